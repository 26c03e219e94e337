"""A recorded game: verified, told, shown at any choice, stepped through."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.seats import SPECTATOR
from ziggurat.core.session import Session, resume
from ziggurat.terminal.complaint import Complaint
from ziggurat.terminal.tables import draw_table

if TYPE_CHECKING:
    from rich.console import Console

    from ziggurat.core.seats import Seat
    from ziggurat.terminal.speech import Speech


class Replay:
    """A record that has been played again in full, so that all of it is known to be legal."""

    def __init__(self, session: Session, seat: Seat, speech: Speech, console: Console) -> None:
        self.session = session
        self.seat = seat
        self.speech = speech
        self.console = console
        self.length = len(session.choices)

    def tell(self) -> None:
        """The whole game in sentences."""
        for line in self.speech.events(self.session.events, self.seat):
            self.console.print(line, markup=False, highlight=False)
        self.show(self.length)

    def step(self) -> None:
        """Forward with Enter, back with b, to a choice by its number, out with q."""
        at = 0
        while True:
            self.show(at)
            line = self.console.input("[dim]Enter: next, b: back, a number, q: quit >[/] ").strip()
            match line:
                case "q":
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
        if line.isdecimal() and int(line) <= self.length:
            return int(line)
        self.console.print(f"there are {self.length} choices")
        return at

    def show(self, at: int) -> None:
        """The table after the first choices, and the last of them."""
        if at not in range(self.length + 1):
            raise Complaint(f"the record has {self.length} choices, so there is no choice {at}")
        session = resume(self.session.kind, self.session.record, at)
        if at:
            seat, words = session.choices[-1]
            self.console.print(f"[bold]{at}/{self.length}[/] {self.speech.names[seat]}: {words}")
        self.console.print(draw_table(session.game, self.seat, self.speech))
        outcome = session.game.outcome
        if outcome is not None:
            self.console.print(self.speech.sheet(outcome))
            self.console.print(f"[bold]{self.speech.verdict(outcome)}[/]")


def viewpoint(session: Session, seat: int | None) -> Seat:
    if seat is None:
        return SPECTATOR
    if seat not in range(session.game.seats):
        raise Complaint(f"there are seats 0 to {session.game.seats - 1}, not {seat}")
    return seat
