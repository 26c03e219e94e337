"""All things and states of all modules.  The order never changes: new modules are listed last.

The cards come first, because hands, decks and records of imagined worlds are sorted by number.
"""

from functools import lru_cache
from typing import Final

from ziggurat.games.seven_wonders.base.boards import SIDES as BASE_SIDES
from ziggurat.games.seven_wonders.base.cards import AGAIN_IN_AGE_II, AGE_I, AGE_II, AGE_III, GUILDS
from ziggurat.games.seven_wonders.base.cards import CARDS as BASE_CARDS
from ziggurat.games.seven_wonders.cities.boards import SIDES as CITIES_SIDES
from ziggurat.games.seven_wonders.cities.cards import CARDS as CITIES_CARDS
from ziggurat.games.seven_wonders.cities.leaders import COPIES as CITIES_COPIES
from ziggurat.games.seven_wonders.cities.leaders import LEADERS as CITIES_LEADERS
from ziggurat.games.seven_wonders.cities.views import CitiesView, no_teams
from ziggurat.games.seven_wonders.components import (
    BROWN,
    CHOICES,
    COLOUR_NAMES,
    DEFEATS,
    MOST,
    STAGE,
    STONE,
    STONES,
    THREE_COINS,
    VICTORIES,
    WHITE,
    Card,
    Cards,
    Deeds,
    Resources,
    Side,
    Thing,
)
from ziggurat.games.seven_wonders.intrigue import state as intrigue_state
from ziggurat.games.seven_wonders.intrigue.views import IntrigueCityView, no_debts
from ziggurat.games.seven_wonders.leaders import state as leaders_state
from ziggurat.games.seven_wonders.leaders.boards import SIDES as LEADERS_SIDES
from ziggurat.games.seven_wonders.leaders.guilds import GUILDS as LEADERS_GUILDS
from ziggurat.games.seven_wonders.leaders.leaders import COPIES, LEADERS
from ziggurat.games.seven_wonders.leaders.views import (
    LeadersCityView,
    LeadersView,
    no_leaders,
    no_leaders_in_city,
)
from ziggurat.games.seven_wonders.projects import state as projects_state
from ziggurat.games.seven_wonders.projects.projects import TOKENS
from ziggurat.games.seven_wonders.projects.views import (
    ProjectsCityView,
    ProjectsView,
    no_project,
    no_shares,
)
from ziggurat.games.seven_wonders.tower import state as tower_state
from ziggurat.games.seven_wonders.tower.tiles import TILES
from ziggurat.games.seven_wonders.tower.views import (
    TowerCityView,
    TowerView,
    no_tiles,
    no_tower,
)
from ziggurat.games.seven_wonders.two_players.views import FreeCityView, no_free_city
from ziggurat.games.seven_wonders.wonder_pack.boards import SIDES as WONDER_PACK_SIDES
from ziggurat.games.seven_wonders.wonder_pack.views import WonderPackCityView, no_numbers

# What modules add to the state of a table.
Tower = tower_state.Tower
Projects = projects_state.Projects
Leaders = leaders_state.Leaders
Intrigues = intrigue_state.Intrigues


class ModulesView(FreeCityView, TowerView, ProjectsView, LeadersView, CitiesView):
    """What modules add to a view."""


class ModulesCityView(
    TowerCityView, ProjectsCityView, LeadersCityView, IntrigueCityView, WonderPackCityView
):
    """What modules add to the view of a city."""


def no_modules() -> ModulesView:
    return {**no_free_city(), **no_tower(), **no_project(), **no_leaders(), **no_teams()}


def no_modules_in_city() -> ModulesCityView:
    return {
        **no_tiles(),
        **no_shares(),
        **no_leaders_in_city(),
        **no_debts(),
        **no_numbers(),
    }


Board = int  # a place in the list of sides
Cost = tuple[Resources, int]  # resources, and coins to the bank

CARDS: Final[tuple[Thing, ...]] = (
    *BASE_CARDS,
    *LEADERS_GUILDS,
    *LEADERS,
    *CITIES_CARDS,
    *CITIES_LEADERS,
)
SIDES: Final[tuple[Side, ...]] = (
    *BASE_SIDES,
    *LEADERS_SIDES,
    *WONDER_PACK_SIDES,
    *CITIES_SIDES,
)
THINGS: Final[tuple[Thing, ...]] = (
    *CARDS,
    *[side.board for side in SIDES],
    *[stage for side in SIDES for stage in side.stages],
    *TILES,
    *TOKENS,
    *COPIES,
    *CITIES_COPIES,
)
TOTAL: Final = len(THINGS)
NAMES: Final[list[str]] = [thing.name for thing in THINGS]
NUMBER_OF: Final[dict[str, Card]] = {name: number for number, name in enumerate(NAMES)}
COLOURS: Final[list[Deeds]] = [thing.colour for thing in THINGS]
COSTS: Final[list[Cost]] = [(thing.needs, thing.coins) for thing in THINGS]

CARD_NAMES: Final[list[str]] = NAMES[: len(CARDS)]
CARD_OF: Final[dict[str, Card]] = {name: card for card, name in enumerate(CARD_NAMES)}
GUILD_CARDS: Final[tuple[Card, ...]] = tuple([CARD_OF[each.name] for each in GUILDS])

BOARD_NAMES: Final[list[str]] = [side.name for side in SIDES]
BOARD_OF: Final[dict[str, Board]] = {name: board for board, name in enumerate(BOARD_NAMES)}
BOARD_THINGS: Final[list[Card]] = [NUMBER_OF[side.board.name] for side in SIDES]
STAGES: Final[list[list[Card]]] = [
    [NUMBER_OF[stage.name] for stage in side.stages] for side in SIDES
]
ANY_ORDER: Final[list[bool]] = [side.any_order for side in SIDES]
WONDERS: Final = len(BASE_SIDES) // 2  # of the base game

WORD_WIDTH: Final = 60
WORD: Final[Cards] = (1 << WORD_WIDTH) - 1


def set_of(cards: list[Card]) -> Cards:
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def union(sets: list[Cards]) -> Cards:
    found = 0
    for each in sets:
        found |= each
    return found


def named(names: tuple[str, ...]) -> Cards:
    return set_of([NUMBER_OF[name] for name in names])


def listed(cards: Cards) -> list[Card]:
    """The things of a set, in the order of the catalogue."""
    found: list[Card] = []
    first = 0
    while cards:
        word = cards & WORD  # a set within a machine word is quick to go through
        while word:
            lowest = word & -word
            found.append(first + lowest.bit_length() - 1)
            word ^= lowest
        cards >>= WORD_WIDTH
        first += WORD_WIDTH
    return found


def coloured(colours: Deeds) -> Cards:
    """All things of these colours."""
    return set_of([card for card, colour in enumerate(COLOURS) if colour & colours])


def colours_in(colours: Deeds) -> list[Deeds]:
    return [colour for colour in COLOUR_NAMES if colour & colours]


# What makes a card free.
CHAINS: Final[list[list[Card]]] = [[NUMBER_OF[name] for name in each.chains] for each in THINGS]
CHAINED_BY: Final[list[Cards]] = [set_of(chains) for chains in CHAINS]
STAGE_THINGS: Final[Cards] = coloured(STAGE)
OF_COLOUR: Final[dict[Deeds, Cards]] = {colour: coloured(colour) for colour in COLOUR_NAMES}
BUILDINGS: Final[Cards] = union(list(OF_COLOUR.values()))
LEADER_CARDS: Final[Cards] = coloured(WHITE)
# The sets of things that are counted for coins or points; coins and conflict tokens are not things.
COUNTED: Final[dict[Deeds, Cards]] = OF_COLOUR | {
    per.what: coloured(per.what)
    for thing in THINGS
    for per in (thing.gain.per, *thing.effect.points_per)
    if per is not None and not per.what & (DEFEATS | VICTORIES | THREE_COINS | STONES)
}


def stones_on(thing: Thing) -> int:
    """How many stone symbols a brown card shows; a mixed one shows one (SWW-09)."""
    sells = thing.effect.sells
    mixed = [sells >> shift & 3 for shift, choice in CHOICES if STONE in choice]
    return (sells // STONE & MOST) + sum(mixed)


STONE_SYMBOLS: Final[list[int]] = [
    stones_on(thing) if thing.colour == BROWN else 0 for thing in THINGS
]


@lru_cache
def deck(age: int, players: int) -> tuple[Card, ...]:
    """The cards of an age for this number of players, without the guilds (SW-SETUP-1..3)."""
    found: list[Card] = []
    for each in (AGE_I, AGE_II, AGE_III)[age - 1]:
        found += copies(CARD_OF[each.name], each.copies, players)
    if age == 2:  # noqa: PLR2004 -- the grey cards of Age I come back in Age II
        for name, needed in AGAIN_IN_AGE_II.items():
            found += copies(CARD_OF[name], needed, players)
    return tuple(found)


def copies(card: Card, needed: tuple[int, ...], players: int) -> list[Card]:
    return [card for least in needed if least <= players]
