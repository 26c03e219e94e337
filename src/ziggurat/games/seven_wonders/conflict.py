"""Military conflicts at the end of each age."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.games.seven_wonders.components import VICTORY

if TYPE_CHECKING:
    from ziggurat.games.seven_wonders.components import City
    from ziggurat.games.seven_wonders.table import SevenWonders


def resolve_conflicts(game: SevenWonders) -> None:
    """Every city compares its shields with each neighbour (SW-WAR-1, SW-WAR-4, SW-2P-13).

    Shields are never used up (SW-WAR-3).
    """
    cities = game.facts.cities
    strength = [game.forces(city).shields for city in range(cities)]
    for city in range(cities):
        other = game.left(city)
        if strength[city] > strength[other]:
            fight(game, city, other)
        elif strength[city] < strength[other]:
            fight(game, other, city)


def fight(game: SevenWonders, victor: City, loser: City) -> None:
    """A victory token of the age, and a defeat token, or more of them (SW-WAR-2, SWB-TOWER-25).

    A leader may give them to the victor instead (SWL-54).
    """
    game.win_token(victor, game.age, loser)
    forces = game.forces(loser)
    if forces.deflects:
        game.take_deflected(victor, 1 + forces.defeats, loser)
    else:
        game.take_defeats(loser, 1 + forces.defeats, victor)


def military_points(game: SevenWonders, city: City) -> int:
    total = -game.defeats[city]
    for age in range(len(VICTORY)):
        total += game.victories[city * 3 + age] * VICTORY[age]
    return total
