"""What happens with great projects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.event import Event
from ziggurat.games.seven_wonders.projects.projects import PROJECT_NAMES, Project

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat


def project_began(project: Project, markers: int) -> Event:
    return Event("project_began", {"project": PROJECT_NAMES[project], "count": markers})


def took_part(seat: Seat, project: Project) -> Event:
    return Event("took_part", {"seat": seat, "project": PROJECT_NAMES[project]})


def project_ended(project: Project, failed: bool) -> Event:
    name = "project_failed" if failed else "project_succeeded"
    return Event(name, {"project": PROJECT_NAMES[project]})


def rewarded(seat: Seat, project: Project) -> Event:
    return Event("rewarded", {"seat": seat, "project": PROJECT_NAMES[project]})


def lost_resource(seat: Seat) -> Event:
    return Event("lost_resource", {"seat": seat})


def penalised(seat: Seat, points: int) -> Event:
    return Event("penalised", {"seat": seat, "points": points})
