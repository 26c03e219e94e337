"""The texts of games for the page: what Python says in both languages, as one table a language."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from ziggurat.core.refusal import TableRefusal
from ziggurat.core.text import LANGUAGES
from ziggurat.games.catalogue import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ziggurat.core.kind import Kind
    from ziggurat.core.refusal import Refusal
    from ziggurat.core.text import Language, Text

HEAD: Final = "// Written by `make generated` from the texts of the game."
IMPORT: Final = 'import type { GameTexts } from "../phrasebook";'


def modules() -> dict[str, str]:
    """The content of each generated file, by its name."""
    return {f"{kind.name}.gen.ts": module(kind) for kind in GAMES.values()}


def module(kind: Kind) -> str:
    tables = {language: table(kind, language) for language in LANGUAGES}
    content = json.dumps(tables, ensure_ascii=False, indent=2)
    return f"{HEAD}\n{IMPORT}\n\nexport const texts: GameTexts = {content};\n"


def table(kind: Kind, language: Language) -> dict[str, dict[str, str]]:
    texts = kind.texts
    return {
        "terms": sentences(texts.terms, language),
        "actions": sentences(texts.actions, language),
        "events": sentences(texts.events, language),
        "reasons": sentences(texts.reasons, language),
        "rows": sentences(texts.rows, language),
        "prompts": sentences(texts.prompts, language),
        "refusals": refusals([TableRefusal, *kind.refusals], language),
    }


def sentences(texts: Mapping[str, Text], language: Language) -> dict[str, str]:
    return {name: text.in_language(language) for name, text in texts.items()}


def refusals(classes: Iterable[type[Refusal]], language: Language) -> dict[str, str]:
    members = [member for each in classes for member in each]
    return {member.name: member.text.in_language(language) for member in members}
