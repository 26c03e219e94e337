"""Bots among themselves: one game to look at, or many to count."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import TYPE_CHECKING

from rich.progress import track
from rich.table import Table

from ziggurat.ai.match import play_match
from ziggurat.core.seats import SPECTATOR
from ziggurat.terminal.tables import draw_table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from ziggurat.ai.bot import Maker
    from ziggurat.core.kind import Kind, Setting
    from ziggurat.core.session import Session
    from ziggurat.terminal.speech import Speech


class Match:
    """Which bots play which game."""

    def __init__(
        self, kind: Kind, bots: Sequence[tuple[str, Maker]], settings: dict[str, Setting]
    ) -> None:
        self.kind = kind
        self.bots = bots
        self.settings = settings

    @property
    def names(self) -> list[str]:
        return numbered([name.capitalize() for name, _ in self.bots])

    def play(self, seed: str) -> Session:
        bots = [make(hash_of(seed, seat)) for seat, (_, make) in enumerate(self.bots)]
        return play_match(self.kind, bots, seed, self.settings)


def numbered(names: list[str]) -> list[str]:
    """The same names, with the number of the seat where two are alike."""
    alike = Counter(names)
    return [f"{name} {seat + 1}" if alike[name] > 1 else name for seat, name in enumerate(names)]


def hash_of(seed: str, seat: int) -> int:
    """A number for a bot that is the same on every machine."""
    number = seat
    for byte in seed.encode():
        number = (number * 257 + byte) % (1 << 61)
    return number


def show_game(session: Session, speech: Speech, console: Console) -> None:
    """The whole game in sentences, its last table and the score sheet."""
    for line in speech.events(session.events, SPECTATOR):
        console.print(line, markup=False, highlight=False)
    console.print(draw_table(session.game, SPECTATOR, speech))
    outcome = session.game.outcome
    assert outcome is not None
    console.print(speech.sheet(outcome))
    console.print(f"[bold]{speech.verdict(outcome)}[/]")


def count_games(match: Match, seed: str, games: int, console: Console) -> Table:
    """Many games: the share that each seat won, with its 95 % confidence interval."""
    won: Counter[int] = Counter()
    shared = 0
    reasons: Counter[str] = Counter()
    for number in track(range(games), "playing", console=console, transient=True):
        outcome = match.play(f"{seed}/{number}").game.outcome
        assert outcome is not None
        reasons[outcome.reason] += 1
        if match.kind.cooperative or len(outcome.winners) == 1:
            won.update(outcome.winners)
        else:
            shared += 1
    return summary(match, games, won, shared, reasons)


def summary(
    match: Match, games: int, won: Counter[int], shared: int, reasons: Counter[str]
) -> Table:
    title = f"{match.kind.name}, {len(match.bots)} players, {games} games"
    table = Table(title=title, title_justify="left")
    table.add_column("")
    table.add_column("games", justify="right")
    table.add_column("share", justify="right")
    table.add_column("95 % interval", justify="right")
    if match.kind.cooperative:
        names = " + ".join(dict.fromkeys(name for name, _ in match.bots))
        table.add_row(f"won by {names}", *share(won[0], games))
    else:
        for seat, name in enumerate(match.names):
            table.add_row(f"won by {name}", *share(won[seat], games))
        table.add_row("shared", *share(shared, games))
    table.add_section()
    for reason, count in reasons.most_common():
        table.add_row(match.kind.texts.reasons[reason].en, *share(count, games))
    return table


def share(count: int, games: int) -> tuple[str, str, str]:
    low, high = wilson(count, games)
    return str(count), f"{count / games:.1%}", f"{low:.1%} to {high:.1%}"


def wilson(count: int, games: int) -> tuple[float, float]:
    """Wilson's interval: honest also near 0 and 1 and for few games."""
    z = 1.96
    centre = (count + z * z / 2) / (games + z * z)
    margin = z / (games + z * z) * sqrt(count * (games - count) / games + z * z / 4)
    return max(0.0, centre - margin), min(1.0, centre + margin)
