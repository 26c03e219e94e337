"""All cards, and what is asked of sets of them.  A set of cards has one bit for each."""

from functools import lru_cache
from typing import Final

from ziggurat.games.seven_wonders.cards.age_1 import AGE_I
from ziggurat.games.seven_wonders.cards.age_2 import AGAIN_IN_AGE_II, AGE_II
from ziggurat.games.seven_wonders.cards.age_3 import AGE_III
from ziggurat.games.seven_wonders.cards.card import Structure
from ziggurat.games.seven_wonders.cards.guilds import GUILDS
from ziggurat.games.seven_wonders.components import (
    BLUE,
    BROWN,
    COLOUR_NAMES,
    GREEN,
    GREY,
    PURPLE,
    RED,
    YELLOW,
    Card,
    Cards,
    Colour,
)

CARDS: Final[tuple[Structure, ...]] = (*AGE_I, *AGE_II, *AGE_III, *GUILDS)
CARD_NAMES: Final = tuple([each.name for each in CARDS])
CARD_OF: Final = {name: card for card, name in enumerate(CARD_NAMES)}
GUILD_CARDS: Final = tuple([CARD_OF[each.name] for each in GUILDS])

# One list for each fact that is asked often.
COLOURS: Final = [each.colour for each in CARDS]
COINS: Final = [each.coins for each in CARDS]
NEEDS: Final = [each.needs for each in CARDS]


def set_of(cards: list[Card]) -> Cards:
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def listed(cards: Cards) -> list[Card]:
    """The cards of a set, in the order of the list of all cards."""
    found: list[Card] = []
    while cards:
        lowest = cards & -cards
        found.append(lowest.bit_length() - 1)
        cards ^= lowest
    return found


def coloured(colours: Colour) -> Cards:
    """All cards of these colours."""
    return set_of([card for card, each in enumerate(CARDS) if each.colour & colours])


CHAINED_BY: Final = [set_of([CARD_OF[name] for name in each.chains]) for each in CARDS]
OF_COLOUR: Final = {colour: coloured(colour) for colour in COLOUR_NAMES}
BLUE_CARDS: Final = coloured(BLUE)
YELLOW_CARDS: Final = coloured(YELLOW)
RED_CARDS: Final = coloured(RED)
GREEN_CARDS: Final = coloured(GREEN)
PURPLE_CARDS: Final = coloured(PURPLE)
SOLD: Final = coloured(BROWN | GREY)  # whose goods neighbours may buy
PRODUCING: Final = set_of([card for card, each in enumerate(CARDS) if each.goods])
DISCOUNTING: Final = set_of([card for card, each in enumerate(CARDS) if each.discount])


@lru_cache
def deck(age: int, players: int) -> tuple[Card, ...]:
    """The cards of an age for this number of players, without the guilds."""
    found: list[Card] = []
    for each in (AGE_I, AGE_II, AGE_III)[age - 1]:
        found += copies(CARD_OF[each.name], each.copies, players)
    if age == 2:  # noqa: PLR2004 -- the grey cards of Age I come back in Age II
        for name, needed in AGAIN_IN_AGE_II.items():
            found += copies(CARD_OF[name], needed, players)
    return tuple(found)


def copies(card: Card, needed: tuple[int, ...], players: int) -> list[Card]:
    return [card for least in needed if least <= players]
