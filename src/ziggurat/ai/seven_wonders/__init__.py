"""Bots that play 7 Wonders."""

from functools import partial
from typing import Final

from ziggurat.ai.bot import Maker
from ziggurat.ai.search import Budget, Searcher
from ziggurat.ai.seven_wonders.guide import CARELESSNESS, CrowdGuide, SevenWondersGuide
from ziggurat.ai.seven_wonders.policy import Appraiser
from ziggurat.ai.seven_wonders.steward import Steward

LEVELS: Final[dict[str, Maker]] = {
    "apprentice": partial(Appraiser, tolerance=CARELESSNESS, noticed=30),
    "potter": partial(Appraiser, tolerance=CARELESSNESS, noticed=42),
    "carpenter": partial(Appraiser, tolerance=CARELESSNESS, noticed=57),
    "brickmaker": partial(Appraiser, tolerance=CARELESSNESS, noticed=75),
    "mason": partial(Appraiser, tolerance=CARELESSNESS),
    "scribe": partial(Searcher, guide=SevenWondersGuide(), budget=Budget(12, 0.9)),
    "architect": partial(Searcher, guide=SevenWondersGuide(), budget=Budget(60, 0.9)),
    "king": partial(Searcher, guide=CrowdGuide(), budget=Budget(900, 4.5)),
}
REFERENCES: Final[dict[str, Maker]] = {"steward": Steward}

__all__ = ["LEVELS", "REFERENCES", "Steward"]
