"""Component sets: files with the faces of cards or tiles, checked before they are used."""

import copy
import json

import pytest

from ziggurat.core.components import BadComponents, ComponentSet, check_count, read_components
from ziggurat.core.kind import BadSetting, SettingCode
from ziggurat.core.plain import BadPart
from ziggurat.games import babylon

CLUB: dict[str, object] = {"ziggurat_components": 1, "game": "babble", "name": "club-2", "x": [1]}


def test_a_set_is_known_by_its_name_and_a_digest_of_its_content() -> None:
    key, content = read_components(json.dumps(CLUB), "babble")

    assert "club-2-0b6ddd2e26d4" == key
    assert CLUB == content


def test_the_layout_of_the_file_does_not_matter() -> None:
    backwards = dict(reversed(CLUB.items()))

    assert read_components(json.dumps(CLUB), "babble") == read_components(
        json.dumps(backwards, indent=4), "babble"
    )


def test_another_content_is_another_set() -> None:
    key, _ = read_components(json.dumps({**CLUB, "x": [2]}), "babble")

    assert key.startswith("club-2-")
    assert "club-2-0b6ddd2e26d4" != key


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"ziggurat_components": 2}, r"\$.ziggurat_components must be 1"),
        ({"ziggurat_components": 0}, r"\$.ziggurat_components must be 1"),
        ({"ziggurat_components": "1"}, "must be a whole number, not '1'"),
        ({"ziggurat_components": True}, "must be a whole number, not True"),
        ({"game": "babylon"}, r"\$.game must be 'babble', not 'babylon'"),
        ({"game": None}, r"\$.game must be a text"),
        ({"name": "standard"}, r"\$.name must be 1 to 31 lower-case letters"),
        ({"name": "Club"}, r"\$.name must be 1 to 31 lower-case letters"),
        ({"name": ""}, r"\$.name must be 1 to 31 lower-case letters"),
        ({"name": "x" * 32}, r"\$.name must be 1 to 31 lower-case letters"),
        ({"name": "\ud800"}, "surrogate"),
    ],
)
def test_a_file_that_is_no_set_of_the_game_is_refused(
    change: dict[str, object], complaint: str
) -> None:
    with pytest.raises(BadPart, match=complaint):
        read_components(json.dumps({**CLUB, **change}), "babble")


@pytest.mark.parametrize("missing", ["ziggurat_components", "game", "name"])
def test_a_file_that_lacks_something_is_refused(missing: str) -> None:
    rest = {key: value for key, value in CLUB.items() if key != missing}

    with pytest.raises(BadPart, match=rf"\$.{missing} is missing"):
        read_components(json.dumps(rest), "babble")


@pytest.mark.parametrize("text", ["", "[]", "3", "null", "[" * 100_000, "9" * 5_000])
def test_what_is_no_json_object_is_refused(text: str) -> None:
    with pytest.raises(BadPart, match=r"not a component set|\$ must be an object"):
        read_components(text, "babble")


def test_a_set_never_changes_so_a_copy_is_the_set_itself() -> None:
    components = ComponentSet("standard")

    assert components is copy.copy(components) is copy.deepcopy(components)


def test_a_list_has_the_length_that_is_expected() -> None:
    check_count([1, 2], 2, "$.tiles")
    with pytest.raises(BadComponents, match=r"^\$\.tiles\b.*\b3\b.*\b2\b"):
        check_count([1, 2], 3, "$.tiles")


def test_a_set_that_was_not_loaded_cannot_be_chosen() -> None:
    with pytest.raises(BadSetting, match="'club-2'") as refused:
        babylon.KIND.complete({"components": "club-2"})
    assert SettingCode.COMPONENTS_NOT_LOADED is refused.value.code
