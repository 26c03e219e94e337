"""Find the weights of Babel's chances by self-play.

Planners that are not too particular play each other.  What the table looks like after each turn
is noted, and the weights are those that make the outcomes most likely: a logistic regression,
solved by Newton's method.

    python tools/tune_babel.py --games 1500 --seed 7
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from math import exp
from operator import mul
from random import Random
from typing import TYPE_CHECKING

from linear import Matrix, solved
from ziggurat.ai.babel.chances import WEIGHTS, features
from ziggurat.ai.babel.turns import Turn, carry_out, turns, value_of
from ziggurat.games import babel

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat

WIDTH = 12  # positions that the planners keep at each step
TOLERANCE = 6.0  # how much worse than the best a turn may be, so that games differ
CAUTION = 0.001  # keeps weights small that the games say little about, by position
STEPS = 8

Sample = tuple[list[float], float]  # features after a turn, and the share of the victory


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=7)
    asked = parser.parse_args()
    chance = Random(asked.seed)
    samples: list[Sample] = []
    for number in range(asked.games):
        samples.extend(self_play(f"tune {asked.seed} {number}", chance))
    print(f"{len(samples)} positions of {asked.games} games")
    report(fit(samples))


def self_play(seed: str, chance: Random) -> list[Sample]:
    game = babel.new(seed)
    noted: list[tuple[Seat, list[float]]] = []
    while waiting := game.to_act():
        seat = waiting[0]
        turn = one_of_the_best(turns(game, seat, WIDTH), chance)
        if turn.after.outcome is None:
            noted.append((seat, features(turn.after, seat)))
        for action in turn.actions:
            carry_out(game, seat, action)
    assert game.outcome is not None
    winners = game.outcome.winners
    return [(seen, (seat in winners) / len(winners)) for seat, seen in noted]


def one_of_the_best(found: list[Turn], chance: Random) -> Turn:
    enough = max(map(value_of, found)) - TOLERANCE
    return chance.choice([turn for turn in found if turn.value >= enough])


def fit(samples: list[Sample]) -> list[float]:
    size = len(samples[0][0])
    weights = [0.0] * size
    for _ in range(STEPS):
        gradient, curvature = slopes(samples, weights)
        for at in range(size):
            gradient[at] -= CAUTION * len(samples) * weights[at]
            curvature[at][at] += CAUTION * len(samples)
        steps = solved(curvature, gradient)
        weights = [weight + step for weight, step in zip(weights, steps, strict=True)]
    return weights


def slopes(samples: list[Sample], weights: list[float]) -> tuple[list[float], Matrix]:
    """How the likelihood of the outcomes rises with each weight, and how that rise changes."""
    size = len(weights)
    gradient = [0.0] * size
    curvature = [[0.0] * size for _ in weights]
    for seen, share in samples:
        likely = 1.0 / (1.0 + exp(-sum(map(mul, seen, weights))))
        doubt = likely * (1.0 - likely)
        for row in [at for at in range(size) if seen[at]]:
            gradient[row] += (share - likely) * seen[row]
            factor = doubt * seen[row]
            curvature[row] = [
                sum_ + factor * number for sum_, number in zip(curvature[row], seen, strict=True)
            ]
    return gradient, curvature


def report(weights: list[float]) -> None:
    for line in lines(weights):
        print(line)


def lines(weights: list[float]) -> Iterator[str]:
    size = len(WEIGHTS)
    for name, own, theirs in zip(WEIGHTS, weights[:size], weights[size:], strict=False):
        yield f'    "{name}": ({own:.3f}, {theirs:.3f}),'
    yield f"LATE_LEAD = {weights[-2]:.3f}"
    yield f"TURN_OVER = {weights[-1]:.3f}"


if __name__ == "__main__":
    main()
