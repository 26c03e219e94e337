"""What the Wonder Pack adds to a view."""

from typing import TypedDict


class WonderPackCityView(TypedDict):
    stages_built: list[int]  # their numbers, where they may be built in any order


def no_numbers() -> WonderPackCityView:
    return {"stages_built": []}
