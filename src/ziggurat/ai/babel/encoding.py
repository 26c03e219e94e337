"""Babel at the end of a turn, as the player sees it whose turn is over.

Three groups of inputs: each site on its own, pairs of facts that mean the same at every site (and
share their inputs), and the table as a whole.  "Own" is the seat, "theirs" its opponent.

An encoding is a list of numbers, each naming an input that is on; one that is on twice stands there
twice.  It follows from what the seat knows and from nothing else, so worlds that the seat cannot
tell apart have the same encoding.  `VERSION` changes with the meaning of any number: weights name
the version that they were trained for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.ai.babel.chances import DRAWN, reach
from ziggurat.games.babel.abilities import RUN, runs
from ziggurat.games.babel.components import (
    ASSYRIANS,
    HIGHEST,
    HITTITES,
    MEDES,
    NATIONS,
    PERSIANS,
    SITES,
    Pile,
    Site,
)
from ziggurat.games.babel.knowledge import inferred

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.games.babel import Babel

VERSION: Final = "babel-1"

# A column: its length, the newest card and how many are like it, runs, and how many of a nation.
LONGEST: Final = 8  # columns from this length on look alike
MOST_ALIKE: Final = 3
LENGTH: Final = 0
NEWEST: Final = LENGTH + LONGEST
RUN_OF: Final = NEWEST + SITES * MOST_ALIKE
COUNT_OF: Final = RUN_OF + SITES
COLUMN: Final = COUNT_OF + SITES * MOST_ALIKE
# A site: its column, its temple, the pawn, and how many cards the next level needs if it is there.
TEMPLE: Final = COLUMN
PAWN: Final = TEMPLE + HIGHEST
READY: Final = PAWN + 1
MOST_MISSING: Final = 2
SITE: Final = READY + MOST_MISSING + 1

# Pairs, which share their inputs between the sites.
LEVELS: Final = HIGHEST + 1
BOTH_TEMPLES: Final = 2 * SITES * SITE
TEMPLE_AND_COLUMN: Final = BOTH_TEMPLES + LEVELS * LEVELS
# What a run could do, by nation: to a temple, to a column, or for its own temple.
THREAT: Final = TEMPLE_AND_COLUMN + 2 * LEVELS * (LONGEST + 1)
THREATS_OF_A_NATION: Final = HIGHEST + 1

# The table.
OWN_HAND: Final = THREAT + 2 * SITES * THREATS_OF_A_NATION
MOST_HELD: Final = 4
KNOWN_HAND: Final = OWN_HAND + SITES * MOST_HELD
HAND_SIZE: Final = KNOWN_HAND + SITES * MOST_HELD
LARGEST_HAND: Final = 11
STACK: Final = HAND_SIZE + 2 * (LARGEST_HAND + 1)
DEEPEST: Final = 3  # cards of a stack that count, from the top
LARGEST_STACK: Final = 5
STACK_SIZE: Final = STACK + 2 * DEEPEST * HIGHEST
NEXT_TEMPLE: Final = STACK_SIZE + 2 * (LARGEST_STACK + 1)
TOTAL: Final = NEXT_TEMPLE + 2 * HIGHEST
HIGHEST_TOTAL: Final = 20
LEAD: Final = TOTAL + 2 * (HIGHEST_TOTAL + 1)
GREATEST_LEAD: Final = 15
QUARRY: Final = LEAD + 2 * GREATEST_LEAD + 1
QUARRY_STEP: Final = 3
QUARRY_STEPS: Final = 15
REACH: Final = QUARRY + QUARRY_STEPS
FOUNDATION: Final = REACH + 2 * LEVELS
END_PHASE: Final = FOUNDATION + 2
SIZE: Final = END_PHASE + 1

KNOWN_COLUMNS: Final[dict[Pile, list[int]]] = {}
MOST_COLUMNS: Final = 2**14


def encode(game: Babel, seat: Seat) -> list[int]:
    """The inputs that are on, now that the turn of the seat is over."""
    on: list[int] = []
    for which in range(2):
        owner = seat if which == 0 else 1 - seat
        for site in range(SITES):
            add_site(on, game, owner, site, (which * SITES + site) * SITE)
            add_pairs(on, game, owner, site, which)
        add_side(on, game, owner, which)
    add_table(on, game, seat)
    return on


def add_site(on: list[int], game: Babel, owner: Seat, site: Site, first: int) -> None:
    column = game.column(owner, site)
    on.extend([first + number for number in column_inputs(column)])
    level = game.level(owner, site)
    if level:
        on.append(first + TEMPLE + level - 1)
    if game.pawn(owner) == site:
        on.append(first + PAWN)
    if game.usable(0) == level + 1 or game.usable(1) == level + 1:
        missing = max(0, level + 1 - len(column))
        on.append(first + READY + min(missing, MOST_MISSING))


def column_inputs(column: Pile) -> list[int]:
    """The inputs of a column, which are kept: most columns stay the same for many turns."""
    known = KNOWN_COLUMNS.get(column)
    if known is None:
        if len(KNOWN_COLUMNS) == MOST_COLUMNS:
            KNOWN_COLUMNS.clear()
        known = KNOWN_COLUMNS[column] = computed(column)
    return known


def computed(column: Pile) -> list[int]:
    if not column:
        return []
    alike = newest_alike(column)
    on = [LENGTH + min(len(column), LONGEST) - 1]
    on.append(NEWEST + column[-1] * MOST_ALIKE + min(alike, MOST_ALIKE) - 1)
    on.extend(sorted({RUN_OF + column[run] for run in runs(column)}))
    for nation in NATIONS:
        count = column.count(nation)
        if count:
            on.append(COUNT_OF + nation * MOST_ALIKE + min(count, MOST_ALIKE) - 1)
    return on


def newest_alike(column: Pile) -> int:
    """How many cards at the end of a column have the same nation."""
    alike = 0
    for nation in column[::-1]:
        if nation != column[-1]:
            break
        alike += 1
    return alike


def add_pairs(on: list[int], game: Babel, owner: Seat, site: Site, which: int) -> None:
    own, theirs = game.level(owner, site), game.level(1 - owner, site)
    column = game.column(owner, site)
    length = len(column)
    if which == 0:
        on.append(BOTH_TEMPLES + own * LEVELS + theirs)
    pair = which * LEVELS * (LONGEST + 1) + own * (LONGEST + 1) + min(length, LONGEST)
    on.append(TEMPLE_AND_COLUMN + pair)
    if length < RUN:
        return
    for run in runs(column):
        first = THREAT + (which * SITES + column[run]) * THREATS_OF_A_NATION
        on.append(first + threat(game, owner, site, column, column[run], own, theirs))


def threat(
    game: Babel, owner: Seat, site: Site, column: Pile, nation: int, own: int, theirs: int
) -> int:
    """What a run could do: 0 for nothing but halving, or how much is at stake."""
    if nation == ASSYRIANS:
        return theirs
    if nation == HITTITES:
        return theirs if own < theirs <= len(column) else 0
    if nation == PERSIANS:
        skipped = own + 2
        ready = game.usable(0) == skipped or game.usable(1) == skipped
        return skipped if ready and len(column) >= skipped else 0
    against = game.column(1 - owner, site)
    if nation == MEDES or not against:
        return min(len(against), HIGHEST)
    return min(newest_alike(against), HIGHEST)


def add_side(on: list[int], game: Babel, owner: Seat, which: int) -> None:
    hand = game.hand_size(owner)
    on.append(HAND_SIZE + which * (LARGEST_HAND + 1) + min(hand, LARGEST_HAND))
    on.append(TOTAL + which * (HIGHEST_TOTAL + 1) + min(game.total(owner), HIGHEST_TOTAL))
    cards = hand + which * DRAWN
    furthest = 0
    for site in range(SITES):
        furthest = max(furthest, reach(game, owner, site, cards))
    on.append(REACH + which * LEVELS + furthest)
    if game.owes_foundation(owner):
        on.append(FOUNDATION + which)
    stack = game.stack(owner)
    on.append(STACK_SIZE + which * (LARGEST_STACK + 1) + min(len(stack), LARGEST_STACK))
    for depth in range(min(DEEPEST, len(stack))):
        place = which * DEEPEST + depth
        on.append(STACK + place * HIGHEST + stack[len(stack) - 1 - depth] - 1)


def add_table(on: list[int], game: Babel, seat: Seat) -> None:
    lead = game.total(seat) - game.total(1 - seat)
    on.append(LEAD + GREATEST_LEAD + max(-GREATEST_LEAD, min(lead, GREATEST_LEAD)))
    on.append(QUARRY + min(len(game.quarry) // QUARRY_STEP, QUARRY_STEPS - 1))
    if game.end_phase:
        on.append(END_PHASE)
    if game.known_temples > 0:
        on.append(NEXT_TEMPLE + game.quarry[-1] - 1)
    if game.known_temples > 1:
        on.append(NEXT_TEMPLE + HIGHEST + game.quarry[-2] - 1)
    inferred_hand = inferred(game, 1 - seat)
    for nation in range(SITES):
        held = game.held(seat, nation)
        if held:
            on.append(OWN_HAND + nation * MOST_HELD + min(held, MOST_HELD) - 1)
        known = inferred_hand.count(nation)
        if known:
            on.append(KNOWN_HAND + nation * MOST_HELD + min(known, MOST_HELD) - 1)
