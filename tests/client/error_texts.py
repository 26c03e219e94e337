"""The texts of the server's errors for the page, by code, as one table for each language."""

from __future__ import annotations

import json
from typing import Final

from ziggurat.core.text import languages
from ziggurat.server.room.refusals import ERROR_CODES

HEAD: Final = "// Written by `make generated` from the error codes of the server."
IMPORT: Final = 'import type { Language } from "../grammar";'


def module() -> str:
    """All of `errors.gen.ts`."""
    texts = {
        language: {code.code: code.text.in_language(language) for code in ERROR_CODES}
        for language in languages()
    }
    content = json.dumps(texts, ensure_ascii=False, indent=2)
    kind = "Record<Language, Record<string, string>>"
    return f"{HEAD}\n{IMPORT}\n\nexport const errors: {kind} = {content};\n"
