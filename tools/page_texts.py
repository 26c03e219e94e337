"""What the page takes over of the texts: the grammars of languages, and what each game says."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from ziggurat.core.grammar import GRAMMARS
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
    texts = {f"{kind.name}.gen.ts": module(kind) for kind in GAMES.values()}
    return {"grammars.gen.ts": grammars(), **texts}


def grammars() -> str:
    table = {
        language: {
            "name": grammar.name,
            "plurals": grammar.plurals,
            "elidesBefore": grammar.elides_before,
            "thinBefore": grammar.thin_before,
            "thinAfter": grammar.thin_after,
        }
        for language, grammar in GRAMMARS.items()
    }
    content = json.dumps(table, ensure_ascii=False, indent=2)
    return (
        "// Written by `make generated` from `core/grammar.py`.\n"
        'import type { Grammar } from "../grammar";\n\n'
        f"export const GRAMMARS: Record<string, Grammar> = {content};\n"
    )


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
