"""The page has words for all that the server and the games send."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest

from client.typescript import collect
from ziggurat.core.text import LANGUAGES, Language
from ziggurat.games.babble.knowledge import BabbleView
from ziggurat.games.babel.knowledge import BabelView
from ziggurat.games.babylon.knowledge import BabylonView
from ziggurat.games.catalogue import GAMES
from ziggurat.games.seven_wonders.knowledge.views import SevenWondersView
from ziggurat.server.room import protocol

SERVER = Path(protocol.__file__).parents[1]
MESSAGES = Path(__file__).parents[2] / "client" / "messages"
ERRORS = {"RequestError", "NoSuchRoom"}
# `ziggurat admin` and `ziggurat bench` alone say these, in a terminal.
VIEWS = (BabelView, BabylonView, BabbleView, SevenWondersView)
# Fields that a board in words and tables leaves out, and languages.
NOT_SHOWN = {"waiting_for", "over", "previews", "en", "fr"}
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


@pytest.mark.parametrize("game", GAMES)
def test_every_setting_of_a_game_has_words(game: str) -> None:
    kind = GAMES[game]
    messages = json.loads((MESSAGES / "en.json").read_text(encoding="utf-8"))
    words = {each for option in kind.options for each in option.settings if isinstance(each, str)}
    general = {word for word in words if f"setting.{word}" in messages}

    assert words - general == set(kind.texts.settings)


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_a_view_has_a_name(game: str) -> None:
    kind, views = GAMES[game], {view.__name__.lower(): view for view in VIEWS}
    records: dict[str, str] = {}
    collect(views[f"{game.replace('_', '')}view"], records)
    fields = set(re.findall(r"^  (\w+):", "\n".join(records.values()), re.MULTILINE))
    texts = kind.texts

    assert not fields - {*texts.fields, *texts.rows, *texts.terms} - NOT_SHOWN
    assert not set(texts.fields) - fields
