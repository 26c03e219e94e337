"""What can be typed at the table besides choices."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ziggurat.ai.bot import Place
from ziggurat.ai.council import consult
from ziggurat.terminal.asked import bot_name, player_called
from ziggurat.terminal.complaint import Complaint
from ziggurat.terminal.files import load_session, save_record
from ziggurat.terminal.hint import adviser_called, show_hint
from ziggurat.terminal.playing.saving import Leave
from ziggurat.terminal.rules import statement_of
from ziggurat.terminal.texts import play as texts
from ziggurat.terminal.texts.errors import CommandCode

if TYPE_CHECKING:
    from collections.abc import Callable

    from ziggurat.core.seats import Seat
    from ziggurat.core.session import Session
    from ziggurat.terminal.playing.table import TerminalTable

A_FEW: Final = 20  # names of things that there is help on


class Orders:
    def __init__(self, table: TerminalTable) -> None:
        self.table: Final = table
        self.commands: Final[dict[str, Callable[[Seat, str], None]]] = {
            "hint": self.hint,
            "why": self.explain,
            "undo": self.undo,
            "more": self.show_more,
            "options": self.show_options,
            "rule": self.quote,
            "score": self.show_score,
            "log": self.show_log,
            "save": self.save,
            "load": self.load,
            "help": self.show_help,
            "language": self.show_language,
            "quit": self.leave,
        }

    def obey(self, seat: Seat, line: str) -> bool:
        """Carry out a line if it is a command; False if it is not."""
        word, _, rest = line.partition(" ")
        name = texts.COMMANDS.get(word.lower())
        if name is None:
            return False
        try:
            self.commands[name](seat, rest.strip())
        except Complaint as complaint:
            self.table.screen.say(complaint.in_language(self.table.speech.language))
        return True

    def hint(self, seat: Seat, name: str) -> None:
        """The bot is given what the seat knows and nothing else."""
        table = self.table
        bot = adviser_called(table.session.kind, player_called(name))
        shown = bot_name(bot, table.speech.language)
        place = Place(table.session.current, seat)
        try:
            with table.screen.status(table.speech.ui(texts.THINKING, seat=shown)):
                seed = len(table.session.choices)
                thoughts = consult(table.session.kind, bot, place, seed, 1)
        except KeyboardInterrupt:
            table.screen.say(texts.NO_HINT)
            return
        show_hint(thoughts, seat, shown, table.speech, table.screen)

    def explain(self, seat: Seat, line: str) -> None:
        table = self.table
        if not line:
            table.screen.say(texts.NO_ACTION)
            return
        parts = table.meant(seat, line)
        if not parts:
            return
        refusal = table.session.current.why_not(seat, parts[0])
        table.screen.say(table.speech.refusal(refusal) if refusal else texts.ALLOWED)

    def undo(self, seat: Seat, _: str) -> None:
        table = self.table
        if table.session.can_undo(seat):
            table.session.undo()
        elif self.can_go_back(seat):
            table.session = before_last(table.session, seat)
        else:
            self.explain_undo(seat)
            return
        table.heard[seat] = min(table.heard[seat], len(table.session.events))
        table.screen.say(texts.UNDONE)

    def can_go_back(self, seat: Seat) -> bool:
        """Bots do not mind if something was revealed, unless they play with us."""
        has_chosen = any(choice.seat == seat for choice in self.table.session.choices)
        is_alone = self.table.bots.count(None) == 1
        return has_chosen and is_alone and not self.table.session.kind.cooperative

    def explain_undo(self, seat: Seat) -> None:
        choices, screen = self.table.session.choices, self.table.screen
        if all(choice.seat != seat for choice in choices):
            screen.say(texts.NOTHING_TO_UNDO)
        elif choices[-1].seat != seat:
            screen.say(texts.OTHERS_CHOSE, seat=self.table.speech.names[choices[-1].seat])
        else:
            screen.say(texts.REVEALED)

    def quote(self, seat: Seat, rule: str) -> None:
        if not rule:
            raise Complaint(CommandCode.WHICH_RULE)
        statement = statement_of(rule, self.table.speech.language)
        if statement is None:
            raise Complaint(CommandCode.NO_RULE_AT_TABLE, words=rule)
        self.table.screen.say(statement)

    def show_more(self, seat: Seat, _: str) -> None:
        self.table.show_page(seat)

    def show_options(self, seat: Seat, _: str) -> None:
        self.table.shown = {}
        self.table.show(seat)

    def show_score(self, seat: Seat, _: str) -> None:
        table = self.table
        table.screen.show(table.speech.sheet(table.session.kind.score(table.session.game)))

    def show_log(self, seat: Seat, _: str) -> None:
        self.table.show_events(seat, 0, texts.LOG)

    def save(self, seat: Seat, name: str) -> None:
        if not name:
            raise Complaint(CommandCode.NO_FILE_TO_SAVE)
        file = Path(name).expanduser()
        save_record(self.table.session.record, file)
        self.table.saving.remember(self.table.session, file.resolve())
        self.table.screen.say(texts.SAVED, file=name)

    def load(self, seat: Seat, name: str) -> None:
        """Continue another game of the same kind; if it cannot be read, this one."""
        if not name:
            raise Complaint(CommandCode.NO_FILE_TO_LOAD)
        file = Path(name).expanduser()
        session = saved_game(file, self.table.session)
        self.table.saving.keep_unsaved(self.table.session)
        self.table.session = session
        self.table.heard = heard_before(session)
        self.table.saving.remember(session, file.resolve())
        self.table.screen.say(texts.LOADED, file=name)

    def show_help(self, seat: Seat, words: str) -> None:
        """What can be typed, or what something on the table is for."""
        speech, screen = self.table.speech, self.table.screen
        if not words:
            screen.say(texts.HELP)
            return
        if words.lower() in texts.BOARD:
            screen.say(speech.label("legend"))
            return
        found = speech.described(words)
        for title, description in found:
            screen.say(texts.DESCRIBED, title=title, description=description)
        if not found:
            names = [title for title, _ in speech.described("")]
            more = ["…"] if len(names) > A_FEW else []
            screen.say(texts.NOT_DESCRIBED, words=words, names=", ".join(names[:A_FEW] + more))

    def show_language(self, seat: Seat, _: str) -> None:
        screen = self.table.screen
        screen.command(texts.OTHER_LANGUAGE, screen.words(texts.IN_OTHER_LANGUAGE))

    def leave(self, seat: Seat, _: str) -> None:
        raise Leave


def before_last(session: Session, seat: Seat) -> Session:
    """The game before the last choice of a seat."""
    own = [number for number, choice in enumerate(session.choices) if choice.seat == seat]
    return session.back_to(session.parts_before(own[-1]))


def heard_before(session: Session) -> list[int]:
    """How many events each seat had been shown when it chose last."""
    chosen = {choice.seat for choice in session.choices}
    return [
        len(before_last(session, seat).events) if seat in chosen else 0
        for seat in range(session.game.seats)
    ]


def saved_game(file: Path, present: Session) -> Session:
    session = load_session(file)
    if session.kind is not present.kind or session.game.seats != present.game.seats:
        game, players = session.kind.name, session.game.seats
        command = shlex.join(["ziggurat", "play", game, "--load", str(file)])
        raise Complaint(
            CommandCode.OTHER_TABLE, file=file, game=game, players=players, command=command
        )
    return session
