"""Bots that play Babble."""

from functools import partial
from typing import Final

from ziggurat.ai.babble.manner import APPRENTICE, ARCHITECT, KING, MASON
from ziggurat.ai.babble.marduk import Marduk
from ziggurat.ai.babble.partner import Partner
from ziggurat.ai.bot import Maker

LEVELS: Final[dict[str, Maker]] = {
    "apprentice": partial(Partner, manner=APPRENTICE._replace(noticed=75)),
    "potter": partial(Partner, manner=APPRENTICE),
    "carpenter": partial(Partner, manner=MASON._replace(noticed=75)),
    "mason": partial(Partner, manner=MASON),
    "sculptor": partial(Partner, manner=ARCHITECT._replace(noticed=80)),
    "architect": partial(Partner, manner=ARCHITECT),
    "astronomer": partial(Partner, manner=KING._replace(noticed=84)),
    "king": partial(Partner, manner=KING),
}
# Not a level until it has beaten the king for sure: see docs/research/strength/babble.md.
REFERENCES: Final[dict[str, Maker]] = {"marduk": Marduk}

__all__ = ["LEVELS", "REFERENCES", "Partner"]
