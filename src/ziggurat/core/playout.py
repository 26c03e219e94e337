"""Random playouts: the plainest way to the end of a game, for benchmarks and for search."""

from typing import Final

from ziggurat.core.game import Game
from ziggurat.core.seats import NO_SEAT

ENOUGH: Final = 1_000_000  # choices: every game ends long before


def play_out(game: Game, seed: int, limit: int = ENOUGH) -> int:
    """Let every seat choose at random until the game ends; returns how many choices that took."""
    state = seed % 0x7FFFFFFF + 1
    for count in range(limit):
        seat = game.next_to_act()
        if seat == NO_SEAT:
            return count
        # The generator known as xorshift32: small numbers, quick also when compiled.
        state ^= state << 13 & 0xFFFFFFFF
        state ^= state >> 17
        state ^= state << 5 & 0xFFFFFFFF
        options = game.options(seat)
        game.apply(seat, options[state % len(options)])
    return limit
