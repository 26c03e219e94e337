"""Bots that play Babble."""

from functools import partial
from typing import Final

from ziggurat.ai.babble.manner import APPRENTICE, ARCHITECT, KING, MASON
from ziggurat.ai.babble.partner import Partner
from ziggurat.ai.bot import Maker

LEVELS: Final[dict[str, Maker]] = {
    "apprentice": partial(Partner, manner=APPRENTICE),
    "mason": partial(Partner, manner=MASON),
    "architect": partial(Partner, manner=ARCHITECT),
    "king": partial(Partner, manner=KING),
}

__all__ = ["LEVELS", "Partner"]
