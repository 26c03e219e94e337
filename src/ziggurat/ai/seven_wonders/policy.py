"""A fast policy for 7 Wonders: choose by appraisal."""

from ziggurat.ai.bot import Place
from ziggurat.ai.luck import EVERY, Luck, nearly_best, those_noticed
from ziggurat.ai.seven_wonders.appraisal import Appraisal
from ziggurat.ai.seven_wonders.leaders import worth_keeping
from ziggurat.ai.seven_wonders.weights import WEIGHTS, Weights
from ziggurat.core.action import Action
from ziggurat.core.seats import Seat
from ziggurat.games.seven_wonders.city import (
    THINGS,
    KeepLeader,
    Order,
    SevenWonders,
    acting_city,
    next_owner,
    turns_of_age,
)


class Appraiser:
    """Takes the most valuable option that it notices, or one that is almost as good."""

    def __init__(
        self, seed: int, tolerance: float = 0.0, weights: Weights = WEIGHTS, noticed: int = EVERY
    ) -> None:
        self._luck = Luck(seed)
        self._tolerance = tolerance
        self._weights = weights
        self._noticed = noticed  # options of a hundred; the others are overlooked

    def choose(self, place: Place) -> Action:
        number = self._luck.number()
        world = place.imagine(number)
        assert isinstance(world, SevenWonders)
        options = those_noticed(place.options, self._noticed, self._luck)
        found = considered(world, place.seat, options, self._weights)
        return nearly_best(options, found, number, self._tolerance)


def considered(
    game: SevenWonders, seat: Seat, options: list[Action], weights: Weights = WEIGHTS
) -> list[float]:
    """As at a glance, but also which card is best kept from the player who gets the hand next."""
    found = values(game, seat, options, weights)
    if game.turn == turns_of_age(game) or not game.age:
        return found
    wanted = Appraisal(game, next_owner(game, seat), weights)
    kept = {card: weights.denied * wanted.card(card) for card in set(game.hands[seat])}
    for number, option in enumerate(options):
        if isinstance(option, Order) and not option.use.builds:
            found[number] += kept.get(option.card, 0.0)
    return found


def values(
    game: SevenWonders, seat: Seat, options: list[Action], weights: Weights = WEIGHTS
) -> list[float]:
    """The appraisal of each option."""
    city = acting_city(game, seat)
    if not game.age:
        return [before_the_game(option) for option in options]
    if city >= game.seats:
        return [spoiling(game, seat, option, weights) for option in options]
    return Appraisal(game, city, weights).values(options)


def before_the_game(option: Action) -> float:
    """Leaders differ in worth; of boards and tiles nothing is known yet."""
    return worth_keeping(THINGS[option.leader]) if isinstance(option, KeepLeader) else 0.0


def spoiling(game: SevenWonders, seat: Seat, option: Action, weights: Weights) -> float:
    """The Free City has no points: it takes what the opponent, who gets the hand, would like."""
    if not isinstance(option, Order):
        return 0.0
    return Appraisal(game, 1 - seat, weights).card(option.card)
