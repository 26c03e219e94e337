"""What a choice would change on the score pad, before it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.games.babylon.actions import Decorate
from ziggurat.games.babylon.placing import On, Turned
from ziggurat.games.babylon.scoring import LINES

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat
    from ziggurat.games.babylon.table import Babylon


def preview(game: Babylon, seat: Seat, actions: list[Action]) -> dict[str, int]:
    """What these choices of a seat, one after the other, would change on its score pad."""
    world = game.copy()
    for action in actions:
        world.apply(seat, action)
    return change_of(game.sheet(seat), world.sheet(seat))


def previews(game: Babylon, seat: Seat) -> dict[str, dict[str, int]]:
    """For each option that builds something at once, by its text: what it would change."""
    before = game.sheet(seat)
    found: dict[str, dict[str, int]] = {}
    for action in game.options(seat):
        if isinstance(action, Decorate | Turned | On):
            world = game.copy()
            world.apply(seat, action)
            if world.gardens[seat] != game.gardens[seat]:
                found[action.text] = change_of(before, world.sheet(seat))
    return found


def change_of(before: list[int], after: list[int]) -> dict[str, int]:
    """The lines of the score pad that differ, and by how much; with their total."""
    lines = zip(LINES, before, after, strict=True)
    change = {line: new - old for line, old, new in lines if new != old}
    return {**change, "total": sum(after) - sum(before)}
