"""The page has words for everything that the server may send."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ziggurat.core.text import LANGUAGES, Language
from ziggurat.games.catalogue import GAMES
from ziggurat.server.room.protocol import ERROR_CODES

MESSAGES = Path(__file__).parents[2] / "client" / "messages"


def test_the_page_can_fill_every_error() -> None:
    """It knows places and plurals, but no other formats."""
    texts = [text for code in ERROR_CODES for text in (code.text.en, code.text.fr)]
    places = [place for text in texts for place in re.findall(r"\{[^}]*\}", text)]

    assert places
    assert not [place for place in places if not re.fullmatch(r"\{\w+(:[^|]+\|[^|]+)?\}", place)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_of_a_game_has_words(language: Language) -> None:
    messages = json.loads((MESSAGES / f"{language}.json").read_text(encoding="utf-8"))
    options = [option for kind in GAMES.values() for option in kind.options]
    words = {each for option in options for each in option.settings if isinstance(each, str)}

    assert "basic" in words
    assert not {word for word in words if f"setting.{word}" not in messages}
