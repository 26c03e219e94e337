"""Find the weights of Babylon's appraisal by self-play, with the cross-entropy method.

Each generation draws candidates around the best weights known, lets kings who think little but
have the same weights play common deals against each other, and moves towards those whose gardens
scored most.

    python tools/tune_babylon.py --generations 6 --seed 7 --jobs 2
"""

from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from math import exp, log
from random import Random
from statistics import fmean

from ziggurat.ai.babylon.appraisal import Weights
from ziggurat.ai.babylon.king import King
from ziggurat.ai.match import play_match
from ziggurat.games.babylon import KIND, Babylon
from ziggurat.games.babylon.scoring import sheet_of

START = Weights(
    stairs=0.35,
    fountain=0.69,
    bridge=0.54,
    statue=0.23,
    standing=0.15,
    flower=1.3,
    decor=0.29,
    height=0.84,
    pillar=1.23,
    stored=1.08,
    patience=4.0,
)  # from a first search, see docs/opponents/babylon.md
CANDIDATES = 16  # of a generation
ELITE = 5
DEALS = 16  # for each candidate, the same for all of a generation
EFFORT = 0.05  # of the kings
SPREAD = 0.2  # standard deviation of the first candidates, in logarithms
PATIENCE = 0.88  # what is left of the spread after a generation
PACE = 0.5  # how far the mean moves towards the elite


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--generations", type=int, default=6)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.jobs) as processes:
        search(asked.generations, asked.seed, processes)


def search(generations: int, seed: int, processes: ProcessPoolExecutor) -> None:
    chance = Random(seed)
    mean = [log(weight) for weight in START]
    spread = SPREAD
    for generation in range(generations):
        deals = [f"tune {seed} {generation} {number}" for number in range(DEALS)]
        drawn = [[value + chance.gauss(0, spread) for value in mean] for _ in range(CANDIDATES)]
        candidates = [weights_of(each) for each in drawn]
        scores = list(processes.map(mean_score, candidates, repeat(deals)))
        best = sorted(range(CANDIDATES), key=lambda at: -scores[at])[:ELITE]
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
