"""Every error has a code of its own, and a text in each language that takes its values."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path
from string import Formatter
from typing import TYPE_CHECKING, NamedTuple

import pytest

import ziggurat
from ziggurat.core.error import ErrorCode, fill
from ziggurat.core.refusal import Refusal
from ziggurat.core.text import LANGUAGES, Language, Text
from ziggurat.terminal.arguments.parser import TRANSLATED

if TYPE_CHECKING:
    from collections.abc import Iterator

SOURCES = Path(ziggurat.__file__).parent


def code_classes() -> Iterator[type[ErrorCode]]:
    """The lists of error codes; the refusals of games are checked with their rules."""
    for path in SOURCES.rglob("*.py"):
        if "(ErrorCode):" in path.read_text(encoding="utf-8"):
            import_module(".".join(["ziggurat", *path.relative_to(SOURCES).with_suffix("").parts]))
    yield from [each for each in ErrorCode.__subclasses__() if each is not Refusal]


CLASSES = {each.__name__: each for each in code_classes()}
CODES = [code for each in CLASSES.values() for code in each.__members__.values()]
every_code = pytest.mark.parametrize("code", CODES, ids=lambda code: code.code)


class Use(NamedTuple):
    """Where a code stands in the sources, and the values it is raised with."""

    place: str
    code: ErrorCode
    values: set[str] | None  # None: not known here


def uses() -> Iterator[Use]:
    for path in SOURCES.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        raised: set[ast.AST] = set()
        for node in ast.walk(tree):
            place = f"{path.relative_to(SOURCES)}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.Call):
                for at, argument in enumerate(node.args):
                    if (code := code_named(argument)) is not None:
                        raised.add(argument)
                        known = at == len(node.args) - 1
                        yield Use(place, code, values_of(node) if known else None)
            elif node not in raised and (code := code_named(node)) is not None:
                yield Use(place, code, None)


def code_named(node: ast.AST) -> ErrorCode | None:
    """`RequestCode.NO_TABLE`, or its text."""
    if isinstance(node, ast.Attribute) and node.attr == "text":
        return code_named(node.value)
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        codes = CLASSES.get(node.value.id)
        return codes.__members__.get(node.attr) if codes else None
    return None


def values_of(call: ast.Call) -> set[str] | None:
    names = {keyword.arg for keyword in call.keywords}
    return None if None in names else {str(name) for name in names}


USES = list(uses())


def fields_of(template: str) -> dict[str, str]:
    """The values of a text, and how each is written."""
    return {name: spec or "" for _, name, spec, _ in Formatter().parse(template) if name}


def samples(code: ErrorCode) -> dict[str, object]:
    """A number where a word depends on it, otherwise a term in both languages."""
    return {
        name: 3 if "|" in spec else Text("Hanging Gardens", "Jardins suspendus")
        for name, spec in fields_of(code.text.en).items()
    }


@every_code
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_is_rendered_with_its_values(code: ErrorCode, language: Language) -> None:
    values = samples(code)
    sentence = fill(code.text, values, language)

    assert sentence
    assert not re.search(r"[{}|\[\]]", sentence)
    assert sentence[0].isupper() or code.text.in_language(language)[0] in "{$-`"
    for name, spec in fields_of(code.text.en).items():
        shown = values[name]
        assert (shown.in_language(language) if isinstance(shown, Text) else f"3 {spec}"[:2]) in (
            sentence
        )


@every_code
def test_both_languages_take_the_same_values(code: ErrorCode) -> None:
    assert fields_of(code.text.en).keys() == fields_of(code.text.fr).keys()
    for template in (code.text.en, code.text.fr):
        assert all(spec == "" or spec.count("|") == 1 for spec in fields_of(template).values())


def test_every_situation_has_a_code_and_a_text_of_its_own() -> None:
    names, texts = [code.code for code in CODES], [code.text for code in CODES]

    assert len(CODES) > 100
    assert sorted(set(names)) == sorted(names)
    assert len(set(texts)) == len(texts)


def test_every_code_is_used() -> None:
    assert not set(CODES) - {use.code for use in USES}


def test_every_error_is_raised_with_the_values_of_its_text() -> None:
    wrong = [
        f"{use.place}: {use.code.code} with {sorted(use.values)}"
        for use in USES
        if use.values is not None and use.values != fields_of(use.code.text.en).keys()
    ]

    assert not wrong, "\n".join(wrong)


def test_what_argparse_reports_has_the_values_of_its_text() -> None:
    for pattern, code in TRANSLATED:
        assert {*re.compile(pattern).groupindex, "program"} == fields_of(code.text.en).keys()


def test_every_code_with_values_is_raised_with_them_by_name() -> None:
    """Codes that are chosen before they are raised take none, or come from argparse."""
    known = {use.code for use in USES if use.values is not None}
    without_values = {code for code in CODES if not fields_of(code.text.en)}

    assert not set(CODES) - known - without_values - {code for _, code in TRANSLATED}
