"""Setting up, for two to five players."""

import pytest

from games.babble.tables import discarded, hand, position
from ziggurat.core.kind import BadSetting
from ziggurat.games import babble
from ziggurat.games.babble.components import PACKS
from ziggurat.games.babble.deck import FACE_COUNT
from ziggurat.games.babble.table import Babble, BabbleRules

WORDS_OF_PACK_1 = {2: 6, 3: 7, 4: 8, 5: 9}
CONSTRUCTIONS_OF_PACK_1 = {2: 7, 3: 6, 4: 5, 5: 5}

any_number = pytest.mark.parametrize("players", range(2, 6))


def packs(game: Babble) -> list[tuple[int, int]]:
    """Words and constructions of each pack."""
    return [
        (game.words_in_pack(pack), len(game.packs[pack]) - game.words_in_pack(pack))
        for pack in range(PACKS)
    ]


@any_number
@pytest.mark.rule("BA-T-1", "BA-SET-1", "BA-SET-3", "BA-SET-4", "BA-SET-5")
def test_everybody_has_four_words_three_resources_and_a_construction(players: int) -> None:
    game = babble.new(seed=players, players=players)

    assert [4] * players == [game.hand_size(seat) for seat in range(players)]
    assert [3] * players == [game.resource_total(seat) for seat in range(players)]
    assert [1] * players == [len(held) for held in game.constructions]
    assert 0 == game.face_up
    assert players == len(game.word_discard)
    assert 36 - 3 * players == len(game.resource_pack)
    first = (WORDS_OF_PACK_1[players], CONSTRUCTIONS_OF_PACK_1[players])
    assert [first, (5, 2), (3, 1), (2, 0)] == packs(game)


@pytest.mark.parametrize(
    ("players", "words", "constructions", "turns"),
    [(2, 18, 12, 26), (3, 20, 12, 26), (4, 22, 12, 26), (5, 24, 13, 27)],
)
@pytest.mark.rule("BA-SET-9")
def test_how_many_cards_are_used(players: int, words: int, constructions: int, turns: int) -> None:
    game = babble.new(seed=3, players=players)

    assert words == players + sum(count for count, _ in packs(game))
    assert constructions == players + sum(count for _, count in packs(game))
    assert turns == sum(map(len, game.packs))


@any_number
@pytest.mark.rule("BA-SET-2", "BA-SET-3")
def test_a_dealt_word_replaces_the_starting_word_of_its_order(players: int) -> None:
    game = babble.new(seed=players, players=players)

    for seat in range(players):
        start = ["zarum", "felko", "nipas", "tuve"]
        changed = [
            now for now, then in zip(hand(game, seat).split(), start, strict=True) if now != then
        ]
        assert 1 == len(changed)


@pytest.mark.rule("BA-T-2")
def test_dealt_draw_redal() -> None:
    game = position(taken={1: "draw redal"})

    assert "zarum redal nipas tuve" == hand(game, 1)
    assert ["draw felko"] == discarded(game)


@pytest.mark.rule("BA-SET-6", "BA-SET-8")
def test_the_lowest_pack_comes_first_and_the_tower_is_empty() -> None:
    game = babble.new(seed=5, players=3)

    assert 0 == game.pack_in_progress()
    assert () == game.tower
    assert [[], [], [], []] == game.view(0)["tower"]


@pytest.mark.rule("BA-SET-7")
@pytest.mark.parametrize(("word_cards", "words_left"), [(25, 7), (24, 6)])
def test_what_is_not_used_goes_to_the_box_unseen(word_cards: int, words_left: int) -> None:
    game = babble.new(seed=5, players=2, word_cards=word_cards)

    assert words_left == sum(idea < FACE_COUNT for idea in game.box)
    assert 4 == sum(idea >= FACE_COUNT for idea in game.box)
    assert "box" not in game.view(0)


@pytest.mark.rule("BA-SET-10")
def test_the_first_player_is_drawn_by_lot_or_sits_first() -> None:
    by_lot = {babble.new(seed=seed, players=3).foreman for seed in range(30)}

    assert {0, 1, 2} == by_lot
    assert {0} == {babble.new(seed, 3, first_player=0).foreman for seed in range(10)}


@pytest.mark.rule("BA-SET-11")
def test_only_the_advanced_game_has_confusion_cards() -> None:
    basic = babble.new(seed=1, players=2)
    advanced = babble.new(seed=1, players=2, mode="advanced")

    assert () == basic.confusion
    assert list(range(9)) == sorted(advanced.confusion)
    assert list(range(9)) != list(advanced.confusion)


@pytest.mark.parametrize("players", [1, 6])
def test_babble_is_for_two_to_five(players: int) -> None:
    with pytest.raises(BadSetting, match="2 to 5"):
        babble.KIND.begin("1", players, {})


def test_house_rules_reach_the_table() -> None:
    assert BabbleRules(False, False, False, 25) == babble.new(1, 3).rules
    other = babble.new(
        1, 3, mode="advanced", may_refuse_build=True, min_one=True, word_cards=24, first_player=0
    )
    assert BabbleRules(True, True, True, 24) == other.rules


@any_number
@pytest.mark.rule("BA-COM-1")
def test_a_census_counts_every_card(players: int) -> None:
    census = babble.new(1, players, mode="advanced").census()

    assert 4 * players + 25 + 16 + 36 + 9 == sum(census.values())
    assert (1, 9, 9) == (census["c16"], census["wood"], census["confusion"])
    assert (players, 1) == (census["build zarum"], census["build bomi"])
