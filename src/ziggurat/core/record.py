"""A whole game on a page: game, rules version, options, seed, and the choices in words.

ValueError
└── BadRecord         a text is no record, is damaged, or tells what cannot have happened
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Final, NamedTuple

from ziggurat.core.kind import Setting
from ziggurat.core.plain import part, read_json
from ziggurat.core.seats import Seat

FORMAT: Final = 1
SEPARATOR: Final = ", "


class BadRecord(ValueError):
    """Raised when a text is no record of a game that could have been played."""


class Taken(NamedTuple):
    """A choice that was made; the words of its parts are separated by commas."""

    seat: Seat
    words: str

    @property
    def parts(self) -> list[str]:
        return self.words.split(SEPARATOR)


class Record(NamedTuple):
    game: str
    rules_version: int
    players: int
    settings: Mapping[str, Setting]
    seed: str
    choices: tuple[Taken, ...]

    def to_text(self) -> str:
        """One line to a choice, and a checksum against damage."""
        content = self._content()
        return json.dumps({**content, "checksum": checksum(content)}, indent=1) + "\n"

    def _content(self) -> dict[str, object]:
        return {
            "ziggurat_record": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "players": self.players,
            "settings": dict(self.settings),
            "seed": self.seed,
            "choices": [f"{choice.seat} {choice.words}" for choice in self.choices],
        }


def read(text: str) -> Record:
    """The record of a text.  Raises BadRecord."""
    try:
        content = read_json(text)
    except ValueError as error:
        raise BadRecord(f"this is not a record: {error}") from error
    if not isinstance(content, dict) or content.get("ziggurat_record") != FORMAT:
        raise BadRecord(f"this is not a record of format {FORMAT}")
    claimed = content.pop("checksum", None)
    if claimed != checksum(content):
        raise BadRecord("the record is damaged: its checksum does not match")
    try:
        return record_of(content)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadRecord(f"the record is incomplete: {error}") from error


def record_of(content: dict[str, object]) -> Record:
    return Record(
        part(content, "game", str),
        part(content, "rules_version", int),
        part(content, "players", int),
        part(content, "settings", dict),
        part(content, "seed", str),
        tuple(map(choice_of, part(content, "choices", list))),
    )


def choice_of(line: str) -> Taken:
    seat, words = line.split(" ", 1)
    return Taken(int(seat), words)


def checksum(content: Mapping[str, object]) -> str:
    return sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()[:16]
