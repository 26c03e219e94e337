"""Rules printed for people and as data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text as Styled

from ziggurat.terminal.texts import rules as texts

if TYPE_CHECKING:
    from ziggurat.core.text import Language
    from ziggurat.terminal.rule_gaps import Share
    from ziggurat.terminal.rules import Rule


def page(rule: Rule, language: Language) -> Styled:
    """Statement, rulings, refusals, code and tests of one rule, one line each."""
    printed = Styled.assemble((rule.id, "bold"), f" {rule.statement}")
    sections = (
        (texts.RULING, list(rule.rulings)),
        (
            texts.REFUSAL,
            [f"{each.name} “{each.text.in_language(language)}”" for each in rule.refusals],
        ),
        (texts.CODE, [str(place) for place in rule.code] or [rule.no_code]),
        (texts.TESTS, [str(place) for place in rule.tests]),
    )
    for heading, lines in sections:
        for line in filter(None, lines):
            printed.append(f"\n  {heading.in_language(language):8}", "dim").append(f" {line}")
    return printed


def as_data(rule: Rule) -> dict[str, object]:
    return {
        "id": rule.id,
        "statement": rule.statement,
        "rulings": list(rule.rulings),
        "refusals": [
            {"name": each.name, "en": each.text.en, "fr": each.text.fr} for each in rule.refusals
        ],
        "code": [place._asdict() for place in rule.code],
        "no_code": rule.no_code,
        "tests": [place._asdict() for place in rule.tests],
    }


def share_table(shares: list[Share]) -> Table:
    table = Table()
    table.add_column("rules of")
    for heading in ("rules", "tested", "in code", "need none", "missing", "share"):
        table.add_column(heading, justify="right")
    for each in shares:
        done = each.in_code + each.without_code
        counts = (each.rules, each.tested, each.in_code, each.without_code, len(each.missing))
        table.add_row(each.book, *map(str, counts), f"{done / each.rules:.0%}")
    return table
