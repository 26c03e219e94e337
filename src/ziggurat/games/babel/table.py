"""The table of Babel: cards, columns, temples, pawns, and the verbs that move them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.game import Game
from ziggurat.core.zones import cards_of
from ziggurat.games.babel import ending, events, knowledge
from ziggurat.games.babel.components import SITES, Level, Nation, Site, Stack

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ziggurat.core.seats import Seat
    from ziggurat.games.babel.knowledge import BabelView


class Babel(Game):
    """A game of Babel.  What belongs to a seat and a site stands at `seat * 5 + site`."""

    __slots__ = (
        "active",
        "allow_null_ability",
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
        "stacks",
        "temples",
        "turn",
    )

    def __init__(self) -> None:
        super().__init__()
        self.active: Seat = 0
        self.turn: int = 0
        self.deck: tuple[Nation, ...] = ()  # the next card last
        self.discard: list[int] = []  # how many of each nation
        self.hands: list[int] = []  # how many of each nation, by seat
        self.known_hands: list[int] = []  # the part of each hand that its opponent knows
        self.quarry: tuple[Level, ...] = ()  # the temple deck, the next card last
        self.known_temples: int = 0  # how many next cards of the quarry both players know
        self.stacks: list[tuple[Level, ...]] = []  # by seat; the usable card last
        self.foundations: list[bool] = []  # whether a seat's foundation card is still to be built
        self.pawns: list[Site] = []
        self.columns: list[tuple[Nation, ...]] = []  # oldest card first
        self.temples: list[tuple[Level, ...]] = []  # lowest level first
        self.migrated: bool = False
        self.end_phase: bool = False
        self.allow_null_ability: bool = False

    def copy(self) -> Babel:
        other = Babel.__new__(Babel)
        self.copy_table(other)
        other.active = self.active
        other.turn = self.turn
        other.deck = self.deck
        other.discard = self.discard.copy()
        other.hands = self.hands.copy()
        other.known_hands = self.known_hands.copy()
        other.quarry = self.quarry
        other.known_temples = self.known_temples
        other.stacks = self.stacks.copy()
        other.foundations = self.foundations.copy()
        other.pawns = self.pawns.copy()
        other.columns = self.columns.copy()
        other.temples = self.temples.copy()
        other.migrated = self.migrated
        other.end_phase = self.end_phase
        other.allow_null_ability = self.allow_null_ability
        return other

    def view(self, seat: Seat) -> BabelView:
        return knowledge.view(self, seat)

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
        """The value of a temple: the level of its top card."""
        temple = self.temples[seat * SITES + site]
        return temple[-1] if temple else 0

    def total(self, seat: Seat) -> int:
        total = 0
        for temple in self.temples[seat * SITES : seat * SITES + SITES]:
            if temple:
                total += temple[-1]
        return total

    # Verbs: nation cards.

    def draw(self, seat: Seat, count: int) -> None:
        """Draw from the nation deck; when it is empty, the discard pile becomes the deck."""
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
        if self.told is not None:
            self.told.append(events.drew(seat, sorted(drawn)))

    def reshuffle(self) -> bool:
        """Make the discard pile the new deck; False if there is none."""
        cards = cards_of(self.discard)
        if not cards:
            return False
        # With the deck empty, what lies nowhere in sight is in the other hand.
        self.known_hands = self.hands.copy()
        self.shuffle(cards)
        self.deck = tuple(cards)
        self.discard = [0] * SITES
        if self.told is not None:
            self.told.append(events.reshuffled(len(cards)))
        return True

    def leave_hand(self, seat: Seat, nation: Nation) -> None:
        """A card of the hand is shown; if its opponent knew of one, it is that one."""
        at = seat * SITES + nation
        self.hands[at] -= 1
        if self.known_hands[at]:
            self.known_hands[at] -= 1

    def throw(self, seat: Seat, nation: Nation) -> None:
        """Discard a card from the hand."""
        self.leave_hand(seat, nation)
        self.discard[nation] += 1
        if self.told is not None:
            self.told.append(events.discarded(seat, nation))

    def move(self, seat: Seat, site: Site) -> None:
        self.pawns[seat] = site
        if self.told is not None:
            self.told.append(events.moved(seat, site))

    def deploy(self, seat: Seat, nation: Nation) -> None:
        """Lay a card of the hand on top of the column where the pawn stands."""
        self.leave_hand(seat, nation)
        site = self.pawns[seat]
        self.columns[seat * SITES + site] += (nation,)
        if self.told is not None:
            self.told.append(events.deployed(seat, nation, site))

    def shift(self, seat: Seat, source: Site, target: Site, count: int) -> None:
        """Move the newest cards of a column to another, in unchanged order."""
        column = self.columns[seat * SITES + source]
        moving = column[-count:]
        self.columns[seat * SITES + source] = column[:-count]
        self.columns[seat * SITES + target] += moving
        if self.told is not None:
            self.told.append(events.migrated(seat, list(moving), source, target))

    def pay(self, seat: Seat, run: int) -> None:
        """Discard the first card of a run in the column where the pawn stands."""
        site = self.pawns[seat]
        column = self.columns[seat * SITES + site]
        self.columns[seat * SITES + site] = column[:run] + column[run + 1 :]
        self.discard[column[run]] += 1
        if self.told is not None:
            self.told.append(events.paid(seat, column[run], site))

    def desert(self, seat: Seat, site: Site, nation: Nation) -> None:
        """The opponent of the seat discards every card of a nation at the site."""
        gone = self.leave_column(1 - seat, site, nation)
        self.discard[nation] += gone
        if self.told is not None:
            self.told.append(events.deserted(seat, nation, gone, site))

    def change_camps(self, seat: Seat, site: Site, nation: Nation) -> None:
        """The opponent's cards of a nation at the site go on top of the seat's column there."""
        gone = self.leave_column(1 - seat, site, nation)
        self.columns[seat * SITES + site] += (nation,) * gone
        if self.told is not None:
            self.told.append(events.changed_camps(seat, nation, gone, site))

    def leave_column(self, seat: Seat, site: Site, nation: Nation) -> int:
        """Take all cards of a nation out of a column, which closes up; returns how many."""
        at = seat * SITES + site
        column = self.columns[at]
        self.columns[at] = tuple([card for card in column if card != nation])
        return len(column) - len(self.columns[at])

    # Verbs: temple cards.

    def lay_foundation(self, seat: Seat) -> None:
        self.foundations[seat] = False
        self.raise_temple(seat, 1)

    def build_from(self, seat: Seat, stack: Stack) -> None:
        """Build the top card of a stack on the temple where the pawn stands."""
        pile = self.stacks[stack]
        self.stacks[stack] = pile[:-1]
        self.raise_temple(seat, pile[-1])

    def raise_temple(self, seat: Seat, level: Level) -> None:
        site = self.pawns[seat]
        self.temples[seat * SITES + site] += (level,)
        if self.told is not None:
            self.told.append(events.built(seat, level, site))
        ending.check(self)

    def destroy(self, seat: Seat, site: Site) -> None:
        """The opponent's temple at the site returns to the quarry, its highest card first."""
        at = (1 - seat) * SITES + site
        temple = self.temples[at]
        self.temples[at] = ()
        self.quarry += temple[::-1]
        self.known_temples += len(temple)
        if self.told is not None:
            self.told.append(events.destroyed(seat, list(temple), site))
        ending.check(self)

    def steal(self, seat: Seat, site: Site) -> None:
        """The top card of the opponent's temple goes on the seat's own temple at the site."""
        theirs = (1 - seat) * SITES + site
        level = self.temples[theirs][-1]
        self.temples[theirs] = self.temples[theirs][:-1]
        self.temples[seat * SITES + site] += (level,)
        if self.told is not None:
            self.told.append(events.stole(seat, level, site))
        ending.check(self)

    def reveal(self, seat: Seat, count: int) -> None:
        """Lay the next temple cards on the seat's stack, the higher first."""
        levels = sorted(self.quarry[-count:], reverse=True)
        self.quarry = self.quarry[:-count]
        self.known_temples = max(0, self.known_temples - count)
        self.stacks[seat] += tuple(levels)
        self.revealed += 1
        if self.told is not None:
            self.told.append(events.revealed(seat, levels))
        if not self.quarry:
            ending.finish(self, "quarry_exhausted")
