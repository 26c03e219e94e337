"""The entry point for the page: a call comes in as JSON, its result goes out as JSON."""

from __future__ import annotations

from typing import Final

from ziggurat.core.error import UserError
from ziggurat.offline import calls, reviews
from ziggurat.offline.desk import Desk
from ziggurat.server.bots.thinking import Answer, bot_of, place_of
from ziggurat.server.room.lessons import lesson_told, why_not
from ziggurat.server.room.listing import list_games
from ziggurat.server.room.protocol import ENCODER
from ziggurat.server.room.refusals import refusal_of

DESK: Final = Desk()


def call(message: str) -> str:
    try:
        result = handle(calls.DECODER.decode(message))
    except UserError as error:
        result = refusal_of(error)
    return ENCODER.encode(result).decode()


def handle(asked: calls.Call) -> calls.Result:
    """Raises UserError."""
    match asked:
        case calls.Think(question):
            bot = bot_of(question.player, question.game, question.level)
            return Answer(bot.choose(place_of(question)).text)
        case calls.Examine(task):
            return reviews.examined(task)
        case calls.Lesson(game):
            return lesson_told(game)
        case calls.LessonWhy(game, step, words):
            return why_not(game, step, words)
        case calls.Games():
            return list_games()
        case _:
            return DESK.handle(asked)
