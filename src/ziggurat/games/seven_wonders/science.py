"""Science: the square of each symbol's number, and a bonus for every set of three."""

from typing import Final

from ziggurat.games.seven_wonders.cards import CARDS, GREEN_CARDS, PURPLE_CARDS, listed
from ziggurat.games.seven_wonders.components import FREE_SYMBOL, NO_SYMBOL, Cards

SET: Final = 7  # points for three different symbols


def symbols(built: Cards) -> list[int]:
    """How many of each symbol stand in a city, and of those that are chosen when scoring."""
    counts = [0, 0, 0, 0]
    for card in listed(built & (GREEN_CARDS | PURPLE_CARDS)):
        symbol = CARDS[card].symbol
        if symbol != NO_SYMBOL:
            counts[symbol] += 1
    return counts


def science_points(counts: list[int], free: int, each_set: int = SET) -> int:
    """The best score when the free symbols are chosen independently."""
    compasses, gears, tablets = counts[:FREE_SYMBOL]
    return max(
        [
            plain_points(compasses + some, gears + others, tablets + free - some - others, each_set)
            for some in range(free + 1)
            for others in range(free + 1 - some)
        ]
    )


def plain_points(compasses: int, gears: int, tablets: int, each_set: int) -> int:
    squares = compasses * compasses + gears * gears + tablets * tablets
    return squares + each_set * min(compasses, gears, tablets)
