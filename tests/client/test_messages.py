"""Whatever the server objects to, the page says in the reader's language."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

from ziggurat.core.text import LANGUAGES, Language
from ziggurat.games.catalogue import GAMES
from ziggurat.server.room import protocol

SERVER = Path(protocol.__file__).parents[1]
MESSAGES = Path(__file__).parents[2] / "client" / "messages"
ERRORS = {"RequestError", "NoSuchRoom"}
# `ziggurat admin` and `ziggurat bench` alone say these, in a terminal.
NOT_ON_A_PAGE = {"not_here", "not_there"}


def error_codes() -> set[str]:
    """All error codes, found by reading the server."""
    calls = [
        node
        for path in SERVER.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ERRORS
    ]
    codes = [call.args[0].value for call in calls if isinstance(call.args[0], ast.Constant)]
    return {str(code) for code in codes} - NOT_ON_A_PAGE


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_of_the_server_is_translated(language: Language) -> None:
    messages = json.loads((MESSAGES / f"{language}.json").read_text(encoding="utf-8"))

    assert "no_table" in error_codes()
    assert not {code for code in error_codes() if f"error.{code}" not in messages}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_of_a_game_has_words(language: Language) -> None:
    messages = json.loads((MESSAGES / f"{language}.json").read_text(encoding="utf-8"))
    options = [option for kind in GAMES.values() for option in kind.options]
    words = {each for option in options for each in option.settings if isinstance(each, str)}

    assert "basic" in words
    assert not {word for word in words if f"setting.{word}" not in messages}
