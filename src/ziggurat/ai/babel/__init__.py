"""Bots that play Babel."""

from functools import partial
from typing import Final

from ziggurat.ai.babel.evaluation import GreedyBabel
from ziggurat.ai.babel.king import King
from ziggurat.ai.babel.marduk import Marduk
from ziggurat.ai.babel.planner import Planner
from ziggurat.ai.bot import Maker

LEVELS: Final[dict[str, Maker]] = {
    "apprentice": GreedyBabel,
    "potter": partial(Planner, width=1, noticed=20),
    "carpenter": partial(Planner, width=1),
    "brickmaker": partial(Planner, width=2),
    "mason": partial(Planner, width=3),
    "sculptor": partial(Planner, width=5),
    "scribe": partial(Planner, width=9),
    "architect": Planner,
    "astronomer": partial(Planner, width=96),
    "king": King,
    "marduk": Marduk,
}
REFERENCES: Final[dict[str, Maker]] = {"greedy": GreedyBabel, "planner": Planner}

__all__ = ["LEVELS", "REFERENCES", "GreedyBabel", "King", "Marduk", "Planner"]
