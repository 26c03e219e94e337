"""What a seat is asked, as data that clients can rely on."""

import pytest

from games.babble.tables import play, position
from ziggurat.core.text import LANGUAGES, Phrase, Phrasebook
from ziggurat.games.babble.kind import KIND
from ziggurat.games.babble.table import Babble

TEXTS = KIND.texts


def asked(game: Babble, *choices: str) -> Phrase:
    """What is asked after these choices."""
    play(game, *choices)
    prompt = game.prompt(game.to_act()[0])
    assert prompt is not None
    return prompt


def confused_by(card: str, tower: str = "") -> Babble:
    """Seat 1 has just drawn this Confusion card."""
    game = position(confusion=card, tower=tower)
    play(game, "tell 1 wazu", "shake head")
    return game


def every_prompt() -> list[Phrase]:
    return [
        asked(position()),
        asked(position(), "show build"),
        asked(position(), "tell 1 zarum"),
        asked(position(), "tell 1 wazu"),
        asked(position(resources={1: "s c"}, down={1: "c01"}), "tell 1 zarum", "show build"),
        asked(position(down={1: "c01"}), "tell 1 zarum", "show build"),
        asked(position(resources={1: "s s s s s s"}), "tell 1 felko", "show draw"),
        asked(position(resources={1: "s s"}), "tell 1 nipas", "show give", "give stone to 2"),
        asked(position(), "tell 1 tuve", "show reveal"),
        asked(confused_by("f1", tower="c02 c05")),
        asked(confused_by("f8")),
    ]


def test_each_question_has_its_own_prompt() -> None:
    assert every_prompt() == [
        Phrase("act", {"count": 2}),
        Phrase("act", {"count": 1}),
        Phrase("answer_order", {"seat": 0, "word": "zarum"}),
        Phrase("not_understood", {"seat": 0, "word": "wazu"}),
        Phrase("build_one", {}),
        Phrase("cannot_build", {}),
        Phrase("discard_resources", {"count": 1}),
        Phrase("give_cards", {"count": 2}),
        Phrase("reveal_cards", {"count": 2}),
        Phrase("put_one_back", {"picture": "statue", "pack": 1}),
        Phrase("drop_word", {}),
    ]
    assert {prompt.name for prompt in every_prompt()} == set(TEXTS.prompts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_can_be_said(language: str) -> None:
    book = Phrasebook("fr" if language == "fr" else "en", TEXTS.terms, ["Ann", "Bo", "Cy"])

    said = [book.say(TEXTS.prompts[each.name], each.values) for each in every_prompt()]

    assert all(said)
    assert ("Ann says ZARUM to you" if language == "en" else "Ann vous dit ZARUM") in said[2]


def test_nobody_else_is_asked() -> None:
    game = position()
    play(game, "tell 1 zarum")

    assert game.prompt(0) is None
    assert game.prompt(2) is None


@pytest.mark.parametrize(
    ("words", "phrase"),
    [
        ("tell 1 zarum", Phrase("tell", {"other": 1, "word": "zarum"})),
        ("show draw", Phrase("show_word", {"order": "draw"})),
        ("show c02", Phrase("turn_up", {"card": "c02"})),
        ("shake head", Phrase("shake_head", {})),
        ("build c03", Phrase("build", {"card": "c03"})),
        ("build nothing", Phrase("build_nothing", {})),
        ("discard tool", Phrase("throw", {"resource": "tool"})),
        ("give wood to 2", Phrase("give_resource", {"resource": "wood", "other": 2})),
        ("give c16 to 0", Phrase("give_construction", {"card": "c16", "other": 0})),
        ("done", Phrase("done", {})),
        ("return c01", Phrase("put_back", {"card": "c01"})),
        ("drop give", Phrase("drop", {"order": "give"})),
    ],
)
def test_each_action_has_its_own_phrase(words: str, phrase: Phrase) -> None:
    action = KIND.parse(words)

    assert (words, phrase) == (action.text, action.phrase())
    assert phrase.name in TEXTS.actions
