"""b) Deploy nation cards."""

import pytest

from games.babel.tables import (
    FIRST,
    SECOND,
    assert_refused,
    column,
    discard,
    hand,
    is_offered,
    play,
    position,
)
from ziggurat.core.action import UnknownAction
from ziggurat.games import babel
from ziggurat.games.babel.abilities import ChangeCamps
from ziggurat.games.babel.actions import DEPLOYS, END, Deploy, Migrate, Move
from ziggurat.games.babel.components import ASSYRIANS, HITTITES, MEDES, NATIONS, PERSIANS, SUMERIANS
from ziggurat.games.babel.refusals import BabelRefusal as Refusal


@pytest.mark.rule("BB-DEP-1")
def test_a_card_is_laid_on_top_of_the_column_at_the_pawn() -> None:
    game = position(hand="H P", pawn=MEDES, columns={MEDES: "M A"}, other_pawn=MEDES)

    play(game, Deploy(PERSIANS))

    assert "M A P" == column(game, MEDES)
    assert "H" == hand(game)
    assert "" == discard(game)
    assert "" == column(game, MEDES, SECOND)


@pytest.mark.rule("BB-DEP-1")
def test_cards_of_any_nation_can_be_deployed_at_any_site() -> None:
    for site in NATIONS:
        game = position(hand="A H M P S", pawn=site)
        play(game, *DEPLOYS)
        assert "A H M P S" == column(game, site)


@pytest.mark.rule("BB-DEP-1")
def test_only_a_card_of_the_hand_can_be_deployed() -> None:
    game = position(hand="A H P S", pawn=MEDES, other_hand="M", discard="M")

    assert_refused(game, Deploy(MEDES), Refusal.NO_SUCH_CARD_TO_DEPLOY)


@pytest.mark.rule("BB-DEP-2")
def test_nothing_is_deployed_while_the_pawn_is_in_the_quarry() -> None:
    game = position(hand="M")

    assert_refused(game, Deploy(MEDES), Refusal.PAWN_IN_THE_QUARRY)


@pytest.mark.rule("BB-DEP-2")
def test_no_site_but_that_of_the_pawn_is_used() -> None:
    game = position(hand="A H M P S", pawn=PERSIANS)

    play(game, *DEPLOYS)

    assert ["", "", "", "A H M P S", ""] == [column(game, site) for site in NATIONS]


@pytest.mark.rule("BB-DEP-3")
def test_a_column_can_grow_without_end() -> None:
    game = position(hand="S S S", pawn=MEDES, columns={MEDES: 12 * "A" + 12 * "H" + 12 * "P"})

    play(game, *[Deploy(SUMERIANS)] * 3)

    assert 39 == len(game.column(FIRST, MEDES))


@pytest.mark.rule("BB-DEP-4")
def test_deployed_cards_stay_where_they_are_when_the_pawn_moves_on() -> None:
    game = position(hand="H H", pawn=MEDES, columns={MEDES: "A P"})

    play(game, Move(HITTITES), Deploy(HITTITES), END)

    assert "A P" == column(game, MEDES)
    assert "H" == column(game, HITTITES)


@pytest.mark.rule("BB-DEP-4")
def test_a_migration_or_an_ability_moves_deployed_cards() -> None:
    game = position(pawn=MEDES, columns={MEDES: "S S S A A A"}, other_columns={MEDES: "P"})

    play(game, ChangeCamps(0), Migrate(MEDES, ASSYRIANS))

    assert "S S A" == column(game, MEDES)
    assert "A A P" == column(game, ASSYRIANS)
    assert "" == hand(game)


@pytest.mark.rule("BB-DEP-4")
def test_no_action_takes_a_card_back_to_the_hand() -> None:
    game = position(pawn=MEDES, columns={MEDES: "A A P"}, migrated=True)

    assert [END] == game.options(FIRST)
    with pytest.raises(UnknownAction):
        babel.parse("withdraw assyrians")


@pytest.mark.rule("BB-DEP-1")
def test_the_hand_is_offered_card_by_card() -> None:
    game = position(hand="A A S", pawn=MEDES)

    assert is_offered(game, Deploy(ASSYRIANS))
    assert is_offered(game, Deploy(SUMERIANS))
    assert not is_offered(game, Deploy(HITTITES))
