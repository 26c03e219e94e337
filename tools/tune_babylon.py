"""Find the weights of Babylon's appraisal by self-play, with the cross-entropy method.

Each generation draws candidates around the best weights known, lets kings who think little but
have the same weights play common deals against each other, and moves towards those whose gardens
scored most.

    python tools/tune_babylon.py --generations 6 --seed 7 --jobs 2
"""

from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from itertools import islice, repeat
from random import Random
from statistics import fmean

from cross_entropy import Scatter, search
from ziggurat.ai.babylon.appraisal import Weights
from ziggurat.ai.babylon.king import King
from ziggurat.ai.match import play_match
from ziggurat.games.babylon import KIND, Babylon

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
DEALS = 16  # for each candidate, the same for all of a generation
EFFORT = 0.05  # of the kings
SCATTER = Scatter(candidates=16, spread=0.2, patience=0.88)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--generations", type=int, default=6)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()

    def judge(candidates: list[list[float]], generation: int) -> list[float]:
        deals = [f"tune {asked.seed} {generation} {number}" for number in range(DEALS)]
        drawn = [Weights(*each) for each in candidates]
        return list(processes.map(mean_score, drawn, repeat(deals)))

    with ProcessPoolExecutor(asked.jobs) as processes:
        found = search(START, SCATTER, judge, Random(asked.seed))
        for number, (scores, weights) in enumerate(islice(found, asked.generations)):
            print(f"{number}: {fmean(scores):.1f} {Weights(*weights)}", flush=True)


def mean_score(weights: Weights, deals: list[str]) -> float:
    scores: list[int] = []
    for deal in deals:
        kings = [King(seat, weights) for seat in range(2)]
        game = play_match(KIND, kings, deal, {}, EFFORT).game
        assert isinstance(game, Babylon)
        scores.extend(sum(game.sheet(seat)) for seat in range(game.seats))
    return fmean(scores)


if __name__ == "__main__":
    main()
