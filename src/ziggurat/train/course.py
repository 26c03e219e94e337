"""What the training of a game needs to know about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from ziggurat.core.kind import Setting

if TYPE_CHECKING:
    from pathlib import Path

    from ziggurat.ai.bot import Bot


class Sample(NamedTuple):
    """One position of a game: the inputs that are on, the estimate to correct, and the result."""

    on: list[int]
    estimate: float  # what the network says is added to it
    result: float  # the share of the victory, from 0 to 1, or how far ahead the seat was


class Table(NamedTuple):
    """Where a duel is played; plain values that can be sent to other processes."""

    players: int
    settings: dict[str, Setting]


class Recipe(NamedTuple):
    """How a network learns."""

    batch: int = 1024  # positions of a step
    rate: float = 1e-3
    shrink: float = 0.01  # of every weight, times the rate
    kept: float = 0.7  # of the first layer's activations; the others are dropped while learning
    unchosen: float = 0.25  # of the positions are learned without the choice made there


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
    def position_size(self) -> int:
        """How many of them describe the position; those after them describe a choice."""
        ...

    @property
    def chances(self) -> bool:
        """Whether values are chances to win (as log odds); otherwise they are leads."""
        ...

    @property
    def recipe(self) -> Recipe: ...

    @property
    def champion(self) -> str:
        """The bot to beat."""
        ...

    @property
    def tables(self) -> tuple[Table, ...]:
        """Where the duels are played; the first one decides."""
        ...

    def play(self, seed: str, weights: tuple[Path, ...]) -> list[Sample]:
        """A fast game that follows from the seed and from the networks found, the latest last."""
        ...

    def contender(self, seed: int, weights: Path) -> Bot:
        """The bot that uses the network."""
        ...
