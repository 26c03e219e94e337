"""The end of the game outside the end phase, and who has won."""

import pytest

from games.babel.tables import (
    CONSTRUCT_OWN,
    FIRST,
    SECOND,
    assert_refused,
    builder,
    ending,
    play,
    position,
    stack,
    totals,
    worth,
)
from ziggurat.core.outcome import Row
from ziggurat.core.refusal import TableRefusal
from ziggurat.games.babel.abilities import Destroy, Steal
from ziggurat.games.babel.actions import END
from ziggurat.games.babel.components import (
    ASSYRIANS,
    HITTITES,
    MEDES,
    PERSIANS,
    SUMERIANS,
)
from ziggurat.games.babel.kind import KIND

# Totals.


@pytest.mark.rule("BB-END-1")
def test_a_temple_counts_by_its_top_card_and_a_player_by_the_sum_of_their_temples() -> None:
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
        hand="A A",
        temples={ASSYRIANS: "1 2 3", HITTITES: "1"},
        other_hand="M",
        other_temples={MEDES: "1 2"},
    )
    sheet = (
        Row("assyrians", (3, 0)),
        Row("hittites", (1, 0)),
        Row("medes", (0, 2)),
        Row("persians", (0, 0)),
        Row("sumerians", (0, 0)),
        Row("total", (4, 2)),
        Row("cards_in_hand", (2, 1)),
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
def test_the_greater_total_wins_with_any_hands(own: dict[int, str], winner: int) -> None:
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
