"""Bots among themselves: a game to look at."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ziggurat.core.seats import SPECTATOR
from ziggurat.terminal.tables import draw_table

if TYPE_CHECKING:
    from rich.console import Console

    from ziggurat.core.session import Session
    from ziggurat.terminal.speech import Speech


def numbered(names: list[str]) -> list[str]:
    """The same names, with the number of the seat where two are alike."""
    alike = Counter(names)
    return [f"{name} {seat + 1}" if alike[name] > 1 else name for seat, name in enumerate(names)]


def show_game(session: Session, speech: Speech, console: Console) -> None:
    """The whole game in sentences, its last table and the score sheet."""
    for line in speech.events(session.events, SPECTATOR):
        console.print(line, markup=False, highlight=False)
    console.print(draw_table(session.game, SPECTATOR, speech))
    outcome = session.game.outcome
    assert outcome is not None
    console.print(speech.sheet(outcome))
    console.print(f"[bold]{speech.verdict(outcome)}[/]")
