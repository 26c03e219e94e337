"""Who knows what in Babel: the view of a seat, and the worlds it cannot tell apart.

All but three things is public: the other hand, the order of the nation deck, the order of the
temple deck.  Two of them become known in part.  Destroyed temples return to the temple deck in an
order both players see (`known_temples`).  And while the nation deck is empty, each player can
count what the other holds; once the discards are shuffled into a new deck, that part of the hand
stays known until it is played (`known_hands`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ziggurat.games.babel.components import (
    NATION_NAMES,
    NATIONS,
    QUARRY,
    SITES,
    TEMPLE_CARDS,
    Pile,
)
from ziggurat.games.babel.first_turn import can_still_be_built
from ziggurat.games.babel.halving import DiscardCards
from ziggurat.games.babel.packed import (
    BITS,
    FIELD,
    LEVELS,
    ONE,
    SIDE,
    SIDE_BITS,
    cards_in,
    size_of,
    unpacked,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ziggurat.core.integers import i64
    from ziggurat.core.seats import Seat
    from ziggurat.games.babel.table import Babel


class SideView(TypedDict):
    """One player's side of the table."""

    hand_size: int
    hand: list[str] | None  # the cards, if they are the viewer's own
    known_hand: list[str]  # cards of the hand that the opponent can infer
    pawn: str  # a site, or the quarry
    foundation: bool  # whether the foundation card is still to be built
    columns: list[list[str]]  # by site, oldest card first
    temples: list[list[int]]  # by site, lowest level first
    stack: list[int]  # Temple cards, the usable one last
    total: int


class BabelView(TypedDict):
    sides: list[SideView]
    active: int
    turn: int
    migrated: bool
    end_phase: bool
    deck_size: int
    discard: list[str]
    quarry_size: int
    known_temples: list[int]  # the next cards of the quarry, as far as they are known
    waiting_for: list[int]
    to_discard: int  # how many cards the halved hand still has to give up
    over: bool


def view(game: Babel, seat: Seat) -> BabelView:
    """What both players see, and the seat's own hand (BB-INF-1..6)."""
    return views(game, [seat])[0]


def views(game: Babel, seats: list[Seat]) -> list[BabelView]:
    public, known = public_view(game), [names(inferred(game, each)) for each in (0, 1)]
    return [own_view(game, seat, public, known) for seat in seats]


def own_view(game: Babel, seat: Seat, public: BabelView, known: list[list[str]]) -> BabelView:
    """`known` is what both players, and no spectators, know of the hands."""
    if seat not in (0, 1):
        return public
    sides = [*public["sides"]]
    for each in (0, 1):
        hand = names(cards_in(game.hands >> SIDE_BITS * each)) if each == seat else None
        sides[each] = {**sides[each], "hand": hand, "known_hand": known[each]}
    return {**public, "sides": sides}


def public_view(game: Babel) -> BabelView:
    return {
        "sides": [public_side(game, each) for each in (0, 1)],
        "active": game.active,
        "turn": game.turn,
        "migrated": game.migrated,
        "end_phase": game.end_phase,
        "deck_size": len(game.deck),
        "discard": names(cards_in(game.discard)),
        "quarry_size": len(game.quarry),
        "known_temples": list(known_temples(game))[::-1],
        "waiting_for": game.to_act(),
        "to_discard": to_discard(game),
        "over": game.outcome is not None,
    }


def public_side(game: Babel, seat: Seat) -> SideView:
    """Columns, temples, whole stacks and hand sizes are public, hands are not (BB-INF-1..4)."""
    pawn = game.pawn(seat)
    first = seat * SITES
    temples: i64 = game.temples >> SIDE_BITS * seat
    return {
        "hand_size": game.hand_size(seat),
        "hand": None,
        "known_hand": [],
        "pawn": "quarry" if pawn == QUARRY else NATION_NAMES[pawn],
        "foundation": game.owes_foundation(seat),
        "columns": [names(column) for column in game.columns[first : first + SITES]],
        "temples": [list(LEVELS[temples >> at & FIELD]) for at in range(0, SIDE_BITS, BITS)],
        "stack": list(game.stack(seat)),
        "total": game.total(seat),
    }


def inferred(game: Babel, seat: Seat) -> Pile:
    """The part of a hand that the opponent can infer: all of it while the deck is empty."""
    hands = game.known_hands if game.deck else game.hands
    return cards_in(hands >> SIDE_BITS * seat)


def names(nations: Pile) -> list[str]:
    return [NATION_NAMES[nation] for nation in nations]


def to_discard(game: Babel) -> int:
    phase = game.agenda[-1] if game.agenda else None
    return phase.count if isinstance(phase, DiscardCards) else 0


def known_temples(game: Babel) -> Pile:
    """Destroyed Temple cards, which lie on top of the quarry in a known order (BB-INF-6)."""
    return game.quarry[len(game.quarry) - game.known_temples :]


def deal_unknown(game: Babel, seat: Seat) -> None:
    """Deal again the other hand, as far as it is not known, and the order of both decks.

    That is all that is hidden (BB-INF-3).
    """
    other = 1 - seat
    has_duty = (
        game.active == other and game.owes_foundation(other) and can_still_be_built(game, other)
    )
    deal_hand(game, other)
    # A player in their first turn holds what their foundation card still needs.
    while has_duty and not can_still_be_built(game, other):
        deal_hand(game, other)
    hidden = sorted(game.quarry[: len(game.quarry) - game.known_temples])
    game.shuffle(hidden)
    game.quarry = bytes(hidden) + known_temples(game)


def deal_hand(game: Babel, other: Seat) -> None:
    """Shuffle the unknown part of a hand into the nation deck, and deal it again."""
    unknown: i64 = (game.hands - game.known_hands) >> SIDE_BITS * other & SIDE
    cards = sorted([*cards_in(unknown), *game.deck])
    game.shuffle(cards)
    size = size_of(unknown)
    first = other * SITES
    hands: i64 = game.hands - unknown * ONE[first]
    for card in cards[:size]:
        hands += ONE[first + card]
    game.hands = hands
    game.deck = bytes(cards[size:])


def census(game: Babel) -> Mapping[str, int]:
    """Every Nation card and every Temple card, in every place."""
    nations = unpacked(game.discard, SITES)
    for nation in NATIONS:
        nations[nation] += game.held(0, nation) + game.held(1, nation)
        nations[nation] += game.deck.count(nation)
        nations[nation] += sum([column.count(nation) for column in game.columns])
    levels = list(game.quarry) + [1 for unbuilt in game.foundations if unbuilt]
    for seat in (0, 1):
        levels.extend(game.stack(seat))
        for site in NATIONS:
            levels.extend(game.temple(seat, site))
    found = {NATION_NAMES[nation]: nations[nation] for nation in NATIONS}
    for level in range(1, len(TEMPLE_CARDS) + 1):
        found[f"level {level}"] = levels.count(level)
    return found
