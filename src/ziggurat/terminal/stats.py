"""Statistics over saved games: read from records and data sets, printed as tables."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, NamedTuple

from ziggurat.ai.tally import FACETS, PERSON, Tally, lines_of
from ziggurat.core.record import BadRecord, read
from ziggurat.core.session import Session, resume
from ziggurat.games.catalogue import GAMES
from ziggurat.terminal.complaint import Failure, reason_of
from ziggurat.terminal.files import load_session
from ziggurat.terminal.game_files import DATA_SET
from ziggurat.terminal.screen import new_table
from ziggurat.terminal.texts import output, stats
from ziggurat.terminal.texts.errors import CommandCode

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from ziggurat.ai.tally import Line
    from ziggurat.terminal.screen import Screen
    from ziggurat.terminal.speech import Speech

MOST: Final = 25  # lines of a table


class Saved(NamedTuple):
    """A finished game, and who sat where."""

    session: Session
    levels: list[str]


def games_in(path: Path) -> Iterator[Saved]:
    """The finished games of a record or data set.  Raises Failure."""
    found = data_set(path) if path.suffix == DATA_SET else single(path)
    return (each for each in found if each.session.game.outcome is not None)


def single(path: Path) -> Iterator[Saved]:
    session = load_session(path)
    yield Saved(session, [PERSON] * session.game.seats)


def data_set(path: Path) -> Iterator[Saved]:
    try:
        with path.open(encoding="utf-8") as file:
            for line in file:
                content = json.loads(line)
                record = read(json.dumps(content["record"]))
                levels = [each or PERSON for each in content["bots"]]
                yield Saved(resume(GAMES[record.game], record), levels)
    except OSError as error:
        raise Failure(CommandCode.CANNOT_READ, file=path, reason=reason_of(error)) from error
    except BadRecord as error:
        raise Failure(CommandCode.CANNOT_USE, file=path, reason=error) from error
    except (ValueError, TypeError, KeyError) as error:
        raise Failure(CommandCode.NOT_AN_ARENA, file=path) from error


def tallies_of(paths: Iterable[Path]) -> dict[str, Tally]:
    """By game."""
    found: dict[str, Tally] = {}
    for path in paths:
        for session, levels in games_in(path):
            found.setdefault(session.kind.name, Tally()).add(session, levels)
    return found


def show(tally: Tally, players: int, speech: Speech, screen: Screen) -> None:
    games = tally.games(players)
    screen.say(stats.TITLE, "bold", game=speech.kind.title, count=games)
    for facet in FACETS:
        lines = lines_of(tally.counts, facet, players)
        if lines:
            show_facet(facet, lines[:MOST], speech, screen)


def show_facet(facet: str, lines: list[Line], speech: Speech, screen: Screen) -> None:
    table = new_table()
    table.add_column(screen.words(stats.FACETS[facet]))
    for column in stats.COLUMNS:
        table.add_column(screen.words(column), justify="right")
    for each in lines:
        low, high = each.interval
        shares = [percent(share, screen) for share in (each.share, low, high)]
        between = f"{shares[1]} – {shares[2]}"  # noqa: RUF001 - as in print
        table.add_row(named(facet, each.thing, speech), str(each.games), shares[0], between)
    screen.show(table)


def percent(share: float, screen: Screen) -> str:
    return screen.words(output.PERCENT, number=round(100 * share))


def named(facet: str, thing: str, speech: Speech) -> str:
    if facet == "strength":
        return speech.kind.texts.rows[thing].in_language(speech.language)
    if facet in {"level", "players", "seat"}:
        return speech.ui(stats.PERSON) if thing == PERSON else thing
    return speech.term(thing)


def as_data(game: str, tally: Tally, players: int) -> dict[str, object]:
    return {
        "game": game,
        "games": tally.games(players),
        "facets": {
            facet: [each._asdict() for each in lines]
            for facet in FACETS
            if (lines := lines_of(tally.counts, facet, players))
        },
    }
