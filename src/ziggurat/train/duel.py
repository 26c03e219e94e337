"""A network's bot against the bot to beat, and whether the network is accepted.

Every deal is played from every seat, against as many bots to beat as there are others.  Results
are kept in a file, so that a duel can be interrupted and continued.
"""

from __future__ import annotations

import json
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from ziggurat.ai.arena import Result, result
from ziggurat.ai.catalogue import bots_of
from ziggurat.ai.match import Timed, play_match, seed_for
from ziggurat.ai.standings import Standing, standings
from ziggurat.games.catalogue import GAMES
from ziggurat.train.course import Table
from ziggurat.train.courses import COURSES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ziggurat.ai.bot import Bot

CONTENDER: Final = "contender"
ENOUGH: Final = 400  # games without which no network is accepted


class Match(NamedTuple):
    """What is played; plain values that can be sent to other processes."""

    game: str
    weights: Path
    seed: str
    effort: float
    table: Table

    def play(self, number: int) -> Result:
        """The game of this number: one with each deal for every seat of the contender."""
        players, settings = self.table
        deal, seat = divmod(number, players)
        champion = COURSES[self.game].champion
        bots = tuple([CONTENDER if at == seat else champion for at in range(players)])
        dealt = f"{self.seed}/duel/{deal}"
        timed = [Timed(self.bot(name, seed_for(dealt, at))) for at, name in enumerate(bots)]
        outcome = play_match(GAMES[self.game], timed, dealt, settings, self.effort).game.outcome
        assert outcome is not None
        return result(number, deal, bots, outcome, [each.seconds for each in timed])

    def bot(self, name: str, seed: int) -> Bot:
        if name == CONTENDER:
            return COURSES[self.game].contender(seed, self.weights)
        return bots_of(self.game)[name](seed)


class Verdict(NamedTuple):
    """Accepted after enough games, if the contender surely wins more than its share of them."""

    contender: Standing
    champion: Standing
    accepted: bool


def duel(match: Match, games: int, jobs: int, diary: Path) -> Iterator[list[Result]]:
    """Play the games that the diary lacks; yields all results, at first and after each game."""
    results = read(diary)
    yield results
    missing = range(len(results), games)
    with diary.open("a", encoding="utf-8") as file:
        for played in map(match.play, missing) if jobs == 1 else in_processes(match, missing, jobs):
            results.append(played)
            file.write(json.dumps(played._asdict()) + "\n")
            file.flush()
            yield results


def in_processes(match: Match, numbers: range, jobs: int) -> Iterator[Result]:
    with ProcessPoolExecutor(jobs, get_context("spawn")) as processes:
        yield from processes.map(match.play, numbers)


def read(diary: Path) -> list[Result]:
    """The results until now; a last line that was cut short is played again."""
    if not diary.exists():
        return []
    content = diary.read_text(encoding="utf-8")
    whole = content[: content.rfind("\n") + 1]
    diary.write_text(whole, encoding="utf-8")
    return [as_result(json.loads(line)) for line in whole.splitlines()]


def as_result(line: dict[str, object]) -> Result:
    values = {name: tuple(each) if isinstance(each, list) else each for name, each in line.items()}
    return Result(**values)  # type: ignore[arg-type]  # written by `_asdict` of the same class


def verdict(results: list[Result], match: Match) -> Verdict:
    found = {each.bot: each for each in standings(results, cooperative=False)}
    contender = found[CONTENDER]
    surely = min(contender.interval[0], contender.by_deal[0])
    accepted = contender.games >= ENOUGH and surely > 1 / match.table.players and match.effort == 1
    return Verdict(contender, found[COURSES[match.game].champion], accepted)
