"""The table of 7 Wonders: cities, hands, treasuries, and the verbs that change them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

from ziggurat.core.game import DERIVED, Game
from ziggurat.games.seven_wonders import events
from ziggurat.games.seven_wonders.actions import Order
from ziggurat.games.seven_wonders.catalogue import (
    ANY_ORDER,
    BOARD_THINGS,
    CHAINS,
    COUNTED,
    SIDES,
    STAGES,
    STONE_SYMBOLS,
    TOTAL,
    Board,
    Cities,
    Leaders,
    Projects,
    Tower,
    colours_in,
    listed,
)
from ziggurat.games.seven_wonders.components import (
    DEFEATS,
    NEIGHBOURS,
    NO_CITY,
    OWN,
    STONES,
    THREE_COINS,
    VICTORIES,
    VICTORY,
    Card,
    Cards,
    City,
    Deeds,
    Per,
    changed,
)
from ziggurat.games.seven_wonders.discounts import from_bank
from ziggurat.games.seven_wonders.facts import PLANS, Facts, Plan
from ziggurat.games.seven_wonders.knowledge import census, deal_unknown, view
from ziggurat.games.seven_wonders.modifiers import (
    CONFLICT_THINGS,
    END_THINGS,
    MATTERS_IN_TURN,
    Modifiers,
    in_turn,
    modifiers,
    tolls,
)
from ziggurat.games.seven_wonders.packed import EVERYBODY, FaceDown, face_down, number_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ziggurat.core.seats import Seat
    from ziggurat.core.secrets import Mask
    from ziggurat.games.seven_wonders.knowledge.views import SevenWondersView


class SevenWonders(Game):
    """A game of 7 Wonders.  Cities are numbered clockwise; the left neighbour is the next one."""

    facts: Facts
    age: int
    turn: int
    boards: tuple[Board, ...]  # by city
    offered: tuple[Board, ...]  # boards still to be chosen from
    built: list[Cards]  # what is in play in a city: buildings, board, stages
    table: Cards  # what is in force for all
    tokens: list[tuple[Card, ...]]  # held by a city, of which it may have several; sorted
    coins: list[int]
    paid: list[int]  # this turn, at `city * 3`: to the bank, to the left, to the right
    orders: tuple[tuple[City, Order], ...]  # revealed, and being carried out
    income: list[int]  # coins under way, which arrive when all have been counted
    buried: list[tuple[FaceDown, ...]]  # markers under wonders
    victories: list[int]  # tokens by city and age, at `city * 3 + age - 1`
    defeats: list[int]
    hands: list[tuple[Card, ...]]  # sorted
    pile: tuple[Card, ...]  # cards of the age that were not dealt, the next one last
    drawn_card: Card  # in the hand that drew it this turn; -1 once it is known or gone
    discard: tuple[FaceDown, ...]  # oldest first
    box: tuple[FaceDown, ...]  # cards that take no part
    free_used: int  # cities that built free in this age, by a wonder and by a leader, one bit each
    digs: tuple[tuple[int, City], ...]  # who is still to dig this turn, the lowest first
    traded: int  # what may be done once a turn and was done, five bits to a city
    unspent: tuple[int, ...]  # of the coins held before the last turn, where they alone pay
    settled: list[Cards]  # built in earlier ages, if only they start chains
    # The state of modules; None if they are not in play.
    tower: Tower | None
    projects: Projects | None
    cities: Cities | None
    leaders: Leaders | None
    # Derived: only `put`, `remove` and `set_table` write `built` and `table`, and change these too.
    marks: Annotated[list[bytes], DERIVED]  # by city: one byte for each thing, whether it is there
    sums: Annotated[list[Modifiers], DERIVED]  # by city: see `mods`
    plan_in_play: Annotated[Plan | None, DERIVED]  # that of the facts: see `plan`

    # Generated from the fields above by tools/states.py.

    __slots__ = (
        "age",
        "boards",
        "box",
        "built",
        "buried",
        "cities",
        "coins",
        "defeats",
        "digs",
        "discard",
        "drawn_card",
        "facts",
        "free_used",
        "hands",
        "income",
        "leaders",
        "marks",
        "offered",
        "orders",
        "paid",
        "pile",
        "plan_in_play",
        "projects",
        "settled",
        "sums",
        "table",
        "tokens",
        "tower",
        "traded",
        "turn",
        "unspent",
        "victories",
    )

    FIELDS: ClassVar[Mapping[str, object]] = {
        "facts": Facts,
        "age": int,
        "turn": int,
        "boards": tuple[int, ...],
        "offered": tuple[int, ...],
        "built": list[int],
        "table": int,
        "tokens": list[tuple[int, ...]],
        "coins": list[int],
        "paid": list[int],
        "orders": tuple[tuple[int, Order], ...],
        "income": list[int],
        "buried": list[tuple[int, ...]],
        "victories": list[int],
        "defeats": list[int],
        "hands": list[tuple[int, ...]],
        "pile": tuple[int, ...],
        "drawn_card": int,
        "discard": tuple[int, ...],
        "box": tuple[int, ...],
        "free_used": int,
        "digs": tuple[tuple[int, int], ...],
        "traded": int,
        "unspent": tuple[int, ...],
        "settled": list[int],
        "tower": Tower | None,
        "projects": Projects | None,
        "cities": Cities | None,
        "leaders": Leaders | None,
    }

    def __init__(self, source: SevenWonders | None = None) -> None:  # noqa: PLR0915 -- one line a field
        Game.__init__(self, source)
        if source is None:
            self.facts = Facts()
            self.age = 0
            self.turn = 0
            self.boards = ()
            self.offered = ()
            self.built = []
            self.table = 0
            self.tokens = []
            self.coins = []
            self.paid = []
            self.orders = ()
            self.income = []
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
            self.traded = 0
            self.unspent = ()
            self.settled = []
            self.tower = None
            self.projects = None
            self.cities = None
            self.leaders = None
            self.marks = []
            self.sums = []
            self.plan_in_play = None
        else:
            self.facts = source.facts
            self.age = source.age
            self.turn = source.turn
            self.boards = source.boards
            self.offered = source.offered
            self.built = source.built.copy()
            self.table = source.table
            self.tokens = source.tokens.copy()
            self.coins = source.coins.copy()
            self.paid = source.paid.copy()
            self.orders = source.orders
            self.income = source.income.copy()
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
            self.traded = source.traded
            self.unspent = source.unspent
            self.settled = source.settled.copy()
            self.tower = source.tower
            self.projects = source.projects
            self.cities = source.cities
            self.leaders = source.leaders
            self.marks = source.marks.copy()
            self.sums = source.sums.copy()
            self.plan_in_play = source.plan_in_play

    def copy(self) -> SevenWonders:
        return SevenWonders(self)

    # End of the generated part.

    def view(self, seat: Seat) -> SevenWondersView:
        return view(self, self.check_seat(seat))

    def deal_unknown(self, seat: Seat) -> None:
        deal_unknown(self, seat)

    def census(self) -> Mapping[str, int]:
        return census(self)

    def derive(self) -> None:
        self.marks = [marks_of(built) for built in self.built]
        self.sums = [in_turn(built, self.table) for built in self.built]
        self.plan_in_play = PLANS[self.facts.plan]

    # Facts.

    def plan(self) -> Plan:
        found = self.plan_in_play
        if found is None:
            found = self.plan_in_play = PLANS[self.facts.plan]
        return found

    def mods(self, city: City) -> Modifiers:
        """What bends prices, trade, chains and incomes of a city."""
        return self.sums[city]

    def forces(self, city: City) -> Modifiers:
        """What counts in conflicts."""
        return modifiers(self.built[city] & CONFLICT_THINGS, self.table, self.tokens[city])

    def strength(self, city: City) -> int:
        """The shields of a city, and defeat tokens that are shields as well (SWC-41)."""
        forces = self.forces(city)
        return forces.shields + forces.defeat_shields * self.defeats[city]

    def learning(self, city: City) -> Modifiers:
        """What counts for science at the end of the game."""
        return modifiers(self.built[city] & END_THINGS, 0, self.tokens[city])

    def has(self, city: City, thing: Card) -> bool:
        """Whether something is in play in a city."""
        return self.marks[city][thing] != 0

    def purse(self, city: City) -> int:
        """The coins that a city may spend now."""
        return self.unspent[city] if self.unspent else self.coins[city]

    def left(self, city: City) -> City:
        """The neighbour on the left hand: the next city clockwise (SW-2P-3, SW-WAR-4)."""
        return city + 1 if city + 1 < len(self.coins) else 0

    def right(self, city: City) -> City:
        return city - 1 if city else len(self.coins) - 1

    def stages(self, city: City) -> int:
        """How many stages of the wonder are built."""
        if ANY_ORDER[self.boards[city]]:
            return len(self.stages_built(city))
        stages = STAGES[self.boards[city]] or self.copied_stages(city)
        built = 0
        while built < len(stages) and self.has(city, stages[built]):
            built += 1
        return built

    def next_stage(self, city: City) -> Card:
        """The stage to be built next, in their order (SW-ACT-5); -1: there is none."""
        if ANY_ORDER[self.boards[city]]:
            return -1
        marks = self.marks[city]
        for stage in STAGES[self.boards[city]] or self.copied_stages(city):
            if not marks[stage]:
                return stage
        return -1

    def open_stage(self, city: City, number: int) -> Card:
        """The stage of this number, of a board on which the order is free (SWW-06); -1: built."""
        stages = STAGES[self.boards[city]]
        if not ANY_ORDER[self.boards[city]] or number > len(stages):
            return -1
        stage = stages[number - 1]
        return -1 if self.has(city, stage) else stage

    def copied_stages(self, city: City) -> list[Card]:
        """The stages of a board that copies its neighbours, whether built there or not (SWW-12)."""
        left, right = self.boards[self.left(city)], self.boards[self.right(city)]
        if left < 0 or right < 0:
            return []  # boards are still to be chosen
        return [STAGES[left][0], STAGES[right][1], STAGES[left][-1]]

    def stages_built(self, city: City) -> list[Card]:
        """In their order, which is that of building unless it is free."""
        stages = STAGES[self.boards[city]] or self.copied_stages(city)
        return [stage for stage in stages if self.has(city, stage)]

    def starts_chain(self, city: City, card: Card, before: list[Cards]) -> bool:
        """Whether a building in a city makes a card free; one of those built before, if any are."""
        marks = self.marks[city]
        for source in CHAINS[card]:
            if marks[source] and (not before or before[city] >> source & 1):
                return True
        return False

    def counted(self, city: City, per: Per) -> int:
        """The coins or points for everything that is counted from this city (SW-CARD-2..6)."""
        if per.sets:
            return min([self.count(city, each) for each in colours_in(per.what)]) * per.amount
        total = 0
        if per.where & OWN:
            total += self.count(city, per.what)
        if per.where & NEIGHBOURS:
            total += self.count(self.left(city), per.what) + self.count(self.right(city), per.what)
        return total * per.amount

    def count(self, city: City, what: Deeds) -> int:
        if what == DEFEATS:
            return self.defeats[city]
        if what == VICTORIES:
            return sum(self.victories[city * 3 : city * 3 + 3])
        if what == THREE_COINS:
            return self.coins[city] // 3
        if what == STONES:
            return sum([STONE_SYMBOLS[card] for card in listed(self.built[city])])
        return (self.built[city] & COUNTED[what]).bit_count()

    def uses_powers(self, city: City) -> bool:
        """Whether a city makes use of powers that it need not use (SW-2P-15)."""
        return city < self.seats or not self.facts.free_city_without_powers

    def holder(self) -> Seat:
        """Who decides for the city without a player; the seats take turns (SW-2P-5, SW-2P-11)."""
        return (self.age + self.turn) % 2

    def controller(self, city: City) -> Seat:
        """Who decides for a city."""
        return self.holder() if city >= self.seats else city

    def partner(self, seat: Seat) -> Seat:
        """The neighbour who plays together with a seat; without teams the seat itself (SWC-60)."""
        return seat ^ 1 if self.facts.teams else seat

    def knowers(self, city: City) -> Mask:
        """Who knows the hand of a city: partners show each other their cards (SWC-61)."""
        seat = self.controller(city)
        return 1 << seat | 1 << self.partner(seat)

    def hand_for(self, city: City) -> City:
        """Whose hand a city's card comes from."""
        return city if city < self.seats or self.hands[city] else self.holder()

    def packet(self, city: City) -> int:
        """Which hand of the deal a city holds now, by who was dealt it (SW-AGE-4)."""
        if city >= self.seats:
            return city
        passed = self.turn - 1
        return (city - passed if self.age != 2 else city + passed) % self.seats  # noqa: PLR2004

    # Verbs: things in play.

    def put(self, city: City, thing: Card) -> None:
        """Something comes into play in a city."""
        self.built[city] |= 1 << thing
        self.renew(city, thing, b"\1")

    def remove(self, city: City, thing: Card) -> None:
        self.built[city] &= ~(1 << thing)
        self.renew(city, thing, b"\0")

    def renew(self, city: City, thing: Card, mark: bytes) -> None:
        """A thing has come into play or left it: change what follows from that."""
        marks = self.marks[city]
        self.marks[city] = marks[:thing] + mark + marks[thing + 1 :]
        if MATTERS_IN_TURN[thing]:
            self.sums[city] = in_turn(self.built[city], self.table)

    def set_table(self, things: Cards) -> None:
        """Other things are in force for all."""
        self.table = things
        self.sums = [in_turn(built, things) for built in self.built]

    def take_board(self, city: City, board: Board) -> None:
        """A city gets a board, or its other side."""
        if self.boards[city] >= 0:
            self.give_back_board(city)
        self.boards = (*self.boards[:city], board, *self.boards[city + 1 :])
        self.put(city, BOARD_THINGS[board])
        self.coins[city] += SIDES[board].coins  # SWW-11

    def give_back_board(self, city: City) -> None:
        board = self.boards[city]
        self.remove(city, BOARD_THINGS[board])
        self.boards = (*self.boards[:city], -1, *self.boards[city + 1 :])
        self.coins[city] -= SIDES[board].coins

    def build(self, city: City, card: Card) -> None:
        self.put(city, card)
        self.tell(events.built, self, city, card)

    def raise_stage(self, city: City, stage: Card, marker: FaceDown) -> None:
        """A stage of the wonder is built, with a card as its marker (SW-ACT-4)."""
        self.buried[city] += (marker,)
        self.put(city, stage)
        self.tell(events.staged, self, city, marker, stage)

    def lose_building(self, city: City, card: Card) -> None:
        """A card that stood in a city is discarded; all have seen it."""
        self.remove(city, card)
        self.discard += (face_down(card, 0, 0, 0, EVERYBODY),)
        self.tell(events.lost_building, self, city, card)

    def take_token(self, city: City, token: Card) -> None:
        self.tokens[city] = tuple(sorted((*self.tokens[city], token)))

    def spend_token(self, city: City, token: Card) -> None:
        self.tokens[city] = without(self.tokens[city], token)

    # Verbs: cards.

    def leave_hand(self, city: City, card: Card) -> None:
        """A card is played openly."""
        self.hands[city] = without(self.hands[city], card)
        if card == self.drawn_card and card not in self.hands[city]:
            self.drawn_card = -1

    def lay_down(self, city: City, card: Card) -> FaceDown:
        """A card of the hand is laid face down; its holder knows it (SW-COMP-4)."""
        for other in self.plan().own_hands:
            if other.cards >> card & 1:
                return other.lay_down(self, city, card)
        self.hands[city] = without(self.hands[city], card)
        drawn = card == self.drawn_card
        if drawn:
            self.drawn_card = -1
        known = self.knowers(city)
        return face_down(card, self.age, self.packet(city), self.turn, known, drawn)

    def throw(self, city: City, card: FaceDown) -> None:
        """A card goes face down to the discard pile (SW-ACT-6), or to one of its own."""
        others = [each for each in self.plan().own_hands if each.cards >> number_of(card) & 1]
        for other in others:
            other.throw(self, card)
        if not others:
            self.discard += (card,)
        self.tell(events.discarded, self, city, card)

    def unearth(self, card: Card) -> None:
        """The oldest of the discarded cards of that name leaves the pile; all see where it lay."""
        at = [number_of(each) for each in self.discard].index(card)
        self.discard = self.discard[:at] + self.discard[at + 1 :]

    # Verbs: coins and conflict tokens.

    def earn(self, city: City, coins: int) -> None:
        if coins:
            self.coins[city] += coins
            self.tell(events.earned, self, city, coins)

    def pay(self, city: City, bank: int, left: int, right: int) -> None:
        """Coins leave a treasury; what neighbours get is under way until all have paid."""
        self.coins[city] -= bank + left + right
        if self.unspent:
            self.unspent = changed(self.unspent, city, -bank - left - right)
        self.paid[city * 3] += bank
        self.paid[city * 3 + 1] += left
        self.paid[city * 3 + 2] += right
        self.tell(events.paid, self, city, bank, left, right)

    def win_token(self, city: City, age: int, opponent: City = NO_CITY) -> None:
        """Take a victory token of an age, or a lesser one (SW-WAR-2, SWB-TOWER-26, SWB-PROJ-50)."""
        age -= self.forces(city).lesser_victories
        if not age:
            return
        self.victories[city * 3 + age - 1] += 1
        self.tell(events.won, self, city, VICTORY[age - 1], opponent)
        coins = tolls(self.mods(city).bonuses, VICTORIES, self.age)  # SWL-51
        self.earn(city, from_bank(self, city, coins))

    def lose_victories(self, city: City, first: int, second: int) -> None:
        """Two victory tokens are handed back, named by their ages."""
        self.victories[city * 3 + first - 1] -= 1
        self.victories[city * 3 + second - 1] -= 1
        points = VICTORY[first - 1] + VICTORY[second - 1]
        self.tell(events.lost_victories, city, points)

    def take_defeats(self, city: City, count: int, opponent: City) -> None:
        self.defeats[city] += count
        self.tell(events.defeated, self, city, count, opponent)

    def take_deflected(self, city: City, count: int, opponent: City) -> None:
        """The victor takes the defeat tokens of a conflict."""
        self.defeats[city] += count
        self.tell(events.deflected, self, city, count, opponent)


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The same cards, but one of these less."""
    at = 0
    while cards[at] != card:
        at += 1
    return cards[:at] + cards[at + 1 :]


def marks_of(things: Cards) -> bytes:
    """One byte for each thing of the catalogue: whether it is in this set."""
    if not things:
        return bytes(TOTAL)
    return bytes([things >> thing & 1 for thing in range(TOTAL)])
