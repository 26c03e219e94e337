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
    "mason": partial(Planner, width=3),
    "architect": Planner,
    "king": King,
    "marduk": Marduk,
}
REFERENCES: Final[dict[str, Maker]] = {"greedy": GreedyBabel, "planner": Planner}

__all__ = ["LEVELS", "REFERENCES", "GreedyBabel", "King", "Marduk", "Planner"]
