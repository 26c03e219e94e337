"""What a card is made of."""

from typing import Final, NamedTuple

from ziggurat.core.text import Text
from ziggurat.games.seven_wonders.components import (
    NO_SYMBOL,
    PURPLE,
    Colour,
    Goods,
    Resources,
    Symbol,
)

# What is counted, besides cards by their colours.
STAGES: Final = 128
DEFEATS: Final = 256

# Where it is counted.
OWN: Final = 1
NEIGHBOURS: Final = 2
ALL_THREE: Final = 3


class Per(NamedTuple):
    """So many coins or points for each thing counted in certain cities."""

    amount: int
    what: int
    where: int


class Structure(NamedTuple):
    """A card of an age: its cost, the buildings that make it free, and what it gives."""

    name: str
    text: Text
    colour: Colour
    copies: tuple[int, ...]  # each from this number of players on
    coins: int
    needs: Resources
    chains: tuple[str, ...]
    goods: Goods
    points: int
    shields: int
    symbol: Symbol
    earns: int  # coins, once
    earns_per: Per | None
    points_per: Per | None
    discount: int


def card(
    english: str,
    french: str,
    colour: Colour,
    copies: tuple[int, ...],
    *,
    coins: int = 0,
    needs: Resources = 0,
    chains: tuple[str, ...] = (),
    goods: Goods = 0,
    points: int = 0,
    shields: int = 0,
    symbol: Symbol = NO_SYMBOL,
    earns: int = 0,
    earns_per: Per | None = None,
    points_per: Per | None = None,
    discount: int = 0,
) -> Structure:
    return Structure(
        english.lower(),
        Text(english, french),
        colour,
        copies,
        coins,
        needs,
        tuple([name.lower() for name in chains]),
        goods,
        points,
        shields,
        symbol,
        earns,
        earns_per,
        points_per,
        discount,
    )


def guild(
    english: str,
    french: str,
    colour: Colour = PURPLE,
    *,
    needs: Resources,
    symbol: Symbol = NO_SYMBOL,
    points_per: Per | None = None,
) -> Structure:
    return card(english, french, colour, (), needs=needs, symbol=symbol, points_per=points_per)
