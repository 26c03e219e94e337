"""Boards for terminals of different widths."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.measure import Measurement

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType, RenderResult

ANY_WIDTH: Final = 1000


class Fitting:
    """A drawing, or a narrower one where the first does not fit or gets too tall."""

    def __init__(self, wide: RenderableType, narrow: RenderableType, least: int = 0) -> None:
        self.wide: Final = wide
        self.narrow: Final = narrow
        self.least: Final = least  # columns without which the wide drawing gets too tall

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        fits = max(self.least, needed_width(console, self.wide)) <= options.max_width
        yield self.wide if fits else self.narrow

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widest = Measurement.get(console, options, self.wide).maximum
        return Measurement(needed_width(console, self.narrow), widest)


def needed_width(console: Console, drawing: RenderableType) -> int:
    """The columns without which a part of the drawing is cut off."""
    options = console.options.update(width=ANY_WIDTH)
    return Measurement.get(console, options, drawing).minimum
