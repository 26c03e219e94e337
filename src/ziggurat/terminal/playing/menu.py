"""The options of a player: numbered, grouped when there are many, and shown in pages."""

from __future__ import annotations

from itertools import groupby, takewhile
from typing import Final, NamedTuple

MANY: Final = 6  # options of one kind that are still listed one to a line
GAP: Final = 2  # spaces between two columns


class Entry(NamedTuple):
    number: int
    kind: str  # options of one kind are grouped
    words: str


def menu(entries: list[Entry], width: int) -> list[str]:
    """The lines of a menu; many options of one kind share what they have in common."""
    lines: list[str] = []
    for _, group in groupby(entries, key=lambda entry: entry.kind):
        some = list(group)
        lines += grouped(some, width) if len(some) > MANY else listed(some)
    return lines


def listed(entries: list[Entry]) -> list[str]:
    return [f"{entry.number:4}  {entry.words}" for entry in entries]


def grouped(entries: list[Entry], width: int) -> list[str]:
    """A heading with the words that all of them have, then the rest in columns."""
    split = [entry.words.split() for entry in entries]
    before = shared(split)
    behind = shared([words[before:][::-1] for words in split])
    rests = [words[before : len(words) - behind] for words in split]
    if not all(rests):  # the shortest is contained in the others
        return in_columns([f"{entry.number:4} {entry.words}" for entry in entries], width)
    heading = [*split[0][:before], "…", *split[0][len(split[0]) - behind :]]
    cells = [
        f"{entry.number:4} {' '.join(rest)}" for entry, rest in zip(entries, rests, strict=True)
    ]
    return [f"      {' '.join(heading)}", *in_columns(cells, width)]


def shared(lists: list[list[str]]) -> int:
    """With how many words all of them begin."""
    alike = takewhile(lambda words: len(set(words)) == 1, zip(*lists, strict=False))
    return len(list(alike))


def in_columns(cells: list[str], width: int) -> list[str]:
    broad = max(map(len, cells)) + GAP
    count = max(1, width // broad)
    return [
        "".join(f"{cell:{broad}}" for cell in cells[start : start + count]).rstrip()
        for start in range(0, len(cells), count)
    ]
