"""Bots that play Babble."""

from typing import Final

from ziggurat.ai.babble.plain import Plain
from ziggurat.ai.bot import Maker

LEVELS: Final[dict[str, Maker]] = {"mason": Plain}
REFERENCES: Final[dict[str, Maker]] = {"plain": Plain}

__all__ = ["LEVELS", "REFERENCES", "Plain"]
