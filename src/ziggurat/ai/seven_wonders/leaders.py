"""The expected value of a leader, before it is known what will be built."""

from typing import Final

from ziggurat.games.seven_wonders.city import (
    BLACK,
    BLUE,
    BROWN,
    CHAIN,
    GREEN,
    GREY,
    PURPLE,
    RED,
    STAGE,
    VICTORIES,
    WHITE,
    YELLOW,
    Deeds,
    Effect,
    Thing,
)

# How many of each a city gets in a game.
EXPECTED: Final[dict[Deeds, float]] = {
    BROWN: 3.5,
    GREY: 2.0,
    BLUE: 4.0,
    YELLOW: 3.0,
    RED: 3.0,
    GREEN: 3.5,
    PURPLE: 1.5,
    BLACK: 2.0,
    STAGE: 2.5,
    CHAIN: 3.0,
    VICTORIES: 3.0,
}
COIN: Final = 0.4
SETS: Final = 0.6  # of all sets that might come, those that do
BOUGHT: Final = 6.0  # how often a resource has to be bought
SET_OF_SYMBOLS: Final = 0.7
GUILD: Final = 5.0  # what a guild costs in coins
LATER_LEADER: Final = 2.5  # what a leader costs
DEFEATS: Final = 2.0  # of a city that is often beaten
BANK_GAINS: Final = 9.0  # turns in which coins come from the bank
BLACK_CARDS: Final = 5.0  # what those that are free cost in coins


def expected(deeds: Deeds) -> float:
    return sum([count for deed, count in EXPECTED.items() if deed & deeds])


def promised_points(effect: Effect) -> float:
    """Points for what is still to be built."""
    total = 0.0
    for per in effect.points_per:
        if per.sets:
            fewest = min([count for deed, count in EXPECTED.items() if deed & per.what])
            total += per.amount * SETS * fewest
        else:
            total += per.amount * expected(per.what)
    return total


def promised_ease(effect: Effect) -> float:
    """Coins that are earned or saved, in points."""
    coins = sum([toll.coins * expected(toll.on) for toll in effect.bonuses])
    coins += expected(effect.one_less) + BOUGHT * effect.bank_unit
    coins += BANK_GAINS * effect.bank_bonus + BLACK_CARDS * effect.free_black
    coins += GUILD * bool(effect.free & PURPLE) + LATER_LEADER * bool(effect.free & WHITE)
    return COIN * coins


def promise_of(leader: Thing, left: float) -> float:
    """The value a leader still adds in the rest of the game."""
    effect = leader.effect
    more = promised_points(effect) + promised_ease(effect)
    more += effect.set_bonus * SET_OF_SYMBOLS + DEFEATS * (effect.deflects + effect.defeat_shields)
    return left * more


def worth_keeping(leader: Thing) -> float:
    """How good a leader is to have in hand before the game begins."""
    effect = leader.effect
    value = promise_of(leader, 1.0) + effect.points + 2.5 * effect.shields
    value += 4.0 * bool(effect.symbols) + 3.0 * bool(leader.gain.digs)
    return value + COIN * (leader.gain.coins - leader.coins)
