"""Idea cards, and how a game is lost."""

import pytest

from games.babble.tables import (
    LAST_ACTION,
    cards,
    discarded,
    hand,
    known,
    play,
    position,
    seen,
)
from ziggurat.core.outcome import Row
from ziggurat.games import babble
from ziggurat.games.babble.kind import KIND
from ziggurat.games.babble.table import Babble

LEVEL_1 = "c01 c02 c03 c04"
LEVEL_2 = "c05 c06 c07"
LEVEL_3 = "c08 c09"


def with_packs(*packs: str, tower: str = "", down: str = "", resources: str = "") -> Babble:
    """A second action, with the lowest packs empty as far as none are named."""
    four = ("",) * (4 - len(packs)) + packs
    return position(
        tower=tower,
        down={1: down},
        resources={1: resources},
        packs=(four[0], four[1], four[2], four[3]),
        agenda=LAST_ACTION,
    )


@pytest.mark.rule("BA-IDE-1")
def test_the_top_card_of_the_lowest_pack_is_drawn() -> None:
    game = with_packs("give redal, c09, draw bomi", "give gashu", tower=LEVEL_1 + " " + LEVEL_2)

    play(game, "show build")

    assert "zarum bomi nipas tuve" == hand(game, 0)
    assert [0, 0, 2, 1] == [len(pack) for pack in game.packs]


@pytest.mark.rule("BA-T-13", "BA-IDE-2", "BA-END-1", "BA-AIM-2")
def test_the_last_card_beside_an_incomplete_level_loses_and_is_not_resolved() -> None:
    game = with_packs("draw bomi", "draw wazu", "give mirot", "give gashu", tower="c01 c02 c03")

    play(game, "show build")

    assert game.outcome is not None
    assert ((), "lost_at_level_1") == (game.outcome.winners, game.outcome.reason)
    assert "zarum felko nipas tuve" == hand(game, 0)


@pytest.mark.rule("BA-T-13", "BA-IDE-3", "BA-AIM-2")
def test_a_level_completed_in_the_same_turn_is_in_time() -> None:
    game = with_packs(
        "draw bomi",
        "draw wazu, draw hupso",
        "give mirot",
        "give gashu",
        tower="c01 c02 c03",
        down="c04",
        resources="s w",
    )

    play(game, "tell 1 zarum", "show build", "build c04")

    assert game.outcome is None
    assert "zarum bomi nipas tuve" == hand(game, 0)
    play(game, "show build", "show build")
    assert "zarum hupso nipas tuve" == hand(game, 1)


@pytest.mark.rule("BA-T-16", "BA-IDE-6", "BA-END-1", "BA-END-3")
def test_the_last_card_of_all_loses() -> None:
    game = with_packs("give gashu", tower=f"{LEVEL_1} {LEVEL_2} {LEVEL_3}")

    play(game, "show build")

    assert game.outcome is not None
    assert "lost_at_level_4" == game.outcome.reason
    rows = (Row("levels_complete", (3,)), Row("cards_built", (9,)))
    assert rows == game.outcome.sheet


@pytest.mark.rule("BA-T-16", "BA-IDE-6")
@pytest.mark.parametrize(("players", "turns"), [(2, 26), (3, 26), (4, 26), (5, 27)])
def test_a_game_lasts_at_most_as_many_turns_as_there_are_ideas(players: int, turns: int) -> None:
    """With nine cards in the tower and no more built, only the last pack loses."""
    game = babble.new(seed=1, players=players)
    game.tower = tuple(range(9))
    game.constructions = [()] * players
    game.packs = [(0,) * size for size in (turns - 13, 7, 4, 2)]

    while game.to_act():
        play(game, "show build")

    assert turns == game.turn


@pytest.mark.rule("BA-T-17", "BA-IDE-4", "BA-KNO-3")
def test_a_word_replaces_the_one_of_its_order_in_secret() -> None:
    game = with_packs("give redal, give kelab", tower=f"{LEVEL_1} {LEVEL_2} {LEVEL_3}")

    play(game, "show give")

    assert "zarum felko kelab tuve" == hand(game, 0)
    assert ["give nipas"] == discarded(game)
    assert ["give nipas"] == game.view(0)["own_discards"]
    assert "? ? ? ?" == known(game, owner=0, viewer=1)
    taken = next(event for event in game.hear() if event.name == "took_word")
    assert {"seat": 0} == taken.seen_by(1).values
    assert {"seat": 0, "order": "give", "word": "kelab", "old": "nipas"} == taken.seen_by(0).values


@pytest.mark.rule("BA-IDE-5", "BA-COMM-3")
def test_a_construction_is_laid_face_down_and_its_owner_may_look() -> None:
    game = with_packs("give redal, c16", tower=f"{LEVEL_1} {LEVEL_2} {LEVEL_3}")

    play(game, "show give")

    assert "c16" == cards(game, 0)
    assert [["c16"], [None], [None]] == [seen(game, 0, viewer) for viewer in (0, 1, -1)]


@pytest.mark.rule("BA-END-3")
def test_the_current_score_is_the_height_of_the_tower() -> None:
    game = position(2, tower=f"{LEVEL_1} c05")

    sheet = KIND.score(game).sheet

    assert (Row("levels_complete", (1,)), Row("cards_built", (5,))) == sheet
