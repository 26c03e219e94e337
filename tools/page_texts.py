"""What the page takes over of the texts: the grammars of languages, and what each game says."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from ziggurat.core.grammar import GRAMMARS
from ziggurat.core.refusal import TableRefusal
from ziggurat.core.text import languages
from ziggurat.games.catalogue import GAMES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ziggurat.core.kind import Kind
    from ziggurat.core.refusal import Refusal
    from ziggurat.core.text import Language, Text

NOT_IN_THE_PAGE: Final = ("drawing", "advice")  # the server sends advice in all languages


def modules() -> dict[str, str]:
    """The content of each generated file, by its name."""
    tables = {
        f"{kind.name}.{language}.gen.json": written(table(kind, language))
        for kind in GAMES.values()
        for language in languages()
    }
    return {"grammars.gen.ts": grammars(), **tables}


def written(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"


def grammars() -> str:
    table = {
        language: {
            "name": grammar.name,
            "plurals": grammar.plurals,
            "you": grammar.you,
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


def table(kind: Kind, language: Language) -> dict[str, dict[str, str]]:
    """All that a game says in one language."""
    classes: list[type[Refusal]] = [TableRefusal, *kind.refusals]
    refusals = {each.name: each.text for members in classes for each in members}
    texts: dict[str, Mapping[str, Text]] = {**kind.texts._asdict(), "refusals": refusals}
    return {
        part: sentences(some, language)
        for part, some in texts.items()
        if part not in NOT_IN_THE_PAGE
    }


def sentences(texts: Mapping[str, Text], language: Language) -> dict[str, str]:
    return {name: text.in_language(language) for name, text in texts.items()}
