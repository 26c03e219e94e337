"""Rome, which has no resource but cheaper leaders (SWL-06, SWW-01, SWW-02)."""

from typing import Final

from ziggurat.core.text import Text
from ziggurat.games.seven_wonders.components import (
    BOARD,
    CLAY,
    LOOM,
    ORE,
    PAPYRUS,
    STAGE,
    STONE,
    WHITE,
    WOOD,
    Court,
    Effect,
    Gain,
    Resources,
    Side,
    Thing,
)

ROME: Final = 9  # the number of the wonder
ROME_A: Final = Text("Rome A", "Rome A")
ROME_B: Final = Text("Rome B", "Rome B")


def stage(
    text: Text, number: int, needs: Resources, points: int, gain: Gain | None = None
) -> Thing:
    name = f"{text.en.lower()} {number}"
    effect = Effect(points=points)
    return Thing(name, text, STAGE, needs=needs, effect=effect, gain=gain or Gain())


def side(text: Text, effect: Effect, stages: tuple[Thing, ...]) -> Side:
    name = text.en.lower()
    return Side(name, text, ROME, Thing(name, text, BOARD, effect=effect), stages)


ONE_MORE: Final = Gain(court=Court(recruits=True))
SIDES: Final[tuple[Side, ...]] = (
    side(
        ROME_A,
        Effect(free=WHITE),
        (
            stage(ROME_A, 1, WOOD + CLAY + ORE, 4),
            stage(ROME_A, 2, 2 * STONE + CLAY + LOOM, 6),
        ),
    ),
    side(
        ROME_B,
        Effect(rebate=2, neighbours_rebate=1),
        (
            stage(ROME_B, 1, WOOD + CLAY, 0, Gain(coins=5, court=Court(draws=4))),
            stage(ROME_B, 2, STONE + CLAY + LOOM, 3, ONE_MORE),
            stage(ROME_B, 3, 2 * STONE + PAPYRUS, 3, ONE_MORE),
        ),
    ),
)
