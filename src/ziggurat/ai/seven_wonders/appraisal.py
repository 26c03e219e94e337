"""What each choice is worth to a city, found without carrying it out.

A list of features with weights: quick enough for playouts, good enough to play by.
"""

from typing import Final

from ziggurat.ai.seven_wonders.conflicts import promise
from ziggurat.ai.seven_wonders.weights import WEIGHTS, Weights
from ziggurat.core.action import Action
from ziggurat.core.seats import Seat
from ziggurat.games.seven_wonders import SevenWonders
from ziggurat.games.seven_wonders.cards import CARDS, CHAINED_BY, COLOURS
from ziggurat.games.seven_wonders.components import (
    AGES,
    CHOICES,
    DISCARD_COINS,
    FREE_SYMBOL,
    MOST,
    NO_SYMBOL,
    TURNS,
    UNITS,
    VICTORY,
    Card,
    Goods,
)
from ziggurat.games.seven_wonders.conflict import shields
from ziggurat.games.seven_wonders.costs import bonus, cost
from ziggurat.games.seven_wonders.effects import coins_on_building, counted
from ziggurat.games.seven_wonders.orders import (
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
    FREE_BUILDING,
    SEVENTH_CARD,
    SYMBOL,
)
from ziggurat.games.seven_wonders.wonders import DIG as DIG_POWER

ALL_TURNS: Final = len(AGES) * TURNS
CHAINS_TO: Final = [
    sum(chained >> card & 1 for chained in CHAINED_BY) for card in range(len(CARDS))
]


class Appraisal:
    """One city at one moment."""

    def __init__(self, game: SevenWonders, city: Seat, weights: Weights = WEIGHTS) -> None:
        self.game = game
        self.city = city
        self.weights = weights
        self.turns = TURNS - game.turn  # of this age, after this one
        self.left = 1.0 - ((game.age - 1) * TURNS + game.turn) / ALL_TURNS
        self.coin = weights.coin * self.left + (1.0 - self.left) / 3
        self.known: dict[Card, float] = {}

    def value(self, action: Action) -> float:
        """What is gained by a choice, in points."""
        match action:
            case Order():
                return self.order(action)
            case GiveUpCard():
                return -self.card(action.card)
            case GiveUpVictories():
                return -float(VICTORY[action.first - 1] + VICTORY[action.second - 1])
        return 0.0

    def order(self, order: Order) -> float:
        if order.way == DISCARD:
            return DISCARD_COINS * self.coin
        if order.way == TILE:
            built = self.game.tower_height[self.city]
            return TILE_POINTS[built + 1] - TILE_POINTS[built] + self.weights.tile
        gained = -self.price(order)
        if order.way in {STAGE, STAGE_GIFT}:
            return gained + self.stage()
        if order.card not in self.known:
            self.known[order.card] = self.card(order.card)
        return gained + self.known[order.card] + (self.taking_part() if order.part else 0.0)

    def price(self, order: Order) -> float:
        """Coins that are spent, with what neighbours have of them, and powers that are used up."""
        game, weights = self.game, self.weights
        traded = order.left + order.right
        _, bank = cost(game, self.city, order.way, order.card, order.part)
        price = self.coin * (traded + bank) + weights.rival * self.coin * traded
        if game.active and order.way not in {STAGE, STAGE_GIFT}:
            price -= self.coin * bonus(game.active, game.age, order.way, COLOURS[order.card])
        if order.way in {GIFT, STAGE_GIFT}:
            price += weights.token * self.left
        elif order.way == FREE:
            price += weights.free_building * self.turns / TURNS / len(AGES)
        return price

    # What a card gives.

    def card(self, card: Card) -> float:
        each = CARDS[card]
        value = float(each.points)
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
        return value + self.left * self.weights.chain * CHAINS_TO[card]

    def goods(self, goods: Goods) -> float:
        """Resources, by how much they are wanting."""
        game, city, weights = self.game, self.city, self.weights
        barren = bool(game.barren >> city & 1)
        own = own_goods(game.built[city], game.boards[city], game.stages[city], barren, game.active)
        sold = self.sold(game.left(city)) | self.sold(game.right(city))
        value = 0.0
        for unit in UNITS:
            for more in range(goods // unit & MOST):
                held = (own // unit & MOST) + more
                worth = (
                    (weights.first_unit, weights.second_unit)[held]
                    if held < 2
                    else weights.more_units
                )
                value += worth * (weights.bought if sold & unit * MOST else 1.0)
        for shift, units in CHOICES:
            if goods >> shift & 3:
                lacking = sum(not own & unit * MOST for unit in units)
                value += weights.choice * (1 + lacking) / 3
        return value

    def sold(self, city: int) -> Goods:
        game = self.game
        barren = bool(game.barren >> city & 1)
        return sold_goods(game.built[city], game.boards[city], barren, game.active)

    def shields(self, more: int) -> float:
        """What the conflicts to come promise, more than without these."""
        game, city = self.game, self.city
        mine = shields(game, city)
        value = 0.0
        for other in (game.left(city), game.right(city)):
            lead = mine - shields(game, other)
            now = promise(game.age, self.turns, lead)
            value += promise(game.age, self.turns, lead + more) - now
        return value

    def symbol(self, symbol: int) -> float:
        counts = symbols(self.game.built[self.city])
        free = counts[FREE_SYMBOL] + bool(self.game.powers(self.city) & SYMBOL)
        before = science_points(counts, free, SET)
        same = counts[symbol]
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
        if power == DIG_POWER:
            return weights.dig if self.game.discard else 0.0
        ages = 1 + AGES[-1] - self.game.age
        each = {
            SEVENTH_CARD: weights.seventh_card,
            FREE_BUILDING: weights.free_building,
            COPY_GUILD: weights.copied_guild * len(AGES),
        }
        return each[power] * ages / len(AGES)

    # What the projects give.

    def taking_part(self) -> float:
        """A share in the reward, and the first marker keeps the penalty away."""
        game, weights = self.game, self.weights
        likely = 1.0 if game.markers <= 1 else self.turns / TURNS
        reward = PROJECTS[game.project].reward
        prize = reward.coins * self.coin + (VICTORY[reward.victory - 1] if reward.victory else 0.0)
        prize += 0.0 if reward.coins or reward.victory else weights.share
        return likely * prize + (0.0 if game.shares[self.city] else weights.blame)
