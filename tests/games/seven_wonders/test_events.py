"""The events of a game, in order, and who may know them."""

from games.seven_wonders.tables import (
    act,
    cards,
    city,
    recruitment,
    table,
    two_players,
    with_shares,
)
from hearing import told
from ziggurat.core.seats import SPECTATOR
from ziggurat.games import seven_wonders
from ziggurat.games.seven_wonders import parse
from ziggurat.games.seven_wonders.catalogue import CARD_OF
from ziggurat.games.seven_wonders.packed import face_down

DEALT = [f"dealt seat={seat} count=7" for seat in range(3)]
ALL_DISCARD = [
    *[f"discarded seat={seat} city={seat}" for seat in range(3)],
    *[f"earned seat={seat} city={seat} coins=3" for seat in range(3)],
]
LAST_CARDS = [f"discarded seat={seat} city={seat}" for seat in range(3)]


def test_boards_then_an_age_then_hands() -> None:
    game = seven_wonders.new(1, 3, wonders="chosen")
    assert [] == told(game)
    boards = [game.view(seat)["cities"][seat]["board"] for seat in range(3)]

    for seat in range(3):
        game.play(seat, game.options(seat)[0])

    *taken, began = told(game, 1)[:4]
    sides_a = [board[:-1] + "a" for board in boards]
    assert [
        f"took_board seat={seat} city={seat} board={board}" for seat, board in enumerate(sides_a)
    ] == taken
    assert "age_began age=1" == began


def test_all_are_told_the_boards_but_only_the_cards_of_their_own_hands() -> None:
    game = seven_wonders.new(1, 3)
    boards = [city["board"] for city in game.view(0)["cities"]]
    heard = told(game, 0)

    took = [f"took_board seat={at} city={at} board={name}" for at, name in enumerate(boards)]
    assert [*took, "age_began age=1"] == heard[:4]
    assert heard[-3].startswith("dealt_known seat=0 count=7 cards=['")
    assert DEALT[1:] == heard[-2:]


def test_boards_of_players_and_of_the_free_city() -> None:
    game = seven_wonders.new(3, 2, wonders="drafted")
    assert ["free_city_took_board city=2 board=giza a"] == told(game)

    game.play(0, parse("take rhodes b"))

    assert ["took_board seat=0 city=0 board=rhodes b"] == told(game)


def test_a_turn() -> None:
    game = table(
        city("rhodes a", hand="baths, altar", coins=5),
        city("giza a", built="quarry", hand="tavern, theater"),
        city("ephesus a", hand="stockade, loom"),
    )

    act(game, "build baths paying 2 left", "stage with tavern", "discard loom")

    assert told(game, 1) == [
        "paid seat=0 city=0 bank=0 left=2 right=0",
        "built seat=0 city=0 card=baths",
        "staged_known seat=1 city=1 stage=1 card=tavern",
        "discarded seat=2 city=2",
        "earned seat=1 city=1 coins=2",
        "earned seat=2 city=2 coins=3",
        "received seat=0 count=1",
        "received_known seat=1 count=1 cards=['altar']",
        "received seat=2 count=1",
    ]


def test_the_end_of_an_age() -> None:
    game = table(city("rhodes a", built="stockade", hand="altar, tavern"), turn=6)

    act(game)

    conflicts = [
        "won seat=0 city=0 points=1 opponent=1",
        "defeated seat=1 city=1 count=1 opponent=0",
        "won seat=0 city=0 points=1 opponent=2",
        "defeated seat=2 city=2 count=1 opponent=0",
    ]
    assert [*ALL_DISCARD, *LAST_CARDS, *conflicts, "age_began age=2", *DEALT] == told(game)


def test_the_end_of_the_game() -> None:
    game = table(city("rhodes a", built="stockade", hand="altar, tavern"), age=3, turn=6)

    act(game)

    assert "ended totals=[12, 1, 1] winners=[0]" == told(game)[-1]


def test_only_the_digger_is_told_what_the_pile_holds() -> None:
    built = "ore vein, foundry"
    for seat, last in [
        (0, "searched_known seat=0 count=3 cards=['stockade', 'lumber yard', 'lumber yard']"),
        (1, "searched seat=0 count=3"),
    ]:
        game = table(
            city("halicarnassus b", built=built, hand="altar, theater"), discard="stockade"
        )
        act(game, "stage with altar")
        assert last == told(game, seat)[-1]

    game.play(0, parse("dig up stockade"))
    assert "built seat=0 city=0 card=stockade" == told(game)[0]


def test_taking_part_in_a_project() -> None:
    game = table(city(hand="tavern, altar"), project="rampart road", markers=1)

    act(game, "build tavern taking part")

    heard = told(game)
    assert ["paid seat=0 city=0 bank=1 left=0 right=0", "built seat=0 city=0 card=tavern"] == heard[
        :2
    ]
    assert "took_part seat=0 project=rampart road" == heard[2]


def test_a_project_that_succeeds_and_the_next_one() -> None:
    game = table(city(), turn=6, project="rampart road", markers=0)
    with_shares(game, 1, 0, 0)

    act(game)

    heard = told(game)[len(ALL_DISCARD + LAST_CARDS) :]
    assert heard[:4] == [
        "project_succeeded project=rampart road",
        "earned seat=0 city=0 coins=4",
        "rewarded seat=0 project=rampart road",
        "age_began age=2",
    ]
    began = f"project_began project={game.view(SPECTATOR)['project']} count=2"
    assert [began, *DEALT] == heard[4:]


def test_what_a_failed_project_takes() -> None:
    game = table(city(), turn=6, project="double walls", markers=1)
    with_shares(game, 0, 1, 1)
    act(game)
    heard = told(game)
    assert "lost_resource seat=0" == heard[heard.index("project_failed project=double walls") + 1]

    game = table(city(built="altar"), age=3, turn=6, project="archives", markers=1)
    with_shares(game, 0, 0, 1)
    act(game)
    assert ["project_failed project=archives", "penalised seat=1 points=3"] == told(game)[-2:]
    game.play(0, parse("give up altar"))
    assert "lost_building seat=0 city=0 card=altar" == told(game)[0]


def test_victories_given_up() -> None:
    game = table(city(), age=3, turn=6, project="triumphal arches", markers=1)
    game.victories = [2, 0, 1, 0, 0, 0, 0, 0, 0]
    with_shares(game, 0, 1, 1)
    act(game)
    told(game)

    game.play(0, parse("give up victories of ages 1 and 3"))

    assert "lost_victories seat=0 points=6" == told(game)[0]


def test_tiles_that_go_round_and_tiles_that_are_placed() -> None:
    game = seven_wonders.new(3, 3, modules="tower")
    passed = game.view(1)["offered_tiles"]
    told(game)
    for seat in range(3):
        game.play(seat, game.options(seat)[0])
    received = [f"tile {number}" for number in passed[1:]]
    assert told(game, 0) == [
        f"received_tiles_known seat=0 count=2 tiles={received}",
        "received_tiles seat=1 count=2",
        "received_tiles seat=2 count=2",
    ]

    game = table(city(hand="altar, altar", tiles=(9, 3)), city("ephesus a", tiles=(1, 2)))
    act(game, "tile 9 with altar", "tile 2 with lumber yard")
    assert told(game)[4:6] == [
        "placed seat=1 tile=2 effect=tile 2",
        "placed seat=0 tile=9 effect=tile 9",
    ]


def test_two_players_and_the_free_city() -> None:
    game = two_players(city(hand="altar, tavern, loom"), city(), city(coins=3), pile="tavern, loom")

    game.play(0, parse("build altar"))
    game.play(1, parse("discard lumber yard"))
    game.play(0, parse("build tavern"))

    assert told(game, 1) == [
        "free_city_built city=2 card=tavern",
        "built seat=0 city=0 card=altar",
        "discarded_known seat=1 city=1 card=lumber yard",
        "earned seat=1 city=1 coins=3",
        "free_city_earned city=2 coins=5",
        "received seat=0 count=1",
        "received_known seat=1 count=1 cards=['loom']",
        "drew_from_pile_known seat=1 card=loom",
    ]


def test_the_holder_is_told_the_seventh_card_of_the_free_city() -> None:
    game = two_players(
        city("giza a"),
        city("alexandria a", hand="altar, baths, theater"),
        city("babylon b", stages=2),
        pile="workshop",
        turn=6,
    )
    game.hands[0] = cards("pawnshop, tavern")
    for seat, words in ((0, "build pawnshop"), (1, "build altar"), (1, "build theater")):
        game.play(seat, parse(words))

    assert "drew_from_pile_known seat=1 card=workshop" in told(game, 1)


# Leaders.


def test_leaders_that_go_round() -> None:
    game = seven_wonders.new(3, 3, leaders=True)
    passed = game.view(1)["offered_leaders"]
    told(game)
    for seat in range(3):
        game.play(seat, game.options(seat)[0])

    assert told(game, 0) == [
        f"received_leaders_known seat=0 count=3 leaders={passed[1:]}",
        "received_leaders seat=1 count=3",
        "received_leaders seat=2 count=3",
    ]


def test_a_leader_that_is_recruited() -> None:
    game = recruitment(city(coins=5, leaders="caesar"), city(leaders="nero"))
    for seat, words in enumerate(("recruit caesar", "discard nero", "discard phidias")):
        game.play(seat, parse(words))

    assert told(game)[:2] == [
        "paid seat=0 city=0 bank=5 left=0 right=0",
        "recruited seat=0 leader=caesar",
    ]


def test_leaders_that_a_stage_draws_are_told_to_their_owner() -> None:
    game = table(
        city("ephesus a"),
        city("rome b", built="tree farm, lumber yard, clay pool", hand="altar"),
        leaders=True,
    )
    act(game, "discard lumber yard", "stage with altar")

    drawn = game.view(1)["cities"][1]["leaders_in_hand"]
    assert f"drew_leaders_known seat=1 count=4 leaders={drawn}" in told(game, 1)


def test_a_leader_that_is_copied_and_one_that_is_entombed() -> None:
    game = table(
        city("alexandria a", hand="courtesans guild", built="ramses", coins=1),
        city("ephesus a", built="caesar"),
        age=3,
        leaders=True,
    )
    act(game, "build courtesans guild")
    told(game)
    game.play(0, parse("copy caesar"))
    assert "copied_leader seat=0 city=0 leader=caesar" == told(game)[0]

    game = table(
        city("abu simbel b", built="brickyard, loom, nero", hand="altar"), age=2, leaders=True
    )
    act(game, "stage with altar")
    told(game)
    game.play(0, parse("entomb nero"))
    assert "entombed seat=0 leader=nero" == told(game)[0]


# Cities and the Wonder Pack.


def test_a_loss_and_how_it_is_settled() -> None:
    game = table(city(hand="hideout, altar"), cities_too=True)
    act(game, "build hideout")
    told(game)
    game.play(1, parse("owe 1"))
    game.play(2, parse("owe 0"))

    assert told(game)[:2] == [
        "loss_settled seat=1 city=1 coins=0 debts=1",
        "loss_settled seat=2 city=2 coins=1 debts=0",
    ]


def test_diplomacy_that_is_taken_and_handed_back() -> None:
    game = table(city(built="clay pool", hand="residence, altar"), turn=7, cities_too=True)

    act(game, "build residence")

    heard = told(game)
    assert "took_diplomacy seat=0 city=0" in heard
    assert heard.index("handed_back seat=0 city=0 count=1") < heard.index("age_began age=2")


def test_a_marker_that_is_turned_up_at_the_end() -> None:
    game = table(
        city("stonehenge b", stages=1, built="brickyard, clay pool, press", hand="walls, altar"),
        age=3,
        turn=6,
        wonder_pack=True,
    )
    game.buried[0] = (face_down(CARD_OF["loom"], 1, 0, 1, 1),)

    act(game, "stage with walls")

    assert "turned_up seat=0 city=0 card=walls" in told(game)
