"""Statistics as the page shows them: what wins, with intervals."""

from typing import Final

from msgspec import Struct

from ziggurat.ai.tally import ALL, FACETS, PERSON, TABLE, Count, Key, Line, lines_of
from ziggurat.ai.tally import tally as tally_session
from ziggurat.server.room.room import Room

MOST: Final = 120  # things of a facet


class Won(Struct, frozen=True):
    """How often a thing won: its share of victories, and the 95 % interval around it."""

    thing: str
    games: int
    share: float
    low: float
    high: float


class Facet(Struct, frozen=True):
    name: str
    things: list[Won]  # first those whose success is surest


class TableSize(Struct, frozen=True):
    players: int
    games: int


class StatisticsShown(Struct, frozen=True):
    """What wins a game at tables of this size; 0 players: at all tables."""

    game: str
    players: int
    games: int
    sizes: list[TableSize]
    facets: list[Facet]


def tally(room: Room) -> dict[Key, Count]:
    """What a game adds; nothing if it was not played to its end."""
    if room.session is None or room.session.game.outcome is None:
        return {}
    return tally_session(room.session, [each.level or PERSON for each in room.occupants])


def statistics(game: str, counts: dict[Key, Count], players: int) -> StatisticsShown:
    found = [(name, lines_of(counts, name, players)) for name in FACETS]
    sizes = sizes_in(counts)
    return StatisticsShown(
        game,
        players,
        sum(each.games for each in sizes if players in {ALL, each.players}),
        sizes,
        [Facet(name, [won(line) for line in lines[:MOST]]) for name, lines in found if lines],
    )


def sizes_in(counts: dict[Key, Count]) -> list[TableSize]:
    tables = {key[0]: count.games for key, count in counts.items() if key[1] == TABLE}
    return [TableSize(*each) for each in sorted(tables.items())]


def won(line: Line) -> Won:
    low, high = line.interval
    return Won(line.thing, line.games, round(line.share, 4), round(low, 4), round(high, 4))
