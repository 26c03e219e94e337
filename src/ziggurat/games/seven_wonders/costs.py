"""What an order costs: resources, and coins to the bank."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.games.seven_wonders.cards import CHAINED_BY, COINS, COLOURS, NEEDS
from ziggurat.games.seven_wonders.components import (
    BLUE,
    PURPLE,
    RED,
    Card,
    Cards,
    City,
    Resources,
    units_of,
)
from ziggurat.games.seven_wonders.orders import BUILD, CHAIN, STAGE, STAGE_GIFT, Part, Way
from ziggurat.games.seven_wonders.projects import PROJECTS
from ziggurat.games.seven_wonders.tiles import (
    BLUE_FOR_COINS,
    BONUS_ON_BLUE,
    BONUS_ON_CHAINS,
    BONUS_ON_GUILDS,
    CHAINS_OF_NEIGHBOURS,
    GUILDS_FOR_COINS,
    RED_WITHOUT_RESOURCES,
    STAGES_WITHOUT_RESOURCES,
    TAX_ON_BLUE,
    TAX_ON_CHAINS,
    TAX_ON_RED,
    TAX_ON_STAGES,
    Tiles,
)

if TYPE_CHECKING:
    from ziggurat.games.seven_wonders.table import SevenWonders

Cost = tuple[Resources, int]  # resources, and coins to the bank

GUILD_BONUS = 5


def cost(game: SevenWonders, city: City, way: Way, card: Card, part: Part) -> Cost:
    """All that a construction costs, before anything is bought."""
    if way in {STAGE, STAGE_GIFT}:
        return stage_cost(game, city, way)
    needs, bank = (NEEDS[card], COINS[card]) if way == BUILD else (0, 0)
    if game.active:
        needs, bank = under_tiles(game.active, needs, bank, COLOURS[card])
        bank += game.age * taxes(game.active, way, COLOURS[card])
    if part:
        project = PROJECTS[game.project]
        return needs + project.needs, bank + project.coins
    return needs, bank


def stage_cost(game: SevenWonders, city: City, way: Way) -> Cost:
    stage = game.next_stage(city)
    assert stage is not None
    free = way == STAGE_GIFT or game.active & STAGES_WITHOUT_RESOURCES
    tax = game.age if game.active & TAX_ON_STAGES else 0
    return 0 if free else stage.needs, stage.coins + tax


def under_tiles(tiles: Tiles, needs: Resources, bank: int, colour: int) -> Cost:
    """Some tiles do away with resources, some turn them into coins."""
    if colour == RED and tiles & RED_WITHOUT_RESOURCES:
        return 0, bank
    if (colour == BLUE and tiles & BLUE_FOR_COINS) or (
        colour == PURPLE and tiles & GUILDS_FOR_COINS
    ):
        return 0, bank + units_of(needs)
    return needs, bank


def taxes(tiles: Tiles, way: Way, colour: int) -> int:
    """How many tiles tax a construction."""
    return (
        (colour == RED and bool(tiles & TAX_ON_RED))
        + (colour == BLUE and bool(tiles & TAX_ON_BLUE))
        + (way == CHAIN and bool(tiles & TAX_ON_CHAINS))
    )


def bonus(tiles: Tiles, age: int, way: Way, colour: int) -> int:
    """The coins that tiles give after a construction."""
    coins = 0
    if colour == BLUE and tiles & BONUS_ON_BLUE:
        coins += age
    if way == CHAIN and tiles & BONUS_ON_CHAINS:
        coins += age
    if colour == PURPLE and tiles & BONUS_ON_GUILDS:
        coins += GUILD_BONUS
    return coins


def is_chained(game: SevenWonders, city: City, card: Card) -> bool:
    """Whether a building that is named beside the card's cost stands where it must."""
    return bool(CHAINED_BY[card] & in_reach(game, city, game.settled or game.built))


def in_reach(game: SevenWonders, city: City, built: list[Cards]) -> Cards:
    """Of what the cities have built, that from which chains of this city may start."""
    if game.active & CHAINS_OF_NEIGHBOURS:
        return built[city] | built[game.left(city)] | built[game.right(city)]
    return built[city]
