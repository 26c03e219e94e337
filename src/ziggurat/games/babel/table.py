"""The table of Babel: cards, columns, temples, pawns, and the verbs that move them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple

from ziggurat.core.game import Game
from ziggurat.core.zones import cards_of
from ziggurat.games.babel import ending, events, knowledge
from ziggurat.games.babel.components import SITES, Level, Nation, Site, Stack

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ziggurat.core.seats import Seat
    from ziggurat.games.babel.knowledge import BabelView


class BabelRules(NamedTuple):
    """The house rules of a table."""

    allow_null_ability: bool = False  # an ability may be paid for although it changes nothing


class Babel(Game):
    """A game of Babel.  What belongs to a seat and a site stands at `seat * 5 + site`."""

    rules: BabelRules
    active: Seat
    turn: int
    deck: tuple[Nation, ...]  # the next card last
    discard: list[int]  # how many of each nation
    hands: list[int]  # how many of each nation, by seat
    known_hands: list[int]  # the part of each hand that stays known after a reshuffle
    quarry: tuple[Level, ...]  # the temple deck, the next card last
    known_temples: int  # how many next cards of the quarry both players know
    stacks: list[tuple[Level, ...]]  # by seat; the usable card last
    foundations: list[bool]  # whether a seat's foundation card is still to be built
    pawns: list[Site]
    columns: list[tuple[Nation, ...]]  # oldest card first
    temples: list[tuple[Level, ...]]  # lowest level first
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
        "deck": tuple[int, ...],
        "discard": list[int],
        "hands": list[int],
        "known_hands": list[int],
        "quarry": tuple[int, ...],
        "known_temples": int,
        "stacks": list[tuple[int, ...]],
        "foundations": list[bool],
        "pawns": list[int],
        "columns": list[tuple[int, ...]],
        "temples": list[tuple[int, ...]],
        "migrated": bool,
        "end_phase": bool,
    }

    def __init__(self, source: Babel | None = None) -> None:
        Game.__init__(self, source)
        if source is None:
            self.rules = BabelRules()
            self.active = 0
            self.turn = 0
            self.deck = ()
            self.discard = []
            self.hands = []
            self.known_hands = []
            self.quarry = ()
            self.known_temples = 0
            self.stacks = []
            self.foundations = []
            self.pawns = []
            self.columns = []
            self.temples = []
            self.migrated = False
            self.end_phase = False
        else:
            self.rules = source.rules
            self.active = source.active
            self.turn = source.turn
            self.deck = source.deck
            self.discard = source.discard.copy()
            self.hands = source.hands.copy()
            self.known_hands = source.known_hands.copy()
            self.quarry = source.quarry
            self.known_temples = source.known_temples
            self.stacks = source.stacks.copy()
            self.foundations = source.foundations.copy()
            self.pawns = source.pawns.copy()
            self.columns = source.columns.copy()
            self.temples = source.temples.copy()
            self.migrated = source.migrated
            self.end_phase = source.end_phase

    def copy(self) -> Babel:
        return Babel(self)

    # End of the generated part.

    def view(self, seat: Seat) -> BabelView:
        return knowledge.view(self, self.check_seat(seat))

    def deal_unknown(self, seat: Seat) -> None:
        knowledge.deal_unknown(self, seat)

    def census(self) -> Mapping[str, int]:
        return knowledge.census(self)

    # Facts.

    def hand(self, seat: Seat) -> list[int]:
        """How many cards of each nation a seat holds."""
        return self.hands[seat * SITES : seat * SITES + SITES]

    def hand_size(self, seat: Seat) -> int:
        return sum(self.hand(seat))

    def column(self, seat: Seat, site: Site) -> tuple[Nation, ...]:
        return self.columns[seat * SITES + site]

    def level(self, seat: Seat, site: Site) -> Level:
        """The value of a temple: the level of its top card (BB-END-1)."""
        temple = self.temples[seat * SITES + site]
        return temple[-1] if temple else 0

    def total(self, seat: Seat) -> int:
        """The sum of the values of a seat's temples (BB-END-1)."""
        total = 0
        for temple in self.temples[seat * SITES : seat * SITES + SITES]:
            if temple:
                total += temple[-1]
        return total

    # Verbs: nation cards.

    def draw(self, seat: Seat, count: int) -> None:
        """Draw from the nation deck; when it is empty, the discard pile becomes the deck.

        If both are empty, what is missing is not drawn (BB-TUR-3, 4).
        """
        drawn: list[Nation] = []
        while len(drawn) < count:
            if not self.deck and not self.reshuffle():
                break
            take = min(count - len(drawn), len(self.deck))
            for nation in self.deck[-take:]:
                drawn.append(nation)
                self.hands[seat * SITES + nation] += 1
            self.deck = self.deck[:-take]
        self.revealed += 1
        self.tell(events.drew, seat, drawn)

    def reshuffle(self) -> bool:
        """Make the discard pile the new deck; False if there is none (BB-TUR-3, 4)."""
        cards = cards_of(self.discard)
        if not cards:
            return False
        # With the deck empty, what lies nowhere in sight is in the other hand.
        self.known_hands = self.hands.copy()
        self.shuffle(cards)
        self.deck = tuple(cards)
        self.discard = [0] * SITES
        self.tell(events.reshuffled, len(cards))
        return True

    def leave_hand(self, seat: Seat, nation: Nation) -> None:
        """A card of the hand is shown; if its opponent knew of one, it is that one."""
        at = seat * SITES + nation
        self.hands[at] -= 1
        if self.known_hands[at]:
            self.known_hands[at] -= 1

    def throw(self, seat: Seat, nation: Nation) -> None:
        """Discard a card from the hand, seen by both (BB-INF-5)."""
        self.leave_hand(seat, nation)
        self.discard[nation] += 1
        self.tell(events.discarded, seat, nation)

    def move(self, seat: Seat, site: Site) -> None:
        self.pawns[seat] = site
        self.tell(events.moved, seat, site)

    def deploy(self, seat: Seat, nation: Nation) -> None:
        """Lay a card of the hand on top of the column where the pawn stands (BB-DEP-1).

        From there it moves only by `shift`, `pay` and `leave_column` (BB-DEP-4).
        """
        self.leave_hand(seat, nation)
        site = self.pawns[seat]
        self.columns[seat * SITES + site] += (nation,)
        self.tell(events.deployed, seat, nation, site)

    def shift(self, seat: Seat, source: Site, target: Site, count: int) -> None:
        """Move the newest cards of a column to another, in unchanged order (BB-MIG-2..5)."""
        column = self.columns[seat * SITES + source]
        moving = column[-count:]
        self.columns[seat * SITES + source] = column[:-count]
        self.columns[seat * SITES + target] += moving
        self.tell(events.migrated, seat, moving, source, target)

    def pay(self, seat: Seat, run: int) -> None:
        """Discard the first card of a run in the column where the pawn stands (BB-ABI-2, 5)."""
        site = self.pawns[seat]
        column = self.columns[seat * SITES + site]
        self.columns[seat * SITES + site] = column[:run] + column[run + 1 :]
        self.discard[column[run]] += 1
        self.tell(events.paid, seat, column[run], site)

    def desert(self, seat: Seat, site: Site, nation: Nation) -> None:
        """The opponent of the seat discards every card of a nation at the site (BB-MED-1)."""
        gone = self.leave_column(1 - seat, site, nation)
        self.discard[nation] += gone
        self.tell(events.deserted, seat, nation, gone, site)

    def change_camps(self, seat: Seat, site: Site, nation: Nation) -> None:
        """The opponent's cards of a nation go on top of the seat's column there (BB-SUM-1, 2)."""
        gone = self.leave_column(1 - seat, site, nation)
        self.columns[seat * SITES + site] += (nation,) * gone
        self.tell(events.changed_camps, seat, nation, gone, site)

    def leave_column(self, seat: Seat, site: Site, nation: Nation) -> int:
        """Take all cards of a nation out of a column, which closes up; returns how many.

        Neighbours may then form a new run (BB-ABI-5, BB-SUM-3).
        """
        at = seat * SITES + site
        column = self.columns[at]
        self.columns[at] = tuple([card for card in column if card != nation])
        return len(column) - len(self.columns[at])

    # Verbs: temple cards.

    def lay_foundation(self, seat: Seat) -> None:
        """From now on it is an ordinary temple card (BB-FIR-4)."""
        self.foundations[seat] = False
        self.raise_temple(seat, 1)

    def build_from(self, seat: Seat, stack: Stack) -> None:
        """Build the top card of a stack; the next one is available at once (BB-CON-1, 5)."""
        pile = self.stacks[stack]
        self.stacks[stack] = pile[:-1]
        self.raise_temple(seat, pile[-1])

    def raise_temple(self, seat: Seat, level: Level) -> None:
        """Lay a card on the one temple at the pawn's site; its column stays (BB-CON-1, 4, 7)."""
        site = self.pawns[seat]
        self.temples[seat * SITES + site] += (level,)
        self.tell(events.built, seat, level, site)
        ending.check(self)

    def destroy(self, seat: Seat, site: Site) -> None:
        """The opponent's temple returns to the quarry, its highest card first (BB-ASS-1..4)."""
        at = (1 - seat) * SITES + site
        temple = self.temples[at]
        self.temples[at] = ()
        self.quarry += temple[::-1]
        self.known_temples += len(temple)
        self.tell(events.destroyed, seat, temple, site)
        ending.check(self)

    def steal(self, seat: Seat, site: Site) -> None:
        """The top card of the opponent's temple goes on the seat's own there (BB-HIT-1, 4)."""
        theirs = (1 - seat) * SITES + site
        level = self.temples[theirs][-1]
        self.temples[theirs] = self.temples[theirs][:-1]
        self.temples[seat * SITES + site] += (level,)
        self.tell(events.stole, seat, level, site)
        ending.check(self)

    def reveal(self, seat: Seat, count: int) -> None:
        """Lay the next temple cards on the seat's stack, the higher first (BB-REV-1, 2).

        The last card ends the game (BB-END-7).
        """
        levels = sorted(self.quarry[-count:], reverse=True)
        self.quarry = self.quarry[:-count]
        self.known_temples = max(0, self.known_temples - count)
        self.stacks[seat] += tuple(levels)
        self.revealed += 1
        self.tell(events.revealed, seat, levels)
        if not self.quarry:
            ending.finish(self, "quarry_exhausted")
