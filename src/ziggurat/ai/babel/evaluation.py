"""The value of a Babel position: features with weights."""

from typing import Final

from ziggurat.ai.greedy import Greedy
from ziggurat.core.game import Game
from ziggurat.core.seats import Seat
from ziggurat.games.babel import Babel
from ziggurat.games.babel.abilities import runs
from ziggurat.games.babel.components import (
    ASSYRIANS,
    HIGHEST,
    HITTITES,
    SITES,
    Pile,
    Site,
)

VICTORY: Final = 1000.0
LEVEL: Final = 10.0  # of a temple
READY: Final = 5.0  # a site where the next level lies on a stack, once it has all its cards
PRESENT: Final = 0.5  # the pawn standing there
DEPLOYED: Final = 0.8  # a card in a column, up to the six that a temple needs
IN_HAND: Final = 1.3
ABILITY: Final = 1.0  # a run of three
DESTROYABLE: Final = 2.5  # a level of the opponent's that a run of Assyrians threatens
STEALABLE: Final = 2.0  # a level that a run of Hittites would bring over


class GreedyBabel(Greedy):
    """Takes the best next step, without looking further ahead."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, evaluate)


def evaluate(game: Game, seat: Seat) -> float:
    """The value of the position for the seat."""
    assert isinstance(game, Babel)
    if game.outcome is not None:
        won = seat in game.outcome.winners
        return 0.0 if len(game.outcome.winners) > 1 else VICTORY if won else -VICTORY
    return side(game, seat) - side(game, 1 - seat)


def side(game: Babel, seat: Seat) -> float:
    return total(game, seat, values_of_sites(game, seat))


def total(game: Babel, seat: Seat, sites: list[float]) -> float:
    """A whole side: the hand, and each site."""
    value = IN_HAND * game.hand_size(seat)
    for site in range(SITES):
        value += sites[site]
    return value


def values_of_sites(game: Babel, seat: Seat) -> list[float]:
    return [value_of_site(game, seat, site) for site in range(SITES)]


def value_of_site(game: Babel, seat: Seat, site: Site) -> float:
    own = game.level(seat, site)
    case = own * SITE_CASES + game.level(1 - seat, site) * CASES
    if game.usable(0) == own + 1 or game.usable(1) == own + 1:
        case += HERE if game.pawn(seat) == site else WANTED
    column = game.column(seat, site)
    known = KNOWN_SITES.get(column)
    if known is None:
        known = new_column(column)
    value = known.get(case)
    if value is None:
        value = known[case] = computed(column, case)
    return value


# In the search for a turn most sites stay as they were: what they are worth is kept by column and
# case.  A case is one number for the two temples and for whether the next level lies on a stack.
WANTED: Final = 1  # it does
HERE: Final = 2  # it does, and the pawn stands on the site
CASES: Final = 3
SITE_CASES: Final = CASES * (HIGHEST + 1)
KNOWN_SITES: Final[dict[Pile, dict[int, float]]] = {}
MOST_COLUMNS: Final = 2**14


def new_column(column: Pile) -> dict[int, float]:
    """Make room for what a column is worth."""
    if len(KNOWN_SITES) == MOST_COLUMNS:
        KNOWN_SITES.clear()
    known: dict[int, float] = {}
    KNOWN_SITES[column] = known
    return known


def computed(column: Pile, case: int) -> float:
    """The temple, the next level, and what the runs could do to the temple on the other side."""
    own, rest = divmod(case, SITE_CASES)
    theirs, ready = divmod(rest, CASES)
    value = LEVEL * own + DEPLOYED * min(len(column), HIGHEST)
    if ready:
        value += READY * min(1.0, len(column) / (own + 1))
        value += PRESENT if ready == HERE else 0.0
    for run in runs(column):
        value += ABILITY
        if column[run] == ASSYRIANS:
            value += DESTROYABLE * theirs
        elif column[run] == HITTITES and own < theirs <= len(column):
            value += STEALABLE * (theirs - own + 1)
    return value
