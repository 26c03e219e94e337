"""Publish and subscribe within one process."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

import structlog

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")
logger: Final = structlog.get_logger()


class Publisher(Generic[T]):
    """Hands each value to all subscribers, in the order in which they subscribed."""

    def __init__(self) -> None:
        self._subscribers: Final[list[Callable[[T], None]]] = []

    def subscribe(self, *subscribers: Callable[[T], None]) -> None:
        self._subscribers.extend(subscribers)

    def publish(self, value: T) -> None:
        """A subscriber that fails is logged: the others, and the publisher, are not affected."""
        for subscriber in self._subscribers:
            try:
                subscriber(value)
            except Exception:
                logger.exception("subscriber failed", subscriber=subscriber.__qualname__)
