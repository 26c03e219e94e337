"""Phase 3, the end of the game, and who has won."""

import pytest

from games.babel.tables import (
    CONSTRUCT_OWN,
    FIRST,
    SECOND,
    assert_refused,
    play,
    position,
    stack,
    worth,
)
from ziggurat.core.outcome import Row
from ziggurat.core.refusal import TableRefusal
from ziggurat.games.babel.abilities import Destroy, Halve, Steal
from ziggurat.games.babel.actions import END, FOUNDATION, Discard, Migrate, Move
from ziggurat.games.babel.components import (
    ASSYRIANS,
    HITTITES,
    MEDES,
    PERSIANS,
    SUMERIANS,
)
from ziggurat.games.babel.kind import KIND
from ziggurat.games.babel.table import Babel


def totals(game: Babel) -> tuple[int, int]:
    return game.total(FIRST), game.total(SECOND)


def ending(game: Babel) -> tuple[str, tuple[int, ...]]:
    """Why the game is over, and who has won."""
    assert game.outcome is not None, "the game goes on"
    assert [] == game.to_act()
    return game.outcome.reason, game.outcome.winners


def builder(own: dict[int, str], other: dict[int, str], *, end_phase: bool = False) -> Babel:
    """Level 1 can be built at the site of the Sumerians."""
    return position(
        pawn=SUMERIANS,
        columns={SUMERIANS: "A"},
        temples=own,
        stack="1",
        other_temples=other,
        end_phase=end_phase,
    )


# Phase 3.


@pytest.mark.rule("BB-REV-1")
@pytest.mark.parametrize(
    ("deck", "laid"), [("1 2 5", "5 2"), ("1 5 2", "5 2"), ("1 3 3", "3 3"), ("6 1 2", "2 1")]
)
def test_two_temple_cards_are_laid_on_your_stack_the_lower_on_top(deck: str, laid: str) -> None:
    game = position(stack="4 6", other_stack="3", quarry=deck)

    play(game, END)

    assert f"4 6 {laid}" == stack(game)
    assert "3" == stack(game, SECOND)
    assert 1 == len(game.quarry)


@pytest.mark.rule("BB-REV-2", "BB-T-18")
def test_the_only_card_left_is_laid() -> None:
    game = position(quarry="5")

    play(game, END)

    assert "5" == stack(game)
    assert "quarry_exhausted" == ending(game)[0]


@pytest.mark.rule("BB-REV-3")
def test_then_the_turn_passes() -> None:
    game = position(quarry="1 2 3")

    play(game, END)

    assert [SECOND] == game.to_act()


# Totals.


@pytest.mark.rule("BB-END-1")
def test_a_temple_counts_by_its_top_card_and_a_player_by_the_sum_of_his_temples() -> None:
    game = position(
        temples={ASSYRIANS: "1 2 3", HITTITES: "6", PERSIANS: "1 3 5"},
        stack="6 6",
        other_temples={SUMERIANS: "1 2"},
        foundation=True,
        other_foundation=True,
    )

    assert (14, 2) == totals(game)


@pytest.mark.rule("BB-END-1")
def test_the_score_sheet_shows_every_temple_the_total_and_the_hand() -> None:
    game = position(
        hand="A A", temples={ASSYRIANS: "1 2 3", HITTITES: "1"}, other_temples={MEDES: "1 2"}
    )
    sheet = (
        Row("assyrians", (3, 0)),
        Row("hittites", (1, 0)),
        Row("medes", (0, 2)),
        Row("persians", (0, 0)),
        Row("sumerians", (0, 0)),
        Row("total", (4, 2)),
        Row("cards_in_hand", (2, 0)),
    )

    score = KIND.score(game)

    assert sheet == score.sheet
    assert ((FIRST,), (1, 2)) == (score.winners, score.ranks)


# 15 to 9.


@pytest.mark.rule("BB-END-2", "BB-END-5", "BB-T-14")
def test_15_to_9_ends_the_game_at_once_without_phase_3() -> None:
    game = builder(worth(6, 5, 3), worth(5, 4))

    play(game, CONSTRUCT_OWN)

    assert (15, 9) == totals(game)
    assert ("fifteen_to_nine", (FIRST,)) == ending(game)
    assert "" == stack(game)
    assert_refused(game, END, TableRefusal.GAME_IS_OVER)


@pytest.mark.rule("BB-END-2")
def test_more_than_15_to_less_than_9_ends_the_game_as_well() -> None:
    game = builder(worth(6, 6, 3), worth(5))

    play(game, CONSTRUCT_OWN)

    assert ("fifteen_to_nine", (FIRST,)) == ending(game)


@pytest.mark.rule("BB-END-2")
def test_14_to_0_does_not_end_the_game() -> None:
    game = builder(worth(6, 5, 2), worth())

    play(game, CONSTRUCT_OWN)

    assert (14, 0) == totals(game)
    assert game.outcome is None
    assert not game.end_phase


@pytest.mark.rule("BB-END-2", "BB-END-5")
def test_a_theft_that_leaves_15_to_9_ends_the_game() -> None:
    game = position(
        pawn=MEDES,
        columns={MEDES: "H H H"},
        temples={ASSYRIANS: "6", HITTITES: "6", PERSIANS: "1"},
        other_temples={MEDES: "2", ASSYRIANS: "5", HITTITES: "4"},
    )

    play(game, Steal(0))

    assert (15, 9) == totals(game)
    assert ("fifteen_to_nine", (FIRST,)) == ending(game)


# The end phase.


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
def test_whoever_falls_to_9_in_the_end_phase_loses_to_the_player_on_turn() -> None:
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


# The temple deck is exhausted.


@pytest.mark.rule("BB-END-7", "BB-T-18")
@pytest.mark.parametrize(("deck", "laid"), [("4 5", "5 4"), ("5", "5")])
def test_the_game_ends_when_the_last_temple_card_is_laid(deck: str, laid: str) -> None:
    game = position(temples=worth(1), quarry=deck)

    play(game, END)

    assert laid == stack(game)
    assert ("quarry_exhausted", (FIRST,)) == ending(game)
    assert FIRST == game.active
    assert 1 == game.turn


@pytest.mark.rule("BB-END-7", "BB-T-18")
def test_with_a_card_left_the_game_goes_on() -> None:
    game = position(quarry="1 4 5")

    play(game, END)

    assert 1 == len(game.quarry)
    assert game.outcome is None


# Who has won.


@pytest.mark.rule("BB-END-8", "BB-END-10")
@pytest.mark.parametrize(("own", "winner"), [(worth(3, 1), FIRST), (worth(2), SECOND)])
def test_the_greater_total_wins_whatever_the_hands(own: dict[int, str], winner: int) -> None:
    game = position(
        hand="A A" if winner == SECOND else "",
        temples=own,
        other_hand="A A" if winner == FIRST else "",
        other_temples=worth(2, 1),
        quarry="6",
    )

    play(game, END)

    assert (winner,) == ending(game)[1]
    assert game.outcome is not None
    assert ((1, 2) if winner == FIRST else (2, 1)) == game.outcome.ranks


@pytest.mark.rule("BB-END-9", "BB-T-19")
@pytest.mark.parametrize(
    ("hand", "other_hand", "winners"),
    [
        ("A A A", "H H", (FIRST,)),
        ("A", "H H", (SECOND,)),
        ("A A", "H H", (FIRST, SECOND)),
        ("", "", (FIRST, SECOND)),
    ],
)
def test_at_12_all_more_cards_in_hand_win_and_else_it_is_a_draw(
    hand: str, other_hand: str, winners: tuple[int, ...]
) -> None:
    game = position(
        hand=hand,
        temples=worth(6, 6),
        other_hand=other_hand,
        other_temples=worth(5, 4, 3),
        quarry="6",
    )

    play(game, END)

    assert ("quarry_exhausted", winners) == ending(game)


@pytest.mark.rule("BB-END-10")
def test_the_player_who_reached_15_first_may_lose() -> None:
    game = position(
        pawn=SUMERIANS,
        columns={SUMERIANS: "P"},
        temples=worth(6, 5, 3),
        stack="1",
        other_pawn=ASSYRIANS,
        other_columns={ASSYRIANS: "A A A"},
        other_temples=worth(6, 6),
    )

    play(game, CONSTRUCT_OWN)
    assert (15, 12) == totals(game)
    play(game, END, Destroy(0))

    assert (9, 12) == totals(game)
    assert ("fell_to_nine", (SECOND,)) == ending(game)
