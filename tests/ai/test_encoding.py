"""Encodings: they follow from what a seat knows, and from nothing else."""

import pytest

from games.babel.tables import FIRST, SECOND, position
from walks import Chance, walk
from ziggurat.ai.babel import encoding as babel
from ziggurat.games.babel import KIND, Babel
from ziggurat.games.babel.components import ASSYRIANS, MEDES


@pytest.mark.parametrize("seed", range(6))
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_encoding(seed: int) -> None:
    chance = Chance(seed)
    for number, game in enumerate(walk((KIND, 2, {}), seed)):
        if number % 5 == 0 and game.outcome is None:
            assert isinstance(game, Babel)
            for seat in (0, 1):
                world = game.imagine(seat, chance.below(10**6))
                assert isinstance(world, Babel)
                assert babel.encode(game, seat) == babel.encode(world, seat)


@pytest.mark.parametrize("seed", range(3))
def test_every_input_has_a_number_below_the_size(seed: int) -> None:
    for game in walk((KIND, 2, {}), seed):
        assert isinstance(game, Babel)
        on = babel.encode(game, 0) + babel.encode(game, 1)
        assert 0 <= min(on)
        assert max(on) < babel.SIZE


def test_the_hand_counts_for_its_owner_only() -> None:
    one, other = position(hand="AAH"), position(hand="AMM")

    assert babel.encode(one, FIRST) != babel.encode(other, FIRST)
    assert babel.encode(one, SECOND) == babel.encode(other, SECOND)


def test_both_players_see_a_temple_and_a_run_each_from_their_side() -> None:
    plain = position(columns={ASSYRIANS: "AAH"})
    threat = position(columns={ASSYRIANS: "AAA"}, other_temples={ASSYRIANS: "12"})
    elsewhere = position(columns={ASSYRIANS: "AAA"}, other_temples={MEDES: "12"})

    for seat in (FIRST, SECOND):
        assert babel.encode(plain, seat) != babel.encode(threat, seat)
        assert babel.encode(threat, seat) != babel.encode(elsewhere, seat)
    assert babel.THREAT + 2 in babel.encode(threat, FIRST)
    assert babel.THREAT in babel.encode(elsewhere, FIRST)
