"""Golden playthroughs: recorded games told in words, to be read as a diff when rules change.

Each record `tests/playthroughs/GAME/NAME.json` has its telling beside it as `NAME.txt`.
`make playthroughs` rewrites them.
"""

from io import StringIO
from pathlib import Path
from typing import Final

from rich.console import Console

from ziggurat.core.compose import parse_choice
from ziggurat.core.event import Event
from ziggurat.core.record import Record, read
from ziggurat.core.seats import SPECTATOR, Seat
from ziggurat.core.session import Session, resume
from ziggurat.games.catalogue import GAMES
from ziggurat.terminal.speech import Speech
from ziggurat.terminal.tables import draw_table

FOLDER: Final = Path(__file__).parent / "playthroughs"
TABLE_EVERY: Final = 25  # choices


def records() -> list[Path]:
    return sorted(FOLDER.rglob("*.json"))


def record_at(path: Path) -> Record:
    return read(path.read_text(encoding="utf-8"))


def telling(record: Record) -> str:
    """The whole game in words, with the public table from time to time."""
    kind = GAMES[record.game]
    speech = Speech(kind, "en", [f"Seat {seat}" for seat in range(record.players)])
    out = StringIO()
    console = Console(file=out, width=100, color_system=None, legacy_windows=False)
    session = Session(kind, record.seed, record.players, record.settings)
    console.print(f"{record.game} of seed {record.seed}, {dict(record.settings)}")
    show_events(session.events, speech, console)
    for number, choice in enumerate(record.choices, start=1):
        console.print(f"{number}. {speech.names[choice.seat]}: {choice.words}", highlight=False)
        heard = session.choose(choice.seat, *parse_choice(kind, choice.words))
        show_events(heard, speech, console)
        if number % TABLE_EVERY == 0 or number == len(record.choices):
            console.print(draw_table(session.game, SPECTATOR, speech))
    if session.game.outcome is not None:
        console.print(speech.sheet(session.game.outcome))
        console.print(speech.verdict(session.game.outcome))
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines()) + "\n"


def show_events(events: list[Event], speech: Speech, console: Console) -> None:
    """Every event as those know it who know most of it."""
    for event in events:
        for line in speech.events([event], somebody_who_knows(event)):
            console.print(f"    {line}", highlight=False, markup=False, soft_wrap=True)


def somebody_who_knows(event: Event) -> Seat:
    return event.known_to.bit_length() - 1 if event.known_to else SPECTATOR


def played(path: Path) -> Session:
    record = record_at(path)
    return resume(GAMES[record.game], record)


if __name__ == "__main__":
    for each in records():
        each.with_suffix(".txt").write_text(telling(record_at(each)), encoding="utf-8")
