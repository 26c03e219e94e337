"""a) Move your pawn."""

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
from ziggurat.games.babel.actions import MOVES, Move
from ziggurat.games.babel.components import HITTITES, MEDES, NATION_NAMES, QUARRY
from ziggurat.games.babel.kind import KIND
from ziggurat.games.babel.refusals import BabelRefusal as Refusal


@pytest.mark.rule("BB-MOV-1")
def test_a_move_discards_a_card_of_the_site_it_goes_to() -> None:
    game = position(hand="A M M", pawn=HITTITES, columns={MEDES: "S"}, discard="P")

    play(game, Move(MEDES))

    assert MEDES == game.pawns[FIRST]
    assert "A M" == hand(game)
    assert "M P" == discard(game)
    assert "S" == column(game, MEDES)


@pytest.mark.rule("BB-MOV-1")
def test_a_move_needs_a_card_of_that_nation_in_hand() -> None:
    game = position(hand="A H P S", columns={MEDES: "M M"}, other_hand="M")

    assert_refused(game, Move(MEDES), Refusal.NO_SUCH_CARD_IN_HAND)


@pytest.mark.rule("BB-MOV-2")
def test_the_first_move_leads_from_the_quarry_to_any_site() -> None:
    game = position(hand="A H M P S")

    assert all(is_offered(game, move) for move in MOVES)


@pytest.mark.rule("BB-MOV-2")
def test_later_moves_lead_from_site_to_site_and_never_back_to_the_quarry() -> None:
    game = position(hand="A H M P S", pawn=HITTITES)
    moves = [each.text for each in KIND.conceivable(game) if each.text.startswith("move")]

    assert [f"move {name}" for name in NATION_NAMES] == moves
    for _ in range(4):
        play(game, next(move for move in MOVES if is_offered(game, move)))
        assert QUARRY != game.pawns[FIRST]


@pytest.mark.rule("BB-MOV-3")
def test_both_pawns_may_stand_on_the_sites_of_one_nation() -> None:
    game = position(hand="M", other_pawn=MEDES)

    play(game, Move(MEDES))

    assert (MEDES, MEDES) == game.pawns


@pytest.mark.rule("BB-MOV-3")
def test_a_move_leaves_the_other_pawn_where_it_is() -> None:
    game = position(hand="M", other_pawn=HITTITES)

    play(game, Move(MEDES))

    assert HITTITES == game.pawns[SECOND]


@pytest.mark.rule("BB-MOV-4")
def test_a_move_must_lead_to_another_site() -> None:
    game = position(hand="M", pawn=MEDES)

    assert_refused(game, Move(MEDES), Refusal.ALREADY_THERE)
