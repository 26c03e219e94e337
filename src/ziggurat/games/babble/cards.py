"""The faces of the cards.  They are RECONSTRUCTED: the printed ones are not known to us.

The rulebook gives the numbers of cards, the four orders, resources and pictures.  The words, the
costs, and which card has which were made up to fit them.  Whoever owns the game replaces this one
file; no rule depends on what stands here.
"""

from typing import Final, NamedTuple

from ziggurat.games.babble.components import (
    BUILD,
    DOORS,
    DRAW,
    GIVE,
    RELIEF,
    REVEAL,
    STAIRS,
    STATUE,
    Order,
    Picture,
    Word,
)


class ConstructionCard(NamedTuple):
    name: str
    cost: tuple[int, int, int, int]  # stone, cement, tool, wood
    picture: Picture


WORDS: Final = (
    "zarum",
    "felko",
    "nipas",
    "tuve",
    "bomi",
    "gashu",
    "jinto",
    "redal",
    "hupso",
    "kelab",
    "mirot",
    "wazu",
)

# The starting words of every colour: build, draw, give, reveal.
STARTING_WORDS: Final[tuple[Word, ...]] = (0, 1, 2, 3)

# The last card is the one that makes twenty-five; the game with 24 words leaves it out.
WORD_CARDS: Final[tuple[tuple[Order, str], ...]] = (
    (BUILD, "nipas"),
    (BUILD, "tuve"),
    (BUILD, "bomi"),
    (BUILD, "gashu"),
    (BUILD, "jinto"),
    (BUILD, "mirot"),
    (DRAW, "zarum"),
    (DRAW, "tuve"),
    (DRAW, "bomi"),
    (DRAW, "redal"),
    (DRAW, "hupso"),
    (DRAW, "wazu"),
    (GIVE, "zarum"),
    (GIVE, "felko"),
    (GIVE, "gashu"),
    (GIVE, "redal"),
    (GIVE, "kelab"),
    (GIVE, "mirot"),
    (REVEAL, "felko"),
    (REVEAL, "nipas"),
    (REVEAL, "jinto"),
    (REVEAL, "hupso"),
    (REVEAL, "kelab"),
    (REVEAL, "wazu"),
    (REVEAL, "mirot"),
)

CONSTRUCTION_CARDS: Final = (
    ConstructionCard("c01", (1, 1, 0, 0), RELIEF),
    ConstructionCard("c02", (0, 1, 1, 0), STATUE),
    ConstructionCard("c03", (0, 0, 1, 1), DOORS),
    ConstructionCard("c04", (1, 0, 0, 1), STAIRS),
    ConstructionCard("c05", (2, 1, 0, 0), STATUE),
    ConstructionCard("c06", (0, 2, 1, 0), DOORS),
    ConstructionCard("c07", (0, 0, 2, 1), STAIRS),
    ConstructionCard("c08", (1, 0, 0, 2), RELIEF),
    ConstructionCard("c09", (1, 1, 1, 0), DOORS),
    ConstructionCard("c10", (0, 1, 1, 1), STAIRS),
    ConstructionCard("c11", (1, 0, 1, 1), RELIEF),
    ConstructionCard("c12", (1, 1, 0, 1), STATUE),
    ConstructionCard("c13", (2, 1, 0, 1), STAIRS),
    ConstructionCard("c14", (1, 2, 1, 0), RELIEF),
    ConstructionCard("c15", (0, 1, 2, 1), STATUE),
    ConstructionCard("c16", (1, 0, 1, 2), DOORS),
)

RESOURCE_COPIES: Final = (9, 9, 9, 9)  # stone, cement, tool, wood
