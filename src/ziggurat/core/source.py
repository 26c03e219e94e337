"""Two sources of chance.

A source is a pure function from an index to numbers, so copies of a game may share it: where a
game stands in it is an integer in the game's own state.  Real games draw from SHA-256 in counter
mode, so that a shuffle can be committed to before the game and checked after it.  Imagined worlds
draw from a generator that fits in a machine word.
"""

from hashlib import sha256
from typing import Final

from ziggurat.core.integers import i64

GOLDEN: Final = 0x9E3779B97F4A7C15
BITS_64: Final = 0xFFFFFFFFFFFFFFFF
BITS_32: Final = 0xFFFFFFFF
ROOM: Final = 2**224  # how many cases 256 bits decide between with a bias below 2**-32
WORD: Final = 2**60  # what one native division may decide between

# Multiplication with carry: FACTOR * 2**32 - 1 and FACTOR * 2**31 - 1 are prime, so that the states
# repeat only after more than 2**61 steps; no state reaches 2**63.
FACTOR: Final = 0x6C078CC6
STRIDE: Final = 0x9E3779B97F  # between the states that neighbouring indices start from


class Source:
    """Where chance comes from."""

    def __init__(self, seed: str) -> None:
        self.seed: Final = seed

    def below(self, index: int, limit: int) -> int:
        """A random number from 0 up to but not including the limit."""
        raise NotImplementedError

    def shuffle(self, cards: list[int], index: int) -> int:
        """Bring cards into random order; returns the next index that has not been used."""
        raise NotImplementedError


class Sealed(Source):
    """SHA-256 in counter mode over a seed of any length."""

    def __init__(self, seed: str, room: int = ROOM) -> None:
        super().__init__(seed)
        self.room: Final = room
        self.key: Final = sha256(seed.encode()).digest()

    def number(self, index: int) -> int:
        return int.from_bytes(sha256(self.key + index.to_bytes(8, "big")).digest(), "big")

    def below(self, index: int, limit: int) -> int:
        return self.number(index) % limit

    def shuffle(self, cards: list[int], index: int) -> int:
        """One number serves many cards, and each division of it several of them."""
        number = room = 0
        last = len(cards) - 1
        while last > 0:
            if room <= last:
                number = self.number(index)
                room = self.room
                index += 1
            if room >= WORD and last < MANY:
                cases, after = GROUPS[last]
            else:
                cases, after = group(last, min(room, WORD))
            number, case = divmod(number, cases)
            room //= cases
            settle(cards, last, after, case)
            last = after
        return index


def group(last: int, room: int) -> tuple[int, int]:
    """How many cards from the last one down fit into the room: their cases, and the next card."""
    cases = last + 1
    after = last - 1
    while after > 0 and cases * (after + 1) <= room:
        cases *= after + 1
        after -= 1
    return cases, after


MANY: Final = 128
GROUPS: Final = [group(last, WORD) for last in range(MANY)]


def settle(cards: list[int], last: i64, after: i64, case: i64) -> None:
    """Choose the cards from the last one down, as the case says."""
    for place in range(last, after, -1):
        other: i64 = case % (place + 1)
        case //= place + 1
        cards[place], cards[other] = cards[other], cards[place]


class Dream(Source):
    """Numbers for worlds that are only imagined, and for bots."""

    def __init__(self, seed: int) -> None:
        super().__init__(str(seed))
        self.start: Final = mixed(seed & BITS_64)
        self.key: Final[i64] = self.start >> 2

    def number(self, index: int) -> int:
        """The generator known as splitmix64, of 64 bits."""
        return mixed(self.start + index * GOLDEN & BITS_64)

    def below(self, index: int, limit: int) -> int:
        state: i64 = stirred(self.key + STRIDE * index)
        return (state & BITS_32) * limit >> 32

    def shuffle(self, cards: list[int], index: int) -> int:
        """One step of the generator for two cards; the bias stays below 2**-18 for 100 cards.

        The high half of a product chooses the first of them.  The low half is as random as the
        number was, and chooses the second.
        """
        state: i64 = stirred(self.key + STRIDE * index)
        for last in range(len(cards) - 1, 0, -2):
            low: i64 = state & BITS_32
            product: i64 = low * (last + 1)
            other: i64 = product >> 32
            cards[last], cards[other] = cards[other], cards[last]
            other = (product & BITS_32) * last >> 32
            cards[last - 1], cards[other] = cards[other], cards[last - 1]
            state = FACTOR * low + (state >> 32)
        return index + 1


def stirred(state: i64) -> i64:
    """Spread every bit of a state over all others."""
    state ^= state >> 31
    state = FACTOR * (state & BITS_32) + (state >> 32)
    state ^= state >> 31
    state = FACTOR * (state & BITS_32) + (state >> 32)
    state ^= state >> 31
    return FACTOR * (state & BITS_32) + (state >> 32)


def mixed(state: int) -> int:
    z = state + GOLDEN & BITS_64
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & BITS_64
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB & BITS_64
    return z ^ (z >> 31)


UNSET: Final = Source("")  # a game that has not been set up has no chance yet
