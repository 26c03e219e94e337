"""Babble: what a world promises, and a bot that leaves the king's policy only for sure gains."""

from itertools import count

import pytest

from ziggurat.ai.babble.manner import KING
from ziggurat.ai.babble.marduk import BATCH, Marduk, Rival, imagined
from ziggurat.ai.babble.outlook import BY_PLAYERS, FEATURES, expected_words, features, outlook
from ziggurat.ai.babble.partner import Partner
from ziggurat.ai.bot import Place
from ziggurat.games.babble import KIND
from ziggurat.games.babble.components import ORDER_COUNT
from ziggurat.games.babble.table import Babble


def begun(players: int, seed: str = "marduk") -> Babble:
    game = KIND.begin(seed, players, {})
    assert isinstance(game, Babble)
    return game


def played(players: int, choices: int, seed: str = "marduk") -> Babble:
    """A game of kings after so many choices."""
    game = begun(players, seed)
    kings = [Partner(seat, KING) for seat in range(players)]
    for _ in range(choices):
        seat = game.to_act()[0]
        game.apply(seat, kings[seat].choose(Place(game, seat)))
    return game


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_feature_has_a_weight_for_each_number_of_players(players: int) -> None:
    game = begun(players)

    assert len(FEATURES) == len(features(game)) == len(BY_PLAYERS[players - 2])
    assert 0.3 < outlook(game) < 0.99


def test_the_outlook_of_a_game_that_is_over_is_its_result() -> None:
    game = begun(3)
    kings = [Partner(seat, KING) for seat in range(3)]
    while waiting := game.to_act():
        game.apply(waiting[0], kings[waiting[0]].choose(Place(game, waiting[0])))

    assert game.outcome is not None
    assert float(bool(game.outcome.winners)) == outlook(game)


def test_a_higher_tower_and_more_time_promise_more() -> None:
    game = begun(3)
    before = outlook(game)
    game.tower = tuple(game.constructions[0][:1])
    higher = outlook(game)
    game.packs[3] = game.packs[3][1:]

    assert before < higher
    assert outlook(game) < higher


def test_the_words_all_expect_are_those_last_shown() -> None:
    game = played(3, 30)

    expected = expected_words(game)

    assert len(expected) == 3 * ORDER_COUNT
    right = sum(expected[at] == word for at, word in enumerate(game.hands))
    assert ORDER_COUNT <= right < 3 * ORDER_COUNT


def test_few_looks_prove_nothing() -> None:
    rival = Rival(begun(2).options(0)[0])
    for _ in range(BATCH - 1):
        rival.note(0.3)
    assert 0.0 == rival.certainty()

    rival.note(0.2)

    assert rival.certainty() > 2
    assert pytest.approx((0.3 * (BATCH - 1) + 0.2) / BATCH) == rival.mean()


def test_what_is_as_often_worse_as_better_is_not_sure() -> None:
    rival = Rival(begun(2).options(0)[0])
    for number in range(64):
        rival.note(0.1 if number % 2 else -0.1)

    assert abs(rival.certainty()) < 1e-6


def test_it_plays_as_the_king_while_it_is_not_sure() -> None:
    game = played(2, 12)
    for number in range(6):
        seat = game.to_act()[0]
        king = Partner(number, KING).choose(Place(game, seat))

        assert king == Marduk(number, worlds=1).choose(Place(game, seat))
        game.apply(seat, king)


def test_worlds_agree_with_the_words_that_partners_would_have_shown() -> None:
    game = next(
        each for at in count(20) if (each := played(3, at)).agenda[-1].text == "ForemanActs"
    )
    place = Place(game, game.foreman)
    other = (game.foreman + 1) % 3
    word = game.components.words[game.word(other, 0)]

    for dream in range(10):
        world = imagined(place, {(other, 0): word}, dream)

        assert word == world.components.words[world.word(other, 0)]
