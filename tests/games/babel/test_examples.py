"""The small examples printed in both rulebooks, in page order."""

import pytest

from games.babel.tables import (
    CONSTRUCT_OPPOSING,
    CONSTRUCT_OWN,
    FIRST,
    SECOND,
    assert_refused,
    column,
    discard,
    hand,
    is_offered,
    play,
    position,
    stack,
    temple,
)
from ziggurat.games.babel.abilities import ChangeCamps, Halve
from ziggurat.games.babel.actions import END, Deploy, Discard, Migrate, Move
from ziggurat.games.babel.components import (
    ASSYRIANS,
    HITTITES,
    MEDES,
    PERSIANS,
    SUMERIANS,
)
from ziggurat.games.babel.refusals import BabelRefusal as Refusal


@pytest.mark.rule("BB-EX-1")
def test_deploying_moving_and_deploying_again() -> None:
    game = position(hand="A A P S S", pawn=SUMERIANS, columns={SUMERIANS: "A A"})

    play(game, Deploy(ASSYRIANS), Deploy(PERSIANS))
    assert "A A A P" == column(game, SUMERIANS)
    play(game, Move(ASSYRIANS))
    assert ASSYRIANS == game.pawns[FIRST]
    play(game, Deploy(SUMERIANS), Deploy(SUMERIANS))

    assert "S S" == column(game, ASSYRIANS)
    assert "A A A P" == column(game, SUMERIANS)
    assert "" == hand(game)
    assert "A" == discard(game)


@pytest.mark.rule("BB-EX-2")
def test_level_4_needs_4_nation_cards() -> None:
    three = position(pawn=MEDES, columns={MEDES: "A P S"}, temples={MEDES: "1 2 3"}, stack="4")
    four = position(pawn=MEDES, columns={MEDES: "A P S H"}, temples={MEDES: "1 2 3"}, stack="4")

    assert_refused(three, CONSTRUCT_OWN, Refusal.TOO_FEW_NATIONS)
    assert is_offered(four, CONSTRUCT_OWN)


@pytest.mark.rule("BB-EX-3")
def test_a_temple_is_built_from_both_stacks() -> None:
    game = position(
        hand="M A P",
        pawn=HITTITES,
        columns={MEDES: "A P S H"},
        temples={MEDES: "1"},
        stack="1 6 2",
        other_stack="1 5 4 3",
    )

    play(game, Move(MEDES), CONSTRUCT_OWN, CONSTRUCT_OPPOSING, CONSTRUCT_OPPOSING)
    assert "1 2 3 4" == temple(game, MEDES)
    assert_refused(game, CONSTRUCT_OPPOSING, Refusal.TOO_FEW_NATIONS)
    play(game, Deploy(ASSYRIANS), Deploy(PERSIANS), CONSTRUCT_OPPOSING, CONSTRUCT_OWN)

    assert "1 2 3 4 5 6" == temple(game, MEDES)
    assert ["1", "1"] == [stack(game), stack(game, SECOND)]
    assert 6 == game.total(FIRST)


@pytest.mark.rule("BB-EX-4")
def test_a_migration_leaves_the_temple_intact() -> None:
    game = position(
        hand="M A A A A",
        pawn=HITTITES,
        columns={MEDES: "P S S H", PERSIANS: "A"},
        temples={MEDES: "1 2 3 4"},
        stack="5",
    )

    play(game, Migrate(MEDES, PERSIANS))
    assert "P" == column(game, MEDES)
    assert "A S S H" == column(game, PERSIANS)
    assert "1 2 3 4" == temple(game, MEDES)
    assert_refused(game, Migrate(PERSIANS, MEDES), Refusal.ONE_MIGRATION_A_TURN)

    play(game, Move(MEDES))
    for _ in range(4):
        assert_refused(game, CONSTRUCT_OWN, Refusal.TOO_FEW_NATIONS)
        play(game, Deploy(ASSYRIANS))
    play(game, CONSTRUCT_OWN)
    assert "1 2 3 4 5" == temple(game, MEDES)


@pytest.mark.rule("BB-EX-5")
def test_four_sumerians_win_over_all_opposing_persians() -> None:
    game = position(
        pawn=ASSYRIANS,
        columns={ASSYRIANS: "S S S S"},
        other_columns={ASSYRIANS: "P H P M A P"},
    )

    play(game, ChangeCamps(0))
    assert "S S S P P P" == column(game, ASSYRIANS)
    assert "H M A" == column(game, ASSYRIANS, SECOND)
    assert "S" == discard(game)
    play(game, ChangeCamps(0))

    assert "S S P P P A" == column(game, ASSYRIANS)
    assert_refused(game, ChangeCamps(0), Refusal.NO_RUN_THERE)


@pytest.mark.rule("BB-EX-6")
def test_three_sumerians_make_an_opponent_with_7_cards_discard_3_of_their_choice() -> None:
    game = position(pawn=MEDES, columns={MEDES: "S S S"}, other_hand="A A H M P P S")

    play(game, Halve(0))
    assert "S S" == column(game, MEDES)
    play(game, Discard(PERSIANS), Discard(ASSYRIANS), Discard(PERSIANS))

    assert "A H M S" == hand(game, SECOND)
    assert "A P P S" == discard(game)
    assert [FIRST] == game.to_act()


@pytest.mark.rule("BB-EX-7")
@pytest.mark.parametrize("deck", ["1 2 5", "1 5 2"])
def test_of_a_5_and_a_2_the_2_can_be_taken_first(deck: str) -> None:
    game = position(
        stack="3",
        quarry=deck,
        other_pawn=MEDES,
        other_columns={MEDES: "A A"},
        other_temples={MEDES: "1"},
    )

    play(game, END)
    assert "3 5 2" == stack(game)
    play(game, CONSTRUCT_OPPOSING)

    assert "1 2" == temple(game, MEDES, SECOND)
