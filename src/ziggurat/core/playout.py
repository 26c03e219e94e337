"""Random playouts: the plainest way to the end of a game, for benchmarks and for search."""

from typing import TYPE_CHECKING, Final

from ziggurat.core.game import Game

if TYPE_CHECKING:
    from ziggurat.core.integers import i64

ENOUGH: Final = 1_000_000  # choices: every game ends long before


def play_out(game: Game, seed: int, limit: int = ENOUGH) -> int:
    """Let every seat choose at random until the game ends; returns how many choices that took."""
    state: i64 = seed % 0x7FFFFFFF + 1
    for count in range(limit):
        if not game.agenda:
            return count
        phase = game.agenda[-1]
        seat = phase.next_to_choose(game)
        # The generator known as xorshift32: small numbers, quick also when compiled.
        state ^= state << 13 & 0xFFFFFFFF
        state ^= state >> 17
        state ^= state << 5 & 0xFFFFFFFF
        options = phase.options(game, seat)
        phase.take(game, seat, options[state % len(options)])
        game.advance()
    return limit
