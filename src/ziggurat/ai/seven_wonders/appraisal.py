"""The value of each choice for a city, estimated without carrying it out.

A list of features with weights: quick enough for playouts, good enough to play by.
"""

from typing import Final

from ziggurat.ai.seven_wonders.conflicts import next_conflict, promise
from ziggurat.ai.seven_wonders.leaders import promise_of
from ziggurat.ai.seven_wonders.printed import PRINTED, sources
from ziggurat.ai.seven_wonders.weights import Weights
from ziggurat.core.action import Action
from ziggurat.games.seven_wonders import city as cities
from ziggurat.games.seven_wonders.city import (
    AGES,
    ANY_SYMBOL,
    CHAINS_TO,
    DISCARD_COINS,
    MASK,
    MOST,
    THINGS,
    VICTORY,
    WHITE,
    Card,
    City,
    CopyLeader,
    Effect,
    EntombLeader,
    GiveUpCard,
    GiveUpVictories,
    Goods,
    Intrigue,
    Order,
    Owe,
    SevenWonders,
    Thing,
    science_points,
    tomb_points,
)

DEBT: Final = 1.0  # points for each
OTHERS_LOSE: Final = 0.6  # of what all the others lose, is gained
FREE_STAGES: Final = 4.0
SPENDING: Final = ("build_by_token", "stage_by_token")
SYMBOLS: Final = (1, 1 << 4, 1 << 8, ANY_SYMBOL)


class Appraisal:
    """One city at one moment."""

    def __init__(self, game: SevenWonders, city: City, weights: Weights) -> None:
        self.game: Final = game
        self.city: Final = city
        self.weights: Final = weights
        self.whole: Final = cities.turns_of_age(game)
        self.turns: Final = self.whole - game.turn  # of this age, after this one
        self.all_turns: Final = len(AGES) * self.whole
        self.left: Final = 1.0 - ((game.age - 1) * self.whole + game.turn) / self.all_turns
        self.coin: Final = weights.coin * self.left + (1.0 - self.left) / 3
        self.plain: Final = cities.costs_are_printed(game)
        self.cards: Final[dict[Card, float]] = {}  # cached values
        self.promises: Final[dict[int, float]] = {}  # likewise, by shields
        self.next_stage: float | None = None
        self.stage_coins = -1
        self.own: Goods = -1
        self.sold: Goods = -1
        self.units: list[float] = []  # the first to the fourth of a raw material
        self.symbols: list[int] = []
        self.science = -1  # all symbols, packed
        self.science_now = 0  # what they score

    def values(self, actions: list[Action]) -> list[float]:
        """The value of each choice, in points."""
        return [
            self.order(action) if isinstance(action, Order) else self.other(action)
            for action in actions
        ]

    def other(self, action: Action) -> float:
        """The value of a choice that is not an order."""
        if isinstance(action, CopyLeader):
            return self.card(action.leader)
        if isinstance(action, EntombLeader):
            return tomb_points(action.leader) - self.card(action.leader)
        return self.loss(action)

    def loss(self, action: Action) -> float:
        """The value of what a choice gives up."""
        if isinstance(action, GiveUpCard):
            return -self.card(action.card)
        if isinstance(action, GiveUpVictories):
            return -float(VICTORY[action.first - 1] + VICTORY[action.second - 1])
        return action.debts * (self.coin - DEBT) if isinstance(action, Owe) else 0.0

    def order(self, order: Order) -> float:
        use = order.use
        if use.builds:
            value = self.cards.get(order.card)
            if value is None:
                value = self.cards[order.card] = self.card(order.card)
            value -= self.price(order)
            return value + self.taking_part() if use.part else value
        if use.name == "discard":
            return DISCARD_COINS * self.coin
        if use.name == "tile":
            return float(cities.tile_points(self.game, self.city, 1))
        return self.stage_for(order) - self.price(order)

    def stage_for(self, order: Order) -> float:
        """What the stage of an order gives: usually the next stage, for any card."""
        if order.use.number:
            return self.stage(cities.stage_of(self.game, self.city, order))
        if self.next_stage is None:
            self.next_stage = self.stage(cities.next_stage(self.game, self.city))
        return self.next_stage

    def price(self, order: Order) -> float:
        """Coins spent, what neighbours gain from them, and powers used up."""
        game, use, traded = self.game, order.use, order.left + order.right
        if self.plain and not use.part:
            bank = THINGS[order.card].coins if use.name == "build" else self.printed_stage(order)
        else:
            bank = cities.bank_price(game, self.city, order)
            bank -= cities.bonus_for(game, self.city, order)
        price = self.coin * (bank + traded + self.weights.rival * traded)
        if use.name in SPENDING:
            price += self.weights.token * self.left
        elif use.name == "build_free":
            price += self.weights.free_building * self.turns / self.all_turns
        return price

    def printed_stage(self, order: Order) -> int:
        """The coins that the next stage costs, if an order builds it."""
        if order.use.name != "stage":
            return 0
        if self.stage_coins < 0:
            self.stage_coins = cities.next_stage(self.game, self.city).coins
        return self.stage_coins

    # What a card gives.

    def card(self, card: Card) -> float:
        each = PRINTED[card]
        value = each.points + self.left * self.weights.chain * CHAINS_TO[card]
        if each.goods:
            value += self.left * self.goods(each.goods)
        if each.shields:
            value += self.shields(each.shields)
        if each.symbols:
            value += self.symbol(each.symbols)
        if each.brings_coins:
            value += self.coin * cities.coins_from(self.game, self.city, each.thing)
        for per in each.points_per:
            value += cities.counted(self.game, self.city, per)
        if each.posts:
            value += self.left * self.weights.discount * each.posts
        return self.with_more(value, each.thing) if each.has_more else value

    def with_more(self, value: float, thing: Thing) -> float:
        """The value, with what only few cards give."""
        intrigue = thing.gain.intrigue
        value += self.left * self.supplies(thing.effect)
        if intrigue is not None:
            value += self.intrigue(intrigue)
        return value + self.leader(thing) if thing.colour == WHITE else value

    def supplies(self, effect: Effect) -> float:
        """A further resource in every turn, or stages without resources."""
        value = (effect.doubles + effect.lacks) * self.weights.choice
        return value + FREE_STAGES if effect.waived else value

    def intrigue(self, intrigue: Intrigue) -> float:
        """What others gain and lose, and conflicts that are avoided."""
        weights, coin = self.weights, self.coin
        value = OTHERS_LOSE * coin * cities.average_loss(self.game, self.city, intrigue)
        value -= 2 * weights.rival * coin * intrigue.neighbours
        if intrigue.diplomacy:
            game, city = self.game, self.city
            mine = cities.shields(game, city)
            for other in cities.opponents(game, city):
                lead = mine - cities.shields(game, other)
                value -= weights.military * next_conflict(game.age, self.turns, lead)
        return value

    def leader(self, leader: Thing) -> float:
        """What a leader promises, and the card that it may dig up at once."""
        digs = self.weights.dig if leader.gain.digs and self.game.discard else 0.0
        return promise_of(leader, self.left) + digs

    def goods(self, goods: Goods) -> float:
        """Resources, weighted by how much the city lacks them."""
        if self.own < 0:
            self.look_around()
        own, weights, taken_apart = self.own, self.weights, sources(goods)
        value = 0.0
        for units in taken_apart.units:
            held = own // units.unit & MOST
            each = self.raw(held, units.count) if units.raw else self.made(held)
            value += each * weights.bought if self.sold & units.bits else each
        for choice in taken_apart.choices:
            lacking = sum([not own & bits for bits in choice])
            value += weights.choice * (1 + lacking) / 3
        return value

    def look_around(self) -> None:
        """What the city produces, what its neighbours sell, and the worth of materials."""
        weights = self.weights
        more = weights.more_units
        self.units = [weights.first_unit, weights.second_unit, more, more]
        self.own = cities.own_goods(self.game, self.city, under_tiles=True)
        self.sold = cities.sold_around(self.game, self.city)

    def raw(self, held: int, more: int) -> float:
        """The value of more units of a material of which the city already has some."""
        value = 0.0
        for at in range(held, min(held + more, len(self.units))):
            value += self.units[at]
        return value

    def made(self, held: int) -> float:
        return self.weights.more_units if held else self.weights.made_unit

    def shields(self, more: int) -> float:
        """The expected gain of these shields in future conflicts."""
        value = self.promises.get(more)
        if value is None:
            value = self.promises[more] = self.promise_of_shields(more)
        return value

    def promise_of_shields(self, more: int) -> float:
        game, city, turns = self.game, self.city, self.turns
        mine = cities.shields(game, city)
        value = 0.0
        for other in cities.opponents(game, city):
            lead = mine - cities.shields(game, other)
            value += promise(game.age, turns, lead + more, self.whole)
            value -= promise(game.age, turns, lead, self.whole)
        return self.weights.military * value

    def symbol(self, symbol: int) -> float:
        """Science points now, and a bonus that grows with the number of the same symbol."""
        if symbol == MASK:
            return self.mask()
        if self.science < 0:
            self.look_at_science()
        same = self.symbols[SYMBOLS.index(symbol)]
        gained = science_points(self.science + symbol) - self.science_now
        return gained + self.left * (self.weights.symbol + self.weights.same_symbol * same)

    def look_at_science(self) -> None:
        """What the city has built of it, and what that scores."""
        self.symbols = cities.symbols_built(self.game, self.city)
        self.science = cities.science_of(self.game, self.city)
        self.science_now = science_points(self.science)

    def mask(self) -> float:
        """The best symbol that a neighbour has, or will have."""
        if self.science < 0:
            self.look_at_science()
        around = cities.borrowed_symbols(self.game, self.city)
        best = max([science_points(self.science + each) for each in around])
        return best - self.science_now + self.left * self.weights.symbol

    # What a stage of the wonder gives.

    def stage(self, stage: Thing) -> float:
        effect = stage.effect
        value = effect.points + self.coin * stage.gain.coins
        if effect.shields:
            value += self.shields(effect.shields)
        if effect.goods:
            value += self.left * self.goods(effect.goods)
        if effect.posts:
            value += self.left * self.weights.discount * effect.posts.bit_count()
        if stage.gain.intrigue is not None:
            value += self.intrigue(stage.gain.intrigue)
        if stage.gain.digs:
            return value + (self.weights.dig if self.game.discard else 0.0)
        return value + self.power(effect)

    def power(self, effect: Effect) -> float:
        weights = self.weights
        if effect.symbols:
            return self.symbol(effect.symbols)
        if effect.copies_guild:
            return weights.copied_guild
        ages = 1 + AGES[-1] - self.game.age
        if effect.seventh_card:
            return weights.seventh_card * ages / len(AGES)
        return weights.free_building * ages / len(AGES) if effect.free_building else 0.0

    # What the projects give.

    def taking_part(self) -> float:
        """A share in the reward, and the first marker keeps the penalty away."""
        game, weights = self.game, self.weights
        reward = cities.project_reward(game)
        prize = reward.coins * self.coin + (VICTORY[reward.victory - 1] if reward.victory else 0.0)
        prize += 0.0 if reward.coins or reward.victory else weights.share
        likely = 1.0 if cities.project_markers(game) <= 1 else self.turns / self.whole
        has_share = cities.project_share(game, self.city)
        return likely * prize + (0.0 if has_share else weights.blame)
