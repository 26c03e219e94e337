"""A foreman's turn: orders by word, and showing a card."""

import pytest

from games.babble.tables import (
    LAST_ACTION,
    hand,
    known,
    offered,
    play,
    position,
    refusal,
    reserve,
)
from ziggurat.core.action import UnknownAction
from ziggurat.core.refusal import TableRefusal
from ziggurat.core.session import Session
from ziggurat.games import babble
from ziggurat.games.babble import BabbleRefusal
from ziggurat.games.babble.cards import WORDS
from ziggurat.games.babble.deck import NO_WORD
from ziggurat.games.babble.table import Babble


@pytest.mark.rule("BA-TUR-1", "BA-TUR-2")
def test_two_actions_of_any_kind_then_an_idea_then_the_next_foreman() -> None:
    game = position()
    before = len(game.packs[0])

    assert 2 == game.view(1)["actions_left"]
    play(game, "tell 1 wazu", "shake head")
    assert 1 == game.view(1)["actions_left"]
    assert before == len(game.packs[0])
    play(game, "show build")

    assert before - 1 == len(game.packs[0])
    assert (1, 2) == (game.foreman, game.turn)
    assert [1] == game.to_act()
    began = [event.shown for event in game.hear() if event.name == "turn_began"]
    assert [{"seat": 1}] == began


@pytest.mark.rule("BA-DEC-21")
def test_nothing_can_be_undone() -> None:
    session = Session(babble.KIND, "7", 3, {})

    for number in range(30):
        [seat] = session.game.to_act()
        options = session.game.options(seat)
        session.choose(seat, options[number % len(options)])
        assert not session.can_undo(seat)


@pytest.mark.rule("BA-TUR-1")
def test_the_foreman_cannot_pass() -> None:
    assert refusal(position(), "done") is TableRefusal.NOT_THE_QUESTION


@pytest.mark.rule("BA-TUR-3")
def test_both_orders_may_be_the_same_to_the_same_player() -> None:
    game = position()

    play(game, "tell 2 felko", "show draw", "tell 2 felko", "show draw")

    assert 4 == game.resource_total(2)
    assert 1 == game.foreman


@pytest.mark.rule("BA-TUR-4", "BA-ORD-1")
def test_an_order_goes_to_another_player() -> None:
    game = position(3)

    assert refusal(game, "tell 0 felko") is BabbleRefusal.NOT_YOURSELF
    assert refusal(game, "tell 3 felko") is BabbleRefusal.NO_SUCH_PLAYER
    assert refusal(game, "tell 1 felko") is None


@pytest.mark.rule("BA-ORD-1")
def test_any_word_of_the_game_may_be_said_even_one_known_to_fail() -> None:
    game = position()
    play(game, "tell 1 wazu", "shake head")

    assert {f"tell 1 {word}" for word in WORDS} <= offered(game)


@pytest.mark.rule("BA-T-3", "BA-ORD-2", "BA-ORD-4")
def test_understood_and_not_understood() -> None:
    game = position(taken={1: "draw redal"})

    play(game, "tell 1 redal")
    assert refusal(game, "shake head") is BabbleRefusal.YOU_UNDERSTAND
    play(game, "show draw")
    assert 2 == game.resource_total(1)
    assert "zarum redal nipas tuve" == hand(game, 1)

    play(game, "tell 1 felko")
    assert {"shake head"} == offered(game)
    play(game, "shake head")
    assert 2 == game.resource_total(1)
    assert 1 == game.foreman


@pytest.mark.rule("BA-T-4", "BA-ORD-3")
def test_the_same_word_on_two_cards() -> None:
    game = position(taken={1: "draw zarum"}, down={1: "c01"}, resources={1: "s c"})

    play(game, "tell 1 zarum")
    assert {"show build", "show draw"} == offered(game)
    assert refusal(game, "show give") is BabbleRefusal.NOT_THAT_WORD
    play(game, "show draw")

    notes = game.view(0)["players"][1]["notes"]
    assert (None, "zarum") == (notes[0]["shown"], notes[1]["shown"])
    assert 4 == game.resource_total(1)


@pytest.mark.rule("BA-T-4", "BA-ORD-3", "BA-ORD-6")
def test_three_alike_and_the_one_chosen_may_have_no_effect() -> None:
    game = position(taken={1: "draw zarum, give zarum"})

    play(game, "tell 1 zarum")
    assert {"show build", "show draw", "show give"} == offered(game)
    play(game, "show give")

    assert "" == reserve(game, 1)
    assert [0] == game.to_act()


@pytest.mark.rule("BA-ORD-5")
def test_what_is_done_is_the_order_of_the_targets_card() -> None:
    """The foreman means to let him build, but there the word means to draw."""
    game = position(taken={1: "build bomi, draw zarum"}, down={1: "c01"}, resources={1: "s c"})

    play(game, "tell 1 zarum", "show draw")

    assert () == game.tower
    assert 4 == game.resource_total(1)


@pytest.mark.rule("BA-ORD-6", "BA-T-6")
def test_an_order_without_effect_is_no_misunderstanding() -> None:
    game = position(down={1: "c09"}, resources={1: "s w"}, confusion="f9 f5")

    play(game, "tell 1 zarum", "show build")
    assert {"build nothing"} == offered(game)
    play(game, "build nothing")

    assert () == game.tower
    assert 2 == len(game.confusion)
    assert "zarum" == game.view(0)["players"][1]["notes"][0]["shown"]


@pytest.mark.rule("BA-T-12", "BA-SHO-1", "BA-SHO-2")
def test_the_foreman_shows_a_card() -> None:
    game = position(taken={0: "give kelab"}, up={0: "c01"}, down={0: "c02"})

    assert refusal(game, "show c01") is BabbleRefusal.ALREADY_FACE_UP
    assert refusal(game, "show c03") is BabbleRefusal.NOT_IN_YOUR_RESERVE
    play(game, "show give")
    assert "kelab" == known(game, owner=0, viewer=1).split()[2]
    assert "zarum felko kelab tuve" == hand(game, 0)
    assert refusal(game, "show give") is None
    play(game, "show c02")

    assert [True, True] == [each["face_up"] for each in game.view(1)["players"][0]["constructions"]]


@pytest.mark.rule("BA-SHO-2")
def test_with_a_word_card_an_action_is_always_possible() -> None:
    game = position(2, agenda=LAST_ACTION)
    game.laid = 0b10

    assert {"show build", "show draw", "show give", "show reveal"} == offered(game)


def without_words(players: int, laid: int, down: str = "", up: str = "") -> Babble:
    """Seat 1 begins a turn with an empty hand; the hands of some others lie on the table."""
    game = position(
        players, down={1: down}, up={1: up}, agenda=("NextPlayer", "DrawIdea", "PerformAction")
    )
    game.foreman = 1
    game.hands[4:8] = [NO_WORD] * 4
    game.laid = laid
    game.advance()
    return game


@pytest.mark.rule("BA-SHO-2")
@pytest.mark.parametrize("up", ["", "c02"])
def test_a_foreman_with_nothing_to_show_and_nobody_to_address_loses_the_action(up: str) -> None:
    game = without_words(3, laid=0b101, up=up)

    assert 2 == game.foreman
    assert ["had_no_action"] == [
        event.name for event in game.hear() if event.name.startswith("had_")
    ]


@pytest.mark.rule("BA-SHO-2", "BA-TUR-4")
@pytest.mark.parametrize(("laid", "others"), [(0b000, (0, 2)), (0b100, (0,)), (0b001, (2,))])
def test_a_foreman_without_words_addresses_those_who_hold_theirs(
    laid: int, others: tuple[int, ...]
) -> None:
    game = without_words(3, laid)

    assert {f"tell {other} {word}" for other in others for word in WORDS} == offered(game)


@pytest.mark.rule("BA-SHO-2")
def test_a_foreman_with_one_card_shows_it() -> None:
    game = without_words(2, laid=0b01, down="c02")
    assert {"show c02"} == offered(game)

    game = position(2, agenda=("NextPlayer", "DrawIdea", "PerformAction"))
    game.hands[:3] = [NO_WORD] * 3
    game.laid = 0b10
    game.advance()
    assert {"show reveal"} == offered(game)


@pytest.mark.parametrize("text", ["", "tell", "tell 1 babel", "tell 5 zarum", "show c17", "sing"])
def test_a_text_that_names_no_action_is_refused(text: str) -> None:
    with pytest.raises(UnknownAction):
        babble.parse(text)


def test_an_action_is_read_in_any_case_and_with_any_spaces() -> None:
    assert babble.parse("tell 1 zarum") is babble.parse("  TELL  1   Zarum ")
