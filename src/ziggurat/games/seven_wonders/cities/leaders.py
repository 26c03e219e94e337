"""The six leaders of Cities, who join the others if Leaders is played, too (SWC-03)."""

from typing import Final

from ziggurat.core.text import Text
from ziggurat.games.seven_wonders.components import (
    BLACK,
    OWN,
    TOKEN,
    WHITE,
    Effect,
    Gain,
    Intrigue,
    Per,
    Thing,
    Toll,
)


def leader(
    english: str, french: str, coins: int, effect: Effect, intrigue: Intrigue | None = None
) -> Thing:
    name, text = english.lower(), Text(english, french)
    return Thing(name, text, WHITE, coins, effect=effect, gain=Gain(intrigue=intrigue))


LEADERS: Final[tuple[Thing, ...]] = (
    leader("Aspasia", "Aspasie", 3, Effect(points=2), Intrigue(diplomacy=1)),  # SWC-38
    leader("Berenice", "Bérénice", 2, Effect(bank_bonus=1)),  # SWC-39
    leader("Caligula", "Caligula", 3, Effect(free_black=1)),  # SWC-40
    leader("Darius", "Darius", 4, Effect(points_per=(Per(1, BLACK, OWN),))),  # SWC-38
    leader("Diocletian", "Dioclétien", 2, Effect(bonuses=(Toll(BLACK, 2),))),  # SWC-38
    leader("Semiramis", "Sémiramis", 2, Effect(defeat_shields=1)),  # SWC-41
)
# The courtesan token on one of them: the same effect in another city.
COPIES: Final[tuple[Thing, ...]] = tuple(
    [each._replace(name=f"courtesan of {each.name}", colour=TOKEN, coins=0) for each in LEADERS]
)
