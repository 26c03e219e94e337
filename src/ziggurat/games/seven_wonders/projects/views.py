"""What the projects add to a view."""

from typing import TypedDict


class ProjectsView(TypedDict):
    project: str
    project_markers: int


class ProjectsCityView(TypedDict):
    shares: int  # participation markers
    tokens: list[str]
    penalties: int
    barren: bool  # the board has lost its resource


def no_project() -> ProjectsView:
    return {"project": "", "project_markers": 0}


def no_shares() -> ProjectsCityView:
    return {"shares": 0, "tokens": [], "penalties": 0, "barren": False}
