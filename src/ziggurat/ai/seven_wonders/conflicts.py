"""The expected value of a lead in shields while future shields are unknown."""

from functools import lru_cache
from typing import Final

from ziggurat.games.seven_wonders.city import AGES, TURNS, VICTORY

# How likely a city arms in a turn: a red card has as many shields as its age.
ARMING: Final = 0.14
DEFEAT: Final = 1.0


PROMISES: Final[dict[int, float]] = {}  # cached results: there are few leads
MOST_LEAD: Final = 1 << 10  # more shields than there are
MOST_TURNS: Final = 1 << 3


def promise(age: int, turns: int, lead: int, whole: int = TURNS) -> float:
    """The points of all conflicts with a neighbour, from this age on; `turns` are left in it.

    `whole`: the turns of an age.
    """
    key = ((age * MOST_TURNS + turns) * MOST_TURNS + whole) * 2 * MOST_LEAD + lead + MOST_LEAD
    found = PROMISES.get(key)
    if found is None:
        found = PROMISES[key] = worked_out(age, turns, lead, whole)
    return found


def worked_out(age: int, turns: int, lead: int, whole: int) -> float:
    if age > AGES[-1]:
        return 0.0
    total = 0.0
    for after, chance in leads(age, turns, lead).items():
        total += chance * (spoils(age, after) + promise(age + 1, whole, after, whole))
    return total


@lru_cache(maxsize=1 << 12)
def next_conflict(age: int, turns: int, lead: int) -> float:
    """The points of the next conflict with a neighbour."""
    return sum(chance * spoils(age, after) for after, chance in leads(age, turns, lead).items())


def leads(age: int, turns: int, lead: int) -> dict[int, float]:
    """The chance of each lead after some turns in which both sides may add shields."""
    chances = {lead: 1.0}
    for _ in range(turns):
        after: dict[int, float] = {}
        for before, chance in chances.items():
            for change, likely in ((age, ARMING), (-age, ARMING), (0, 1 - 2 * ARMING)):
                after[before + change] = after.get(before + change, 0.0) + chance * likely
        chances = after
    return chances


def spoils(age: int, lead: int) -> float:
    if lead == 0:
        return 0.0
    return VICTORY[age - 1] if lead > 0 else -DEFEAT
