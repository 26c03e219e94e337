"""How well the chances of a review agree with who wins.

Bots play games; at some moves of each the judge says how likely the seat wins, from what the seat
knows.  A fair judge's 30 % are won three times in ten.  `slope` and `shift` are those of a logistic
regression of the result on the chance: 1 and 0 would be perfect, a slope below 1 means that the
judge is too sure of itself.

    python tools/calibrate_review.py babel --games 100 --bots mason architect
"""

import argparse
import random
from math import exp, log
from typing import NamedTuple

from ziggurat.ai.bot import Place
from ziggurat.ai.catalogue import bots_of
from ziggurat.ai.match import play_match, seed_for
from ziggurat.ai.review.comparing import Candidate, Comparison
from ziggurat.ai.review.judge import share_of
from ziggurat.ai.review.judges import JUDGES
from ziggurat.ai.review.moves import Move, moves_of
from ziggurat.ai.review.report import PHASES
from ziggurat.games.catalogue import GAMES

STEPS = 30  # of Newton's method
LEAST = 1e-3
RIDGE = 0.1  # keeps the fit of few samples in bounds
MOST = 30.0  # logits


class Sample(NamedTuple):
    phase: int
    chance: float
    result: float


def samples(game: str, bots: list[str], players: int, seed: str, count: int) -> list[Sample]:
    """What the judge said at some moves of one game, and how the game ended."""
    kind = GAMES[game]
    chooser = random.Random(seed)
    names = [chooser.choice(bots) for _ in range(players)]
    makers = bots_of(game)
    line_up = [makers[name](seed_for(seed, seat)) for seat, name in enumerate(names)]
    session = play_match(kind, line_up, seed, {})
    assert session.game.outcome is not None
    winners = session.game.outcome.winners
    moves = list(moves_of(kind, session.record))
    found = []
    for move in chooser.sample(moves, min(count, len(moves))):
        phase = min(2, 3 * move.first // len(session.choices))
        found.append(Sample(phase, chance_of(game, move), share_of(winners, move.seat)))
    if kind.cooperative:
        return [each._replace(result=float(bool(winners))) for each in found]
    return found


def chance_of(game: str, move: Move) -> float:
    """The chance after the move that was made."""
    played = Candidate(move.line)
    place = Place(move.before, move.seat)
    Comparison(place, JUDGES[game], move.first).select([played], None)
    return played.mean


def fitted(found: list[Sample]) -> tuple[float, float]:
    """Slope and shift, by Newton's method."""
    points = [(logit(each.chance), each.result) for each in found]
    slope, shift = 1.0, 0.0
    for _ in range(STEPS):
        g0, g1, h00, h01, h11 = RIDGE * (1 - slope), -RIDGE * shift, RIDGE, 0.0, RIDGE
        for x, y in points:
            p = 1 / (1 + exp(min(MOST, max(-MOST, -slope * x - shift))))
            w = p * (1 - p)
            g0, g1 = g0 + (y - p) * x, g1 + (y - p)
            h00, h01, h11 = h00 + w * x * x, h01 + w * x, h11 + w
        determinant = h00 * h11 - h01 * h01
        slope += (h11 * g0 - h01 * g1) / determinant
        shift += (h00 * g1 - h01 * g0) / determinant
    return slope, shift


def logit(chance: float) -> float:
    kept = min(1 - LEAST, max(LEAST, chance))
    return log(kept / (1 - kept))


def show(title: str, found: list[Sample]) -> None:
    if not found:
        return
    brier = sum((each.chance - each.result) ** 2 for each in found) / len(found)
    mean = sum(each.result for each in found) / len(found)
    slope, shift = fitted(found)
    base = mean * (1 - mean)
    said = f"{title:8} n={len(found):4} won {mean:.3f} said {average(found):.3f}"
    print(f"{said} Brier {brier:.3f} (constant {base:.3f}) slope {slope:.2f} shift {shift:+.2f}")


def average(found: list[Sample]) -> float:
    return sum(each.chance for each in found) / len(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--moves", type=int, default=8)
    parser.add_argument("--bots", nargs="+", default=["mason"])
    parser.add_argument("--seed", default="calibration")
    asked = parser.parse_args()
    players = asked.players or GAMES[asked.game].players[0]
    found: list[Sample] = []
    for number in range(asked.games):
        found += samples(asked.game, asked.bots, players, f"{asked.seed}/{number}", asked.moves)
    show("all", found)
    for at, name in enumerate(PHASES):
        show(name, [each for each in found if each.phase == at])
    for low in range(5):
        part = [each for each in found if low <= min(4.99, each.chance * 5) < low + 1]
        if part:
            won = sum(each.result for each in part) / len(part)
            said = f"  said {20 * low:2}-{20 * low + 20:3} %: {average(part):.2f}"
            print(f"{said} won {won:.2f} of {len(part)}")


if __name__ == "__main__":
    main()
