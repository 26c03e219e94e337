"""Bots that play Babylon."""

from typing import Final

from ziggurat.ai.babylon.greedy import GreedyBabylon
from ziggurat.ai.bot import Maker

LEVELS: Final[dict[str, Maker]] = {"mason": GreedyBabylon}
REFERENCES: Final[dict[str, Maker]] = {"greedy": GreedyBabylon}

__all__ = ["LEVELS", "REFERENCES", "GreedyBabylon"]
