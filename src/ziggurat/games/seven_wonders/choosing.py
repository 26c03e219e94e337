"""Which orders a city may give.

`why_not` is where legality is written.  `orders` enumerates the same without asking it for each
candidate, since this is the hottest place of the game; law 1 holds the two together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.seven_wonders.cards import CHAINED_BY, COINS, COLOURS, DISCOUNTING, NEEDS
from ziggurat.games.seven_wonders.commerce import (
    NOTHING,
    PRICE_TILES,
    Payment,
    Prices,
    of_use,
    payments,
    prices_of,
)
from ziggurat.games.seven_wonders.components import Card, City, Goods, Resources
from ziggurat.games.seven_wonders.costs import cost, is_chained
from ziggurat.games.seven_wonders.orders import (
    APART,
    BUILD,
    BY_TOKEN,
    CHAIN,
    DIG,
    DISCARD,
    DISCARDS,
    FREE,
    GIFT,
    STAGE,
    STAGE_GIFT,
    TAKING_PART,
    TILE,
    Order,
    Part,
    Way,
    order,
)
from ziggurat.games.seven_wonders.production import own_goods, sold_goods
from ziggurat.games.seven_wonders.projects import (
    GIFT_BUILDING,
    GIFT_STAGE,
    PROJECTS,
    TOKEN_KINDS,
    WILD_PARTICIPATION,
)
from ziggurat.games.seven_wonders.refusals import SevenWondersRefusal as Refusal
from ziggurat.games.seven_wonders.tower import tiles_in_hand
from ziggurat.games.seven_wonders.wonders import FREE_BUILDING

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.games.seven_wonders.table import SevenWonders


ONLY_APART: Final[list[Part]] = [APART]
PARTS: Final[list[Part]] = [TAKING_PART, BY_TOKEN]


USEFUL: Final = [of_use(needs) for needs in NEEDS]  # which goods serve for each card

# What a city can pay with: its own goods, its neighbours' for sale, prices and coins.
Market = tuple[Goods, Goods, Goods, Prices, int]


def market(game: SevenWonders, city: City) -> Market:
    tiles = game.active
    barren = game.barren
    left, right = game.left(city), game.right(city)
    built, boards = game.built, game.boards
    stages = game.stages[city]
    return (
        own_goods(built[city], boards[city], stages, bool(barren >> city & 1), tiles),
        sold_goods(built[left], boards[left], bool(barren >> left & 1), tiles),
        sold_goods(built[right], boards[right], bool(barren >> right & 1), tiles),
        prices_of(built[city] & DISCOUNTING, boards[city], stages, tiles & PRICE_TILES),
        game.coins[city],
    )


def affordable(place: Market, needs: Resources, bank: int) -> list[Payment]:
    """How these resources may be paid for, once the bank has its coins."""
    own, left, right, prices, purse = place
    if bank > purse:
        return []
    useful = own & of_use(needs)
    return payments(needs, useful, left, right, prices, purse - bank) if needs else NOTHING


# Enumerating.


def orders(game: SevenWonders, city: City, hand: tuple[Card, ...]) -> list[Action]:
    """Everything a player may do with these cards, which are sorted."""
    found: list[Action] = []
    place = market(game, city)
    stages = stage_payments(game, city, place)
    tiles = tiles_in_hand(game, city) if game.with_tower else []
    free = free_ways(game, city)
    built = game.built[city]
    plain = not game.active and not game.project_open
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
        found += [order(TILE, card, 0, 0, APART, tile) for tile in tiles]
    return found


def find_plainly(card: Card, free: list[Way], place: Market, found: list[Action]) -> None:
    """The constructions where no tile and no project changes any cost."""
    own, left, right, prices, purse = place
    needs = NEEDS[card]
    if needs:
        useful = own & USEFUL[card]
        for to_left, to_right in payments(needs, useful, left, right, prices, purse):
            found.append(order(BUILD, card, to_left, to_right))
    elif COINS[card] <= purse:
        found.append(order(BUILD, card))
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


def diggable(game: SevenWonders, city: City, pile: list[Card]) -> list[Action]:
    """The discarded cards that a city may build, in every way to pay for taking part."""
    found: list[Action] = []
    place = market(game, city)
    for card in sorted(set(pile)):
        if not game.built[city] >> card & 1:
            find_constructions(game, city, [DIG], card, place, found)
    return found


# Refusing.


def why_not(game: SevenWonders, city: City, hand: tuple[Card, ...], order: Order) -> Refusal | None:
    if order.way == DIG:
        return Refusal.NOT_DISCARDED
    if order.card not in hand:
        return Refusal.NOT_IN_HAND
    if order.way in {DISCARD, TILE}:
        return why_not_discard(game, city, order)
    if order.way in {STAGE, STAGE_GIFT}:
        refusal = why_not_stage(game, city, order)
    else:
        refusal = why_not_build(game, city, order)
    return refusal or why_not_pay(game, city, order)


def why_not_dig(game: SevenWonders, city: City, pile: list[Card], order: Order) -> Refusal | None:
    if order.card not in pile:
        return Refusal.NOT_DISCARDED
    return why_not_build(game, city, order) or why_not_pay(game, city, order)


def why_not_pay(game: SevenWonders, city: City, order: Order) -> Refusal | None:
    needs, bank = cost(game, city, order.way, order.card, order.part)
    found = affordable(market(game, city), needs, bank)
    if not found:
        return Refusal.CANNOT_PAY
    return None if (order.left, order.right) in found else Refusal.OTHER_PAYMENT


def why_not_discard(game: SevenWonders, city: City, order: Order) -> Refusal | None:
    if order.left or order.right:
        return Refusal.OTHER_PAYMENT
    if order.part:
        return Refusal.NO_BUILDING_NO_PART
    if order.way == TILE and order.tile not in tiles_in_hand(game, city):
        return Refusal.NO_SUCH_TILE
    return None


def why_not_stage(game: SevenWonders, city: City, order: Order) -> Refusal | None:
    if game.next_stage(city) is None:
        return Refusal.WONDER_COMPLETE
    if order.part:
        return Refusal.NO_BUILDING_NO_PART
    if order.way == STAGE_GIFT and not has_token(game, city, GIFT_STAGE):
        return Refusal.NO_FREE_STAGE_TOKEN
    return None


def why_not_build(game: SevenWonders, city: City, order: Order) -> Refusal | None:
    if game.built[city] >> order.card & 1:
        return Refusal.ALREADY_BUILT
    if order.way == CHAIN and not is_chained(game, city, order.card):
        return Refusal.NO_CHAIN
    if order.way == FREE and not may_build_free(game, city):
        return Refusal.NO_FREE_BUILDING
    if order.way == GIFT and not has_token(game, city, GIFT_BUILDING):
        return Refusal.NO_FREE_BUILDING_TOKEN
    if order.part:
        return why_not_take_part(game, city, order.card, order.part)
    return None


def why_not_take_part(game: SevenWonders, city: City, card: Card, part: Part) -> Refusal | None:
    if game.project < 0 or city >= game.seats:
        return Refusal.NO_PROJECT
    if not game.project_open:
        return Refusal.NO_MARKER_LEFT
    if game.took_part >> city & 1:
        return Refusal.ONCE_A_TURN
    fits = COLOURS[card] == PROJECTS[game.project].colour
    if part == TAKING_PART:
        return None if fits else Refusal.OTHER_COLOUR
    if fits:
        return Refusal.TOKEN_NOT_NEEDED
    return None if has_token(game, city, WILD_PARTICIPATION) else Refusal.NO_PARTICIPATION_TOKEN


def may_build_free(game: SevenWonders, city: City) -> bool:
    """Once an age, by the power of the wonder."""
    return bool(game.powers(city) & FREE_BUILDING) and not game.free_used >> city & 1


def has_token(game: SevenWonders, city: City, kind: int) -> bool:
    return game.with_projects and city < game.seats and game.tokens[city * TOKEN_KINDS + kind] > 0
