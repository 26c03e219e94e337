"""One-time gains: what a thing gives when it comes into play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.seven_wonders.catalogue import THINGS
from ziggurat.games.seven_wonders.components import NO_GAIN, Gain
from ziggurat.games.seven_wonders.modifiers import tolls

if TYPE_CHECKING:
    from ziggurat.games.seven_wonders.components import Card, City, Deeds
    from ziggurat.games.seven_wonders.table import SevenWonders

GAINS: Final[list[Gain | None]] = [
    None if thing.gain == NO_GAIN else thing.gain for thing in THINGS
]


def gained(game: SevenWonders, city: City, thing: Card, deeds: Deeds) -> int:
    """Give a city the one-time gains of a thing and the bonuses for building it."""
    gain = GAINS[thing]
    coins = 0 if gain is None else brought(game, city, gain)
    return coins + bonus(game, city, deeds)


def brought(game: SevenWonders, city: City, gain: Gain) -> int:
    """The coins of a gain; its other parts follow in later phases."""
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
