"""What each choice is worth to a city, found without carrying it out.

A list of features with weights: quick enough for playouts, good enough to play by.
"""

from typing import Final

from ziggurat.ai.seven_wonders.conflicts import promise
from ziggurat.ai.seven_wonders.weights import Weights
from ziggurat.core.action import Action
from ziggurat.games.seven_wonders import SevenWonders
from ziggurat.games.seven_wonders.cards import CARDS, CHAINED_BY, COINS, COLOURS
from ziggurat.games.seven_wonders.components import (
    AGES,
    CHOICES,
    DISCARD_COINS,
    FREE_SYMBOL,
    MOST,
    NO_SYMBOL,
    RAW_UNITS,
    TURNS,
    UNITS,
    VICTORY,
    Card,
    City,
    Goods,
)
from ziggurat.games.seven_wonders.conflict import shields
from ziggurat.games.seven_wonders.costs import bonus, cost
from ziggurat.games.seven_wonders.effects import coins_on_building, counted
from ziggurat.games.seven_wonders.orders import (
    BUILD,
    DISCARD,
    FREE,
    GIFT,
    STAGE,
    STAGE_GIFT,
    TILE,
    GiveUpCard,
    GiveUpVictories,
    Order,
)
from ziggurat.games.seven_wonders.production import own_goods, sold_goods
from ziggurat.games.seven_wonders.projects import PROJECTS
from ziggurat.games.seven_wonders.science import SET, science_points, symbols
from ziggurat.games.seven_wonders.tiles import TILE_POINTS
from ziggurat.games.seven_wonders.wonders import (
    COPY_GUILD,
    DIG,
    FREE_BUILDING,
    SEVENTH_CARD,
    SYMBOL,
)

ALL_TURNS: Final = len(AGES) * TURNS
CHAINS_TO: Final = [
    sum([chained >> card & 1 for chained in CHAINED_BY]) for card in range(len(CARDS))
]


class Appraisal:
    """One city at one moment."""

    def __init__(self, game: SevenWonders, city: City, weights: Weights) -> None:
        self.game: Final = game
        self.city: Final = city
        self.weights: Final = weights
        self.turns: Final = TURNS - game.turn  # of this age, after this one
        self.left: Final = 1.0 - ((game.age - 1) * TURNS + game.turn) / ALL_TURNS
        self.coin: Final = weights.coin * self.left + (1.0 - self.left) / 3
        self.plain: Final = not game.active
        self.cards: Final[dict[Card, float]] = {}  # what has been asked for already
        self.next_stage: float | None = None
        self.own: Goods = -1
        self.sold: Goods = -1

    def value(self, action: Action) -> float:
        """What is gained by a choice, in points."""
        if isinstance(action, Order):
            return self.order(action)
        if isinstance(action, GiveUpCard):
            return -self.card(action.card)
        if isinstance(action, GiveUpVictories):
            return -float(VICTORY[action.first - 1] + VICTORY[action.second - 1])
        return 0.0

    def order(self, order: Order) -> float:
        way = order.way
        if way == DISCARD:
            return DISCARD_COINS * self.coin
        if way == TILE:
            built = self.game.tower_height[self.city]
            return float(TILE_POINTS[built + 1] - TILE_POINTS[built])
        price = self.price(order)
        if way in {STAGE, STAGE_GIFT}:
            if self.next_stage is None:
                self.next_stage = self.stage()
            return self.next_stage - price
        value = self.cards.get(order.card)
        if value is None:
            value = self.cards[order.card] = self.card(order.card)
        return value - price + (self.taking_part() if order.part else 0.0)

    def price(self, order: Order) -> float:
        """Coins that are spent, with what neighbours have of them, and powers that are used up."""
        game, way, traded = self.game, order.way, order.left + order.right
        if self.plain and not order.part:
            bank = COINS[order.card] if way == BUILD else 0
        else:
            _, bank = cost(game, self.city, way, order.card, order.part)
            if way not in {STAGE, STAGE_GIFT}:
                bank -= bonus(game.active, game.age, way, COLOURS[order.card])
        price = self.coin * (bank + traded + self.weights.rival * traded)
        if way in {GIFT, STAGE_GIFT}:
            price += self.weights.token * self.left
        elif way == FREE:
            price += self.weights.free_building * self.turns / ALL_TURNS
        return price

    # What a card gives.

    def card(self, card: Card) -> float:
        each = CARDS[card]
        value = each.points + self.left * self.weights.chain * CHAINS_TO[card]
        if each.goods:
            value += self.left * self.goods(each.goods)
        if each.shields:
            value += self.shields(each.shields)
        if each.symbol != NO_SYMBOL:
            value += self.symbol(each.symbol)
        if each.earns or each.earns_per is not None:
            value += self.coin * coins_on_building(self.game, self.city, card)
        if each.points_per is not None:
            value += counted(self.game, self.city, each.points_per)
        if each.discount:
            value += self.left * self.weights.discount * each.discount.bit_count()
        return value

    def goods(self, goods: Goods) -> float:
        """Resources, by how much they are wanting."""
        if self.own < 0:
            self.look_around()
        own, weights = self.own, self.weights
        value = 0.0
        for unit in UNITS:
            if goods & unit * MOST:
                held, more = own // unit & MOST, goods // unit & MOST
                each = self.raw(held, more) if unit in RAW_UNITS else self.made(held)
                value += each * weights.bought if self.sold & unit * MOST else each
        for shift, units in CHOICES:
            if goods >> shift & 3:
                lacking = sum([not own & unit * MOST for unit in units])
                value += weights.choice * (1 + lacking) / 3
        return value

    def look_around(self) -> None:
        """What the city produces, and what its neighbours sell."""
        game, city = self.game, self.city
        built, boards, tiles, barren = game.built, game.boards, game.active, game.barren
        left, right = game.left(city), game.right(city)
        stages, is_barren = game.stages[city], bool(barren >> city & 1)
        self.own = own_goods(built[city], boards[city], stages, is_barren, tiles)
        self.sold = sold_goods(built[left], boards[left], bool(barren >> left & 1), tiles)
        self.sold |= sold_goods(built[right], boards[right], bool(barren >> right & 1), tiles)

    def raw(self, held: int, more: int) -> float:
        """So many units of a material of which the city has some."""
        weights = self.weights
        worth = (weights.first_unit, weights.second_unit, weights.more_units, weights.more_units)
        return sum(worth[held : held + more])

    def made(self, held: int) -> float:
        return self.weights.more_units if held else self.weights.made_unit

    def shields(self, more: int) -> float:
        """What the conflicts to come promise, more than without these."""
        game, city, turns = self.game, self.city, self.turns
        mine = shields(game, city)
        value = 0.0
        for other in (game.left(city), game.right(city)):
            lead = mine - shields(game, other)
            value += promise(game.age, turns, lead + more) - promise(game.age, turns, lead)
        return self.weights.military * value

    def symbol(self, symbol: int) -> float:
        """Points of science at once, and more the more of a kind there are."""
        counts = symbols(self.game.built[self.city])
        free = counts[FREE_SYMBOL] + bool(self.game.powers(self.city) & SYMBOL)
        same = counts[symbol]
        before = science_points(counts, free, SET)
        if symbol == FREE_SYMBOL:
            free += 1
        else:
            counts[symbol] += 1
        gained = science_points(counts, free, SET) - before
        return gained + self.left * (self.weights.symbol + self.weights.same_symbol * same)

    # What a stage of the wonder gives.

    def stage(self) -> float:
        stage = self.game.next_stage(self.city)
        assert stage is not None
        value = stage.points + self.coin * stage.earns
        if stage.shields:
            value += self.shields(stage.shields)
        if stage.goods:
            value += self.left * self.goods(stage.goods)
        if stage.discount:
            value += self.left * self.weights.discount * stage.discount.bit_count()
        return value + (self.power(stage.power) if stage.power else 0.0)

    def power(self, power: int) -> float:
        weights = self.weights
        if power == SYMBOL:
            return self.symbol(FREE_SYMBOL)
        if power == DIG:
            return weights.dig if self.game.discard else 0.0
        if power == COPY_GUILD:
            return weights.copied_guild
        ages = 1 + AGES[-1] - self.game.age
        each = {SEVENTH_CARD: weights.seventh_card, FREE_BUILDING: weights.free_building}
        return each[power] * ages / len(AGES)

    # What the projects give.

    def taking_part(self) -> float:
        """A share in the reward, and the first marker keeps the penalty away."""
        game, weights = self.game, self.weights
        reward = PROJECTS[game.project].reward
        prize = reward.coins * self.coin + (VICTORY[reward.victory - 1] if reward.victory else 0.0)
        prize += 0.0 if reward.coins or reward.victory else weights.share
        likely = 1.0 if game.markers <= 1 else self.turns / TURNS
        return likely * prize + (0.0 if game.shares[self.city] else weights.blame)
