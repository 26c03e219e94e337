"""A game is saved after every choice, and on leaving: nothing is lost whatever ends the program."""

from __future__ import annotations

import signal
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

from ziggurat.terminal.autosave import autosave, remember_last
from ziggurat.terminal.complaint import Complaint
from ziggurat.terminal.files import save_record
from ziggurat.terminal.texts import play as texts

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path
    from types import FrameType

    from ziggurat.core.record import Record
    from ziggurat.core.session import Session
    from ziggurat.terminal.screen import Screen


class Leave(Exception):
    """Somebody leaves the table."""


class Saving:
    """Knows in which file a game is, and whether it has changed since."""

    def __init__(
        self, session: Session, file: Path | None, screen: Screen, resume: Sequence[str]
    ) -> None:
        self.screen: Final = screen
        self.resume: Final = resume  # the command that continues this game, without the file
        self.remember(session, file)

    def remember(self, session: Session, file: Path | None) -> None:
        """The game has been loaded from this file or saved to it."""
        self.file = file
        self.choices = tuple(session.choices)

    def keep_up(self, session: Session) -> None:
        """Save silently after a choice; `kept` tries again on leaving, and reports a failure."""
        if self.has_changed(session):
            with suppress(Complaint):
                file = self.file
                if file is None:
                    file = autosave(session.record)
                else:
                    save_record(session.record, file)
                self.remember(session, file)
                self.mark_as_last(file)

    def mark_as_last(self, file: Path) -> bool:
        """Let `ziggurat play --continue` continue this game; False if that cannot be stored."""
        return remember_last(self.command(file)[1:])

    def command(self, file: Path) -> list[str]:
        """What continues the game in this file."""
        return [*self.resume, "--load", str(file.resolve())]

    def kept(self, session: Session) -> Path | None:
        """The file with this game; it is saved if it has changed.  None if it cannot be."""
        if self.file is None or self.has_changed(session):
            try:
                self.remember(session, self.save(session.record))
            except Complaint as complaint:
                self.screen.say(complaint.in_language(self.screen.language), "red")
                return None
        return self.file

    def save(self, record: Record) -> Path:
        """To the file that the game came from, or to a new one.  Raises Failure."""
        if self.file is not None:
            try:
                save_record(record, self.file)
            except Complaint as complaint:
                self.screen.say(complaint.in_language(self.screen.language), "red")
            else:
                return self.file
        return autosave(record)

    def keep_unsaved(self, session: Session) -> None:
        """Before another game takes its place."""
        if session.choices and (file := self.kept(session)):
            self.screen.say(texts.SAVED, file=file)

    def has_changed(self, session: Session) -> bool:
        return self.choices != tuple(session.choices)


@contextmanager
def leaving_when_ended() -> Iterator[None]:
    """When the terminal is closed or the process is ended, somebody leaves."""
    names = [name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    numbers = [getattr(signal, name) for name in names]
    before = {number: signal.signal(number, leave) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def leave(_: int, __: FrameType | None) -> None:
    raise Leave
