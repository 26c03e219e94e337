"""Bots that play Babylon."""

from functools import partial
from typing import Final

from ziggurat.ai.babylon.architect import Architect
from ziggurat.ai.babylon.greedy import GreedyBabylon
from ziggurat.ai.babylon.king import King
from ziggurat.ai.bot import Maker

LEVELS: Final[dict[str, Maker]] = {
    "apprentice": partial(GreedyBabylon, tolerance=3.0),
    "mason": GreedyBabylon,
    "architect": Architect,
    "king": King,
}
REFERENCES: Final[dict[str, Maker]] = {"greedy": GreedyBabylon}

__all__ = ["LEVELS", "REFERENCES", "Architect", "GreedyBabylon", "King"]
