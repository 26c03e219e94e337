"""The standard component set.  It is RECONSTRUCTED: we do not know the printed cards.

The rulebook gives the numbers of cards, the four orders, resources and pictures.  The words, the
costs, which card has which, one picture on each Construction, and nine Resources of each kind were
made up to fit them.  A club that
owns the box loads the real cards from a file (docs/component-sets.md).
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
)

Cost = tuple[int, int, int, int]  # stone, cement, tool, wood


class ConstructionCard(NamedTuple):
    """Card c01 is the first of its set (BA-COM-5)."""

    cost: Cost
    pictures: tuple[Picture, ...]  # as often as each is seen on the card


class Faces(NamedTuple):
    """What is printed on the cards."""

    words: tuple[str, ...]  # first the starting words: build, draw, give, reveal
    word_cards: tuple[tuple[Order, str], ...]
    constructions: tuple[ConstructionCard, ...]
    resources: tuple[int, ...]  # how many cards of stone, cement, tool, wood


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
    ConstructionCard((1, 1, 0, 0), (RELIEF,)),
    ConstructionCard((0, 1, 1, 0), (STATUE,)),
    ConstructionCard((0, 0, 1, 1), (DOORS,)),
    ConstructionCard((1, 0, 0, 1), (STAIRS,)),
    ConstructionCard((2, 1, 0, 0), (STATUE,)),
    ConstructionCard((0, 2, 1, 0), (DOORS,)),
    ConstructionCard((0, 0, 2, 1), (STAIRS,)),
    ConstructionCard((1, 0, 0, 2), (RELIEF,)),
    ConstructionCard((1, 1, 1, 0), (DOORS,)),
    ConstructionCard((0, 1, 1, 1), (STAIRS,)),
    ConstructionCard((1, 0, 1, 1), (RELIEF,)),
    ConstructionCard((1, 1, 0, 1), (STATUE,)),
    ConstructionCard((2, 1, 0, 1), (STAIRS,)),
    ConstructionCard((1, 2, 1, 0), (RELIEF,)),
    ConstructionCard((0, 1, 2, 1), (STATUE,)),
    ConstructionCard((1, 0, 1, 2), (DOORS,)),
)

RESOURCE_COPIES: Final = (9, 9, 9, 9)

STANDARD_FACES: Final = Faces(WORDS, WORD_CARDS, CONSTRUCTION_CARDS, RESOURCE_COPIES)
