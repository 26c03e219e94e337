"""Find the weights of 7 Wonders by self-play, with the cross-entropy method.

Each generation draws candidates around the best weights known, seats them at common deals, and
moves towards those that gained most points beyond the others at their tables.

    python tools/tune_seven_wonders.py --generations 40 --seed 7
"""

from argparse import ArgumentParser
from dataclasses import astuple
from itertools import islice
from random import Random
from statistics import fmean

from cross_entropy import Scatter, search
from ziggurat.ai.arena import scores_of
from ziggurat.ai.match import play_match
from ziggurat.ai.seven_wonders.policy import Appraiser
from ziggurat.ai.seven_wonders.weights import Weights
from ziggurat.games.seven_wonders import KIND

START = Weights(
    coin=0.55,
    first_unit=5.0,
    second_unit=2.0,
    made_unit=4.0,
    more_units=0.5,
    choice=4.5,
    bought=0.7,
    discount=3.0,
    military=1.0,
    symbol=3.0,
    same_symbol=1.5,
    chain=0.8,
    free_building=5.0,
    seventh_card=5.0,
    dig=4.0,
    copied_guild=4.0,
    rival=0.3,
    denied=0.2,
    share=2.0,
    blame=1.5,
    token=3.0,
)  # by rule of thumb
ROUNDS = 12  # games of each candidate, at new random tables
PLAYERS = 3
SCATTER = Scatter(candidates=18, spread=0.35, patience=0.96)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--generations", type=int, default=40)
    parser.add_argument("--seed", type=int, default=7)
    asked = parser.parse_args()
    chance = Random(asked.seed)

    def judge(candidates: list[list[float]], generation: int) -> list[float]:
        return compete([Weights(*each) for each in candidates], generation, chance)

    found = search(astuple(START), SCATTER, judge, chance)
    for number, (gains, weights) in enumerate(islice(found, asked.generations)):
        print(f"{number}: {max(gains):+.1f} {Weights(*weights)}", flush=True)


def compete(candidates: list[Weights], generation: int, chance: Random) -> list[float]:
    """The points that each candidate gained beyond the mean of its tables."""
    gains = [0.0] * len(candidates)
    for number in range(ROUNDS):
        order = chance.sample(range(len(candidates)), len(candidates))
        modules = ("none", "both")[number % 2]
        for start in range(0, len(order), PLAYERS):
            seats = order[start : start + PLAYERS]
            bots = [Appraiser(at, weights=candidates[at]) for at in seats]
            seed = f"tune {generation} {number}"
            outcome = play_match(KIND, bots, seed, {"modules": modules}).game.outcome
            assert outcome is not None
            scores = scores_of(outcome)
            for at, score in zip(seats, scores, strict=True):
                gains[at] += (score - fmean(scores)) / ROUNDS
    return gains


if __name__ == "__main__":
    main()
