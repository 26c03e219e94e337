"""The table of 7 Wonders in a terminal."""

from io import StringIO

import pytest
from rich.console import Console

from walks import Case, walk
from ziggurat.core.seats import SPECTATOR, Seat
from ziggurat.core.text import Language
from ziggurat.games import seven_wonders
from ziggurat.games.catalogue import GAMES
from ziggurat.games.seven_wonders import SevenWonders
from ziggurat.terminal.speech import Speech
from ziggurat.terminal.tables import draw_table

KIND = GAMES["seven_wonders"]


def drawn(game: SevenWonders, seat: Seat, language: Language = "en") -> str:
    out = StringIO()
    speech = Speech(KIND, language, [f"P{each}" for each in range(game.seats)])
    Console(file=out, width=160).print(draw_table(game, seat, speech))
    return out.getvalue()


@pytest.mark.parametrize("wonders", ["dealt", "drafted"])
def test_every_position_can_be_drawn_for_every_seat(wonders: str) -> None:
    case: Case = (KIND, 2, {"modules": "both", "wonders": wonders})
    for number, game in enumerate(walk(case, 1)):
        assert isinstance(game, SevenWonders)
        if number % 9 == 0:
            for seat in (SPECTATOR, 0, 1):
                assert "Free City" in drawn(game, seat)
                assert "Cité franche" in drawn(game, seat, "fr")


def test_only_the_own_hand_is_drawn() -> None:
    game = seven_wonders.new(3, 3)
    card = next(name for name in game.view(0)["cities"][0]["hand"] or [])
    title = KIND.texts.terms[card].en

    assert title in drawn(game, 0)
    assert title not in drawn(game, SPECTATOR)


def test_a_sealed_choice_is_read_back_to_its_seat() -> None:
    game = seven_wonders.new(3, 3)
    game.play(0, game.options(0)[-1])

    assert "You have chosen: Discard for 3 coins" in drawn(game, 0)
    assert "You have chosen" not in drawn(game, 1)


def test_before_the_first_age_there_is_no_turn() -> None:
    game = KIND.begin("3", 2, {"wonders": "chosen"})
    assert isinstance(game, SevenWonders)

    assert "before the first Age" in drawn(game, 0)
    assert "turn 0" not in drawn(game, 0)
