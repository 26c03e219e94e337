"""Translations of games into further languages: one file for each game and language.

`games/GAME/locale/LANGUAGE.json` has a line for each text, under the names given here; what is not
in it is said in English.  See docs/contribute/translating.md.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from ziggurat.core.action import ActionCode
from ziggurat.core.components import ComponentsCode
from ziggurat.core.error import ErrorCode, texts_of
from ziggurat.core.kind import SettingCode
from ziggurat.core.plain import PlainCode
from ziggurat.core.record import RecordCode
from ziggurat.core.refusal import TableRefusal
from ziggurat.core.seats import SeatCode
from ziggurat.core.text import Composed, translate
from ziggurat.games.babble.component_file import CardsCode
from ziggurat.games.babylon.component_file import TilesCode

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ziggurat.core.kind import Kind
    from ziggurat.core.text import Text

FOLDER: Final = Path(__file__).parent
CORE_CODES: Final = (ActionCode, ComponentsCode, PlainCode, RecordCode, SeatCode, SettingCode)


def codes_of(kind: Kind) -> tuple[type[ErrorCode], ...]:
    """Errors that only this game has: those of its component sets."""
    return {"babble": (CardsCode,), "babylon": (TilesCode,)}.get(kind.name, ())


def every_text(kind: Kind) -> dict[str, Text]:
    """All that a game says, by the names that translations use."""
    found = {"title": kind.title, "summary": kind.summary}
    if kind.reconstructed is not None:
        found["reconstructed"] = kind.reconstructed
    parts: dict[str, Mapping[str, Text]] = {
        **kind.texts._asdict(),
        "options": {option.name: option.text for option in kind.options},
        "option_help": {option.name: option.help for option in kind.options if option.help},
        "refusals": {each.name: each.text for some in kind.refusals for each in some},
    }
    seen: set[int] = set()  # a text with two names is translated once
    for part, texts in parts.items():
        for name, text in texts.items():
            if id(text) not in seen and not isinstance(text, Composed):
                found[f"{part}.{name}"] = text
            seen.add(id(text))
    return {**found, **texts_of(*codes_of(kind))}


def table_texts() -> dict[str, Text]:
    """Refusals at any table, and errors of any game; translations are in `core/locale`."""
    refusals = {f"refusals.{refusal.name}": refusal.text for refusal in TableRefusal}
    return {**refusals, **texts_of(*CORE_CODES)}


def translate_games(kinds: Iterable[Kind]) -> None:
    translate(FOLDER.parent / "core", table_texts())
    for kind in kinds:
        translate(FOLDER / kind.name, every_text(kind))
