"""What a seat may choose.  An action is a value, and that value is its text."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, ClassVar, Final, Generic, Self, TypeVar, cast

from ziggurat.core.error import ErrorCode, UserError, shortened
from ziggurat.core.text import Text

if TYPE_CHECKING:
    from collections.abc import Callable

    from ziggurat.core.game import Game
    from ziggurat.core.refusal import Refusal
    from ziggurat.core.seats import Seat
    from ziggurat.core.text import Phrase

G = TypeVar("G", bound="Game")


class Worded:
    """A value that equals any other value with the same text."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text: Final = text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Worded) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __copy__(self) -> Self:
        return self  # immutable

    def __deepcopy__(self, memo: object) -> Self:
        return self


class Action(Worded):
    """Something a seat may choose to do.  Its game parses it back from its text."""

    __slots__ = ()

    # A choice may be composed of parts: see `core.compose`.
    opens: ClassVar[bool] = False  # further parts must follow
    is_part: ClassVar[bool] = False  # continues a choice that has been opened

    def phrase(self) -> Phrase:
        """The action for people, and for clients that narrow the options by what is clicked."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Callable[[str, str], Action], tuple[str, str]]:
        """Pickle the text and the package of the game, whose `parse` reads it."""
        return unpickled, (".".join(type(self).__module__.split(".")[:3]), self.text)


class GameAction(Action, Generic[G]):
    """An action of one game: it says when it is forbidden, and what it does."""

    __slots__ = ()

    def why_not(self, game: G, seat: Seat) -> Refusal | None:
        """Why the seat may not do this now; None if it may."""
        raise NotImplementedError

    def do(self, game: G, seat: Seat) -> None:
        """Carry it out.  Nothing is checked."""
        raise NotImplementedError


def unpickled(package: str, text: str) -> Action:
    """The action that a game's own parser reads from the text."""
    return cast("Action", import_module(package).parse(text))


class ActionCode(ErrorCode):
    UNKNOWN_ACTION = Text(
        "There is no action {words}.",
        "L'action {words} n'existe pas.",
    )


class UnknownAction(UserError):
    """Raised when a text names no action of the game."""

    def __init__(self, text: object) -> None:
        super().__init__(ActionCode.UNKNOWN_ACTION, words=shortened(text))
