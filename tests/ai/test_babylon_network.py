"""Babylon: what a network sees of a garden, and the bot that asks it."""

from pathlib import Path

import pytest

from walks import walk
from ziggurat.ai.babylon.encoding import PAIR, SIZE, VERSION, encode
from ziggurat.ai.babylon.king import King
from ziggurat.ai.babylon.marduk import POINTS, Marduk, growth
from ziggurat.ai.bot import Place
from ziggurat.ai.network import save
from ziggurat.games.babylon import KIND, Babylon
from ziggurat.train.babylon import BabylonCourse, appraised

EFFORT = 0.01


def walked(players: int, seed: int) -> list[Babylon]:
    """Positions of a game of random choices."""
    found = [game.copy() for game in walk((KIND, players, {}), seed)]
    assert all(isinstance(game, Babylon) for game in found)
    return [game for game in found if isinstance(game, Babylon)][::7]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_encoding(players: int) -> None:
    for number, game in enumerate(walked(players, players)):
        if game.outcome is None:
            for seat in range(players):
                world = game.imagine(number % players, number)
                assert isinstance(world, Babylon)
                assert encode(game, seat) == encode(world, seat)


def test_every_input_has_a_number_below_the_size() -> None:
    for game in walked(4, 9):
        for seat in range(4):
            on = encode(game, seat)
            assert 0 <= min(on)
            assert max(on) < SIZE


def test_a_garden_that_grows_is_another_one() -> None:
    first, *_, last = walked(2, 5)

    assert encode(first, 0) != encode(last, 0)
    assert any(number >= PAIR for number in encode(last, 0))


def constant(path: Path, value: int) -> Path:
    """A network that says the same of every garden, in points."""
    sizes = [SIZE, 2, 2, 1]
    weights = [0] * (SIZE * 2 + 2 + 4 + 2 + 2)
    bias = round(1024 * value / POINTS)
    save(path, {"encoding": VERSION, "sizes": sizes}, [*weights, bias])
    return path


def test_what_the_network_says_is_added_to_the_appraisal(tmp_path: Path) -> None:
    more = Marduk(1, constant(tmp_path / "more.net", 20))
    game = walked(2, 5)[3]
    *_, over = walk((KIND, 2, {}), 5)
    king = King(1)

    assert isinstance(over, Babylon)
    assert over.outcome is not None
    assert king._worth(over, 0) == more._worth(over, 0)  # noqa: SLF001
    plain = king._worth(game, 0) + growth(game)  # noqa: SLF001
    assert pytest.approx(plain + 20, abs=0.01) == more._worth(game, 0)  # noqa: SLF001


def test_a_network_that_says_nothing_plays_as_the_king(tmp_path: Path) -> None:
    silent = constant(tmp_path / "silent.net", 0)
    game = KIND.begin("silent", 2, {})
    for number in range(8):
        seat = game.to_act()[0]
        place = Place(game, seat, EFFORT)
        choice = King(number).choose(place)

        assert choice == Marduk(number, silent).choose(place)
        game.apply(seat, choice)


def test_a_game_of_the_course_ends_with_the_scores_to_learn() -> None:
    samples = BabylonCourse().play("course 3", ())

    assert samples == BabylonCourse().play("course 3", ())
    assert len(samples) >= 16
    assert all(
        sample.result * POINTS == pytest.approx(round(sample.result * POINTS)) for sample in samples
    )
    assert samples[0].estimate < samples[-1].estimate <= 20


def test_the_estimate_is_what_the_king_thinks() -> None:
    game = walked(2, 5)[3]

    assert King(1)._worth(game, 1) == appraised(game, 1)  # noqa: SLF001
