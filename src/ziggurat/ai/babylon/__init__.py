"""Bots that play Babylon."""

from functools import partial
from typing import Final

from ziggurat.ai.babylon.architect import Architect
from ziggurat.ai.babylon.greedy import GreedyBabylon
from ziggurat.ai.babylon.king import King
from ziggurat.ai.bot import Maker

LEVELS: Final[dict[str, Maker]] = {
    "apprentice": partial(GreedyBabylon, noticed=44),
    "shepherd": partial(GreedyBabylon, noticed=52),
    "weaver": partial(GreedyBabylon, noticed=60),
    "potter": partial(GreedyBabylon, noticed=68),
    "miller": partial(GreedyBabylon, noticed=76),
    "carpenter": partial(GreedyBabylon, noticed=84),
    "brickmaker": partial(GreedyBabylon, noticed=92),
    "mason": GreedyBabylon,
    "sculptor": partial(Architect, breadth=1),
    "architect": Architect,
    "astronomer": partial(King, ahead=2),
    "vizier": partial(King, ahead=3),
    "king": King,
}
REFERENCES: Final[dict[str, Maker]] = {"greedy": GreedyBabylon}

__all__ = ["LEVELS", "REFERENCES", "Architect", "GreedyBabylon", "King"]
