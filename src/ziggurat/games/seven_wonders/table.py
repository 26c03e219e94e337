"""The table of 7 Wonders: cities, hands, treasuries, and the verbs that change them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ziggurat.core.game import Game
from ziggurat.games.seven_wonders import events, knowledge, view
from ziggurat.games.seven_wonders.components import FREE_CITY, VICTORY, Card, Cards, City, changed
from ziggurat.games.seven_wonders.face_down import EVERYBODY, face_down
from ziggurat.games.seven_wonders.tiles import LESSER_VICTORIES, Tile, Tiles
from ziggurat.games.seven_wonders.wonders import BOARDS, POWERS, Board, Stage

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.face_down import FaceDown
    from ziggurat.games.seven_wonders.projects import Project
    from ziggurat.games.seven_wonders.purchases import Purchases
    from ziggurat.games.seven_wonders.view import SevenWondersView


class SevenWonders(Game):
    """A game of 7 Wonders.  Cities are numbered clockwise; the left neighbour is the next one."""

    cities: int
    age: int
    turn: int
    boards: tuple[Board, ...]  # by city
    offered: tuple[Board, ...]  # boards still to be chosen from
    stages: list[int]  # built, by city
    coins: list[int]
    paid: list[int]  # this turn, at `city * 3`: to the bank, to the left, to the right
    built: list[Cards]
    buried: list[tuple[FaceDown, ...]]  # markers under wonders
    victories: list[int]  # tokens by city and age, at `city * 3 + age - 1`
    defeats: list[int]
    hands: list[tuple[Card, ...]]  # sorted
    pile: tuple[Card, ...]  # of the Free City, the next card last
    drawn_card: Card  # of the hand it was drawn into; -1 once it is known or gone
    discard: tuple[FaceDown, ...]  # oldest first
    box: tuple[Card, ...]  # guilds that take no part
    free_used: int  # cities that built free in this age, one bit each
    digs: tuple[City, ...]  # who is still to dig this turn
    unspent: tuple[int, ...]  # of the coins held before turn 6, where they alone pay
    copy_counts_itself: bool
    strict_seventh: bool  # whether coins of turn 6 cannot pay for the seventh card
    dig_first: bool  # whether digging comes before the seventh card
    free_city_without_powers: bool
    purchases: Purchases
    chains_of_earlier_ages: bool
    settled: list[Cards]  # built in earlier ages, if only they start chains
    # The Tower of Babel.
    with_tower: bool
    tiles: list[tuple[FaceDown, ...]]  # in hand
    tower: tuple[Tile, ...]  # as built, the oldest first
    tower_height: tuple[int, ...]  # tiles built, by seat
    placing: tuple[int, ...]  # built this turn, not yet revealed: `seat << 5 | tile`
    tile_packets: list[tuple[Tile, ...]]  # going round before the game, by seat
    tile_box: tuple[Tile, ...]  # tiles that take no part
    active: Tiles
    # The Great Projects.
    with_projects: bool
    project: Project
    markers: int  # left on the card
    project_open: bool  # whether markers were left when the turn began
    shares: tuple[int, ...]  # markers taken, by seat
    took_part: int  # seats that took part this turn, one bit each
    tokens: tuple[int, ...]  # won, at `seat * 6 + kind`
    shield_tokens: tuple[int, ...]
    penalties: tuple[int, ...]  # points lost
    barren: int  # cities whose board gives no more resource, one bit each

    # Generated from the fields above by tools/states.py.

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

    FIELDS: ClassVar[Mapping[str, object]] = {
        "cities": int,
        "age": int,
        "turn": int,
        "boards": tuple[int, ...],
        "offered": tuple[int, ...],
        "stages": list[int],
        "coins": list[int],
        "paid": list[int],
        "built": list[int],
        "buried": list[tuple[int, ...]],
        "victories": list[int],
        "defeats": list[int],
        "hands": list[tuple[int, ...]],
        "pile": tuple[int, ...],
        "drawn_card": int,
        "discard": tuple[int, ...],
        "box": tuple[int, ...],
        "free_used": int,
        "digs": tuple[int, ...],
        "unspent": tuple[int, ...],
        "copy_counts_itself": bool,
        "strict_seventh": bool,
        "dig_first": bool,
        "free_city_without_powers": bool,
        "purchases": int,
        "chains_of_earlier_ages": bool,
        "settled": list[int],
        "with_tower": bool,
        "tiles": list[tuple[int, ...]],
        "tower": tuple[int, ...],
        "tower_height": tuple[int, ...],
        "placing": tuple[int, ...],
        "tile_packets": list[tuple[int, ...]],
        "tile_box": tuple[int, ...],
        "active": int,
        "with_projects": bool,
        "project": int,
        "markers": int,
        "project_open": bool,
        "shares": tuple[int, ...],
        "took_part": int,
        "tokens": tuple[int, ...],
        "shield_tokens": tuple[int, ...],
        "penalties": tuple[int, ...],
        "barren": int,
    }

    def __init__(self, source: SevenWonders | None = None) -> None:  # noqa: PLR0915 -- one line a field
        Game.__init__(self, source)
        if source is None:
            self.cities = 0
            self.age = 0
            self.turn = 0
            self.boards = ()
            self.offered = ()
            self.stages = []
            self.coins = []
            self.paid = []
            self.built = []
            self.buried = []
            self.victories = []
            self.defeats = []
            self.hands = []
            self.pile = ()
            self.drawn_card = 0
            self.discard = ()
            self.box = ()
            self.free_used = 0
            self.digs = ()
            self.unspent = ()
            self.copy_counts_itself = False
            self.strict_seventh = False
            self.dig_first = False
            self.free_city_without_powers = False
            self.purchases = 0
            self.chains_of_earlier_ages = False
            self.settled = []
            self.with_tower = False
            self.tiles = []
            self.tower = ()
            self.tower_height = ()
            self.placing = ()
            self.tile_packets = []
            self.tile_box = ()
            self.active = 0
            self.with_projects = False
            self.project = 0
            self.markers = 0
            self.project_open = False
            self.shares = ()
            self.took_part = 0
            self.tokens = ()
            self.shield_tokens = ()
            self.penalties = ()
            self.barren = 0
        else:
            self.cities = source.cities
            self.age = source.age
            self.turn = source.turn
            self.boards = source.boards
            self.offered = source.offered
            self.stages = source.stages.copy()
            self.coins = source.coins.copy()
            self.paid = source.paid.copy()
            self.built = source.built.copy()
            self.buried = source.buried.copy()
            self.victories = source.victories.copy()
            self.defeats = source.defeats.copy()
            self.hands = source.hands.copy()
            self.pile = source.pile
            self.drawn_card = source.drawn_card
            self.discard = source.discard
            self.box = source.box
            self.free_used = source.free_used
            self.digs = source.digs
            self.unspent = source.unspent
            self.copy_counts_itself = source.copy_counts_itself
            self.strict_seventh = source.strict_seventh
            self.dig_first = source.dig_first
            self.free_city_without_powers = source.free_city_without_powers
            self.purchases = source.purchases
            self.chains_of_earlier_ages = source.chains_of_earlier_ages
            self.settled = source.settled.copy()
            self.with_tower = source.with_tower
            self.tiles = source.tiles.copy()
            self.tower = source.tower
            self.tower_height = source.tower_height
            self.placing = source.placing
            self.tile_packets = source.tile_packets.copy()
            self.tile_box = source.tile_box
            self.active = source.active
            self.with_projects = source.with_projects
            self.project = source.project
            self.markers = source.markers
            self.project_open = source.project_open
            self.shares = source.shares
            self.took_part = source.took_part
            self.tokens = source.tokens
            self.shield_tokens = source.shield_tokens
            self.penalties = source.penalties
            self.barren = source.barren

    def copy(self) -> SevenWonders:
        return SevenWonders(self)

    # End of the generated part.

    def view(self, seat: Seat) -> SevenWondersView:
        return view.view(self, self.check_seat(seat))

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
