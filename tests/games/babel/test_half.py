"""All nations: the opponent discards half of his hand."""

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
from ziggurat.core.refusal import TableRefusal
from ziggurat.core.seats import SPECTATOR
from ziggurat.core.session import Session
from ziggurat.core.snapshot import load, save, state_of
from ziggurat.games.babel.abilities import ChangeCamps, Halve
from ziggurat.games.babel.actions import DISCARDS, END, Discard
from ziggurat.games.babel.components import (
    ASSYRIANS,
    HITTITES,
    MEDES,
    NATIONS,
    PERSIANS,
    SITES,
    SUMERIANS,
)
from ziggurat.games.babel.kind import KIND
from ziggurat.games.babel.packed import unpacked
from ziggurat.games.babel.refusals import BabelRefusal as Refusal
from ziggurat.games.babel.table import Babel


def halver(other_hand: str, cards: str = "S S S") -> Babel:
    return position(pawn=MEDES, columns={MEDES: cards}, other_hand=other_hand)


@pytest.mark.rule("BB-HAL-1", "BB-T-12")
@pytest.mark.parametrize(
    ("held", "given_up"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (12, 6)]
)
def test_half_of_the_hand_goes_rounded_down(held: int, given_up: int) -> None:
    game = halver(held * "A")

    play(game, Halve(0))
    for _ in range(given_up):
        assert [SECOND] == game.to_act()
        play(game, Discard(ASSYRIANS))

    assert [FIRST] == game.to_act()
    assert held - given_up == game.hand_size(SECOND)
    assert given_up == unpacked(game.discard, SITES)[ASSYRIANS]


@pytest.mark.rule("BB-HAL-1")
def test_the_largest_hand_can_be_halved() -> None:
    """All nation cards but the three of the run: 57, of which 28 are given up."""
    game = halver("A" * 12 + "H" * 12 + "M" * 12 + "P" * 12 + "S" * 9)

    play(game, Halve(0))

    prompt = game.prompt(SECOND)
    assert prompt is not None
    assert {"count": 28} == prompt.values


@pytest.mark.rule("BB-HAL-2")
def test_every_card_given_up_is_a_revelation() -> None:
    game = halver("A A H H")
    play(game, Halve(0))
    before = game.revealed

    play(game, Discard(ASSYRIANS))

    assert before < game.revealed


@pytest.mark.rule("BB-HAL-1", "BB-ABI-8", "BB-T-12")
@pytest.mark.parametrize("held", ["", "A"])
def test_a_hand_of_one_card_or_none_cannot_be_halved(held: str) -> None:
    assert_refused(halver(held), Halve(0), Refusal.HALF_OF_NOTHING)


@pytest.mark.rule("BB-HAL-2")
def test_the_opponent_chooses_the_cards() -> None:
    game = halver("A A H M P")

    play(game, Halve(0))
    assert [DISCARDS[nation] for nation in (ASSYRIANS, HITTITES, MEDES, PERSIANS)] == game.options(
        SECOND
    )
    play(game, Discard(MEDES), Discard(ASSYRIANS))

    assert "A H P" == hand(game, SECOND)
    assert "A M S" == discard(game)


@pytest.mark.rule("BB-HAL-2")
def test_the_opponent_can_only_discard_cards_they_hold() -> None:
    game = halver("A H")
    play(game, Halve(0))

    assert_refused(game, Discard(SUMERIANS), Refusal.NO_SUCH_CARD_TO_DISCARD, SECOND)


@pytest.mark.rule("BB-HAL-2")
def test_the_turn_waits_until_the_opponent_has_discarded() -> None:
    game = halver("A H M P", "S S S S")
    play(game, Halve(0))

    assert_refused(game, END, TableRefusal.NOT_YOUR_CHOICE, FIRST)
    assert_refused(game, END, TableRefusal.NOT_THE_QUESTION, SECOND)
    play(game, Discard(ASSYRIANS))
    assert_refused(game, Halve(0), TableRefusal.NOT_YOUR_CHOICE, FIRST)
    play(game, Discard(HITTITES))

    assert is_offered(game, Halve(0))


def test_nobody_discards_without_being_asked() -> None:
    game = position(hand="A")

    assert_refused(game, Discard(ASSYRIANS), TableRefusal.NOT_THE_QUESTION)


@pytest.mark.rule("BB-HAL-2")
@pytest.mark.parametrize("viewer", [FIRST, SECOND, SPECTATOR])
def test_all_see_how_many_cards_are_still_to_be_discarded(viewer: int) -> None:
    game = halver("A H M P")
    counts = [game.view(viewer)["to_discard"]]

    for action in (Halve(0), Discard(ASSYRIANS), Discard(HITTITES)):
        play(game, action)
        counts.append(game.view(viewer)["to_discard"])

    assert [0, 2, 1, 0] == counts


@pytest.mark.rule("BB-HAL-1", "BB-ABI-6")
@pytest.mark.parametrize("nation", NATIONS)
def test_a_run_of_any_nation_can_halve(nation: int) -> None:
    game = halver("A H", 3 * "AHMPS"[nation])

    play(game, Halve(0))

    assert [SECOND] == game.to_act()
    assert 1 == unpacked(game.discard, SITES)[nation]


@pytest.mark.rule("BB-ABI-7")
def test_halving_concerns_the_hand_and_nothing_on_the_table() -> None:
    game = position(
        pawn=MEDES,
        columns={MEDES: "S S S", HITTITES: "A"},
        other_hand="A H",
        other_columns={MEDES: "P P"},
        other_temples={MEDES: "1 2"},
    )
    untouched = [game.columns[:2], game.columns[3:], game.temples, game.stacks]

    play(game, Halve(0), Discard(ASSYRIANS))

    assert untouched == [game.columns[:2], game.columns[3:], game.temples, game.stacks]
    assert "S S" == column(game, MEDES)


@pytest.mark.rule("BB-ABI-6")
def test_a_use_is_either_the_nations_own_ability_or_the_half() -> None:
    game = position(
        pawn=MEDES, columns={MEDES: "S S S"}, other_hand="A H", other_columns={MEDES: "P"}
    )
    assert is_offered(game, Halve(0))
    assert is_offered(game, ChangeCamps(0))

    play(game, ChangeCamps(0))

    assert 2 == game.hand_size(SECOND)
    assert_refused(game, Halve(0), Refusal.NO_RUN_THERE)


def test_a_snapshot_in_the_middle_of_the_discards_brings_the_game_back() -> None:
    game = halver("A A H H M M")
    play(game, Halve(0), Discard(ASSYRIANS))

    twin = load(KIND, save(game))

    assert isinstance(twin, Babel)
    assert state_of(game) == state_of(twin)
    for each in (game, twin):
        play(each, Discard(HITTITES), Discard(MEDES))
        assert [FIRST] == each.to_act()
    assert state_of(game) == state_of(twin)


def test_a_halving_cannot_be_undone_once_a_card_was_shown() -> None:
    session = Session(KIND, "7", 2, {})
    session.game = halver("A H M P")
    session.choose(FIRST, Halve(0))
    assert session.can_undo(FIRST)

    session.choose(SECOND, Discard(ASSYRIANS))

    assert not session.can_undo(SECOND)
    assert not session.can_undo(FIRST)
