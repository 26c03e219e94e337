"""What a card may be used for, one class each: may I, what does it cost, what happens then.

Options and legality come from the same answers: `aims` says whether the use is open to a city now,
`why_not` whether it is with this card, `price` what it costs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.seven_wonders.actions import NO_AIM, Order, orders_of_all_cards
from ziggurat.games.seven_wonders.base.refusals import SevenWondersRefusal
from ziggurat.games.seven_wonders.catalogue import (
    BUILDINGS,
    CARD_OF,
    CHAINS,
    COLOURS,
    COSTS,
    STAGES,
    THINGS,
)
from ziggurat.games.seven_wonders.components import (
    CHAIN,
    NO_GAIN,
    STAGE,
    Card,
    City,
    Deeds,
    Gain,
)
from ziggurat.games.seven_wonders.modifiers import Modifiers, tolls
from ziggurat.games.seven_wonders.payments import Need, Payment, need_of
from ziggurat.games.seven_wonders.trade import FREE, Market, adjusted

if TYPE_CHECKING:
    from ziggurat.core.refusal import Refusal
    from ziggurat.games.seven_wonders.catalogue import Cost
    from ziggurat.games.seven_wonders.table import SevenWonders

OPEN: Final[list[Card]] = [NO_AIM]
CLOSED: Final[list[Card]] = []
DISCARD_COINS: Final = 3
COPIED_STAGE_DIGS: Final = 3
PRINTED_NEEDS: Final[list[Need]] = [need_of(thing.needs) for thing in THINGS]
PRINTED_COINS: Final[list[int]] = [thing.coins for thing in THINGS]
MOST_COINS: Final = 1 << 10  # more than a neighbour is ever paid for one construction
MOST_CARDS: Final = 1 << 10
MOST_KEPT: Final = 1 << 13
MOST_ROWS: Final = 1 << 9


class Use:
    """A use of a card.  There is one object of each; orders are compared by it."""

    def __init__(self, rank: int, name: str, before: str, after: str = "") -> None:
        self.rank: Final = rank  # options are listed in this order
        self.name: Final = name
        self.before: Final = before  # what an order says before and after the name of the card
        self.after: Final = after
        self.part: str = ""  # how a project is joined
        self.number: int = 0  # of the stage, where one is named
        self.every_aim: list[Card] = OPEN  # everything it could be aimed at
        self.builds: bool = False  # the card becomes a building
        self.own_hand: bool = False  # … or something that is held in a hand of its own
        self.unpaid: list[Order] = []  # of a use that builds: its orders without a payment, by card
        self.paid: dict[int, Order] = {}  # … and those with one, as far as they were offered
        self.rows: dict[int, list[Order]] = {}  # … of one that takes any card: see `row`
        self.costs: bool = True  # a price may have to be paid
        self.digs: bool = False  # the card comes from the discard pile
        self.closed: Refusal = SevenWondersRefusal.NOT_IN_HAND  # why there is no aim

    def row(self, left: int, right: int, aim: Card, bank: int = 0) -> list[Order]:
        """The orders with each card for this payment and aim, made once and kept."""
        key = ((bank * MOST_COINS + left) * MOST_COINS + right) * MOST_CARDS + aim - NO_AIM
        found = self.rows.get(key)
        if found is None:
            if len(self.rows) > MOST_ROWS:
                self.rows.clear()
            found = self.rows[key] = orders_of_all_cards(self, left, right, aim, bank)
        return found

    def offer(self, card: Card, left: int, right: int, bank: int = 0) -> Order:
        """The order to build a card for this payment, made once and kept."""
        if not left and not right and not bank:
            return self.unpaid[card]
        key = ((bank * MOST_COINS + left) * MOST_COINS + right) * MOST_CARDS + card
        found = self.paid.get(key)
        if found is None:
            if len(self.paid) > MOST_KEPT:
                self.paid.clear()
            found = self.paid[key] = Order(self, card, left, right, NO_AIM, bank)
        return found

    # What an order says.

    def words(self, card: str, aim: Card) -> str:
        return f"{self.before}{card}{self.after}"

    def read(self, words: str) -> tuple[Card, Card] | None:
        """The card and the aim that these words name; the inverse of `words`."""
        if not words.startswith(self.before) or not words.endswith(self.after):
            return None
        card = CARD_OF.get(words[len(self.before) : len(words) - len(self.after)])
        return None if card is None else (card, NO_AIM)

    def number_of(self, aim: Card) -> int:
        """The printed number of what it is aimed at."""
        return aim

    # What the rules say.

    def aims(self, game: SevenWonders, city: City) -> list[Card]:
        """What it may be aimed at now; nothing if it is not open to this city."""
        return OPEN

    def is_open(self, game: SevenWonders, city: City, mods: Modifiers) -> bool:
        """Whether a city may build some card by it now."""
        return self.builds

    def serves(self, game: SevenWonders, city: City, card: Card, mods: Modifiers) -> bool:
        """Whether a city may build this card by it, if it is open and the city can pay."""
        return False

    def why_not(self, game: SevenWonders, city: City, card: Card) -> Refusal | None:
        return None

    def deeds(self, card: Card) -> Deeds:
        """What is done by it, for all that speaks of deeds."""
        return 0

    def price(self, game: SevenWonders, city: City, card: Card, mods: Modifiers) -> Cost:
        """All that it costs before anything is bought."""
        return FREE

    def payments(self, game: SevenWonders, city: City, card: Card, market: Market) -> list[Payment]:
        """How a city may pay for it."""
        needs, bank = self.price(game, city, card, market.mods)
        return market.payments(needs, bank)

    def payments_with_bank(
        self, game: SevenWonders, city: City, card: Card, market: Market
    ) -> list[Payment]:
        """The same, if one resource is bought from the bank."""
        needs, bank = self.price(game, city, card, market.mods)
        return market.payments_with_bank(needs, bank)

    def place(self, game: SevenWonders, city: City, given: Order) -> None:
        """Put the card where it goes."""
        raise NotImplementedError

    def gain(self, game: SevenWonders, city: City, given: Order) -> int:
        """The coins it brings, counted when all cards are placed (SW-ORDER-2)."""
        return 0

    def offers(self, game: SevenWonders, city: City, market: Market) -> list[list[Order]]:
        """If any card would do: each order that is possible now, with all cards, by number."""
        found: list[list[Order]] = []
        for aim in self.aims(game, city):
            for left, right in self.payments(game, city, NO_AIM, market):
                found.append(self.row(left, right, aim))
            if market.bank_unit:
                for left, right in self.payments_with_bank(game, city, NO_AIM, market):
                    found.append(self.row(left, right, aim, 1))
        return found

    def why_refused(
        self, game: SevenWonders, city: City, hand: tuple[Card, ...], given: Order
    ) -> Refusal | None:
        """Why a city may not give this order with these cards."""
        if self.digs:
            return SevenWondersRefusal.NOT_DISCARDED
        if given.card not in hand:
            return SevenWondersRefusal.NOT_IN_HAND
        return self.why_impossible(game, city, given)

    def why_impossible(self, game: SevenWonders, city: City, given: Order) -> Refusal | None:
        refusal = self.why_not(game, city, given.card)
        if refusal is not None:
            return refusal
        if given.aim not in self.aims(game, city):
            return self.closed
        market = Market(game, city)
        if given.bank:
            found = self.payments_with_bank(game, city, given.card, market)
        else:
            found = self.payments(game, city, given.card, market)
        if not found and not given.bank:
            return SevenWondersRefusal.CANNOT_PAY
        if (given.left, given.right) not in found:
            return SevenWondersRefusal.OTHER_PAYMENT
        return None


class Build(Use):
    """a) Build the structure for its cost (SW-ACT-1, SW-COST-1)."""

    def __init__(self, rank: int, name: str, before: str, after: str = "") -> None:
        super().__init__(rank, name, before, after)
        self.builds = True

    def serves(self, game: SevenWonders, city: City, card: Card, mods: Modifiers) -> bool:
        """No structure is built twice in a city (SW-ACT-3)."""
        return not game.marks[city][card]

    def why_not(self, game: SevenWonders, city: City, card: Card) -> Refusal | None:
        if game.has(city, card):
            return SevenWondersRefusal.ALREADY_BUILT
        if not BUILDINGS >> card & 1:
            return SevenWondersRefusal.NO_STRUCTURE
        mods = game.mods(city)
        if self.is_open(game, city, mods) and self.serves(game, city, card, mods):
            return None
        return self.why_never(game, city, card)

    def why_never(self, game: SevenWonders, city: City, card: Card) -> Refusal:
        """Why it does not serve for a card that the city has not built."""
        raise NotImplementedError

    def deeds(self, card: Card) -> Deeds:
        return COLOURS[card]

    def price(self, game: SevenWonders, city: City, card: Card, mods: Modifiers) -> Cost:
        if mods.changed_deeds & COLOURS[card]:
            return adjusted(mods, COSTS[card], COLOURS[card], game.age)
        return COSTS[card]

    def place(self, game: SevenWonders, city: City, given: Order) -> None:
        game.leave_hand(game.hand_for(city), given.card)
        game.build(city, given.card)

    def gain(self, game: SevenWonders, city: City, given: Order) -> int:
        """Coins of the card, once (SW-CARD-1, SW-ORDER-1)."""
        return gained(game, city, given.card, self.deeds(given.card))


class BuildAtCost(Build):
    """… for the printed cost, unless something bends it."""

    def payments(self, game: SevenWonders, city: City, card: Card, market: Market) -> list[Payment]:
        if market.mods.changed_deeds & COLOURS[card]:
            return super().payments(game, city, card, market)
        return market.payments_for(PRINTED_NEEDS[card], PRINTED_COINS[card])


class BuildFree(Build):
    """… for nothing; taxes are still due (SWB-TOWER-20)."""

    def price(self, game: SevenWonders, city: City, card: Card, mods: Modifiers) -> Cost:
        return adjusted(mods, FREE, self.deeds(card), game.age)


class Chain(BuildFree):
    """… free, because of a building that is named beside its cost (SW-CHAIN-1, SW-CHAIN-3)."""

    def serves(self, game: SevenWonders, city: City, card: Card, mods: Modifiers) -> bool:
        if not CHAINS[card] or game.has(city, card):
            return False
        return is_chained(game, city, card, mods, game.settled)

    def why_never(self, game: SevenWonders, city: City, card: Card) -> Refusal:
        if is_chained(game, city, card, game.mods(city), game.built):
            return SevenWondersRefusal.CHAIN_OF_THIS_AGE  # SW-CHAIN-4
        return SevenWondersRefusal.NO_CHAIN

    def deeds(self, card: Card) -> Deeds:
        return COLOURS[card] | CHAIN


class BuildByPower(BuildFree):
    """… free, once an age, by the power of the wonder (SW-W-OLYMPIA-A2)."""

    def is_open(self, game: SevenWonders, city: City, mods: Modifiers) -> bool:
        if not mods.free_building or game.free_used >> city & 1:
            return False
        return game.uses_powers(city)

    def why_never(self, game: SevenWonders, city: City, card: Card) -> Refusal:
        return SevenWondersRefusal.NO_FREE_BUILDING

    def place(self, game: SevenWonders, city: City, given: Order) -> None:
        super().place(game, city, given)
        game.free_used |= 1 << city


class DigUp(BuildFree):
    """… free, from the discarded cards (SW-W-HALI-1, SW-W-HALI-2)."""

    def __init__(self, rank: int, name: str, before: str) -> None:
        super().__init__(rank, name, before)
        self.digs = True

    def place(self, game: SevenWonders, city: City, given: Order) -> None:
        game.unearth(given.card)
        game.build(city, given.card)


class BuildStage(Use):
    """b) Build a stage of the wonder, with the card as its marker (SW-ACT-4, SW-ACT-5).

    It is the next one, or that of a number where the order is free (SWW-06).
    """

    def __init__(self, rank: int, name: str, before: str, after: str = "", number: int = 0) -> None:
        super().__init__(rank, name, before, after)
        self.number = number

    def stage(self, game: SevenWonders, city: City) -> Card:
        """The stage that would be built; -1: none."""
        return game.open_stage(city, self.number) if self.number else game.next_stage(city)

    def why_not(self, game: SevenWonders, city: City, card: Card) -> Refusal | None:
        return SevenWondersRefusal.WONDER_COMPLETE if self.stage(game, city) < 0 else None

    def aims(self, game: SevenWonders, city: City) -> list[Card]:
        return CLOSED if self.stage(game, city) < 0 else OPEN

    def deeds(self, card: Card) -> Deeds:
        return STAGE

    def price(self, game: SevenWonders, city: City, card: Card, mods: Modifiers) -> Cost:
        return adjusted(mods, COSTS[self.stage(game, city)], STAGE, game.age)

    def place(self, game: SevenWonders, city: City, given: Order) -> None:
        stage = self.stage(game, city)
        game.raise_stage(city, stage, game.lay_down(game.hand_for(city), given.card))

    def gain(self, game: SevenWonders, city: City, given: Order) -> int:
        """A copied stage that digs comes after those of other boards (SWW-14)."""
        stage = self.stage_raised(game, city)
        gain = THINGS[stage].gain
        if gain.digs and not STAGES[game.boards[city]]:
            gain = gain._replace(digs=COPIED_STAGE_DIGS)
            return brought(game, city, gain) + bonus(game, city, STAGE)
        return gained(game, city, stage, STAGE)

    def stage_raised(self, game: SevenWonders, city: City) -> Card:
        """The stage that this has just built."""
        if self.number:
            return STAGES[game.boards[city]][self.number - 1]
        return game.stages_built(city)[-1]


class BuildStageAtCost(BuildStage):
    """… for the printed cost, unless something bends it."""

    def payments(self, game: SevenWonders, city: City, card: Card, market: Market) -> list[Payment]:
        if market.mods.changed_deeds & STAGE:
            return super().payments(game, city, card, market)
        stage = game.next_stage(city)
        return market.payments_for(PRINTED_NEEDS[stage], PRINTED_COINS[stage])


class Sell(Use):
    """c) Discard the card face down for three coins, always allowed (SW-ACT-2, SW-ACT-6)."""

    def __init__(self, rank: int, name: str, before: str) -> None:
        super().__init__(rank, name, before)
        self.costs = False

    def place(self, game: SevenWonders, city: City, given: Order) -> None:
        card = game.lay_down(game.hand_for(city), given.card)
        for restriction in game.plan().restrictions:
            card = restriction.discarded(game, city, card)
        game.throw(city, card)

    def gain(self, game: SevenWonders, city: City, given: Order) -> int:
        return DISCARD_COINS

    def offers(self, game: SevenWonders, city: City, market: Market) -> list[list[Order]]:
        return SALES


class Around(Use):
    """A use around another one that builds: the same, and something more."""

    def __init__(self, use: Use, part: str, suffix: str) -> None:
        super().__init__(use.rank, use.name, use.before, use.after)
        self.use: Final = use
        self.suffix: Final = suffix
        self.part = part
        self.every_aim = use.every_aim
        self.builds = use.builds
        self.digs = use.digs
        self.closed = use.closed

    def words(self, card: str, aim: Card) -> str:
        return self.use.words(card, aim) + self.suffix

    def read(self, words: str) -> tuple[Card, Card] | None:
        return self.use.read(words.removesuffix(self.suffix)) if self.suffix in words else None

    def number_of(self, aim: Card) -> int:
        return self.use.number_of(aim)

    def may_join(self, game: SevenWonders, city: City) -> bool:
        """Whether a city may do more now, with some card."""
        raise NotImplementedError

    def joins(self, game: SevenWonders, card: Card) -> bool:
        """Whether a city that may do more now may do it with a card that it may build."""
        raise NotImplementedError

    def why_not(self, game: SevenWonders, city: City, card: Card) -> Refusal | None:
        refusal = self.use.why_not(game, city, card)
        if refusal is not None:
            return refusal
        if self.builds and self.may_join(game, city) and self.joins(game, card):
            return None
        return self.why_no_more(game, city, card)

    def why_no_more(self, game: SevenWonders, city: City, card: Card) -> Refusal:
        """Why a city that may build the card may not do more."""
        raise NotImplementedError

    def aims(self, game: SevenWonders, city: City) -> list[Card]:
        return self.use.aims(game, city)

    def deeds(self, card: Card) -> Deeds:
        return self.use.deeds(card)

    def place(self, game: SevenWonders, city: City, given: Order) -> None:
        self.use.place(game, city, given)

    def gain(self, game: SevenWonders, city: City, given: Order) -> int:
        return self.use.gain(game, city, given)


BUILD: Final = BuildAtCost(0, "build", "build ")
BUILD_FREE: Final = BuildByPower(1, "build_free", "build ", " for free")
CHAINED: Final = Chain(3, "chain", "build ", " by chain")
DIG: Final = DigUp(4, "dig_up", "dig up ")
BUILD_STAGE: Final = BuildStageAtCost(5, "stage", "stage with ")
SELL: Final = Sell(7, "discard", "discard ")
SALES: Final[list[list[Order]]] = [orders_of_all_cards(SELL, 0, 0, NO_AIM)]

# Where the order of the stages is free, each is named (SWW-06).
MOST_STAGES: Final = 4
NUMBERED_STAGES: Final[tuple[Use, ...]] = tuple(
    [
        BuildStage(5, "stage_numbered", f"stage {number} with ", number=number)
        for number in range(1, MOST_STAGES + 1)
    ]
)

BASE_USES: Final[tuple[Use, ...]] = (BUILD, BUILD_FREE, CHAINED, BUILD_STAGE, SELL)


GAINS: Final[list[Gain | None]] = [
    None if thing.gain == NO_GAIN else thing.gain for thing in THINGS
]


def gained(game: SevenWonders, city: City, thing: Card, deeds: Deeds) -> int:
    """What a thing brings at once, and what is given for building it."""
    gain = GAINS[thing]
    coins = 0 if gain is None else brought(game, city, gain)
    return coins + bonus(game, city, deeds)


def brought(game: SevenWonders, city: City, gain: Gain) -> int:
    """The coins that a gain brings; what else it brings follows in later phases."""
    coins = gain.coins
    if gain.per is not None:
        coins += game.counted(city, gain.per)
    if gain.digs and game.uses_powers(city):
        game.digs += ((gain.digs, city),)
    if gain.court is not None:
        for court in game.plan().courts:
            court(game, city, gain.court)
    if gain.intrigue is not None:
        for scheme in game.plan().schemes:
            scheme(game, city, gain.intrigue)
    return coins


def bonus(game: SevenWonders, city: City, deeds: Deeds) -> int:
    """The coins that are given for such deeds."""
    mods = game.mods(city)
    return tolls(mods.bonuses, deeds, game.age) if mods.bonus_deeds & deeds else 0


class BuildingUse:
    """A use that builds, and what may be done around it."""

    __slots__ = ("around", "use")

    def __init__(self, use: Use, around: list[Around]) -> None:
        self.use: Final = use
        self.around: Final = around

    def every(self) -> list[Use]:
        return [self.use, *self.around]

    def for_city(self, game: SevenWonders, city: City) -> BuildingUse:
        """The same with what a city may do around it now."""
        return BuildingUse(self.use, [each for each in self.around if each.may_join(game, city)])


def is_chained(
    game: SevenWonders, city: City, card: Card, mods: Modifiers, before: list[int]
) -> bool:
    """Whether a chain to a card starts in a city, or in one within its reach (SWB-TOWER-24)."""
    if game.starts_chain(city, card, before):
        return True
    return bool(mods.reach) and (
        game.starts_chain(game.left(city), card, before)
        or game.starts_chain(game.right(city), card, before)
    )
