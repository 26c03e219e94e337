"""Abu Simbel, the Great Wall, Stonehenge and Manneken Pis, each with two sides (SWW-05..13)."""

from typing import Final

from ziggurat.core.text import Text
from ziggurat.games.seven_wonders.components import (
    ANY_SYMBOL,
    BOARD,
    CLAY,
    GLASS,
    LOOM,
    MASK,
    ORE,
    OWN,
    PAPYRUS,
    STAGE,
    STONE,
    STONES,
    WOOD,
    Court,
    Effect,
    Gain,
    Intrigue,
    Per,
    Resources,
    Side,
    Thing,
)

ABU_SIMBEL: Final = 10  # the numbers of the wonders
GREAT_WALL: Final = 11
STONEHENGE: Final = 12
MANNEKEN_PIS: Final = 13
ENTOMB: Final = Gain(court=Court(entombs=True))
ONE_OF_EACH: Final = WOOD + STONE + CLAY + ORE + GLASS + LOOM + PAPYRUS


class Stage:
    """A stage before its board gives it a name."""

    def __init__(
        self, needs: Resources, effect: Effect | None = None, gain: Gain | None = None
    ) -> None:
        self.needs: Final = needs
        self.effect: Final = effect or Effect()
        self.gain: Final = gain or Gain()


def side(
    wonder: int,
    english: str,
    french: str,
    resource: Resources,
    *stages: Stage,
    coins: int = 0,
    needs_module: str = "",
    any_order: bool = False,
) -> Side:
    """A side; one without stages copies those of its neighbours (SWW-12)."""
    name, text = english.lower(), Text(english, french)
    things = [
        Thing(f"{name} {at}", text, STAGE, needs=each.needs, effect=each.effect, gain=each.gain)
        for at, each in enumerate(stages, start=1)
    ]
    board = Thing(name, text, BOARD, effect=Effect(sells=resource))
    return Side(name, text, wonder, board, tuple(things), coins, needs_module, any_order)


def points(amount: int) -> Effect:
    return Effect(points=amount)


def for_stones(amount: int) -> Per:
    return Per(amount, STONES, OWN)


SIDES: Final[tuple[Side, ...]] = (
    side(
        ABU_SIMBEL,
        "Abu Simbel A",
        "Abou Simbel A",
        PAPYRUS,
        Stage(STONE + CLAY, points(3)),
        Stage(WOOD + ORE, points(5)),
        Stage(2 * STONE + GLASS + LOOM, gain=ENTOMB),
        needs_module="leaders",
    ),
    side(
        ABU_SIMBEL,
        "Abu Simbel B",
        "Abou Simbel B",
        PAPYRUS,
        Stage(2 * CLAY + LOOM, gain=ENTOMB),
        Stage(2 * WOOD + GLASS, gain=ENTOMB),
        needs_module="leaders",
    ),
    side(
        GREAT_WALL,
        "Great Wall A",
        "Grande Muraille A",
        LOOM,
        Stage(2 * WOOD, gain=Gain(coins=8)),
        Stage(CLAY + GLASS + PAPYRUS, Effect(symbols=ANY_SYMBOL)),
        Stage(3 * STONE, Effect(shields=2)),
        Stage(3 * ORE, gain=Gain(digs=2)),
        any_order=True,
    ),
    side(
        GREAT_WALL,
        "Great Wall B",
        "Grande Muraille B",
        LOOM,
        Stage(WOOD + PAPYRUS, gain=Gain(coins=8, intrigue=Intrigue(neighbours=2))),
        Stage(2 * CLAY + ORE, Effect(symbols=MASK)),
        Stage(2 * WOOD + PAPYRUS, gain=Gain(intrigue=Intrigue(losses=2, diplomacy=1))),
        Stage(2 * STONE, Effect(lacks=1)),
        any_order=True,
    ),
    side(
        STONEHENGE,
        "Stonehenge A",
        "Stonehenge A",
        WOOD,
        Stage(CLAY + ORE, points(3)),
        Stage(2 * CLAY + PAPYRUS, points(5)),
        Stage(3 * WOOD + LOOM, Effect(points_per=(for_stones(2),))),
    ),
    side(
        STONEHENGE,
        "Stonehenge B",
        "Stonehenge B",
        WOOD,
        Stage(3 * ORE, Effect(points_per=(for_stones(1),)), Gain(per=for_stones(1))),
        Stage(3 * CLAY + PAPYRUS, Effect(buried_colour=1)),
    ),
    side(MANNEKEN_PIS, "Manneken Pis A", "Manneken Pis A", 0, coins=4),
    side(
        MANNEKEN_PIS,
        "Manneken Pis B",
        "Manneken Pis B",
        0,
        Stage(ONE_OF_EACH, Effect(points=7, shields=1), Gain(coins=7)),
        coins=4,
    ),
)
