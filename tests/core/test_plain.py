"""Data from outside is read with one clear error."""

import pytest

from ziggurat.core.plain import BadPart, part, read_json


@pytest.mark.parametrize(
    "text", ['"\\ud800"', '["\\udfff"]', '{"\\ud800": 1}', '{"a": ["x", {"b": "\\ud800"}]}']
)
def test_half_a_surrogate_pair_is_found_anywhere(text: str) -> None:
    with pytest.raises(ValueError, match="half of a surrogate pair"):
        read_json(text)


def test_a_whole_surrogate_pair_is_a_character() -> None:
    assert ["🏛"] == read_json('["\\ud83c\\udfdb"]')


def test_deep_nesting_is_refused() -> None:
    with pytest.raises(ValueError, match="nested too deeply"):
        read_json("[" * 100_000)


def test_a_part_has_the_type_that_is_expected() -> None:
    assert 3 == part({"a": 3}, "a", int)
    with pytest.raises(BadPart, match=r"^\$\.a must be a whole number, not True\.$"):
        part({"a": True}, "a", int)
    with pytest.raises(BadPart, match=r"^\$\.a must be a text, not 3\.$"):
        part({"a": 3}, "a", str)
