"""The view of a seat: plain data, all that it may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.games.seven_wonders.actions import Order
from ziggurat.games.seven_wonders.catalogue import (
    BOARD_NAMES,
    BUILDINGS,
    CARD_NAMES,
    ModulesCityView,
    ModulesView,
    listed,
    no_modules,
    no_modules_in_city,
)
from ziggurat.games.seven_wonders.components import VICTORY
from ziggurat.games.seven_wonders.knowledge.groups import Insight
from ziggurat.games.seven_wonders.knowledge.zones import hand_zone
from ziggurat.games.seven_wonders.production import sources

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.components import City
    from ziggurat.games.seven_wonders.table import SevenWonders


class PublicCityView(ModulesCityView):
    """What everybody sees of a city."""

    board: str  # empty while it is still to be chosen
    stages: int
    coins: int
    paid: list[int]  # this turn: to the bank, to the left, to the right
    shields: int
    produces: list[list[str]]  # under the tiles in force: for each unit, the resources it may be
    sells: list[list[str]]  # the part of it that neighbours may buy
    prices: list[int]  # of a unit: raw from the left, raw from the right, made from either
    buildings: list[str]
    victories: list[int]  # points of each token
    defeats: int
    hand_size: int


class CityView(PublicCityView):
    hand: list[str] | None  # the cards, if the viewer holds them
    hand_among: list[str]  # cards the viewer saw in this hand and has not seen played since
    markers: list[str]  # under the wonder, "?" if unknown


class SevenWondersView(ModulesView):
    age: int
    turn: int
    turns: int  # of an age
    cities: list[CityView]
    discard: list[str]  # oldest first, "?" if unknown
    order: str  # what the viewer has sealed
    sealed_card: str  # the card of that order, or empty
    offered_boards: list[str]
    waiting_for: list[int]
    over: bool


def view(game: SevenWonders, seat: Seat) -> SevenWondersView:
    return views(game, [seat])[0]


def views(game: SevenWonders, seats: list[Seat]) -> list[SevenWondersView]:
    cities = [public_view(game, city) for city in range(game.facts.cities)]
    return [own_view(game, seat, cities) for seat in seats]


def own_view(game: SevenWonders, seat: Seat, cities: list[PublicCityView]) -> SevenWondersView:
    insight = Insight(game, seat)
    sealed = game.sealed.get(seat)
    found: SevenWondersView = {
        "age": game.age,
        "turn": game.turn,
        "turns": game.facts.turns,
        "cities": [city_view(game, city, public, insight) for city, public in enumerate(cities)],
        "discard": [insight.name(card) for card in game.discard],
        "order": sealed.text if sealed else "",
        "sealed_card": CARD_NAMES[sealed.card] if isinstance(sealed, Order) else "",
        "offered_boards": [BOARD_NAMES[board] for board in game.offered],
        "waiting_for": game.to_act(),
        "over": game.outcome is not None,
        **no_modules(),
    }
    for module in game.plan().modules:
        if module.show is not None:
            module.show(game, seat, insight, found)
    return found


def public_view(game: SevenWonders, city: City) -> PublicCityView:
    board = game.boards[city]
    mods, goods = game.mods(city), game.goods[city]
    return {
        "board": BOARD_NAMES[board] if board >= 0 else "",
        "stages": game.stages(city),
        "coins": game.coins[city],
        "paid": game.paid[city * 3 : city * 3 + 3],
        "shields": game.strength(city),
        "produces": sources(goods.own) if board >= 0 else [],
        "sells": sources(goods.sells) if board >= 0 else [],
        "prices": list(mods.prices[:3]),
        "buildings": [CARD_NAMES[card] for card in listed(game.built[city] & BUILDINGS)],
        "victories": victories(game, city),
        "defeats": game.defeats[city],
        "hand_size": len(game.hands[city]),
        **no_modules_in_city(),
    }


def city_view(game: SevenWonders, city: City, public: PublicCityView, insight: Insight) -> CityView:
    hand, viewer = game.hands[city], insight.viewer
    is_own = viewer >= 0 and bool(game.knowers(city) >> viewer & 1)
    return {
        **public,
        "hand": [CARD_NAMES[card] for card in hand] if is_own else None,
        "hand_among": [] if is_own or not hand else hand_among(game, city, insight),
        "markers": [insight.name(card) for card in game.buried[city]],
    }


def hand_among(game: SevenWonders, city: City, insight: Insight) -> list[str]:
    place = hand_zone(game, city)[0]
    return [CARD_NAMES[card] for card in insight.among(place)]


def victories(game: SevenWonders, city: City) -> list[int]:
    held = game.victories[city * 3 : city * 3 + 3]
    return [VICTORY[age] for age, count in enumerate(held) for _ in range(count)]
