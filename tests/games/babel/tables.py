"""Positions of Babel in a few lines, and the table read back as text.

Cards are written by their initials, the oldest first; temple cards by their levels, the lowest or
the bottom one first, so that what can be taken next stands last.
"""

from collections.abc import Mapping

import pytest

from ziggurat.core.action import Action
from ziggurat.core.refusal import IllegalAction, Refusal
from ziggurat.core.seats import Seat
from ziggurat.core.snapshot import save
from ziggurat.core.source import Sealed
from ziggurat.core.zones import cards_of, counts_of
from ziggurat.games.babel.actions import Construct
from ziggurat.games.babel.components import (
    CARDS_OF_A_NATION,
    NATIONS,
    QUARRY,
    SITES,
    SUMERIANS,
    TEMPLE_CARDS,
    Level,
    Nation,
    Pile,
    Site,
)
from ziggurat.games.babel.kind import KIND
from ziggurat.games.babel.packed import LEVELS, packed, unpacked
from ziggurat.games.babel.table import Babel, BabelRules

FIRST, SECOND = 0, 1
CONSTRUCT_OWN, CONSTRUCT_OPPOSING = Construct(opposing=False), Construct(opposing=True)
PHASE_2 = ("NextPlayer", "RevealTemples", "PerformActions")
NOTHING: Mapping[Site, str] = {}
INITIALS = "AHMPS"


def position(
    *,
    hand: str = "",
    pawn: Site = QUARRY,
    columns: Mapping[Site, str] = NOTHING,
    temples: Mapping[Site, str] = NOTHING,
    stack: str = "",
    foundation: bool = False,
    other_hand: str = "",
    other_pawn: Site = QUARRY,
    other_columns: Mapping[Site, str] = NOTHING,
    other_temples: Mapping[Site, str] = NOTHING,
    other_stack: str = "",
    other_foundation: bool = False,
    deck: str | None = None,
    discard: str = "",
    quarry: str | None = None,
    migrated: bool = False,
    end_phase: bool = False,
    allow_null_ability: bool = False,
    agenda: tuple[str, ...] = PHASE_2,
) -> Babel:
    """The first player is on turn.  A deck that is not named holds all cards not yet in play."""
    game = Babel()
    game.seats = 2
    game.source = Sealed("a position")
    game.turn = 1
    game.hands = packed(counts(hand) + counts(other_hand))
    game.pawns = (pawn, other_pawn)
    game.foundations = (foundation, other_foundation)
    game.stacks = (levels(stack), levels(other_stack))
    game.columns = [
        bytes(nations(side.get(site, ""))) for side in (columns, other_columns) for site in NATIONS
    ]
    game.temples = packed(
        [
            LEVELS.index(levels(side.get(site, "")))
            for side in (temples, other_temples)
            for site in NATIONS
        ]
    )
    game.discard = packed(counts(discard))
    game.deck = rest_of_nations(game) if deck is None else bytes(nations(deck))
    game.quarry = rest_of_temples(game) if quarry is None else levels(quarry)
    game.migrated = migrated
    game.end_phase = end_phase
    game.rules = BabelRules(allow_null_ability)
    KIND.read_agenda(game, list(agenda))
    return game


def nations(text: str) -> list[Nation]:
    return [INITIALS.index(initial) for initial in text.replace(" ", "")]


def counts(text: str) -> list[int]:
    return counts_of(nations(text), SITES)


def levels(text: str) -> Pile:
    return bytes(int(level) for level in text.replace(" ", ""))


def rest_of_nations(game: Babel) -> Pile:
    census = list(game.census().values())[:SITES]
    return bytes(cards_of([CARDS_OF_A_NATION - count for count in census]))


def rest_of_temples(game: Babel) -> Pile:
    census = list(game.census().values())[SITES:]
    left = [copies - count for copies, count in zip(TEMPLE_CARDS, census, strict=True)]
    return bytes(kind + 1 for kind in cards_of(left))


def worth(*values: Level) -> dict[Site, str]:
    """Temples of these values, each of one card, on the sites in their order."""
    return {site: str(value) for site, value in enumerate(values)}


def text_of(cards: list[Nation] | Pile) -> str:
    return " ".join(INITIALS[nation] for nation in cards)


def hand(game: Babel, seat: Seat = FIRST) -> str:
    return text_of(cards_of(game.hand(seat)))


def discard(game: Babel) -> str:
    return text_of(cards_of(unpacked(game.discard, SITES)))


def column(game: Babel, site: Site, seat: Seat = FIRST) -> str:
    return text_of(game.column(seat, site))


def temple(game: Babel, site: Site, seat: Seat = FIRST) -> str:
    return piled(game.temple(seat, site))


def stack(game: Babel, seat: Seat = FIRST) -> str:
    return piled(game.stack(seat))


def piled(pile: Pile) -> str:
    return " ".join(map(str, pile))


def play(game: Babel, *actions: Action) -> None:
    """The seats that must choose make these choices one after another."""
    for action in actions:
        game.play(game.to_act()[0], action)


def is_offered(game: Babel, action: Action, seat: Seat = FIRST) -> bool:
    offered = action in game.options(seat)
    assert offered == (game.why_not(seat, action) is None)
    return offered


def assert_refused(game: Babel, action: Action, refusal: Refusal, seat: Seat = FIRST) -> None:
    """The action is refused for just this reason, is not offered, and changes nothing."""
    before = save(game)

    with pytest.raises(IllegalAction) as raised:
        game.play(seat, action)

    assert refusal is raised.value.refusal
    assert not is_offered(game, action, seat)
    assert before == save(game)


def totals(game: Babel) -> tuple[int, int]:
    return game.total(FIRST), game.total(SECOND)


def ending(game: Babel) -> tuple[str, tuple[Seat, ...]]:
    """Why the game is over, and who has won."""
    assert game.outcome is not None, "the game goes on"
    assert [] == game.to_act()
    return game.outcome.reason, game.outcome.winners


def builder(own: Mapping[Site, str], other: Mapping[Site, str], end_phase: bool = False) -> Babel:
    """Level 1 can be built at the site of the Sumerians."""
    return position(
        pawn=SUMERIANS,
        columns={SUMERIANS: "A"},
        temples=own,
        stack="1",
        other_temples=other,
        end_phase=end_phase,
    )
