"""Why an action may not be done.

ValueError
└── IllegalAction     a seat asked for what the rules forbid; carries the action and the refusal
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.error import ErrorCode
from ziggurat.core.text import Text

if TYPE_CHECKING:
    from ziggurat.core.action import Action


TEXTS: Final[dict[tuple[str, str], Text]] = {}  # of all refusals that were asked for theirs


class Refusal(ErrorCode):
    """A reason: the number of the rule that gives it, and a sentence to the player.

    Each game lists its own: `TOO_FEW = "<rule id>", "English sentence.", "Phrase française."`
    """

    @property
    def code(self) -> str:
        return self.name

    @property
    def rule(self) -> str:
        rule: str = self.value[0]
        return rule

    @property
    def text(self) -> Text:
        """Always the same text: translations are added to it."""
        _, english, french = self.value
        return TEXTS.setdefault((english, french), Text(english, french))

    @property
    def cited(self) -> Text:
        """The sentence with its rule."""
        return Text(f"{self.text.en} ({self.rule})", f"{self.text.fr} ({self.rule})")

    def __str__(self) -> str:
        return self.cited.en


class TableRefusal(Refusal):
    """What is refused at the table of any game."""

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
