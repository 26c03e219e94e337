"""Find the weights of Babylon's appraisal by self-play, with the cross-entropy method.

It begins with the present weights.  Each generation draws candidates around the best known, lets
kings who think little but have the same weights play common deals against each other, and moves
towards those whose gardens scored most.

    python tools/tune_babylon.py --generations 10 --seed 7
"""

from argparse import ArgumentParser
from math import exp, log
from random import Random
from statistics import fmean

from ziggurat.ai.babylon.appraisal import WEIGHTS, Weights
from ziggurat.ai.babylon.king import King
from ziggurat.ai.match import play_match
from ziggurat.games.babylon import KIND, Babylon
from ziggurat.games.babylon.scoring import sheet_of

CANDIDATES = 20  # of a generation
ELITE = 5
DEALS = 20  # for each candidate, the same for all of a generation
EFFORT = 0.2  # of the kings
SPREAD = 0.3  # standard deviation of the first candidates, in logarithms
PATIENCE = 0.92  # what is left of the spread after a generation
PACE = 0.5  # how far the mean moves towards the elite


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--generations", type=int, default=10)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--candidates", type=int, default=CANDIDATES)
    parser.add_argument("--deals", type=int, default=DEALS)
    asked = parser.parse_args()
    chance = Random(asked.seed)
    mean = [log(weight) for weight in WEIGHTS]
    spread = SPREAD
    for generation in range(asked.generations):
        deals = [f"tune {asked.seed} {generation} {number}" for number in range(asked.deals)]
        drawn = [
            [value + chance.gauss(0, spread) for value in mean] for _ in range(asked.candidates)
        ]
        scores = [mean_score(weights_of(each), deals) for each in drawn]
        best = sorted(range(asked.candidates), key=lambda at: -scores[at])[:ELITE]
        target = [fmean(drawn[at][number] for at in best) for number in range(len(mean))]
        mean = [old + PACE * (new - old) for old, new in zip(mean, target, strict=True)]
        spread *= PATIENCE
        print(f"{generation}: {fmean(scores):.1f} {weights_of(mean)}", flush=True)


def weights_of(logarithms: list[float]) -> Weights:
    return Weights(*[round(exp(value), 2) for value in logarithms])


def mean_score(weights: Weights, deals: list[str]) -> float:
    scores: list[int] = []
    for deal in deals:
        kings = [King(seat, weights) for seat in range(2)]
        game = play_match(KIND, kings, deal, {}, EFFORT).game
        assert isinstance(game, Babylon)
        scores.extend(sum(sheet_of(game.garden(seat))) for seat in range(game.seats))
    return fmean(scores)


if __name__ == "__main__":
    main()
