"""What is missing between rules, code, refusals, translations and tests."""

from __future__ import annotations

from typing import NamedTuple

from ziggurat.games.catalogue import GAMES
from ziggurat.terminal.complaint import Complaint
from ziggurat.terminal.rules import Index, Rule, checkout, rule_books, statements
from ziggurat.terminal.texts.errors import CommandCode


class Share(NamedTuple):
    """How many rules of a book are tied to tests and to code."""

    book: str
    rules: int
    tested: int
    in_code: int
    without_code: int  # by docs/rules/no-code.txt
    missing: tuple[str, ...]  # rules that should have a place in the code


def gaps(index: Index) -> list[str]:
    """Everything that is wrong with rules, tests, refusals and translations."""
    ids = [id_ for book in rule_books() for id_, _ in statements(book)]
    known = set(ids)
    return [
        *[f"no rule book for {game}" for game in GAMES if not is_book(game)],
        *[f"rule {id_} stands twice" for id_ in sorted(known) if ids.count(id_) > 1],
        *[f"no test names rule {id_}" for id_ in ids if id_ not in index.tests],
        *[f"{book} says other rules in French" for book in unlike_in_french()],
        *unknown_rules(index, known),
    ]


def code_gaps(index: Index) -> list[str]:
    """Rules without a place in the code, and rules listed as needing none that have one."""
    rules = [rule for book in rule_books() for rule in rules_in(book.stem, index)]
    return [
        *[f"no code names rule {rule.id}" for rule in rules if not rule.code and not rule.no_code],
        *[
            f"rule {rule.id} stands in no-code.txt, but {rule.code[0]} names it"
            for rule in rules
            if rule.code and rule.no_code
        ],
    ]


def shares(index: Index) -> list[Share]:
    return [share_of(book.stem, rules_in(book.stem, index)) for book in rule_books()]


def share_of(book: str, rules: list[Rule]) -> Share:
    return Share(
        book,
        rules=len(rules),
        tested=sum(bool(rule.tests) for rule in rules),
        in_code=sum(bool(rule.code) for rule in rules),
        without_code=sum(bool(rule.no_code) and not rule.code for rule in rules),
        missing=tuple(rule.id for rule in rules if not rule.code and not rule.no_code),
    )


def index_of_checkout() -> Index:
    if not (checkout() / "tests").is_dir():
        raise Complaint(CommandCode.NEEDS_CHECKOUT)
    return Index()


def rules_in(book: str, index: Index) -> list[Rule]:
    (path,) = (path for path in rule_books() if path.stem == book)
    return [index.rule(id_, statement) for id_, statement in statements(path)]


def unknown_rules(index: Index, known: set[str]) -> list[str]:
    """Mentions of rules that stand in no book."""
    prefixes = {id_.split("-")[0] for id_ in known}
    rulings = {id_ for mentioned, _ in index.rulings for id_ in mentioned}
    return [
        *[
            f"{places[0]} names unknown rule {id_}"
            for id_, places in [*index.tests.items(), *index.code.items()]
            if id_ not in known | rulings and id_.split("-")[0] in prefixes
        ],
        *[
            f"refusal {refusals[0].name}: unknown rule {id_}"
            for id_, refusals in index.refusals.items()
            if id_ not in known
        ],
        *[f"no-code.txt names unknown rule {id_}" for id_ in index.no_code if id_ not in known],
    ]


def unlike_in_french() -> list[str]:
    """The books whose translation lacks a rule, has one too many or another order."""
    french = {book.stem: [id_ for id_, _ in statements(book)] for book in rule_books("fr")}
    english = {book.stem: [id_ for id_, _ in statements(book)] for book in rule_books("en")}
    return [name for name in english | french if english.get(name) != french.get(name)]


def is_book(game: str) -> bool:
    return any(book.stem == game for book in rule_books())
