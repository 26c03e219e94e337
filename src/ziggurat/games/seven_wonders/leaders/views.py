"""What the leaders add to a view."""

from typing import TypedDict


class LeadersView(TypedDict):
    offered_leaders: list[str]  # going round before the game
    discarded_leaders: list[str]  # the oldest first, "?" if unknown


class LeadersCityView(TypedDict):
    leaders: list[str]  # recruited
    leaders_in_hand: list[str]  # "?" if unknown
    entombed: list[str]  # leaders that are face down for points
    courtesan: str  # the neighbour's leader that serves the city, too


def no_leaders() -> LeadersView:
    return {"offered_leaders": [], "discarded_leaders": []}


def no_leaders_in_city() -> LeadersCityView:
    return {"leaders": [], "leaders_in_hand": [], "entombed": [], "courtesan": ""}
