"""Military conflicts at the end of each age."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.games.seven_wonders.cards import CARDS, RED_CARDS, listed
from ziggurat.games.seven_wonders.components import VICTORY
from ziggurat.games.seven_wonders.tiles import DOUBLE_DEFEATS
from ziggurat.games.seven_wonders.wonders import BOARDS

if TYPE_CHECKING:
    from ziggurat.games.seven_wonders.components import City
    from ziggurat.games.seven_wonders.table import SevenWonders


def shields(game: SevenWonders, city: City) -> int:
    """Those of red cards, wonder stages and tokens; none is ever used up."""
    total = sum([CARDS[card].shields for card in listed(game.built[city] & RED_CARDS)])
    for each in BOARDS[game.boards[city]].stages[: game.stages[city]]:
        total += each.shields
    return total + (game.shield_tokens[city] if city < game.seats and game.with_projects else 0)


def resolve_conflicts(game: SevenWonders) -> None:
    """Every city compares its shields with each neighbour."""
    strength = [shields(game, city) for city in range(game.cities)]
    for city in range(game.cities):
        other = game.left(city)
        if strength[city] > strength[other]:
            fight(game, city, other)
        elif strength[city] < strength[other]:
            fight(game, other, city)


def fight(game: SevenWonders, victor: City, loser: City) -> None:
    game.win_token(victor, game.age)
    game.take_defeats(loser, 2 if game.active & DOUBLE_DEFEATS else 1)


def military_points(game: SevenWonders, city: City) -> int:
    held = game.victories[city * 3 : city * 3 + 3]
    return sum([count * VICTORY[age] for age, count in enumerate(held)]) - game.defeats[city]
