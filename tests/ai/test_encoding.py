"""Encodings: they follow from what a seat knows, and from nothing else."""

import pytest

from games.babel.tables import FIRST, SECOND, position
from walks import Chance, walk
from ziggurat.ai.babel import encoding as babel
from ziggurat.ai.seven_wonders import choices, encoding
from ziggurat.core.kind import Setting
from ziggurat.games import seven_wonders
from ziggurat.games.babel import KIND, Babel
from ziggurat.games.babel.components import ASSYRIANS, MEDES
from ziggurat.games.seven_wonders import SevenWonders

EVERYTHING: dict[str, Setting] = {
    "modules": "both",
    "leaders": True,
    "cities": True,
    "wonder_pack": True,
}
TABLES_OF_SEVEN_WONDERS: tuple[tuple[int, dict[str, Setting]], ...] = (
    (2, {"modules": "none"}),
    (2, EVERYTHING),
    (3, {"modules": "both"}),
    (4, {**EVERYTHING, "teams": True}),
    (5, {"modules": "projects"}),
    (7, {"modules": "tower"}),
    (8, EVERYTHING),
)


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


@pytest.mark.parametrize(("players", "settings"), TABLES_OF_SEVEN_WONDERS)
def test_seven_wonders_looks_the_same_in_worlds_that_a_seat_cannot_tell_apart(
    players: int, settings: dict[str, Setting]
) -> None:
    chance = Chance(players)
    for number, game in enumerate(walk((seven_wonders.KIND, players, settings), players)):
        if number % 7 or game.outcome is not None:
            continue
        assert isinstance(game, SevenWonders)
        for seat in range(players):
            world = game.imagine(seat, chance.below(10**6))
            assert isinstance(world, SevenWonders)
            assert encoding.encode(game, seat) == encoding.encode(world, seat)
            options = game.options(seat)
            if options:
                known = choices.encode_choices(game, seat, options)
                assert known == choices.encode_choices(world, seat, options)


@pytest.mark.parametrize(("players", "settings"), TABLES_OF_SEVEN_WONDERS)
def test_positions_and_choices_of_seven_wonders_have_inputs_of_their_own(
    players: int, settings: dict[str, Setting]
) -> None:
    for game in walk((seven_wonders.KIND, players, settings), 1):
        assert isinstance(game, SevenWonders)
        for seat in game.to_act():
            on = encoding.encode(game, seat)
            assert 0 <= min(on)
            assert max(on) < encoding.SIZE_OF_STATE
            for each in choices.encode_choices(game, seat, game.options(seat)):
                assert encoding.SIZE_OF_STATE <= min(each)
                assert max(each) < choices.SIZE


def test_different_choices_differ_in_their_inputs() -> None:
    game = seven_wonders.new("different", 3, modules="none")
    options = game.options(0)
    found = choices.encode_choices(game, 0, options)

    assert len(options) == len({tuple(each) for each in found})
