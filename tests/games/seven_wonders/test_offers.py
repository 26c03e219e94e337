"""What the page gets for a choice: prompts, and offers with one name per use and all prices."""

import pickle
from itertools import product

import pytest

from games.seven_wonders.tables import (
    act,
    city,
    give_tokens,
    options,
    put_in_force,
    table,
    two_players,
)
from walks import Chance
from ziggurat.core.action import UnknownAction
from ziggurat.core.kind import Setting
from ziggurat.core.text import LANGUAGES, Phrase, Phrasebook
from ziggurat.games.seven_wonders import KIND, SevenWonders, parse
from ziggurat.games.seven_wonders.actions import NO_AIM, Order, order
from ziggurat.games.seven_wonders.catalogue import CARD_OF
from ziggurat.games.seven_wonders.components import BLUE, CHAIN, STAGE, WHITE
from ziggurat.games.seven_wonders.uses.building import BUILD
from ziggurat.games.seven_wonders.uses.stage import BUILD_STAGE
from ziggurat.games.seven_wonders.uses.use import COIN_BITS, MOST_KEPT, Use

NAMES = {
    "build",
    "chain",
    "build_free",
    "build_by_token",
    "dig_up",
    "stage",
    "stage_by_token",
    "discard",
    "tile",
    "recruit",
    "build_by_caligula",
    "stage_numbered",
    "stage_numbered_by_token",
}


def offer(game: SevenWonders, words: str, seat: int = 0) -> Phrase:
    assert words in options(game, seat)
    return game.describe(seat, parse(words))


def test_an_offer_names_what_each_neighbour_and_the_bank_get() -> None:
    game = table(
        city("rhodes a", hand="temple, sawmill", coins=9),
        city("olympia a", built="clay pool, glassworks"),
        city("babylon a"),
        age=2,
    )

    temple = offer(game, "build temple paying 4 left 2 right")
    assert ("build", {"card": "temple", "part": "", "left": 4, "right": 2, "bank": 0}) == temple
    sawmill = offer(game, "build sawmill")
    assert ("build", {"card": "sawmill", "part": "", "left": 0, "right": 0, "bank": 1}) == sawmill


def test_the_bank_gets_taxes_and_participation() -> None:
    game = table(
        city(built="altar", hand="temple, temple", coins=20),
        age=2,
        active=(6, 13),
        project="obelisk",
        markers=2,
    )

    offered = offer(game, "build temple by chain taking part paying 2 left")
    assert "chain" == offered.name
    assert "taking_part" == offered.values["part"]
    assert (2, 0, 2 + 2 + 1) == tuple(offered.values[who] for who in ("left", "right", "bank"))


def test_a_tile_is_offered_with_its_number_and_effect() -> None:
    game = table(city(hand="palace, palace", tiles=(3, 9)))

    assert (3, "tile 3") == tuple(
        offer(game, "tile 3 with palace").values[name] for name in ("tile", "effect")
    )


def test_a_stage_for_a_token_is_a_use_of_its_own() -> None:
    game = table(city(hand="altar, altar"), project="factory", active=(16,))
    give_tokens(game, 0, "free stage")
    put_in_force(game, 16)

    assert ("stage_by_token", 1) == (
        (found := offer(game, "stage with altar for a token")).name,
        found.values["bank"],
    )


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize(
    "settings",
    [
        {"modules": "both", "wonders": "drafted"},
        {"modules": "both", "wonders": "chosen"},
        {"modules": "both", "leaders": True, "cities": True, "wonder_pack": True},
    ],
)
def test_every_prompt_and_every_offer_can_be_said(
    players: int, settings: dict[str, Setting]
) -> None:
    books = [
        Phrasebook(language, KIND.texts.terms, [f"P{seat}" for seat in range(players)])
        for language in LANGUAGES
    ]
    asked: set[str] = set()
    for seed in range(6):
        game = KIND.begin(f"offers {seed}", players, settings)
        chance = Chance(seed)
        while waiting := game.to_act():
            seat = chance.seat(waiting)
            prompt = game.prompt(seat)
            assert prompt is not None
            asked.add(prompt.name)
            found = game.options(seat)
            offers = [game.describe(seat, action) for action in found]
            assert len(found) == len({str(each) for each in offers})
            assert all(
                each.name in NAMES
                for each, action in zip(offers, found, strict=True)
                if isinstance(action, Order)
            )
            for book in books:
                assert book.say(KIND.texts.prompts[prompt.name], prompt.values)
                for each in offers[:5]:
                    assert "{" not in book.say(KIND.texts.actions[each.name], each.values)
            game.apply(seat, chance.choice(found))
    assert {"choose_card", "keep_tile"} < asked
    assert ("choose_for_free_city" in asked) == (players == 2)


def test_a_payment_is_said_in_words() -> None:
    book = Phrasebook("en", KIND.texts.terms)
    values = {"card": "temple", "part": "", "left": 1, "right": 0, "bank": 2}

    said = book.say(KIND.texts.actions["build"], values)
    assert "Build: Temple, 1 coin to the left neighbour, 2 coins to the bank" == said


def test_the_prompt_for_the_seventh_card_names_it() -> None:
    game = table(city("babylon b", hand="stockade, tavern", stages=2), turn=6)
    act(game, "build tavern")

    assert Phrase("play_seventh", {"card": "stockade"}) == game.prompt(0)
    assert game.prompt(1) is None


def test_the_holder_is_asked_for_the_free_city() -> None:
    game = two_players(city(hand="altar, baths"), city(), city())
    game.play(0, parse("discard altar"))
    game.play(1, parse("discard lumber yard"))

    prompt = game.prompt(0)
    assert prompt is not None
    assert "choose_for_free_city" == prompt.name


@pytest.mark.parametrize(
    "words",
    [
        f"build altar paying {'9' * 5000} left",
        f"tile {'1' * 5000} with altar",
        f"keep {'1' * 5000}",
        "build altar paying",
        "build altar paying 01 left",
        "build nothing",
        "tile 25 with altar",
        "tile 0 with altar",
        "dig up altar by chain",
    ],
)
def test_what_is_no_action_is_refused_by_the_parser(words: str) -> None:
    with pytest.raises(UnknownAction):
        parse(words)


def test_parsing_keeps_nothing_in_memory() -> None:
    before = order.cache_info().currsize
    for coins in range(100):
        parse(f"build altar paying {1 + coins} left")

    assert before == order.cache_info().currsize
    assert order.cache_info().maxsize is not None


@pytest.mark.parametrize(
    ("words", "deeds"),
    [
        ("build temple", BLUE),
        ("build temple taking part", BLUE),
        ("build temple by chain taking part by token", BLUE | CHAIN),
        ("recruit plato", WHITE),
        ("stage with temple", STAGE),
        ("discard temple", 0),
    ],
)
def test_an_order_says_what_is_done_by_it(words: str, deeds: int) -> None:
    given = parse(words)

    assert isinstance(given, Order)
    assert deeds == given.use.deeds(given.card)


def test_orders_with_different_payments_are_different_orders() -> None:
    altar, baths = CARD_OF["altar"], CARD_OF["baths"]
    for card, left, right, bank in product((altar, baths), range(3), range(3), range(2)):
        made = BUILD.offer(card, left, right, bank)
        assert (card, left, right, bank) == (made.card, made.left, made.right, made.bank)
        made = BUILD_STAGE.row(left, right, NO_AIM, bank)[card]
        assert (card, left, right, bank) == (made.card, made.left, made.right, made.bank)


def test_an_order_that_was_offered_is_kept_unless_it_is_too_dear() -> None:
    altar = CARD_OF["altar"]
    most = (1 << COIN_BITS) - 1

    assert BUILD.offer(altar, most, 2) is BUILD.offer(altar, most, 2)
    assert BUILD.offer(altar, 2, most, 1) is BUILD.offer(altar, 2, most, 1)
    for left, right in ((most + 1, 0), (0, most + 1)):
        dear = BUILD.offer(altar, left, right)
        assert (left, right) == (dear.left, dear.right)
        assert dear is not BUILD.offer(altar, left, right)


def test_orders_that_were_offered_are_dropped_when_there_are_too_many() -> None:
    use = Use(0, "use", "use ")
    kept = use.offer(0, 1, 0)
    use.kept = MOST_KEPT

    assert kept is use.offer(0, 1, 0)
    other = use.offer(1, 1, 0)
    assert 1 == use.kept
    assert other is use.offer(1, 1, 0)
    assert kept is not use.offer(0, 1, 0)


def test_an_order_without_a_payment_says_nothing_of_it() -> None:
    assert "build altar" == order(BUILD, CARD_OF["altar"]).text


def test_orders_are_equal_however_they_were_made() -> None:
    game = table(city(hand="altar, palace"), project="factory", markers=1)
    for each in game.options(0):
        assert each == parse(each.text) == pickle.loads(pickle.dumps(each))  # noqa: S301 -- our own
