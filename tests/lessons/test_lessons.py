"""Every lesson is played by the engine, so that rules or seeds that changed are noticed."""

from __future__ import annotations

import pytest

from ziggurat.core.seats import SPECTATOR
from ziggurat.core.text import LANGUAGES, Language
from ziggurat.games.catalogue import GAMES
from ziggurat.lessons import LESSONS
from ziggurat.lessons.lesson import LEARNER, NAMES, Chapter, Lesson
from ziggurat.lessons.telling import scenes
from ziggurat.terminal.rules import rule_books, statements

MINUTES = 10
MINUTES_OF_AN_EXPANSION = 3
WORDS_A_MINUTE = 90  # read slowly, while looking at a board
SECONDS_A_STEP = 10  # to find what is to be clicked and see what happens

each_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=lambda each: each.game)


def test_every_game_has_a_lesson() -> None:
    assert list(GAMES) == list(LESSONS)


@each_lesson
def test_what_is_asked_can_be_chosen_and_much_is_asked(lesson: Lesson) -> None:
    asked = 0
    for _, step, session, _ in scenes(lesson):
        if step.do:
            options = [action.text for action in session.current.options(LEARNER)]
            asked += 1

            assert step.do in options, f"{step.do} is not among {options}"

    assert asked > sum(len(chapter.steps) for chapter in lesson.chapters) / 3


@each_lesson
def test_every_step_names_a_rule_that_exists(lesson: Lesson) -> None:
    known = {rule for book in rule_books() for rule, _ in statements(book)}

    assert not {step.rule for _, step, _, _ in scenes(lesson)} - known


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_takes_ten_minutes_at_most(lesson: Lesson, language: Language) -> None:
    own = [chapter for chapter in lesson.chapters if not chapter.is_extra]

    assert sum(minutes(chapter, language) for chapter in own) <= MINUTES


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_expansion_comes_last_and_takes_three_minutes(
    lesson: Lesson, language: Language
) -> None:
    extra = [chapter.is_extra for chapter in lesson.chapters]

    assert sorted(extra) == extra
    for chapter in lesson.chapters:
        assert not chapter.is_extra or minutes(chapter, language) <= MINUTES_OF_AN_EXPANSION


def minutes(chapter: Chapter, language: Language) -> float:
    said = [step.say.in_language(language) for step in chapter.steps]
    words = sum(len(sentence.split()) for sentence in said)
    assert all(said)
    return words / WORDS_A_MINUTE + len(said) * SECONDS_A_STEP / 60


@each_lesson
def test_the_lessons_of_both_languages_are_not_the_same(lesson: Lesson) -> None:
    texts = [chapter.title for chapter in lesson.chapters]
    texts += [step.say for chapter in lesson.chapters for step in chapter.steps]

    assert not [text for text in texts if text.en == text.fr]


@each_lesson
def test_everybody_at_the_table_of_a_lesson_has_a_name(lesson: Lesson) -> None:
    assert lesson.players <= len(NAMES)
    assert lesson.players in GAMES[lesson.game].players
    assert LEARNER != SPECTATOR
