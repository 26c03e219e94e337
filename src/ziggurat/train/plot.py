"""Line charts as SVG, for the reports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple
from xml.sax.saxutils import escape

if TYPE_CHECKING:
    from collections.abc import Sequence

    Points = Sequence[tuple[float, float]]

WIDTH: Final = 640
HEIGHT: Final = 320
LEFT, RIGHT, TOP, BOTTOM = 64, 150, 36, 40
COLOURS: Final = ("#1f5f99", "#b0482f", "#4c7d3a", "#7a5195")
TICKS: Final = 4


class Line(NamedTuple):
    name: str
    points: Points


class Frame(NamedTuple):
    """Turns values into places in the picture."""

    lowest: tuple[float, float]
    highest: tuple[float, float]

    def x(self, value: float) -> float:
        return LEFT + self._share(0, value) * (WIDTH - LEFT - RIGHT)

    def y(self, value: float) -> float:
        return HEIGHT - BOTTOM - self._share(1, value) * (HEIGHT - TOP - BOTTOM)

    def _share(self, axis: int, value: float) -> float:
        span = self.highest[axis] - self.lowest[axis]
        return (value - self.lowest[axis]) / span if span else 0.5


def chart(title: str, across: str, lines: Sequence[Line]) -> str:
    """A chart of lines, with their names at their ends."""
    points = [point for line in lines for point in line.points]
    frame = Frame(
        (min(x for x, _ in points), min(y for _, y in points)),
        (max(x for x, _ in points), max(y for _, y in points)),
    )
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">',
        "<style>text { font: 12px sans-serif }</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="20">{escape(title)}</text>',
        f'<text x="{middle}" y="{HEIGHT - 6}" text-anchor="middle">{escape(across)}</text>',
        *ticks(frame),
    ]
    for at, line in enumerate(lines):
        parts.extend(drawn(line, COLOURS[at % len(COLOURS)], frame))
    return "\n".join([*parts, "</svg>", ""])


def ticks(frame: Frame) -> list[str]:
    parts = []
    for step in range(TICKS + 1):
        value = frame.lowest[1] + step / TICKS * (frame.highest[1] - frame.lowest[1])
        y = round(frame.y(value), 1)
        parts.append(f'<path d="M{LEFT} {y}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{value:.4g}</text>')
    for value in (frame.lowest[0], frame.highest[0]):
        x = round(frame.x(value), 1)
        y = HEIGHT - BOTTOM + 16
        parts.append(f'<text x="{x}" y="{y}" text-anchor="middle">{value:g}</text>')
    return parts


def drawn(line: Line, colour: str, frame: Frame) -> list[str]:
    places = [f"{frame.x(x):.1f},{frame.y(y):.1f}" for x, y in line.points]
    x, y = line.points[-1]
    at = f'x="{frame.x(x) + 6:.1f}" y="{frame.y(y) + 4:.1f}"'
    return [
        f'<polyline points="{" ".join(places)}" fill="none" stroke="{colour}" stroke-width="2"/>',
        f'<text {at} fill="{colour}">{escape(line.name)}</text>',
    ]
