"""Telling a lesson: the engine plays every choice of it, so that what is shown is real."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ziggurat.core.compose import parse_choice
from ziggurat.core.session import Session
from ziggurat.games.catalogue import GAMES
from ziggurat.lessons.lesson import LEARNER, Chapter, Step

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ziggurat.core.record import Taken
    from ziggurat.lessons.lesson import Lesson


class Scene(NamedTuple):
    """A step and its game, which advances with the next scene."""

    chapter: Chapter
    step: Step
    session: Session
    heard: int  # events before the step


def scenes(lesson: Lesson) -> Iterator[Scene]:
    """Every step of a lesson in its position.  Raises IllegalAction if the rules have changed."""
    for chapter in lesson.chapters:
        yield from scenes_of(lesson, chapter)


def scenes_of(lesson: Lesson, chapter: Chapter) -> Iterator[Scene]:
    session = Session(GAMES[lesson.game], chapter.seed, lesson.players, chapter.settings)
    play(session, chapter.opening)
    heard = 0
    for step in chapter.steps:
        yield Scene(chapter, step, session, heard)
        heard = len(session.events)
        if step.do:
            session.choose(LEARNER, *parse_choice(session.kind, step.do))
        play(session, step.then)


def play(session: Session, choices: tuple[Taken, ...]) -> None:
    for seat, words in choices:
        session.choose(seat, *parse_choice(session.kind, words))
