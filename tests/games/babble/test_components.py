"""The box.  The faces of the cards are reconstructed; what the rulebook says of them holds."""

from collections import Counter

import pytest

from games.babble.tables import hand, position
from ziggurat.core.seats import SPECTATOR
from ziggurat.games import babble
from ziggurat.games.babble.cards import (
    CONSTRUCTION_CARDS,
    RESOURCE_COPIES,
    WORD_CARDS,
    WORDS,
)
from ziggurat.games.babble.component_set import STANDARD_SET
from ziggurat.games.babble.components import CONFUSION_NAMES, ORDERS, PICTURE_NAMES
from ziggurat.games.babble.deck import START_FACES, STARTING_WORDS

# The reconstructed Constructions: the picture, then stone, cement, tool and wood.
PRINTED = """
c01 relief 1 1 . .    c05 statue 2 1 . .    c09 doors  1 1 1 .    c13 stairs 2 1 . 1
c02 statue . 1 1 .    c06 doors  . 2 1 .    c10 stairs . 1 1 1    c14 relief 1 2 1 .
c03 doors  . . 1 1    c07 stairs . . 2 1    c11 relief 1 . 1 1    c15 statue . 1 2 1
c04 stairs 1 . . 1    c08 relief 1 . . 2    c12 statue 1 1 . 1    c16 doors  1 . 1 2
"""


@pytest.mark.rule("BA-COM-1", "BA-COM-2")
def test_the_box_holds_what_the_list_says_although_the_sum_does_not_fit() -> None:
    starting = 5 * len(STARTING_WORDS)

    assert (20, 25, 16) == (starting, len(WORD_CARDS), len(CONSTRUCTION_CARDS))
    assert 61 == starting + len(WORD_CARDS) + len(CONSTRUCTION_CARDS)
    assert 36 == sum(RESOURCE_COPIES)
    assert 9 == len(CONFUSION_NAMES)


@pytest.mark.rule("BA-COM-3")
def test_every_word_card_has_an_order_and_a_word_and_no_two_are_alike() -> None:
    assert all(order in ORDERS and word in WORDS for order, word in WORD_CARDS)
    faces = START_FACES + STANDARD_SET.word_faces
    assert len(set(faces)) == len(faces)


@pytest.mark.rule("BA-COM-4")
def test_all_begin_with_the_same_four_words() -> None:
    game = position(5)

    assert {"zarum felko nipas tuve"} == {hand(game, seat) for seat in range(5)}


@pytest.mark.rule("BA-COM-5")
def test_four_constructions_show_each_picture() -> None:
    pictures = Counter(PICTURE_NAMES[card.pictures[0]] for card in CONSTRUCTION_CARDS)

    assert {"relief": 4, "statue": 4, "doors": 4, "stairs": 4} == pictures
    assert all(len(card.pictures) == 1 for card in CONSTRUCTION_CARDS)
    assert all(2 <= sum(card.cost) <= 4 for card in CONSTRUCTION_CARDS)


@pytest.mark.rule("BA-COM-5")
def test_every_construction_has_its_cost_and_its_picture() -> None:
    parts = PRINTED.replace(".", "0").split()
    printed = {
        name: {"cost": [int(count) for count in cost], "pictures": [picture]}
        for name, picture, *cost in [parts[at : at + 6] for at in range(0, len(parts), 6)]
    }

    assert printed == babble.new(seed=1, players=2).view(SPECTATOR)["components"]["constructions"]


@pytest.mark.rule("BA-COM-6")
def test_there_are_nine_of_each_resource() -> None:
    assert (9, 9, 9, 9) == RESOURCE_COPIES


@pytest.mark.rule("BA-COM-7")
def test_most_words_stand_on_cards_of_several_orders() -> None:
    orders: dict[str, set[int]] = {}
    for order, word in [*WORD_CARDS, *[(order, WORDS[STARTING_WORDS[order]]) for order in ORDERS]]:
        orders.setdefault(word, set()).add(order)

    assert all(len(each) > 1 for each in orders.values())


@pytest.mark.rule("BA-COM-8")
def test_everybody_may_know_which_words_an_order_can_have() -> None:
    notes = babble.new(seed=1, players=2).view(-1)["players"][0]["notes"]

    vocabulary = sorted(notes[0]["possible"] + notes[0]["excluded"])
    assert sorted(["zarum", "nipas", "tuve", "bomi", "gashu", "jinto", "mirot"]) == vocabulary


def test_players_are_told_what_is_reconstructed() -> None:
    said = babble.KIND.reconstructed

    assert said is not None
    assert "the words and which order each stands for, the cost and the one picture" in said.en
    assert "les mots et l'ordre de chacun, le coût et l'unique image" in said.fr
    assert "reconstructed" in babble.KIND.summary.en
    assert "reconstitués" in babble.KIND.summary.fr
