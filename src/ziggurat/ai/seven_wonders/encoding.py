"""7 Wonders as the player of a city sees it when a choice is due.

An encoding is a list of numbers, each naming an input that is on; one that is on twice stands there
twice.  It follows from what the seat knows and from nothing else, so worlds that the seat cannot
tell apart have the same encoding.  `VERSION` changes with the meaning of any number: weights name
the version that they were trained for.

Three groups of inputs: the three cities (own, left, right) thing by thing, what is held and what is
in force for all; numbers, each a row of inputs of which one is on; and the choice, if one is given
(`choices.py`).  Without a choice, the value is that of the position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.seven_wonders import city as cities
from ziggurat.games.seven_wonders import sight
from ziggurat.games.seven_wonders.city import AGES, MOST, UNITS, total_points
from ziggurat.games.seven_wonders.sight import NUMBER_OF_MODULES, NUMBER_OF_PROJECTS, TOTAL

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.city import City, SevenWonders

VERSION: Final = "seven_wonders-1"


class Row:
    """Inputs of which one is on: numbers from the lowest to the highest, by steps."""

    def __init__(self, start: int, lowest: int, highest: int, step: int = 1) -> None:
        self.start: Final = start
        self.lowest: Final = lowest
        self.highest: Final = highest
        self.step: Final = step
        self.end: Final = start + (highest - lowest) // step + 1

    def input(self, number: int) -> int:
        clipped = max(self.lowest, min(number, self.highest))
        return self.start + (clipped - self.lowest) // self.step


# Things: in the own city, in that on the left and on the right, held, and in force for all.
NEAR: Final = 3  # cities that are seen thing by thing
HELD: Final = NEAR * TOTAL
IN_FORCE: Final = HELD + TOTAL

# The table.
MOST_TURNS: Final = 8
TIME: Final = IN_FORCE + TOTAL  # every turn of every age
PLAYERS: Final = Row(TIME + (len(AGES) + 1) * (MOST_TURNS + 1), 2, 8)
MODULES: Final = PLAYERS.end
PROJECT: Final = Row(MODULES + NUMBER_OF_MODULES, -1, NUMBER_OF_PROJECTS - 1)
MARKERS: Final = Row(PROJECT.end, 0, 8)
SHARES: Final = Row(MARKERS.end, 0, 3)
FOR_FREE_CITY: Final = SHARES.end

# Numbers of the own city.
GOODS: Final = [
    Row(FOR_FREE_CITY + 1 + number * 4, 0, 3) for number in range(len(UNITS))
]  # of each resource at most
LEAD: Final = Row(GOODS[-1].end, -30, 30, 3)  # in points, over the best of the others
MEAN_LEAD: Final = Row(LEAD.end, -30, 30, 3)  # … over all others
TILES: Final = Row(MEAN_LEAD.end, 0, 6)
SPENDABLE: Final = Row(TILES.end, 0, 3)  # tokens
DEBTS: Final = Row(SPENDABLE.end, 0, 5)

# Numbers of each of the three cities, one block after the other.
COINS: Final = Row(DEBTS.end, 0, 20)
POINTS: Final = Row(COINS.end, -6, 75, 3)
SHIELDS: Final = Row(POINTS.end, 0, 14)
SYMBOLS: Final = [Row(SHIELDS.end + number * 6, 0, 5) for number in range(4)]
STAGES: Final = Row(SYMBOLS[-1].end, 0, 4)
DIPLOMACY: Final = Row(STAGES.end, 0, 2)
SHIELDS_AHEAD: Final = Row(DIPLOMACY.end, -8, 8)  # of the own city, over this one
SOLD: Final = SHIELDS_AHEAD.end  # whether it sells a unit of each resource
BLOCK: Final = SOLD + len(UNITS) - COINS.start

SIZE_OF_STATE: Final = COINS.start + NEAR * BLOCK


def encode(game: SevenWonders, seat: Seat) -> list[int]:
    """The inputs that are on when the seat chooses, or waits for others."""
    city = cities.acting_city(game, seat)
    if game.controller(city) != seat:
        city = seat  # another player chooses
    on = things(game, city)
    on.append(TIME + min(game.age, AGES[-1]) * (MOST_TURNS + 1) + min(game.turn, MOST_TURNS))
    on.append(PLAYERS.input(game.seats))
    for number, in_play in enumerate(sight.modules_in_play(game)):
        if in_play:
            on.append(MODULES + number)
    add_project(on, game, seat)
    if city >= game.seats:
        on.append(FOR_FREE_CITY)
    add_own(on, game, city)
    points = [total_points(game, each) for each in range(game.seats)]
    add_lead(on, game, seat, points)
    shields = cities.shields(game, city)
    for place, near in enumerate((city, game.left(city), game.right(city))):
        first = place * BLOCK
        add_city(on, game, near, first, shields)
        if near < game.seats:
            on.append(first + POINTS.input(points[near]))
    return on


def things(game: SevenWonders, city: City) -> list[int]:
    on = sight.things_in(game, city)
    on.extend([TOTAL + thing for thing in sight.things_in(game, game.left(city))])
    on.extend([2 * TOTAL + thing for thing in sight.things_in(game, game.right(city))])
    on.extend([HELD + thing for thing in sight.things_held(game, city)])
    if game.table:
        on.extend([IN_FORCE + thing for thing in sight.things_on_table(game)])
    return on


def add_project(on: list[int], game: SevenWonders, seat: Seat) -> None:
    if game.projects is not None:
        on.append(PROJECT.input(sight.project_in_play(game)))
        on.append(MARKERS.input(sight.project_markers(game)))
        on.append(SHARES.input(cities.project_share(game, seat)))


def add_own(on: list[int], game: SevenWonders, city: City) -> None:
    goods = cities.most_of_each(game, city)
    for number, unit in enumerate(UNITS):
        on.append(GOODS[number].input(goods // unit & MOST))
    if game.tower is not None and city < game.seats:
        on.append(TILES.input(cities.tiles_built(game, city)))
    on.append(SPENDABLE.input(cities.spendable_tokens(game, city)))
    on.append(DEBTS.input(sight.debts(game, city)))


def add_lead(on: list[int], game: SevenWonders, seat: Seat, points: list[int]) -> None:
    """Points ahead; the points of partners count together."""
    sides = cities.sides(game)
    totals = [sum([points[each] for each in side]) for side in sides]
    own = seat // (game.seats // len(sides))
    others = totals[:own] + totals[own + 1 :]
    on.append(LEAD.input(totals[own] - max(others)))
    on.append(MEAN_LEAD.input(totals[own] - sum(others) // len(others)))


def add_city(on: list[int], game: SevenWonders, city: City, first: int, shields: int) -> None:
    strength = cities.shields(game, city)
    on.append(first + COINS.input(game.coins[city]))
    on.append(first + SHIELDS.input(strength))
    for number, count in enumerate(cities.symbols_built(game, city)):
        on.append(first + SYMBOLS[number].input(count))
    on.append(first + STAGES.input(game.stages(city)))
    on.append(first + DIPLOMACY.input(sight.diplomacy(game, city)))
    on.append(first + SHIELDS_AHEAD.input(shields - strength))
    sells = game.goods[city].sells
    for number, unit in enumerate(UNITS):
        if sells & unit * MOST:
            on.append(first + SOLD + number)
