"""What a player is asked, at every choice."""

import pytest

from walks import Chance
from ziggurat.core.text import LANGUAGES, Language, Phrasebook
from ziggurat.games import babylon
from ziggurat.games.babylon import KIND, Babylon

from .tables import PLAYER, garden_of, options, play, position


def asked(game: Babylon) -> str:
    phrase = game.prompt(game.to_act()[0])
    assert phrase is not None
    return phrase.name


def test_every_choice_has_a_prompt_and_every_prompt_is_used() -> None:
    names: set[str] = set()
    for seed in range(4):
        game = babylon.new(seed, 2 + seed % 3)
        chance = Chance(seed)
        while game.to_act():
            names.add(asked(game))
            assert all(
                game.prompt(seat) is None for seat in range(game.seats) if seat != game.active
            )
            game.apply(game.to_act()[0], chance.choice(options(game)))

    assert set(KIND.texts.prompts) == names


@pytest.mark.parametrize(
    ("garden", "new", "singles", "prompt"),
    [
        ((), 0, 2, "end_building"),
        ((), 0, 3, "lay"),
        (("a1.1 ssss t...",), 1, 0, "decorate"),
        (("a1.1 ssss t...",), 1, 3, "lay_decorate"),
    ],
)
def test_while_building_the_prompt_names_what_is_possible(
    garden: tuple[str, ...], new: int, singles: int, prompt: str
) -> None:
    game = position(garden=garden_of(*garden), new=new, singles=singles, dug="c01")

    assert prompt == asked(game)


def test_the_parts_of_a_placement_are_asked_for_in_turn() -> None:
    game = position(singles=4, stored="c01")
    names = []
    for text in ("lay stored", "at a1 storey 1", "turned 0"):
        play(game, text)
        names.append(asked(game))

    assert ["choose_site", "choose_turn", "choose_supports"] == names


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Store the tile you dug and lose the clay tile"),
        ("fr", "Stockez la tuile creusée et perdez la tuile Argile"),
    ],
)
def test_storing_says_which_tile_would_be_lost(language: Language, sentence: str) -> None:
    game = position(dug="c01", stored="c02")
    play(game, "end")
    phrase = game.prompt(PLAYER)
    assert phrase is not None

    said = Phrasebook(language, KIND.texts.terms).say(
        KIND.texts.prompts[phrase.name], phrase.values
    )

    assert said.startswith(sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_say_what_they_bring_or_cost(language: Language) -> None:
    book = Phrasebook(language, KIND.texts.terms)
    game = position(agenda=["EndTurn", "StoreTile", "Build", "DigTile"], singles=1)
    dig = game.describe(PLAYER, babylon.parse("dig b2"))
    play(game, "dig b2", "lay dug", "at a1 storey 1", "turned 3")
    supports = game.describe(PLAYER, babylon.parse("on single single single none"))

    assert 4 <= int(str(dig.values["pillars"])) <= 5
    assert 3 == supports.values["price"]
    for phrase in (dig, supports):
        number = phrase.values.get("pillars", phrase.values.get("price"))
        assert f"{number} pil" in book.say(KIND.texts.actions[phrase.name], phrase.values)
