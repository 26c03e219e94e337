"""The table of Babble in the terminal: a player sees notes, says words and answers orders."""

from io import StringIO

import pytest
from rich.console import Console

from games.babble.tables import position
from ziggurat.core.seats import SPECTATOR
from ziggurat.core.text import LANGUAGES, Language
from ziggurat.games.babble import KIND, words
from ziggurat.games.babble.table import Babble
from ziggurat.terminal.speech import Speech
from ziggurat.terminal.tables import draw_table


def drawn(game: Babble, seat: int, language: Language = "en") -> str:
    out = StringIO()
    names = [f"P{each}" for each in range(game.seats)]
    console = Console(file=out, width=140, color_system=None)
    console.print(draw_table(game, seat, Speech(KIND, language, names)))
    return out.getvalue()


def line_with(text: str, word: str) -> str:
    return next(line for line in text.splitlines() if word in line)


def test_players_see_their_words_and_their_notes_on_the_others() -> None:
    game = position(taken={0: "give kelab", 1: "draw redal"}, down={0: "c09"})
    words.show(game, 1, 0)
    text = drawn(game, 0)

    assert "KELAB" in line_with(text, "P0")
    notes = line_with(text, "P1")
    assert "ZARUM " in notes
    assert "FELKO?" in notes
    assert "REDAL" not in notes
    assert "doors (1 stone, 1 cement, 1 tool), face down" in text


def test_a_spectator_sees_no_hidden_card() -> None:
    game = position(taken={0: "give kelab", 1: "draw redal"}, down={0: "c09", 1: "c10"})
    text = drawn(game, SPECTATOR)

    assert "KELAB" not in line_with(text, "P0")
    assert "doors" not in text
    assert "1 face down" in text


@pytest.mark.parametrize(("language", "word"), [("en", "reconstructed"), ("fr", "reconstitués")])
def test_the_table_says_that_the_cards_are_reconstructed(language: Language, word: str) -> None:
    assert language in LANGUAGES
    assert word in drawn(position(), 0, language)


def test_the_table_shows_confusion_and_words_laid_down() -> None:
    game = position(confusion="f1 f2")
    words.lay_down(game, 1)
    text = drawn(game, 0)

    assert "confusion 2" in text
    assert "words on the" in text
