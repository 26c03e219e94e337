"""Science: the square of each symbol's number, and a bonus for every set of three (SW-SCORE-3)."""

from itertools import combinations, product
from typing import Final

from ziggurat.games.seven_wonders.components import ANY_SYMBOL, MASK, MOST, SYMBOLS

EVERY_SYMBOL: Final[list[int]] = [*SYMBOLS, ANY_SYMBOL]
SET: Final = 7  # points for three different symbols


def counts_of(symbols: int) -> list[int]:
    """How many of each symbol there are, and last those that are chosen when scoring.

    (SW-CARD-7)
    """
    return [symbols // each & MOST for each in EVERY_SYMBOL]


def science_points(symbols: int, set_bonus: int = 0) -> int:
    """The best score when the free symbols are chosen independently (SW-SCORE-4, SW-SCORE-5)."""
    compasses, gears, tablets, free = counts_of(symbols)
    each_set = SET + set_bonus
    if not free:
        return plain_points(compasses, gears, tablets, each_set)
    best = 0
    for some in range(free + 1):
        for others in range(free + 1 - some):
            rest = free - some - others
            points = plain_points(compasses + some, gears + others, tablets + rest, each_set)
            best = max(best, points)
    return best


def masks_in(symbols: int) -> int:
    return symbols // MASK & MOST


def borrowed(masks: int, around: int, differ: bool) -> list[int]:
    """What this many masks may copy of the symbols on neighbours' green cards (SWC-30).

    Two may copy the same card, unless a house rule forbids it.
    """
    cards = [symbol for symbol in SYMBOLS for _ in range(around // symbol & MOST)]
    if not cards:
        return [0]
    if differ:
        picks = list(combinations(cards, min(masks, len(cards))))
    else:
        picks = list(product(set(cards), repeat=masks))
    return sorted({sum(pick) for pick in picks})


def plain_points(compasses: int, gears: int, tablets: int, each_set: int) -> int:
    squares = compasses * compasses + gears * gears + tablets * tablets
    return squares + each_set * min(compasses, gears, tablets)
