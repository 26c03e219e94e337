"""Lessons: real games in which a teacher speaks and the learner acts."""

from typing import Final

from ziggurat.lessons import babble, babel, babylon, seven_wonders
from ziggurat.lessons.lesson import Lesson

LESSONS: Final[dict[str, Lesson]] = {
    each.game: each for each in (babel.LESSON, babylon.LESSON, babble.LESSON, seven_wonders.LESSON)
}
