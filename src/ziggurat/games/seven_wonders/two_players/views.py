"""What the two-player game adds to a view."""

from typing import TypedDict


class FreeCityView(TypedDict):
    holder: int  # of the Free City card, -1 without it
    pile_size: int


def no_free_city() -> FreeCityView:
    return {"holder": -1, "pile_size": 0}
