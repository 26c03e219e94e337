"""What coin losses and diplomacy add to the view of a city."""

from typing import TypedDict


class IntrigueCityView(TypedDict):
    debts: int  # points that are taken off at the end
    diplomacy: int  # tokens that keep the city out of a conflict
    due: int  # coins to be lost now, or taken as debt


def no_debts() -> IntrigueCityView:
    return {"debts": 0, "diplomacy": 0, "due": 0}
