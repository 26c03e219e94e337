"""7 Wonders: what a city is worth, and the bot that plays by it."""

from typing import Final

from ziggurat.ai.bot import Place
from ziggurat.ai.luck import Luck, nearly_best
from ziggurat.core.action import Action
from ziggurat.core.seats import Seat
from ziggurat.games.seven_wonders import city as cities
from ziggurat.games.seven_wonders.city import (
    CHOICES,
    MOST,
    RAW_UNITS,
    UNITS,
    VICTORY,
    City,
    GiveUpCard,
    GiveUpVictories,
    Goods,
    Order,
    Owe,
    SevenWonders,
    total_points,
)

COIN: Final = 0.4  # while it can be spent; in the end it is a third of a point
FIRST_UNIT: Final = 4.0  # a resource the city did not have, at the beginning of the game
SECOND_UNIT: Final = 1.6  # of a raw material
CHOICE: Final = 3.0  # a source of several resources
SYMBOL: Final = 2.5
POWER: Final = 3.0  # a stage that allows something
DISCOUNT: Final = 2.0
LEAD: Final = 0.7  # how likely a lead in shields is to last to a later conflict
SHARE: Final = 2.0  # a marker on the project
TOKEN: Final = 2.0


class Steward:
    """Maximises the value of its city, as if nobody else did anything this turn."""

    def __init__(self, seed: int) -> None:
        self._luck = Luck(seed)

    def choose(self, place: Place) -> Action:
        number = self._luck.number()
        world = place.imagine(number)
        assert isinstance(world, SevenWonders)
        options = place.options
        values = [value(world, place.seat, action) for action in options]
        return nearly_best(options, values, number)


def value(world: SevenWonders, seat: Seat, action: Action) -> float:
    """What the seat's city is worth once this is done."""
    if isinstance(action, Order):
        after = cities.carried_out(world, cities.acting_city(world, seat), action)
    else:
        after = world.copy()
        if isinstance(action, GiveUpCard | GiveUpVictories | Owe):
            action.do(after, seat)
    return worth(after, seat) if after.age else 0.0


def worth(game: SevenWonders, seat: Seat) -> float:
    """Points, and the prospects of the city in the remaining turns."""
    left = time_left(game)
    return (
        total_points(game, seat)
        + treasury(game.coins[seat], left)
        + left * (production(game, seat) + prospects(game, seat))
        + military(game, seat)
        + modules(game, seat)
    )


def time_left(game: SevenWonders) -> float:
    """The part of the game that is still to come."""
    turns = cities.turns_of_age(game)
    played = (game.age - 1) * turns + game.turn
    return 1.0 - played / (len(VICTORY) * turns)


def treasury(coins: int, left: float) -> float:
    """A few coins serve to trade; more than that only count in the end."""
    return left * COIN * min(coins, 8)


def production(game: SevenWonders, city: City) -> float:
    goods = cities.own_goods(game, city, under_tiles=False)
    return sum(unit_value(goods, unit) for unit in UNITS) + CHOICE * sum(
        goods >> shift & 3 for shift, _ in CHOICES
    )


def unit_value(goods: Goods, unit: int) -> float:
    count = goods // unit & MOST
    second = SECOND_UNIT if count > 1 and unit in RAW_UNITS else 0.0
    return (FIRST_UNIT if count else 0.0) + second


def prospects(game: SevenWonders, seat: Seat) -> float:
    """Symbols that will be squared, powers that will be used."""
    found = SYMBOL * sum(cities.symbols_built(game, seat))
    for stage in cities.stages_built(game, seat):
        found += POWER * cities.has_power(stage) + DISCOUNT * bool(stage.effect.posts)
    return found


def military(game: SevenWonders, seat: Seat) -> float:
    """The conflicts to come, if strengths stayed as they are."""
    mine = cities.shields(game, seat)
    total = 0.0
    for other in cities.opponents(game, seat):
        theirs = cities.shields(game, other)
        chance = 1.0
        for points in VICTORY[game.age - 1 :]:
            total += chance * (points if mine > theirs else -1 if mine < theirs else 0)
            chance *= LEAD / 2
    return total


def modules(game: SevenWonders, seat: Seat) -> float:
    """Tiles that are about to be placed, markers and tokens of the projects."""
    tiles = cities.tile_points(game, seat, cities.tiles_waiting(game, seat))
    tokens = cities.spendable_tokens(game, seat)
    return tiles + SHARE * cities.project_share(game, seat) + TOKEN * tokens
