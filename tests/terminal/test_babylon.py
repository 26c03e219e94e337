"""Babylon at the terminal."""

import re
import sys
from io import StringIO

import pytest
from rich.console import Console

from terminal.shell import plain
from ziggurat.core.seats import SPECTATOR
from ziggurat.core.session import Session
from ziggurat.core.text import Language
from ziggurat.games.babylon import KIND
from ziggurat.terminal.playing.table import TerminalTable
from ziggurat.terminal.screen import Screen
from ziggurat.terminal.speech import Speech
from ziggurat.terminal.tables import draw_table


def at_the_table(monkeypatch: pytest.MonkeyPatch, typed: str, language: Language) -> str:
    """What a person sees who types these lines; all four seats are people."""
    out = StringIO()
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stdin", StringIO(typed))
    monkeypatch.setenv("COLUMNS", "110")
    session = Session(KIND, "3", 4, {})
    names = ["Ada", "Ben", "Cleo", "Dan"]
    TerminalTable(session, [None] * 4, Speech(KIND, language, names), Screen(language)).run()
    return plain(out.getvalue())


STEPS = "\ndig b2\nlay dug\nat h8 storey 1\nat c3 st 1\nturned 1\nturned 2\non s s s n\n"


def test_a_tile_is_laid_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = at_the_table(monkeypatch, STEPS, "en")

    assert "The tile would reach beyond the edge of your board. (BY-B-06)" in shown
    assert "Its north-west corner above c3, on storey 1" in shown
    assert "Rotation: 270° clockwise" in shown
    assert "On these supports (NW, NE, SW, SE): single, single, single, none" in shown
    assert "would change the score: on single single single single +2" in shown
    assert "That is not what is being asked now. (CO-ACT-3)" in shown
    assert "The tile prints are reconstructed" in shown


def test_the_table_shows_the_prompt_and_a_part_can_be_undone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown = at_the_table(monkeypatch, "\ndig b2\nlay dug\nat c3 storey 1\nundo\nundo\nend\n", "en")

    asked = [line for line in shown.splitlines() if line.startswith(("Choose", "Place", "Store"))]
    assert [
        "Place a tile, or end building.",
        "Choose where to place the tile you dug.",
        "Choose its rotation.",
        "Choose where to place the tile you dug.",
        "Place a tile, or end building.",
    ] == asked[:5]
    assert asked[5].startswith("Store the tile you dug and lose the start tile")


def test_a_placement_is_undone_part_by_part(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = "\ndig b2\nlay dug\nat c3 st 1\nback\nundo\nundo\n"
    shown = at_the_table(monkeypatch, typed, "en")

    first, second, _ = shown.split("Undone.\n")
    assert "Rotation" in first.splitlines()[-3]
    assert "above c3, on storey 1" in second
    assert "You cannot undo: your last choice has revealed something." in shown


def test_before_the_first_round_there_is_no_round() -> None:
    game = Session(KIND, "3", 2, {}).game
    out = StringIO()
    Console(file=out).print(draw_table(game, 0, Speech(KIND, "en", ["Ada", "Ben"])))
    assert "before round 1" in out.getvalue()
    assert "round 0" not in out.getvalue()


def test_a_place_alone_means_what_is_asked_now(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = at_the_table(monkeypatch, "\ndig b2\nlay dug\nh8\n", "en")

    assert "The tile would reach beyond the edge of your board. (BY-B-06)" in shown
    assert "Which one?" not in shown  # no storey is possible


def test_flowers_are_abbreviated_in_french(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = at_the_table(monkeypatch, "\n", "fr")

    assert {"bl", "ro", "ja", "vi"} == set(re.findall(r"✿(\w\w)", shown))


def test_the_table_speaks_french(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = at_the_table(monkeypatch, STEPS, "fr")

    assert "Poser la tuile creusée" in shown
    assert "La tuile dépasserait du bord de votre plateau. (BY-B-06)" in shown
    assert "Rotation : 90° dans le sens horaire" in shown
    assert "vu de dessus" in shown


def test_everybody_sees_the_same_table_with_their_own_garden_last() -> None:
    session = Session(KIND, "3", 4, {})
    speech = Speech(KIND, "en", ["Ada", "Ben", "Cleo", "Dan"])
    for seat in (SPECTATOR, 0, 2):
        out = StringIO()
        Console(file=out, width=110, color_system=None).print(
            draw_table(session.game, seat, speech)
        )
        order = sorted(speech.names, key=out.getvalue().index)
        assert order[-1] == speech.names[seat]
