"""Two players and the Free City."""

import pytest

from games.seven_wonders.tables import buildings, cards, city, hand, options, two_players, ways
from ziggurat.core.refusal import TableRefusal
from ziggurat.core.seats import Seat
from ziggurat.core.text import Phrase
from ziggurat.games import seven_wonders
from ziggurat.games.seven_wonders import SevenWonders, parse
from ziggurat.games.seven_wonders import SevenWondersRefusal as Refusal
from ziggurat.games.seven_wonders.base.boards import SIDES
from ziggurat.games.seven_wonders.catalogue import CARD_OF, GUILD_CARDS
from ziggurat.games.seven_wonders.conflict import resolve_conflicts
from ziggurat.games.seven_wonders.packed import may_be, number_of
from ziggurat.games.seven_wonders.two_players.refusals import FreeCityRefusal
from ziggurat.games.seven_wonders.two_players.rules import FREE_CITY


def choose(game: SevenWonders, *orders: str) -> None:
    """The orders of seat 0, of seat 1, and of the Free City."""
    game.play(0, parse(orders[0]))
    game.play(1, parse(orders[1]))
    if len(orders) == 3:
        game.play(game.holder(), parse(orders[2]))


@pytest.mark.rule("SW-2P-1", "SW-2P-2", "SW-2P-4")
def test_two_players_use_the_cards_of_three() -> None:
    game = seven_wonders.new(1, 2)

    assert 3 == len({SIDES[board].wonder for board in game.boards})
    assert [3, 3, 3] == game.coins
    assert (8, 7, 6) == (len(game.hands[0]), len(game.hands[1]), len(game.pile))

    while game.age < 3:
        for seat in game.to_act():
            game.play(seat, game.options(seat)[-1])
    assert 5 == len(GUILD_CARDS) - len(game.box)


@pytest.mark.rule("SW-2P-3")
def test_three_cities_lie_in_a_ring() -> None:
    game = seven_wonders.new(1, 2)

    assert [1, FREE_CITY, 0] == [game.left(where) for where in (0, 1, FREE_CITY)]
    assert [FREE_CITY, 0, 1] == [game.right(where) for where in (0, 1, FREE_CITY)]


@pytest.mark.rule("SW-2P-5", "SW-2P-11")
@pytest.mark.parametrize(("age", "holders"), [(1, [0, 1]), (2, [1, 0]), (3, [0, 1])])
def test_the_free_city_card_alternates(age: int, holders: list[Seat]) -> None:
    game = seven_wonders.new(1, 2)
    game.age = age
    found = []
    for turn in (1, 2):
        game.turn = turn
        found.append(game.holder())

    assert holders == found


@pytest.mark.rule("SW-2P-6", "SW-2P-12")
def test_the_holder_draws_first_and_chooses_for_the_free_city_last() -> None:
    game = seven_wonders.new(1, 2)
    for turn in range(1, 7):
        holder = game.holder()
        assert 9 - turn == len(game.hands[holder])
        assert 8 - turn == len(game.hands[1 - holder])
        game.play(0, game.options(0)[-1])
        game.play(1, game.options(1)[-1])
        assert [holder] == game.to_act()
        game.play(holder, game.options(holder)[-1])

    assert 2 == game.age


@pytest.mark.rule("SW-2P-6")
def test_the_free_city_plays_from_what_the_holder_has_left() -> None:
    game = two_players(
        city("giza a", hand="altar, theater, pawnshop"), city("rhodes a"), city("ephesus a")
    )
    choose(game, "build altar", "discard lumber yard")

    assert {"build theater", "build pawnshop"} == set(options(game))
    assert Refusal.NOT_IN_HAND == game.why_not(0, parse("build altar"))


@pytest.mark.rule("SW-2P-7")
def test_the_free_city_discards_only_if_it_can_play_nothing() -> None:
    game = two_players(
        city("giza a", hand="altar, theater, palace"), city("rhodes a"), city("ephesus a")
    )
    choose(game, "build altar", "discard lumber yard")
    assert FreeCityRefusal.FREE_CITY_MUST_PLAY == game.why_not(0, parse("discard palace"))

    game = two_players(
        city("giza a", hand="altar, pantheon, palace"),
        city("rhodes a"),
        city("ephesus a", coins=0),
    )
    choose(game, "build altar", "discard lumber yard", "discard palace")
    assert 3 == game.coins[FREE_CITY]


@pytest.mark.rule("SW-2P-7")
@pytest.mark.parametrize(("built", "possible"), [("lumber yard", True), ("", False)])
def test_all_know_what_the_free_city_could_have_played_instead(built: str, possible: bool) -> None:
    """Nothing is built twice; what it discards may be the lumber yard only if it has one."""
    game = two_players(
        city("giza a", hand="altar, pantheon, palace"),
        city("rhodes a"),
        city("ephesus a", built=built, coins=0),
    )
    choose(game, "build altar", "discard lumber yard", "discard palace")

    [discarded] = [each for each in game.discard if number_of(each) == CARD_OF["palace"]]
    assert possible == may_be(discarded, CARD_OF["lumber yard"])


@pytest.mark.rule("SW-2P-9")
def test_an_offer_for_the_free_city_says_what_the_bank_gets() -> None:
    game = two_players(city(hand="altar, tree farm"), city("rhodes a"), city("ephesus a"))
    choose(game, "discard altar", "discard lumber yard")

    assert 1 == game.describe(0, parse("build tree farm")).values["bank"]


@pytest.mark.rule("SW-2P-7")
def test_building_a_stage_is_playing_too() -> None:
    game = two_players(
        city("giza a", hand="altar, palace"), city("rhodes a"), city("ephesus a", built="quarry")
    )
    choose(game, "build altar", "discard lumber yard")

    assert ["stage with palace"] == options(game)


@pytest.mark.rule("SW-2P-8")
def test_the_free_city_is_revealed_first_and_all_acts_at_once() -> None:
    game = two_players(
        city("giza a", hand="altar, baths, theater"),
        city("rhodes a", hand="altar, altar"),
        city("ephesus a"),
    )
    choose(game, "build altar", "build altar", "build baths paying 2 left")

    assert ["altar"] == buildings(game, 0)
    assert ["altar"] == buildings(game, 1)
    assert ["baths"] == buildings(game, FREE_CITY)
    names = [event.name for event in game.hear()]
    assert names.index("free_city_built") < names.index("built")


@pytest.mark.rule("SW-2P-9")
def test_the_free_city_buys_and_sells_like_any_other() -> None:
    game = two_players(
        city("giza a", hand="altar, baths, theater"),
        city("rhodes a", built="stone pit", hand="scriptorium, altar"),
        city("ephesus a"),
    )
    assert ["paying 2 left"] == ways(game, "scriptorium", 1)

    choose(game, "build altar", "build scriptorium paying 2 left")
    assert ["paying 2 right", "paying 2 left"] == ways(game, "baths")
    game.play(0, parse("build baths paying 2 right"))

    assert [3, 3 - 2 + 2, 3 - 2 + 2] == game.coins


@pytest.mark.rule("SW-2P-10")
def test_the_free_city_must_use_a_chain() -> None:
    game = two_players(
        city("giza a", hand="altar, aqueduct, theater"),
        city("rhodes a"),
        city("giza b", built="baths, quarry"),
        age=3,
    )
    choose(game, "build altar", "discard lumber yard")

    assert ["by chain"] == ways(game, "aqueduct")
    assert FreeCityRefusal.FREE_CITY_MUST_CHAIN == game.why_not(0, parse("build aqueduct"))


@pytest.mark.rule("SW-2P-11")
def test_the_players_swap_their_hands() -> None:
    game = two_players(
        city("giza a", hand="altar, baths, theater"),
        city("rhodes a", hand="pawnshop, tavern"),
        city("ephesus a"),
        pile="workshop, stockade",
    )
    choose(game, "build altar", "build pawnshop", "build theater")

    assert ["tavern"] == hand(game, 0)
    assert ["baths", "stockade"] == hand(game, 1)  # the new holder has drawn


@pytest.mark.rule("SW-2P-12")
def test_the_last_card_of_the_pile_is_discarded_with_the_others() -> None:
    game = two_players(
        city("giza a"),
        city("rhodes a", hand="altar, baths, theater"),
        city("ephesus a"),
        pile="workshop",
        turn=6,
    )
    game.hands[0] = cards("pawnshop, tavern")
    choose(game, "build pawnshop", "build altar", "build theater")

    assert 3 == len(game.discard)
    assert ["?", "tavern"] == game.view(0)["discard"][:2]
    assert 2 == game.age


@pytest.mark.rule("SW-2P-13")
def test_the_free_city_takes_part_in_conflicts() -> None:
    game = two_players(city("giza a", built="stockade"), city("rhodes a"), city("ephesus a"), age=3)

    resolve_conflicts(game)

    assert [0, 1, 1] == game.defeats
    assert 2 == game.victories[2]


@pytest.mark.rule("SW-2P-14")
def test_the_free_city_cannot_win() -> None:
    game = two_players(
        city("giza a"), city("rhodes a", coins=9), city("ephesus a", coins=90), age=3
    )

    outcome = seven_wonders.KIND.score(game)

    assert (1,) == outcome.winners
    assert 2 == len(outcome.ranks)


@pytest.mark.rule("SW-2P-15")
def test_the_holder_uses_the_powers_of_the_free_city() -> None:
    game = two_players(
        city("giza a", hand="altar, palace"), city("rhodes a"), city("olympia a", stages=2), age=3
    )
    choose(game, "build altar", "discard lumber yard")
    assert ["build palace for free", "discard palace"] == options(game)

    game = two_players(
        city("giza a", hand="altar, palace"),
        city("rhodes a", hand="tavern, tavern"),
        city("halicarnassus b", built="ore vein, foundry"),
    )
    choose(game, "build altar", "discard tavern", "stage with palace")
    assert [0] == game.to_act()
    assert Phrase("dig_up_for_free_city", {}) == game.prompt(0)
    game.play(0, parse("dig up tavern"))
    assert "tavern" in buildings(game, FREE_CITY)


@pytest.mark.rule("SW-2P-16")
def test_the_seventh_card_of_the_free_city_is_the_last_of_its_pile() -> None:
    game = two_players(
        city("giza a"),
        city("alexandria a", hand="altar, baths, theater"),
        city("babylon b", stages=2),
        pile="workshop",
        turn=6,
    )
    game.hands[0] = cards("pawnshop, tavern")
    choose(game, "build pawnshop", "build altar", "build theater")
    assert [1] == game.to_act()
    assert Phrase("play_seventh_of_free_city", {"card": "workshop"}) == game.prompt(1)
    assert ["build workshop paying 2 right"] == options(game, 1)
    assert TableRefusal.NOT_THE_QUESTION == game.why_not(1, parse("decline"))
    assert TableRefusal.NOT_THE_QUESTION == game.why_not(1, parse("take giza b"))

    game.play(1, parse("build workshop paying 2 right"))
    assert "workshop" in buildings(game, FREE_CITY)


@pytest.mark.rule("SW-2P-10")
def test_the_free_city_uses_its_chain_although_its_wonder_builds_free() -> None:
    game = two_players(
        city(hand="altar, aqueduct, palace"),
        city(),
        city("olympia a", built="baths", stages=2),
        age=2,
        turn=2,
    )
    game.play(0, parse("discard altar"))
    game.play(1, parse("discard lumber yard"))

    assert ["by chain"] == ways(game, "aqueduct")
    assert FreeCityRefusal.FREE_CITY_MUST_CHAIN == game.why_not(0, parse("build aqueduct for free"))
    assert ["for free"] == ways(game, "palace")


@pytest.mark.rule("SW-2P-10")
def test_with_the_option_off_the_free_city_may_build_free_instead_of_by_chain() -> None:
    game = two_players(
        city(hand="altar, aqueduct, palace"),
        city(),
        city("olympia a", built="baths", stages=2),
        age=2,
        turn=2,
        free_city_must_chain=False,
    )
    game.play(0, parse("discard altar"))
    game.play(1, parse("discard lumber yard"))

    assert ["for free", "by chain"] == ways(game, "aqueduct")


@pytest.mark.rule("SW-2P-7", "SWW-06")
def test_the_free_city_must_build_a_stage_also_where_their_order_is_free() -> None:
    game = two_players(
        city("giza a", hand="altar, palace, senate"),
        city("rhodes a", hand="theater, tavern, baths"),
        city("great wall a", built="sawmill", coins=0),
        wonder_pack=True,
    )
    game.play(0, parse("build altar"))
    game.play(1, parse("build theater"))

    assert ["stage 1 with palace", "stage 1 with senate"] == sorted(options(game))
    assert FreeCityRefusal.FREE_CITY_MUST_PLAY == game.why_not(0, parse("discard palace"))
