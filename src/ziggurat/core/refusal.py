"""Why an action may not be done.

ValueError
└── IllegalAction     a seat asked for what the rules forbid; carries the action and the refusal
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

from ziggurat.core.text import Text

if TYPE_CHECKING:
    from ziggurat.core.action import Action


TEXTS: Final[dict[tuple[str, str], Text]] = {}  # of all refusals that were asked for theirs


class Refusal(Enum):
    """A reason: the number of the rule that gives it, and a sentence to the player.

    Each game lists its own: `TOO_FEW = "<rule id>", "English sentence.", "Phrase française."`
    """

    # Properties, because the compiler cannot build members of a class that has `__init__`.

    @property
    def rule(self) -> str:
        rule: str = self.value[0]
        return rule

    @property
    def text(self) -> Text:
        """Always the same text: translations are added to it."""
        _, english, french = self.value
        return TEXTS.setdefault((english, french), Text(english, french))

    def __str__(self) -> str:
        return f"{self.text.en} ({self.rule})"


class TableRefusal(Refusal):
    """What is refused at any table, whatever the game."""

    GAME_IS_OVER = (
        "CO-ACT-1",
        "The game is over.",
        "La partie est finie.",
    )
    NOT_YOUR_CHOICE = (
        "CO-ACT-2",
        "It is not your turn to choose.",
        "Ce n'est pas à vous de choisir maintenant.",
    )
    NOT_THE_QUESTION = (
        "CO-ACT-3",
        "That is not what is being asked now.",
        "Ce n'est pas ce qui est demandé maintenant.",
    )
    CHOICE_IS_COMPLETE = (
        "CO-ACT-4",
        "This choice is already complete.",
        "Ce choix est déjà complet.",
    )


class IllegalAction(ValueError):
    """Raised when a seat may not do what it asked for."""

    def __init__(self, action: Action, refusal: Refusal) -> None:
        super().__init__(f"{action}: {refusal}")
        self.action: Final = action
        self.refusal: Final = refusal
