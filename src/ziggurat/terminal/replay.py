"""A recorded game: checked, told, shown at any choice, stepped through."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.compose import parse_choice
from ziggurat.core.session import Session, resume
from ziggurat.terminal.complaint import Complaint
from ziggurat.terminal.tables import draw_table
from ziggurat.terminal.texts import output
from ziggurat.terminal.texts.errors import CommandCode

if TYPE_CHECKING:
    from ziggurat.core.record import Taken
    from ziggurat.core.seats import Seat
    from ziggurat.terminal.screen import Screen
    from ziggurat.terminal.speech import Speech


class Replay:
    """A record that has been played again in full, so that all of it is known to be legal."""

    def __init__(self, session: Session, seat: Seat, speech: Speech, screen: Screen) -> None:
        self.session = session
        self.seat = seat
        self.speech = speech
        self.screen = screen
        self.length = len(session.choices)

    def tell(self) -> None:
        """The whole game in sentences."""
        for line in self.speech.log(self.session.events, self.seat):
            self.screen.say(line)
        self.show(self.length)

    def step(self, at: int) -> None:
        """Forward with Enter, back with b, to a choice by its number, out with q."""
        while True:
            self.show(at)
            line = self.screen.ask(self.screen.words(output.STEP)).strip().lower()
            match line:
                case "q" | "quit" | "quitter":
                    return
                case "b":
                    at = max(0, at - 1)
                case "":
                    if at == self.length:
                        return
                    at += 1
                case _:
                    at = self.number(line, at)

    def number(self, line: str, at: int) -> int:
        if line.isascii() and line.isdecimal() and int(line) <= self.length:
            return int(line)
        self.screen.say(output.NO_STEP, count=self.length)
        return at

    def at(self, at: int) -> Session:
        if at not in range(self.length + 1):
            raise Complaint(CommandCode.NO_CHOICE, count=self.length, at=at)
        return resume(self.session.kind, self.session.record, at)

    def show(self, at: int) -> None:
        """The table after the first choices, and the last of them."""
        session = self.at(at)
        if at:
            taken = session.choices[-1]
            values = {"at": at, "count": self.length, "seat": self.speech.names[taken.seat]}
            self.screen.say(output.AT_CHOICE, "bold", choice=self.words(taken), **values)
        self.screen.board(draw_table(session.game, self.seat, self.speech))
        outcome = session.game.outcome
        if outcome is not None:
            self.screen.show(self.speech.sheet(outcome))
            self.screen.say(self.speech.verdict(outcome), "bold")

    def words(self, taken: Taken) -> str:
        """A choice in the reader's language, one sentence for each of its parts."""
        parts = parse_choice(self.session.kind, taken.words)
        return ", ".join(self.speech.action(part) for part in parts)

    def as_data(self, at: int) -> dict[str, object]:
        session = self.at(at)
        return {
            "game": session.kind.name,
            "choices": self.length,
            "at": at,
            "last_choice": session.choices[-1]._asdict() if at else None,
            "to_act": session.game.to_act(),
            "view": session.game.view(self.seat),
            "events": self.speech.events(session.events, self.seat),
        }
