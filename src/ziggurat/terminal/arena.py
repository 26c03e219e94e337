"""Bots against bots, many times: played, written down, resumed and counted."""

from __future__ import annotations

import json
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING

from ziggurat.ai.arena import Arena, Played, Result
from ziggurat.ai.processes import stop
from ziggurat.ai.standings import Interval, Standing, standings
from ziggurat.games.catalogue import GAMES
from ziggurat.terminal.complaint import Failure, reason_of
from ziggurat.terminal.progress import Progress
from ziggurat.terminal.screen import Screen, new_table
from ziggurat.terminal.texts import output
from ziggurat.terminal.texts.errors import CommandCode

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from rich.table import Table

    from ziggurat.terminal.game_files import GameFiles


class Diary:
    """A file with a line for the arena and one for every game that is over."""

    def __init__(self, arena: Arena, path: Path | None) -> None:
        self.arena = arena
        self._path = path
        self.results: list[Result] = []
        if path is None:
            return
        if path.exists():
            self.results = read_diary(arena, path)
        else:
            self._write(arena._asdict())

    def add(self, result: Result) -> None:
        self.results.append(result)
        self._write(result._asdict())

    def keep(self, path: Path) -> None:
        """Write down what has been kept in memory only."""
        if self._path is None:
            self._path = path
            self._write(self.arena._asdict())
            for result in self.results:
                self._write(result._asdict())

    @property
    def path(self) -> Path | None:
        return self._path

    def _write(self, line: dict[str, object]) -> None:
        if self._path is None:
            return
        try:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
        except OSError as error:
            reason = reason_of(error)
            raise Failure(CommandCode.CANNOT_WRITE, file=self._path, reason=reason) from error


def read_diary(arena: Arena, path: Path) -> list[Result]:
    """The games that are over already; a last line that was cut short is cut off."""
    try:
        content = path.read_bytes()
        end = content.rfind(b"\n") + 1
        begun, *lines = [json.loads(line) for line in content[:end].splitlines()]
        told = dict(begun)
        results = {line["number"]: result_of(line) for line in lines}
    except OSError as error:
        raise Failure(CommandCode.CANNOT_READ, file=path, reason=reason_of(error)) from error
    except (ValueError, TypeError, KeyError) as error:
        raise Failure(CommandCode.NOT_AN_ARENA, file=path) from error
    asked = json.loads(json.dumps(arena._asdict()))
    if told != asked:
        names = sorted(told.keys() | asked.keys())
        different = [name for name in names if told.get(name) != asked.get(name)]
        raise Failure(CommandCode.OTHER_ARENA, file=path, names=", ".join(different))
    os.truncate(path, end)
    return list(results.values())


def result_of(line: dict[str, object]) -> Result:
    values = {name: tuple(each) if isinstance(each, list) else each for name, each in line.items()}
    return Result(**values)  # type: ignore[arg-type]  # written by `_asdict` of the same class


def hold(
    arena: Arena, games: int, jobs: int, diary: Diary, files: GameFiles | None, screen: Screen
) -> None:
    """Play all games that the diary lacks, or whose record is wanted and missing."""
    known = {result.number for result in diary.results}
    missing = [
        number
        for number in range(games)
        if number not in known or (files is not None and not files.has(number))
    ]
    with Progress(screen, screen.words(output.PLAYING), len(missing)) as progress:
        for played in play_all(arena, missing, jobs):
            if files is not None and not files.has(played.result.number):
                files.add(played)
            if played.result.number not in known:
                diary.add(played.result)
            progress.advance()


def play_all(arena: Arena, numbers: list[int], jobs: int) -> Iterator[Played]:
    if jobs == 1:
        yield from map(arena.play, numbers)
        return
    processes = ProcessPoolExecutor(jobs, initializer=ignore_interrupts)
    try:
        yield from processes.map(arena.play, numbers)
    except BrokenProcessPool as error:
        raise Failure(CommandCode.PROCESS_ENDED) from error
    finally:
        # When interrupted, games under way are given up: a game may take minutes.
        stop(processes)


def ignore_interrupts() -> None:
    """Ctrl-C is answered by the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def as_data(arena: Arena, results: Sequence[Result]) -> dict[str, object]:
    found = standings(results, cooperative=GAMES[arena.game].cooperative)
    return {
        "arena": arena._asdict(),
        "games": len(results),
        "standings": [{**each._asdict(), "rating": each.rating._asdict()} for each in found],
    }


def standings_table(arena: Arena, results: Sequence[Result], screen: Screen) -> Table:
    kind = GAMES[arena.game]
    values = {"players": arena.players, "games": len(results), "seed": arena.seed}
    table = new_table(screen.words(output.ARENA, game=kind.title, **values))
    table.padding = 0
    table.add_column(screen.words(output.BOT), no_wrap=True)
    for heading in output.STANDINGS:
        table.add_column(screen.words(heading), justify="right", no_wrap=True)
    for each in standings(results, cooperative=kind.cooperative):
        table.add_row(*row(each, rated=not kind.cooperative))
    return table


def row(each: Standing, *, rated: bool) -> list[str]:
    return [
        each.bot,
        str(each.games),
        f"{100 * each.share:.1f}",
        span(each.interval),
        span(each.by_deal),
        f"{each.score:.1f}",
        lead_of(each) if rated else "",
        f"{each.rating.elo:+.0f} ±{each.rating.doubt:.0f}" if rated else "",
        f"{1000 * each.median_seconds:.0f}",
        f"{1000 * each.most_seconds:.0f}",
    ]


def lead_of(each: Standing) -> str:
    sure = "" if each.lead_margin is None else f" ±{each.lead_margin:.1f}"
    return f"{each.lead:+.1f}{sure}"


def span(interval: Interval) -> str:
    low, high = interval
    return f"{100 * low:.0f}–{100 * high:.0f}"  # noqa: RUF001 - from one to the other
