"""Checks of the samples before anything is learned from them.

Seeds whose random streams overlap repeat games; a network then knows its test games by heart, looks
excellent, and plays badly.  So no game may occur twice, and test positions may hardly ever occur in
training games as well, apart from the first turns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ziggurat.train.samples import Samples

TEST_EVERY: Final = 20  # one game in 20 is kept for the test
OPENING: Final = 6  # positions of a game that may occur in other games
MOST_SHARED: Final = 0.001  # of the test positions
CHUNK: Final = 1 << 16  # positions at a time


class BadSamples(Exception):
    """The samples cannot be trusted."""


def is_test(samples: Samples) -> NDArray[np.bool_]:
    """Whole games are kept for the test, since positions of one game share its result."""
    test: NDArray[np.bool_] = samples.games % TEST_EVERY == TEST_EVERY - 1
    return test


def check(samples: Samples) -> dict[str, float]:
    """How many games and positions there are, and how many of them repeat; raises BadSamples."""
    digests = position_digests(samples)
    firsts = np.flatnonzero(np.diff(samples.games, prepend=-1))
    games = np.add.reduceat(digests, firsts)
    repeated = len(games) - len(np.unique(games))
    if repeated:
        raise BadSamples(f"{repeated} of {len(games)} games occur twice")
    place = np.arange(len(samples)) - np.repeat(firsts, np.diff([*firsts, len(samples)]))
    late, test = place >= OPENING, is_test(samples)
    shared = np.isin(digests[late & test], digests[~test])
    share = float(shared.mean()) if len(shared) else 0.0
    if share > MOST_SHARED:
        raise BadSamples(f"{share:.2%} of the test positions occur in training games")
    return {"games": len(games), "positions": len(samples), "shared": share}


def position_digests(samples: Samples) -> NDArray[np.uint64]:
    """A sum of random numbers, one for each input: different positions have different sums."""
    most = int(samples.inputs.max()) + 1
    random = np.random.default_rng(7).integers(1 << 63, size=most, dtype=np.uint64)
    chunks = range(0, len(samples), CHUNK)
    return np.concatenate([random[samples.inputs[at : at + CHUNK]].sum(1) for at in chunks])
