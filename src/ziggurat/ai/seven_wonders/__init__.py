"""Bots that play 7 Wonders."""

from typing import Final

from ziggurat.ai.bot import Maker
from ziggurat.ai.seven_wonders.steward import Steward

LEVELS: Final[dict[str, Maker]] = {"mason": Steward}
REFERENCES: Final[dict[str, Maker]] = {"steward": Steward}

__all__ = ["LEVELS", "REFERENCES", "Steward"]
