"""A table in the terminal: one or several people, and bots on the other seats."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.panel import Panel

from ziggurat.ai.bot import Place
from ziggurat.core.action import Action, UnknownAction
from ziggurat.core.seats import SPECTATOR
from ziggurat.terminal import texts
from ziggurat.terminal.complaint import Complaint
from ziggurat.terminal.files import load_session, save_record
from ziggurat.terminal.rules import statement_of
from ziggurat.terminal.tables import draw_table

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.console import Console

    from ziggurat.ai.bot import Bot
    from ziggurat.core.seats import Seat
    from ziggurat.core.session import Session
    from ziggurat.core.text import Text
    from ziggurat.terminal.speech import Speech


class Leave(Exception):
    """The player has had enough."""


class TerminalTable:
    """Asks the people, lets the bots choose, and shows what happens."""

    def __init__(
        self, session: Session, bots: Sequence[Bot | None], speech: Speech, console: Console
    ) -> None:
        self.session = session
        self.bots = bots  # None where a person sits
        self.speech = speech
        self.console = console
        self.heard = [0] * len(bots)  # how many events each person has been shown
        self.sitting: Seat = SPECTATOR  # who looks at the screen
        self.commands: dict[str, Callable[[Seat, str], None]] = {
            "why": self.explain,
            "rule": self.quote,
            "undo": self.undo,
            "score": self.show_score,
            "log": self.show_log,
            "save": self.save,
            "load": self.load,
            "help": self.show_help,
            "quit": self.leave,
        }

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            while waiting := self.session.current.to_act():
                self.let_choose(waiting[0])
            self.show_end()
        except (Leave, EOFError, KeyboardInterrupt):
            self.say(self.speech.ui(texts.GOODBYE))

    def let_choose(self, seat: Seat) -> None:
        bot = self.bots[seat]
        if bot is None:
            self.ask(seat)
            return
        with self.console.status(self.speech.ui(texts.THINKING, seat=self.speech.names[seat])):
            action = bot.choose(Place(self.session.current, seat, hurried=True))
        self.session.choose(seat, action)

    # Asking a person.

    def ask(self, seat: Seat) -> None:
        self.sit_down(seat)
        self.show(seat)
        before = self.progress()
        while before == self.progress():
            name = self.speech.ui(texts.INPUT, seat=self.speech.names[seat])
            self.obey(seat, self.console.input(f"[bold cyan]{name}[/] ").strip())

    def progress(self) -> tuple[int, int, int]:
        """Changes when a choice or a part of one is made or taken back, or a game is loaded."""
        draft = self.session.draft
        return id(self.session), len(self.session.choices), len(draft.parts) if draft else 0

    def sit_down(self, seat: Seat) -> None:
        """When several people share the screen, nobody sees the other's hand."""
        if self.sitting != seat and self.bots.count(None) > 1:
            self.console.clear()
            self.console.input(self.speech.ui(texts.PASS_ON, seat=self.speech.names[seat]))
        self.sitting = seat

    def obey(self, seat: Seat, line: str) -> None:
        word, _, rest = line.partition(" ")
        command = texts.COMMANDS.get(word.lower())
        if command is None:
            self.choose(seat, line)
        else:
            self.commands[command](seat, rest.strip())

    def choose(self, seat: Seat, line: str) -> None:
        options = self.options(seat)
        if line.isdecimal() and 1 <= int(line) <= len(options):
            self.session.choose(seat, options[int(line) - 1])
            return
        action = self.meant(line, options)
        if action is None:
            return
        refusal = self.session.current.why_not(seat, action)
        if refusal is None:
            self.session.choose(seat, action)
        else:
            self.say(self.speech.refusal(refusal))

    def options(self, seat: Seat) -> list[Action]:
        return self.speech.in_order(self.session.current.options(seat))

    def meant(self, line: str, options: list[Action]) -> Action | None:
        """The action that somebody meant, if it is clear."""
        fitting = [option for option in options if abbreviates(line, option)]
        if len(fitting) == 1:
            return fitting[0]
        try:
            return self.session.kind.parse(line)
        except UnknownAction:
            if fitting:
                self.say(self.speech.ui(texts.SEVERAL))
                for option in fitting:
                    self.say(f"  {option.text}")
            else:
                self.say(self.speech.ui(texts.UNKNOWN, words=repr(line)))
        return None

    def explain(self, seat: Seat, line: str) -> None:
        if not line:
            self.say(self.speech.ui(texts.NO_ACTION))
            return
        try:
            action = self.session.kind.parse(line)
        except UnknownAction:
            self.say(self.speech.ui(texts.UNKNOWN, words=repr(line)))
            return
        refusal = self.session.current.why_not(seat, action)
        self.say(self.speech.refusal(refusal) if refusal else self.speech.ui(texts.ALLOWED))

    def quote(self, seat: Seat, rule: str) -> None:
        statement = statement_of(rule, self.speech.language)
        self.say(statement or self.speech.ui(texts.NO_RULE, words=rule))

    def undo(self, seat: Seat, _: str) -> None:
        if not self.session.can_undo(seat):
            self.say(self.speech.ui(texts.NO_UNDO))
            return
        self.session.undo()
        self.heard[seat] = min(self.heard[seat], len(self.session.events))
        self.say(self.speech.ui(texts.UNDONE))

    def save(self, seat: Seat, name: str) -> None:
        if not name:
            self.say(self.speech.ui(texts.NO_FILE))
            return
        try:
            save_record(self.session.record, Path(name))
            self.say(self.speech.ui(texts.SAVED, file=name))
        except Complaint as complaint:
            self.say(str(complaint))

    def load(self, seat: Seat, name: str) -> None:
        """Go on with another game of the same kind; if it cannot be read, with this one."""
        if not name:
            self.say(self.speech.ui(texts.NO_FILE))
            return
        try:
            self.session = saved_game(name, self.session)
        except Complaint as complaint:
            self.say(str(complaint))
            return
        self.heard = [len(self.session.events)] * len(self.bots)
        self.say(self.speech.ui(texts.LOADED, file=name))

    def leave(self, seat: Seat, _: str) -> None:
        raise Leave

    # Showing.

    def say(self, line: str) -> None:
        self.console.print(line, markup=False, highlight=False)

    def show(self, seat: Seat) -> None:
        self.show_events(seat, self.heard[seat], texts.SINCE)
        self.heard[seat] = len(self.session.events)
        game = self.session.current
        self.console.print(draw_table(game, seat, self.speech))
        for number, option in enumerate(self.options(seat), start=1):
            self.say(f"{number:4}  {self.speech.option(game, seat, option)}")
        prompt = game.prompt(seat)
        if prompt is not None:
            self.console.print(self.speech.prompt(prompt), style="bold", highlight=False)

    def show_help(self, seat: Seat, _: str) -> None:
        self.say(self.speech.ui(texts.HELP))

    def show_score(self, seat: Seat, _: str) -> None:
        self.console.print(self.speech.sheet(self.session.kind.score(self.session.game)))

    def show_log(self, seat: Seat, _: str) -> None:
        self.show_events(seat, 0, texts.LOG)

    def show_events(self, seat: Seat, start: int, title: Text) -> None:
        lines = self.speech.events(self.session.events[start:], seat)
        if lines:
            self.console.print(
                Panel("\n".join(lines), title=self.speech.ui(title), title_align="left"),
                markup=False,
                highlight=False,
            )

    def show_end(self) -> None:
        people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        seat = people[0] if len(people) == 1 else SPECTATOR
        self.show_events(seat, min(self.heard[each] for each in people or [0]), texts.SINCE)
        self.console.print(draw_table(self.session.game, seat, self.speech))
        outcome = self.session.game.outcome
        assert outcome is not None
        self.console.print(self.speech.sheet(outcome))
        self.console.print(f"[bold]{self.speech.verdict(outcome)}[/]")


def abbreviates(line: str, action: Action) -> bool:
    """Whether every word typed begins the word that stands in its place."""
    typed, words = line.lower().split(), action.text.split()
    return 0 < len(typed) <= len(words) and all(
        word.startswith(start) for start, word in zip(typed, words, strict=False)
    )


def saved_game(name: str, present: Session) -> Session:
    session = load_session(Path(name))
    if session.kind is not present.kind or session.game.seats != present.game.seats:
        raise Complaint(
            f"{name} is a game of {session.kind.name} for {session.game.seats}: "
            f"begin with `ziggurat play {session.kind.name} --load {name}`"
        )
    return session
