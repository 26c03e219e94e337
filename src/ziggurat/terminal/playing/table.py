"""The game loop: asks people, lets bots choose, and shows what happens."""

from __future__ import annotations

import os
import shlex
from typing import TYPE_CHECKING, Final

from ziggurat.ai.bot import Place
from ziggurat.core.action import UnknownAction
from ziggurat.core.compose import parse_choice
from ziggurat.core.refusal import IllegalAction
from ziggurat.core.seats import SPECTATOR
from ziggurat.terminal.autosave import forget_last
from ziggurat.terminal.language import environment_language
from ziggurat.terminal.playing.keyboard import Keyboard
from ziggurat.terminal.playing.matching import fitting
from ziggurat.terminal.playing.menu import Entry, listed, menu
from ziggurat.terminal.playing.orders import Orders, heard_before
from ziggurat.terminal.playing.saving import Leave, Saving, leaving_when_ended
from ziggurat.terminal.tables import draw_table
from ziggurat.terminal.texts import play as texts

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from ziggurat.ai.bot import Bot
    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat
    from ziggurat.core.session import Session
    from ziggurat.core.text import Text
    from ziggurat.terminal.screen import Screen
    from ziggurat.terminal.speech import Speech

LEFT: Final = 0
INTERRUPTED: Final = 130
SHORTEST_PAGE: Final = 10  # lines
LONGEST_NUMBER: Final = 6  # digits


class TerminalTable:
    """A game with its players; None among the bots stands for a person."""

    def __init__(
        self,
        session: Session,
        bots: Sequence[Bot | None],
        speech: Speech,
        screen: Screen,
        resume: Sequence[str] = ("ziggurat", "play"),
        file: Path | None = None,
    ) -> None:
        self.session = session
        self.bots: Final = bots
        self.speech: Final = speech
        self.screen: Final = screen
        self.saving: Final = Saving(session, file, screen, resume)
        self.heard = heard_before(session)  # how many events each person has been shown
        self.sitting: Seat = SPECTATOR  # who looks at the screen
        self.shown: Mapping[str, object] = {}  # the view whose board is on the screen
        self.pages: list[list[str]] = []  # of the menu, not shown yet
        self.orders: Final = Orders(self)

    def run(self) -> int:
        """Play until the game is over or somebody leaves; returns the exit status."""
        try:
            with Keyboard(self.phrases), leaving_when_ended():
                while waiting := self.session.current.to_act():
                    self.let_choose(waiting[0])
                    self.saving.keep_up(self.session)
            self.show_end()
        except Leave:
            return self.leave(LEFT)
        except EOFError:
            self.screen.say("")
            return self.leave(LEFT)
        except KeyboardInterrupt:
            self.screen.say("")
            return self.leave(INTERRUPTED)
        return LEFT

    def let_choose(self, seat: Seat) -> None:
        bot = self.bots[seat]
        if bot is None:
            self.ask(seat)
            return
        with self.screen.status(self.speech.ui(texts.THINKING, seat=self.speech.names[seat])):
            action = bot.choose(Place(self.session.current, seat, hurried=True))
        self.session.choose(seat, action)

    # Asking a person.

    def ask(self, seat: Seat) -> None:
        self.sit_down(seat)
        self.show(seat)
        before = self.progress()
        while before == self.progress():
            name = self.speech.ui(texts.INPUT, seat=self.speech.names[seat])
            line = self.screen.ask(name).strip()
            if line and not self.orders.obey(seat, line):
                self.choose(seat, line)

    def progress(self) -> tuple[int, int, int]:
        """Changes when a choice or a part of one is made or undone, or a game is loaded."""
        draft = self.session.draft
        return id(self.session), len(self.session.choices), len(draft.parts) if draft else 0

    def sit_down(self, seat: Seat) -> None:
        """When several people share the screen, nobody sees another's hand."""
        if self.sitting != seat and self.bots.count(None) > 1:
            self.screen.console.clear()
            self.shown = {}
            self.screen.ask(self.speech.ui(texts.PASS_ON, seat=self.speech.names[seat]))
        self.sitting = self.speech.reader = seat

    def choose(self, seat: Seat, line: str) -> None:
        parts = self.meant(seat, line)
        if not parts:
            return
        try:
            self.session.choose(seat, *parts)
        except IllegalAction as illegal:
            self.screen.say(self.speech.refusal(illegal.refusal))

    def options(self, seat: Seat) -> list[Action]:
        return self.speech.in_order(self.session.current.options(seat))

    def phrases(self) -> list[str]:
        """What may be typed now, to be completed."""
        return [option.text for option in self.options(self.sitting)]

    def answers_among(self, seat: Seat, found: list[Action]) -> list[Action]:
        """The actions of the kinds that are asked for now, though not possible."""
        kinds = {option.phrase().name for option in self.options(seat)}
        return [action for action in found if action.phrase().name in kinds]

    def meant(self, seat: Seat, line: str) -> tuple[Action, ...]:
        """The parts of the choice that somebody means: an option, or what is not possible now."""
        game, kind, options = self.session.current, self.session.kind, self.options(seat)
        if line.isascii() and line.isdecimal():
            return self.numbered(options, line)
        found = fitting(line, options, lambda each: self.words(seat, each))
        if len(found) > 1:
            self.screen.say(texts.SEVERAL)
            self.say_options(seat, found)
            return ()
        if found:
            return tuple(found)
        try:
            return parse_choice(kind, line)
        except UnknownAction:
            if len(line) > 1:  # one letter says too little to explain what is impossible
                found = fitting(line, kind.conceivable(game), self.speech.action)
                found = self.answers_among(seat, found) or found
        if len(found) > 1:  # the reason against the first is enough
            found = [action for action in found if game.why_not(seat, action)][:1]
        if not found:
            self.screen.say(texts.UNKNOWN, words=line, count=len(options))
        return tuple(found)

    def numbered(self, options: list[Action], line: str) -> tuple[Action, ...]:
        """The option of a number that is typed, if there is one."""
        number = int(line) if len(line) <= LONGEST_NUMBER else 0
        if 1 <= number <= len(options):
            return (options[number - 1],)
        self.screen.say(texts.NO_SUCH_NUMBER, count=len(options))
        return ()

    def words(self, seat: Seat, option: Action) -> str:
        return self.speech.option(self.session.current, seat, option)

    # Showing.

    def show(self, seat: Seat) -> None:
        chosen = any(choice.seat == seat for choice in self.session.choices)
        title = texts.SINCE if chosen else texts.BEGINNING
        self.show_events(seat, self.heard[seat], title)
        self.heard[seat] = len(self.session.events)
        self.show_board(seat)
        self.pages = self.menu_pages(seat)
        self.show_page(seat)

    def show_board(self, seat: Seat) -> None:
        """The board, unless it is the one on the screen: parts of a choice may not change it."""
        view = self.session.current.view(seat)
        if view != self.shown:
            self.screen.board(draw_table(self.session.current, seat, self.speech))
            self.shown = view

    def menu_pages(self, seat: Seat) -> list[list[str]]:
        """All options on a page in a pipe; on a terminal as many as fit below one another."""
        options = self.options(seat)
        kinds = [option.phrase().name for option in options]
        words = [self.words(seat, option) for option in options]
        numbers = range(1, len(options) + 1)
        entries = [Entry(*each) for each in zip(numbers, kinds, words, strict=True)]
        if not self.screen.is_terminal:
            return [listed(entries)]
        lines = menu(entries, self.screen.console.width)
        height = max(self.screen.console.height - 4, SHORTEST_PAGE)
        return [lines[start : start + height] for start in range(0, len(lines), height)]

    def show_page(self, seat: Seat) -> None:
        """The next page of options, then what is asked."""
        if not self.pages:
            self.screen.say(texts.NO_MORE)
            return
        for line in self.pages.pop(0):
            self.screen.say(line)
        if self.pages:
            self.screen.say(texts.MORE, "dim", count=sum(map(len, self.pages)))
        prompt = self.session.current.prompt(seat)
        if prompt is not None:
            self.screen.say(self.speech.prompt(prompt), "bold")

    def say_options(self, seat: Seat, some: list[Action]) -> None:
        """Some of the options, with their numbers."""
        for number, option in enumerate(self.options(seat), start=1):
            if option in some:
                self.screen.say(f"{number:4}  {self.words(seat, option)}")

    def show_events(self, seat: Seat, start: int, title: Text) -> None:
        lines = self.speech.log(self.session.events[start:], seat)
        if lines:
            self.screen.say(title, "bold")
            for line in lines if lines[0] else lines[1:]:
                self.screen.indented(line, 2)

    def show_end(self) -> None:
        people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        seat = people[0] if len(people) == 1 else SPECTATOR
        self.speech.reader = seat
        self.show_events(seat, min(self.heard[each] for each in people or [0]), texts.SINCE)
        self.screen.board(draw_table(self.session.game, seat, self.speech))
        outcome = self.session.game.outcome
        assert outcome is not None
        self.screen.show(self.speech.sheet(outcome))
        self.screen.say(self.speech.verdict(outcome), "bold")
        forget_last()
        if file := self.saving.kept(self.session):
            self.screen.command(texts.FINISHED, shlex.join(["ziggurat", "replay", str(file)]))

    def leave(self, status: int) -> int:
        """Save the game, and say how to continue it."""
        if not self.session.choices:
            self.screen.say(texts.NOTHING_TO_SAVE)
        elif file := self.saving.kept(self.session):
            command = self.saving.command(file)
            if self.saving.mark_as_last(file):
                command = ["ziggurat", "play", "--continue", *self.other_language()]
            self.screen.say(texts.SAVED, file=file)
            self.screen.command(texts.RESUME, shlex.join(command))
        self.screen.say(texts.GOODBYE)
        return status

    def other_language(self) -> list[str]:
        """The option for the language, where it is not that of the environment."""
        language = self.speech.language
        return [] if language == environment_language(os.environ) else ["--lang", language]
