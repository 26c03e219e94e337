"""Hints and reviews of one browser: the same judges, asked move by move."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ziggurat.ai.review.examining import Advice, Finding
from ziggurat.ai.review.judges import VERSION
from ziggurat.ai.review.tasks import Task, find, hint, tasks_of
from ziggurat.offline.calls import Examined, Tasks
from ziggurat.server.room.review import better_line, finished_session, review

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ziggurat.server.room.replay import Position
    from ziggurat.server.room.review import Review
    from ziggurat.server.room.room import Room


def written(value: Task | Finding | list[Advice]) -> str:
    return msgspec.json.encode(value).decode()


def tasks(found: Sequence[Task]) -> Tasks:
    return Tasks([written(each) for each in found], VERSION)


def examined(text: str) -> Examined:
    """What a review says about a move; without words, what a hint says."""
    task = msgspec.json.decode(text, type=Task)
    return Examined(written(find(task) if task.words else hint(task)))


def advice(text: str) -> list[Advice]:
    return msgspec.json.decode(text, type=list[Advice])


def finding(text: str) -> Finding:
    return msgspec.json.decode(text, type=Finding)


def moves(room: Room) -> Tasks:
    """Raises RequestError."""
    return tasks(tasks_of(room.kind, finished_session(room).record))


def read(room: Room, found: dict[int, str], of: int, *, running: bool) -> Review:
    """Raises RequestError."""
    findings = {number: finding(text) for number, text in found.items()}
    return review(room, findings, of, running=running)


def line(room: Room, found: str) -> list[Position]:
    """Raises RequestError."""
    return better_line(room, finding(found))
