"""All texts for players, and our documents, use the terms of docs/glossary.md."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

from ziggurat.core.text import LANGUAGES, Language, Text
from ziggurat.games.catalogue import GAMES
from ziggurat.games.translations import every_text, table_texts
from ziggurat.lessons import LESSONS
from ziggurat.lessons.lesson import lesson_texts
from ziggurat.server.admin.texts import admin_texts
from ziggurat.server.notify.texts import notification_texts
from ziggurat.server.room.refusals import server_texts
from ziggurat.terminal.translations import terminal_texts

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
MESSAGES = ROOT / "client" / "messages"
DOCS = ROOT / "docs"
RULES = DOCS / "rules"
EVERYWHERE = "Everywhere"
SECTIONS = {
    "babel": "Babel",
    "babylon": "Babylon",
    "babble": "Babble",
    "seven_wonders": "7 Wonders",
}


class Variant(NamedTuple):
    """A wording that the glossary rejects, and the term to use instead."""

    words: str
    term: str
    language: Language

    def found_in(self, sentence: str) -> bool:
        same_but_for_capitals = has_words(singular(self.term), singular(self.words))
        # The names of values are not shown, and those of fields in a file are no words.
        shown = re.sub(r"\{\w+|\$\.\w+", "{", sentence)
        return has_words(shown, self.words, re.NOFLAG if same_but_for_capitals else re.IGNORECASE)


def has_words(sentence: str, words: str, flags: re.RegexFlag = re.NOFLAG) -> bool:
    return bool(re.search(rf"(?<!\w){re.escape(words)}(?!\w)", sentence, flags))


def singular(words: str) -> str:
    return re.sub(r"s\b", "", words.lower())


class Source(NamedTuple):
    """Texts of one place in one language, by a name to find them by."""

    name: str
    game: str  # "" if they are about no game in particular
    language: Language
    texts: dict[str, str]


def variants(section: str) -> list[Variant]:
    part = re.split(rf"^## {section}$", GLOSSARY, flags=re.MULTILINE)[1].partition("\n## ")[0]
    found: list[Variant] = []
    for line in part.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|") or len(cells) < 4:
            continue
        for language, term, rejected in zip(LANGUAGES, cells[:2], cells[2:4], strict=True):
            found += [Variant(words, term, language) for words in re.findall("`(.+?)`", rejected)]
    return found


def sources() -> Iterator[Source]:
    for language in LANGUAGES:
        for name in GAMES:
            texts = {key: text.in_language(language) for key, text in texts_of(name).items()}
            yield Source(f"games/{name}", name, language, texts)
        for folder in (MESSAGES, MESSAGES / "people"):
            yield from_file(folder / f"{language}.json", "", language)
        terminal = {key: text.in_language(language) for key, text in terminal_texts().items()}
        yield Source("terminal", "", language, terminal)
        server = {**server_texts(), **notification_texts(), **admin_texts()}
        said = {key: text.in_language(language) for key, text in server.items()}
        yield Source("server", "", language, said)
    for language, folder in (("en", RULES), ("fr", RULES / "fr")):
        for book in sorted(folder.glob("*.md")):
            name = next((name for name in GAMES if book.stem.startswith(name)), "")
            yield Source(str(book.relative_to(ROOT)), name, language, lines_of(book))


def documents() -> Iterator[Source]:
    """Our own prose; the glossary names what it rejects, and protocol.md is generated."""
    unread = {DOCS / "glossary.md", DOCS / "protocol.md"}
    pages = [ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "Makefile", *DOCS.rglob("*.md")]
    for page in sorted(pages):
        if page not in unread and RULES not in page.parents:
            yield Source(str(page.relative_to(ROOT)), "", "en", lines_of(page))


def lines_of(page: Path) -> dict[str, str]:
    lines = page.read_text(encoding="utf-8").splitlines()
    return {f"line {number}": line for number, line in enumerate(lines, 1)}


def texts_of(game: str) -> dict[str, Text]:
    """All that a game says: texts, options, refusals and its lesson."""
    return {**every_text(GAMES[game]), **table_texts(), **lesson_texts(LESSONS[game])}


def from_file(path: Path, game: str, language: Language) -> Source:
    texts = dict(strings(json.loads(path.read_text(encoding="utf-8"))))
    return Source(str(path.relative_to(ROOT)), game, language, texts)


def strings(data: object, key: str = "") -> Iterator[tuple[str, str]]:
    """Every string in plain data, with the way to it."""
    if isinstance(data, str):
        yield key, data
    elif isinstance(data, dict):
        for name, value in data.items():
            yield from strings(value, f"{key}.{name}")
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from strings(value, f"{key}.{number}")


@pytest.mark.parametrize(
    "source", [*sources(), *documents()], ids=lambda source: f"{source.name}-{source.language}"
)
def test_texts_use_the_terms_of_the_glossary(source: Source) -> None:
    rejected = variants(EVERYWHERE) + (variants(SECTIONS[source.game]) if source.game else [])
    wrong = [
        f"{key}: {sentence!r} says {variant.words!r} for {variant.term!r}"
        for key, sentence in source.texts.items()
        for variant in rejected
        if variant.language == source.language and variant.found_in(sentence)
    ]

    assert source.texts
    assert not wrong, "\n".join(wrong)


def test_every_game_has_a_section_with_variants() -> None:
    assert set(SECTIONS) == set(GAMES)
    for section in (EVERYWHERE, *SECTIONS.values()):
        assert variants(section)


def test_a_rejected_wording_is_noticed() -> None:
    tile = Variant("tuile de la Tour", "tuile Babel", "fr")
    age = Variant("âge", "Âge", "fr")

    assert tile.found_in("Tuile de la tour")
    assert not tile.found_in("tuile Babel")
    assert age.found_in("à cet âge")
    assert not age.found_in("L'Âge II")
    assert not age.found_in("un étage")
