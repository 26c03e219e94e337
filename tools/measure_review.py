"""How well reviews grade: how many moves made worse on purpose they flag, and how few best ones.

Bots play games.  At random moves the lines in question, and some that are chosen at random, are
compared at several times the usual effort, with other seeds than the review will use.  The best of
them is one test; a line that costs more than 15 points is another.  Then the review grades each at
its usual effort.  Intervals are Wilson's, of 95 %.

    python tools/measure_review.py babel --count 50 --bots mason
"""

import argparse
import random
from math import sqrt
from time import process_time

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
Z = 1.96
SEED = 1 << 40  # of the thorough comparison


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


def wilson(hits: int, count: int) -> str:
    if not count:
        return "-"
    share, z2 = hits / count, Z * Z
    centre = (share + z2 / (2 * count)) / (1 + z2 / count)
    half = Z * sqrt(share * (1 - share) / count + z2 / (4 * count * count)) / (1 + z2 / count)
    return (
        f"{100 * share:.1f} % ({100 * (centre - half):.0f}-{100 * (centre + half):.0f}) of {count}"
    )


def moves_to_test(asked: argparse.Namespace, number: int) -> list[Move]:
    kind = GAMES[asked.game]
    seed = f"{asked.seed}/{number}"
    makers, players = bots_of(kind.name), asked.players or kind.players[0]
    bots = [makers[asked.bots[s % len(asked.bots)]](seed_for(seed, s)) for s in range(players)]
    moves = list(moves_of(kind, play_match(kind, bots, seed, {}).record))
    return random.Random(seed).sample(moves, min(asked.moves, len(moves)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--count", type=int, default=50, help="of each kind of test")
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--moves", type=int, default=6, help="tried in each game")
    parser.add_argument("--bots", nargs="+", default=["mason"])
    parser.add_argument("--seed", default="quality")
    parser.add_argument("--seconds", type=float, default=1e9, help="of processor time at most")
    asked = parser.parse_args()
    judge = JUDGES[asked.game]
    flagged = noticed = worsened = wronged = best = number = 0
    start = process_time()
    while min(worsened, best) < asked.count and process_time() - start < asked.seconds:
        for move in moves_to_test(asked, number):
            top, bottom = ranked(asked.game, move, random.Random(move.first))
            place, numbers = Place(move.before, move.seat), (move.first, move.last)
            if best < asked.count:
                grade = examine(place, judge, top.line, move.first, numbers).grade
                best, wronged = best + 1, wronged + (grade in FLAGGED)
            if top.mean - bottom.mean > WORSE and worsened < asked.count:
                grade = examine(place, judge, bottom.line, move.first, numbers).grade
                worsened, flagged = worsened + 1, flagged + (grade in FLAGGED)
                noticed += grade in (*FLAGGED, INACCURACY)
        number += 1
    print(
        f"{asked.game}: worsened moves flagged as mistake or blunder: {wilson(flagged, worsened)}"
    )
    print(f"{asked.game}: worsened moves flagged at all: {wilson(noticed, worsened)}")
    print(f"{asked.game}: best moves flagged as mistake or blunder: {wilson(wronged, best)}")


if __name__ == "__main__":
    main()
