"""How well reviews grade: how many moves made worse on purpose they flag, and how few best ones.

Bots play games.  At random moves the lines in question, and some that are chosen at random, are
compared at several times the usual effort, with other seeds than the review will use.  The best of
them is one test; a line that costs more than 15 points is another.  Then the review grades each at
its usual effort.  Intervals are Wilson's, of 95 %.

Tests depend only on the number of their game, so processes can share them.  With --out they are
kept, a line for each game, and the same command goes on where it was interrupted.

    python tools/measure_review.py babel --count 50 --bots mason
    python tools/measure_review.py babble --count 200 --players 3 --jobs 8 --out babble.ndjson
"""

import argparse
import json
import random
from collections.abc import Iterator
from functools import partial
from math import sqrt
from multiprocessing import TimeoutError, get_context  # noqa: A004 - what its pools raise
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from ziggurat.ai.bot import Place
from ziggurat.ai.catalogue import bots_of
from ziggurat.ai.match import play_match, seed_for
from ziggurat.ai.review.comparing import Candidate, Comparison
from ziggurat.ai.review.examining import candidates_for, examine, foreseeable
from ziggurat.ai.review.grades import FLAGGED, INACCURACY
from ziggurat.ai.review.judges import JUDGES
from ziggurat.ai.review.moves import Line, Move, moves_of
from ziggurat.core.action import Action
from ziggurat.games.catalogue import GAMES

WORSE = 0.15  # win probability
THOROUGH = 3.0  # times the usual effort
RANDOM_LINES = 4  # besides those in question
LONGEST = 30  # actions of a random line
GAMES_A_TEST = 20  # games played at most for each test that is asked for
Z = 1.96
SEED = 1 << 40  # of the thorough comparison


class Sample(NamedTuple):
    """Which moves are tested."""

    game: str
    players: int
    moves: int  # tried in each game
    bots: tuple[str, ...]
    seed: str


class Tests(NamedTuple):
    """Grades that the review gave to moves of one game."""

    number: int
    worsened: list[str]
    best: list[str]


def random_line(move: Move, chooser: random.Random) -> Line:
    """What somebody might do who does not think."""
    world = move.before.imagine(move.seat, 0)
    revealed, line = world.revealed, list[Action]()
    while move.seat in world.to_act() and world.revealed == revealed and len(line) < LONGEST:
        line.append(chooser.choice(world.options(move.seat)))
        world.apply(move.seat, line[-1])
    return tuple(line)


def ranked(game: str, move: Move, chooser: random.Random) -> list[Candidate]:
    """Lines by their value after a thorough comparison in worlds of its own, the best first."""
    judge = JUDGES[game]
    place = Place(move.before, move.seat, THOROUGH)
    found = {foreseeable(place, c.line): c for c in candidates_for(place, judge, move.first + SEED)}
    for _ in range(RANDOM_LINES):
        line = random_line(move, chooser)
        found.setdefault(foreseeable(place, line), Candidate(line))
    first = Comparison(place, judge, SEED + move.first).select(list(found.values()), None)
    worst = min(first, key=lambda each: each.mean)
    verdict = Comparison(place, judge, SEED + 1 + move.first).verify(first[0].line, worst.line)
    return [verdict.best, verdict.played] if verdict.loss > 0 else [verdict.played, verdict.best]


def moves_to_test(sample: Sample, number: int) -> list[Move]:
    kind, seed = GAMES[sample.game], f"{sample.seed}/{number}"
    makers, players = bots_of(kind.name), sample.players or kind.players[0]
    bots = [makers[sample.bots[s % len(sample.bots)]](seed_for(seed, s)) for s in range(players)]
    moves = list(moves_of(kind, play_match(kind, bots, seed, {}).record))
    return random.Random(seed).sample(moves, min(sample.moves, len(moves)))


def test(sample: Sample, number: int) -> Tests:
    """Grade moves of the game of this number."""
    found = Tests(number, [], [])
    for move in moves_to_test(sample, number):
        top, bottom = ranked(sample.game, move, random.Random(move.first))
        found.best.append(graded(sample.game, move, top.line))
        if top.mean - bottom.mean > WORSE:
            found.worsened.append(graded(sample.game, move, bottom.line))
    return found


def graded(game: str, move: Move, line: Line) -> str:
    place, numbers = Place(move.before, move.seat), (move.first, move.last)
    return examine(place, JUDGES[game], line, move.first, numbers).grade


def tests_of(sample: Sample, numbers: list[int], jobs: int, seconds: float) -> Iterator[Tests]:
    """Tests in the order of games, until the time is up."""
    end = monotonic() + seconds
    with get_context("spawn").Pool(jobs) as pool:
        results = pool.imap(partial(test, sample), numbers)
        for _ in numbers:
            try:
                yield results.next(max(0.0, end - monotonic()))
            except TimeoutError:
                return


def kept_in(path: Path | None) -> list[Tests]:
    """The tests of earlier runs; a cut line is left out."""
    if path is None or not path.exists():
        return []
    content = path.read_text(encoding="utf-8")
    return [Tests(*json.loads(line)) for line in content[: content.rfind("\n") + 1].splitlines()]


def keep(tests: Tests, path: Path | None) -> None:
    if path is not None:
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(tests) + "\n")


def wilson(hits: int, count: int) -> str:
    if not count:
        return "-"
    share, z2 = hits / count, Z * Z
    centre = (share + z2 / (2 * count)) / (1 + z2 / count)
    half = Z * sqrt(share * (1 - share) / count + z2 / (4 * count * count)) / (1 + z2 / count)
    return (
        f"{100 * share:.1f} % ({100 * (centre - half):.0f}-{100 * (centre + half):.0f}) of {count}"
    )


def enough(found: list[Tests], count: int) -> bool:
    return min(
        sum(len(each.worsened) for each in found), sum(len(each.best) for each in found)
    ) >= (count)


def report(game: str, found: list[Tests], count: int) -> None:
    worsened = [grade for tests in found for grade in tests.worsened][:count]
    best = [grade for tests in found for grade in tests.best][:count]
    for what, grades, those in (
        ("worsened moves flagged as mistake or blunder", worsened, FLAGGED),
        ("worsened moves flagged at all", worsened, (*FLAGGED, INACCURACY)),
        ("best moves flagged as mistake or blunder", best, FLAGGED),
    ):
        hits = sum(grade in those for grade in grades)
        print(f"{game}: {what}: {wilson(hits, len(grades))}")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--count", type=int, default=50, help="of each kind of test")
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--moves", type=int, default=6, help="tried in each game")
    parser.add_argument("--bots", nargs="+", default=["mason"])
    parser.add_argument("--seed", default="quality")
    parser.add_argument("--seconds", type=float, default=1e6, help="at most")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--out", type=Path, help="where tests are kept")
    return parser.parse_args()


def main() -> None:
    asked = arguments()
    sample = Sample(asked.game, asked.players, asked.moves, tuple(asked.bots), asked.seed)
    found = kept_in(asked.out)
    known = {each.number for each in found}
    numbers = [number for number in range(GAMES_A_TEST * asked.count) if number not in known]
    if not enough(found, asked.count):
        for tests in tests_of(sample, numbers, asked.jobs, asked.seconds):
            keep(tests, asked.out)
            found.append(tests)
            if enough(found, asked.count):
                break
    report(asked.game, found, asked.count)


if __name__ == "__main__":
    main()
