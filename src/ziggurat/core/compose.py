"""Choices made of parts.

Placing a tile is one choice, but it is made step by step: which tile, where, which way round, on
which supports.  A draft plays the parts on a private copy of the game, so nobody else notices and a
step can be undone for free.  Only the complete choice is played, recorded and published; its
words are the words of its parts, separated by commas.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.record import SEPARATOR
from ziggurat.core.refusal import IllegalAction, TableRefusal

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.core.game import Game
    from ziggurat.core.kind import Kind
    from ziggurat.core.seats import Seat


class Draft:
    """A choice that a seat is composing; `game` is what the table would look like."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self.game: Final = game.copy()
        self.seat: Final = seat
        self.parts: list[Action] = []

    @property
    def is_complete(self) -> bool:
        return bool(self.parts) and not self.game.is_composing()

    def add(self, part: Action) -> None:
        """Play the next part on the private copy.  Raises IllegalAction."""
        if self.is_complete:
            raise IllegalAction(part, TableRefusal.CHOICE_IS_COMPLETE)
        self.game.play(self.seat, part)
        self.parts.append(part)


def drafted(game: Game, seat: Seat, parts: tuple[Action, ...]) -> Draft:
    """A draft with these parts.  Raises IllegalAction at the first that is not allowed."""
    draft = Draft(game, seat)
    for part in parts:
        draft.add(part)
    return draft


def words_of(parts: tuple[Action, ...]) -> str:
    return SEPARATOR.join([part.text for part in parts])


def parse_choice(kind: Kind, words: str) -> tuple[Action, ...]:
    """The parts of a choice; most choices have one.  Raises UnknownAction."""
    return tuple([kind.parse(part) for part in words.split(SEPARATOR.strip())])
