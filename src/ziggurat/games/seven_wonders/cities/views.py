"""What Cities adds to a view."""

from typing import TypedDict


class CitiesView(TypedDict):
    teams: bool  # seats 0 and 1 play together, 2 and 3, and so on


def no_teams() -> CitiesView:
    return {"teams": False}


class CitiesCityView(TypedDict):
    debts: int  # points that are taken off at the end
    diplomacy: int  # tokens that keep the city out of a conflict
    due: int  # coins to be lost now, or taken as debt


def no_debts() -> CitiesCityView:
    return {"debts": 0, "diplomacy": 0, "due": 0}
