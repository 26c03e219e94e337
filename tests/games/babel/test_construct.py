"""c) Construct a temple."""

import pytest

from games.babel.tables import (
    CONSTRUCT_OPPOSING,
    CONSTRUCT_OWN,
    SECOND,
    assert_refused,
    column,
    is_offered,
    play,
    position,
    stack,
    temple,
)
from ziggurat.games.babel.abilities import Desert
from ziggurat.games.babel.actions import FOUNDATION, Construct, Migrate
from ziggurat.games.babel.components import ASSYRIANS, HITTITES, MEDES, NATIONS, PERSIANS
from ziggurat.games.babel.refusals import BabelRefusal as Refusal

LEVELS = range(1, 7)


def levels_up_to(level: int) -> str:
    return "123456"[:level]


@pytest.mark.rule("BB-CON-1")
def test_the_top_card_of_either_stack_can_be_built_where_the_pawn_stands() -> None:
    game = position(pawn=MEDES, columns={MEDES: "A P"}, stack="3 1", other_stack="4 2")

    play(game, CONSTRUCT_OWN, CONSTRUCT_OPPOSING)

    assert ["", "", "1 2", "", ""] == [temple(game, site) for site in NATIONS]
    assert [""] * 5 == [temple(game, site, SECOND) for site in NATIONS]
    assert ["3", "4"] == [stack(game), stack(game, SECOND)]


@pytest.mark.rule("BB-CON-1")
@pytest.mark.parametrize("construct", [CONSTRUCT_OWN, CONSTRUCT_OPPOSING])
def test_an_empty_stack_has_nothing_to_build(construct: Construct) -> None:
    game = position(pawn=MEDES, columns={MEDES: "A P"})

    assert_refused(game, construct, Refusal.EMPTY_STACK)


@pytest.mark.rule("BB-CON-1")
def test_nothing_is_built_while_the_pawn_is_in_the_quarry() -> None:
    game = position(columns={MEDES: "A P"}, stack="1")

    assert_refused(game, CONSTRUCT_OWN, Refusal.NO_SITE_TO_BUILD_ON)


@pytest.mark.rule("BB-CON-2")
@pytest.mark.parametrize("top", LEVELS)
@pytest.mark.parametrize("level", LEVELS)
def test_only_the_next_level_can_be_built(top: int, level: int) -> None:
    game = position(
        pawn=MEDES,
        columns={MEDES: "A A H H M M P"},
        temples={MEDES: levels_up_to(top)},
        stack=str(level),
    )

    if level == top + 1:
        assert is_offered(game, CONSTRUCT_OWN)
    else:
        assert_refused(game, CONSTRUCT_OWN, Refusal.NOT_THE_NEXT_LEVEL)


@pytest.mark.rule("BB-CON-2")
@pytest.mark.parametrize("level", LEVELS)
def test_a_temple_begins_with_level_1(level: int) -> None:
    game = position(pawn=MEDES, columns={MEDES: "A A H H M M P"}, other_stack=str(level))

    if level == 1:
        assert is_offered(game, CONSTRUCT_OPPOSING)
    else:
        assert_refused(game, CONSTRUCT_OPPOSING, Refusal.NOT_THE_NEXT_LEVEL)


@pytest.mark.rule("BB-CON-2")
def test_a_temple_that_lacks_levels_goes_on_from_its_top_card() -> None:
    game = position(
        pawn=MEDES, columns={MEDES: "A A H H"}, temples={MEDES: "3"}, stack="4", other_stack="1"
    )

    assert_refused(game, CONSTRUCT_OPPOSING, Refusal.NOT_THE_NEXT_LEVEL)
    play(game, CONSTRUCT_OWN)

    assert "3 4" == temple(game, MEDES)


@pytest.mark.rule("BB-CON-3")
@pytest.mark.parametrize("level", LEVELS)
def test_as_many_cards_as_the_level_must_lie_in_the_column(level: int) -> None:
    for cards in range(8):
        game = position(
            hand="S S S S S S S",
            pawn=MEDES,
            columns={MEDES: "AHMPSAH"[:cards], HITTITES: "MMMMMMM"},
            temples={MEDES: levels_up_to(level - 1)},
            stack=str(level),
            other_columns={MEDES: "PPPPPPP"},
        )

        if cards >= level:
            assert is_offered(game, CONSTRUCT_OWN)
        else:
            assert_refused(game, CONSTRUCT_OWN, Refusal.TOO_FEW_NATIONS)


@pytest.mark.rule("BB-CON-4")
def test_building_uses_no_card_up_and_losing_cards_harms_no_temple() -> None:
    game = position(
        pawn=MEDES,
        columns={MEDES: "A P S"},
        temples={MEDES: "1 2"},
        stack="3",
        other_pawn=MEDES,
        other_temples={MEDES: "1 2 3"},
        other_columns={MEDES: "H H"},
    )
    play(game, CONSTRUCT_OWN)
    assert "A P S" == column(game, MEDES)

    play(game, Migrate(MEDES, HITTITES))

    assert "1 2 3" == temple(game, MEDES)


@pytest.mark.rule("BB-CON-4")
def test_deserters_leave_the_temple_standing() -> None:
    game = position(
        pawn=MEDES,
        columns={MEDES: "M M M"},
        other_columns={MEDES: "H H"},
        other_temples={MEDES: "1 2"},
    )

    play(game, Desert(0, HITTITES))

    assert "" == column(game, MEDES, SECOND)
    assert "1 2" == temple(game, MEDES, SECOND)


@pytest.mark.rule("BB-CON-5")
def test_the_card_below_is_available_at_once() -> None:
    game = position(pawn=MEDES, columns={MEDES: "A P S"}, stack="3 2 1")

    assert "1" == stack(game)[-1]
    play(game, CONSTRUCT_OWN, CONSTRUCT_OWN, CONSTRUCT_OWN)

    assert "1 2 3" == temple(game, MEDES)


@pytest.mark.rule("BB-CON-5")
def test_a_card_further_down_cannot_be_taken() -> None:
    game = position(pawn=MEDES, columns={MEDES: "A P S"}, stack="1 3", other_stack="1 2")

    assert_refused(game, CONSTRUCT_OWN, Refusal.NOT_THE_NEXT_LEVEL)
    assert_refused(game, CONSTRUCT_OPPOSING, Refusal.NOT_THE_NEXT_LEVEL)


@pytest.mark.rule("BB-CON-6")
def test_the_foundation_card_is_built_from_the_table_and_not_from_a_stack() -> None:
    game = position(pawn=MEDES, columns={MEDES: "A"}, stack="2 1", foundation=True)

    play(game, FOUNDATION)

    assert "1" == temple(game, MEDES)
    assert "2 1" == stack(game)
    assert (False, False) == game.foundations
    assert_refused(game, FOUNDATION, Refusal.FOUNDATION_IS_BUILT)


@pytest.mark.rule("BB-CON-6")
def test_the_foundation_card_needs_a_site() -> None:
    game = position(hand="A A", foundation=True)

    assert_refused(game, FOUNDATION, Refusal.NO_SITE_TO_BUILD_ON)


@pytest.mark.rule("BB-CON-6")
def test_the_foundation_card_needs_a_site_without_temple() -> None:
    game = position(
        hand="A A", pawn=MEDES, columns={MEDES: "A"}, temples={MEDES: "1"}, foundation=True
    )

    assert_refused(game, FOUNDATION, Refusal.NOT_THE_NEXT_LEVEL)


@pytest.mark.rule("BB-CON-6")
def test_the_foundation_card_needs_a_nation_card() -> None:
    game = position(hand="A A", pawn=MEDES, columns={HITTITES: "A"}, foundation=True)

    assert_refused(game, FOUNDATION, Refusal.TOO_FEW_NATIONS)


@pytest.mark.rule("BB-CON-7")
def test_every_player_has_a_temple_of_their_own_on_every_site() -> None:
    game = position(
        pawn=MEDES,
        columns={MEDES: "A"},
        temples={ASSYRIANS: "1 2", PERSIANS: "1"},
        stack="1",
        other_temples={MEDES: "1 2 3"},
    )

    play(game, CONSTRUCT_OWN)

    assert ["1 2", "", "1", "1", ""] == [temple(game, site) for site in NATIONS]
    assert "1 2 3" == temple(game, MEDES, SECOND)
