"""Lessons: real games in which a teacher speaks and the learner acts."""

from typing import Final

from ziggurat.core.text import translate
from ziggurat.games.translations import FOLDER
from ziggurat.lessons import babble, babel, babylon, seven_wonders
from ziggurat.lessons.lesson import Lesson, lesson_texts

LESSONS: Final[dict[str, Lesson]] = {
    each.game: each for each in (babel.LESSON, babylon.LESSON, babble.LESSON, seven_wonders.LESSON)
}

for _name, _lesson in LESSONS.items():
    translate(FOLDER / _name, lesson_texts(_lesson))
