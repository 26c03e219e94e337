"""What is in the box: two pawns, sixty Nation cards, forty-five Temple cards (BB-COM-1..6)."""

from typing import Final

Nation = int  # also the site of that nation, to which its cards lead (BB-COM-5)
Site = int
Level = int  # the number on a Temple card (BB-COM-6)
Stack = int
Pile = bytes  # cards whose order matters, one byte each, the next or newest card last

ASSYRIANS: Final = 0
HITTITES: Final = 1
MEDES: Final = 2
PERSIANS: Final = 3
SUMERIANS: Final = 4
NATIONS: Final = (ASSYRIANS, HITTITES, MEDES, PERSIANS, SUMERIANS)
NATION_NAMES: Final = ("assyrians", "hittites", "medes", "persians", "sumerians")
SITES: Final = 5  # of each player (BB-COM-1)

QUARRY: Final = -1  # where both pawns begin: no site (BB-SET-4)

CARDS_OF_A_NATION: Final = 12  # BB-COM-3
TEMPLE_CARDS: Final = (10, 9, 8, 7, 6, 5)  # of level 1, 2, … 6 (BB-COM-2)
HIGHEST: Final = 6

NATION_CARDS: Final = CARDS_OF_A_NATION * len(NATIONS)
LAST_RUN: Final = NATION_CARDS - 3  # the last place in a column where a run can begin
