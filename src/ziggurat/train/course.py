"""What the training of a game needs to know about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from pathlib import Path

    from ziggurat.ai.bot import Bot


class Sample(NamedTuple):
    """One position of a game: the inputs that are on, the estimate to correct, and the result."""

    on: list[int]
    estimate: float  # log odds; what the network says is added to it
    result: float  # the share of the victory, from 0 to 1


class Course(Protocol):
    """A game with an encoding, a way to play many fast games, and bots to duel."""

    @property
    def version(self) -> str:
        """Of the encoding."""
        ...

    @property
    def size(self) -> int:
        """How many inputs it has."""
        ...

    @property
    def champion(self) -> str:
        """The bot to beat."""
        ...

    def play(self, seed: str) -> list[Sample]:
        """A fast game that follows from the seed."""
        ...

    def contender(self, seed: int, weights: Path) -> Bot:
        """The bot that uses the network."""
        ...
