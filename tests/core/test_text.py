"""Sentences for people.  The cases of messages.json are also held to the page's phrasebook."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ziggurat.core import text
from ziggurat.core.grammar import GRAMMARS, PSEUDO, holds, plural_form
from ziggurat.core.outcome import ranks_of
from ziggurat.core.text import Phrasebook, Text, languages, offered_languages, translate

CASES = json.loads((Path(__file__).parent / "messages.json").read_text(encoding="utf-8"))


def in_one_language(language: str, words: str) -> Text:
    found = Text(words if language == "en" else "", words if language == "fr" else "")
    found.others[language] = words
    return found


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["said"])
def test_a_text_is_filled_with_values(case: dict[str, object]) -> None:
    language, words, values = case["language"], case["text"], case["values"]
    names, terms = case.get("names", []), case.get("terms", {})
    assert isinstance(language, str)
    assert isinstance(words, str)
    assert isinstance(values, dict)
    assert isinstance(names, list)
    assert isinstance(terms, dict)
    reader = case.get("reader", -1)
    assert isinstance(reader, int)
    known = {term: in_one_language(language, each) for term, each in terms.items()}
    book = Phrasebook(language, known, names, reader)

    assert case["said"] == book.say(in_one_language(language, words), values)


def test_plural_rules_are_those_of_cldr() -> None:
    assert [1, 0, 1, 1] == [plural_form("en", number) for number in (0, 1, 2, 11)]
    assert [0, 0, 1, 1] == [plural_form("fr", number) for number in (0, 1, 2, 11)]
    polish = [plural_form("pl", number) for number in (0, 1, 2, 5, 12, 21, 22)]
    assert [2, 0, 1, 2, 2, 2, 1] == polish
    russian = [plural_form("ru", number) for number in (0, 1, 2, 5, 11, 21, 22, 112)]
    assert [2, 0, 1, 2, 2, 0, 1, 2] == russian


def test_a_plural_rule_may_have_alternatives() -> None:
    rule = "n % 10 = 0,5..9 or n % 100 = 12..14"

    assert [10, 12, 13, 14, 15] == [number for number in range(10, 16) if holds(rule, number)]


def test_the_last_plural_category_takes_all_other_numbers() -> None:
    for grammar in GRAMMARS.values():
        assert all(rule for _, rule in grammar.plurals[:-1])
        assert not grammar.plurals[-1][1]


def test_a_translation_is_a_file_next_to_the_texts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text, "translated", [])
    texts = {"end": Text("End", "Terminer"), "draw": Text("Draw", "Piocher")}
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "pl.json").write_text('{"end": "Koniec", "old": "Stary"}')
    translate(tmp_path, texts)

    assert ("en", "fr", "pl") == languages()
    assert "Koniec" == texts["end"].in_language("pl")
    assert "Draw" == texts["draw"].in_language("pl")  # not translated
    assert "Terminer" == texts["end"].in_language("fr")


def test_the_made_up_language_is_offered_only_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text, "translated", ["pl", PSEUDO])
    monkeypatch.delenv(text.PSEUDO_VARIABLE, raising=False)
    assert ("en", "fr", "pl") == offered_languages()

    monkeypatch.setenv(text.PSEUDO_VARIABLE, "1")
    assert ("en", "fr", "pl", PSEUDO) == offered_languages()


def test_equal_scores_share_a_rank() -> None:
    assert (1, 3, 1) == ranks_of([(9, 2), (9, 1), (9, 2)])


def test_texts_are_equal_if_their_words_are() -> None:
    end = Text("End", "Terminer")

    assert end == Text("End", "Terminer")
    assert hash(end) == hash(Text("End", "Terminer"))
    assert end != Text("End", "Fin")
    assert end != Text("Stop", "Terminer")
    assert end != "End"
