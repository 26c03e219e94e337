"""Sentences for people."""

from ziggurat.core.outcome import ranks_of
from ziggurat.core.text import Phrasebook, Text

DRAWS = Text("{seat} draws {count:card|cards}.", "{seat} pioche {count:carte|cartes}.")
TERMS = {"medes": Text("Medes", "Mèdes"), "persians": Text("Persians", "Perses")}


def test_a_number_governs_its_word() -> None:
    english = Phrasebook("en", {}, ["Ada", "Bo"])

    assert "Ada draws 1 card." == english.say(DRAWS, {"seat": 0, "count": 1})
    assert "Bo draws 0 cards." == english.say(DRAWS, {"seat": 1, "count": 0})


def test_french_counts_none_and_one_alike() -> None:
    french = Phrasebook("fr", {}, ["Ada"])

    assert "Ada pioche 0 carte." == french.say(DRAWS, {"seat": 0, "count": 0})
    assert "Ada pioche 2 cartes." == french.say(DRAWS, {"seat": 0, "count": 2})


def test_words_of_the_game_are_translated_and_lists_joined() -> None:
    text = Text("it is {nations}", "ce sont {nations}")

    french = Phrasebook("fr", TERMS)
    assert "Ce sont Mèdes, Perses" == french.say(text, {"nations": ["medes", "persians"]})
    assert "Ce sont -" == french.say(text, {"nations": []})


def test_equal_scores_share_a_rank() -> None:
    assert (1, 3, 1) == ranks_of([(9, 2), (9, 1), (9, 2)])


def test_a_bracketed_part_is_left_out_without_its_values() -> None:
    text = Text("Build[ with {left:coin|coins} left][ and {right} right]", "")
    english = Phrasebook("en", {})

    assert "Build with 1 coin left" == english.say(text, {"left": 1, "right": 0})
    assert "Build and 2 right" == english.say(text, {"right": 2})
    assert "Build" == english.say(text, {"left": 0, "right": 0})
