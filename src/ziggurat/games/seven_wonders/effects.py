"""What a city counts, and the coins it takes for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.seven_wonders.cards import CARDS, coloured
from ziggurat.games.seven_wonders.cards.card import DEFEATS, NEIGHBOURS, OWN, STAGES, Per

if TYPE_CHECKING:
    from ziggurat.games.seven_wonders.components import Card, City
    from ziggurat.games.seven_wonders.table import SevenWonders

COUNTED: Final = {
    per.what: coloured(per.what)
    for each in CARDS
    for per in (each.earns_per, each.points_per)
    if per is not None
}


def counted(game: SevenWonders, city: City, per: Per) -> int:
    """The coins or points for everything that is counted from this city."""
    total = 0
    if per.where & OWN:
        total += count_in(game, city, per.what)
    if per.where & NEIGHBOURS:
        total += count_in(game, game.left(city), per.what)
        total += count_in(game, game.right(city), per.what)
    return total * per.amount


def count_in(game: SevenWonders, city: City, what: int) -> int:
    if what == STAGES:
        return game.stages[city]
    if what == DEFEATS:
        return game.defeats[city]
    return game.count(city, COUNTED[what])


def coins_on_building(game: SevenWonders, city: City, card: Card) -> int:
    """Taken once, when everybody has placed what he builds."""
    each = CARDS[card]
    return each.earns + (0 if each.earns_per is None else counted(game, city, each.earns_per))
