"""What a learned bot may ask about the table: everything in play, thing by thing.

The second interface between bots and rules, beside `city.py`; nothing in the engine imports it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.seven_wonders.base.board_choice import TakeBoard
from ziggurat.games.seven_wonders.catalogue import BOARD_THINGS, TOTAL, listed
from ziggurat.games.seven_wonders.city import TURNS
from ziggurat.games.seven_wonders.intrigue.losses import Owe
from ziggurat.games.seven_wonders.kind import USES
from ziggurat.games.seven_wonders.leaders.court import CopyLeader, EntombLeader
from ziggurat.games.seven_wonders.leaders.draft import KeepLeader
from ziggurat.games.seven_wonders.packed import number_of
from ziggurat.games.seven_wonders.projects.projects import PROJECTS
from ziggurat.games.seven_wonders.projects.resolution import GiveUpCard
from ziggurat.games.seven_wonders.tower.draft import Keep

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.games.seven_wonders.actions import Order
    from ziggurat.games.seven_wonders.components import Card, City
    from ziggurat.games.seven_wonders.table import SevenWonders

__all__ = [
    "NOTHING",
    "NUMBER_OF_MODULES",
    "NUMBER_OF_PROJECTS",
    "TOTAL",
    "USE_NAMES",
    "debts",
    "debts_taken",
    "diplomacy",
    "modules_in_play",
    "project_in_play",
    "project_markers",
    "stage_built_by",
    "thing_named_by",
    "things_held",
    "things_in",
    "things_on_table",
]

NOTHING: Final = -1
NUMBER_OF_MODULES: Final = 6
NUMBER_OF_PROJECTS: Final = len(PROJECTS)
USE_NAMES: Final = sorted({use.name for uses in USES for use in uses})


def modules_in_play(game: SevenWonders) -> list[bool]:
    """Which parts of the rules are in play, always in the same order."""
    modules = (game.tower, game.projects, game.intrigues, game.leaders)
    facts = game.facts
    return [*[module is not None for module in modules], facts.turns > TURNS, facts.teams]


def things_in(game: SevenWonders, city: City) -> list[Card]:
    """What is in play in a city, and the tokens that it holds."""
    return [*listed(game.built[city]), *game.tokens[city]]


def things_held(game: SevenWonders, city: City) -> list[Card]:
    """What the player who decides for a city holds: cards, leaders, tiles."""
    found = list(game.hands[game.hand_for(city)])
    seat = game.controller(city)
    if game.leaders is not None:
        found += [number_of(leader) for leader in game.leaders.hands[seat]]
        found += game.leaders.packets[seat]
    if game.tower is not None:
        found += [number_of(tile) for tile in game.tower.hands[seat]]
        found += game.tower.packets[seat]
    return found


def things_on_table(game: SevenWonders) -> list[Card]:
    """What is in force for all."""
    return listed(game.table)


def debts(game: SevenWonders, city: City) -> int:
    return 0 if game.intrigues is None else game.intrigues.debts[city]


def diplomacy(game: SevenWonders, city: City) -> int:
    """How many conflicts a city stays out of."""
    return 0 if game.intrigues is None else game.intrigues.diplomacy[city]


def project_in_play(game: SevenWonders) -> int:
    """The number of the project."""
    return NOTHING if game.projects is None else game.projects.project


def project_markers(game: SevenWonders) -> int:
    """How many markers are left on the project."""
    return 0 if game.projects is None else game.projects.markers


def stage_built_by(game: SevenWonders, city: City, order: Order) -> Card:
    """The stage that an order builds, if it builds one."""
    if not order.use.name.startswith("stage"):
        return NOTHING
    if order.use.number:
        return game.open_stage(city, order.use.number)
    return game.next_stage(city)


def thing_named_by(action: Action) -> Card:
    """The thing that a choice other than an order is about, if there is one."""
    if isinstance(action, (KeepLeader, CopyLeader, EntombLeader)):
        return action.leader
    if isinstance(action, GiveUpCard):
        return action.card
    if isinstance(action, Keep):
        return action.tile
    return BOARD_THINGS[action.board] if isinstance(action, TakeBoard) else NOTHING


def debts_taken(action: Action) -> int:
    """How many debts a choice takes; -1 if it is not about that."""
    return action.debts if isinstance(action, Owe) else NOTHING
