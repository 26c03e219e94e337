"""What a player may choose.  An order is a card, what to do with it, and what it costs whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.action import GameAction
from ziggurat.core.text import Phrase, Value
from ziggurat.games.seven_wonders.cards import CARD_NAMES, CARDS
from ziggurat.games.seven_wonders.components import VICTORY
from ziggurat.games.seven_wonders.tiles import TILES
from ziggurat.games.seven_wonders.wonders import BOARD_NAMES

if TYPE_CHECKING:
    from ziggurat.games.seven_wonders.components import Card
    from ziggurat.games.seven_wonders.table import SevenWonders  # noqa: F401 -- names the game
    from ziggurat.games.seven_wonders.tiles import Tile
    from ziggurat.games.seven_wonders.wonders import Board

Way = int
BUILD: Final = 0  # a) build the structure, for its cost
CHAIN: Final = 1  # … free, because of a building that is named beside its cost
FREE: Final = 2  # … free, by the power of the wonder
GIFT: Final = 3  # … free, for a token
DIG: Final = 4  # … free, from the discarded cards
STAGE: Final = 5  # b) build the next stage of the wonder
STAGE_GIFT: Final = 6  # … free, for a token
DISCARD: Final = 7  # c) discard the card for three coins
TILE: Final = 8  # d) discard the card to build a tile

# What is said before and after the name of the card.
WORDS: Final = (
    ("build ", ""),
    ("build ", " by chain"),
    ("build ", " for free"),
    ("build ", " for a token"),
    ("dig up ", ""),
    ("stage with ", ""),
    ("stage with ", " for a token"),
    ("discard ", ""),
    ("tile ", ""),
)

Part = int
APART: Final = 0  # taking no part in the great project
TAKING_PART: Final = 1
BY_TOKEN: Final = 2  # taking part although the colour is another
PART_WORDS: Final = ("", " taking part", " taking part by token")


WAY_NAMES: Final = (
    "build",
    "chain",
    "build_free",
    "build_by_token",
    "dig_up",
    "stage",
    "stage_by_token",
    "discard",
    "tile",
)
PART_NAMES: Final = ("", "_taking_part", "_taking_part_by_token")


class Order(GameAction["SevenWonders"]):
    """Card, action and payment: all that a player seals at once."""

    __slots__ = ("card", "left", "part", "right", "tile", "way")

    def __init__(self, way: Way, card: Card, left: int, right: int, part: Part, tile: Tile) -> None:
        super().__init__(order_text(way, card, left, right, part, tile))
        self.way: Final = way
        self.card: Final = card
        self.left: Final = left  # coins to the left neighbour
        self.right: Final = right
        self.part: Final = part
        self.tile: Final = tile  # 0: none

    def phrase(self) -> Phrase:
        values: dict[str, Value] = {"card": CARD_NAMES[self.card]}
        name = WAY_NAMES[self.way] + PART_NAMES[self.part]
        if self.way == TILE:
            values["tile"] = self.tile
            values["effect"] = f"tile {self.tile}"
        if self.left or self.right:
            name += "_paying"
            values["left"] = self.left
            values["right"] = self.right
        return Phrase(name, values)


def order_text(way: Way, card: Card, left: int, right: int, part: Part, tile: Tile) -> str:
    before, after = WORDS[way]
    number = f"{tile} with " if way == TILE else ""
    text = f"{before}{number}{CARD_NAMES[card]}{after}{PART_WORDS[part]}"
    if left or right:
        text += " paying"
        text += f" {left} left" if left else ""
        text += f" {right} right" if right else ""
    return text


_known: dict[int, Order] = {}  # orders are values: each is made once and shared


def order(
    way: Way, card: Card, left: int = 0, right: int = 0, part: Part = APART, tile: Tile = 0
) -> Order:
    key = way | card << 4 | left << 11 | right << 17 | part << 23 | tile << 25
    found = _known.get(key)
    if found is None:
        found = _known[key] = Order(way, card, left, right, part, tile)
    return found


class Decline(GameAction["SevenWonders"]):
    """Make no use of a power."""

    __slots__ = ()

    def phrase(self) -> Phrase:
        return Phrase("decline", {})


class Keep(GameAction["SevenWonders"]):
    """Keep one of the tiles that go round before the game."""

    __slots__ = ("tile",)

    def __init__(self, tile: Tile) -> None:
        super().__init__(f"keep {tile}")
        self.tile: Final = tile

    def phrase(self) -> Phrase:
        return Phrase("keep", {"tile": self.tile, "effect": f"tile {self.tile}"})


class TakeBoard(GameAction["SevenWonders"]):
    """Take a board, on one of its sides."""

    __slots__ = ("board",)

    def __init__(self, board: Board) -> None:
        super().__init__(f"take {BOARD_NAMES[board]}")
        self.board: Final = board

    def phrase(self) -> Phrase:
        return Phrase("take_board", {"board": BOARD_NAMES[self.board]})


class GiveUpCard(GameAction["SevenWonders"]):
    """Lose a building to a failed project."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        super().__init__(f"give up {CARD_NAMES[card]}")
        self.card: Final = card

    def phrase(self) -> Phrase:
        return Phrase("give_up_card", {"card": CARD_NAMES[self.card]})


class GiveUpVictories(GameAction["SevenWonders"]):
    """Lose two victory tokens to a failed project; they are named by their age."""

    __slots__ = ("first", "second")

    def __init__(self, first: int, second: int) -> None:
        super().__init__(f"give up victories of ages {first} and {second}")
        self.first: Final = first
        self.second: Final = second

    def phrase(self) -> Phrase:
        points = [VICTORY[self.first - 1], VICTORY[self.second - 1]]
        return Phrase("give_up_victories", {"points": points})


DECLINE: Final = Decline("decline")
KEEPS: Final = {tile: Keep(tile) for tile in TILES}
TAKE_BOARDS: Final = [TakeBoard(board) for board in range(len(BOARD_NAMES))]
GIVE_UP_CARDS: Final = [GiveUpCard(card) for card in range(len(CARDS))]
GIVE_UP_VICTORIES: Final = [
    GiveUpVictories(first, second) for first in (1, 2, 3) for second in range(first, 4)
]
DISCARDS: Final = [order(DISCARD, card) for card in range(len(CARDS))]
