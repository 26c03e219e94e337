"""The fifteen great projects, five for each age."""

from typing import Final, NamedTuple

from ziggurat.core.text import Text
from ziggurat.games.seven_wonders.components import (
    BLUE,
    BROWN,
    CLAY,
    GLASS,
    GREEN,
    GREY,
    LOOM,
    ORE,
    PAPYRUS,
    PURPLE,
    RED,
    STONE,
    WOOD,
    YELLOW,
    Colour,
    Resources,
)

Project = int  # a place in the list

# Tokens that are kept: three are spent later, three count at the end.
WILD_PARTICIPATION: Final = 0
GIFT_BUILDING: Final = 1
GIFT_STAGE: Final = 2
SCIENCE_SETS: Final = 3
GUILD_POINTS: Final = 4
STAGE_POINTS: Final = 5
TOKEN_KINDS: Final = 6
TOKEN_NAMES: Final = (
    "wild participation",
    "free building",
    "free stage",
    "science sets",
    "guild points",
    "stage points",
)


class Penalty(NamedTuple):
    """What whoever took no part in a failed project loses: a card of a colour, or another thing."""

    colour: Colour = 0
    coins: bool = False
    victories: int = 0
    resource: bool = False


class Reward(NamedTuple):
    coins: int = 0
    shields: int = 0
    victory: int = 0  # a victory token of this age
    token: int = -1


class GreatProject(NamedTuple):
    name: str
    text: Text
    age: int
    colour: Colour
    coins: int
    needs: Resources
    penalty: Penalty
    reward: Reward


ALL_COINS: Final = Penalty(coins=True)


def project(
    english: str,
    french: str,
    age: int,
    colour: Colour,
    coins: int,
    penalty: Penalty,
    reward: Reward,
    needs: Resources = 0,
) -> GreatProject:
    text = Text(english, french)
    return GreatProject(english.lower(), text, age, colour, coins, needs, penalty, reward)


PROJECTS: Final = (
    project("Belvedere", "Belvédère", 1, BLUE, 1, Penalty(RED), Reward(token=GIFT_STAGE), CLAY),
    project("Cranes", "Grues", 1, GREEN, 1, Penalty(BROWN), Reward(token=GIFT_BUILDING)),
    project(
        "Double Walls", "Double enceinte", 1, RED, 1, Penalty(resource=True), Reward(victory=1)
    ),
    project("Factory", "Fabrique", 1, BROWN, 2, Penalty(GREY), Reward(token=WILD_PARTICIPATION)),
    project("Rampart Road", "Chemin de ronde", 1, YELLOW, 1, ALL_COINS, Reward(coins=4), STONE),
    project("Obelisk", "Obélisque", 2, BLUE, 1, Penalty(BROWN), Reward(shields=1), PAPYRUS),
    project("River Port", "Port fluvial", 2, YELLOW, 1, ALL_COINS, Reward(coins=6), LOOM),
    project(
        "Sewer Network", "Réseau d'égouts", 2, GREEN, 2, Penalty(RED), Reward(token=GIFT_BUILDING)
    ),
    project("Smelter", "Haut-fourneau", 2, BROWN, 2, Penalty(GREY), Reward(token=STAGE_POINTS)),
    project("War Mirror", "Miroir de guerre", 2, RED, 2, Penalty(BLUE), Reward(victory=2), GLASS),
    project("Archives", "Archives", 3, GREEN, 4, Penalty(BLUE), Reward(token=SCIENCE_SETS)),
    project("Giant Trebuchet", "Trébuchet géant", 3, RED, 5, ALL_COINS, Reward(victory=3), WOOD),
    project("Grand Bazaar", "Grand bazar", 3, YELLOW, 4, Penalty(RED), Reward(coins=12), ORE),
    project("Menagerie", "Ménagerie", 3, PURPLE, 4, Penalty(GREEN), Reward(token=GUILD_POINTS)),
    project(
        "Triumphal Arches", "Arc de triomphe", 3, BLUE, 5, Penalty(victories=2), Reward(shields=2)
    ),
)
PROJECT_NAMES: Final = tuple([each.name for each in PROJECTS])
