"""Carrying out orders: all pay, then all place their cards, then all take their coins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.games.seven_wonders import tower
from ziggurat.games.seven_wonders.cards import COLOURS
from ziggurat.games.seven_wonders.components import DISCARD_COINS
from ziggurat.games.seven_wonders.costs import bonus, cost
from ziggurat.games.seven_wonders.effects import coins_on_building
from ziggurat.games.seven_wonders.face_down import barred_from, number_of
from ziggurat.games.seven_wonders.offers import playable
from ziggurat.games.seven_wonders.orders import (
    DIG,
    DISCARD,
    FREE,
    GIFT,
    STAGE,
    STAGE_GIFT,
    TILE,
    Order,
)
from ziggurat.games.seven_wonders.participation import spend, take_part
from ziggurat.games.seven_wonders.projects import GIFT_BUILDING, GIFT_STAGE
from ziggurat.games.seven_wonders.wonders import BOARDS
from ziggurat.games.seven_wonders.wonders import DIG as DIG_POWER

if TYPE_CHECKING:
    from ziggurat.games.seven_wonders.components import City
    from ziggurat.games.seven_wonders.table import SevenWonders


def carry_out(game: SevenWonders, cities: list[City], orders: list[Order]) -> None:
    """The orders of these cities happen at the same time."""
    income = [0] * game.cities
    for city, order in zip(cities, orders, strict=True):
        if builds(order):
            _, bank = cost(game, city, order.way, order.card, order.part)
            game.pay(city, bank, order.left, order.right)
            income[game.left(city)] += order.left
            income[game.right(city)] += order.right
    for city, order in zip(cities, orders, strict=True):
        place(game, city, order)
    for city, order in zip(cities, orders, strict=True):
        income[city] += gain(game, city, order)
    for city in range(game.cities):
        game.earn(city, income[city])


def builds(order: Order) -> bool:
    return order.way not in {DISCARD, TILE}


def place(game: SevenWonders, city: City, order: Order) -> None:
    hand = game.hand_for(city)
    if order.way in {DISCARD, TILE}:
        card = game.lay_down(hand, order.card)
        if city >= game.seats:
            card = barred_from(card, playable(game, city))
        game.throw(city, card)
        if order.way == TILE:
            tower.set_aside(game, city, order.tile)
    elif order.way in {STAGE, STAGE_GIFT}:
        place_stage(game, city, order)
    else:
        if order.way == DIG:
            unearth(game, order)
        else:
            game.leave_hand(hand, order.card)
        place_structure(game, city, order)


def place_structure(game: SevenWonders, city: City, order: Order) -> None:
    game.build(city, order.card)
    if order.way == FREE:
        game.free_used |= 1 << city
    elif order.way == GIFT:
        spend(game, city, GIFT_BUILDING)
    if order.part:
        take_part(game, city, order.part)


def place_stage(game: SevenWonders, city: City, order: Order) -> None:
    game.raise_stage(city, game.lay_down(game.hand_for(city), order.card))
    if order.way == STAGE_GIFT:
        spend(game, city, GIFT_STAGE)
    power = BOARDS[game.boards[city]].stages[game.stages[city] - 1].power
    if power == DIG_POWER and game.uses_powers(city):
        game.digs += (city,)


def unearth(game: SevenWonders, order: Order) -> None:
    """The oldest of the discarded cards of that name leaves the pile; all see where it lay."""
    at = [number_of(card) for card in game.discard].index(order.card)
    game.discard = game.discard[:at] + game.discard[at + 1 :]


def gain(game: SevenWonders, city: City, order: Order) -> int:
    """The coins that an order brings, counted when all cards are placed."""
    if order.way == DISCARD:
        return DISCARD_COINS
    if order.way == TILE:
        return 0
    if order.way in {STAGE, STAGE_GIFT}:
        return BOARDS[game.boards[city]].stages[game.stages[city] - 1].earns
    coins = coins_on_building(game, city, order.card)
    if game.active:
        coins += bonus(game.active, game.age, order.way, COLOURS[order.card])
    return coins
