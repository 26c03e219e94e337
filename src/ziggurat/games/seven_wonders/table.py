"""The table of 7 Wonders: cities, hands, treasuries, and the verbs that change them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.game import Game
from ziggurat.games.seven_wonders import events, knowledge, view
from ziggurat.games.seven_wonders.components import FREE_CITY, VICTORY, Card, Cards, City, changed
from ziggurat.games.seven_wonders.face_down import EVERYBODY, face_down
from ziggurat.games.seven_wonders.purchases import UNBEATEN, Purchases
from ziggurat.games.seven_wonders.tiles import LESSER_VICTORIES, Tile, Tiles
from ziggurat.games.seven_wonders.wonders import BOARDS, POWERS, Board, Stage

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.face_down import FaceDown
    from ziggurat.games.seven_wonders.projects import Project
    from ziggurat.games.seven_wonders.view import SevenWondersView


class SevenWonders(Game):
    """A game of 7 Wonders.  Cities are numbered clockwise; the left neighbour is the next one."""

    __slots__ = (
        "active",
        "age",
        "barren",
        "boards",
        "box",
        "built",
        "buried",
        "chains_of_earlier_ages",
        "cities",
        "coins",
        "copy_counts_itself",
        "defeats",
        "dig_first",
        "digs",
        "discard",
        "drawn_card",
        "free_city_without_powers",
        "free_used",
        "hands",
        "markers",
        "offered",
        "paid",
        "penalties",
        "pile",
        "placing",
        "project",
        "project_open",
        "purchases",
        "settled",
        "shares",
        "shield_tokens",
        "stages",
        "strict_seventh",
        "tile_box",
        "tile_packets",
        "tiles",
        "tokens",
        "took_part",
        "tower",
        "tower_height",
        "turn",
        "unspent",
        "victories",
        "with_projects",
        "with_tower",
    )

    def __init__(self) -> None:
        super().__init__()
        self.cities: int = 0
        self.age: int = 0
        self.turn: int = 0
        self.boards: tuple[Board, ...] = ()  # by city
        self.offered: tuple[Board, ...] = ()  # boards still to be chosen from
        self.stages: list[int] = []  # built, by city
        self.coins: list[int] = []
        self.paid: list[
            int
        ] = []  # this turn, at `city * 3`: to the bank, to the left, to the right
        self.built: list[Cards] = []
        self.buried: list[tuple[FaceDown, ...]] = []  # markers under wonders
        self.victories: list[int] = []  # tokens by city and age, at `city * 3 + age - 1`
        self.defeats: list[int] = []
        self.hands: list[tuple[Card, ...]] = []  # sorted
        self.pile: tuple[Card, ...] = ()  # of the Free City, the next card last
        self.drawn_card: Card = -1  # of the hand it was drawn into; -1 once it is known or gone
        self.discard: tuple[FaceDown, ...] = ()  # oldest first
        self.box: tuple[Card, ...] = ()  # guilds that take no part
        self.free_used: int = 0  # cities that built free in this age, one bit each
        self.digs: tuple[City, ...] = ()  # who is still to dig this turn
        self.unspent: tuple[int, ...] = ()  # of the coins held before turn 6, where they alone pay
        self.copy_counts_itself: bool = False
        self.strict_seventh: bool = False  # whether coins of turn 6 cannot pay for the seventh card
        self.dig_first: bool = False  # whether digging comes before the seventh card
        self.free_city_without_powers: bool = False
        self.purchases: Purchases = UNBEATEN
        self.chains_of_earlier_ages: bool = False
        self.settled: list[Cards] = []  # built in earlier ages, if only they start chains
        # The Tower of Babel.
        self.with_tower: bool = False
        self.tiles: list[tuple[FaceDown, ...]] = []  # in hand
        self.tower: tuple[Tile, ...] = ()  # as built, the oldest first
        self.tower_height: tuple[int, ...] = ()  # tiles built, by seat
        self.placing: tuple[int, ...] = ()  # built this turn, not yet revealed: `seat << 5 | tile`
        self.tile_packets: list[tuple[Tile, ...]] = []  # going round before the game, by seat
        self.tile_box: tuple[Tile, ...] = ()  # tiles that take no part
        self.active: Tiles = 0
        # The Great Projects.
        self.with_projects: bool = False
        self.project: Project = -1
        self.markers: int = 0  # left on the card
        self.project_open: bool = False  # whether markers were left when the turn began
        self.shares: tuple[int, ...] = ()  # markers taken, by seat
        self.took_part: int = 0  # seats that took part this turn, one bit each
        self.tokens: tuple[int, ...] = ()  # won, at `seat * 6 + kind`
        self.shield_tokens: tuple[int, ...] = ()
        self.penalties: tuple[int, ...] = ()  # points lost
        self.barren: int = 0  # cities whose board gives no more resource, one bit each

    def copy(self) -> SevenWonders:
        other = SevenWonders.__new__(SevenWonders)
        self.copy_table(other)
        other.cities = self.cities
        other.age = self.age
        other.turn = self.turn
        other.boards = self.boards
        other.offered = self.offered
        other.stages = self.stages.copy()
        other.coins = self.coins.copy()
        other.paid = self.paid.copy()
        other.built = self.built.copy()
        other.buried = self.buried.copy()
        other.victories = self.victories.copy()
        other.defeats = self.defeats.copy()
        other.hands = self.hands.copy()
        other.pile = self.pile
        other.drawn_card = self.drawn_card
        other.discard = self.discard
        other.box = self.box
        other.free_used = self.free_used
        other.digs = self.digs
        other.unspent = self.unspent
        other.copy_counts_itself = self.copy_counts_itself
        other.strict_seventh = self.strict_seventh
        other.dig_first = self.dig_first
        other.free_city_without_powers = self.free_city_without_powers
        other.purchases = self.purchases
        other.chains_of_earlier_ages = self.chains_of_earlier_ages
        other.settled = self.settled.copy()
        other.with_tower = self.with_tower
        other.tiles = self.tiles.copy()
        other.tower = self.tower
        other.tower_height = self.tower_height
        other.placing = self.placing
        other.tile_packets = self.tile_packets.copy()
        other.tile_box = self.tile_box
        other.active = self.active
        other.with_projects = self.with_projects
        other.project = self.project
        other.markers = self.markers
        other.project_open = self.project_open
        other.shares = self.shares
        other.took_part = self.took_part
        other.tokens = self.tokens
        other.shield_tokens = self.shield_tokens
        other.penalties = self.penalties
        other.barren = self.barren
        return other

    def view(self, seat: Seat) -> SevenWondersView:
        return view.view(self, seat)

    def deal_unknown(self, seat: Seat) -> None:
        knowledge.deal_unknown(self, seat)

    def census(self) -> Mapping[str, int]:
        return knowledge.census(self)

    # Facts.

    def purse(self, city: City) -> int:
        """The coins that a city may spend now."""
        return self.unspent[city] if self.unspent else self.coins[city]

    def left(self, city: City) -> City:
        """The neighbour on the left hand: the next city clockwise."""
        return (city + 1) % self.cities

    def right(self, city: City) -> City:
        return (city - 1) % self.cities

    def count(self, city: City, cards: Cards) -> int:
        """How many cards of a set stand in a city."""
        return (self.built[city] & cards).bit_count()

    def powers(self, city: City) -> int:
        return POWERS[self.boards[city]][self.stages[city]]

    def uses_powers(self, city: City) -> bool:
        """Whether a city makes use of powers that it need not use."""
        return city < self.seats or not self.free_city_without_powers

    def next_stage(self, city: City) -> Stage | None:
        stages = BOARDS[self.boards[city]].stages
        built = self.stages[city]
        return stages[built] if built < len(stages) else None

    def holder(self) -> Seat:
        """Who holds the Free City card, for two players."""
        return (self.age + self.turn) % 2

    def controller(self, city: City) -> Seat:
        """Who decides for a city."""
        return self.holder() if city >= self.seats else city

    def hand_for(self, city: City) -> City:
        """Whose hand a city's card comes from: the Free City has one on the last turn at most."""
        return city if city < self.seats or self.hands[city] else self.holder()

    def packet(self, city: City) -> int:
        """Which hand of the deal a city holds now, by who was dealt it."""
        if city >= self.seats:
            return FREE_CITY
        passed = self.turn - 1
        return (city - passed if self.age != 2 else city + passed) % self.seats  # noqa: PLR2004

    # Verbs: cards.

    def leave_hand(self, city: City, card: Card) -> None:
        """A card is played openly."""
        hand = self.hands[city]
        at = hand.index(card)
        self.hands[city] = hand[:at] + hand[at + 1 :]
        if card == self.drawn_card and card not in self.hands[city]:
            self.drawn_card = -1

    def lay_down(self, city: City, card: Card) -> FaceDown:
        """A card of the hand is laid face down: whoever held it knows it."""
        hand = self.hands[city]
        at = hand.index(card)
        self.hands[city] = hand[:at] + hand[at + 1 :]
        drawn = card == self.drawn_card
        if drawn:
            self.drawn_card = -1
        knower = 1 << self.controller(city)
        return face_down(card, self.age, self.packet(city), self.turn, knower, drawn)

    def build(self, city: City, card: Card) -> None:
        self.built[city] |= 1 << card
        if self.told is not None:
            self.told.append(events.built(self, city, card))

    def raise_stage(self, city: City, marker: FaceDown) -> None:
        """The next stage of the wonder is built, with a card as its marker."""
        self.buried[city] += (marker,)
        self.stages[city] += 1
        if self.told is not None:
            self.told.append(events.staged(self, city, marker))

    def throw(self, city: City, card: FaceDown) -> None:
        """A card goes face down to the discard pile."""
        self.discard += (card,)
        if self.told is not None:
            self.told.append(events.discarded(self, city, card))

    def lose_building(self, city: City, card: Card) -> None:
        """A card that stood in a city is discarded; all have seen it."""
        self.built[city] &= ~(1 << card)
        self.discard += (face_down(card, 0, 0, 0, EVERYBODY),)
        if self.told is not None:
            self.told.append(events.lost_building(self, city, card))

    # Verbs: coins and tokens.

    def lose_victories(self, city: City, first: int, second: int) -> None:
        """Two victory tokens are handed back, named by their ages."""
        self.victories[city * 3 + first - 1] -= 1
        self.victories[city * 3 + second - 1] -= 1
        if self.told is not None:
            points = VICTORY[first - 1] + VICTORY[second - 1]
            self.told.append(events.lost_victories(city, points))

    def earn(self, city: City, coins: int) -> None:
        if coins:
            self.coins[city] += coins
            if self.told is not None:
                self.told.append(events.earned(self, city, coins))

    def pay(self, city: City, bank: int, left: int, right: int) -> None:
        """Coins leave a treasury; what neighbours get reaches them when all have paid."""
        self.coins[city] -= bank + left + right
        if self.unspent:
            self.unspent = changed(self.unspent, city, -bank - left - right)
        self.paid[city * 3] += bank
        self.paid[city * 3 + 1] += left
        self.paid[city * 3 + 2] += right
        if self.told is not None and bank + left + right:
            self.told.append(events.paid(self, city, bank, left, right))

    def win_token(self, city: City, age: int) -> None:
        """Take a victory token of an age, or what the tower leaves of it."""
        if self.active & LESSER_VICTORIES:
            age -= 1
        if not age:
            return
        self.victories[city * 3 + age - 1] += 1
        if self.told is not None:
            self.told.append(events.won(self, city, VICTORY[age - 1]))

    def take_defeats(self, city: City, count: int) -> None:
        self.defeats[city] += count
        if self.told is not None:
            self.told.append(events.defeated(self, city, count))
