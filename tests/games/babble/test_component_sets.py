"""A club loads its own cards: they are checked, played with, recorded and understood."""

from collections.abc import Callable, Iterator
from io import StringIO

import pytest
from rich.console import Console

from games.babble.club import Content, club_content, standard_content, written
from games.babble.tables import FIRST_ACTION, play, position, tower
from golden import record_at, records
from walks import Chance
from ziggurat.ai.babble import LEVELS
from ziggurat.ai.bot import Place
from ziggurat.core.kind import BadSetting
from ziggurat.core.plain import BadPart
from ziggurat.core.record import read
from ziggurat.core.seats import SPECTATOR
from ziggurat.core.session import Session, resume
from ziggurat.core.snapshot import load, save, state_of
from ziggurat.core.text import LANGUAGES, Phrase, Phrasebook
from ziggurat.games import babble
from ziggurat.games.babble import KIND, Babble, BabbleRefusal
from ziggurat.games.babble.cards import CONSTRUCTION_CARDS, STANDARD_FACES
from ziggurat.games.babble.component_file import read_set
from ziggurat.games.babble.describing import construction_names
from ziggurat.games.babble.texts import TERMS, TEXTS
from ziggurat.terminal.speech import Speech
from ziggurat.terminal.tables import draw_table


@pytest.fixture(scope="module", autouse=True)
def _sets_are_forgotten() -> Iterator[None]:
    """What is loaded here is not there for other tests."""
    sets, terms = dict(KIND.component_sets), dict(TERMS)
    yield
    KIND.component_sets.clear()
    KIND.component_sets.update(sets)
    TERMS.clear()
    TERMS.update(terms)


@pytest.fixture(scope="module")
def club() -> str:
    return KIND.add_components(written(club_content()))


def new(club: str, seed: int = 1, players: int = 3, mode: str = "basic") -> Babble:
    return babble.new(seed, players, components=club, mode=mode)


# Playing with another set.


def test_the_setting_names_the_set_and_the_digest_of_its_content(club: str) -> None:
    name, digest = club.split("-")

    assert "club" == name
    assert 12 == len(digest)
    assert club == KIND.add_components(written(dict(reversed(club_content().items()))))


def test_a_set_that_was_not_loaded_cannot_be_chosen() -> None:
    with pytest.raises(BadSetting, match="is not loaded"):
        babble.new(1, 2, components="club-000000000000")


@pytest.mark.rule("BA-COM-8")
def test_the_view_shows_which_cards_exist(club: str) -> None:
    cards = new(club).view(SPECTATOR)["components"]

    assert club == cards["key"]
    assert ["uno", "due", "tre", "été"] == cards["starting_words"]
    assert 29 == len(cards["words"])
    assert {"cost": [1, 0, 0, 2], "pictures": ["relief", "doors"]} == cards["constructions"]["c02"]
    assert "Word A!" == cards["texts"]["mota"]["en"]
    assert "Mot A\u202f!" == cards["texts"]["mota"]["fr"]
    assert {} == babble.new(1, 2).view(SPECTATOR)["components"]["texts"]


@pytest.mark.rule("BA-COM-8")
def test_the_notes_name_the_words_of_each_order(club: str) -> None:
    notes = new(club).view(SPECTATOR)["players"][0]["notes"]

    vocabulary = [sorted(note["possible"] + note["excluded"]) for note in notes]
    new_words = [f"mot{letter}" for letter in "abcdefghijklmnopqrstuvwxy"]
    starting = ["uno", "due", "tre", "été"]
    assert [sorted([word, *new_words[at::4]]) for at, word in enumerate(starting)] == vocabulary


@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("players", range(2, 6))
def test_the_laws_hold_with_another_set(club: str, players: int, mode: str) -> None:
    """Options are what is not refused, dreams look the same, nothing is lost, snapshots return."""
    game = new(club, players, players, mode)
    census = game.census()
    chance = Chance(players)
    number = 0
    while waiting := game.to_act():
        seat = waiting[0]
        options = game.options(seat)
        number += 1
        if number % 10 == 0:
            allowed = {each for each in KIND.conceivable(game) if not game.why_not(seat, each)}
            assert allowed == set(options)
            world = game.imagine(seat, number)
            assert game.view(seat) == world.view(seat)
            assert census == world.census() == game.census()
            assert state_of(game) == state_of(load(KIND, save(game)))
        game.apply(seat, KIND.parse(chance.choice(options).text.upper()))

    assert game.outcome is not None


def test_a_record_brings_the_set_back(club: str) -> None:
    session = Session(KIND, "7", 3, {"components": club})
    chance = Chance(7)
    while waiting := session.game.to_act():
        session.choose(waiting[0], chance.choice(session.game.options(waiting[0])))

    again = resume(KIND, read(session.record.to_text()))

    assert club == session.record.settings["components"]
    assert state_of(session.game) == state_of(again.game)


def test_the_same_cards_in_a_file_give_the_same_games() -> None:
    key = KIND.add_components(written(standard_content()))
    for path in records():
        if path.parent.name == "babble":
            record = record_at(path)
            standard = resume(KIND, record)
            settings = {**record.settings, "components": key}
            copy = resume(KIND, record._replace(settings=settings))
            assert standard.events == copy.events


def test_a_set_may_have_24_word_cards() -> None:
    content = standard_content("few")
    content["words"].pop()
    game = babble.new(3, 5, components=KIND.add_components(written(content)))

    assert 24 == game.rules.word_cards
    assert 24 == len(game.word_faces())


@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_with_another_set(club: str, level: str) -> None:
    game = new(club, 5, 3, "advanced")
    bots = [LEVELS[level](seat) for seat in range(3)]
    while waiting := game.to_act():
        game.play(waiting[0], bots[waiting[0]].choose(Place(game, waiting[0])))

    assert game.outcome is not None


@pytest.mark.rule("BA-CNF-4", "BA-CNF-5")
def test_confusion_counts_every_picture_of_a_card() -> None:
    content = standard_content("pictures")
    content["constructions"][0]["pictures"] = ["doors", "statue", "doors"]
    content["constructions"][1]["pictures"] = []
    game = position(
        resources={1: "s s s s"}, tower="c01 c02 c03", confusion="f1 f3", agenda=FIRST_ACTION
    )
    game.components = read_set(written(content))

    play(game, "tell 1 wazu", "shake head")
    assert Phrase("discard_resources", {"count": 3}) == game.prompt(1)
    play(game, "discard stone", "discard stone", "discard stone")
    play(game, "tell 1 wazu", "shake head")
    assert "c02 c03" == tower(game)


# Words.


@pytest.mark.rule("BA-ORD-1")
def test_only_words_of_the_table_can_be_said(club: str) -> None:
    game = new(club)
    seat = game.to_act()[0]
    other = (seat + 1) % 3

    assert game.why_not(seat, KIND.parse(f"tell {other} mota")) is None
    assert BabbleRefusal.NO_SUCH_WORD == game.why_not(seat, KIND.parse(f"tell {other} zarum"))
    standard = babble.new(1, 3, first_player=0)
    assert BabbleRefusal.NO_SUCH_WORD == standard.why_not(0, KIND.parse("tell 1 mota"))


def test_words_are_written_as_the_file_says_or_in_capitals(club: str) -> None:
    assert club in KIND.component_sets
    english, french = Phrasebook("en", KIND.texts.terms), Phrasebook("fr", KIND.texts.terms)

    assert ("Word A!", "Mot A\u202f!") == (english.term("mota"), french.term("mota"))
    assert ("MOTB", "ÉTÉ") == (english.term("motb"), french.term("été"))


def test_constructions_are_named_by_what_they_show_and_cost() -> None:
    book, french = Phrasebook("en", KIND.texts.terms), Phrasebook("fr", KIND.texts.terms)
    built = {"seat": 0, "card": "c05", "levels": 1}

    assert "statue (2 stones, 1 cement)" == book.term("c05")
    assert "des portes (2 ciments, 1 outil)" == french.term("c06", "a")
    assert "Build stairs (2 tools, 1 wood)" == book.say(TEXTS.actions["build"], {"card": "c07"})
    said = Phrasebook("fr", KIND.texts.terms, ["Ann"], reader=0).say(TEXTS.events["built"], built)
    assert (
        "Vous construisez une statue (2 pierres, 1 ciment)\u202f; niveaux terminés\u202f: 1."
        == said
    )


def test_constructions_of_a_club_have_names_of_their_own(club: str) -> None:
    game = new(club)
    english = Phrasebook("en", {**KIND.texts.terms, **game.own_terms()})

    assert "doors (1 wood)" == english.term("c01")
    assert "relief + doors (1 stone, 2 wood)" == english.term("c02")
    assert "doors (1 wood), copy 2" == english.term("c13")
    assert "a relief + a statue + doors (3 wood)" == english.term("c03", "a")
    assert "relief (1 stone, 1 cement)" == Phrasebook("en", KIND.texts.terms).term("c01")
    sent = game.view(0)["components"]["texts"]["c01"]
    assert ("doors (1 wood)|a=doors (1 wood)", "portes (1 bois)|a=des portes (1 bois)") == (
        sent["en"],
        sent["fr"],
    )


def test_cards_that_look_alike_are_numbered() -> None:
    stairs, doors = CONSTRUCTION_CARDS[3], CONSTRUCTION_CARDS[2]
    cards = (stairs, stairs, *[doors] * 13, stairs)
    names = construction_names(STANDARD_FACES._replace(constructions=cards))
    book = Phrasebook("en", names)

    assert "stairs (1 stone, 1 wood)" == book.term("c01")
    assert "stairs (1 stone, 1 wood), copy 2" == book.term("c02")
    assert "doors (1 tool, 1 wood)" == book.term("c03")
    assert "doors (1 tool, 1 wood), copy 13" == book.term("c15")
    assert "stairs (1 stone, 1 wood), copy 3" == book.term("c16")


def test_the_names_of_constructions_compare_by_what_they_say() -> None:
    names, again = construction_names(STANDARD_FACES), construction_names(STANDARD_FACES)

    assert names == again
    assert len(names) == len(set(names.values()))


def test_a_card_without_pictures_is_a_construction_card() -> None:
    content = standard_content("bare")
    content["constructions"][0]["pictures"] = []
    components = read_set(written(content))

    assert "a Construction card (1 stone, 1 cement)" == Phrasebook("en", components.texts).term(
        "c01", "a"
    )


def test_the_terminal_shows_the_costs_of_the_set(club: str) -> None:
    game = new(club, players=2)
    speech = Speech(KIND, "en", ["Ann", "Bo"], game.own_terms())
    out = StringIO()
    Console(file=out, width=140).print(draw_table(game, 0, speech))

    card = game.constructions[0][0]
    assert f"{game.components.texts[f'c{card + 1:02}'].en.partition('|')[0]}, face down" in (
        out.getvalue()
    )
    assert "reconstructed" not in out.getvalue()


# Files with mistakes.


def without(key: str) -> Callable[[Content], None]:
    return lambda content: content.pop(key)


def put(value: object, *path: str | int) -> Callable[[Content], None]:
    def change(content: Content) -> None:
        inner = content
        for step in path[:-1]:
            inner = inner[step]  # type: ignore[index]
        inner[path[-1]] = value  # type: ignore[index]

    return change


MISTAKES = {
    "no words": (without("words"), "$.words is missing"),
    "unknown part": (put(1, "colour"), "$.colour is not part of the format"),
    "words are no list": (put({}, "words"), "$.words must be a list, not {}"),
    "too few words": (put([], "words"), "$.words must have 24 or 25 cards, not 0"),
    "no order": (put({"word": "bomi"}, "words", 3), "$.words[3].order is missing"),
    "unknown order": (
        put("sing", "words", 12, "order"),
        "$.words[12].order must be one of build, draw, give, reveal, not 'sing'",
    ),
    "word is a number": (put(7, "words", 12, "word"), "$.words[12].word must be a text, not 7"),
    "word in capitals": (put("Bomi", "words", 12, "word"), "$.words[12].word must be a word of"),
    "two words": (put("bo mi", "words", 0, "word"), "$.words[0].word must be a word of"),
    "comma": (put("bo,mi", "words", 0, "word"), "$.words[0].word must be a word of"),
    "case changes": (put("straße", "words", 0, "word"), "$.words[0].word must be a word of"),
    "endless word": (put("a" * 999, "words", 0, "word"), "$.words[0].word must be a word of"),
    "word means something": (put("stone", "words", 0, "word"), "already means something else"),
    "card twice": (put("tuve", "words", 0, "word"), "$.words[1]: there is already a card build"),
    "starting card again": (put("zarum", "words", 2, "word"), "$.words[2]: there is already"),
    "starting words alike": (
        put("zarum", "starting_words", "draw"),
        "$.starting_words.draw: the four starting words must differ, and 'zarum' appears twice",
    ),
    "word of 21 letters": (
        put("a" * 21, "words", 0, "word"),
        "$.words[0].word must be a word of at most 20",
    ),
    "no starting word": (put({}, "starting_words"), "$.starting_words.build is missing"),
    "15 constructions": (
        lambda content: content["constructions"].pop(),
        "$.constructions must have 16 cards, not 15 (BA-COM-1)",
    ),
    "construction without pictures": (
        put({"cost": {"wood": 1}}, "constructions", 5),
        "$.constructions[5].pictures is missing",
    ),
    "construction with a name": (
        put("gate", "constructions", 5, "name"),
        "$.constructions[5].name is not part of the format",
    ),
    "unknown resource": (
        put({"gold": 1}, "constructions", 4, "cost"),
        "$.constructions[4].cost.gold is not part of the format",
    ),
    "free": (put({}, "constructions", 4, "cost"), "$.constructions[4].cost must be 1 to 7"),
    "too dear": (
        put({"wood": 8}, "constructions", 0, "cost"),
        "not 8 (BA-DRA-2)",
    ),
    "negative": (
        put({"wood": 2, "stone": -1}, "constructions", 0, "cost"),
        "$.constructions[0].cost.stone must be 0 or more, not -1",
    ),
    "yes": (
        put(True, "resources", "wood"),
        "$.resources.wood must be a whole number, not True",
    ),
    "unknown picture": (
        put(["doors", "window"], "constructions", 9, "pictures"),
        "$.constructions[9].pictures[1] must be one of relief, statue, doors, stairs, not",
    ),
    "too many pictures": (
        put(["doors"] * 10, "constructions", 9, "pictures"),
        "$.constructions[9].pictures must have at most 9 pictures, not 10",
    ),
    "35 resources": (put(8, "resources", "tool"), "$.resources must be 36 cards in all, not 35"),
    "text of no word": (put({"en": "A", "fr": "A"}, "texts", "abc"), "no card has this word"),
    "text of a standard word": (put({"en": "A", "fr": "A"}, "texts", "bomi"), "which has its text"),
    "no French": (put({"en": "A"}, "texts", "glub"), "$.texts.glub.fr is missing"),
    "another language": (
        put({"en": "A", "fr": "A", "de": "A"}, "texts", "glub"),
        "$.texts.glub.de",
    ),
    "empty text": (put({"en": " ", "fr": "A"}, "texts", "glub"), "$.texts.glub.en must have 1 to"),
    "text of 21 characters": (
        put({"en": "A", "fr": "A" * 21}, "texts", "glub"),
        "$.texts.glub.fr must have 1 to 20",
    ),
}


def test_as_much_as_a_set_may_hold() -> None:
    content = standard_content()
    word, text = "a" * 20, {"en": "A" * 20, "fr": "À" * 20}
    content["words"][0]["word"] = word
    content["texts"] = {word: text}
    content["constructions"][0] = {"cost": {"wood": 7}, "pictures": ["doors"] * 9}

    cards = read_set(written(content)).described

    assert text == {language: cards["texts"][word][language] for language in LANGUAGES}
    assert {"cost": [0, 0, 0, 7], "pictures": ["doors"] * 9} == cards["constructions"]["c01"]


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_named_with_its_place(mistake: str) -> None:
    change, message = MISTAKES[mistake]
    content = standard_content()
    content["words"][3]["word"] = "glub"
    content["texts"] = {}
    change(content)

    with pytest.raises(BadPart) as raised:
        read_set(written(content))

    assert message in str(raised.value)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"ziggurat_components": 2}', "[" * 100_000])
def test_a_text_that_is_no_set_is_refused(text: str) -> None:
    with pytest.raises(BadPart):
        KIND.add_components(text)


def test_the_set_of_another_game_is_refused() -> None:
    with pytest.raises(BadPart, match=r"\$.game must be 'babble', not 'babylon'"):
        read_set(written({**standard_content(), "game": "babylon"}))
