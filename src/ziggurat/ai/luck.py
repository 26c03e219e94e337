"""Random choices of bots, reproducible from a seed."""

from typing import Final, TypeVar

from ziggurat.core.source import Dream

Option = TypeVar("Option")
EVERY: Final = 100


class Luck:
    """A sequence of random numbers from a seed."""

    def __init__(self, seed: int) -> None:
        self._source: Final = Dream(seed)
        self._drawn = 0

    def number(self) -> int:
        self._drawn += 1
        return self._source.number(self._drawn)


def nearly_best(
    options: list[Option], values: list[float], number: int, tolerance: float = 0.0
) -> Option:
    """One of the best, or of those within this tolerance."""
    enough = max(values) - tolerance
    finest = [option for at, option in enumerate(options) if values[at] >= enough]
    return finest[number % len(finest)]


def those_noticed(options: list[Option], percent: int, luck: Luck) -> list[Option]:
    """Those that are not overlooked: so many of a hundred, or all if that leaves none."""
    if percent >= EVERY:
        return options
    return [option for option in options if luck.number() % EVERY < percent] or options
