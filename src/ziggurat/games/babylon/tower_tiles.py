"""The effects of the tower tiles; each holds for every player during one round (BY-R-04)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.babylon.components import (
    FLOWER_TWO,
    MINUS_SINGLE,
    NO_EFFECT,
    PLUS_DOUBLE,
    PLUS_SINGLE,
    WILD_BLANK,
    WILD_ICON,
    Effect,
)

TOWER_TILES: Final = {
    2: 14,
    3: 12,
    4: 10,
}  # by number of players; one round more (BY-S-03, BY-R-01)


def single_gift(effect: Effect) -> int:
    """Single pillars taken at the start of a turn (BY-T-01)."""
    return int(effect == PLUS_SINGLE)


def double_gift(effect: Effect) -> int:
    """Double pillars taken at the start of a turn, lost at its end (BY-T-02)."""
    return int(effect == PLUS_DOUBLE)


def dug_pillars(sides: int, own_flower: bool, effect: Effect) -> int:
    """Pillars for a dug tile: its sides, and the player's own flower (BY-D-03..05, BY-T-03)."""
    found = sides
    if own_flower:
        found += 2 if effect == FLOWER_TWO else 1
    if effect == MINUS_SINGLE:
        found -= 1
    return max(0, found)


def wild(effect: Effect) -> Effect:
    """The effect, if it lets a place show another icon (BY-T-04, BY-T-05)."""
    return effect if effect in (WILD_ICON, WILD_BLANK) else NO_EFFECT
