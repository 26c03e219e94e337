"""What is asked in each choice of 7 Wonders, what answers it, and what all hear of it."""

from collections.abc import Callable

import pytest

from games.seven_wonders.tables import (
    act,
    city,
    options,
    put_in_force,
    recruitment,
    table,
    two_players,
    with_shares,
)
from ziggurat.core.refusal import TableRefusal
from ziggurat.games import seven_wonders
from ziggurat.games.seven_wonders import SevenWonders, parse
from ziggurat.games.seven_wonders.catalogue import CARD_OF

Build = Callable[[], SevenWonders]


def choosing_sides() -> SevenWonders:
    return seven_wonders.new(1, 3, wonders="chosen")


def drafting_leaders() -> SevenWonders:
    return seven_wonders.new(1, 3, leaders=True)


def drafting_tiles() -> SevenWonders:
    return seven_wonders.new(1, 3, modules="tower")


def recruiting() -> SevenWonders:
    return recruitment(city(coins=5, leaders="caesar"))


def recruiting_more() -> SevenWonders:
    goods = "stone pit, clay pool, loom"
    game = table(
        city("rome b", stages=1, built=goods, hand="altar", leaders="caesar, plato", coins=9),
        leaders=True,
    )
    act(game, "stage with altar")
    return game


def entombing() -> SevenWonders:
    game = table(
        city("abu simbel b", built="brickyard, loom, caesar", hand="altar", leaders="plato"),
        leaders=True,
    )
    act(game, "stage with altar")
    return game


def copying() -> SevenWonders:
    game = table(
        city("alexandria a", built="ramses", hand="courtesans guild"),
        city("ephesus a", built="caesar, nero"),
        leaders=True,
    )
    act(game, "build courtesans guild")
    return game


def owing() -> SevenWonders:
    """Two of three coins are to be lost by seats 1 and 2."""
    game = table(city("giza a", hand="gambling house, altar"), cities_too=True)
    game.hands[0] = (CARD_OF["hideout"], CARD_OF["altar"])
    act(game, "build hideout")
    return game


def digging() -> SevenWonders:
    game = table(
        city("halicarnassus b", built="ore vein, foundry", hand="altar, theater"), discard="tavern"
    )
    act(game, "stage with altar")
    return game


def playing_seventh() -> SevenWonders:
    game = table(city("babylon b", stages=2, hand="altar, theater"), turn=6)
    act(game, "build altar")
    return game


def giving_up_card() -> SevenWonders:
    game = table(city(built="stockade, barracks"), turn=6, project="belvedere", markers=1)
    with_shares(game, 0, 1, 1)
    act(game)
    return game


def giving_up_victories() -> SevenWonders:
    game = table(city(), age=3, turn=6, project="triumphal arches", markers=1)
    with_shares(game, 0, 1, 1)
    game.victories[:3] = [1, 1, 1]
    act(game)
    return game


def choosing_for_free_city() -> SevenWonders:
    game = two_players(
        city("giza a", hand="altar, palace"), city("rhodes a", hand="theater, baths"), city()
    )
    game.play(0, parse("build altar"))
    game.play(1, parse("build theater"))
    return game


QUESTIONS: list[tuple[Build, str, dict[str, object]]] = [
    (drafting_leaders, "keep_leader", {}),
    (recruiting, "choose_leader", {"age": 2}),
    (recruiting_more, "recruit_more", {}),
    (entombing, "entomb", {}),
    (copying, "copy_leader", {}),
    (digging, "dig_up", {}),
    (playing_seventh, "play_seventh", {"card": "theater"}),
    (giving_up_card, "give_up_card", {"colour": "red", "project": "belvedere"}),
    (giving_up_victories, "give_up_victories", {"project": "triumphal arches"}),
    (choosing_for_free_city, "choose_for_free_city", {"age": 1, "turn": 1}),
]


@pytest.mark.parametrize(("build", "name", "values"), QUESTIONS)
def test_each_choice_asks_its_question(build: Build, name: str, values: dict[str, object]) -> None:
    asked = build().prompt(0)

    assert asked is not None
    assert (name, values) == (asked.name, dict(asked.values))


@pytest.mark.rule("SWC-12")
def test_who_loses_coins_is_asked_how_many() -> None:
    asked = owing().prompt(1)

    assert asked is not None
    assert ("pay_or_owe", {"due": 1}) == (asked.name, dict(asked.values))


@pytest.mark.parametrize(
    ("build", "other"),
    [
        (choosing_sides, "build altar"),
        (drafting_leaders, "keep 9"),
        (drafting_tiles, "keep caesar"),
        (recruiting, "decline"),
        (recruiting_more, "discard caesar"),
        (recruiting_more, "keep caesar"),
        (entombing, "copy caesar"),
        (copying, "entomb caesar"),
        (digging, "build tavern"),
        (digging, "keep caesar"),
        (playing_seventh, "keep caesar"),
        (giving_up_card, "give up victories of ages 1 and 1"),
        (giving_up_victories, "give up stockade"),
        (choosing_for_free_city, "decline"),
    ],
)
def test_an_answer_to_another_question_is_refused(build: Build, other: str) -> None:
    assert TableRefusal.NOT_THE_QUESTION == build().why_not(0, parse(other))


@pytest.mark.rule("SWC-12")
def test_a_loss_is_answered_by_a_debt_only() -> None:
    assert TableRefusal.NOT_THE_QUESTION == owing().why_not(1, parse("build altar"))


@pytest.mark.rule("SW-SETUP-4")
def test_a_side_is_chosen_of_the_own_board() -> None:
    game = choosing_sides()
    own = {text.removeprefix("take ")[:-2] for text in options(game)}
    other = next(board for board in ("giza", "rhodes", "olympia") if board not in own)

    assert game.why_not(0, parse(f"take {other} a")) is not None


@pytest.mark.parametrize(
    ("build", "words", "phrase", "values"),
    [
        (recruiting_more, "recruit caesar", "recruit", {"card": "caesar", "bank": 3}),
        (recruiting_more, "decline", "decline", {}),
        (entombing, "entomb caesar", "entomb", {"leader": "caesar", "points": 10}),
        (copying, "copy nero", "copy_leader", {"leader": "nero", "effect": "nero effect"}),
        (digging, "decline", "decline", {}),
    ],
)
def test_an_option_says_what_it_does(
    build: Build, words: str, phrase: str, values: dict[str, object]
) -> None:
    described = build().describe(0, parse(words))

    assert phrase == described.name
    assert values == {name: described.values[name] for name in values}


def test_a_leader_on_offer_says_what_it_does() -> None:
    phrase = drafting_leaders().options(0)[0].phrase()

    leader = phrase.values["leader"]
    assert ("keep_leader", f"{leader} effect") == (phrase.name, phrase.values["effect"])


@pytest.mark.rule("SWC-12")
@pytest.mark.parametrize(("debts", "coins"), [(0, 1), (1, 0)])
def test_a_debt_says_what_is_paid(debts: int, coins: int) -> None:
    described = owing().describe(1, parse(f"owe {debts}"))

    assert ("owe", {"debts": debts, "coins": coins}) == (described.name, dict(described.values))


@pytest.mark.rule("SWW-06")
def test_a_stage_with_a_number_says_it() -> None:
    phrase = parse("stage 3 with altar").phrase()

    assert ("stage_numbered", 3) == (phrase.name, phrase.values["stage"])
    assert "stage" not in parse("stage with altar").phrase().values


@pytest.mark.rule("SWL-44")
def test_an_option_says_all_that_the_bank_gets() -> None:
    """The tax of tile 1 and the resource of Bilkis."""
    game = table(city("giza a", built="bilkis", hand="stockade"), active=(1,), leaders=True)
    put_in_force(game, 1)

    described = game.describe(0, parse("build stockade paying 1 bank"))

    assert 1 + 1 == described.values["bank"]


TOLD: list[tuple[Build, int, str, str]] = [
    (entombing, 0, "entomb caesar", "entombed"),
    (copying, 0, "copy nero", "copied_leader"),
    (recruiting_more, 0, "recruit caesar", "recruited"),
]


@pytest.mark.parametrize(("build", "seat", "words", "event"), TOLD)
def test_all_hear_of_it_and_it_cannot_be_taken_back(
    build: Build, seat: int, words: str, event: str
) -> None:
    game = build()
    game.hear()
    shown = game.revealed

    game.play(seat, parse(words))

    assert event in [each.name for each in game.hear()]
    assert shown < game.revealed


@pytest.mark.rule("SWL-11")
def test_each_hears_which_leaders_are_passed_on() -> None:
    game = drafting_leaders()
    game.hear()
    for seat in range(3):
        game.play(seat, game.options(seat)[0])

    told = [each for each in game.hear() if each.name == "received_leaders"]
    assert [0, 1, 2] == [each.shown["seat"] for each in told]
    secrets = [dict(each.secret or {}) for each in told]
    offered = [{"leaders": game.view(seat)["offered_leaders"]} for seat in range(3)]
    assert offered == secrets
    assert [] == game.view(-1)["offered_leaders"]


@pytest.mark.rule("SWC-20", "SWC-21")
def test_all_hear_of_diplomacy_tokens() -> None:
    game = table(
        city("giza a", built="press, loom, clay pool", hand="residence"), turn=7, cities_too=True
    )
    game.hear()

    act(game, "build residence")

    told = [each.name for each in game.hear()]
    assert ["took_diplomacy", "handed_back"] == [
        name for name in told if name in ("took_diplomacy", "handed_back")
    ]


@pytest.mark.rule("SWW-10")
def test_all_hear_which_card_was_under_the_stage() -> None:
    game = table(
        city("stonehenge b", built="brickyard, clay pool, press, ore vein", stages=1, hand="altar"),
        age=3,
        turn=6,
        wonder_pack=True,
    )
    game.buried[0] = (0,)
    game.hear()

    act(game, "stage with altar")

    turned = [each for each in game.hear() if each.name == "turned_up"]
    assert ["altar"] == [each.shown["card"] for each in turned]
    assert 2 == len(game.buried[0])


@pytest.mark.rule("SW-2P-16")
def test_the_holder_hears_which_card_the_free_city_may_play_last() -> None:
    game = two_players(
        city("giza a", hand="altar, palace"),
        city("rhodes a", hand="theater, baths"),
        city("babylon b", stages=2),
        pile="tavern",
        turn=6,
    )
    game.play(0, parse("build altar"))
    game.play(1, parse("build theater"))
    game.hear()
    holder = game.holder()

    game.play(holder, game.options(holder)[-1])

    drew = [each for each in game.hear() if each.name == "drew_from_pile"]
    assert [(holder, {"card": "tavern"})] == [(each.shown["seat"], each.secret) for each in drew]
    asked = game.prompt(holder)
    assert asked is not None
    assert "play_seventh_of_free_city" == asked.name
    assert TableRefusal.NOT_THE_QUESTION == game.why_not(holder, parse("decline"))


@pytest.mark.rule("SW-W-HALI-2")
def test_looking_through_the_discards_cannot_be_taken_back() -> None:
    game = table(
        city("rhodes a"),
        city("halicarnassus b", built="ore vein, foundry", hand="altar, theater"),
        discard="tavern",
    )
    before = game.revealed
    act(game, "discard lumber yard", "stage with altar")

    assert before + 2 == game.revealed  # the orders, then the discards
    assert "tavern" in game.view(1)["discard"]
    assert "tavern" not in game.view(0)["discard"]
