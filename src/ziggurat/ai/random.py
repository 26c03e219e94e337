"""The bot that plays at random."""

from ziggurat.ai.bot import Place
from ziggurat.ai.luck import Luck
from ziggurat.core.action import Action


class Random:
    """Chooses any option, all with the same chance."""

    def __init__(self, seed: int) -> None:
        self._luck = Luck(seed)

    def choose(self, place: Place) -> Action:
        options = place.options
        return options[self._luck.number() % len(options)]
