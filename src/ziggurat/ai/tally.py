"""What wins: finished games counted by who sat where, by openings, wonders, cards and strengths.

A fact about a seat is a facet and a thing: `opening`, `assyrians`.  Every fact of a seat counts
once in a game, with that seat's share of the victory; in a cooperative game, every fact about any
seat counts once, because all win or lose together.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Final, NamedTuple

from ziggurat.ai.standings import Interval, share_of, wilson

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ziggurat.core.event import Event
    from ziggurat.core.outcome import Outcome
    from ziggurat.core.seats import Seat
    from ziggurat.core.session import Session

FACETS: Final = ("level", "players", "seat", "wonder", "opening", "card", "strength")
TABLE: Final = "table"  # the facet that counts the games themselves
PERSON: Final = "person"  # the level of everybody who is not a built-in bot
ALL: Final = 0  # instead of a number of players
# The events in which a seat takes a wonder, opens, or comes by a card, and the value that says so.
WONDERS: Final = {"seven_wonders": {"took_board": "board"}}
OPENINGS: Final = {
    "babel": {"built": "site"},
    "babylon": {"dug": "flower"},
    "babble": {"showed_word": "order"},
    "seven_wonders": {"built": "card"},
}
CARDS: Final = {"babble": {"built": "card"}, "seven_wonders": {"built": "card"}}
# Lines of a score sheet that are no strengths: sums, and what only breaks ties.
SUMS: Final = {"total", "team", "cards_in_hand", "visible_holes", "levels_complete", "cards_built"}

Key = tuple[int, str, str]  # players, facet, thing
Fact = tuple[str, str]


class Count(NamedTuple):
    games: int
    wins: float  # a shared victory counts in part


NOTHING: Final = Count(0, 0.0)


class Line(NamedTuple):
    """A thing with its share of victories, and how sure that is."""

    thing: str
    games: int
    share: float
    interval: Interval  # 95 %


def tally(session: Session, levels: Sequence[str]) -> dict[Key, Count]:
    """What a finished game adds; `levels` says who sat at each seat."""
    game, outcome = session.game, session.game.outcome
    assert outcome is not None
    seats = [facts_of(session, outcome, seat, levels[seat]) for seat in range(game.seats)]
    table = {(game.seats, TABLE, ""): Count(1, 0.0)}
    if session.kind.cooperative:
        together = set[Fact]().union(*seats) | {("players", str(game.seats))}
        won = Count(1, float(bool(outcome.winners)))
        return table | {(game.seats, *fact): won for fact in together if fact[0] != "seat"}
    found: defaultdict[Key, Count] = defaultdict(lambda: NOTHING)
    for seat, facts in enumerate(seats):
        won = Count(1, share_of(outcome.winners, seat, whole=False))
        for fact in facts:
            found[game.seats, *fact] = plus(found[game.seats, *fact], won)
    return table | found


def plus(one: Count, other: Count) -> Count:
    return Count(one.games + other.games, one.wins + other.wins)


def facts_of(session: Session, outcome: Outcome, seat: Seat, level: str) -> set[Fact]:
    name = session.kind.name
    own = [event for event in session.events if event.shown.get("seat") == seat]
    found = {("level", level), ("seat", str(seat + 1))}
    found |= {("wonder", thing) for thing in things_in(own, WONDERS.get(name, {}))}
    found |= {("opening", thing) for thing in things_in(own, OPENINGS[name])[:1]}
    found |= {("card", thing) for thing in things_in(own, CARDS.get(name, {}))}
    strengths = [row for row in outcome.sheet if row.name not in SUMS]
    if strengths:
        found.add(("strength", max(strengths, key=lambda row: row.values[seat]).name))
    return found


def things_in(events: Iterable[Event], named: dict[str, str]) -> list[str]:
    return [str(each.shown[named[each.name]]) for each in events if each.name in named]


class Tally:
    """Counts of many games."""

    def __init__(self) -> None:
        self.counts: Final[defaultdict[Key, Count]] = defaultdict(lambda: NOTHING)

    def games(self, players: int = ALL) -> int:
        return sum(
            count.games
            for (size, facet, _), count in self.counts.items()
            if facet == TABLE and players in {ALL, size}
        )

    def add(self, session: Session, levels: Sequence[str]) -> None:
        for key, count in tally(session, levels).items():
            self.counts[key] = plus(self.counts[key], count)


def lines_of(counts: dict[Key, Count], facet: str, players: int = ALL) -> list[Line]:
    """The things of a facet; first those whose success is surest, not those seen once."""
    found: defaultdict[str, Count] = defaultdict(lambda: NOTHING)
    for (count, name, thing), each in counts.items():
        if name == facet and players in {ALL, count}:
            found[thing] = plus(found[thing], each)
    lines = [line(thing, each) for thing, each in found.items()]
    return sorted(lines, key=lambda each: (-each.interval[0], -each.share, each.thing))


def line(thing: str, count: Count) -> Line:
    games, wins = count
    return Line(thing, games, wins / games, wilson(wins, games))
