"""The long example that closes Babel's rulebook, as a puzzle: destroy a temple of level 6.

What the text leaves open is filled in: complete temples, a full quarry, and seven cards in the
opponent's hand.
"""

from typing import Final

from ziggurat.ai.puzzles.puzzle import Puzzle
from ziggurat.core.record import Record
from ziggurat.core.session import Session
from ziggurat.core.source import Sealed
from ziggurat.core.zones import cards_of, counts_of
from ziggurat.games.babel.components import (
    ASSYRIANS,
    CARDS_OF_A_NATION,
    HITTITES,
    MEDES,
    PERSIANS,
    QUARRY,
    SITES,
    SUMERIANS,
    TEMPLE_CARDS,
)
from ziggurat.games.babel.kind import KIND
from ziggurat.games.babel.packed import LEVELS, packed
from ziggurat.games.babel.table import Babel, BabelRules

SEED: Final = "rulebook"  # of a puzzle that begins from a position instead of a record
A, H, M, P, S = ASSYRIANS, HITTITES, MEDES, PERSIANS, SUMERIANS
HANDS: Final = ([A, H, S], [A, A, H, M, P, P, S])
COLUMNS: Final = (
    {HITTITES: [S, S, S, S, A, P, P], ASSYRIANS: [H, H], SUMERIANS: [P, P]},
    {HITTITES: [P, S, A, A, M]},
)
TEMPLES: Final = {HITTITES: [1, 2, 3, 4, 5, 6], ASSYRIANS: [1, 2, 3]}  # of the opponent

RECORD: Final = Record("babel", KIND.rules_version, 2, KIND.complete({}), SEED, ())
PUZZLE: Final = Puzzle(
    at=0,
    seat=0,
    solutions=(
        (
            "change camps with 1",
            "migrate hittites to sumerians",
            "change camps with 1",
            "destroy with 3",
            "move assyrians",
            "deploy hittites",
            "steal with 1",
            "move sumerians",
            "halve with 1",
        ),
    ),
    tempting=("move sumerians", "deploy assyrians", "end"),
    chance=0.5,
    loss=0.2,
    reason="their levels",
    rating=1900,
)


def session() -> Session:
    """The example as a game that goes on from there."""
    begun = Session(KIND, SEED, RECORD.players, RECORD.settings)
    begun.game, begun.events = position(), []
    return begun


def position() -> Babel:
    game = Babel()
    game.seats, game.turn, game.source = 2, 1, Sealed(SEED)
    game.rules = BabelRules()
    game.hands = packed([count for hand in HANDS for count in counts_of(hand, SITES)])
    game.pawns = (HITTITES, QUARRY)
    game.columns = [bytes(side.get(site, [])) for side in COLUMNS for site in range(SITES)]
    temples = [bytes(TEMPLES.get(site, [])) for site in range(SITES)]
    game.temples = packed([0] * SITES + [LEVELS.index(each) for each in temples])
    census = list(game.census().values())
    game.deck = bytes(cards_of([CARDS_OF_A_NATION - count for count in census[:SITES]]))
    left = [copies - census[SITES + at] for at, copies in enumerate(TEMPLE_CARDS)]
    game.quarry = bytes([kind + 1 for kind in cards_of(left)])
    KIND.read_agenda(game, ["NextPlayer", "RevealTemples", "PerformActions"])
    return game
