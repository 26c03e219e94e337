"""What rules ask about the table; nothing here changes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.games.seven_wonders.catalogue import (
    ANY_ORDER,
    CHAINS,
    COUNTED,
    STAGES,
    STONE_SYMBOLS,
    TOTAL,
    colours_in,
    listed,
)
from ziggurat.games.seven_wonders.components import (
    DEFEATS,
    NEIGHBOURS,
    OWN,
    STONES,
    THREE_COINS,
    VICTORIES,
    Card,
    Cards,
    City,
    Deeds,
    Per,
)
from ziggurat.games.seven_wonders.facts import PLANS, Plan
from ziggurat.games.seven_wonders.modifiers import (
    CONFLICT_THINGS,
    END_THINGS,
    Modifiers,
    in_turn,
    modifiers,
)
from ziggurat.games.seven_wonders.production import production
from ziggurat.games.seven_wonders.state import State

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.core.secrets import Mask


class Position(State):
    """The state and what follows from it."""

    __slots__ = ()

    def derive(self) -> None:
        self.marks = [marks_of(built) for built in self.built]
        self.sums = tuple([in_turn(built, self.table) for built in self.built])
        self.goods = tuple([production(built, self.table) for built in self.built])
        self.plan_in_play = PLANS[self.facts.plan]

    def plan(self) -> Plan:
        found = self.plan_in_play
        assert found is not None
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


def marks_of(things: Cards) -> bytes:
    """One byte for each thing of the catalogue: whether it is in this set."""
    if not things:
        return bytes(TOTAL)
    return bytes([things >> thing & 1 for thing in range(TOTAL)])
