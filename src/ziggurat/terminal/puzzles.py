"""Puzzles in the terminal: solved at the table, and mined from games."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final

from ziggurat.ai.puzzles.mine import dig, dig_in
from ziggurat.ai.puzzles.puzzle import Quarry, read_line
from ziggurat.ai.puzzles.solving import is_good, is_move_over, leads_to_solution, line_in, task_for
from ziggurat.ai.puzzles.themes import THEMES, theme_of
from ziggurat.ai.random import Random
from ziggurat.ai.review.judge import reason_in
from ziggurat.ai.review.judges import JUDGES
from ziggurat.ai.review.tasks import find
from ziggurat.core.error import UserError
from ziggurat.games.component_files import use_named
from ziggurat.terminal.complaint import Complaint, Failure, reason_of
from ziggurat.terminal.files import load_record
from ziggurat.terminal.playing.keyboard import Keyboard
from ziggurat.terminal.playing.saving import Leave
from ziggurat.terminal.playing.table import TerminalTable
from ziggurat.terminal.texts import output, puzzles
from ziggurat.terminal.texts.errors import CommandCode

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from ziggurat.ai.puzzles.book import Entry
    from ziggurat.ai.puzzles.puzzle import Choices
    from ziggurat.core.kind import Kind
    from ziggurat.terminal.screen import Screen
    from ziggurat.terminal.speech import Speech

RECENT: Final = 8  # events before the position that are shown


class PuzzleTable(TerminalTable):
    """A table at which one move is made."""

    def __init__(self, entry: Entry, speech: Speech, screen: Screen) -> None:
        session = entry.session()
        self.entry: Final = entry
        self.seat: Final = entry.puzzle.seat
        self.begun: Final = len(session.choices)
        bots = [None if seat == self.seat else Random(0) for seat in range(session.game.seats)]
        super().__init__(session, bots, speech, screen)
        self.heard = [max(0, len(session.events) - RECENT)] * session.game.seats

    def solve(self) -> Choices | None:
        """The move that somebody makes; None if they leave."""
        before = self.session.game.copy()
        try:
            with Keyboard(self.phrases):
                while not is_move_over(before, self.session.game, self.seat):
                    self.ask(self.seat)
        except (Leave, EOFError):
            return None
        return tuple([each.words for each in self.session.choices[self.begun :]])

    def judge(self, tried: Choices) -> bool:
        """Say whether a move was best, and what is."""
        session = self.entry.session()
        kind, puzzle = session.kind, self.entry.puzzle
        solved, loss = leads_to_solution(kind, session.game, puzzle, tried), 0.0
        if not solved:
            found = find(task_for(kind, session.game, puzzle, tried))
            solved, loss = is_good(found), found.loss
        if solved:
            self.screen.say(puzzles.SOLVED, "bold")
        else:
            self.screen.say(puzzles.FAILED, "bold", loss=round(100 * loss))
        return solved

    def explain(self) -> None:
        puzzle, screen = self.entry.puzzle, self.screen
        theme = screen.words(THEMES[theme_of(puzzle.reason)])
        screen.say(puzzles.THEME, theme=theme)
        screen.say(puzzles.SOLUTION, choices=self._said(puzzle.solutions[0]))
        tempting = self._said(puzzle.tempting)
        screen.say(puzzles.TEMPTING, loss=round(100 * puzzle.loss), choices=tempting)
        screen.say(reason_in(JUDGES[self.session.kind.name], puzzle.reason))

    def _said(self, choices: Choices) -> str:
        line = line_in(self.session.kind, choices)
        return self.screen.words(output.SEMICOLON).join(self.speech.action(part) for part in line)


def mined(kind: Kind, path: Path) -> dict[int, Quarry]:
    """What a mine has found already, by the number of the game; a cut line is left out."""
    if not path.exists():
        return {}
    try:
        content = path.read_text(encoding="utf-8")
        lines = content[: content.rfind("\n") + 1].splitlines()
        found = [read_line(kind, line) for line in lines]
    except OSError as error:
        raise Failure(CommandCode.CANNOT_READ, file=path, reason=reason_of(error)) from error
    except (ValueError, KeyError, UserError) as error:
        raise Failure(CommandCode.NOT_A_MINE, file=path) from error
    return {each.number: each for each in found}


def mine(kind: Kind, numbers: list[int], files: list[Path], jobs: int) -> Iterator[Quarry]:
    """Search games between bots, or those of the files if there are any."""
    work: Callable[[int], Quarry] = partial(dig, kind.name)
    if files:
        work = partial(dig_file, kind.name, files)
    if jobs == 1:
        yield from map(work, numbers)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), use_named) as processes:
        found = [processes.submit(work, number) for number in numbers]
        try:
            for each in as_completed(found):  # an interrupted search keeps what is done
                yield each.result()
        finally:
            processes.shutdown(wait=False, cancel_futures=True)


def dig_file(game: str, files: list[Path], number: int) -> Quarry:
    try:
        return dig_in(game, number, load_record(files[number]))
    except Complaint:
        raise
    except UserError as error:
        raise Failure(CommandCode.CANNOT_USE, file=files[number], reason=error) from error


def append(kind: Kind, path: Path, quarry: Quarry) -> None:
    try:
        with path.open("a", encoding="utf-8") as file:
            file.write(quarry.to_line(kind) + "\n")
    except OSError as error:
        raise Failure(CommandCode.CANNOT_WRITE, file=path, reason=reason_of(error)) from error
