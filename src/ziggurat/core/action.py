"""What a seat may choose.  An action is a value, and that value is its text."""

from typing import Final

from ziggurat.core.text import Phrase


class Worded:
    """A value that is equal to whatever has the same text."""

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


class Action(Worded):
    """A thing a seat may choose to do.  A game parses it back from its text."""

    __slots__ = ()

    def phrase(self) -> Phrase:
        """The action for people, and for clients that narrow the options by what is clicked."""
        raise NotImplementedError


class UnknownAction(ValueError):
    """Raised when a text names no action of the game."""

    def __init__(self, text: str) -> None:
        super().__init__(f"there is no action called {text!r}")
