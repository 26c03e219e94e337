"""Military conflicts at the end of each age."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.games.seven_wonders.components import VICTORY, City

if TYPE_CHECKING:
    from ziggurat.games.seven_wonders.table import SevenWonders


Front = tuple[City, City, int]  # two cities that fight, and how many tokens each takes


def resolve_conflicts(game: SevenWonders) -> None:
    """Every city compares its shields with each neighbour (SW-WAR-1, SW-WAR-4, SW-2P-13).

    Shields are never used up (SW-WAR-3).
    """
    strength = [game.strength(city) for city in range(game.facts.cities)]
    for city, other, tokens in game.plan().fronts(game):
        for _ in range(tokens):
            if strength[city] > strength[other]:
                fight(game, city, other)
            elif strength[city] < strength[other]:
                fight(game, other, city)


def borders(game: SevenWonders) -> list[Front]:
    """Each city has one with its left neighbour, so that every two neighbours meet once."""
    return [(city, game.left(city), 1) for city in range(game.facts.cities)]


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
