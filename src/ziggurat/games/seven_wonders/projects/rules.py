"""The Great Projects: taking part, tokens, success and failure, a line of the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.seven_wonders.catalogue import BOARD_THINGS, NAMES
from ziggurat.games.seven_wonders.facts import Insert, Module, Row
from ziggurat.games.seven_wonders.projects.participation import (
    BUILD_BY_TOKEN,
    NUMBERED_BY_TOKEN,
    STAGE_BY_TOKEN,
    by_token,
    projects,
    taking_part,
)
from ziggurat.games.seven_wonders.projects.projects import PROJECT_NAMES
from ziggurat.games.seven_wonders.projects.refusals import ProjectRefusal
from ziggurat.games.seven_wonders.projects.resolution import (
    GIVE_UP_CARDS,
    GIVE_UP_VICTORIES,
    SHIELD,
    SUFFERING,
    BeginProject,
    EndProject,
    OpenProject,
    ResolveProject,
)
from ziggurat.games.seven_wonders.projects.state import Projects
from ziggurat.games.seven_wonders.projects.texts import TEXTS
from ziggurat.games.seven_wonders.scoring import points_of

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.components import City
    from ziggurat.games.seven_wonders.knowledge.groups import Insight
    from ziggurat.games.seven_wonders.knowledge.views import SevenWondersView
    from ziggurat.games.seven_wonders.table import SevenWonders


def set_up(game: SevenWonders) -> None:
    game.projects = Projects((0,) * game.seats, (0,) * game.seats)


def project_points(game: SevenWonders, city: City) -> int:
    """What tokens count at the end, less the penalties (SWB-PROJ-26)."""
    tokens = sum([points_of(game, city, token) for token in game.tokens[city]])
    return tokens - projects(game).penalties[city]


def show(game: SevenWonders, _seat: Seat, _insight: Insight, view: SevenWondersView) -> None:
    """Everything about projects is public (SWB-PROJ-3..5)."""
    now = projects(game)
    view["project"] = PROJECT_NAMES[now.project] if now.project >= 0 else ""
    view["project_markers"] = now.markers
    for other in range(game.seats):
        city = view["cities"][other]
        city["shares"] = now.shares[other]
        city["tokens"] = [NAMES[token] for token in game.tokens[other] if token != SHIELD]
        city["penalties"] = now.penalties[other]
        board = game.boards[other]
        city["barren"] = board >= 0 and not game.built[other] >> BOARD_THINGS[board] & 1


MODULE: Final = Module(
    "projects",
    TEXTS,
    refusals=ProjectRefusal,
    uses=(BUILD_BY_TOKEN, STAGE_BY_TOKEN, *NUMBERED_BY_TOKEN),
    around=(taking_part, by_token),
    inserts=(
        Insert((BeginProject("BeginProject"),), before="Deal"),
        Insert((OpenProject("OpenProject"),), before="ChooseCards"),
        Insert((ResolveProject("ResolveProject"),), before="Conflicts"),
        Insert((EndProject("EndProject"),), after="Conflicts"),
    ),
    phases=SUFFERING,
    actions=(*GIVE_UP_CARDS, *GIVE_UP_VICTORIES),
    rows=(Row("projects", project_points),),
    set_up=set_up,
    show=show,
)
