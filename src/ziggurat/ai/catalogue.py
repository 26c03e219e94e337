"""The list of bots: for each game by name, `random` for all of them."""

from typing import Final

from ziggurat.ai.babble import Plain
from ziggurat.ai.babel import GreedyBabel, Planner
from ziggurat.ai.babylon import GreedyBabylon
from ziggurat.ai.bot import Bot
from ziggurat.ai.random import Random
from ziggurat.ai.seven_wonders import Steward

OWN_BOTS: Final[dict[str, dict[str, type[Bot]]]] = {
    "babble": {"plain": Plain},
    "babel": {"greedy": GreedyBabel, "planner": Planner},
    "babylon": {"greedy": GreedyBabylon},
    "seven_wonders": {"steward": Steward},
}


def bots_of(game: str) -> dict[str, type[Bot]]:
    """The bots that play a game, from the weakest to the strongest."""
    return {"random": Random, **OWN_BOTS.get(game, {})}
