"""The table of rules: every refusal names a line of it."""

import re
from pathlib import Path

import pytest

from ziggurat.games.babel.refusals import BabelRefusal

RULES = Path(__file__).parents[3] / "docs" / "rules" / "babel.md"
IDS = re.findall(r"^- (BB-[A-Z]+-\d+) \S", RULES.read_text(encoding="utf-8"), re.MULTILINE)


def test_every_id_stands_there_once() -> None:
    assert IDS
    assert len(IDS) == len(set(IDS))


@pytest.mark.parametrize("refusal", BabelRefusal)
def test_a_refusal_names_a_rule_and_says_it_in_both_languages(refusal: BabelRefusal) -> None:
    assert refusal.rule in IDS
    assert refusal.text.en.endswith(".")
    assert refusal.text.fr.endswith(".")
    assert refusal.text.en != refusal.text.fr
