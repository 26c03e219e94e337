"""What is in the box."""

import pytest

from games.babel.tables import (
    CONSTRUCT_OWN,
    FIRST,
    SECOND,
    assert_refused,
    is_offered,
    play,
    position,
    temple,
    worth,
)
from ziggurat.core.playout import play_out
from ziggurat.games import babel
from ziggurat.games.babel.abilities import (
    Ability,
    ChangeCamps,
    Desert,
    Destroy,
    Halve,
    Skip,
    Steal,
)
from ziggurat.games.babel.actions import END, Move
from ziggurat.games.babel.components import (
    ASSYRIANS,
    HIGHEST,
    HITTITES,
    MEDES,
    NATION_NAMES,
    NATIONS,
    PERSIANS,
    SUMERIANS,
    TEMPLE_CARDS,
)
from ziggurat.games.babel.refusals import BabelRefusal as Refusal
from ziggurat.games.babel.table import Babel


@pytest.mark.rule("BB-COM-1")
def test_the_board_has_five_sites_for_each_player_and_one_quarry() -> None:
    view = babel.new(seed=1).view(FIRST)

    assert [5, 5] == [len(side["columns"]) for side in view["sides"]]
    assert [5, 5] == [len(side["temples"]) for side in view["sides"]]
    assert 43 == view["quarry_size"]


@pytest.mark.rule("BB-COM-1", "BB-ABI-7")
@pytest.mark.parametrize("site", NATIONS)
def test_the_sites_of_a_nation_face_each_other(site: int) -> None:
    everywhere = dict.fromkeys(NATIONS, "P")
    game = position(pawn=site, columns={site: "S S S"}, other_columns=everywhere)

    play(game, ChangeCamps(0))

    facing = [tuple(game.column(SECOND, each)) for each in NATIONS]
    assert [() if each == site else (PERSIANS,) for each in NATIONS] == facing


@pytest.mark.rule("BB-COM-2", "BB-T-21")
def test_there_are_45_temple_cards() -> None:
    census = babel.new(seed=1).census()

    assert [10, 9, 8, 7, 6, 5] == [census[f"level {level}"] for level in range(1, 7)]


@pytest.mark.rule("BB-COM-6")
def test_the_highest_level_is_6() -> None:
    assert 6 == HIGHEST == len(TEMPLE_CARDS)


@pytest.mark.rule("BB-COM-3", "BB-T-21")
def test_there_are_12_nation_cards_of_each_of_five_nations() -> None:
    census = babel.new(seed=1).census()

    assert ("assyrians", "hittites", "medes", "persians", "sumerians") == NATION_NAMES
    assert [12] * 5 == [census[name] for name in NATION_NAMES]


@pytest.mark.rule("BB-T-21")
@pytest.mark.parametrize("seed", range(3))
def test_through_a_whole_game_no_card_is_made_or_lost(seed: int) -> None:
    game = babel.new(seed=seed)
    first = game.census()

    while game.outcome is None:
        play_out(game, seed, limit=1)
        assert first == game.census()
        seed += 1


@pytest.mark.rule("BB-COM-4")
def test_each_player_has_one_pawn() -> None:
    game = position(hand="M", other_pawn=HITTITES)

    play(game, Move(MEDES))

    assert (MEDES, HITTITES) == game.pawns


OWN_ABILITIES: list[list[Ability]] = [
    [Destroy(0)],
    [Steal(0)],
    [Desert(0, ASSYRIANS), Desert(0, HITTITES)],
    [Skip(0, opposing=False)],
    [ChangeCamps(0)],
]


def facing_everything(nation: int) -> Babel:
    """The first player has a run of the nation; each ability would find something to do."""
    return position(
        pawn=MEDES,
        columns={MEDES: 3 * "AHMPS"[nation]},
        stack="2",
        other_hand="A A",
        other_columns={MEDES: "A H"},
        other_temples={MEDES: "1 2"},
        migrated=True,
    )


@pytest.mark.rule("BB-COM-5", "BB-ABI-6")
def test_a_nation_card_stands_for_the_ability_of_its_nation() -> None:
    for nation in NATIONS:
        assert [END, *OWN_ABILITIES[nation], Halve(0)] == facing_everything(nation).options(FIRST)


@pytest.mark.rule("BB-COM-5")
def test_the_cards_of_a_nation_are_alike() -> None:
    game = position(hand="A A A")

    assert [END, Move(ASSYRIANS)] == game.options(FIRST)


@pytest.mark.rule("BB-COM-5", "BB-COM-7")
def test_each_nation_card_leads_to_the_one_site_of_its_colour() -> None:
    reached = []
    for nation in NATIONS:
        game = position(hand="A H M P S")
        play(game, Move(nation))
        reached.append(game.view(SECOND)["sides"][FIRST]["pawn"])

    assert list(NATION_NAMES) == reached


@pytest.mark.rule("BB-COM-7")
def test_a_column_may_hold_nations_of_any_colour_at_any_site() -> None:
    game = position(
        hand="A H M P S", pawn=SUMERIANS, columns={SUMERIANS: "M"}, stack="1", migrated=True
    )
    deploys = [f"deploy {name}" for name in NATION_NAMES]

    assert deploys == [each.text for each in game.options(FIRST) if each.text in deploys]
    assert is_offered(game, CONSTRUCT_OWN)


@pytest.mark.rule("BB-COM-6", "BB-CON-7")
def test_a_temple_rises_from_1_to_6_and_no_further() -> None:
    game = position(pawn=MEDES, columns={MEDES: "A A H H M M P"}, stack="1 6 5 4 3 2 1")

    play(game, *[CONSTRUCT_OWN] * 6)

    assert "1 2 3 4 5 6" == temple(game, MEDES)
    assert 6 == game.total(FIRST)
    assert_refused(game, CONSTRUCT_OWN, Refusal.NOT_THE_NEXT_LEVEL)


@pytest.mark.rule("BB-COM-8", "BB-END-8")
def test_the_more_imposing_temples_win() -> None:
    game = position(temples=worth(3, 2), other_temples=worth(2, 2), quarry="4")

    play(game, END)

    assert game.outcome is not None
    assert (FIRST,) == game.outcome.winners
