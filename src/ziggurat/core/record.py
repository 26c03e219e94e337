"""A whole game in one text: game, rules version, options, seed, and the choices in words.

UserError
└── BadRecord         the text is not a record, is damaged, or breaks the rules
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Final, NamedTuple

from ziggurat.core.error import ErrorCode, UserError, shortened
from ziggurat.core.kind import Setting
from ziggurat.core.plain import BadPart, part, read_json
from ziggurat.core.seats import Seat
from ziggurat.core.text import Text

FORMAT: Final = 1
SEPARATOR: Final = ", "


class RecordCode(ErrorCode):
    """What is wrong with a record."""

    NOT_A_RECORD = Text(
        "This is not a saved game.",
        "Ce n'est pas une partie enregistrée.",
    )
    RECORD_FORMAT = Text(
        "The game was saved in format {found}, and this version of Ziggurat reads format"
        " {expected}. Update Ziggurat.",
        "La partie est enregistrée au format {found}, et cette version de Ziggurat lit le format"
        " {expected}. Mettez Ziggurat à jour.",
    )
    RECORD_DAMAGED = Text(
        "The file was damaged or edited after the game was saved: its checksum does not match.",
        "Le fichier a été abîmé ou modifié après l'enregistrement :"
        " sa somme de contrôle est fausse.",
    )
    RECORD_INCOMPLETE = Text(
        "The saved game is incomplete. {reason}",
        "La partie enregistrée est incomplète. {reason}",
    )
    RECORD_LINE = Text(
        "Choice {number} of the saved game is not a seat and words: {line}.",
        "Le choix {number} de la partie enregistrée n'est pas une place avec des mots : {line}.",
    )
    RECORD_OTHER_GAME = Text(
        "This is a game of {found}, not of {expected}.",
        "C'est une partie de {found}, pas de {expected}.",
    )
    RECORD_OTHER_RULES = Text(
        "The game was played with version {then} of its rules, and this version of Ziggurat has"
        " version {now}.",
        "La partie suit la version {then} de ses règles, et cette version de Ziggurat la version"
        " {now}.",
    )
    RECORD_SETTINGS = Text(
        "The game cannot be set up again. {reason}",
        "La partie ne peut pas être remise en place. {reason}",
    )
    RECORD_CHOICE = Text(
        "Choice {number} breaks the rules. {reason}",
        "Le choix {number} enfreint les règles. {reason}",
    )


class BadRecord(UserError):
    """Raised when a text is not the record of a game that could have been played."""


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
        raise BadRecord(RecordCode.NOT_A_RECORD) from error
    if not isinstance(content, dict) or "ziggurat_record" not in content:
        raise BadRecord(RecordCode.NOT_A_RECORD)
    found = content["ziggurat_record"]
    if found != FORMAT:
        raise BadRecord(RecordCode.RECORD_FORMAT, found=shortened(found), expected=FORMAT)
    claimed = content.pop("checksum", None)
    if claimed != checksum(content):
        raise BadRecord(RecordCode.RECORD_DAMAGED)
    try:
        return record_of(content)
    except BadPart as error:
        raise BadRecord(RecordCode.RECORD_INCOMPLETE, reason=error) from error


def record_of(content: dict[str, object]) -> Record:
    return Record(
        part(content, "game", str),
        part(content, "rules_version", int),
        part(content, "players", int),
        part(content, "settings", dict),
        part(content, "seed", str),
        tuple([choice_of(*each) for each in enumerate(part(content, "choices", list), start=1)]),
    )


def choice_of(number: int, line: object) -> Taken:
    seat, _, words = line.partition(" ") if isinstance(line, str) else ("", "", "")
    try:
        return Taken(int(seat), words)
    except ValueError as error:
        raise BadRecord(RecordCode.RECORD_LINE, number=number, line=shortened(line)) from error


def checksum(content: Mapping[str, object]) -> str:
    return sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()[:16]
