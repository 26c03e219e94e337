"""The plain partner: what it knows it uses, and the tower gets built."""

import pytest

from games.babble.tables import play, position
from ziggurat.ai.babble import Plain
from ziggurat.ai.bot import Place
from ziggurat.ai.match import play_match
from ziggurat.games import babble
from ziggurat.games.babble import words
from ziggurat.games.babble.table import Babble

# About half of the shares measured in 300 games (50, 70, 58, 71 %), for only a few are played here.
AT_LEAST = {2: 0.25, 3: 0.35, 4: 0.35, 5: 0.4}
GAMES = 16


def choice(game: Babble) -> str:
    seat = game.to_act()[0]
    return Plain(1).choose(Place(game, seat)).text


@pytest.mark.parametrize("players", range(2, 6))
def test_plain_partners_win_often(players: int) -> None:
    won = 0
    for number in range(GAMES):
        bots = [Plain(number * 10 + seat) for seat in range(players)]
        outcome = play_match(babble.KIND, bots, f"plain {number}", {}).game.outcome
        assert outcome is not None
        won += bool(outcome.winners)

    assert won >= AT_LEAST[players] * GAMES


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_it_never_says_a_word_that_is_known_to_fail(mode: str) -> None:
    for number in range(4):
        game = babble.new(f"known {number}", 3, mode=mode)
        while waiting := game.to_act():
            seat = waiting[0]
            action = Plain(number).choose(Place(game, seat))
            if action.text.startswith("tell"):
                _, other, word = action.text.split()
                assert word not in game.view(seat)["players"][int(other)]["lacks"]
            game.apply(seat, action)


def test_it_lets_build_whoever_can_pay_and_will_understand() -> None:
    game = position(up={1: "c01", 2: "c02"}, resources={1: "s c", 2: "s s"})

    assert "tell 1 zarum" == choice(game)


def test_it_shows_its_word_when_nobody_else_can_do_anything_useful() -> None:
    seven = "s s s s s s s"
    game = position(2, taken={0: "build bomi"}, resources={1: seven}, up={1: "c02"})
    for order in range(4):
        words.show(game, 1, order)

    assert "show build" == choice(game)


def test_told_to_build_it_chooses_the_cheaper_card() -> None:
    game = position(up={1: "c01 c05"}, resources={1: "s s c"})
    play(game, "tell 1 zarum", "show build")

    assert "build c01" == choice(game)


def test_told_to_give_it_hands_a_construction_to_whoever_can_pay() -> None:
    game = position(down={1: "c01"}, resources={2: "s c"})
    play(game, "tell 1 nipas", "show give")

    assert "give c01 to 2" == choice(game)


def test_it_throws_away_what_it_needs_least() -> None:
    game = position(up={1: "c01"}, resources={1: "s c w w w w w"}, resource_pack="w w")
    play(game, "tell 1 felko", "show draw")

    assert "discard wood" == choice(game)
