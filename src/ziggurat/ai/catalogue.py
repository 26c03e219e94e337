"""The list of bots: the levels at which a game is played, and the bots they are measured against.

Tables offer the levels.  `random` and the other references are for the arena and for tests.
"""

from functools import cache
from typing import Final

from ziggurat.ai import babble, babel, babylon, seven_wonders
from ziggurat.ai.bot import Maker, can_share
from ziggurat.ai.random import Random

# From the weakest to the strongest; not every game has all of them.
LEVELS: Final = (
    "apprentice",
    "shepherd",
    "weaver",
    "potter",
    "miller",
    "carpenter",
    "brickmaker",
    "mason",
    "sculptor",
    "scribe",
    "architect",
    "astronomer",
    "vizier",
    "king",
    "marduk",
)
# These think for longer; the others answer at once.
SLOW: Final = ("astronomer", "vizier", "king", "marduk")
USUAL: Final = "mason"  # the default opponent
LEVELS_OF: Final[dict[str, dict[str, Maker]]] = {
    "babble": babble.LEVELS,
    "babel": babel.LEVELS,
    "babylon": babylon.LEVELS,
    "seven_wonders": seven_wonders.LEVELS,
}
REFERENCES_OF: Final[dict[str, dict[str, Maker]]] = {
    "babble": babble.REFERENCES,
    "babel": babel.REFERENCES,
    "babylon": babylon.REFERENCES,
    "seven_wonders": seven_wonders.REFERENCES,
}


def levels_of(game: str) -> dict[str, Maker]:
    """The bots that a table offers, from the weakest to the strongest."""
    return LEVELS_OF.get(game, {})


def strongest_of(game: str) -> str:
    return list(levels_of(game))[-1]


def bots_of(game: str) -> dict[str, Maker]:
    """Every bot that plays a game: the references, then the levels."""
    return {"random": Random, **REFERENCES_OF.get(game, {}), **levels_of(game)}


@cache
def is_shared(game: str, bot: str) -> bool:
    """Whether several processes may search for a bot's choice together."""
    return bot in SLOW and can_share(bots_of(game)[bot](0))


def stand_in_of(game: str) -> str:
    """The bot for a seat whose player has left: the strongest that plays at once."""
    quick = [name for name in levels_of(game) if name not in SLOW]
    return quick[-1]
