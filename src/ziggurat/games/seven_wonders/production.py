"""What a city produces, and what of it neighbours may buy.

Everything here depends on sets of cards alone, so the answers are kept; nothing of a game is.
"""

from functools import lru_cache
from typing import Final

from ziggurat.games.seven_wonders.cards import CARD_OF, CARDS, PRODUCING, SOLD, listed, set_of
from ziggurat.games.seven_wonders.components import (
    ANY_MADE,
    BROWN,
    CHOICES,
    CLAY_OR_ORE,
    MOST,
    RESOURCE_NAMES,
    STONE_OR_WOOD,
    UNITS,
    YELLOW,
    Cards,
    Goods,
)
from ziggurat.games.seven_wonders.tiles import (
    FREE_CLAY_OR_ORE,
    FREE_MADE,
    FREE_STONE_OR_WOOD,
    NO_COMMERCE,
    PLENTY,
    SINGLES_ONLY,
    Tiles,
)
from ziggurat.games.seven_wonders.wonders import BOARDS, Board

SINGLE: Final = set_of([CARD_OF[n] for n in ("lumber yard", "stone pit", "clay pool", "ore vein")])
DOUBLE_OR_MIXED: Final = set_of(
    [card for card, each in enumerate(CARDS) if each.colour == BROWN and not SINGLE >> card & 1]
)
COMMERCIAL: Final = set_of(
    [card for card, each in enumerate(CARDS) if each.colour == YELLOW and each.goods]
)
ANY_NUMBER: Final = 8  # more than any construction with its participation needs
TILES_THAT_MATTER: Final = NO_COMMERCE | SINGLES_ONLY | PLENTY  # to what cards produce


def sold_goods(built: Cards, board: Board, barren: bool, tiles: Tiles) -> Goods:
    """The board's own resource and the output of brown and grey cards."""
    return goods_of(built & SOLD, tiles & TILES_THAT_MATTER) + (
        0 if barren else BOARDS[board].resource
    )


def own_goods(built: Cards, board: Board, stages: int, barren: bool, tiles: Tiles) -> Goods:
    """All that a city itself may use, yellow cards, wonder stages and tiles included."""
    goods = goods_of(built & PRODUCING, tiles & TILES_THAT_MATTER)
    for each in BOARDS[board].stages[:stages]:
        goods += each.goods
    if tiles:
        goods += free_goods(tiles)
    return goods if barren else goods + BOARDS[board].resource


@lru_cache(maxsize=1 << 14)
def goods_of(producing: Cards, tiles: Tiles) -> Goods:
    """What these cards produce under these tiles."""
    usable = producing
    if tiles & SINGLES_ONLY:
        usable &= ~DOUBLE_OR_MIXED
    if tiles & NO_COMMERCE:
        usable &= ~COMMERCIAL
    goods = sum([CARDS[card].goods for card in listed(usable)])
    if tiles & PLENTY:
        goods += sum([CARDS[card].goods * (ANY_NUMBER - 1) for card in listed(usable & SINGLE)])
    return goods


def free_goods(tiles: Tiles) -> Goods:
    """The unit that each of three tiles gives to every player each turn."""
    goods = 0
    if tiles & FREE_STONE_OR_WOOD:
        goods += STONE_OR_WOOD
    if tiles & FREE_CLAY_OR_ORE:
        goods += CLAY_OR_ORE
    if tiles & FREE_MADE:
        goods += ANY_MADE
    return goods


NAMED_UNITS: Final = tuple(zip(RESOURCE_NAMES, UNITS, strict=True))


def sources(goods: Goods) -> list[list[str]]:
    """Unit by unit, the resources that each may be; those without a choice first."""
    found = [[name] for name, unit in NAMED_UNITS for _ in range(goods // unit & MOST)]
    for shift, choice in CHOICES:
        names = [name for name, unit in NAMED_UNITS if unit in choice]
        found += [names for _ in range(goods >> shift & 3)]
    return found
