"""The bot that does anything."""

from ziggurat.ai.bot import Place
from ziggurat.core.action import Action
from ziggurat.core.source import Dream


class Random:
    """Chooses any option, each as likely as the other."""

    def __init__(self, seed: int) -> None:
        self._source = Dream(seed)
        self._drawn = 0

    def choose(self, place: Place) -> Action:
        options = place.options
        self._drawn += 1
        return options[self._source.number(self._drawn) % len(options)]
