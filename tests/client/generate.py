"""`make generated`: write what the page takes over from Python."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import page_texts
from client import error_texts, facts, seven_wonders, typescript

SOURCES: Final = Path(__file__).parents[2] / "client" / "src"
FOLDER: Final = SOURCES / "lib" / "generated"


def files() -> dict[Path, str]:
    own = {
        FOLDER / "protocol.gen.ts": typescript.module(),
        FOLDER / "errors.gen.ts": error_texts.module(),
        SOURCES / "games" / "seven_wonders" / "facts.gen.ts": seven_wonders.module(),
    }
    printed = {
        SOURCES / "games" / game / "facts.gen.ts": content
        for game, content in facts.modules().items()
    }
    texts = {FOLDER / name: content for name, content in page_texts.modules().items()}
    return own | printed | texts


if __name__ == "__main__":
    for path, content in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
