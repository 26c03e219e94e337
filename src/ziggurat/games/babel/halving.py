"""Half the hand: the opponent chooses which cards to give up, one after another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.agenda import Choice
from ziggurat.core.text import Phrase
from ziggurat.games.babel.actions import DISCARDS, Discard
from ziggurat.games.babel.components import NATION_CARDS

if TYPE_CHECKING:
    from ziggurat.core.action import Action, GameAction
    from ziggurat.core.seats import Seat
    from ziggurat.games.babel.table import Babel


class DiscardCards(Choice["Babel"]):
    """The player not on turn still has to discard this many cards of their choice (BB-HAL-1..2)."""

    answers = (Discard,)

    def __init__(self, count: int) -> None:
        super().__init__(f"DiscardCards {count}")
        self.count: Final = count

    def chooser(self, game: Babel) -> Seat:
        return 1 - game.active

    def options(self, game: Babel, seat: Seat) -> list[Action]:
        return [action for action in DISCARDS if action.why_not(game, seat) is None]

    def prompt(self, game: Babel, seat: Seat) -> Phrase:
        return Phrase("discard", {"count": self.count})

    def chosen(self, game: Babel, seat: Seat, action: GameAction[Babel]) -> None:
        if self.count > 1:
            game.agenda.append(HALVINGS[self.count - 1])
        action.do(game, seat)
        game.revealed += 1  # The player on turn has seen it.


HALVINGS: Final = [DiscardCards(count) for count in range(NATION_CARDS // 2 + 1)]
