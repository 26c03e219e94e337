"""The duty of the first turn: the foundation card."""

import pytest

from games.babel.tables import (
    CONSTRUCT_OPPOSING,
    CONSTRUCT_OWN,
    FIRST,
    SECOND,
    assert_refused,
    column,
    hand,
    is_offered,
    play,
    position,
    temple,
)
from ziggurat.core.playout import play_out
from ziggurat.games import babel
from ziggurat.games.babel.abilities import ChangeCamps, Halve, Skip, Steal
from ziggurat.games.babel.actions import (
    DISCARDS,
    END,
    FOUNDATION,
    Deploy,
    EndTurn,
    LayFoundation,
    Migrate,
    Move,
)
from ziggurat.games.babel.components import ASSYRIANS, HITTITES, MEDES, NATIONS, SUMERIANS
from ziggurat.games.babel.refusals import BabelRefusal as Refusal


@pytest.mark.rule("BB-FIR-1", "BB-SET-2", "BB-T-2")
def test_the_first_turn_cannot_end_before_the_foundation_card_is_built() -> None:
    game = position(hand="A A H M P S", foundation=True)

    assert_refused(game, END, Refusal.FOUNDATION_FIRST)
    play(game, Move(ASSYRIANS), Deploy(ASSYRIANS), FOUNDATION)

    assert "1" == temple(game, ASSYRIANS)
    assert 1 == game.total(FIRST)
    assert is_offered(game, END)


@pytest.mark.rule("BB-FIR-1")
def test_both_players_have_the_duty_in_their_own_first_turn() -> None:
    game = babel.new(seed=3, start_player=0)
    site = next(nation for nation in NATIONS if game.hand(FIRST)[nation] > 1)

    play(game, Move(site), Deploy(site), FOUNDATION, END)

    assert (False, True) == game.foundations
    assert [SECOND] == game.to_act()
    assert_refused(game, END, Refusal.FOUNDATION_FIRST, SECOND)


@pytest.mark.rule("BB-FIR-2")
def test_the_second_player_can_do_the_duty_even_after_three_halvings() -> None:
    game = position(
        hand="A A A A A A",
        foundation=True,
        other_hand="H H M M P",
        other_foundation=True,
        deck="P M H",
    )

    play(game, Move(ASSYRIANS), *[Deploy(ASSYRIANS)] * 5)
    play(game, Halve(0), DISCARDS[HITTITES], DISCARDS[HITTITES])
    play(game, Halve(0), DISCARDS[MEDES], Halve(0), DISCARDS[MEDES])
    assert "A A" == column(game, ASSYRIANS)
    play(game, FOUNDATION, END)

    assert "H M P P" == hand(game, SECOND)
    play(game, Move(HITTITES), Deploy(MEDES), FOUNDATION)
    assert "1" == temple(game, HITTITES, SECOND)


@pytest.mark.rule("BB-FIR-2")
@pytest.mark.parametrize("seed", range(20))
def test_no_random_first_turn_gets_stuck(seed: int) -> None:
    game = babel.new(seed=seed)

    play_out(game, seed)

    assert game.outcome is not None
    assert (False, False) == game.foundations


@pytest.mark.rule("BB-FIR-3", "BB-T-3")
def test_the_last_card_may_be_deployed_but_not_used_to_move_on() -> None:
    game = position(hand="M", pawn=HITTITES, foundation=True)

    assert_refused(game, Move(MEDES), Refusal.FOUNDATION_OUT_OF_REACH)
    play(game, Deploy(MEDES), FOUNDATION)

    assert "1" == temple(game, HITTITES)


@pytest.mark.rule("BB-FIR-3")
def test_the_last_card_may_move_to_a_site_where_a_card_already_lies() -> None:
    game = position(hand="M", pawn=HITTITES, columns={MEDES: "S"}, foundation=True)

    play(game, Move(MEDES), FOUNDATION)

    assert "1" == temple(game, MEDES)


@pytest.mark.rule("BB-FIR-3")
def test_the_last_card_may_move_where_a_migration_can_follow() -> None:
    game = position(hand="M", pawn=HITTITES, columns={SUMERIANS: "A P S"}, foundation=True)

    play(game, Move(MEDES))
    assert_refused(game, Migrate(SUMERIANS, ASSYRIANS), Refusal.FOUNDATION_OUT_OF_REACH)
    play(game, Migrate(SUMERIANS, MEDES), FOUNDATION)

    assert "1" == temple(game, MEDES)


@pytest.mark.rule("BB-FIR-3")
@pytest.mark.parametrize(("cards", "migrated"), [("A P", False), ("A P S", True)])
def test_without_a_migration_to_come_the_last_card_may_not_move_on(
    cards: str, migrated: bool
) -> None:
    game = position(
        hand="M", pawn=HITTITES, columns={SUMERIANS: cards}, foundation=True, migrated=migrated
    )

    assert_refused(game, Move(MEDES), Refusal.FOUNDATION_OUT_OF_REACH)


@pytest.mark.rule("BB-FIR-3")
def test_three_cards_on_the_site_itself_cannot_migrate_to_it() -> None:
    game = position(
        hand="H", pawn=MEDES, columns={MEDES: "A P S"}, temples={MEDES: "1"}, foundation=True
    )

    assert_refused(game, Migrate(MEDES, SUMERIANS), Refusal.FOUNDATION_OUT_OF_REACH)
    play(game, Migrate(MEDES, HITTITES), Move(HITTITES), FOUNDATION)

    assert "1" == temple(game, HITTITES)


@pytest.mark.rule("BB-FIR-3")
def test_the_last_cards_of_the_site_may_not_migrate_away() -> None:
    game = position(pawn=HITTITES, columns={HITTITES: "A P S"}, foundation=True)

    assert_refused(game, Migrate(HITTITES, ASSYRIANS), Refusal.FOUNDATION_OUT_OF_REACH)
    assert [FOUNDATION] == game.options(FIRST)


@pytest.mark.rule("BB-FIR-3")
def test_four_cards_of_the_site_may_migrate_for_one_stays() -> None:
    game = position(pawn=HITTITES, columns={HITTITES: "M A P S"}, foundation=True)

    assert is_offered(game, Migrate(HITTITES, ASSYRIANS))


@pytest.mark.rule("BB-FIR-3")
def test_a_card_that_leads_to_a_site_where_a_card_lies_may_not_be_deployed() -> None:
    game = position(
        hand="A H",
        pawn=ASSYRIANS,
        columns={HITTITES: "P"},
        temples={ASSYRIANS: "1"},
        foundation=True,
    )

    assert_refused(game, Deploy(HITTITES), Refusal.FOUNDATION_OUT_OF_REACH)
    play(game, Deploy(ASSYRIANS), Move(HITTITES), FOUNDATION)

    assert "1" == temple(game, HITTITES)


@pytest.mark.rule("BB-FIR-3")
@pytest.mark.parametrize("cards", ["A H", "A A H", "A A A H"])
def test_the_only_card_that_leads_to_a_free_site_may_not_be_deployed(cards: str) -> None:
    game = position(hand=cards, pawn=ASSYRIANS, temples={ASSYRIANS: "1"}, foundation=True)

    assert_refused(game, Deploy(HITTITES), Refusal.FOUNDATION_OUT_OF_REACH)
    assert is_offered(game, Move(HITTITES))


@pytest.mark.rule("BB-FIR-3")
@pytest.mark.parametrize("cards", ["", "A", "A A", "A A A", "A A A A"])
def test_the_site_may_not_be_built_on_if_no_card_leads_away_from_it(cards: str) -> None:
    game = position(
        hand=cards, pawn=ASSYRIANS, columns={ASSYRIANS: "M"}, other_stack="1", foundation=True
    )

    assert_refused(game, CONSTRUCT_OPPOSING, Refusal.FOUNDATION_OUT_OF_REACH)
    assert is_offered(game, FOUNDATION)


@pytest.mark.rule("BB-FIR-3")
@pytest.mark.parametrize(("cards", "lies"), [("A H", ""), ("H H", ""), ("H", "P"), ("A A H", "")])
def test_the_site_may_be_built_on_if_the_duty_can_be_met_elsewhere(cards: str, lies: str) -> None:
    game = position(
        hand=cards,
        pawn=ASSYRIANS,
        columns={ASSYRIANS: "M", HITTITES: lies},
        stack="1",
        foundation=True,
    )

    play(game, CONSTRUCT_OWN)

    assert "1" == temple(game, ASSYRIANS)
    assert is_offered(game, Move(HITTITES))


@pytest.mark.rule("BB-FIR-3")
def test_a_level_may_be_neither_stolen_nor_skipped_to_if_the_duty_is_then_out_of_reach() -> None:
    thief = position(
        hand="A A A",
        pawn=ASSYRIANS,
        columns={ASSYRIANS: "H H H"},
        other_temples={ASSYRIANS: "1"},
        foundation=True,
    )
    skipper = position(
        hand="A A A", pawn=ASSYRIANS, columns={ASSYRIANS: "P P P"}, stack="2", foundation=True
    )

    assert_refused(thief, Steal(0), Refusal.FOUNDATION_OUT_OF_REACH)
    assert_refused(skipper, Skip(0, opposing=False), Refusal.FOUNDATION_OUT_OF_REACH)


@pytest.mark.rule("BB-FIR-3")
def test_an_ability_that_leaves_the_duty_possible_is_allowed() -> None:
    game = position(
        pawn=ASSYRIANS,
        columns={ASSYRIANS: "S S S"},
        other_columns={ASSYRIANS: "P"},
        foundation=True,
    )

    play(game, ChangeCamps(0), FOUNDATION)

    assert "1" == temple(game, ASSYRIANS)


@pytest.mark.rule("BB-FIR-4")
def test_a_foundation_card_counts_nothing_before_it_is_built_and_1_after() -> None:
    game = position(
        pawn=ASSYRIANS, columns={ASSYRIANS: "P"}, foundation=True, other_foundation=True
    )

    assert 0 == game.total(FIRST)
    play(game, FOUNDATION)

    assert [1, 0] == [game.total(FIRST), game.total(SECOND)]


@pytest.mark.rule("BB-FIR-4")
def test_a_foundation_card_can_be_stolen_once_it_is_built_and_not_before() -> None:
    game = position(
        pawn=ASSYRIANS,
        columns={ASSYRIANS: "H H H H"},
        other_pawn=ASSYRIANS,
        other_columns={ASSYRIANS: "S"},
        other_foundation=True,
    )

    assert_refused(game, Steal(0), Refusal.NO_TEMPLE_TO_STEAL_FROM)
    play(game, END, FOUNDATION, END, Steal(0))

    assert "1" == temple(game, ASSYRIANS)
    assert "" == temple(game, ASSYRIANS, SECOND)


def test_an_action_is_the_same_for_both_players() -> None:
    game = position(pawn=ASSYRIANS, columns={ASSYRIANS: "P"}, foundation=True)

    play(game, LayFoundation(), EndTurn())

    assert "1" == temple(game, ASSYRIANS)
    assert [SECOND] == game.to_act()
