"""Chance decides between what is worth the same, or nearly so."""

from collections.abc import Sequence
from typing import TypeVar

Option = TypeVar("Option")


def nearly_best(
    options: Sequence[Option], values: Sequence[float], number: int, tolerance: float = 0.0
) -> Option:
    """One of the best, or of those that are worth so much less at most."""
    enough = max(values) - tolerance
    finest = [option for option, value in zip(options, values, strict=True) if value >= enough]
    return finest[number % len(finest)]
