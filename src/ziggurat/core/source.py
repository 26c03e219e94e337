"""Two sources of chance.

A source is a pure function from an index to a number, so copies of a game may share it: where a
game stands in it is an integer in the game's own state.  Real games draw from SHA-256 in counter
mode, so that a shuffle can be committed to before the game and checked after it.  Imagined worlds
draw from a fast mixer of 64 bits.
"""

from hashlib import sha256
from typing import Final

GOLDEN: Final = 0x9E3779B97F4A7C15
BITS_64: Final = 0xFFFFFFFFFFFFFFFF


class Source:
    """Where chance comes from: numbers of 64 bits or more, uniform and independent."""

    def __init__(self, seed: str, room: int) -> None:
        self.seed: Final = seed
        # How many cases one number can decide between while the bias stays below 2**-32.
        self.room: Final = room

    def number(self, index: int) -> int:
        raise NotImplementedError


class Sealed(Source):
    """SHA-256 in counter mode over a seed of any length."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed, 2**224)
        self.key: Final = sha256(seed.encode()).digest()

    def number(self, index: int) -> int:
        return int.from_bytes(sha256(self.key + index.to_bytes(8, "big")).digest(), "big")


class Dream(Source):
    """The 64-bit mixer known as splitmix64, for worlds that are only imagined."""

    def __init__(self, seed: int) -> None:
        super().__init__(str(seed), 2**32)
        self.start: Final = mixed(seed & BITS_64)

    def number(self, index: int) -> int:
        return mixed(self.start + index * GOLDEN & BITS_64)


def mixed(state: int) -> int:
    z = state + GOLDEN & BITS_64
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & BITS_64
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB & BITS_64
    return z ^ (z >> 31)


UNSET: Final = Source("", 0)  # a game that has not been set up has no chance yet
