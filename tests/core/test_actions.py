"""Errors about actions say what was asked for, but not all of it."""

import pytest

from ziggurat.core.action import Action, UnknownAction
from ziggurat.core.error import shortened


def test_an_unknown_action_is_named() -> None:
    assert "There is no action 'dance'." == str(UnknownAction("dance"))


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("dance", "'dance'"),
        (3, "3"),
        ("\ud800", r"'\ud800'"),
        ("x" * 78, "'" + "x" * 78 + "'"),
        ("x" * 79, "'" + "x" * 79 + "…"),
    ],
)
def test_a_long_text_is_cut(text: object, shown: str) -> None:
    assert shown == shortened(text)


def test_most_actions_are_whole_choices() -> None:
    assert (False, False) == (Action.opens, Action.is_part)
