"""The leaders of Cities."""

import pytest

from games.seven_wonders.tables import act, city, options, points_of, refusal, table, ways
from ziggurat.games import seven_wonders
from ziggurat.games.seven_wonders import SevenWonders
from ziggurat.games.seven_wonders.catalogue import CARD_OF, LEADER_CARDS, NUMBER_OF, listed
from ziggurat.games.seven_wonders.cities.refusals import CitiesRefusal
from ziggurat.games.seven_wonders.cities.rules import MODULE
from ziggurat.games.seven_wonders.conflict import resolve_conflicts
from ziggurat.games.seven_wonders.intrigue.losses import intrigues
from ziggurat.games.seven_wonders.leaders.court import COPY_LEADERS
from ziggurat.games.seven_wonders.leaders.hands import leaders
from ziggurat.games.seven_wonders.packed import BOX, OF_LEADERS, face_down


def led_by(leader: str, built: str = "", hand: str = "altar, press", **facts: int) -> SevenWonders:
    """Seat 0 has recruited this leader."""
    game = table(
        city("giza a", built, hand, coins=facts.get("coins", 3)),
        city("ephesus a"),
        city("rhodes a"),
        age=facts.get("age", 1),
        leaders=True,
        cities_too=True,
    )
    game.put(0, CARD_OF[leader])
    return game


@pytest.mark.rule("SWC-01", "SWC-03")
def test_six_leaders_join_the_others_only_with_cities() -> None:
    def pool(**settings: bool) -> set[int]:
        now = leaders(seven_wonders.new(1, 3, leaders=True, **settings))
        return {*now.box, *[card for packet in now.packets for card in packet]}

    assert 6 == len(MODULE.leaders)
    assert 36 == len(pool())
    assert not pool() & set(MODULE.leaders)
    assert set(listed(LEADER_CARDS)) == pool(cities=True)


@pytest.mark.rule("SWC-53")
def test_eight_players_have_thirty_two_leaders() -> None:
    now = leaders(seven_wonders.new(1, 8, leaders=True))

    assert (32, 10) == (sum(len(packet) for packet in now.packets), len(now.box))


@pytest.mark.rule("SWC-38")
def test_aspasia_has_points_and_gives_a_token() -> None:
    game = led_by("aspasia")
    game.remove(0, CARD_OF["aspasia"])
    game.put(1, CARD_OF["aspasia"])

    COPY_LEADERS[CARD_OF["aspasia"]].do(game, 0)

    assert (1, 0, 0) == intrigues(game).diplomacy
    assert 2 == points_of(game, 0)["leaders"]


@pytest.mark.rule("SWC-38", "SWC-20")
def test_recruiting_aspasia_gives_a_token() -> None:
    game = seven_wonders.new(1, 3, leaders=True, cities=True)
    while game.age < 1:
        for seat in game.to_act():
            game.play(seat, game.options(seat)[0])
    hand = leaders(game).hands
    packed = hand[0][0] - (hand[0][0] & 511) + CARD_OF["aspasia"]
    game.leaders = leaders(game)._replace(hands=((packed, *hand[0][1:]), *hand[1:]))

    act(game, "recruit aspasia", *[options(game, seat)[0] for seat in (1, 2)])

    assert 1 == intrigues(game).diplomacy[0]


@pytest.mark.rule("SWC-38")
def test_darius_counts_black_cards() -> None:
    assert 2 == points_of(led_by("darius", "hideout, capitol, altar"), 0)["leaders"]


@pytest.mark.rule("SWC-38")
def test_diocletian_pays_for_later_black_cards() -> None:
    game = led_by("diocletian", "militia", "gates of the city, hideout")

    act(game, "build hideout")

    assert 3 + 2 == game.coins[0]


@pytest.mark.rule("SWC-39")
@pytest.mark.parametrize(
    ("order", "coins"), [("discard altar", 3 + 4), ("build tavern", 3 + 6), ("build altar", 3)]
)
def test_berenice_makes_a_gain_from_the_bank_greater(order: str, coins: int) -> None:
    game = led_by("berenice", hand="altar, tavern")

    act(game, order)

    assert coins == game.coins[0]


@pytest.mark.rule("SWC-39")
def test_berenice_does_not_count_coins_of_neighbours() -> None:
    game = led_by("berenice", hand="altar, press")
    game.hands[1] = (CARD_OF["baths"], CARD_OF["press"])

    act(game, "build altar", "build baths paying 2 right")

    assert 5 == game.coins[0]


@pytest.mark.rule("SWC-39", "SWC-32")
def test_berenice_counts_what_gambling_neighbours_bring() -> None:
    game = led_by("berenice", hand="altar, press")
    game.hands[1] = (CARD_OF["press"], CARD_OF["gambling den"])

    act(game, "build altar", "build gambling den")

    assert 5 == game.coins[0]


@pytest.mark.rule("SWC-39")
def test_berenice_serves_once_a_turn() -> None:
    game = led_by("berenice", hand="altar, tavern")
    game.hands[1] = (CARD_OF["press"], CARD_OF["gambling den"])

    act(game, "build tavern", "build gambling den")

    assert 3 + 5 + 1 + 1 == game.coins[0]


@pytest.mark.rule("SWC-40")
def test_caligula_builds_a_black_card_for_nothing_once_an_age() -> None:
    game = led_by("caligula", hand="capitol, palace, contingent", age=3, coins=0)
    assert ["by caligula"] == ways(game, "capitol")
    assert CitiesRefusal.NOT_BY_CALIGULA == refusal(game, "build palace by caligula")

    act(game, "build capitol by caligula")

    assert 8 == points_of(game, 0)["cities"]
    game.hands[0] = (CARD_OF["contingent"], CARD_OF["palace"])
    assert [] == ways(game, "contingent")
    assert CitiesRefusal.NOT_BY_CALIGULA == refusal(game, "build contingent by caligula")


@pytest.mark.rule("SWC-40")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_caligula_has_built_for_one_city_counts_for_no_other(seat: int) -> None:
    places = [
        city(board, "caligula", "militia, contingent")
        for board in ("giza a", "ephesus a", "rhodes a")
    ]
    game = table(*places, leaders=True, cities_too=True)

    act(
        game, *["build militia by caligula" if at == seat else "discard militia" for at in range(3)]
    )

    for at in range(3):
        game.hands[at] = (CARD_OF["contingent"],)
        assert ([] if at == seat else ["by caligula"]) == ways(game, "contingent", at)


@pytest.mark.rule("SWC-40")
def test_without_caligula_nothing_is_free() -> None:
    game = table(city(hand="militia, altar"), leaders=True, cities_too=True)

    assert CitiesRefusal.NOT_BY_CALIGULA == refusal(game, "build militia by caligula")


@pytest.mark.rule("SWC-41")
def test_defeat_tokens_are_shields_with_semiramis() -> None:
    game = led_by("semiramis")
    game.defeats = [2, 0, 0]
    game.put(1, CARD_OF["stockade"])
    assert 2 == game.view(1)["cities"][0]["shields"]

    resolve_conflicts(game)

    assert [2, 1, 0] == game.victories[::3]
    assert [2, 1, 2] == game.defeats


@pytest.mark.rule("SWC-41")
def test_tokens_of_the_same_conflicts_are_no_shields_in_them() -> None:
    game = led_by("semiramis")
    game.put(1, CARD_OF["stockade"])
    game.put(2, CARD_OF["stockade"])

    resolve_conflicts(game)

    assert 2 == game.defeats[0]
    assert 2 == game.strength(0)


def test_a_copied_leader_of_cities_serves_as_well() -> None:
    game = led_by("darius", "hideout")
    game.put(1, CARD_OF["lair"])
    game.put(1, NUMBER_OF["courtesan of darius"])

    assert 1 == points_of(game, 1)["leaders"]


@pytest.mark.rule("SWW-02")
def test_a_hand_of_eight_leaders_is_imagined_like_any_other() -> None:
    game = seven_wonders.new(1, 3, leaders=True)
    while game.age < 1:
        for seat in game.to_act():
            game.play(seat, game.options(seat)[0])
    now = leaders(game)
    drawn = tuple([face_down(leader, OF_LEADERS, BOX, 0, 1) for leader in now.box[:4]])
    hands = ((*now.hands[0], *drawn), *now.hands[1:])
    game.leaders = now._replace(hands=hands, box=now.box[4:])

    assert 8 == len(game.view(0)["cities"][0]["leaders_in_hand"])
    assert hands[0] == leaders(game.imagine(0, 1)).hands[0]
