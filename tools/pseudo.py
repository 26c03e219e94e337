"""Write the translations of a made-up language: what a translator would write, made from English.

Every text is in brackets and about 40 % longer, with accents: what the page or the terminal shows
without brackets does not come from a table of texts, and what is cut off would be in German too.
`?lang=qps` shows it in the page, `ZIGGURAT_PSEUDO=1 ziggurat … --lang qps` in the terminal.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ziggurat.core.grammar import PSEUDO
from ziggurat.games.catalogue import GAMES
from ziggurat.games.translations import every_text, table_texts
from ziggurat.lessons import LESSONS
from ziggurat.lessons.lesson import lesson_texts
from ziggurat.server.admin.texts import admin_texts
from ziggurat.server.notify.texts import notification_texts
from ziggurat.server.room.refusals import server_texts
from ziggurat.terminal.translations import terminal_texts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ziggurat.core.text import Text

ROOT: Final = Path(__file__).parent.parent
SOURCES: Final = ROOT / "src" / "ziggurat"
MESSAGES: Final = ROOT / "client" / "messages"
PAGES: Final = (MESSAGES, MESSAGES / "people", MESSAGES / "learn")
ACCENTS: Final = str.maketrans("aeioucdgnsyzACDEGINOSUYZ", "áéíóúçđğñšýžÁÇĐÉĞÍÑÓŠÚÝŽ")
WORD: Final = re.compile(r"[^\W\d_]+")
PLACE: Final = re.compile(r"\{[^}]*\}|`[^`]*`|--\w+|\b\w*\d\w*\b|\b[A-Z_]{3,}\b")
PLURAL: Final = re.compile(r"(\{\w+:)([^|}]+\|[^}]+)\}")
FORM: Final = re.compile(r"^[^{]*\|\w+=")  # a term that has several forms
LEAD: Final = re.compile(r"\*\*(.+?)\*\* (.+)", re.DOTALL)


def files() -> dict[Path, str]:
    """The content of each file, by its path."""
    texts: dict[Path, Mapping[str, Text]] = {
        SOURCES / "core": table_texts(),
        SOURCES / "server": {**server_texts(), **notification_texts(), **admin_texts()},
        SOURCES / "terminal": terminal_texts(),
    }
    for kind in GAMES.values():
        lesson = lesson_texts(LESSONS[kind.name])
        texts[SOURCES / "games" / kind.name] = {**every_text(kind), **lesson}
    return {
        **{folder / f"{PSEUDO}.json": page(folder) for folder in PAGES},
        **{folder / "locale" / f"{PSEUDO}.json": locale(some) for folder, some in texts.items()},
    }


def page(folder: Path) -> str:
    """What the page itself says."""
    texts = json.loads((folder / "en.json").read_text(encoding="utf-8"))
    return written({name: pseudo(text) for name, text in texts.items()})


def locale(texts: Mapping[str, Text]) -> str:
    """The translations of some texts; those that are codes need none."""
    found = {name: pseudo(text.en) for name, text in texts.items()}
    return written({name: words for name, words in found.items() if words != texts[name].en})


def written(texts: Mapping[str, str]) -> str:
    return json.dumps(texts, ensure_ascii=False, indent=2) + "\n"


def pseudo(text: str) -> str:
    """The text in the made-up language; codes, which have no words, stay as they are."""
    if lead := LEAD.fullmatch(text):
        return f"**{pseudo(lead[1])}** {pseudo(lead[2])}"
    if FORM.search(text):
        first, *forms = text.split("|")
        others = [each.partition("=") for each in forms]
        return "|".join([pseudo(first), *[f"{name}={counted(words)}" for name, _, words in others]])
    plain = PLACE.sub("", text)
    if not WORD.search(plain) and not PLURAL.search(text):
        return text
    return f"⟦{disguised(text)}⟧"


def counted(words: str) -> str:
    """One form of a term, or those of a term that is counted."""
    return "/".join([pseudo(each) for each in words.split("/")])


def disguised(text: str) -> str:
    """Accents and longer words, except in braces; words that a number governs too."""
    found = []
    at = 0
    for place in PLACE.finditer(text):
        found += [longer(text[at : place.start()]), in_braces(place[0])]
        at = place.end()
    return "".join([*found, longer(text[at:])])


def in_braces(place: str) -> str:
    plural = PLURAL.fullmatch(place)
    return f"{plural[1]}{longer(plural[2])}}}" if plural else place


def longer(words: str) -> str:
    return re.sub("([aeiouAEIOU])", lambda vowel: vowel[0] + vowel[0].lower(), words).translate(
        ACCENTS
    )


if __name__ == "__main__":
    for path, content in files().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(content, encoding="utf-8")
