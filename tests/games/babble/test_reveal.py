"""REVEAL: up to two cards of hand and Reserve are shown."""

import pytest

from games.babble.tables import hand, known, offered, play, position, refusal
from ziggurat.core.refusal import TableRefusal
from ziggurat.games.babble import BabbleRefusal, words


@pytest.mark.rule("BA-T-11", "BA-REV-1")
def test_a_word_and_a_construction_are_shown() -> None:
    game = position(taken={1: "draw bomi"}, down={1: "c09 c10"})

    play(game, "tell 1 tuve", "show reveal")
    assert refusal(game, "show reveal") is BabbleRefusal.SHOWN_ALREADY
    play(game, "show draw")
    assert refusal(game, "show draw") is BabbleRefusal.SHOWN_ALREADY
    play(game, "show c09")

    assert "zarum bomi nipas tuve" == hand(game, 1)
    assert [True, False] == [
        each["face_up"] for each in game.view(0)["players"][1]["constructions"]
    ]
    assert "zarum bomi nipas tuve" == known(game, owner=1, viewer=0)
    assert refusal(game, "show c10") is BabbleRefusal.NOT_IN_YOUR_RESERVE
    assert [0] == game.to_act()


@pytest.mark.rule("BA-T-11")
def test_a_third_card_cannot_be_shown() -> None:
    game = position()

    play(game, "tell 1 tuve", "show reveal", "show build", "show draw")

    assert game.why_not(1, game.options(0)[-1]) is TableRefusal.NOT_YOUR_CHOICE


@pytest.mark.rule("BA-REV-1")
def test_nothing_need_be_shown_but_at_some_tables_one_card() -> None:
    game = position()
    play(game, "tell 1 tuve", "show reveal")
    assert {"done", "show build", "show draw", "show give"} == offered(game)
    play(game, "done")
    assert [0] == game.to_act()

    strict = position(min_one=True)
    play(strict, "tell 1 tuve", "show reveal")
    assert refusal(strict, "done") is BabbleRefusal.REVEAL_AT_LEAST_ONE
    play(strict, "show give", "done")
    assert [0] == strict.to_act()


@pytest.mark.rule("BA-REV-1")
def test_a_construction_that_lies_face_up_is_no_choice() -> None:
    game = position(up={1: "c01"})

    play(game, "tell 1 tuve", "show reveal")

    assert refusal(game, "show c01") is BabbleRefusal.ALREADY_FACE_UP


@pytest.mark.rule("BA-REV-1", "BA-ORD-6")
@pytest.mark.parametrize(("down", "up", "asked"), [("c01", "", 1), ("", "c01", 0), ("", "", 0)])
def test_an_order_to_reveal_is_over_without_a_card_to_show(down: str, up: str, asked: int) -> None:
    game = position(down={1: down}, up={1: up})
    for order in range(3):
        words.lose(game, 1, order)

    play(game, "tell 1 tuve", "show reveal")

    assert [asked] == game.to_act()
