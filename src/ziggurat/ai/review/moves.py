"""The moves of a game: what one seat chose before anything new was revealed.

A turn of Babel is many choices, but nothing becomes known between them: the seat could have planned
all of them at the start.  So they are one move, judged as a whole.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ziggurat.core.compose import parse_choice
from ziggurat.core.game import Game
from ziggurat.core.seats import Seat
from ziggurat.core.session import begun

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ziggurat.core.action import Action
    from ziggurat.core.kind import Kind
    from ziggurat.core.record import Record

Line = tuple["Action", ...]  # actions of one seat; a composed choice gives one for each part


class Move(NamedTuple):
    """A move, and the position in which it was made."""

    first: int  # number of choices before it
    last: int  # number of choices after it
    seat: Seat
    line: Line
    before: Game


def moves_of(kind: Kind, record: Record) -> Iterator[Move]:
    """The moves in which a seat had a choice.  Raises BadRecord."""
    game = begun(kind, record).game
    first, seat, line, before, is_free = 0, -1, list["Action"](), game.copy(), False
    for number, choice in enumerate(record.choices):
        if line and ends_move(game, seat, choice.seat, before):
            if is_free:
                yield Move(first, number, seat, tuple(line), before)
            line = []
        if not line:
            first, seat, before, is_free = number, choice.seat, game.copy(), False
        for part in parse_choice(kind, choice.words):
            is_free = is_free or len(game.options(seat)) > 1
            game.apply(seat, part)
            line.append(part)
    if line and is_free:
        yield Move(first, len(record.choices), seat, tuple(line), before)


def ends_move(game: Game, seat: Seat, chooser: Seat, before: Game) -> bool:
    """Whether the next choice begins a new move; to change a secret choice is one."""
    return chooser != seat or game.revealed != before.revealed or seat not in game.to_act()


def carry_out(world: Game, seat: Seat, line: Line) -> Line:
    """Play a line until something is revealed or somebody else must choose; returns that part."""
    revealed = world.revealed
    for number, action in enumerate(line):
        world.apply(seat, action)
        if world.revealed != revealed or seat not in world.to_act():
            return line[: number + 1]
    return line


def choices_of(game: Game, seat: Seat, line: Line) -> list[Line]:
    """The choices of a line, each with its parts; what cannot be played here is left out."""
    world = game.copy()
    found: list[Line] = []
    parts: list[Action] = []
    for action in line:
        if seat not in world.to_act() or world.why_not(seat, action) is not None:
            break
        world.apply(seat, action)
        parts.append(action)
        if not world.is_composing():
            found.append(tuple(parts))
            parts = []
    return found
