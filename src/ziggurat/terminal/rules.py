"""The numbered rules, and the tests that prove them."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.table import Table

from ziggurat.core.refusal import Refusal, TableRefusal
from ziggurat.games.catalogue import GAMES
from ziggurat.terminal.complaint import Complaint
from ziggurat.terminal.texts import rules as texts

if TYPE_CHECKING:
    from ziggurat.core.text import Language

PACKAGE: Final = Path(__file__).parent.parent
RULE_LINE: Final = re.compile(r"- (?P<id>[A-Z]+(?:-[A-Z0-9]+)+) (?P<statement>.+)")


class Rule(NamedTuple):
    id: str
    statement: str
    tests: tuple[str, ...]


def checkout() -> Path:
    """The folder of the project, if the command is run in it or from it."""
    here = Path.cwd()
    return here if (here / "docs" / "rules").is_dir() else PACKAGE.parent.parent


def rule_books(language: Language = "en") -> list[Path]:
    """The files with the rules: in a checkout under docs, in an installation inside the package."""
    for folder in (checkout() / "docs" / "rules", PACKAGE / "rulebook"):
        if folder.is_dir():
            return sorted((folder if language == "en" else folder / language).glob("*.md"))
    raise Complaint("the rules are not installed")


def statements(book: Path) -> list[tuple[str, str]]:
    matches = map(RULE_LINE.fullmatch, book.read_text(encoding="utf-8").splitlines())
    return [(match["id"], match["statement"]) for match in matches if match]


def statement_of(rule: str, language: Language) -> str | None:
    """What a rule says, whatever book it stands in."""
    found = {id_: text for book in rule_books(language) for id_, text in statements(book)}
    return found.get(rule.strip().upper())


def proofs(folder: Path) -> dict[str, list[str]]:
    """For each rule id the tests that name it, found by reading the test files."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                for rule in named_rules(node):
                    found.setdefault(rule, []).append(f"{path.stem}.{node.name}")
    return found


def named_rules(test: ast.FunctionDef) -> list[str]:
    """The arguments of `@pytest.mark.rule(...)` above a test."""
    return [
        str(argument.value)
        for decorator in test.decorator_list
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule"
        for argument in decorator.args
        if isinstance(argument, ast.Constant)
    ]


def rules_of(book: Path) -> list[Rule]:
    proven = proofs(checkout() / "tests")
    return [Rule(id_, text, tuple(proven.get(id_, ()))) for id_, text in statements(book)]


def book_of(game: str, language: Language) -> Path:
    books = {book.stem: book for book in rule_books(language)}
    if game not in books:
        raise Complaint(f"there are no rules of {game!r}; there are {', '.join(books)}")
    return books[game]


def rule_table(game: str, language: Language) -> Table:
    title = texts.RULES_OF.in_language(language).format(game=game)
    table = Table(title=title, show_lines=True, title_justify="left")
    table.add_column(texts.RULE.in_language(language), no_wrap=True, style="bold")
    table.add_column(texts.STATEMENT.in_language(language), ratio=3)
    table.add_column(texts.TESTS.in_language(language), ratio=2, style="dim")
    for rule in rules_of(book_of(game, language)):
        table.add_row(rule.id, rule.statement, "\n".join(rule.tests) or "-")
    return table


def gaps() -> list[str]:
    """What is missing: untested rules, tests and refusals that name unknown rules, rules twice."""
    if not (checkout() / "tests").is_dir():
        raise Complaint("the rules are checked against the tests, so this needs a checkout")
    ids = [id_ for book in rule_books() for id_, _ in statements(book)]
    known = set(ids)
    proven = proofs(checkout() / "tests")
    return [
        *[f"no rule book for {game}" for game in GAMES if not is_book(game)],
        *[f"rule {id_} stands twice" for id_ in sorted(known) if ids.count(id_) > 1],
        *[f"no test names rule {id_}" for id_ in ids if id_ not in proven],
        *[f"{proven[id_][0]} names unknown rule {id_}" for id_ in sorted(proven.keys() - known)],
        *[f"{book} says other rules in French" for book in unlike_in_french()],
        *[f"refusal {each.name}: unknown rule {each.rule}" for each in refusals_beyond(known)],
    ]


def unlike_in_french() -> list[str]:
    """The books whose translation lacks a rule, has one too many or another order."""
    french = {book.stem: [id_ for id_, _ in statements(book)] for book in rule_books("fr")}
    english = {book.stem: [id_ for id_, _ in statements(book)] for book in rule_books("en")}
    return [name for name in english | french if english.get(name) != french.get(name)]


def refusals_beyond(known: set[str]) -> list[Refusal]:
    """Refusals that name no rule of any book."""
    enums: list[type[Refusal]] = [TableRefusal, *[kind.refusals for kind in GAMES.values()]]
    return [member for refusals in enums for member in refusals if member.rule not in known]


def is_book(game: str) -> bool:
    return any(book.stem == game for book in rule_books())
