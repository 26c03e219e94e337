"""DRAW and GIVE: resources come, go, and are never more than seven."""

import pytest

from games.babble.tables import (
    cards,
    offered,
    play,
    position,
    refusal,
    reserve,
    seen,
    thrown,
)
from ziggurat.core.refusal import TableRefusal
from ziggurat.games.babble import BabbleRefusal


@pytest.mark.rule("BA-DRA-1")
def test_two_resources_are_drawn_for_all_to_see() -> None:
    game = position(resource_pack="s s t w")

    play(game, "tell 1 felko", "show draw")

    assert "t w" == reserve(game, 1)
    assert [0, 0, 1, 1] == game.view(2)["players"][1]["resources"]


@pytest.mark.rule("BA-T-7", "BA-DRA-2")
@pytest.mark.parametrize(
    ("held", "discards"), [("s s s s s", 0), ("s s s s s s", 1), ("s s s s s s s", 2)]
)
def test_a_player_with_more_than_seven_discards_freely(held: str, discards: int) -> None:
    game = position(resources={1: held}, down={1: "c01 c02"}, resource_pack="w w w")

    play(game, "tell 1 felko", "show draw")
    for _ in range(discards):
        assert {"discard stone", "discard wood"} == offered(game)
        assert refusal(game, "discard tool") is BabbleRefusal.NO_SUCH_RESOURCE
        play(game, "discard stone")

    assert [0] == game.to_act()
    assert min(7, len(held.split()) + 2) == game.resource_total(1)
    assert discards == len(thrown(game).split())


@pytest.mark.rule("BA-T-8", "BA-DRA-3")
def test_the_discard_becomes_the_pack_between_two_cards() -> None:
    game = position(resource_pack="w", resource_discard="s s t")

    play(game, "tell 1 felko", "show draw")

    assert reserve(game, 1) in ("s w", "t w")
    assert (2, "") == (len(game.resource_pack), thrown(game))


@pytest.mark.rule("BA-T-9", "BA-DRA-3")
def test_if_there_is_one_resource_left_one_is_drawn() -> None:
    seven = {0: "s s s s s s s", 1: "c c c c c c c", 2: "t t t t t t t", 3: "w w w w w w w"}
    game = position(5, resources={**seven, 4: "s s c c t t w"}, resource_pack="w")

    play(game, "tell 4 felko", "show draw")
    assert 8 == game.resource_total(4)
    play(game, "discard stone")

    assert (7, 0, "s") == (game.resource_total(4), len(game.resource_pack), thrown(game))


@pytest.mark.rule("BA-T-10", "BA-GIV-1", "BA-GIV-2", "BA-GIV-3", "BA-TUR-4")
def test_cards_are_given_to_several_and_the_limit_is_kept_afterwards() -> None:
    game = position(
        4, resources={0: "w w w w w w w", 1: "s s"}, down={1: "c13"}, agenda=("ForemanActs",)
    )

    play(game, "tell 1 nipas", "show give")
    assert refusal(game, "give stone to 1") is BabbleRefusal.GIVE_TO_ANOTHER
    assert refusal(game, "give stone to 4") is BabbleRefusal.NO_SUCH_PLAYER
    assert refusal(game, "give wood to 2") is BabbleRefusal.NO_SUCH_RESOURCE
    assert refusal(game, "give c01 to 2") is BabbleRefusal.NOT_IN_YOUR_RESERVE
    play(game, "give stone to 0", "give stone to 2", "give c13 to 2")

    assert [0] == game.to_act()
    assert {"discard stone", "discard wood"} == offered(game)
    play(game, "discard wood")
    assert 7 == game.resource_total(0)
    assert ("", "s", "c13") == (reserve(game, 1), reserve(game, 2), cards(game, 2))
    assert [["c13"], ["c13"]] == [seen(game, 2, viewer) for viewer in (1, 2)]
    assert [[None], [None], [None]] == [seen(game, 2, viewer) for viewer in (0, 3, -1)]


@pytest.mark.rule("BA-T-10")
def test_a_fourth_card_cannot_be_given() -> None:
    game = position(resources={1: "s s s s"})

    play(game, "tell 1 nipas", "show give", *["give stone to 2"] * 3)

    assert refusal(game, "give stone to 2") is TableRefusal.NOT_THE_QUESTION
    assert "s" == reserve(game, 1)


@pytest.mark.rule("BA-GIV-1")
def test_nothing_need_be_given_but_at_some_tables_one_card() -> None:
    game = position(resources={1: "s"})
    play(game, "tell 1 nipas", "show give", "done")
    assert "s" == reserve(game, 1)

    strict = position(resources={1: "s s"}, min_one=True)
    play(strict, "tell 1 nipas", "show give")
    assert refusal(strict, "done") is BabbleRefusal.GIVE_AT_LEAST_ONE
    play(strict, "give stone to 0", "done")
    assert "s" == reserve(strict, 1)


@pytest.mark.rule("BA-GIV-1", "BA-ORD-6")
def test_a_player_with_nothing_gives_nothing() -> None:
    game = position(min_one=True)

    play(game, "tell 1 nipas", "show give")

    assert [0] == game.to_act()


@pytest.mark.rule("BA-GIV-2")
def test_a_construction_given_keeps_its_orientation() -> None:
    game = position(up={1: "c05"}, down={1: "c13"})

    play(game, "tell 1 nipas", "show give", "give c05 to 2", "give c13 to 2")

    assert [True, False] == [
        each["face_up"] for each in game.view(0)["players"][2]["constructions"]
    ]
    assert ["c05", None] == seen(game, 2, viewer=0)


@pytest.mark.rule("BA-GIV-3")
def test_receivers_discard_in_turn_order_from_the_left_of_the_giver() -> None:
    seven = "w w w w w w w"
    game = position(4, resources={0: seven, 1: "s s s", 2: seven, 3: seven})

    play(game, "tell 1 nipas", "show give")
    play(game, "give stone to 0", "give stone to 3", "give stone to 2")
    order = []
    for _ in range(3):
        order.append(game.to_act()[0])
        play(game, "discard stone")

    assert [2, 3, 0] == order
