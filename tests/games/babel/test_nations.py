"""The abilities of the five nations, in the order of the rulebook."""

import pytest

from games.babel.tables import (
    CONSTRUCT_OWN,
    FIRST,
    SECOND,
    assert_refused,
    column,
    discard,
    is_offered,
    play,
    position,
    stack,
    temple,
)
from ziggurat.games.babel.abilities import ChangeCamps, Desert, Destroy, Skip, Steal
from ziggurat.games.babel.actions import END, FOUNDATION, Migrate
from ziggurat.games.babel.components import (
    ASSYRIANS,
    HITTITES,
    MEDES,
    PERSIANS,
    SUMERIANS,
)
from ziggurat.games.babel.refusals import BabelRefusal as Refusal
from ziggurat.games.babel.table import Babel

SKIP_OWN = Skip(0, opposing=False)
SKIP_OPPOSING = Skip(0, opposing=True)


# Assyrians: destroy.


@pytest.mark.rule("BB-ASS-1", "BB-ASS-4")
def test_the_whole_temple_facing_the_pawn_is_destroyed_and_the_nations_stay() -> None:
    game = position(
        pawn=MEDES,
        columns={MEDES: "A A A"},
        temples={MEDES: "1"},
        other_columns={MEDES: "P H"},
        other_temples={MEDES: "1 2 3", HITTITES: "1"},
    )

    play(game, Destroy(0))

    assert ["", "1"] == [temple(game, MEDES, SECOND), temple(game, HITTITES, SECOND)]
    assert "1" == temple(game, MEDES)
    assert "P H" == column(game, MEDES, SECOND)


@pytest.mark.rule("BB-ASS-2", "BB-ASS-3")
def test_its_cards_return_to_the_temple_deck_the_lowest_on_top() -> None:
    game = position(
        pawn=MEDES,
        columns={MEDES: "A A A"},
        stack="5",
        other_temples={MEDES: "1 2 3"},
        quarry="6 4",
    )

    play(game, Destroy(0))
    assert (6, 4, 3, 2, 1) == tuple(game.quarry)
    assert "A" == discard(game)
    play(game, END)

    assert "5 2 1" == stack(game)


@pytest.mark.rule("BB-ASS-4", "BB-T-8")
def test_only_the_cards_really_there_return() -> None:
    game = position(
        pawn=MEDES, columns={MEDES: "A A A"}, other_temples={MEDES: "1 3"}, quarry="6 6"
    )

    play(game, Destroy(0))

    assert (6, 6, 3, 1) == tuple(game.quarry)


@pytest.mark.rule("BB-T-8", "BB-ABI-8")
def test_where_no_temple_stands_none_is_destroyed() -> None:
    game = position(
        pawn=MEDES, columns={MEDES: "A A A"}, temples={MEDES: "1"}, other_temples={HITTITES: "1"}
    )

    assert_refused(game, Destroy(0), Refusal.NOTHING_TO_DESTROY)


# Hittites: steal a level.


def thief(cards: str, own: str, opposing: str) -> Babel:
    return position(
        pawn=MEDES,
        columns={MEDES: cards},
        temples={MEDES: own},
        stack="5",
        other_temples={MEDES: opposing},
    )


@pytest.mark.rule("BB-HIT-1", "BB-HIT-3", "BB-HIT-4", "BB-T-6", "BB-T-7")
def test_the_top_card_of_the_opposing_temple_comes_onto_your_own() -> None:
    game = thief("H H H A", "1 2", "1 2 3 4")

    play(game, Steal(0))

    assert "1 2 4" == temple(game, MEDES)
    assert "1 2 3" == temple(game, MEDES, SECOND)
    assert "H H A" == column(game, MEDES)
    assert [4, 3] == [game.total(FIRST), game.total(SECOND)]


@pytest.mark.rule("BB-T-7", "BB-CON-2")
def test_the_next_ordinary_level_follows_the_stolen_one() -> None:
    game = thief("H H H A A A", "1 2", "1 2 3 4")

    play(game, Steal(0), CONSTRUCT_OWN)

    assert "1 2 4 5" == temple(game, MEDES)


@pytest.mark.rule("BB-HIT-2")
@pytest.mark.parametrize(("own", "opposing"), [("", "1"), ("", "1 2 3"), ("1", "1 2"), ("2", "4")])
def test_a_higher_level_can_be_stolen_even_if_levels_are_skipped(own: str, opposing: str) -> None:
    game = thief("H H H H", own, opposing)

    play(game, Steal(0))

    assert f"{own} {opposing[-1]}".strip() == temple(game, MEDES)


@pytest.mark.rule("BB-HIT-2", "BB-T-6")
@pytest.mark.parametrize(
    ("own", "opposing"), [("1 2 3 4", "1 2 3 4"), ("1 2 3", "1 2"), ("4", "1"), ("3", "3")]
)
def test_a_level_that_is_not_higher_cannot_be_stolen(own: str, opposing: str) -> None:
    assert_refused(thief("H H H H H H", own, opposing), Steal(0), Refusal.NOT_HIGHER_THAN_YOURS)


@pytest.mark.rule("BB-HIT-3", "BB-T-6")
@pytest.mark.parametrize(
    ("cards", "opposing"), [("H H H", "1 2 3 4"), ("H H H P", "1 2 3 4 5"), ("A H H H A", "6")]
)
def test_a_theft_needs_as_many_cards_as_the_level(cards: str, opposing: str) -> None:
    game = thief(cards, "", opposing)
    start = cards.replace(" ", "").index("H")

    assert_refused(game, Steal(start), Refusal.TOO_FEW_NATIONS_TO_STEAL)


@pytest.mark.rule("BB-HIT-1", "BB-T-6")
def test_there_must_be_a_temple_to_steal_from() -> None:
    assert_refused(thief("H H H", "", ""), Steal(0), Refusal.NO_TEMPLE_TO_STEAL_FROM)


@pytest.mark.rule("BB-HIT-4")
def test_the_victim_shows_the_card_below_or_nothing() -> None:
    game = thief("H H H H H", "", "1 3")

    play(game, Steal(0))
    assert "1" == temple(game, MEDES, SECOND)
    assert_refused(game, Steal(0), Refusal.NOT_HIGHER_THAN_YOURS)

    game = thief("H H H", "", "2")
    play(game, Steal(0))
    assert "" == temple(game, MEDES, SECOND)


# Medes: desertion.


@pytest.mark.rule("BB-MED-1", "BB-T-9")
def test_all_opposing_cards_of_the_named_nation_are_discarded() -> None:
    game = position(
        pawn=HITTITES, columns={HITTITES: "M M M"}, other_columns={HITTITES: "A M A M A"}
    )

    play(game, Desert(0, MEDES))

    assert "A A A" == column(game, HITTITES, SECOND)
    assert "M M M" == discard(game)  # the price and two deserters
    assert "M M" == column(game, HITTITES)


@pytest.mark.rule("BB-MED-1")
def test_ones_own_cards_of_the_named_nation_stay() -> None:
    game = position(pawn=HITTITES, columns={HITTITES: "A M M M A"}, other_columns={HITTITES: "P A"})

    play(game, Desert(1, ASSYRIANS))

    assert "A M M A" == column(game, HITTITES)
    assert "P" == column(game, HITTITES, SECOND)


@pytest.mark.rule("BB-MED-1", "BB-ABI-8", "BB-T-9")
def test_a_nation_that_is_not_there_cannot_be_named() -> None:
    game = position(
        pawn=HITTITES, columns={HITTITES: "M M M S"}, other_columns={HITTITES: "A M", MEDES: "S"}
    )

    assert_refused(game, Desert(0, SUMERIANS), Refusal.NOBODY_TO_DESERT)


# Persians: skip a level.


def skipper(cards: str, own: str, stack: str, other_stack: str = "") -> Babel:
    return position(
        pawn=PERSIANS,
        columns={PERSIANS: cards},
        temples={PERSIANS: own},
        stack=stack,
        other_stack=other_stack,
    )


@pytest.mark.rule("BB-PER-1", "BB-PER-3", "BB-T-4")
@pytest.mark.parametrize(
    ("own", "level"), [("", 2), ("1", 3), ("1 2", 4), ("1 2 3", 5), ("1 2 3 4", 6)]
)
def test_the_level_two_above_can_be_built(own: str, level: int) -> None:
    game = skipper("P P P A A A", own, f"1 {level}")

    play(game, SKIP_OWN)

    assert f"{own} {level}".strip() == temple(game, PERSIANS)
    assert level == game.total(FIRST)
    assert "1" == stack(game)


@pytest.mark.rule("BB-PER-1", "BB-T-4")
@pytest.mark.parametrize(("own", "tops"), [("", "13456"), ("1 2", "12356"), ("5", "123456")])
def test_no_other_level_can_be_built_by_skipping(own: str, tops: str) -> None:
    for level in tops:
        game = skipper("P P P A A A A", own, level)
        assert_refused(game, SKIP_OWN, Refusal.NOT_TWO_LEVELS_UP)


@pytest.mark.rule("BB-PER-1", "BB-T-4")
def test_two_persians_skip_nothing_and_three_leave_two() -> None:
    assert_refused(skipper("P P", "", "2"), SKIP_OWN, Refusal.NO_RUN_THERE)
    game = skipper("P P P", "", "2")

    play(game, SKIP_OWN)

    assert "2" == temple(game, PERSIANS)
    assert "P P" == column(game, PERSIANS)


@pytest.mark.rule("BB-PER-1")
def test_either_stack_can_be_skipped_from() -> None:
    game = skipper("A P P P P", "", "4", "3 2")
    own, opposing = Skip(1, opposing=False), Skip(1, opposing=True)

    assert_refused(game, own, Refusal.NOT_TWO_LEVELS_UP)
    play(game, opposing, own)

    assert "2 4" == temple(game, PERSIANS)
    assert ["", "3"] == [stack(game), stack(game, SECOND)]


@pytest.mark.rule("BB-PER-1")
def test_an_empty_stack_has_nothing_to_skip_to() -> None:
    assert_refused(skipper("P P P", "", ""), SKIP_OWN, Refusal.EMPTY_STACK)
    assert_refused(skipper("P P P", "", "2"), SKIP_OPPOSING, Refusal.EMPTY_STACK)


@pytest.mark.rule("BB-PER-2", "BB-T-5")
def test_a_skip_needs_as_many_cards_as_the_level_the_price_card_included() -> None:
    assert_refused(skipper("P P P", "2", "4"), SKIP_OWN, Refusal.TOO_FEW_NATIONS_TO_SKIP)
    game = skipper("P P P A", "2", "4")

    play(game, SKIP_OWN)

    assert "2 4" == temple(game, PERSIANS)
    assert "P P A" == column(game, PERSIANS)


@pytest.mark.rule("BB-PER-3")
def test_after_a_skip_the_next_level_is_built_as_usual() -> None:
    game = skipper("P P P P", "", "4 2")

    play(game, SKIP_OWN)

    assert_refused(game, CONSTRUCT_OWN, Refusal.NOT_THE_NEXT_LEVEL)


@pytest.mark.rule("BB-PER-3")
def test_the_foundation_card_cannot_be_built_by_skipping() -> None:
    game = position(pawn=PERSIANS, columns={PERSIANS: "P P P"}, foundation=True)

    assert_refused(game, SKIP_OWN, Refusal.EMPTY_STACK)
    assert_refused(game, SKIP_OPPOSING, Refusal.EMPTY_STACK)
    assert is_offered(game, FOUNDATION)


# Sumerians: change camps.


def recruiter(cards: str, opposing: str) -> Babel:
    return position(pawn=MEDES, columns={MEDES: cards}, other_columns={MEDES: opposing})


@pytest.mark.rule("BB-SUM-1", "BB-SUM-3", "BB-T-10")
def test_all_cards_like_the_newest_one_come_over_also_those_apart_from_it() -> None:
    game = recruiter("S S S H", "P A P M P")

    play(game, ChangeCamps(0))

    assert "S S H P P P" == column(game, MEDES)
    assert "A M" == column(game, MEDES, SECOND)
    assert "S" == discard(game)


@pytest.mark.rule("BB-SUM-1")
def test_no_card_of_another_nation_comes_over() -> None:
    game = recruiter("S S S", "P P P A")

    play(game, ChangeCamps(0))

    assert "S S A" == column(game, MEDES)
    assert "P P P" == column(game, MEDES, SECOND)


@pytest.mark.rule("BB-ABI-8", "BB-T-10")
def test_nobody_comes_over_from_an_empty_column() -> None:
    assert_refused(recruiter("S S S", ""), ChangeCamps(0), Refusal.NOBODY_TO_CHANGE_CAMPS)


@pytest.mark.rule("BB-SUM-2")
def test_the_newest_card_is_the_top_one_also_if_it_came_by_migration() -> None:
    game = position(
        pawn=MEDES,
        columns={MEDES: "S S S"},
        other_columns={MEDES: "H H P", ASSYRIANS: "P A H"},
    )

    play(game, END, Migrate(ASSYRIANS, MEDES), END, ChangeCamps(0))

    assert "S S H H H" == column(game, MEDES)
    assert "P P A" == column(game, MEDES, SECOND)


@pytest.mark.rule("BB-SUM-2")
def test_the_newest_card_is_the_top_one_also_if_it_came_by_defection() -> None:
    game = position(
        pawn=MEDES,
        columns={MEDES: "S S S P"},
        other_pawn=MEDES,
        other_columns={MEDES: "S S S A"},
    )

    play(game, ChangeCamps(0))
    assert ["S S P A", "S S S"] == [column(game, MEDES), column(game, MEDES, SECOND)]
    play(game, END, ChangeCamps(0))

    assert ["S S P", "S S A"] == [column(game, MEDES), column(game, MEDES, SECOND)]


@pytest.mark.rule("BB-SUM-3")
def test_the_cards_that_stay_close_up_in_their_order() -> None:
    game = recruiter("S S S", "H P M P A P")

    play(game, ChangeCamps(0))

    assert "H M A" == column(game, MEDES, SECOND)
