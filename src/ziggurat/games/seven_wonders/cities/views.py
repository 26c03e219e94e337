"""What Cities adds to a view."""

from typing import TypedDict


class CitiesView(TypedDict):
    teams: bool  # seats 0 and 1 play together, 2 and 3, and so on


def no_teams() -> CitiesView:
    return {"teams": False}
