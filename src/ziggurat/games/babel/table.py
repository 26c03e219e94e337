"""The table of Babel: cards, columns, temples, pawns, and the verbs that move them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple

from ziggurat.core.game import Game
from ziggurat.games.babel import ending, events, knowledge
from ziggurat.games.babel.components import SITES, Level, Nation, Pile, Site, Stack
from ziggurat.games.babel.packed import (
    BITS,
    CARD,
    FIELD,
    LEVELS,
    ONE,
    SIDE,
    SIDE_BITS,
    TOP,
    cards_in,
    kinds_of,
    size_of,
    unpacked,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ziggurat.core.integers import i64
    from ziggurat.core.seats import Seat
    from ziggurat.games.babel.knowledge import BabelView


class BabelRules(NamedTuple):
    """The house rules of a table."""

    allow_null_ability: bool = False  # an ability may be paid for although it changes nothing


class Babel(Game):
    """A game of Babel.  What belongs to a seat and a site stands at `seat * 5 + site`.

    Words of counts and temples are read and changed here only: see `packed.py`.
    """

    rules: BabelRules
    active: Seat
    turn: int
    deck: Pile  # Nation cards
    discard: i64  # a word: how many of each nation
    hands: i64  # a word: how many of each nation, by seat
    known_hands: i64  # a word: the part of each hand that stays known after a reshuffle
    quarry: Pile  # the temple deck
    known_temples: int  # how many next cards of the quarry both players know
    stacks: tuple[Pile, Pile]  # Temple cards, by seat
    foundations: tuple[bool, bool]  # whether a seat's foundation card is still to be built
    pawns: tuple[Site, Site]
    columns: list[Pile]
    temples: i64  # a word: the levels of each temple
    migrated: bool
    end_phase: bool

    # Generated from the fields above by tools/states.py.

    __slots__ = (
        "active",
        "columns",
        "deck",
        "discard",
        "end_phase",
        "foundations",
        "hands",
        "known_hands",
        "known_temples",
        "migrated",
        "pawns",
        "quarry",
        "rules",
        "stacks",
        "temples",
        "turn",
    )

    FIELDS: ClassVar[Mapping[str, object]] = {
        "rules": BabelRules,
        "active": int,
        "turn": int,
        "deck": bytes,
        "discard": int,
        "hands": int,
        "known_hands": int,
        "quarry": bytes,
        "known_temples": int,
        "stacks": tuple[bytes, bytes],
        "foundations": tuple[bool, bool],
        "pawns": tuple[int, int],
        "columns": list[bytes],
        "temples": int,
        "migrated": bool,
        "end_phase": bool,
    }

    def __init__(self, source: Babel | None = None) -> None:
        Game.__init__(self, source)
        if source is None:
            self.rules = BabelRules()
            self.active = 0
            self.turn = 0
            self.deck = b""
            self.discard = 0
            self.hands = 0
            self.known_hands = 0
            self.quarry = b""
            self.known_temples = 0
            self.stacks = (b"", b"")
            self.foundations = (False, False)
            self.pawns = (0, 0)
            self.columns = []
            self.temples = 0
            self.migrated = False
            self.end_phase = False
        else:
            self.rules = source.rules
            self.active = source.active
            self.turn = source.turn
            self.deck = source.deck
            self.discard = source.discard
            self.hands = source.hands
            self.known_hands = source.known_hands
            self.quarry = source.quarry
            self.known_temples = source.known_temples
            self.stacks = source.stacks
            self.foundations = source.foundations
            self.pawns = source.pawns
            self.columns = source.columns.copy()
            self.temples = source.temples
            self.migrated = source.migrated
            self.end_phase = source.end_phase

    def copy(self) -> Babel:
        return Babel(self)

    # End of the generated part.

    def view(self, seat: Seat) -> BabelView:
        return knowledge.view(self, self.check_seat(seat))

    def views(self, seats: list[Seat]) -> list[BabelView]:
        return knowledge.views(self, [self.check_seat(seat) for seat in seats])

    def deal_unknown(self, seat: Seat) -> None:
        knowledge.deal_unknown(self, seat)

    def census(self) -> Mapping[str, int]:
        return knowledge.census(self)

    # Facts.

    def held(self, seat: Seat, nation: Nation) -> int:
        """How many cards of a nation a seat holds."""
        return self.hands >> BITS * (seat * SITES + nation) & FIELD

    def hand(self, seat: Seat) -> list[int]:
        """How many cards of each nation a seat holds."""
        return unpacked(self.hands >> SIDE_BITS * seat, SITES)

    def hand_size(self, seat: Seat) -> int:
        return size_of(self.hands >> SIDE_BITS * seat & SIDE)

    def nations_held(self, seat: Seat) -> i64:
        """The set of nations in a hand, one bit for each."""
        return kinds_of(self.hands >> SIDE_BITS * seat & SIDE)

    def pawn(self, seat: Seat) -> Site:
        return self.pawns[1] if seat else self.pawns[0]

    def owes_foundation(self, seat: Seat) -> bool:
        """Whether the seat's foundation card is still to be built."""
        return self.foundations[1] if seat else self.foundations[0]

    def column(self, seat: Seat, site: Site) -> Pile:
        return self.columns[seat * SITES + site]

    def stack(self, stack: Stack) -> Pile:
        return self.stacks[1] if stack else self.stacks[0]

    def usable(self, stack: Stack) -> Level:
        """The level on top of a stack, the only one that can be built from it; 0 if it is empty."""
        pile = self.stacks[1] if stack else self.stacks[0]
        return pile[-1] if len(pile) > 0 else 0

    def temple(self, seat: Seat, site: Site) -> Pile:
        """The levels of a temple, the lowest first."""
        return LEVELS[self.temples >> BITS * (seat * SITES + site) & FIELD]

    def level(self, seat: Seat, site: Site) -> Level:
        """The value of a temple: the level of its top card (BB-END-1)."""
        return TOP[self.temples >> BITS * (seat * SITES + site) & FIELD]

    def total(self, seat: Seat) -> int:
        """The sum of the values of a seat's temples (BB-END-1)."""
        temples: i64 = self.temples >> SIDE_BITS * seat & SIDE
        total: i64 = 0
        while temples:
            total += TOP[temples & FIELD]
            temples >>= BITS
        return total

    # Verbs: Nation cards.

    def draw(self, seat: Seat, count: int) -> None:
        """Draw from the nation deck; when it is empty, the discard pile becomes the deck.

        If both are empty, what is missing is not drawn (BB-TUR-3, 4).
        """
        before: i64 = self.hands
        while count > 0 and (len(self.deck) > 0 or self.reshuffle()):
            take = min(count, len(self.deck))
            for nation in self.deck[-take:]:
                self.hands += ONE[seat * SITES + nation]
            self.deck = self.deck[:-take]
            count -= take
        self.revealed += 1
        if self.told is not None:
            drawn = list(cards_in(self.hands - before >> SIDE_BITS * seat))
            self.tell(events.drew, seat, drawn)

    def reshuffle(self) -> bool:
        """Make the discard pile the new deck; False if there is none (BB-TUR-3, 4)."""
        cards = list(cards_in(self.discard))
        if not cards:
            return False
        # With the deck empty, what lies nowhere in sight is in the other hand.
        self.known_hands = self.hands
        self.shuffle(cards)
        self.deck = bytes(cards)
        self.discard = 0
        self.tell(events.reshuffled, len(cards))
        return True

    def leave_hand(self, seat: Seat, nation: Nation) -> None:
        """A card of the hand is shown; if its opponent knew of one, it is that one."""
        card: i64 = ONE[seat * SITES + nation]
        self.hands -= card
        if self.known_hands & FIELD * card:
            self.known_hands -= card

    def throw(self, seat: Seat, nation: Nation) -> None:
        """Discard a card from the hand, seen by both (BB-INF-5)."""
        self.leave_hand(seat, nation)
        self.discard += ONE[nation]
        if self.told is not None:
            self.tell(events.discarded, seat, nation)

    def move(self, seat: Seat, site: Site) -> None:
        first, second = self.pawns
        self.pawns = (first, site) if seat else (site, second)
        if self.told is not None:
            self.tell(events.moved, seat, site)

    def deploy(self, seat: Seat, nation: Nation) -> None:
        """Lay a card of the hand on top of the column where the pawn stands (BB-DEP-1).

        From there it moves only by `shift`, `pay` and `leave_column` (BB-DEP-4).
        """
        self.leave_hand(seat, nation)
        site = self.pawn(seat)
        self.columns[seat * SITES + site] += CARD[nation]
        if self.told is not None:
            self.tell(events.deployed, seat, nation, site)

    def shift(self, seat: Seat, source: Site, target: Site, count: int) -> None:
        """Move the newest cards of a column to another, in unchanged order (BB-MIG-2..5)."""
        column = self.columns[seat * SITES + source]
        moving = column[-count:]
        self.columns[seat * SITES + source] = column[:-count]
        self.columns[seat * SITES + target] += moving
        if self.told is not None:
            self.tell(events.migrated, seat, moving, source, target)

    def pay(self, seat: Seat, run: int) -> None:
        """Discard the first card of a run in the column where the pawn stands (BB-ABI-2, 5)."""
        site = self.pawn(seat)
        column = self.columns[seat * SITES + site]
        self.columns[seat * SITES + site] = column[:run] + column[run + 1 :]
        self.discard += ONE[column[run]]
        self.tell(events.paid, seat, column[run], site)

    def desert(self, seat: Seat, site: Site, nation: Nation) -> None:
        """The opponent of the seat discards every card of a nation at the site (BB-MED-1)."""
        gone = self.leave_column(1 - seat, site, nation)
        self.discard += gone * ONE[nation]
        self.tell(events.deserted, seat, nation, gone, site)

    def change_camps(self, seat: Seat, site: Site, nation: Nation) -> None:
        """The opponent's cards of a nation go on top of the seat's column there (BB-SUM-1, 2)."""
        gone = self.leave_column(1 - seat, site, nation)
        self.columns[seat * SITES + site] += CARD[nation] * gone
        self.tell(events.changed_camps, seat, nation, gone, site)

    def leave_column(self, seat: Seat, site: Site, nation: Nation) -> int:
        """Take all cards of a nation out of a column, which closes up; returns how many.

        Neighbours may then form a new run (BB-ABI-5, BB-SUM-3).
        """
        at = seat * SITES + site
        column = self.columns[at]
        self.columns[at] = column.replace(CARD[nation], b"")
        return len(column) - len(self.columns[at])

    # Verbs: Temple cards.

    def lay_foundation(self, seat: Seat) -> None:
        """From now on it is an ordinary Temple card (BB-FIR-4)."""
        first, second = self.foundations
        self.foundations = (first, False) if seat else (False, second)
        self.raise_temple(seat, 1)

    def build_from(self, seat: Seat, stack: Stack) -> None:
        """Build the top card of a stack; the next one is available at once (BB-CON-1, 5)."""
        pile = self.stack(stack)
        self.pile_up(stack, pile[:-1])
        self.raise_temple(seat, pile[-1])

    def pile_up(self, stack: Stack, pile: Pile) -> None:
        """A stack now consists of these cards."""
        first, second = self.stacks
        self.stacks = (first, pile) if stack else (pile, second)

    def raise_temple(self, seat: Seat, level: Level) -> None:
        """Lay a card on the one temple at the pawn's site; its column stays (BB-CON-1, 4, 7)."""
        site = self.pawn(seat)
        self.temples += ONE[seat * SITES + site] << level - 1
        if self.told is not None:
            self.tell(events.built, seat, level, site)
        ending.check(self)

    def destroy(self, seat: Seat, site: Site) -> None:
        """The opponent's temple returns to the quarry, its highest card first (BB-ASS-1..4)."""
        temple = self.temple(1 - seat, site)
        self.temples &= ~(FIELD * ONE[(1 - seat) * SITES + site])
        self.quarry += temple[::-1]
        self.known_temples += len(temple)
        self.tell(events.destroyed, seat, temple, site)
        ending.check(self)

    def steal(self, seat: Seat, site: Site) -> None:
        """The top card of the opponent's temple goes on the seat's own there (BB-HIT-1, 4)."""
        level = self.level(1 - seat, site)
        self.temples -= ONE[(1 - seat) * SITES + site] << level - 1
        self.temples += ONE[seat * SITES + site] << level - 1
        self.tell(events.stole, seat, level, site)
        ending.check(self)

    def reveal(self, seat: Seat, count: int) -> None:
        """Put the next Temple cards on the seat's stack, the higher first (BB-REV-1, 2).

        The last card ends the game (BB-END-7).
        """
        levels = higher_first(self.quarry[-count:])
        self.quarry = self.quarry[:-count]
        if self.known_temples:
            self.known_temples = max(0, self.known_temples - count)
        self.pile_up(seat, self.stack(seat) + levels)
        self.revealed += 1
        if self.told is not None:
            self.tell(events.revealed, seat, list(levels))
        if not self.quarry:
            ending.finish(self, "quarry_exhausted")


def higher_first(levels: Pile) -> Pile:
    """One or two Temple cards, the higher one first."""
    return levels[::-1] if levels[0] < levels[-1] else levels
