"""A lesson: a few real games, begun from a seed, in which a teacher speaks and the learner acts."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from ziggurat.core.kind import Setting
from ziggurat.core.record import Taken, choice_of
from ziggurat.core.seats import Seat
from ziggurat.core.text import Text

NO_SETTINGS: Final[Mapping[str, Setting]] = {}
LEARNER: Final[Seat] = 0
NAMES: Final = ("Adapa", "Enki", "Inanna")  # by seat; Adapa learns


class Step(NamedTuple):
    """What the teacher says about a position, and the choice that leads on from it, if any."""

    say: Text
    rule: str  # the number of the rule that it is about
    do: str = ""  # what the learner is asked to choose
    then: tuple[Taken, ...] = ()  # what is chosen afterwards, before the next step
    points_at: tuple[str, ...] = ()  # things on the board, beside those that the choice is about


class Chapter(NamedTuple):
    """One game, or a part of it, as the learner sees it."""

    title: Text
    seed: str
    steps: tuple[Step, ...]
    settings: Mapping[str, Setting] = NO_SETTINGS
    opening: tuple[Taken, ...] = ()  # what was chosen before the first step
    is_extra: bool = False  # about an expansion, after the lesson itself


class Lesson(NamedTuple):
    game: str
    players: int
    chapters: tuple[Chapter, ...]


def lesson_texts(lesson: Lesson) -> dict[str, Text]:
    """All that the teacher says, by the names that translations use."""
    found: dict[str, Text] = {}
    for number, chapter in enumerate(lesson.chapters, 1):
        found[f"lesson.{number}"] = chapter.title
        for at, step in enumerate(chapter.steps, 1):
            found[f"lesson.{number}.{at}"] = step.say
    return found


def choices(script: str) -> tuple[Taken, ...]:
    """The choices of a script: `0 move medes; 0 deploy persians; 1 end`."""
    lines = [line.strip() for line in script.split(";") if line.strip()]
    return tuple(choice_of(number, line) for number, line in enumerate(lines, start=1))


def story_of(chapter: Chapter) -> tuple[Taken, ...]:
    """All choices of a chapter, for another one that goes on from it."""
    found = list(chapter.opening)
    for step in chapter.steps:
        found += [Taken(LEARNER, step.do)] if step.do else []
        found += step.then
    return tuple(found)
