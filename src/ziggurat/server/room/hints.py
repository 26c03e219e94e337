"""Hints at a table: the best few choices, from what the seat knows; without input or output."""

from typing import Final

from msgspec import Struct

from ziggurat.ai.review.examining import Advice
from ziggurat.ai.review.tasks import Task, known_world
from ziggurat.core.compose import parse_choice
from ziggurat.core.seats import Seat
from ziggurat.server.room.choices import check_version, playing_seat, running_session
from ziggurat.server.room.entries import Hinted
from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.projection import offer
from ziggurat.server.room.protocol import Offer, Requester, RequestError
from ziggurat.server.room.review import why
from ziggurat.server.room.room import Room

EFFORT: Final = 0.5  # of that of a review: somebody waits


class Hint(Struct, frozen=True):
    """A choice that a hint recommends, and how likely the seat wins with it."""

    choice: Offer
    then: list[Offer]  # what to choose afterwards, until something new is revealed
    chance: float
    error: float
    why: dict[str, str]  # by language


def question(room: Room, requester: Requester, version: int) -> Task:
    """What to ask; only what the seat knows leaves the room.  Raises RequestError."""
    seat = playing_seat(room, requester)
    session = running_session(room)
    check_version(room, version)
    if not room.plan.hints:
        raise RequestError(RequestCode.HINTS_OFF)
    if seat not in room.to_act():
        raise RequestError(RequestCode.HINT_NOT_NOW)
    choices = len(session.choices)
    world = known_world(session.game, seat)
    return Task(room.kind.name, seat, world, "", choices, choices, EFFORT)


def hints(
    room: Room, requester: Requester, version: int, advice: list[Advice], now: float
) -> tuple[list[Hint], Hinted]:
    """What was advised, and the entry that says so.  Raises RequestError."""
    if not advice:
        raise RequestError(RequestCode.NO_HINT)
    check_version(room, version)
    seat = playing_seat(room, requester)
    choices = len(running_session(room).choices)
    found = [hint(room, seat, each) for each in advice]
    return found, Hinted(now, requester.player, seat=seat, choices=choices)


def hint(room: Room, seat: Seat, advice: Advice) -> Hint:
    choice, *then = offers_along(room, seat, advice.choices)
    return Hint(choice, then, advice.chance, advice.error, why(room.kind.name, advice.reason))


def offers_along(room: Room, seat: Seat, choices: tuple[str, ...]) -> list[Offer]:
    """The choices of a line as the seat will be offered them, in a world that it may imagine."""
    world = running_session(room).game.imagine(seat, 0)
    revealed, found = world.revealed, list[Offer]()
    for words in choices:
        parts = parse_choice(room.kind, words)
        if seat not in world.to_act() or world.revealed != revealed:
            break
        found.append(offer(world, seat, parts))
        for part in parts:
            world.apply(seat, part)
    return found
