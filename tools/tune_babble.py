"""Find the weights of Babble's partners by self-play, with the cross-entropy method.

Each generation draws candidates around the best weights known, lets partners of one mind build
towers in common deals, and moves towards those who won most, and of equals built highest.

    python tools/tune_babble.py --generations 12 --seed 7 --jobs 2
"""

from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from itertools import product, repeat
from math import exp, log
from random import Random
from statistics import fmean

from ziggurat.ai.arena import scores_of
from ziggurat.ai.babble.manner import ARCHITECT, Manner
from ziggurat.ai.babble.plain import Plain
from ziggurat.ai.match import play_match
from ziggurat.games.babble import KIND

START = ARCHITECT._replace(news=0.5)  # with the convention
CANDIDATES = 16  # of a generation
ELITE = 5
DEALS = 12  # for each candidate at each kind of table, the same for all of a generation
TABLES = tuple(product((2, 3, 4, 5), ("basic", "advanced")))
BUILT = 0.02  # a card in the tower, where a victory is 1
SPREAD = 0.35  # standard deviation of the first candidates, in logarithms
PATIENCE = 0.9  # what is left of the spread after a generation
PACE = 0.5  # how far the mean moves towards the elite


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--generations", type=int, default=12)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.jobs) as processes:
        search(asked.generations, asked.seed, processes)


def search(generations: int, seed: int, processes: ProcessPoolExecutor) -> None:
    chance = Random(seed)
    tuned = (START.nearer, START.resource, START.gift, START.turned, START.news)
    mean = [log(weight) for weight in tuned]
    spread = SPREAD
    for generation in range(generations):
        deals = [f"tune {seed} {generation} {number}" for number in range(DEALS)]
        drawn = [[value + chance.gauss(0, spread) for value in mean] for _ in range(CANDIDATES)]
        candidates = [manner_of(each) for each in drawn]
        success = list(processes.map(success_of, candidates, repeat(deals)))
        best = sorted(range(CANDIDATES), key=lambda at: -success[at])[:ELITE]
        target = [fmean(drawn[at][number] for at in best) for number in range(len(mean))]
        mean = [old + PACE * (new - old) for old, new in zip(mean, target, strict=True)]
        spread *= PATIENCE
        print(f"{generation}: {fmean(success):.3f} {manner_of(mean)}", flush=True)


def manner_of(logarithms: list[float]) -> Manner:
    nearer, resource, gift, turned, news = (round(exp(value), 2) for value in logarithms)
    return START._replace(nearer=nearer, resource=resource, gift=gift, turned=turned, news=news)


def success_of(manner: Manner, deals: list[str]) -> float:
    """Victories, and a little for every card in the tower, over all kinds of tables."""
    found: list[float] = []
    for deal, (players, mode) in product(deals, TABLES):
        partners = [Plain(seat, manner) for seat in range(players)]
        outcome = play_match(KIND, partners, deal, {"mode": mode}).game.outcome
        assert outcome is not None
        found.append(bool(outcome.winners) + BUILT * scores_of(outcome)[0])
    return fmean(found)


if __name__ == "__main__":
    main()
