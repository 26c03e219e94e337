"""When the game ends, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.outcome import Outcome, Row, ranks_of
from ziggurat.games.babel import events
from ziggurat.games.babel.components import NATION_NAMES, NATIONS

if TYPE_CHECKING:
    from ziggurat.games.babel.table import Babel

HIGH: Final = 15  # BB-END-2, 3
LOW: Final = 9  # BB-END-2, 4
HIGHER: Final = 20  # BB-END-4

SEATS: Final = (0, 1)


def check(game: Babel) -> None:
    """After every construction and ability, once its whole effect is done (BB-END-2..6)."""
    first, second = game.total(0), game.total(1)
    high, low = max(first, second), min(first, second)
    if game.end_phase and low <= LOW:
        finish(game, "fell_to_nine")
    elif high >= HIGH and low <= LOW:
        finish(game, "fifteen_to_nine")
    elif high >= HIGH and not game.end_phase:
        begin_end_phase(game)
    if game.end_phase and high >= HIGHER and game.outcome is None:
        finish(game, "twenty")


def begin_end_phase(game: Babel) -> None:
    """It lasts to the end of the game, even if totals fall again (BB-END-3)."""
    game.end_phase = True
    game.tell(events.end_phase_began)


def finish(game: Babel, reason: str) -> None:
    game.finish(result(game, reason))
    if game.told is not None:
        game.tell(events.ended, reason, [game.total(seat) for seat in SEATS])


def result(game: Babel, reason: str) -> Outcome:
    """The greater total wins, then more Nation cards in hand; otherwise it is a draw.

    Whose turn it is does not matter (BB-END-8..10, BB-COM-8).
    """
    scores: list[tuple[int, ...]] = [(game.total(seat), game.hand_size(seat)) for seat in SEATS]
    ranks = ranks_of(scores)
    winners = tuple([seat for seat in SEATS if ranks[seat] == 1])
    return Outcome(winners, reason, ranks, sheet(game))


def sheet(game: Babel) -> tuple[Row, ...]:
    temples = [
        Row(NATION_NAMES[site], (game.level(0, site), game.level(1, site))) for site in NATIONS
    ]
    return (
        *temples,
        Row("total", (game.total(0), game.total(1))),
        Row("cards_in_hand", (game.hand_size(0), game.hand_size(1))),
    )
