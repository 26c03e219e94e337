"""What the tower adds to a view."""

from typing import TypedDict


class TowerView(TypedDict):
    offered_tiles: list[int]
    tower: list[int]  # all tiles built, the oldest first
    active_tiles: list[int]
    placing: list[int]  # tiles built this turn, 0 if unknown


class TowerCityView(TypedDict):
    tiles: list[int]  # in hand, 0 if unknown
    tower_height: int


def no_tower() -> TowerView:
    return {"offered_tiles": [], "tower": [], "active_tiles": [], "placing": []}


def no_tiles() -> TowerCityView:
    return {"tiles": [], "tower_height": 0}
