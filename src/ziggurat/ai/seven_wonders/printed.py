"""What is printed on a card, in the form that an appraisal asks for it."""

from typing import Final

from ziggurat.games.seven_wonders.city import THINGS, WHITE, Thing


class Printed:
    """What a card gives, as far as it is the same for all cities."""

    __slots__ = (
        "brings_coins",
        "goods",
        "has_more",
        "points",
        "points_per",
        "posts",
        "shields",
        "symbols",
        "thing",
    )

    def __init__(self, thing: Thing) -> None:
        effect, gain = thing.effect, thing.gain
        self.thing: Final = thing
        self.points: Final = effect.points
        self.points_per: Final = effect.points_per
        self.goods: Final = effect.sells or effect.goods
        self.shields: Final = effect.shields
        self.symbols: Final = effect.symbols
        self.posts: Final = effect.posts.bit_count()
        self.brings_coins: Final = bool(gain.coins) or gain.per is not None
        supplies = effect.doubles or effect.lacks or effect.waived
        self.has_more: Final = bool(supplies) or gain.intrigue is not None or thing.colour == WHITE


PRINTED: Final = [Printed(thing) for thing in THINGS]
