"""The advanced game: the nine Confusion cards."""

import pytest

from games.babble.tables import (
    LAST_ACTION,
    cards,
    discarded,
    face_up,
    hand,
    ideas,
    offered,
    play,
    position,
    refusal,
    reserve,
    seen,
    thrown,
    tower,
)
from ziggurat.core.text import Phrase
from ziggurat.games.babble import BabbleRefusal, words
from ziggurat.games.babble.components import CONFUSION_NAMES

LEVEL_1 = "c01 c02 c03 c04"
MISUNDERSTOOD = ("tell 1 wazu", "shake head")


@pytest.mark.rule("BA-CNF-1", "BA-ORD-4", "BA-CNF-3")
def test_a_player_who_does_not_understand_draws_the_top_card() -> None:
    game = position(confusion="f1 f9")

    play(game, *MISUNDERSTOOD)

    assert ["f1"] == game.view(0)["confusion"]
    assert "f9" == game.view(0)["confusion_discard"][-1]
    assert ("f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9") == CONFUSION_NAMES


@pytest.mark.rule("BA-CNF-1")
def test_the_basic_game_knows_no_confusion() -> None:
    game = position()

    play(game, *MISUNDERSTOOD)

    assert [0] == game.to_act()
    assert () == game.confusion_discard


@pytest.mark.rule("BA-CNF-2")
def test_an_empty_confusion_pack_is_shuffled_again() -> None:
    game = position(confusion="", agenda=LAST_ACTION)
    game.confusion_discard = (0, 1)

    play(game, *MISUNDERSTOOD)

    assert (1, 1) == (len(game.confusion), len(game.confusion_discard))
    assert "reshuffled_confusion" in [event.name for event in game.hear()]


@pytest.mark.rule("BA-T-18", "BA-CNF-4")
def test_f1_takes_a_statue_from_the_level_in_progress() -> None:
    game = position(tower="c02 c09", confusion="f1")

    play(game, *MISUNDERSTOOD)

    assert "c09" == tower(game)
    assert 4 == len(game.packs[0])
    assert ideas("c02")[0] in game.packs[0]
    assert {"words": 3, "constructions": 1, "put_back": ["c02"]} == game.view(0)["packs"][0]


@pytest.mark.rule("BA-CNF-4")
def test_a_card_put_back_is_counted_in_its_pack_until_all_see_it_again() -> None:
    game = position(tower="c02 c09", confusion="f1")
    play(game, *MISUNDERSTOOD)
    game.packs[0] = ideas("build gashu, build jinto, c02")

    play(game, "show draw")
    assert "c02" == cards(game, 0)
    assert ["c02"] == game.view(1)["packs"][0]["put_back"]
    play(game, "tell 0 tuve", "show reveal", "show c02", "done")

    assert [] == game.view(1)["packs"][0]["put_back"]


@pytest.mark.rule("BA-CNF-4", "BA-IDE-5")
def test_a_card_put_back_cannot_come_from_another_pack() -> None:
    game = position(tower=f"{LEVEL_1} c05", confusion="f1")
    play(game, *MISUNDERSTOOD)
    game.packs[:2] = [ideas("c05"), ideas("draw wazu, c09")]

    play(game, "show draw", "show draw", "show draw")

    (first,), (second,) = [game.view(2)["players"][seat]["constructions"] for seat in (0, 1)]
    assert "c05" in first["possible"]
    assert "c05" not in second["possible"]
    assert set(first["possible"]) == {"c05", *second["possible"]}


@pytest.mark.rule("BA-T-18", "BA-CNF-4", "BA-CNF-12")
def test_f1_never_touches_a_complete_level() -> None:
    game = position(tower=LEVEL_1, confusion="f1")

    play(game, *MISUNDERSTOOD)

    assert LEVEL_1 == tower(game)
    assert 3 == len(game.packs[0])


@pytest.mark.rule("BA-T-19", "BA-CNF-4")
def test_f1_takes_from_level_2_for_pack_1_while_that_lasts() -> None:
    game = position(tower=f"{LEVEL_1} c05", confusion="f1")

    play(game, *MISUNDERSTOOD)

    assert LEVEL_1 == tower(game)
    assert [4, 2, 2, 2] == [len(pack) for pack in game.packs]


@pytest.mark.rule("BA-CNF-4")
def test_f2_lets_the_confused_player_choose_between_two_reliefs() -> None:
    game = position(tower="c01 c08 c02", confusion="f2")

    play(game, *MISUNDERSTOOD)
    assert [1] == game.to_act()
    assert {"return c01", "return c08"} == offered(game)
    assert refusal(game, "return c02") is BabbleRefusal.WRONG_PICTURE
    assert refusal(game, "return c11") is BabbleRefusal.NOT_ON_THIS_LEVEL
    play(game, "return c08")

    assert "c01 c02" == tower(game)


@pytest.mark.rule("BA-T-20", "BA-CNF-5")
def test_f3_costs_a_resource_for_every_door_as_far_as_there_are_any() -> None:
    game = position(tower="c03 c06 c01", resources={1: "s"}, confusion="f3")

    play(game, *MISUNDERSTOOD, "discard stone")

    assert ("", "s") == (reserve(game, 1), thrown(game))
    assert [0] == game.to_act()


@pytest.mark.rule("BA-CNF-5")
def test_f4_counts_the_stairs_of_the_whole_tower() -> None:
    game = position(tower="c01 c02 c03 c04 c07", resources={1: "s c t w"}, confusion="f4")

    play(game, *MISUNDERSTOOD, "discard wood", "discard stone")

    assert "c t" == reserve(game, 1)
    assert [0] == game.to_act()


@pytest.mark.rule("BA-T-20", "BA-CNF-5")
def test_f4_without_stairs_costs_nothing() -> None:
    game = position(tower="c01 c02", resources={1: "s"}, confusion="f4")

    play(game, *MISUNDERSTOOD)

    assert "s" == reserve(game, 1)


@pytest.mark.rule("BA-T-21", "BA-CNF-6")
def test_f5_exchanges_a_word_with_the_discard() -> None:
    """Seat 1 has discarded its words to give and to draw; it finds one of them again."""
    game = position(taken={1: "give kelab, draw redal"}, confusion="f5")
    assert ["draw felko", "give nipas"] == discarded(game)

    play(game, *MISUNDERSTOOD)

    outcomes = {
        "zarum felko kelab tuve": ["draw redal", "give nipas"],
        "zarum redal nipas tuve": ["draw felko", "give kelab"],
    }
    assert outcomes[hand(game, 1)] == discarded(game)
    redrew = next(event for event in game.hear() if event.name == "redrew_word")
    assert {"seat": 1} == redrew.seen_by(0).values


@pytest.mark.rule("BA-CNF-6", "BA-CNF-9")
def test_f5_fills_a_gap_and_nothing_is_discarded() -> None:
    game = position(confusion="f5")
    words.lose(game, 1, 2)

    play(game, *MISUNDERSTOOD)

    assert "zarum felko nipas tuve" == hand(game, 1)
    assert [] == discarded(game)


@pytest.mark.rule("BA-CNF-6")
def test_f5_finds_nothing_in_an_empty_discard() -> None:
    game = position(confusion="f5")

    play(game, *MISUNDERSTOOD)

    assert "zarum felko nipas tuve" == hand(game, 1)


@pytest.mark.rule("BA-T-22", "BA-CNF-7")
def test_f6_hands_all_constructions_to_the_left_as_they_lie() -> None:
    game = position(4, up={1: "c05"}, down={1: "c13"}, confusion="f6")

    play(game, *MISUNDERSTOOD)

    assert ("", "c13 c05") == (cards(game, 1), cards(game, 2))
    assert [False, True] == face_up(game, 2)
    assert [["c13", "c05"]] * 2 == [seen(game, 2, viewer) for viewer in (1, 2)]
    assert [None, "c05"] == seen(game, 2, viewer=3)


@pytest.mark.rule("BA-CNF-7")
def test_f6_without_constructions_does_nothing() -> None:
    game = position(confusion="f6")

    play(game, *MISUNDERSTOOD)

    assert [0] == game.to_act()


@pytest.mark.rule("BA-T-23", "BA-CNF-8", "BA-DRA-2")
def test_f7_hands_all_resources_to_the_right_where_seven_stay() -> None:
    game = position(resources={0: "w w w w", 1: "s s s s s"}, confusion="f7")

    play(game, *MISUNDERSTOOD)
    assert (9, 0) == (game.resource_total(0), game.resource_total(1))
    play(game, "discard wood", "discard stone")

    assert "s s s s w w w" == reserve(game, 0)
    assert "ForemanActs" == game.agenda[-1].text


@pytest.mark.rule("BA-CNF-8", "BA-DRA-2")
def test_f7_can_bring_a_reserve_to_twice_its_limit() -> None:
    game = position(resources={0: "w w w w w w w", 1: "s s s s s s s"}, confusion="f7")

    play(game, *MISUNDERSTOOD)
    assert Phrase("discard_resources", {"count": 7}) == game.prompt(0)
    play(game, *["discard wood"] * 7)

    assert "s s s s s s s" == reserve(game, 0)
    assert "ForemanActs" == game.agenda[-1].text


@pytest.mark.rule("BA-T-24", "BA-CNF-9")
def test_f8_leaves_a_gap_until_a_word_of_that_order_is_drawn() -> None:
    game = position(confusion="f9 f8")

    play(game, *MISUNDERSTOOD)
    assert {"drop build", "drop draw", "drop give", "drop reveal"} == offered(game)
    play(game, "drop give")
    assert "zarum felko - tuve" == hand(game, 1)
    assert ["give nipas"] == discarded(game)
    assert 3 == game.view(0)["players"][1]["hand_size"]

    play(game, "tell 1 nipas")
    assert {"shake head"} == offered(game)
    words.take(game, 1, ideas("build bomi")[0])
    assert "bomi felko - tuve" == hand(game, 1)
    words.take(game, 1, ideas("give kelab")[0])
    assert "bomi felko kelab tuve" == hand(game, 1)
    assert ["build zarum", "give nipas"] == discarded(game)


@pytest.mark.rule("BA-CNF-9")
def test_f8_can_strike_again() -> None:
    game = position(confusion="f8")
    words.lose(game, 1, 2)

    play(game, *MISUNDERSTOOD)
    assert refusal(game, "drop give") is BabbleRefusal.NO_WORD_TO_DROP
    play(game, "drop build")

    assert "- felko - tuve" == hand(game, 1)


@pytest.mark.rule("BA-CNF-9", "BA-SHO-1")
def test_a_missing_card_cannot_be_shown() -> None:
    game = position(confusion="f9")
    words.lose(game, 0, 2)

    assert refusal(game, "show give") is BabbleRefusal.NO_CARD_OF_THAT_ORDER


@pytest.mark.rule("BA-CNF-9")
def test_f8_takes_nothing_from_an_empty_hand() -> None:
    game = position(confusion="f8")
    for order in range(4):
        words.lose(game, 1, order)

    play(game, *MISUNDERSTOOD)

    assert [0] == game.to_act()


@pytest.mark.rule("BA-T-25", "BA-CNF-10")
def test_f9_forbids_orders_until_the_next_turn() -> None:
    game = position(confusion="f9", resources={2: "s"})

    play(game, *MISUNDERSTOOD)
    assert "laid_words" in [event.name for event in game.hear()]
    assert game.view(2)["players"][1]["words_laid"]
    assert refusal(game, "tell 1 zarum") is BabbleRefusal.WORDS_ON_THE_TABLE
    play(game, "tell 2 nipas", "show give", "give stone to 1")
    assert "s" == reserve(game, 1)

    assert [1] == game.to_act()
    assert not game.view(2)["players"][1]["words_laid"]
    assert "took_up_words" in [event.name for event in game.hear()]


@pytest.mark.rule("BA-T-25", "BA-CNF-11")
def test_with_two_players_f9_leaves_only_showing() -> None:
    game = position(2, confusion="f9")

    play(game, *MISUNDERSTOOD)

    assert {"show build", "show draw", "show give", "show reveal"} == offered(game)


@pytest.mark.rule("BA-CNF-11")
@pytest.mark.parametrize(("card", "received"), [("f6", ("c01", "")), ("f7", ("", "s"))])
def test_with_two_players_left_and_right_are_the_same(card: str, received: tuple[str, str]) -> None:
    game = position(2, resources={1: "s"}, down={1: "c01"}, confusion=card)

    play(game, *MISUNDERSTOOD)

    assert received == (cards(game, 0), reserve(game, 0))


@pytest.mark.rule("BA-CNF-12", "BA-CNF-2")
@pytest.mark.parametrize("card", ["f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9"])
def test_confusion_alone_never_ends_the_game(card: str) -> None:
    game = position(
        tower=f"{LEVEL_1} c05 c08",
        taken={1: "draw redal"},
        resources={1: "s c t w"},
        down={1: "c13"},
        packs=("c16", "draw wazu", "give mirot", "give gashu"),
        confusion=card,
    )

    play(game, "tell 1 felko", "shake head")

    assert game.outcome is None
    assert CONFUSION_NAMES.index(card) in game.confusion_discard
