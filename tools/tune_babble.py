"""Find the weights of Babble's partners by self-play, with the cross-entropy method.

Each generation draws candidates around the best weights known, lets like-minded partners build
towers in common deals, and moves towards those who won most, and of equals built highest.

    python tools/tune_babble.py --generations 12 --seed 7 --jobs 2
"""

from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from itertools import islice, product, repeat
from random import Random
from statistics import fmean

from cross_entropy import Scatter, search
from ziggurat.ai.arena import scores_of
from ziggurat.ai.babble.manner import Manner
from ziggurat.ai.babble.partner import Partner
from ziggurat.ai.match import play_match
from ziggurat.games.babble import KIND
from ziggurat.games.babble.components import GIVE

START = Manner(news=0.5)  # with the convention
DEALS = 24  # for each candidate at each kind of table, the same for all of a generation
TABLES = tuple(product((2, 3, 4, 5), ("basic", "advanced")))
BUILT = 0.02  # a card in the tower, where a victory is 1
SCATTER = Scatter(candidates=16, spread=0.35, patience=0.9)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--generations", type=int, default=12)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    start = (
        START.nearer,
        START.resource,
        START.lacking_one,
        START.gift,
        START.news,
        START.learnt[GIVE],
    )

    def judge(candidates: list[list[float]], generation: int) -> list[float]:
        deals = [f"tune {asked.seed} {generation} {number}" for number in range(DEALS)]
        return list(processes.map(success_of, map(manner_of, candidates), repeat(deals)))

    with ProcessPoolExecutor(asked.jobs) as processes:
        found = search(start, SCATTER, judge, Random(asked.seed))
        for number, (success, weights) in enumerate(islice(found, asked.generations)):
            print(f"{number}: {fmean(success):.3f} {manner_of(weights)}", flush=True)


def manner_of(weights: list[float]) -> Manner:
    nearer, resource, lacking_one, gift, news, word = weights
    build, draw, _, reveal = START.learnt
    return START._replace(
        nearer=nearer,
        resource=resource,
        lacking_one=lacking_one,
        gift=gift,
        news=news,
        learnt=(build, draw, word, reveal),
    )


def success_of(manner: Manner, deals: list[str]) -> float:
    """Victories, and a little for every card in the tower, over all kinds of tables."""
    found: list[float] = []
    for deal, (players, mode) in product(deals, TABLES):
        partners = [Partner(seat, manner) for seat in range(players)]
        outcome = play_match(KIND, partners, deal, {"mode": mode}).game.outcome
        assert outcome is not None
        found.append(bool(outcome.winners) + BUILT * scores_of(outcome)[0])
    return fmean(found)


if __name__ == "__main__":
    main()
