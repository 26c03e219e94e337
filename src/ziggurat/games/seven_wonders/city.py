"""What a bot may ask about a city and its choices.

The only interface between bots and rules: everything below takes a game and a city, and its public
names are listed.  Nothing in the engine imports it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.seven_wonders.actions import Order
from ziggurat.games.seven_wonders.base.powers import CARRY_OUT, DigUp, PlaySeventh
from ziggurat.games.seven_wonders.catalogue import (
    BUILDINGS,
    CARD_NAMES,
    CHAINED_BY,
    NUMBER_OF,
    THINGS,
    deck,
)
from ziggurat.games.seven_wonders.components import (
    AGES,
    ANY_SYMBOL,
    BLACK,
    BLUE,
    BROWN,
    CHAIN,
    CHOICES,
    GREEN,
    GREY,
    MADE_UNITS,
    MASK,
    MOST,
    NO_EFFECT,
    PURPLE,
    RAW_UNITS,
    RED,
    STAGE,
    UNITS,
    VICTORIES,
    VICTORY,
    WHITE,
    YELLOW,
    Card,
    Cards,
    City,
    Deeds,
    Effect,
    Goods,
    Intrigue,
    Per,
    Thing,
)
from ziggurat.games.seven_wonders.facts import MOST_SEATS
from ziggurat.games.seven_wonders.intrigue.losses import Owe
from ziggurat.games.seven_wonders.leaders.court import (
    CopyLeader,
    CopyOne,
    EntombLeader,
    EntombOne,
    RecruitMore,
    tomb_points,
)
from ziggurat.games.seven_wonders.leaders.draft import KeepLeader
from ziggurat.games.seven_wonders.modifiers import modifiers, tolls, with_some
from ziggurat.games.seven_wonders.payments import at_most
from ziggurat.games.seven_wonders.production import production
from ziggurat.games.seven_wonders.projects.participation import project, projects
from ziggurat.games.seven_wonders.projects.resolution import SHIELD, GiveUpCard, GiveUpVictories
from ziggurat.games.seven_wonders.science import borrowed, counts_of, science_points
from ziggurat.games.seven_wonders.scoring import symbols_around, total_points
from ziggurat.games.seven_wonders.table import SevenWonders
from ziggurat.games.seven_wonders.tower.spiral import TILE_POINTS
from ziggurat.games.seven_wonders.two_players.rules import CHOOSE_FOR_FREE_CITY
from ziggurat.games.seven_wonders.uses.selling import DISCARD_COINS

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.projects.projects import Reward

__all__ = [
    "AGES",
    "ANY_SYMBOL",
    "BLACK",
    "BLUE",
    "BROWN",
    "CARD_NAMES",
    "CHAIN",
    "CHAINS_TO",
    "CHOICES",
    "DISCARD_COINS",
    "GREEN",
    "GREY",
    "MADE_UNITS",
    "MASK",
    "MOST",
    "PURPLE",
    "RAW_UNITS",
    "RED",
    "STAGE",
    "THINGS",
    "TURNS",
    "UNITS",
    "VICTORIES",
    "VICTORY",
    "WHITE",
    "YELLOW",
    "Card",
    "City",
    "CopyLeader",
    "Deeds",
    "Effect",
    "EntombLeader",
    "GiveUpCard",
    "GiveUpVictories",
    "Goods",
    "Intrigue",
    "KeepLeader",
    "Order",
    "Owe",
    "SevenWonders",
    "Thing",
    "acting_city",
    "average_loss",
    "bank_price",
    "bonus_for",
    "borrowed_symbols",
    "carried_out",
    "chained_cards",
    "coins_from",
    "costs_are_printed",
    "counted",
    "has_power",
    "most_of_each",
    "next_owner",
    "next_stage",
    "opponents",
    "own_goods",
    "posts",
    "powers",
    "project_markers",
    "project_reward",
    "project_share",
    "science_of",
    "science_points",
    "shields",
    "sides",
    "sold_around",
    "spendable_tokens",
    "stage_of",
    "stages_built",
    "symbols_built",
    "tile_points",
    "tiles_built",
    "tiles_waiting",
    "tokens_held",
    "tomb_points",
    "total_points",
    "turns_of_age",
]

TURNS: Final = 6  # of an age, without further cards
# How many cards each card makes free.
CHAINS_TO: Final = [
    sum([chained >> card & 1 for chained in CHAINED_BY]) for card in range(len(CARD_NAMES))
]
CHAINED: Final[list[list[Cards]]] = [
    [CHAINED_BY[card] for card in sorted(set(deck(age, MOST_SEATS))) if CHAINED_BY[card]]
    for age in AGES
]
POSTS: Final = with_some(["posts"]) & BUILDINGS
SYMBOLS: Final = with_some(["symbols"]) & BUILDINGS
POWERS: Final = with_some(["free_building", "seventh_card", "symbols", "copies_guild"]) & ~BUILDINGS


# Whose turn it is to choose, when, and their neighbours and opponents.


def sides(game: SevenWonders) -> list[list[Seat]]:
    """The seats that win together; each alone, unless there are teams."""
    if not game.facts.teams:
        return [[seat] for seat in range(game.seats)]
    return [[seat, game.partner(seat)] for seat in range(0, game.seats, 2)]


def opponents(game: SevenWonders, city: City) -> list[City]:
    """The opponents of a city; in teams the one opponent counts twice."""
    left, right = game.left(city), game.right(city)
    if not game.facts.teams:
        return [left, right]
    return [left, left] if right == game.partner(city) else [right, right]


def turns_of_age(game: SevenWonders) -> int:
    return game.facts.turns


def acting_city(game: SevenWonders, seat: Seat) -> City:
    """The city that the seat decides for now."""
    phase = game.agenda[-1]
    if phase is CHOOSE_FOR_FREE_CITY:
        return game.seats
    if isinstance(phase, (PlaySeventh, DigUp, CopyOne, EntombOne, RecruitMore)):
        return phase.city
    return seat


def next_owner(game: SevenWonders, seat: Seat) -> Seat:
    """Who gets the hand of a seat next."""
    step = -1 if game.age == 2 else 1  # noqa: PLR2004 -- the second age
    return (seat + step) % game.seats


# Production and trade.


def own_goods(game: SevenWonders, city: City, *, under_tiles: bool) -> Goods:
    """Everything that a city itself may use."""
    if under_tiles or not game.table:
        return game.goods[city].own
    return production(game.built[city], 0).own


def most_of_each(game: SevenWonders, city: City) -> Goods:
    """How many units of each resource a city could use without the tiles in force."""
    return at_most(own_goods(game, city, under_tiles=False))


def sold_around(game: SevenWonders, city: City) -> Goods:
    """What the neighbours sell."""
    return game.goods[game.left(city)].sells | game.goods[game.right(city)].sells


def posts(game: SevenWonders, city: City) -> int:
    """How many buildings make goods cheaper."""
    return (game.built[city] & POSTS).bit_count()


# The costs and gains of an order.


def bank_price(game: SevenWonders, city: City, order: Order) -> int:
    """The coins that the bank gets."""
    return order.use.price(game, city, order.card, game.mods(city))[1] + order.bank


def costs_are_printed(game: SevenWonders) -> bool:
    """Whether nothing at this table may change what a construction costs."""
    return not game.table and game.leaders is None


def bonus_for(game: SevenWonders, city: City, order: Order) -> int:
    """The coins that tiles give for it."""
    return tolls(game.mods(city).bonuses, order.use.deeds(order.card), game.age)


def carried_out(game: SevenWonders, city: City, order: Order) -> SevenWonders:
    """A copy in which this order, and nothing else, has been carried out."""
    after = game.copy()
    order.do(after, city)
    for phase in CARRY_OUT:
        phase.run(after)
    return after


def coins_from(game: SevenWonders, city: City, thing: Thing) -> int:
    """The coins that building a thing gives now."""
    gain = thing.gain
    return gain.coins + (0 if gain.per is None else game.counted(city, gain.per))


def counted(game: SevenWonders, city: City, per: Per) -> int:
    return game.counted(city, per)


# The wonder.


def next_stage(game: SevenWonders, city: City) -> Thing:
    return THINGS[game.next_stage(city)]


def stage_of(game: SevenWonders, city: City, order: Order) -> Thing:
    """The stage that an order names by its number."""
    return THINGS[game.open_stage(city, order.use.number)]


def stages_built(game: SevenWonders, city: City) -> list[Thing]:
    return [THINGS[stage] for stage in game.stages_built(city)]


def has_power(stage: Thing) -> bool:
    """Whether a stage allows something beyond points, shields, coins, goods and prices."""
    return stage.gain.digs > 0 or bool(1 << NUMBER_OF[stage.name] & POWERS)


def powers(game: SevenWonders, city: City) -> int:
    """How many lasting powers the stages built give, beyond goods and prices."""
    return (game.built[city] & POWERS).bit_count()


# Science, conflicts, points.


def symbols_built(game: SevenWonders, city: City) -> list[int]:
    """How many of each symbol stand on buildings, and last those that are chosen when scoring."""
    return counts_of(modifiers(game.built[city] & SYMBOLS, 0, ()).symbols)


def science_of(game: SevenWonders, city: City) -> int:
    """All symbols of a city, packed as `science_points` takes them."""
    return game.learning(city).symbols


def borrowed_symbols(game: SevenWonders, city: City) -> list[int]:
    """The symbols that a mask could copy now; 0 if there is none."""
    return borrowed(1, symbols_around(game, city), differ=False)


def shields(game: SevenWonders, city: City) -> int:
    return game.strength(city)


def chained_cards(game: SevenWonders, city: City) -> int:
    """How many structures of this age are free for a city."""
    built = game.built[city]
    return sum([before & built > 0 for before in CHAINED[game.age - 1]])


# Modules.


def average_loss(game: SevenWonders, city: City, intrigue: Intrigue) -> float:
    """The coins that each other city would lose by it, on average."""
    if not intrigue.losses_per:
        return float(intrigue.losses)
    others = [other for other in range(game.facts.cities) if other != city]
    counts = [game.count(other, intrigue.losses_per) for other in others]
    return intrigue.losses + sum(counts) / len(others)


def tiles_built(game: SevenWonders, seat: Seat) -> int:
    return 0 if game.tower is None else game.tower.heights[seat]


def tile_points(game: SevenWonders, seat: Seat, more: int) -> int:
    """The points of this many more tiles."""
    built = tiles_built(game, seat)
    return TILE_POINTS[built + more] - TILE_POINTS[built]


def tiles_waiting(game: SevenWonders, seat: Seat) -> int:
    """How many tiles a seat has built in this turn, which are not placed yet."""
    return 0 if game.tower is None else sum([other == seat for other, _ in game.tower.placing])


def tokens_held(game: SevenWonders, seat: Seat) -> int:
    """How many tokens of projects a seat has, without shields."""
    return sum([token != SHIELD for token in game.tokens[seat]])


def spendable_tokens(game: SevenWonders, seat: Seat) -> int:
    """How many tokens a seat may still spend: those without an effect of their own."""
    return sum([THINGS[token].effect == NO_EFFECT for token in game.tokens[seat]])


def project_share(game: SevenWonders, seat: Seat) -> int:
    """How many markers of the project a seat has."""
    return 0 if game.projects is None else game.projects.shares[seat]


def project_markers(game: SevenWonders) -> int:
    """How many markers are left on the project."""
    return projects(game).markers


def project_reward(game: SevenWonders) -> Reward:
    return project(game).reward
