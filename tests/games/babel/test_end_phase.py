"""The end phase, from 15 against 10 or more."""

import pytest

from games.babel.tables import (
    CONSTRUCT_OWN,
    FIRST,
    SECOND,
    builder,
    ending,
    play,
    position,
    totals,
    worth,
)
from ziggurat.games.babel.abilities import Destroy, Halve, Steal
from ziggurat.games.babel.actions import END, FOUNDATION, Discard, Migrate, Move
from ziggurat.games.babel.components import (
    ASSYRIANS,
    HITTITES,
    MEDES,
    PERSIANS,
    SUMERIANS,
)


@pytest.mark.rule("BB-END-3", "BB-T-14")
def test_15_to_10_begins_the_end_phase_and_the_game_goes_on() -> None:
    game = builder(worth(6, 5, 3), worth(5, 5))

    play(game, CONSTRUCT_OWN)

    assert (15, 10) == totals(game)
    assert game.outcome is None
    assert game.view(SECOND)["end_phase"]
    assert "end_phase_began" in [event.name for event in game.hear()]
    play(game, END)
    assert [SECOND] == game.to_act()


@pytest.mark.rule("BB-END-3")
def test_14_to_14_is_not_yet_the_end_phase() -> None:
    game = builder(worth(6, 5, 2), worth(6, 5, 3))

    play(game, CONSTRUCT_OWN)

    assert (14, 14) == totals(game)
    assert not game.end_phase


@pytest.mark.rule("BB-END-3", "BB-END-4", "BB-T-16")
def test_the_end_phase_lasts_even_if_totals_fall_below_15() -> None:
    game = position(
        pawn=MEDES,
        columns={MEDES: "A A A A"},
        temples=worth(6, 5, 3),
        other_pawn=HITTITES,
        other_columns={HITTITES: "A A A"},
        other_temples={MEDES: "4", ASSYRIANS: "6", HITTITES: "6"},
        end_phase=True,
    )

    play(game, Destroy(0))
    assert (14, 12) == totals(game)
    assert game.end_phase
    assert game.outcome is None
    play(game, END, Destroy(0))

    assert (9, 12) == totals(game)
    assert ("fell_to_nine", (SECOND,)) == ending(game)


@pytest.mark.rule("BB-END-4")
@pytest.mark.parametrize(("own", "over"), [(worth(6, 6, 6), False), (worth(6, 6, 6, 1), True)])
def test_a_total_of_20_ends_the_end_phase(own: dict[int, str], over: bool) -> None:
    game = builder(own, worth(6, 6), end_phase=True)

    play(game, CONSTRUCT_OWN)

    assert over == (game.outcome is not None)
    if over:
        assert ("twenty", (FIRST,)) == ending(game)


@pytest.mark.rule("BB-END-4", "BB-END-10", "BB-T-15")
def test_a_player_who_falls_to_9_in_the_end_phase_loses_to_the_active_player() -> None:
    game = position(
        pawn=MEDES,
        columns={MEDES: "A A A"},
        temples=worth(6, 6),
        other_temples={MEDES: "6", ASSYRIANS: "5", HITTITES: "4"},
        end_phase=True,
    )
    assert (12, 15) == totals(game)

    play(game, Destroy(0))

    assert (12, 9) == totals(game)
    assert ("fell_to_nine", (FIRST,)) == ending(game)


@pytest.mark.rule("BB-END-4")
def test_a_fall_to_10_does_not_end_the_end_phase() -> None:
    game = position(
        pawn=MEDES,
        columns={MEDES: "A A A"},
        temples=worth(6, 6),
        other_temples={MEDES: "5", ASSYRIANS: "6", HITTITES: "4"},
        end_phase=True,
    )

    play(game, Destroy(0))

    assert (12, 10) == totals(game)
    assert game.outcome is None


@pytest.mark.rule("BB-END-5")
def test_the_end_is_checked_once_the_whole_theft_is_done() -> None:
    """Losing a 4 alone would be a fall to 9, but the card below is a 3."""
    game = position(
        pawn=MEDES,
        columns={MEDES: "H H H H"},
        temples=worth(6, 5),
        other_temples={MEDES: "3 4", ASSYRIANS: "5", HITTITES: "4"},
        end_phase=True,
    )

    play(game, Steal(0))

    assert (15, 12) == totals(game)
    assert game.outcome is None


@pytest.mark.rule("BB-END-5")
def test_the_end_comes_in_the_middle_of_a_turn() -> None:
    game = position(
        hand="A A A",
        pawn=SUMERIANS,
        columns={SUMERIANS: "P P P", MEDES: "A A A"},
        temples=worth(6, 5, 3),
        stack="2 1",
        other_hand="A A A",
    )

    play(game, CONSTRUCT_OWN)

    assert "fifteen_to_nine" == ending(game)[0]
    assert [] == game.options(FIRST) + game.options(SECOND)
    assert game.view(FIRST)["over"]
    assert "ended" == game.hear()[-1].name


@pytest.mark.rule("BB-END-5")
def test_the_foundation_card_can_end_the_game_as_well() -> None:
    game = position(
        pawn=SUMERIANS, columns={SUMERIANS: "A"}, temples=worth(6, 5, 3), foundation=True
    )

    play(game, FOUNDATION)

    assert ("fifteen_to_nine", (FIRST,)) == ending(game)


@pytest.mark.rule("BB-END-5")
def test_actions_that_change_no_total_end_nothing() -> None:
    game = position(
        hand="M",
        pawn=SUMERIANS,
        columns={SUMERIANS: "A A A", MEDES: "S S S"},
        temples=worth(5, 4),
        other_hand="A H",
        other_temples=worth(5, 5),
    )

    play(game, Migrate(SUMERIANS, HITTITES), Move(MEDES), Halve(0), Discard(ASSYRIANS))

    assert game.outcome is None


@pytest.mark.rule("BB-END-6", "BB-T-17")
def test_a_theft_from_14_to_20_begins_the_end_phase_and_ends_it() -> None:
    game = position(
        pawn=MEDES,
        columns={MEDES: "H H H A A A"},
        temples={ASSYRIANS: "6", HITTITES: "5", PERSIANS: "3"},
        other_temples={MEDES: "1 2 3 4 5 6", ASSYRIANS: "5"},
    )
    assert (14, 11) == totals(game)

    play(game, Steal(0))

    assert (20, 10) == totals(game)
    assert ("twenty", (FIRST,)) == ending(game)
    assert ["paid", "stole", "end_phase_began", "ended"] == [event.name for event in game.hear()]


@pytest.mark.rule("BB-END-6", "BB-T-17", "BB-END-2")
def test_a_theft_that_takes_the_victim_to_9_ends_the_game_without_end_phase() -> None:
    game = position(
        pawn=MEDES,
        columns={MEDES: "H H H A A A"},
        temples={ASSYRIANS: "6", HITTITES: "5", PERSIANS: "3"},
        other_temples={MEDES: "1 2 3 4 6", ASSYRIANS: "5"},
    )

    play(game, Steal(0))

    assert (20, 9) == totals(game)
    assert ("fifteen_to_nine", (FIRST,)) == ending(game)
    assert not game.end_phase
