"""Cities with two and with eight players, and who knows what."""

import pytest

from games.seven_wonders.tables import buildings, city, finish_age, two_players
from ziggurat.core.seats import SPECTATOR
from ziggurat.games import seven_wonders
from ziggurat.games.seven_wonders import SevenWonders, parse
from ziggurat.games.seven_wonders.catalogue import CARD_NAMES, CARD_OF, OF_COLOUR
from ziggurat.games.seven_wonders.cities.rules import MODULE
from ziggurat.games.seven_wonders.components import BLACK
from ziggurat.games.seven_wonders.conflict import resolve_conflicts
from ziggurat.games.seven_wonders.intrigue.losses import coins_due, intrigues
from ziggurat.games.seven_wonders.packed import AGE, may_be, number_of
from ziggurat.games.seven_wonders.projects.participation import projects
from ziggurat.games.seven_wonders.trade import Market
from ziggurat.games.seven_wonders.two_players.rules import FREE_CITY

DREAMS = range(40)


# Eight players.


@pytest.mark.rule("SWC-50", "SWC-51", "SWC-52")
def test_eight_players_always_play_with_cities_and_hands_of_seven() -> None:
    game = seven_wonders.new(4, 8)

    assert game.intrigues is not None
    for age, unseen in ((1, 2), (2, 2), (3, 3)):
        assert age == game.age
        assert [7] * 8 == [len(held) for held in game.hands]
        left = [number_of(card) for card in game.box if AGE.of(card) == age]
        dealt = [card for held in game.hands for card in held]
        black = [card for card in dealt + left if OF_COLOUR[BLACK] >> card & 1]
        assert 9 == len(black)
        guilds = [card for card in left if card in game.plan().guilds]
        if age == 3:
            assert 10 <= len(set(dealt) & set(game.plan().guilds)) + unseen
            assert 13 == len({card for card in dealt + left if card in game.plan().guilds})
        else:
            assert not guilds
        assert unseen == len(left) - (3 if age == 3 else 0)
        if age < 3:
            finish_age(game)
    assert () == game.pile


@pytest.mark.rule("SWC-52")
def test_the_two_cards_that_eight_players_do_not_see_may_be_any() -> None:
    boxes = [seven_wonders.new(seed, 8).box for seed in range(12)]

    assert {2} == {len(box) for box in boxes}
    unseen = {number_of(place) for box in boxes for place in box}
    assert any(OF_COLOUR[BLACK] >> card & 1 for card in unseen)
    assert any(not OF_COLOUR[BLACK] >> card & 1 for card in unseen)
    assert all(may_be(place, CARD_OF["lumber yard"]) for box in boxes for place in box)


@pytest.mark.rule("SWC-51")
def test_an_age_of_eight_players_has_six_turns() -> None:
    game = seven_wonders.new(4, 8)

    assert (6, 7) == (game.facts.turns, game.facts.hand)


@pytest.mark.rule("SWC-50")
def test_every_seat_of_eight_gets_another_wonder() -> None:
    game = seven_wonders.new(4, 8)

    assert 8 == len({board // 2 for board in game.boards})


@pytest.mark.rule("SWX-07", "SWB-PROJ-8")
def test_eight_players_have_six_markers() -> None:
    assert 6 == projects(seven_wonders.new(4, 8, modules="projects")).markers


# Two players.


@pytest.mark.rule("SWX-22")
def test_two_players_have_eight_cards_and_a_pile_of_eight() -> None:
    game = seven_wonders.new(2, 2, cities=True)

    assert (9, 8, 7) == (len(game.hands[0]), len(game.hands[1]), len(game.pile))
    dealt = [*game.hands[0], *game.hands[1], *game.pile]
    assert 3 == len([card for card in dealt if OF_COLOUR[BLACK] >> card & 1])
    finish_age(game)
    assert 2 == game.age


def with_free_city(
    own: str = "altar, press", *, coins: int = 3, free_coins: int = 3
) -> SevenWonders:
    return two_players(
        city("giza a", hand=f"{own}, theater", coins=coins),
        city("ephesus a", hand="altar, press"),
        city("petra a", coins=free_coins),
        cities=True,
    )


@pytest.mark.rule("SWX-23", "SWC-10")
@pytest.mark.parametrize(("coins", "left", "debt"), [(3, 2, 0), (0, 0, 1)])
def test_the_free_city_pays_what_it_can(coins: int, left: int, debt: int) -> None:
    game = with_free_city("hideout, altar", free_coins=coins)

    game.play(0, parse("build hideout"))
    game.play(1, parse("discard press"))
    game.play(0, parse("build altar"))
    game.play(1, parse("owe 0"))

    assert (left, debt) == (game.coins[FREE_CITY], intrigues(game).debts[FREE_CITY])


@pytest.mark.rule("SWX-23", "SWC-14")
def test_the_free_city_makes_both_players_lose() -> None:
    game = with_free_city("hideout, altar")

    game.play(0, parse("build altar"))
    game.play(1, parse("discard press"))
    game.play(0, parse("build hideout"))

    assert "hideout" in buildings(game, FREE_CITY)
    assert [1, 1, 0] == [coins_due(game, each) for each in (0, 1, FREE_CITY)]
    assert [0, 1] == game.to_act()


@pytest.mark.rule("SWX-23", "SWC-23")
def test_diplomacy_of_the_free_city_lets_the_players_meet_once() -> None:
    game = with_free_city()
    game.put(0, CARD_OF["stockade"])
    game.intrigues = intrigues(game)._replace(diplomacy=(0, 0, 1))

    resolve_conflicts(game)

    assert ([1, 0, 0], [0, 1, 0]) == (game.victories[::3], game.defeats)


@pytest.mark.rule("SWC-33")
def test_docks_serve_for_purchases_from_the_free_city() -> None:
    game = with_free_city()
    game.put(0, CARD_OF["clandestine dock east"])

    # The Free City sits at the right of seat 0, and Petra sells clay.
    assert [(0, 1)] == Market(game, 0).payments(1 << 8, 0)


# Who knows what.


def of_age(game: SevenWonders, age: int) -> set[int]:
    return {number_of(card) for card in game.box if AGE.of(card) == age}


@pytest.mark.rule("SWC-02")
def test_the_box_is_imagined_with_any_black_cards_that_were_not_seen() -> None:
    game = seven_wonders.new(6, 3, cities=True)
    black = set(MODULE.decks[0])

    found = [of_age(game.imagine(0, dream), 1) for dream in DREAMS]

    assert {6} == {len(boxed) for boxed in found}
    assert black - set(game.hands[0]) == set[int]().union(*found)


def test_in_the_last_age_guilds_and_black_cards_stay_apart_in_the_box() -> None:
    game = seven_wonders.new(6, 3, cities=True)
    while game.age < 3:
        finish_age(game)
    guilds, black = set(game.plan().guilds), set(MODULE.decks[2])

    for dream in DREAMS:
        boxed = of_age(game.imagine(0, dream), 3)
        assert (8, 6) == (len(boxed & guilds), len(boxed & black))


def test_a_black_card_that_went_by_is_not_in_the_box() -> None:
    game = seven_wonders.new(6, 3, cities=True)
    seen = set(game.hands[1])
    for _ in range(2):
        for seat in range(3):
            game.play(seat, next(each for each in game.options(seat) if "discard" in each.text))
        seen |= set(game.hands[1])

    black = set(MODULE.decks[0])
    assert seen & black
    for dream in DREAMS:
        assert not seen & of_age(game.imagine(1, dream), 1)


def test_the_box_is_in_no_view() -> None:
    game = seven_wonders.new(6, 3, cities=True)
    unused = {CARD_NAMES[card] for card in of_age(game, 1)}

    assert not any(f"'{name}'" in repr(game.view(SPECTATOR)) for name in unused)


def test_what_eight_players_do_not_see_is_imagined_too() -> None:
    game = seven_wonders.new(6, 8)

    found = {tuple(sorted(of_age(game.imagine(0, dream), 1))) for dream in DREAMS}
    assert len(found) > 20
