"""Who knows what."""

from itertools import product

import pytest

from games.seven_wonders.tables import act, cards, city, finish_age, table, two_players
from walks import walk
from ziggurat.core.seats import SPECTATOR
from ziggurat.games import seven_wonders
from ziggurat.games.seven_wonders import SevenWonders, parse
from ziggurat.games.seven_wonders.catalogue import CARD_NAMES, CARD_OF, set_of
from ziggurat.games.seven_wonders.knowledge.groups import group_from, last_held
from ziggurat.games.seven_wonders.knowledge.imagine import rotate, way_round
from ziggurat.games.seven_wonders.knowledge.zones import zones
from ziggurat.games.seven_wonders.packed import (
    BARRED,
    BOX,
    CONTENT,
    NUMBER,
    OF_LEADERS,
    OF_TILES,
    FaceDown,
    barred_from,
    face_down,
    is_drawn,
    may_be,
    number_of,
)
from ziggurat.games.seven_wonders.tower.spiral import tower

DREAMS = range(30)


def four_cities() -> SevenWonders:
    """Every hand is known by heart, and the hand of seat 0 is about to be passed to seat 1."""
    return table(
        city("giza a", hand="altar, baths, theater, tavern"),
        city("ephesus a", hand="stockade, barracks, workshop, loom"),
        city("rhodes a", hand="press, glassworks, pawnshop, clay pool"),
        city("olympia a", hand="ore vein, lumber yard, stone pit, apothecary"),
    )


def names(cards: tuple[int, ...]) -> set[str]:
    return {CARD_NAMES[card] for card in cards}


def test_a_hand_passed_on_is_known() -> None:
    game = four_cities()
    act(game, "build altar")

    assert ["baths", "tavern", "theater"] == sorted(game.view(0)["cities"][1]["hand_among"])
    assert [] == game.view(2)["cities"][1]["hand_among"]
    for dream in DREAMS:
        assert {"baths", "tavern", "theater"} == names(game.imagine(0, dream).hands[1])


def test_every_card_of_a_hand_passed_on_is_known() -> None:
    game = table(
        city("giza a", hand="lumber yard, stone pit, altar"),
        city("ephesus a", hand="stockade, barracks, workshop"),
        city("rhodes a", hand="press, glassworks, pawnshop"),
    )
    act(game, "build altar")

    assert ["lumber yard", "stone pit"] == game.view(0)["cities"][1]["hand_among"]


@pytest.mark.rule("SW-AGE-4")
@pytest.mark.parametrize(("age", "to"), [(1, 1), (2, 3), (3, 1)])
def test_a_hand_is_known_wherever_it_is_passed(age: int, to: int) -> None:
    boards = ["giza a", "ephesus a", "rhodes a", "olympia a"]
    game = table(
        city(boards[0], hand="altar, baths, theater"), *[city(each) for each in boards[1:]], age=age
    )
    act(game, "discard altar")

    known = [game.view(0)["cities"][seat]["hand_among"] for seat in range(1, 4)]

    expected: list[list[str]] = [[], [], []]
    expected[to - 1] = ["baths", "theater"]
    assert expected == known


@pytest.mark.rule("SW-SETUP-3")
def test_any_guild_may_be_one_that_is_left_in_the_box() -> None:
    game = seven_wonders.new(5, 3)
    while game.age < 3:
        finish_age(game)
    guilds = names(game.plan().guilds)
    own = set(game.view(0)["cities"][0]["hand"] or ())

    worlds = [game.imagine(0, dream) for dream in range(60)]

    held = {name for world in worlds for cards in world.hands[1:] for name in names(cards)}
    assert guilds - own == held & guilds


def test_what_is_laid_down_from_a_known_hand_is_among_what_is_missing() -> None:
    game = four_cities()
    act(game, "build altar")
    game.play(1, parse("discard tavern"))
    for seat in (0, 2, 3):
        game.play(seat, game.options(seat)[-1])

    among = sorted(game.view(0)["cities"][2]["hand_among"])
    assert ["baths", "tavern", "theater"] == among
    seen = {number_of(game.imagine(0, dream).discard[-3]) for dream in DREAMS}
    assert {"baths", "tavern", "theater"} == names(tuple(seen))


def test_what_is_built_from_a_known_hand_is_known_to_be_gone() -> None:
    game = four_cities()
    act(game, "build altar")
    act(game, *[f"discard {CARD_NAMES[game.hands[0][0]]}", "build tavern"])

    assert ["baths", "theater"] == sorted(game.view(0)["cities"][2]["hand_among"])


def test_a_player_who_gets_a_hand_back_knows_what_was_laid_down() -> None:
    game = table(
        city("giza a", hand="altar, baths, theater, tavern, workshop"),
        city("ephesus a", hand="stockade, barracks, loom, press, clay pool"),
        city("rhodes a", hand="glassworks, pawnshop, ore vein, stone pit, lumber yard"),
    )
    act(game, "build altar", "discard loom", "discard ore vein")
    act(game, "discard stone pit", "discard workshop", "discard press")
    act(game, "discard clay pool", "discard pawnshop", "build tavern")

    # Back come baths and theater: the workshop must be what seat 1 discarded.
    assert ["baths", "theater"] == sorted(CARD_NAMES[card] for card in game.hands[0])
    assert "workshop" in game.view(0)["discard"]
    assert "workshop" not in game.view(SPECTATOR)["discard"]
    for dream in DREAMS:
        assert game.view(0)["discard"] == game.imagine(0, dream).view(0)["discard"]


def test_a_digger_has_seen_the_whole_pile() -> None:
    game = table(
        city("halicarnassus b", built="ore vein, foundry", hand="altar, altar"),
        discard="tavern, baths",
    )
    assert ["?", "?"] == game.view(0)["discard"]

    act(game, "stage with altar")

    assert "?" not in game.view(0)["discard"]
    assert {"?"} == set(game.view(SPECTATOR)["discard"])


@pytest.mark.parametrize("seat", [1, 2])
def test_only_the_digger_has_seen_the_pile(seat: int) -> None:
    places = [city("giza a"), city("ephesus a"), city("rhodes a")]
    places[seat] = city("halicarnassus b", built="ore vein, foundry", hand="altar, altar")
    game = table(*places, discard="tavern, baths")

    act(game, *["stage with altar" if at == seat else "discard lumber yard" for at in range(3)])

    for viewer in range(3):
        assert (viewer == seat) == ("tavern" in game.view(viewer)["discard"])


def test_a_sealed_order_shows_nowhere_but_to_its_seat() -> None:
    game = four_cities()
    before = game.view(1)
    game.hear()

    game.play(0, parse("build altar"))

    assert [] == game.hear()
    assert "build altar" == game.view(0)["order"]
    assert {**before, "waiting_for": [1, 2, 3]} == {**game.view(1)}


def test_an_imagined_order_is_another_legal_one() -> None:
    game = four_cities()
    game.play(0, parse("build altar"))

    orders = {game.imagine(2, dream).sealed[0].text for dream in DREAMS}
    assert len(orders) > 10
    assert {"build altar"} == {game.imagine(0, dream).sealed[0].text for dream in DREAMS}


def test_the_tile_passed_on_is_known() -> None:
    game = seven_wonders.new(3, 4, modules="tower")
    packet = tower(game).packets[0]
    for _ in range(2):
        for seat in range(4):
            game.play(seat, game.options(seat)[0])

    right, beyond = 3, 2
    passed = {packet[1], packet[2]}
    for dream in DREAMS:
        world = game.imagine(0, dream)
        assert passed == {
            number_of(tower(world).hands[right][1]),
            number_of(tower(world).hands[beyond][2]),
        }
        assert number_of(tower(world).hands[right][2]) == number_of(tower(game).hands[right][2])


@pytest.mark.parametrize("viewer", range(4))
def test_before_the_first_tile_is_kept_nobody_knows_the_tiles_of_others(viewer: int) -> None:
    game = seven_wonders.new(3, 4, modules="tower")

    worlds = [tower(game.imagine(viewer, dream)) for dream in DREAMS]

    for seat in range(4):
        packets = {world.packets[seat] for world in worlds}
        assert packets == {tower(game).packets[seat]} if seat == viewer else len(packets) > 10


def test_during_the_draft_a_player_knows_the_tiles_before_him_and_those_passed_on() -> None:
    game = seven_wonders.new(3, 4, modules="tower")
    for seat in range(4):
        game.play(seat, game.options(seat)[0])
    now = tower(game)

    worlds = [tower(game.imagine(0, dream)) for dream in DREAMS]

    for world in worlds:
        assert [2, 2, 2, 2] == [len(packet) for packet in world.packets]
        assert [1, 1, 1, 1] == [len(held) for held in world.hands]
        assert (now.packets[0], now.packets[3]) == (world.packets[0], world.packets[3])
        assert now.hands[0] == world.hands[0]
    assert len({world.packets[1] for world in worlds}) > 10
    assert len({world.packets[2] for world in worlds}) > 10
    assert len({world.box for world in worlds}) > 10
    kept = [{number_of(world.hands[seat][0]) for world in worlds} for seat in range(4)]
    assert [1, True, True, True] == [len(kept[0]), *[len(each) > 5 for each in kept[1:]]]


def test_of_two_players_only_the_first_tile_of_the_other_is_unknown() -> None:
    game = seven_wonders.new(3, 2, modules="tower")
    for _ in range(2):
        for seat in range(2):
            game.play(seat, game.options(seat)[0])

    tiles = [game.view(seat)["cities"][seat]["tiles"] for seat in range(2)]

    assert 6 == len({*tiles[0], *tiles[1]} - {0})
    assert [0, *tiles[1][1:]] == game.view(0)["cities"][1]["tiles"]
    assert [0, *tiles[0][1:]] == game.view(1)["cities"][0]["tiles"]
    assert [0, 0, 0] == game.view(SPECTATOR)["cities"][0]["tiles"]


def test_a_tile_laid_by_the_tower_stays_hidden_until_it_is_placed() -> None:
    game = table(
        city("halicarnassus b", built="ore vein, foundry", hand="altar, theater"),
        city("ephesus a", tiles=(3, 4, 5)),
        discard="stockade",
    )
    act(game, "stage with altar", "tile 4 with lumber yard")

    assert [0] == game.view(0)["placing"]
    assert [4] == game.view(1)["placing"]
    laid = {tower(game.imagine(0, dream)).placing for dream in DREAMS}
    assert {1} == {seat for placing in laid for seat, _ in placing}
    assert len(laid) > 5
    assert {tower(game).placing} == {tower(game.imagine(1, dream)).placing for dream in DREAMS}


@pytest.mark.parametrize("seed", range(4))
def test_where_there_is_no_pile_no_card_is_drawn_from_it(seed: int) -> None:
    game = seven_wonders.new(seed, 3)

    assert {-1} == {game.drawn_card, *[game.imagine(1, dream).drawn_card for dream in DREAMS]}


@pytest.mark.parametrize("seed", range(4))
def test_the_card_drawn_from_the_pile_may_be_any_unseen_one(seed: int) -> None:
    """Seat 0 has seen the hand of seat 1 but for the card it drew this turn."""
    game = seven_wonders.new(seed, 2)
    while game.turn == 1:
        for seat in game.to_act():
            game.play(seat, game.options(seat)[-1])

    known = game.view(0)["cities"][1]["hand_among"]
    drawn = {game.imagine(0, dream).drawn_card for dream in range(60)}

    assert len(game.hands[1]) - 1 == len(known)
    assert len(drawn) > 5
    for dream in DREAMS:
        world = game.imagine(0, dream)
        held = [CARD_NAMES[card] for card in world.hands[1]]
        held.remove(CARD_NAMES[world.drawn_card])
        assert sorted(known) == sorted(held)


def test_a_drawn_card_is_forgotten_once_no_card_of_its_name_is_in_hand() -> None:
    game = two_players(city(hand="altar, altar, loom, lumber yard"), city(), city())
    altar, loom = CARD_OF["altar"], CARD_OF["loom"]
    game.drawn_card = altar

    game.leave_hand(0, loom)
    assert altar == game.drawn_card
    game.leave_hand(0, altar)
    assert altar == game.drawn_card  # it may have been the other one
    game.leave_hand(0, altar)
    assert -1 == game.drawn_card


def test_a_drawn_card_that_is_laid_down_keeps_its_mark() -> None:
    game = two_players(city(hand="altar, altar, loom, lumber yard"), city(), city())
    game.drawn_card = CARD_OF["altar"]

    laid = [game.lay_down(0, CARD_OF[name]) for name in ("loom", "altar", "altar")]

    assert [False, True, False] == [is_drawn(place) for place in laid]
    assert -1 == game.drawn_card


def test_what_the_free_city_discarded_is_imagined_as_what_it_could_not_play() -> None:
    game = two_players(
        city("giza a", hand="altar, pantheon, palace, senate"),
        city("rhodes a", hand="theater, tavern, baths, town hall"),
        city("ephesus a", coins=0),
        pile="pawnshop, workshop, stockade, gardens",
    )
    game.play(0, parse("build altar"))
    game.play(1, parse("build theater"))
    game.play(0, parse("discard palace"))

    seen = {number_of(game.imagine(1, dream).discard[0]) for dream in range(60)}

    # The pawnshop is free to build; what seat 1 holds by now it has seen.
    assert {"palace", "workshop", "stockade"} == names(tuple(seen))


def test_no_dream_lets_the_free_city_discard_what_it_had_to_play() -> None:
    discarded = 0
    for seed in range(12):
        for number, game in enumerate(walk((seven_wonders.KIND, 2, {"modules": "tower"}), seed)):
            world = game.imagine(number % 2, number)
            assert isinstance(world, SevenWonders)
            for place in world.discard:
                discarded += place >> BARRED > 0
                assert may_be(place, number_of(place))
    assert discarded > 100


@pytest.mark.parametrize("seed", [186, 471, 610])
def test_several_discards_of_the_free_city_are_imagined_together(seed: int) -> None:
    """Games in which exchanging two of its discards would give one a card it had to play."""
    dreamt = 0
    for game in walk((seven_wonders.KIND, 2, {}), seed):
        assert isinstance(game, SevenWonders)
        if game.turn < 5 or sum(place >> BARRED > 0 for place in game.discard) < 2:
            continue
        for dream in range(12):
            world = game.imagine(dream % 2, dream)
            assert all(may_be(place, number_of(place)) for place in world.discard)
            dreamt += 1
    assert dreamt


@pytest.mark.rule("SW-2P-7")
def test_a_drawn_card_and_a_known_one_are_dealt_so_that_the_free_city_could_play_neither() -> None:
    """Seat 0 has seen the altar, which the Free City could play: it discarded the drawn card."""
    game = two_players(
        city("giza a", hand="theater, baths, tavern"),
        city("rhodes a", hand="altar, palace, senate"),
        city("ephesus a", coins=0),
        pile="pawnshop, workshop, stockade, gardens",
        turn=2,
    )
    (game.drawn_card,) = cards("palace")
    game.play(0, parse("build theater"))
    game.play(1, parse("discard altar"))
    game.play(1, parse("discard palace"))

    worlds = [game.imagine(0, dream) for dream in range(60)]

    of_free_city = {number_of(world.discard[0]) for world in worlds}
    assert {"palace", "workshop", "stockade"} == names(tuple(of_free_city))
    assert {"altar"} == {CARD_NAMES[number_of(world.discard[1])] for world in worlds}


@pytest.mark.rule("SW-2P-7")
def test_a_drawn_card_leaves_each_discard_of_the_free_city_a_card_that_it_can_be() -> None:
    """Its first discard can only be the palace; its last one is a card that seat 0 has seen."""
    game = two_players(
        city("giza a", hand="theater, tavern, west trading post, baths"),
        city("rhodes a", hand="theater, palace, senate, gardens, town hall, pantheon"),
        city("ephesus a", coins=0),
        pile="stockade, pawnshop, altar",
        age=2,
    )
    for turn in (
        ("build theater", "build theater", "discard palace"),
        ("build altar", "build tavern", "discard senate"),
        ("build west trading post", "discard pawnshop", "discard gardens"),
    ):
        game.coins[2] = 0
        holder = game.holder()
        for seat, words in zip((0, 1, holder), turn, strict=True):
            game.play(seat, parse(words))

    for dream in DREAMS:
        discard = game.imagine(0, dream).discard
        assert "palace" == CARD_NAMES[number_of(discard[0])]
        assert all(may_be(place, number_of(place)) for place in discard)


def test_a_dream_changes_what_lies_in_a_place_and_nothing_else_about_it() -> None:
    """Also where a drawn card is dealt again as one that the Free City discarded."""
    for number, game in enumerate(walk((seven_wonders.KIND, 2, {}), 0)):
        assert isinstance(game, SevenWonders)
        for seat in range(2):
            world = game.imagine(seat, number)
            assert said_of_places(game) == said_of_places(world)


def said_of_places(game: SevenWonders) -> list[list[FaceDown]]:
    return [[place & ~CONTENT for place in zone] for zone in zones(game)]


@pytest.mark.rule("SW-SETUP-3")
@pytest.mark.parametrize("players", [2, 3, 7])
def test_only_guilds_are_imagined_among_those_left_in_the_box(players: int) -> None:
    game = seven_wonders.new(5, players)
    while game.age < 3:
        finish_age(game)
    left = {number_of(place) for place in game.box}

    boxes = [{number_of(place) for place in game.imagine(0, dream).box} for dream in range(60)]

    assert all(box <= set(game.plan().guilds) for box in boxes)
    assert any(box != left for box in boxes)


# Groups: what a seat knows of a packet that it has held.


def places_of(age: int, packet: int) -> list[FaceDown]:
    """Places filled from a packet in the turns of an age."""
    return [face_down(0, age, packet, turn, 0) for turn in range(1, 7)]


@pytest.mark.rule("SW-AGE-4", "SWB-TOWER-6", "SWL-11")
@pytest.mark.parametrize(
    ("age", "turns"),
    [
        (1, [0, 2, 2, 2, 2, 6]),
        (2, [0, 0, 0, 4, 4, 4]),
        (3, [0, 2, 2, 2, 2, 6]),
        (OF_TILES, [0, 0, 0, 4, 4, 4]),
        (OF_LEADERS, [0, 0, 0, 4, 4, 4]),
    ],
)
def test_when_a_seat_last_held_a_packet(age: int, turns: list[int]) -> None:
    assert turns == [last_held(4, 0, place) for place in places_of(age, 3)]
    assert [0] * 6 == [last_held(4, SPECTATOR, place) for place in places_of(age, 3)]
    for packet in (4, BOX):  # of a city without a player, and the box
        assert [0] * 6 == [last_held(4, 0, place) for place in places_of(age, packet)]


@pytest.mark.rule("SWC-61")
def test_partners_have_seen_each_others_cards_but_neither_tiles_nor_leaders() -> None:
    """Of a packet that seat 0 holds in turn 3 and seat 1 in turn 4."""
    partly = [face_down(0, age, 2, 4, 0) for age in (1, 3)]
    for place in partly:
        assert group_from(4, 0, 1, place) == group_from(4, 1, 0, place)
        assert group_from(4, 0, 1, place) != group_from(4, 0, 0, place)
    for age in (OF_TILES, OF_LEADERS):
        for place in places_of(age, 0):
            assert group_from(4, 0, 1, place) == group_from(4, 0, 0, place)


def test_places_of_different_packets_or_turns_are_in_different_groups() -> None:
    held: dict[tuple[int, int, int], int] = {}
    for age, packet in product((1, 2, 3), range(4)):
        for place in places_of(age, packet):
            turn = last_held(4, 0, place)
            if turn:
                group = group_from(4, 0, 0, place)
                assert group == held.setdefault((age, packet, turn), group)

    assert len(held) == len(set(held.values()))


# Cards that the Free City could not have discarded change places.


def place_for(number: int, *allowed: int) -> FaceDown:
    """A place that holds a card, and may hold these; there are cards 1 to 3."""
    barred = set_of([each for each in (1, 2, 3) if each not in allowed])
    return barred_from(face_down(number, 1, 0, 1, 0), barred)


def test_three_cards_change_places_where_no_exchange_of_two_helps() -> None:
    before = [place_for(1, 2), place_for(2, 2, 3), place_for(3, 1, 3)]
    found = list(before)

    rotate(found, [0, 1, 2], 0, NUMBER.most)

    assert [2, 3, 1] == [number_of(place) for place in found]
    assert [place - number_of(place) for place in before] == [
        place - number_of(place) for place in found
    ]


def test_a_card_stays_where_it_is_if_there_is_no_way_round() -> None:
    assert [0] == way_round([place_for(1, 2), place_for(2, 2)], 0)


@pytest.mark.parametrize("players", [2, 3, 8])
def test_every_card_is_counted_once_from_the_first_choice_to_the_last(players: int) -> None:
    game = seven_wonders.new(5, players, leaders=True, cities=True)
    before = game.census()
    while waiting := game.to_act():
        game.play(waiting[0], game.options(waiting[0])[-1])
        assert before == game.census()
