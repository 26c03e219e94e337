"""Why an order may not be given: the one place where that is written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.games.seven_wonders.cards import CHAINED_BY, COLOURS
from ziggurat.games.seven_wonders.costs import cost, in_reach, is_chained
from ziggurat.games.seven_wonders.market import affordable, market
from ziggurat.games.seven_wonders.orders import (
    CHAIN,
    DIG,
    DISCARD,
    FREE,
    GIFT,
    STAGE,
    STAGE_GIFT,
    TAKING_PART,
    TILE,
    Order,
    Part,
)
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
    from ziggurat.games.seven_wonders.components import Card, City
    from ziggurat.games.seven_wonders.table import SevenWonders


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
        return why_no_chain(game, city, order.card)
    if order.way == FREE and not may_build_free(game, city):
        return Refusal.NO_FREE_BUILDING
    if order.way == GIFT and not has_token(game, city, GIFT_BUILDING):
        return Refusal.NO_FREE_BUILDING_TOKEN
    if order.part:
        return why_not_take_part(game, city, order.card, order.part)
    return None


def why_no_chain(game: SevenWonders, city: City, card: Card) -> Refusal:
    stands = CHAINED_BY[card] & in_reach(game, city, game.built)
    return Refusal.CHAIN_OF_THIS_AGE if stands else Refusal.NO_CHAIN


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
    has_power = game.powers(city) & FREE_BUILDING and game.uses_powers(city)
    return bool(has_power) and not game.free_used >> city & 1


def has_token(game: SevenWonders, city: City, kind: int) -> bool:
    return game.with_projects and city < game.seats and game.tokens[city * TOKEN_KINDS + kind] > 0
