"""What a review needs to know about a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from ziggurat.core.text import Text

if TYPE_CHECKING:
    from ziggurat.ai.bot import Place
    from ziggurat.ai.review.moves import Line
    from ziggurat.core.game import Game
    from ziggurat.core.seats import Seat

NO_SINGLE: Final = Text("No single reason decides.", "Aucune raison ne décide à elle seule.")
EVEN: Final = "even"  # the reason for a choice where all are about as good
ABOUT_EVEN: Final = Text("All of these are about as good.", "Tous ces choix se valent à peu près.")


class Pace(NamedTuple):
    """How much work a move is worth."""

    lines: int  # compared at first
    worlds: int  # for a first impression
    most: int  # worlds for the last comparison


class Outlook(NamedTuple):
    """What a position promises to a seat."""

    chance: float  # to win, 0 to 1; a shared victory is a part of one
    terms: dict[str, float]  # what each part of the evaluation contributes


class Judge(Protocol):
    """Finds promising lines, and says what they promise."""

    pace: Pace
    reasons: dict[str, Text]
    information: str  # the term that counts what players know of each other, in bits; empty: none

    def lines(self, place: Place, seed: int, most: int) -> list[Line]:
        """Promising lines, the best first."""
        ...

    def foresee(self, world: Game, seat: Seat, dream: int) -> Outlook:
        """What a seat may expect from here.  The world is used up: it may be played on."""
        ...


def reason_in(judge: Judge, reason: str) -> Text:
    """Why a line is better, in words."""
    return ABOUT_EVEN if reason == EVEN else judge.reasons.get(reason, NO_SINGLE)


def share_of(winners: tuple[Seat, ...], seat: Seat) -> float:
    """What a seat has of a victory."""
    return 1.0 / len(winners) if seat in winners else 0.0
