"""All orders that a city may give.

This is the hottest place of the game: it does not ask `legality` about every candidate, but finds
what is not refused.  Law 1 holds the two together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.seven_wonders.cards import CHAINED_BY, COINS, NEEDS
from ziggurat.games.seven_wonders.commerce import of_use, payments
from ziggurat.games.seven_wonders.costs import cost, is_chained
from ziggurat.games.seven_wonders.legality import has_token, may_build_free, why_not_take_part
from ziggurat.games.seven_wonders.market import Market, affordable, market
from ziggurat.games.seven_wonders.orders import (
    APART,
    BUILD,
    BY_TOKEN,
    CHAIN,
    DIG,
    DISCARDS,
    FREE,
    GIFT,
    STAGE,
    STAGE_GIFT,
    TAKING_PART,
    TILE,
    Part,
    Way,
    order,
)
from ziggurat.games.seven_wonders.projects import GIFT_BUILDING, GIFT_STAGE
from ziggurat.games.seven_wonders.tower import tiles_in_hand

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.games.seven_wonders.components import Card, Cards, City
    from ziggurat.games.seven_wonders.table import SevenWonders

ONLY_APART: Final[list[Part]] = [APART]
PARTS: Final[list[Part]] = [TAKING_PART, BY_TOKEN]
USEFUL: Final = [of_use(needs) for needs in NEEDS]  # which goods serve for each card


def orders(game: SevenWonders, city: City, hand: tuple[Card, ...]) -> list[Action]:
    """Everything a player may do with these cards, which are sorted."""
    found: list[Action] = []
    place = market(game, city)
    stages = stage_payments(game, city, place)
    tiles = tiles_in_hand(game, city) if game.with_tower else []
    free = free_ways(game, city)
    built = game.built[city]
    plain = not (game.active or game.project_open or game.purchases)
    last = -1
    for card in hand:
        if card == last:
            continue
        last = card
        if not built >> card & 1:
            ways = free
            if CHAINED_BY[card] and is_chained(game, city, card):
                ways = [*free, CHAIN]
            if plain:
                find_plainly(card, ways, place, found)
            else:
                find_constructions(game, city, [BUILD, *ways], card, place, found)
        for way, left, right in stages:
            found.append(order(way, card, left, right))
        found.append(DISCARDS[card])
        if tiles:
            found += [order(TILE, card, 0, 0, APART, tile) for tile in tiles]
    return found


def find_plainly(card: Card, free: list[Way], place: Market, found: list[Action]) -> None:
    """The constructions where no tile, no project and no house rule changes any payment."""
    own, left, right, prices, coins, _ = place
    needs, purse = NEEDS[card], coins - COINS[card]
    if needs and purse >= 0:
        useful = own & USEFUL[card]
        for to_left, to_right in payments(needs, useful, left, right, prices, purse):
            found.append(order(BUILD, card, to_left, to_right))
    elif purse >= 0:
        found.append(order(BUILD, card))
    if free:
        found += [order(way, card) for way in free]


def free_ways(game: SevenWonders, city: City) -> list[Way]:
    """The ways to build anything free that a city has now."""
    ways: list[Way] = []
    if may_build_free(game, city):
        ways.append(FREE)
    if has_token(game, city, GIFT_BUILDING):
        ways.append(GIFT)
    return ways


def find_constructions(
    game: SevenWonders,
    city: City,
    ways: list[Way],
    card: Card,
    place: Market,
    found: list[Action],
) -> None:
    """All ways to pay for a building, whether the city takes part in the project or not."""
    parts = parts_in_project(game, city, card) if game.project_open else ONLY_APART
    for way in ways:
        for part in parts:
            needs, bank = cost(game, city, way, card, part)
            for left, right in affordable(place, needs, bank):
                found.append(order(way, card, left, right, part))


def stage_payments(game: SevenWonders, city: City, place: Market) -> list[tuple[Way, int, int]]:
    if game.next_stage(city) is None:
        return []
    ways = [STAGE, STAGE_GIFT] if has_token(game, city, GIFT_STAGE) else [STAGE]
    found: list[tuple[Way, int, int]] = []
    for way in ways:
        needs, bank = cost(game, city, way, -1, APART)
        for left, right in affordable(place, needs, bank):
            found.append((way, left, right))
    return found


def parts_in_project(game: SevenWonders, city: City, card: Card) -> list[Part]:
    """The ways to take part, or not, when this card is built."""
    refused = why_not_take_part
    return ONLY_APART + [part for part in PARTS if refused(game, city, card, part) is None]


def playable(game: SevenWonders, city: City) -> Cards:
    """All cards that a city could build now at their cost or by chain, whoever has them."""
    found = 0
    place = market(game, city)
    for card in range(len(NEEDS)):
        chained = is_chained(game, city, card)
        ways = [BUILD, CHAIN] if chained else [BUILD]
        if not game.built[city] >> card & 1 and can_pay(game, city, ways, card, place):
            found |= 1 << card
    return found


def can_pay(game: SevenWonders, city: City, ways: list[Way], card: Card, place: Market) -> bool:
    costs = [cost(game, city, way, card, APART) for way in ways]
    return any(affordable(place, needs, bank) for needs, bank in costs)


def diggable(game: SevenWonders, city: City, pile: list[Card]) -> list[Action]:
    """The discarded cards that a city may build, in every way to pay for taking part."""
    found: list[Action] = []
    place = market(game, city)
    for card in sorted(set(pile)):
        if not game.built[city] >> card & 1:
            find_constructions(game, city, [DIG], card, place, found)
    return found
