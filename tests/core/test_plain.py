"""Data from outside is read with one clear error."""

import pytest

from ziggurat.core.plain import BadPart, check_keys, one_of, part, read_json


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


def test_a_name_is_replaced_by_its_number_in_a_list() -> None:
    assert [0, 1] == [one_of(name, ("stone", "clay"), "$.x") for name in ("stone", "clay")]


@pytest.mark.parametrize(("value", "shown"), [("wood", "'wood'"), (1, "1"), (None, "None")])
def test_a_name_that_is_not_in_the_list_is_refused(value: object, shown: str) -> None:
    with pytest.raises(BadPart, match=rf"^\$\.x must be one of stone, clay, not {shown}\.$"):
        one_of(value, ("stone", "clay"), "$.x")


def test_keys_may_be_needed_or_optional_but_not_unknown() -> None:
    check_keys({"a": 1}, ("a",), ("b",), "$")
    check_keys({"a": 1, "b": 2}, ("a",), ("b",), "$")
    with pytest.raises(BadPart, match=r"^\$\.a is missing\.$"):
        check_keys({"b": 2}, ("a",), ("b",), "$")
    with pytest.raises(BadPart, match=r"^\$\.c\b"):
        check_keys({"a": 1, "c": 3}, ("a",), ("b",), "$")
