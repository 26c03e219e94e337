"""d) Migrate."""

import pytest

from games.babel.tables import (
    FIRST,
    SECOND,
    assert_refused,
    column,
    is_offered,
    play,
    position,
    temple,
)
from ziggurat.games.babel.actions import Migrate
from ziggurat.games.babel.components import ASSYRIANS, HITTITES, MEDES, NATIONS, PERSIANS, QUARRY
from ziggurat.games.babel.refusals import BabelRefusal as Refusal


@pytest.mark.rule("BB-MIG-1")
def test_a_second_migration_in_a_turn_is_refused() -> None:
    game = position(columns={MEDES: "M M S S H P A"})

    play(game, Migrate(MEDES, PERSIANS))

    assert game.view(SECOND)["migrated"]
    assert_refused(game, Migrate(MEDES, HITTITES), Refusal.ONE_MIGRATION_A_TURN)
    assert_refused(game, Migrate(PERSIANS, MEDES), Refusal.ONE_MIGRATION_A_TURN)


@pytest.mark.rule("BB-MIG-2")
@pytest.mark.parametrize("pawn", [QUARRY, *NATIONS])
def test_a_migration_is_possible_wherever_the_pawn_is(pawn: int) -> None:
    game = position(pawn=pawn, columns={MEDES: "A P S"})

    play(game, Migrate(MEDES, HITTITES))

    assert "A P S" == column(game, HITTITES)
    assert pawn == game.pawns[FIRST]


@pytest.mark.rule("BB-MIG-2", "BB-MIG-4")
def test_exactly_the_three_newest_cards_move_and_keep_their_order() -> None:
    game = position(columns={MEDES: "M M S S H", PERSIANS: "P"})

    play(game, Migrate(MEDES, PERSIANS))

    assert "M M" == column(game, MEDES)
    assert "P S S H" == column(game, PERSIANS)


@pytest.mark.rule("BB-MIG-2")
def test_only_ones_own_columns_take_part() -> None:
    game = position(columns={MEDES: "A P S"}, other_columns={MEDES: "H H H", PERSIANS: "M"})

    assert_refused(game, Migrate(PERSIANS, MEDES), Refusal.EXACTLY_THREE_CARDS)
    play(game, Migrate(MEDES, PERSIANS))

    assert "H H H" == column(game, MEDES, SECOND)
    assert "M" == column(game, PERSIANS, SECOND)


@pytest.mark.rule("BB-MIG-3", "BB-T-13")
@pytest.mark.parametrize("cards", ["", "A", "A P"])
def test_a_column_of_fewer_than_three_cards_cannot_be_the_source(cards: str) -> None:
    game = position(columns={MEDES: cards})

    assert_refused(game, Migrate(MEDES, HITTITES), Refusal.EXACTLY_THREE_CARDS)


@pytest.mark.rule("BB-MIG-3", "BB-T-13")
@pytest.mark.parametrize("site", NATIONS)
def test_a_migration_leads_to_another_column(site: int) -> None:
    game = position(columns={site: "A P S M"})

    assert_refused(game, Migrate(site, site), Refusal.TO_ANOTHER_COLUMN)


@pytest.mark.rule("BB-MIG-2", "BB-T-13")
def test_a_migration_from_the_quarry_leads_from_any_column_to_any_other() -> None:
    game = position(pawn=QUARRY, columns=dict.fromkeys(NATIONS, "A M P"))
    pairs = [Migrate(source, target) for source in NATIONS for target in NATIONS]

    assert [each for each in pairs if each.source != each.target] == [
        each for each in pairs if is_offered(game, each)
    ]


@pytest.mark.rule("BB-MIG-4")
@pytest.mark.parametrize("cards", ["H H H", "A P A", "S M P"])
def test_the_cards_may_be_of_one_or_several_nations(cards: str) -> None:
    game = position(columns={MEDES: cards, ASSYRIANS: "A"})

    play(game, Migrate(MEDES, ASSYRIANS))

    assert f"A {cards}" == column(game, ASSYRIANS)


@pytest.mark.rule("BB-MIG-5")
def test_a_migration_may_go_to_an_empty_column_and_touches_no_temple() -> None:
    game = position(
        columns={MEDES: "A P S"}, temples={MEDES: "1 2 3", HITTITES: "1"}, other_stack="1"
    )

    play(game, Migrate(MEDES, HITTITES))

    assert "" == column(game, MEDES)
    assert "A P S" == column(game, HITTITES)
    assert ["1 2 3", "1"] == [temple(game, MEDES), temple(game, HITTITES)]
