"""e) Abilities: what holds for all of them."""

import pytest

from games.babel.tables import (
    FIRST,
    SECOND,
    assert_refused,
    column,
    discard,
    is_offered,
    nations,
    play,
    position,
    temple,
)
from ziggurat.core.snapshot import state_of
from ziggurat.games.babel.abilities import (
    Ability,
    ChangeCamps,
    Desert,
    Destroy,
    Halve,
    Skip,
    Steal,
    runs,
)
from ziggurat.games.babel.actions import Discard, Migrate
from ziggurat.games.babel.components import ASSYRIANS, HITTITES, MEDES, NATIONS, PERSIANS
from ziggurat.games.babel.refusals import BabelRefusal as Refusal
from ziggurat.games.babel.table import Babel


def facing_persians(cards: str, pawn: int = MEDES, opposing: str = "P A P") -> Babel:
    return position(pawn=pawn, columns={MEDES: cards}, other_columns={MEDES: opposing})


@pytest.mark.rule("BB-ABI-1")
@pytest.mark.parametrize(
    ("cards", "run"), [("S S S", 0), ("A A S S S", 2), ("H S S S P", 1), ("A S S S S", 1)]
)
def test_a_run_may_lie_anywhere_in_the_column(cards: str, run: int) -> None:
    game = facing_persians(cards)

    assert [ChangeCamps(run)] == [each for each in game.options(FIRST) if "camps" in each.text]


@pytest.mark.rule("BB-ABI-1")
@pytest.mark.parametrize("cards", ["", "S", "S S", "S S A S", "A S S A S A S S", "A A A"])
def test_without_three_successive_cards_there_is_no_ability(cards: str) -> None:
    game = facing_persians(cards)

    for run in range(6):
        assert_refused(game, ChangeCamps(run), Refusal.NO_RUN_THERE)


@pytest.mark.rule("BB-ABI-1")
def test_a_run_is_named_by_its_first_card_alone() -> None:
    game = facing_persians("A S S S S")

    assert_refused(game, ChangeCamps(0), Refusal.NO_RUN_THERE)
    assert_refused(game, ChangeCamps(2), Refusal.NO_RUN_THERE)
    assert is_offered(game, ChangeCamps(1))


@pytest.mark.rule("BB-ABI-1")
@pytest.mark.parametrize(
    ("cards", "found"),
    [
        ("", []),
        ("A A", []),
        ("A A A", [0]),
        ("A A A A A", [0]),
        ("A A H H H A A A", [2, 5]),
        ("A A A H A A A", [0, 4]),
        ("P A A A M M M P P", [1, 4]),
    ],
)
def test_the_runs_of_a_column(cards: str, found: list[int]) -> None:
    assert found == runs(bytes(nations(cards)))


@pytest.mark.rule("BB-ABI-1")
def test_the_pawn_must_stand_at_the_run() -> None:
    assert_refused(facing_persians("S S S", pawn=HITTITES), ChangeCamps(0), Refusal.NO_RUN_THERE)


@pytest.mark.rule("BB-ABI-1")
def test_there_are_no_abilities_in_the_quarry() -> None:
    game = position(columns={MEDES: "S S S"}, other_hand="A A")

    assert_refused(game, Halve(0), Refusal.NO_SITE_FOR_AN_ABILITY)


@pytest.mark.rule("BB-ABI-1")
def test_a_run_of_the_opponent_is_of_no_use() -> None:
    game = position(pawn=MEDES, columns={MEDES: "S S"}, other_columns={MEDES: "S S S"})

    assert_refused(game, ChangeCamps(0), Refusal.NO_RUN_THERE)


@pytest.mark.rule("BB-ABI-1")
@pytest.mark.parametrize("nation", NATIONS)
def test_a_run_gives_no_ability_of_another_nation(nation: int) -> None:
    game = position(
        pawn=MEDES,
        columns={MEDES: 3 * "AHMPS"[nation]},
        stack="2",
        other_columns={MEDES: "P"},
        other_temples={MEDES: "1"},
    )
    foreign = [Destroy(0), Steal(0), Desert(0, PERSIANS), Skip(0, opposing=False), ChangeCamps(0)]
    del foreign[nation]

    for ability in foreign:
        assert_refused(game, ability, Refusal.NO_RUN_THERE)


@pytest.mark.rule("BB-ABI-2")
def test_the_price_is_one_card_of_the_run() -> None:
    game = facing_persians("A S S S M")

    play(game, ChangeCamps(1))

    assert "A S S M P P" == column(game, MEDES)
    assert "S" == discard(game)


@pytest.mark.rule("BB-ABI-2", "BB-T-11")
@pytest.mark.parametrize(("run", "left", "usable"), [(0, "S S A S S S", 3), (4, "S S S A S S", 0)])
def test_of_two_runs_the_player_chooses(run: int, left: str, usable: int) -> None:
    game = position(pawn=MEDES, columns={MEDES: "S S S A S S S"}, other_hand="H H M M")
    assert is_offered(game, Halve(0))
    assert is_offered(game, Halve(4))

    play(game, Halve(run), Discard(HITTITES), Discard(HITTITES))

    assert left == column(game, MEDES)
    assert [Halve(usable)] == [each for each in game.options(FIRST) if isinstance(each, Halve)]


@pytest.mark.rule("BB-ABI-3")
@pytest.mark.parametrize("length", [3, 4, 5, 6])
def test_a_run_can_be_used_until_two_cards_are_left(length: int) -> None:
    game = position(pawn=MEDES, columns={MEDES: length * "S"}, other_hand=12 * "A" + 12 * "H")

    for _ in range(length - 2):
        halve(game)

    assert "S S" == column(game, MEDES)
    assert_refused(game, Halve(0), Refusal.NO_RUN_THERE)


def halve(game: Babel) -> None:
    """The opponent gives up his first cards."""
    play(game, Halve(0))
    while game.to_act() == [SECOND]:
        play(game, game.options(SECOND)[0])


@pytest.mark.rule("BB-ABI-3")
def test_there_is_no_limit_of_uses_in_a_turn() -> None:
    game = position(pawn=MEDES, columns={MEDES: 12 * "S"}, other_hand=12 * "A" + 12 * "H")

    for _ in range(4):  # 24, 12, 6, 3, 2
        halve(game)

    assert 2 == game.hand_size(SECOND)
    assert is_offered(game, Halve(0))


@pytest.mark.rule("BB-ABI-4")
def test_conditions_are_checked_with_the_price_card_still_lying_there() -> None:
    game = position(pawn=MEDES, columns={MEDES: "P P P"}, temples={MEDES: "1"}, stack="3")

    play(game, Skip(0, opposing=False))

    assert "1 3" == temple(game, MEDES)
    assert "P P" == column(game, MEDES)


@pytest.mark.rule("BB-ABI-4")
def test_the_price_is_discarded_before_the_effect_and_the_end_is_checked_last() -> None:
    game = position(
        pawn=MEDES,
        columns={MEDES: "A A A"},
        temples={HITTITES: "6", PERSIANS: "6", ASSYRIANS: "3"},
        other_temples={MEDES: "1 2 3 4 5 6", HITTITES: "4"},
        end_phase=True,
    )

    play(game, Destroy(0))

    assert ["paid", "destroyed", "ended"] == [event.name for event in game.hear()]
    assert "A" == discard(game)
    assert game.outcome is not None


@pytest.mark.rule("BB-ABI-4")
def test_defectors_come_on_top_after_the_price_card_has_left() -> None:
    game = facing_persians("S S S", opposing="S P S")

    play(game, ChangeCamps(0))

    assert "S S S S" == column(game, MEDES)
    assert "P" == column(game, MEDES, SECOND)
    assert "S" == discard(game)


@pytest.mark.rule("BB-ABI-5")
def test_paying_never_joins_the_neighbours_of_a_run() -> None:
    game = position(pawn=MEDES, columns={MEDES: "A A S S S A A"}, other_hand="H H")

    play(game, Halve(2), Discard(HITTITES))

    assert "A A S S A A" == column(game, MEDES)
    assert [] == runs(game.column(FIRST, MEDES))


@pytest.mark.rule("BB-ABI-5")
@pytest.mark.parametrize(
    ("cards", "ability"), [("M M M", Desert(0, MEDES)), ("S S S", ChangeCamps(0))]
)
def test_neighbours_may_form_a_run_when_a_nation_leaves_the_column(
    cards: str, ability: Ability
) -> None:
    opposing = "A A M A" if isinstance(ability, Desert) else "A A M A M"
    game = facing_persians(cards, opposing=opposing)

    play(game, ability)

    assert "A A A" == column(game, MEDES, SECOND)
    assert [0] == runs(game.column(SECOND, MEDES))


@pytest.mark.rule("BB-ABI-5")
def test_defectors_may_complete_a_run() -> None:
    game = facing_persians("S S S P", opposing="P P")

    play(game, ChangeCamps(0))

    assert "S S P P P" == column(game, MEDES)
    assert [2] == runs(game.column(FIRST, MEDES))


@pytest.mark.rule("BB-ABI-1")
def test_a_run_that_migrates_is_usable_at_its_new_site_only() -> None:
    game = position(pawn=MEDES, columns={MEDES: "S S S"}, other_hand="A A")

    play(game, Migrate(MEDES, HITTITES))

    assert_refused(game, Halve(0), Refusal.NO_RUN_THERE)


@pytest.mark.rule("BB-ABI-7")
@pytest.mark.parametrize(
    ("cards", "ability"),
    [
        ("A A A", Destroy(0)),
        ("H H H", Steal(0)),
        ("M M M", Desert(0, PERSIANS)),
        ("S S S", ChangeCamps(0)),
    ],
)
def test_an_ability_concerns_only_the_site_of_the_pawn(cards: str, ability: Ability) -> None:
    game = position(
        pawn=MEDES,
        columns={MEDES: cards},
        other_hand="P P",
        other_pawn=MEDES,
        other_columns=dict.fromkeys(NATIONS, "P"),
        other_temples=dict.fromkeys(NATIONS, "1"),
    )

    play(game, ability)

    elsewhere = [site for site in NATIONS if site != MEDES]
    assert ["P"] * 4 == [column(game, site, SECOND) for site in elsewhere]
    assert ["1"] * 4 == [temple(game, site, SECOND) for site in elsewhere]
    assert [""] * 4 == [column(game, site) + temple(game, site) for site in elsewhere]
    assert 2 == game.hand_size(SECOND)


@pytest.mark.rule("BB-ABI-8")
@pytest.mark.parametrize(
    ("cards", "ability", "refusal"),
    [
        ("A A A", Destroy(0), Refusal.NOTHING_TO_DESTROY),
        ("M M M", Desert(0, HITTITES), Refusal.NOBODY_TO_DESERT),
        ("S S S", ChangeCamps(0), Refusal.NOBODY_TO_CHANGE_CAMPS),
        ("P P P", Halve(0), Refusal.HALF_OF_NOTHING),
    ],
)
def test_nobody_pays_for_nothing(cards: str, ability: Ability, refusal: Refusal) -> None:
    assert_refused(facing_persians(cards, opposing=""), ability, refusal)


@pytest.mark.rule("BB-ABI-8")
@pytest.mark.parametrize(
    ("cards", "ability"),
    [
        ("A A A", Destroy(0)),
        ("M M M", Desert(0, HITTITES)),
        ("S S S", ChangeCamps(0)),
        ("P P P", Halve(0)),
    ],
)
def test_where_the_option_allows_it_a_card_is_paid_and_nothing_else_changes(
    cards: str, ability: Ability
) -> None:
    game = position(
        pawn=MEDES,
        columns={MEDES: cards},
        temples={HITTITES: "1"},
        other_hand="A",
        allow_null_ability=True,
    )
    expected = game.copy()
    expected.pay(FIRST, 0)

    play(game, ability)

    assert state_of(expected) == state_of(game)


@pytest.mark.rule("BB-ABI-8")
def test_the_option_does_not_allow_a_theft_or_a_skip_without_a_card() -> None:
    thief = position(pawn=MEDES, columns={MEDES: "H H H"}, allow_null_ability=True)
    skipper = position(pawn=MEDES, columns={MEDES: "P P P"}, allow_null_ability=True)

    assert_refused(thief, Steal(0), Refusal.NO_TEMPLE_TO_STEAL_FROM)
    assert_refused(skipper, Skip(0, opposing=True), Refusal.EMPTY_STACK)
