"""Lessons as clients show them: the position of each step, and what the teacher says about it."""

from functools import cache

from msgspec import Struct

from ziggurat.core.action import Action
from ziggurat.core.compose import parse_choice
from ziggurat.core.game import Game
from ziggurat.lessons import LESSONS
from ziggurat.lessons.lesson import LEARNER, NAMES, Lesson
from ziggurat.lessons.telling import Scene, scenes
from ziggurat.server.room.choices import parse_parts, try_parts
from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.listing import in_languages
from ziggurat.server.room.projection import ending, line, offer, offers, prompt, sheet
from ziggurat.server.room.protocol import Because, RequestError
from ziggurat.server.room.replay import Position, Taken


class LessonStep(Struct, frozen=True):
    """What the teacher says, about which rule, in which position.

    The choice that the learner is asked for is `position.taken`.
    """

    title: dict[str, str]  # of the chapter
    say: dict[str, str]
    rule: str
    points_at: list[str]  # things on the board, by the page's names
    position: Position


class LessonTold(Struct, frozen=True):
    game: str
    names: list[str]  # by seat
    steps: list[LessonStep]


def lesson_told(game: str) -> LessonTold:
    """All steps of a lesson.  Raises RequestError."""
    return steps_of(lesson_named(game).game)


def why_not(game: str, step: int, words: str) -> Because:
    """Why a choice is illegal at a step; without a code it is legal.  Raises RequestError."""
    session = scene_at(lesson_named(game), step).session
    refusal, _ = try_parts(session.current, LEARNER, parse_parts(session.kind, words))
    return Because("", refusal.code, refusal.rule) if refusal else Because("")


def lesson_named(game: str) -> Lesson:
    if game not in LESSONS:
        raise RequestError(RequestCode.NO_LESSON, game=game)
    return LESSONS[game]


def scene_at(lesson: Lesson, step: int) -> Scene:
    for number, scene in enumerate(scenes(lesson)):
        if number == step:
            return scene
    raise RequestError(RequestCode.NO_STEP, step=step)


@cache
def steps_of(game: str) -> LessonTold:
    lesson = LESSONS[game]
    steps = [step_of(scene) for scene in scenes(lesson)]
    return LessonTold(game, list(NAMES[: lesson.players]), steps)


def step_of(scene: Scene) -> LessonStep:
    step = scene.step
    return LessonStep(
        title=in_languages(scene.chapter.title),
        say=in_languages(step.say),
        rule=step.rule,
        points_at=list(step.points_at),
        position=position_of(scene),
    )


def position_of(scene: Scene) -> Position:
    session, asked = scene.session, scene.step.do
    game = session.current
    return Position(
        room="",
        choices=len(session.choices),
        of=len(session.choices),
        seat=LEARNER,
        first=scene.heard,
        events=[line(event, LEARNER) for event in session.events[scene.heard :]],
        view=game.view(LEARNER),
        prompt=prompt(game, LEARNER),
        options=offers(game, LEARNER),
        waiting_for=game.to_act(),
        score=sheet(session.kind.score(game).sheet),
        taken=taken(game, parse_choice(session.kind, asked)) if asked else None,
        ending=None if game.outcome is None else ending(game.outcome),
    )


def taken(game: Game, parts: tuple[Action, ...]) -> Taken:
    return Taken(LEARNER, offer(game, LEARNER, parts))
