"""What the rulebook says is in the box: orders, resources, pictures, packs, levels, limits.

The faces of the cards are not among it: they are a component set (`component_set`).
"""

from typing import Final

Order = int
Word = int
Face = int  # an order and a word: what a Word card shows
Construction = int
Idea = int  # a card of an Idea pack: a face, or a construction beyond all faces
Resource = int
Picture = int
Pack = int
Confusion = int

BUILD: Final = 0
DRAW: Final = 1
GIVE: Final = 2
REVEAL: Final = 3
ORDERS: Final = (BUILD, DRAW, GIVE, REVEAL)
ORDER_COUNT: Final = 4
ORDER_NAMES: Final = ("build", "draw", "give", "reveal")

RESOURCES: Final = (0, 1, 2, 3)
RESOURCE_COUNT: Final = 4
RESOURCE_NAMES: Final = ("stone", "cement", "tool", "wood")
RESOURCE_CARDS: Final = 36

RELIEF: Final = 0
STATUE: Final = 1
DOORS: Final = 2
STAIRS: Final = 3
PICTURE_NAMES: Final = ("relief", "statue", "doors", "stairs")

CONSTRUCTIONS: Final = 16
MOST_WORD_CARDS: Final = 25  # BA-COM-1; 24 are enough (BA-DEC-1)
FEWEST_WORD_CARDS: Final = 24

MOST_PLAYERS: Final = 5
START_RESOURCES: Final = 3  # BA-SET-1
MOST_RESOURCES: Final = 7  # BA-DRA-2
DRAWN_RESOURCES: Final = 2  # BA-DRA-1
MOST_GIVEN: Final = 3  # BA-GIV-1
MOST_REVEALED: Final = 2  # BA-REV-1

# BA-AIM-1, BA-AIM-2, BA-SET-8: pack k belongs to level k.
LEVELS: Final = (4, 3, 2, 1)  # construction cards on each level, the lowest first
HEIGHTS: Final = (4, 7, 9, 10)  # cards in the tower when that level is complete
TOWER: Final = 10
PACKS: Final = 4

# BA-SET-5, BA-SET-9: by number of players, how many cards of each kind are in pack 1; the other
# packs are the same for all.
FIRST_PACK_WORDS: Final = {2: 6, 3: 7, 4: 8, 5: 9}
FIRST_PACK_CONSTRUCTIONS: Final = {2: 7, 3: 6, 4: 5, 5: 5}
UPPER_PACK_WORDS: Final = (5, 3, 2)
UPPER_PACK_CONSTRUCTIONS: Final = (2, 1, 0)

# BA-CNF-3: nine cards.
CONFUSION_NAMES: Final = ("f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9")


def level_in_progress(height: int) -> int:
    """The lowest level that is not complete in a tower of that many cards."""
    level = 0
    while height >= HEIGHTS[level]:
        level += 1
    return level
