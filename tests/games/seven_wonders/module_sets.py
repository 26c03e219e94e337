"""The modules of 7 Wonders alone, in pairs and all together, for the laws of all games."""

from itertools import combinations
from typing import Final

from ziggurat.core.kind import Setting
from ziggurat.games.seven_wonders import KIND

MODULES: Final = ("tower", "projects", "leaders", "cities", "wonder_pack", "teams")
OF_TEAMS: Final = (4, 6, 8)  # players

Settings = dict[str, Setting]


def module_sets() -> list[tuple[str, ...]]:
    """Each module alone, each pair, and all together."""
    return [*[(each,) for each in MODULES], *combinations(MODULES, 2), MODULES]


def settings_of(modules: tuple[str, ...]) -> Settings:
    """The options of a table with these modules."""
    of_babel = [each for each in ("tower", "projects") if each in modules]
    settings: Settings = {each: True for each in modules if each not in of_babel}
    if of_babel:
        settings["modules"] = "both" if len(of_babel) > 1 else of_babel[0]
    return settings


def players_of(modules: tuple[str, ...]) -> list[int]:
    """The numbers of players with which these modules can be played."""
    return [count for count in KIND.players if "teams" not in modules or count in OF_TEAMS]


def every_table() -> list[tuple[int, Settings]]:
    """Every set of modules with every number of players."""
    return [
        (players, settings_of(modules))
        for modules in module_sets()
        for players in players_of(modules)
    ]


def some_tables() -> list[tuple[int, Settings]]:
    """Every set of modules with one number of players; each number comes up several times."""
    found: list[tuple[int, Settings]] = []
    for at, modules in enumerate(module_sets()):
        counts = players_of(modules)
        found.append((counts[at % len(counts)], settings_of(modules)))
    return found
