"""The last chapter of Babylon's lesson counts a garden: its sums are those of the score pad."""

import re

import pytest

from ziggurat.core.text import LANGUAGES, Language
from ziggurat.games.babylon.table import Babylon
from ziggurat.lessons import LESSONS
from ziggurat.lessons.babylon_end import FROM_ABOVE
from ziggurat.lessons.lesson import LEARNER
from ziggurat.lessons.telling import scenes_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_explains_every_line_of_the_final_sheet(language: Language) -> None:
    *_, last = scenes_of(LESSONS["babylon"], FROM_ABOVE)
    game = last.session.game
    assert isinstance(game, Babylon)
    seen = game.view(LEARNER)
    told = " ".join(step.say.in_language(language) for step in FROM_ABOVE.steps[-3:])
    numbers = [int(number) for number in re.findall(r"\d+", told)]
    mine, theirs = (side["garden"] for side in seen["sides"])

    assert seen["over"]
    assert not set(mine["sheet"].values()) - set(numbers)
    assert f"{mine['total']} {'to' if language == 'en' else 'à'} {theirs['total']}" in told
    assert {mine["visible_holes"], theirs["visible_holes"]} <= set(numbers)
