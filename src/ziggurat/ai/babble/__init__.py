"""Bots that play Babble."""

from functools import partial
from typing import Final

from ziggurat.ai.babble.manner import APPRENTICE, ARCHITECT, KING, MASON
from ziggurat.ai.babble.plain import Plain
from ziggurat.ai.bot import Maker

LEVELS: Final[dict[str, Maker]] = {
    "apprentice": partial(Plain, manner=APPRENTICE),
    "mason": partial(Plain, manner=MASON),
    "architect": partial(Plain, manner=ARCHITECT),
    "king": partial(Plain, manner=KING),
}
REFERENCES: Final[dict[str, Maker]] = {"plain": Plain}

__all__ = ["LEVELS", "REFERENCES", "Plain"]
