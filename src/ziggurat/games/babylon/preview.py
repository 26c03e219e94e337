"""What a choice would change on the score pad, before it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.games.babylon.actions import Decorate
from ziggurat.games.babylon.placing import On, Turned
from ziggurat.games.babylon.scoring import LINES, sheet_of

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat
    from ziggurat.games.babylon.garden import Garden
    from ziggurat.games.babylon.table import Babylon


def change_of(before: Garden, after: Garden) -> dict[str, int]:
    """The lines of the score pad that differ, and by how much; with their total."""
    lines = zip(LINES, sheet_of(before), sheet_of(after), strict=True)
    change = {line: new - old for line, old, new in lines if new != old}
    return {**change, "total": sum(change.values())}


def preview(game: Babylon, seat: Seat, actions: list[Action]) -> dict[str, int]:
    """What these choices of a seat, one after the other, would change in its garden."""
    world = game.copy()
    for action in actions:
        world.apply(seat, action)
    return change_of(game.garden(seat), world.garden(seat))


def previews(game: Babylon) -> dict[str, dict[str, int]]:
    """For each option that builds something at once, by its text: what it would change."""
    found: dict[str, dict[str, int]] = {}
    for seat in game.to_act():
        for action in game.options(seat):
            if isinstance(action, Decorate | Turned | On):
                found[action.text] = preview(game, seat, [action])
    return found
