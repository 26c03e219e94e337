"""The view of a seat: plain data, all that it may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict

from ziggurat.games.seven_wonders import knowledge
from ziggurat.games.seven_wonders.cards import CARD_NAMES, CARD_OF, listed
from ziggurat.games.seven_wonders.components import VICTORY
from ziggurat.games.seven_wonders.conflict import shields
from ziggurat.games.seven_wonders.costs import cost, stage_cost
from ziggurat.games.seven_wonders.face_down import FaceDown, is_drawn, number_of
from ziggurat.games.seven_wonders.market import market
from ziggurat.games.seven_wonders.orders import APART, BUILD, CHAIN, FREE, STAGE
from ziggurat.games.seven_wonders.production import sold_goods, sources
from ziggurat.games.seven_wonders.projects import PROJECT_NAMES, TOKEN_KINDS, TOKEN_NAMES
from ziggurat.games.seven_wonders.tower import in_force, tile_of
from ziggurat.games.seven_wonders.wonders import BOARD_NAMES

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.components import City
    from ziggurat.games.seven_wonders.table import SevenWonders

UNKNOWN: Final = "?"
UNSEEN: Final = -1


class CityView(TypedDict):
    board: str  # empty while it is still to be chosen
    stages: int
    coins: int
    paid: list[int]  # this turn: to the bank, to the left, to the right
    shields: int
    produces: list[list[str]]  # under the tiles in force: for each unit, the resources it may be
    sells: list[list[str]]  # the part of it that neighbours may buy
    prices: list[int]  # of a unit: raw from the left, raw from the right, made from either
    stage_due: int  # coins to the bank for the next stage
    buildings: list[str]
    victories: list[int]  # points of each token
    defeats: int
    hand_size: int
    hand: list[str] | None  # the cards, if the viewer holds them
    hand_among: list[str]  # cards the viewer saw in this hand and has not seen played since
    markers: list[str]  # under the wonder, "?" if unknown
    tiles: list[int]  # in hand, 0 if unknown
    tower_height: int
    shares: int  # participation markers
    tokens: list[str]
    penalties: int
    barren: bool


class SevenWondersView(TypedDict):
    age: int
    turn: int
    cities: list[CityView]
    discard: list[str]  # oldest first, "?" if unknown
    pile_size: int
    holder: int  # of the Free City card, -1 without it
    dues: dict[str, list[int]]  # of cards the viewer knows: to the bank, built, by chain or free
    order: str  # what the viewer has sealed
    offered_boards: list[str]
    offered_tiles: list[int]
    tower: list[int]  # all tiles built, the oldest first
    active_tiles: list[int]
    placing: list[int]  # tiles built this turn, 0 if unknown
    project: str
    project_markers: int
    waiting_for: list[int]
    over: bool


class Insight:
    """What a viewer can say of a hidden place."""

    def __init__(self, game: SevenWonders, viewer: Seat) -> None:
        self.seats = game.seats
        self.viewer = viewer
        self.groups: dict[int, list[int]] = {}  # what the viewer has seen go into each
        for zone in knowledge.zones(game):
            for place in zone:
                if not knowledge.is_known(viewer, place):
                    group = knowledge.group_of(game.seats, viewer, place)
                    if group != knowledge.POOL:
                        seen = UNSEEN if is_drawn(place) else number_of(place)
                        self.groups.setdefault(group, []).append(seen)

    def among(self, place: FaceDown) -> list[int]:
        """The numbers that may lie here, as far as the viewer has seen them; else nothing."""
        group = self.groups.get(knowledge.group_of(self.seats, self.viewer, place), [])
        return sorted([number for number in group if number != UNSEEN])

    def number(self, place: FaceDown) -> int:
        """What lies here, if the viewer can tell."""
        if knowledge.is_known(self.viewer, place):
            return number_of(place)
        group = self.groups.get(knowledge.group_of(self.seats, self.viewer, place))
        if group is None or group.count(group[0]) < len(group):
            return UNSEEN
        return group[0]

    def name(self, place: FaceDown) -> str:
        number = self.number(place)
        return UNKNOWN if number == UNSEEN else CARD_NAMES[number]


def view(game: SevenWonders, seat: Seat) -> SevenWondersView:
    insight = Insight(game, seat)
    return {
        "age": game.age,
        "turn": game.turn,
        "cities": [city_view(game, city, seat, insight) for city in range(game.cities)],
        "discard": [insight.name(card) for card in game.discard],
        "pile_size": len(game.pile),
        "holder": game.holder() if game.cities > game.seats else -1,
        "dues": dues(game, seat, insight),
        "order": game.sealed[seat].text if seat in game.sealed else "",
        "offered_boards": [BOARD_NAMES[board] for board in game.offered],
        "offered_tiles": offered_tiles(game, seat),
        "tower": list(game.tower),
        "active_tiles": list(in_force(game)),
        "placing": [tile_of(each) if each >> 5 == seat else 0 for each in game.placing],
        "project": PROJECT_NAMES[game.project] if game.project >= 0 else "",
        "project_markers": game.markers,
        "waiting_for": game.to_act(),
        "over": game.outcome is not None,
    }


def offered_tiles(game: SevenWonders, seat: Seat) -> list[int]:
    is_seat = 0 <= seat < len(game.tile_packets)
    return list(game.tile_packets[seat]) if is_seat else []


def city_view(game: SevenWonders, city: City, viewer: Seat, insight: Insight) -> CityView:
    board = game.boards[city]
    hand = game.hands[city]
    is_own = game.controller(city) == viewer
    own, _, _, prices, _, _ = market(game, city)
    sold = sold_goods(game.built[city], board, bool(game.barren >> city & 1), game.active)
    return {
        "board": BOARD_NAMES[board] if board >= 0 else "",
        "stages": game.stages[city],
        "coins": game.coins[city],
        "paid": game.paid[city * 3 : city * 3 + 3],
        "shields": shields(game, city),
        "produces": sources(own) if board >= 0 else [],
        "sells": sources(sold) if board >= 0 else [],
        "prices": list(prices[:3]),
        "stage_due": 0 if game.next_stage(city) is None else stage_cost(game, city, STAGE)[1],
        "buildings": [CARD_NAMES[card] for card in listed(game.built[city])],
        "victories": victories(game, city),
        "defeats": game.defeats[city],
        "hand_size": len(hand),
        "hand": [CARD_NAMES[card] for card in hand] if is_own else None,
        "hand_among": [] if is_own or not hand else hand_among(game, city, insight),
        "markers": [insight.name(card) for card in game.buried[city]],
        "tiles": tiles(game, city, insight),
        "tower_height": of_seat(game.tower_height, city),
        "shares": of_seat(game.shares, city),
        "tokens": tokens(game, city),
        "penalties": of_seat(game.penalties, city),
        "barren": bool(game.barren >> city & 1),
    }


def dues(game: SevenWonders, seat: Seat, insight: Insight) -> dict[str, list[int]]:
    """What the bank takes for a card, tiles in force included, before resources are bought."""
    own = [city for city in range(game.cities) if game.controller(city) == seat]
    known = {CARD_NAMES[card] for city in own for card in game.hands[city]}
    known.update([insight.name(card) for card in game.discard])
    return {
        name: [cost(game, -1, way, CARD_OF[name], APART)[1] for way in (BUILD, CHAIN, FREE)]
        for name in sorted(known - {UNKNOWN})
    }


def hand_among(game: SevenWonders, city: City, insight: Insight) -> list[str]:
    place = knowledge.hand_zone(game, city)[0]
    return [CARD_NAMES[card] for card in insight.among(place)]


def victories(game: SevenWonders, city: City) -> list[int]:
    held = game.victories[city * 3 : city * 3 + 3]
    return [VICTORY[age] for age, count in enumerate(held) for _ in range(count)]


def tiles(game: SevenWonders, city: City, insight: Insight) -> list[int]:
    """What is laid by the tower this turn counts as in hand until it is revealed."""
    held = game.tiles[city] if city < len(game.tiles) else ()
    return [max(0, insight.number(tile)) for tile in held]


def of_seat(counts: tuple[int, ...], city: City) -> int:
    """Nothing for the Free City, or without the module."""
    return counts[city] if city < len(counts) else 0


def tokens(game: SevenWonders, city: City) -> list[str]:
    counts = game.tokens[city * TOKEN_KINDS : city * TOKEN_KINDS + TOKEN_KINDS]
    return [TOKEN_NAMES[kind] for kind, count in enumerate(counts) for _ in range(count)]
