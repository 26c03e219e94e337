"""A garden in plain characters, for terminals, tests and screen readers.

Seen from above, every hole shows its storey.  Storey by storey, every place shows the letter of its
terrace and what is on it: small letters are icons of free places, capitals what stands there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.babylon.components import SIDE

if TYPE_CHECKING:
    from ziggurat.games.babylon.garden_view import GardenView

NOTHING: Final = "--"
HIDDEN: Final = "#"
BARE: Final = "."
LETTERS: Final = {
    "blank": "o",
    "stairs": "s",
    "fountain": "f",
    "bridge": "b",
    "statue": "t",
    "belvedere": "v",
}


def from_above(garden: GardenView) -> str:
    """The storey that is seen at each hole; a point where the board shows."""
    rows = [[str(height) if height else BARE for height in row] for row in garden["heights"]]
    return grid(rows)


def storey(garden: GardenView, level: int) -> str:
    """One storey: `Af` is a free fountain icon on terrace A, `A#` a place that a tile hides."""
    rows = [[NOTHING] * SIDE for _ in range(SIDE)]
    standing = {
        tuple(place): piece["kind"] for piece in garden["pieces"] for place in piece["places"]
    }
    for index, terrace in enumerate(garden["terraces"]):
        west, north, own = terrace["anchor"]
        for corner, icon in enumerate(terrace["icons"]):
            x, y = west + corner % 2, north + corner // 2
            piece = standing.get((x, y, level))
            sign = LETTERS[icon] if piece is None else LETTERS.get(piece, HIDDEN).upper()
            if garden["heights"][y][x] > level:
                sign = HIDDEN
            if own == level:
                rows[y][x] = f"{letter(index)}{sign}"
    return grid(rows)


def storeys(garden: GardenView) -> list[str]:
    """Every storey that has a terrace, the lowest first."""
    highest = max(map(max, garden["heights"]))
    return [storey(garden, level) for level in range(1, highest + 1)]


def letter(index: int) -> str:
    """The name of a terrace: A for the first that was laid."""
    return chr(ord("A") + index)


def grid(rows: list[list[str]]) -> str:
    width = len(rows[0][0])
    head = " ".join([f"{column:<{width}}" for column in "abcdefgh"])
    lines = [f"{number} {' '.join(row)}" for number, row in enumerate(rows, start=1)]
    return "\n".join([f"  {head}".rstrip(), *lines])
