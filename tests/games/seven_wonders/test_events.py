"""The events of a game, in order, and who may know them."""

from games.seven_wonders.tables import act, city, table, two_players, with_shares
from hearing import told
from ziggurat.core.seats import SPECTATOR
from ziggurat.games import seven_wonders
from ziggurat.games.seven_wonders import parse

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
