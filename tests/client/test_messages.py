"""The page has words for everything that the server may send."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from client.typescript import collect
from ziggurat.games.babble.knowledge import BabbleView
from ziggurat.games.babel.knowledge import BabelView
from ziggurat.games.babylon.knowledge import BabylonView
from ziggurat.games.catalogue import GAMES
from ziggurat.games.seven_wonders.knowledge.views import SevenWondersView
from ziggurat.server.room.refusals import ERROR_CODES

MESSAGES = Path(__file__).parents[2] / "client" / "messages"
VIEWS = (BabelView, BabylonView, BabbleView, SevenWondersView)
# Fields that a board in words and tables leaves out, and languages.
NOT_SHOWN = {"waiting_for", "over", "previews", "en", "fr"}


def test_the_page_can_fill_every_error() -> None:
    """It knows places and plurals, but no other formats."""
    texts = [text for code in ERROR_CODES for text in (code.text.en, code.text.fr)]
    places = [place for text in texts for place in re.findall(r"\{[^}]*\}", text)]

    assert places
    assert not [place for place in places if not re.fullmatch(r"\{\w+(:[^|]+\|[^|]+)?\}", place)]


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
