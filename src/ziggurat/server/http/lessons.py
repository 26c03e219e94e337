"""Lessons: real positions, with what the teacher says about each."""

from litestar import Controller, get
from litestar.params import FromPath, FromQuery

from ziggurat.server.room.lessons import LessonTold, lesson_told, why_not
from ziggurat.server.room.protocol import Because


class LessonsController(Controller):
    path = "/api/lessons/{game:str}"
    tags = ("lessons",)

    @get("", sync_to_thread=False)
    def lesson(self, game: FromPath[str]) -> LessonTold:
        """All steps of a lesson in their positions."""
        return lesson_told(game)

    @get("/{step:int}/why", sync_to_thread=False)
    def why(self, game: FromPath[str], step: FromPath[int], words: FromQuery[str]) -> Because:
        """Why something may not be chosen there; without a code it is legal, but not asked for."""
        return why_not(game, step, words)
