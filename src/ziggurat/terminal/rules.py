"""The numbered rules: what they say, where the code follows them and which tests prove them."""

from __future__ import annotations

import re
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from ziggurat.core.error import Message
from ziggurat.core.grammar import typeset
from ziggurat.core.refusal import Refusal, TableRefusal
from ziggurat.games.catalogue import GAMES
from ziggurat.terminal.complaint import Complaint
from ziggurat.terminal.rule_places import (
    Place,
    Places,
    code_places,
    mentions,
    refusing_places,
    test_places,
)
from ziggurat.terminal.texts.errors import DID_YOU_MEAN, CommandCode

if TYPE_CHECKING:
    from ziggurat.core.text import Language

PACKAGE: Final = Path(__file__).parent.parent
RULE_LINE: Final = re.compile(r"- (?P<id>[A-Z]+(?:-[A-Z0-9]+)+) (?P<statement>.+)")
RULING_LINE: Final = re.compile(r"(?:- |\| |\d+\. )(?P<text>.+?)(?: \|)?")
ALIKE: Final = 0.8  # how near a name must be to be suggested
NO_CODE_LINE: Final = re.compile(r"- (?P<ids>[A-Z][^:]+): (?P<reason>.+)")


class Rule(NamedTuple):
    id: str
    statement: str
    rulings: tuple[str, ...]
    refusals: tuple[Refusal, ...]
    code: tuple[Place, ...]
    tests: tuple[Place, ...]
    no_code: str  # why no code is needed, or empty


def checkout() -> Path:
    """The folder of the project, if the command is run in it or from it."""
    here = Path.cwd()
    return here if (here / "docs" / "rules").is_dir() else PACKAGE.parent.parent


def package() -> Path:
    """The sources to read: those of the checkout, or those installed."""
    sources = checkout() / "src" / "ziggurat"
    return sources if sources.is_dir() else PACKAGE


def rules_folder() -> Path:
    """In a checkout under docs, in an installation inside the package."""
    for folder in (checkout() / "docs" / "rules", PACKAGE / "rulebook"):
        if folder.is_dir():
            return folder
    raise Complaint(CommandCode.NO_RULES_INSTALLED)


def rule_books(language: Language = "en") -> list[Path]:
    folder = rules_folder()
    return sorted((folder if language == "en" else folder / language).glob("*.md"))


def statements(book: Path) -> list[tuple[str, str]]:
    """The rules of a book, with the signs of its language."""
    language = book.parent.name  # that of the English books is no language
    matches = map(RULE_LINE.fullmatch, book.read_text(encoding="utf-8").splitlines())
    return [(match["id"], typeset(match["statement"], language)) for match in matches if match]


def statement_of(rule: str, language: Language) -> str | None:
    """What a rule says, in any book."""
    found = {id_: text for book in rule_books(language) for id_, text in statements(book)}
    return found.get(rule.strip().upper())


def book_of(game: str, language: Language) -> Path:
    books = {book.stem: book for book in rule_books(language)}
    if game not in books:
        raise Complaint(CommandCode.NO_RULE_BOOK, name=game, books=list(books))
    return books[game]


def rule_called(name: str, language: Language) -> Rule:
    """One rule by its id.  Raises Complaint and names similar ids if there is none."""
    wanted = name.strip().upper()
    found = [rule for book in rule_books(language) for rule in statements(book)]
    for id_, statement in found:
        if id_ == wanted:
            return Index().rule(id_, statement)
    near = sorted(get_close_matches(wanted, [id_ for id_, _ in found], cutoff=ALIKE))
    hint = Message(DID_YOU_MEAN, names=near) if near else ""
    raise Complaint(CommandCode.NO_RULE, name=name, hint=hint, book=likely_book(wanted, language))


def likely_book(rule: str, language: Language) -> str:
    """The rules whose names begin like this one."""
    group = rule.partition("-")[0]
    for book in rule_books(language):
        if any(id_.partition("-")[0] == group for id_, _ in statements(book)):
            return book.stem
    return "babel"


def rules_of(game: str, language: Language) -> list[Rule]:
    book, index = book_of(game, language), Index()
    return [index.rule(id_, statement) for id_, statement in statements(book)]


class Index:
    """Everything that names a rule, found by reading the files once."""

    def __init__(self) -> None:
        self.refusals: Final = refusals_by_rule()
        self.code: Final = all_code()
        self.tests: Final = test_places(checkout() / "tests", checkout())
        self.rulings: Final = all_rulings()
        self.no_code: Final = without_code()

    def rule(self, id_: str, statement: str) -> Rule:
        cited = {ruling for ruling, _ in mentions(statement)}
        return Rule(
            id_,
            statement,
            tuple(text for ids, text in self.rulings if id_ in ids or cited & set(ids[:1])),
            tuple(self.refusals.get(id_, ())),
            tuple(self.code.get(id_, ())),
            tuple(self.tests.get(id_, ())),
            self.no_code.get(id_, ""),
        )


def refusals_by_rule() -> dict[str, list[Refusal]]:
    found: dict[str, list[Refusal]] = {}
    for enum in refusal_enums():
        for refusal in enum:
            found.setdefault(refusal.rule, []).append(refusal)
    return found


def refusal_enums() -> list[type[Refusal]]:
    return [TableRefusal, *[each for kind in GAMES.values() for each in kind.refusals]]


def all_code() -> Places:
    """Places that mention a rule, and places that refuse because of one."""
    sources = package()
    root = sources.parent.parent if sources.parent.name == "src" else sources.parent
    files = sorted([*(sources / "core").rglob("*.py"), *(sources / "games").rglob("*.py")])
    found = code_places(files, root)
    for enum in refusal_enums():
        _, layer, inner, *_ = enum.__module__.split(".")
        folder = sources / layer / (inner if layer == "games" else "")
        rules = {refusal.name: refusal.rule for refusal in enum}
        refusing = [path for path in files if path.is_relative_to(folder)]
        for rule, places in refusing_places(refusing, root, rules, enum.__name__).items():
            found.setdefault(rule, []).extend(places)
    return found


def all_rulings() -> list[tuple[list[str], str]]:
    """Every ruling with the ids it mentions, its own first."""
    books = sorted((package() / "games").glob("*/RULINGS.md"))
    lines = [line for book in books for line in book.read_text(encoding="utf-8").splitlines()]
    found = [match for match in map(RULING_LINE.fullmatch, lines) if match]
    return [([id_ for id_, _ in mentions(match["text"])], match["text"]) for match in found]


def without_code() -> dict[str, str]:
    """The rules that need no code, each with the reason."""
    lines = (rules_folder() / "no-code.txt").read_text(encoding="utf-8").splitlines()
    found = [match for match in map(NO_CODE_LINE.fullmatch, lines) if match]
    return {id_: match["reason"] for match in found for id_, _ in mentions(match["ids"])}
