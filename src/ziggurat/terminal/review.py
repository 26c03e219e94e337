"""The review of a saved game: computed by several processes, and shown."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING

from ziggurat.ai.review.judge import reason_in, share_of
from ziggurat.ai.review.judges import JUDGES
from ziggurat.ai.review.report import report_on
from ziggurat.ai.review.tasks import Task, find
from ziggurat.core.compose import parse_choice
from ziggurat.games.component_files import use_named
from ziggurat.terminal.progress import Progress
from ziggurat.terminal.screen import Screen, new_table
from ziggurat.terminal.texts import output, review

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ziggurat.ai.review.examining import Finding
    from ziggurat.ai.review.report import Account, Report
    from ziggurat.core.session import Session
    from ziggurat.terminal.speech import Speech


def findings_of(tasks: list[Task], jobs: int, screen: Screen) -> list[Finding]:
    """All findings in the order of the game, with progress on the screen."""
    found: list[Finding] = []
    if screen.is_terminal and jobs == 1:
        screen.say(review.QUICKER, "dim", jobs=os.cpu_count() or 1)
    with Progress(screen, screen.words(review.REVIEWING), len(tasks)) as progress:
        for each in worked_off(tasks, jobs):
            found.append(each)
            progress.advance()
    return found


def worked_off(tasks: list[Task], jobs: int) -> Iterator[Finding]:
    if jobs == 1:
        yield from map(find, tasks)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), use_named) as processes:
        yield from processes.map(find, tasks)


def summed_up(session: Session, findings: list[Finding]) -> Report:
    outcome, seats = session.game.outcome, session.game.seats
    results = (
        None if outcome is None else [share_of(outcome.winners, each) for each in range(seats)]
    )
    if outcome is not None and session.kind.cooperative:
        results = [float(bool(outcome.winners))] * seats
    return report_on(findings, seats, len(session.choices), results)


def as_data(session: Session, findings: list[Finding], report: Report) -> dict[str, object]:
    return {
        "game": session.kind.name,
        "choices": len(session.choices),
        "findings": [each._asdict() for each in findings],
        "seats": [each._asdict() for each in report.accounts],
        "turning_points": [each._asdict() for each in report.turning_points],
        "uninformed": report.uninformed,
    }


class ReviewShown:
    """A review in words, for a terminal."""

    def __init__(self, session: Session, speech: Speech, screen: Screen) -> None:
        self.session = session
        self.speech = speech
        self.screen = screen

    def show(self, findings: list[Finding], report: Report) -> None:
        screen, session = self.screen, self.session
        if not findings:
            screen.say(review.NOTHING)
            return
        count, players = len(findings), session.game.seats
        title = session.kind.title.in_language(screen.language)
        table = new_table(screen.words(review.TITLE, game=title, count=count, players=players))
        table.add_column(screen.words(review.PLAYER))
        for heading in review.COLUMNS:
            table.add_column(screen.words(heading), justify="right", no_wrap=True)
        for account in report.accounts:
            table.add_row(*self._row(account))
        screen.show(table)
        for account in report.accounts:
            self._show_costliest(account, findings)
        self._show_uninformed(findings, report.uninformed)
        screen.say("")
        screen.say(review.LEGEND, "dim")

    def _row(self, account: Account) -> list[str]:
        phases = ["" if each is None else self._percent(each) for each in account.by_phase]
        result = "" if account.result is None else self._percent(account.result)
        return [
            self.speech.names[account.seat],
            self._percent(account.accuracy),
            *phases,
            self._percent(account.at_first),
            f"{100 * account.luck:+.0f}",
            points(account.lost),
            result,
        ]

    def _percent(self, share: float) -> str:
        return self.screen.words(output.PERCENT, number=round(100 * share))

    def _show_costliest(self, account: Account, findings: list[Finding]) -> None:
        seat = self.speech.names[account.seat]
        self.screen.say("")
        if not account.costliest:
            self.screen.say(review.FLAWLESS, seat=seat)
            return
        self.screen.say(review.COSTLIEST, "bold", seat=seat)
        for number in account.costliest:
            self._show_costly(findings[number])

    def _show_uninformed(self, findings: list[Finding], numbers: list[int]) -> None:
        if not numbers:
            return
        self.screen.say("")
        self.screen.say(review.UNINFORMED, "bold")
        for found in [findings[number] for number in numbers]:
            words = self.screen.words(
                review.MISSED,
                at=found.first,
                seat=self.speech.names[found.seat],
                bits=f"{found.missed:.1f}",
            )
            self.screen.indented(words, 2)
            self.screen.indented(
                self.screen.words(review.BETTER, choices=self._said(found.better)), 4
            )

    def _show_costly(self, found: Finding) -> None:
        screen = self.screen
        words = screen.words(
            review.COSTLY,
            at=found.first,
            grade=screen.words(review.GRADES[found.grade]),
            loss=points(found.loss),
            error=points(2 * found.error),
            before=self._percent(found.before),
            after=self._percent(found.chance),
        )
        screen.indented(words, 2)
        played = [each.words for each in self.session.choices[found.first : found.last]]
        screen.indented(screen.words(review.PLAYED, choices=self._said(played)), 4)
        screen.indented(screen.words(review.BETTER, choices=self._said(found.better)), 4)
        reason = reason_in(JUDGES[self.session.kind.name], found.reason)
        screen.indented(screen.words(reason), 4)

    def _said(self, choices: list[str] | tuple[str, ...]) -> str:
        kind = self.session.kind
        spoken = [
            ", ".join(self.speech.action(part) for part in parse_choice(kind, words))
            for words in choices
        ]
        return self.screen.words(output.SEMICOLON).join(spoken)


def points(share: float) -> str:
    return f"{100 * share:.0f}"
