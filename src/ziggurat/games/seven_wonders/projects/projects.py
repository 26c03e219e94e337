"""The fifteen great projects, five for each age, and the tokens that they bring."""

from typing import Final, NamedTuple

from ziggurat.core.text import Text
from ziggurat.games.seven_wonders.components import (
    ALL_THREE,
    BLUE,
    BROWN,
    CLAY,
    GLASS,
    GREEN,
    GREY,
    LOOM,
    ORE,
    OWN,
    PAPYRUS,
    PURPLE,
    RED,
    STAGE,
    STONE,
    TOKEN,
    WOOD,
    YELLOW,
    Deeds,
    Effect,
    Per,
    Resources,
    Thing,
)

Project = int  # a place in the list


def token(name: str, english: str, french: str, effect: Effect | None = None) -> Thing:
    return Thing(name, Text(english, french), TOKEN, effect=effect or Effect())


# Three are spent later, the others are kept.
TOKENS: Final[tuple[Thing, ...]] = (
    # SWB-PROJ-36
    token("wild participation", "participation with any colour", "participation toutes couleurs"),
    token("free building", "a free building", "un bâtiment gratuit"),  # SWB-PROJ-39
    token("free stage", "a free wonder stage", "une étape de Merveille gratuite"),  # SWB-PROJ-40
    # SWB-PROJ-42
    token(
        "science sets",
        "3 points for each science set",
        "3 points par groupe de symboles",
        Effect(set_bonus=3),
    ),
    # SWB-PROJ-43
    token(
        "guild points",
        "1 point for each guild around",
        "1 point par Guilde alentour",
        Effect(points_per=(Per(1, PURPLE, ALL_THREE),)),
    ),
    # SWB-PROJ-44
    token(
        "stage points",
        "1 point for each stage",
        "1 point par étape",
        Effect(points_per=(Per(1, STAGE, OWN),)),
    ),
    token("shield", "a shield", "un bouclier", Effect(shields=1)),  # SWB-PROJ-34
)


class Penalty(NamedTuple):
    """What is lost by a player without a marker when the project fails (SWB-PROJ-28..31)."""

    colour: Deeds = 0
    coins: bool = False
    victories: int = 0
    resource: bool = False


class Reward(NamedTuple):
    """The reward for each marker."""

    coins: int = 0  # SWB-PROJ-33
    shields: int = 0
    victory: int = 0  # a victory token of this age (SWB-PROJ-35)
    brings: str = ""  # a token


class GreatProject(NamedTuple):
    """A card of the module (SWB-PROJ-1)."""

    name: str
    text: Text
    age: int
    colour: Deeds
    coins: int
    needs: Resources
    penalty: Penalty
    reward: Reward


ALL_COINS: Final = Penalty(coins=True)


def project(
    english: str,
    french: str,
    age: int,
    colour: Deeds,
    coins: int,
    penalty: Penalty,
    reward: Reward,
    needs: Resources = 0,
) -> GreatProject:
    text = Text(english, french)
    return GreatProject(english.lower(), text, age, colour, coins, needs, penalty, reward)


# Fifteen cards, five to an age (SWB-PROJ-2).
PROJECTS: Final[tuple[GreatProject, ...]] = (
    project("Belvedere", "Belvédère", 1, BLUE, 1, Penalty(RED), Reward(brings="free stage"), CLAY),
    project("Cranes", "Grues", 1, GREEN, 1, Penalty(BROWN), Reward(brings="free building")),
    project(
        "Double Walls", "Double enceinte", 1, RED, 1, Penalty(resource=True), Reward(victory=1)
    ),
    project("Factory", "Fabrique", 1, BROWN, 2, Penalty(GREY), Reward(brings="wild participation")),
    project("Rampart Road", "Chemin de ronde", 1, YELLOW, 1, ALL_COINS, Reward(coins=4), STONE),
    project("Obelisk", "Obélisque", 2, BLUE, 1, Penalty(BROWN), Reward(shields=1), PAPYRUS),
    project("River Port", "Port fluvial", 2, YELLOW, 1, ALL_COINS, Reward(coins=6), LOOM),
    project(
        "Sewer Network",
        "Réseau d'égouts",
        2,
        GREEN,
        2,
        Penalty(RED),
        Reward(brings="free building"),
    ),
    project("Smelter", "Haut-fourneau", 2, BROWN, 2, Penalty(GREY), Reward(brings="stage points")),
    project("War Mirror", "Miroir de guerre", 2, RED, 2, Penalty(BLUE), Reward(victory=2), GLASS),
    project("Archives", "Archives", 3, GREEN, 4, Penalty(BLUE), Reward(brings="science sets")),
    project("Giant Trebuchet", "Trébuchet géant", 3, RED, 5, ALL_COINS, Reward(victory=3), WOOD),
    project("Grand Bazaar", "Grand bazar", 3, YELLOW, 4, Penalty(RED), Reward(coins=12), ORE),
    project("Menagerie", "Ménagerie", 3, PURPLE, 4, Penalty(GREEN), Reward(brings="guild points")),
    project(
        "Triumphal Arches", "Arc de triomphe", 3, BLUE, 5, Penalty(victories=2), Reward(shields=2)
    ),
)
PROJECT_NAMES: Final = tuple([each.name for each in PROJECTS])
