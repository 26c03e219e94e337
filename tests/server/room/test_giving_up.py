"""Giving up, stopping together, leaving, and who may speak."""

import pytest

from server.rooms import PEOPLE, STRANGER, RoomDriver, refused, seated, two_people
from walks import Chance
from ziggurat.games.catalogue import GAMES
from ziggurat.server.room.choices import bot_choice
from ziggurat.server.room.plan import BotSeat, OpenSeat
from ziggurat.server.room.protocol import Choose, Consent, Join, Leave, Resign, Return, Say, Undo

ANN, BOB = PEOPLE[:2]


def test_where_two_play_the_other_one_wins_when_one_gives_up() -> None:
    driver = two_people()
    driver.ask(ANN, Resign("r"))

    ending = driver.sees(1).ending
    assert ending is not None
    assert ([1], "resigned", [2, 1]) == (ending.winners, ending.reason, ending.ranks)
    assert "GAME_IS_OVER" == refused(driver, BOB, Resign("x"))


def test_a_bot_plays_for_somebody_who_leaves_and_hands_the_seat_back() -> None:
    driver = two_people()
    (acting,) = driver.room.to_act()
    player = PEOPLE[acting]
    driver.ask(player, Leave("l"))
    assert driver.room.bot_to_act() is not None
    assert driver.sees(acting).chairs[acting].away
    assert not driver.sees(acting).options
    assert "away" == refused(driver, player, Choose("x", driver.room.version, "end"))

    assert driver.room.session is not None
    option = driver.room.session.game.options(acting)[0]
    driver.write(bot_choice(driver.room, acting, (option,), driver.now).entry)
    driver.ask(player, Return("r"))

    assert driver.room.bot_to_act() is None
    assert driver.sees(acting).options or driver.room.to_act() != [acting]


@pytest.mark.parametrize("game", GAMES)
def test_nobody_speaks_in_a_cooperative_game_while_it_lasts(game: str) -> None:
    driver = seated(game, GAMES[game].players[0])

    if GAMES[game].cooperative:
        assert "chat_closed" == refused(driver, ANN, Say("s", "psst"))
    else:
        driver.ask(ANN, Say("s", "psst"))
        assert ["psst"] == [said.text for said in driver.sees(0).said]


def test_nobody_speaks_at_a_table_without_talk() -> None:
    driver = seated("babel", 2, chat=False)

    assert "chat_off" == refused(driver, ANN, Say("s", "psst"))
    assert "spectator" == refused(driver, STRANGER, Say("s", "psst"))


def test_with_more_than_two_players_a_bot_plays_for_one_who_resigns() -> None:
    driver = seated("babylon", 3)
    driver.ask(BOB, Resign("r"))

    assert "playing" == driver.room.state
    assert driver.sees(0).chairs[1].resigned
    assert "not_away" == refused(driver, BOB, Return("x"))
    assert "resigned" == refused(driver, BOB, Resign("y"))


def test_where_all_win_together_they_stop_when_all_agree() -> None:
    driver = seated("babble", 3)
    driver.ask(ANN, Resign("r"))
    stop = driver.sees(1).stop
    assert stop is not None
    assert (0, [0]) == (stop.seat, stop.agreed)
    assert "proposal_open" == refused(driver, BOB, Resign("again"))
    assert "chat_closed" == refused(driver, BOB, Say("s", "no!"))

    driver.ask(BOB, Consent("b", driver.room.version, agree=True))
    assert "playing" == driver.room.state
    driver.ask(PEOPLE[2], Consent("c", driver.room.version, agree=True))

    ending = driver.sees(1).ending
    assert ending is not None
    assert ([], "given_up") == (ending.winners, ending.reason)
    assert driver.sees(0).score == ending.sheet
    assert driver.again().outcome == driver.room.outcome


def test_one_who_wants_to_go_on_is_enough() -> None:
    driver = seated("babble", 2)
    driver.ask(ANN, Resign("r"))

    driver.ask(BOB, Consent("c", driver.room.version, agree=False))

    assert driver.sees(0).stop is None
    assert "playing" == driver.room.state


def test_play_goes_on_while_some_think_about_stopping() -> None:
    driver = seated("babble", 2)
    driver.ask(ANN, Resign("r"))

    driver.choose_any(Chance(1))

    assert driver.sees(1).stop is not None
    (seat, *_) = driver.room.to_act()
    version = driver.room.version
    driver.ask(BOB, Consent("c", version, agree=True))
    assert "over" == driver.room.state
    assert "GAME_IS_OVER" == refused(driver, PEOPLE[seat], Undo("u", version))


def test_a_player_alone_with_bots_stops_at_once() -> None:
    driver = RoomDriver("babble", [OpenSeat(), BotSeat("random")])
    driver.ask(ANN, Join("j"))

    driver.ask(ANN, Resign("r"))

    assert "over" == driver.room.state


def test_a_player_who_has_left_need_not_agree() -> None:
    driver = seated("babble", 2)
    driver.ask(ANN, Resign("r"))

    driver.ask(BOB, Leave("l"))

    assert "over" == driver.room.state


def test_a_seat_says_only_so_much_in_a_minute() -> None:
    driver = two_people()
    for number in range(20):
        driver.ask(ANN, Say(f"s{number}", "spam"))
    assert "too_fast" == refused(driver, ANN, Say("s", "spam"))
    driver.ask(BOB, Say("b", "stop it"))

    driver.now += 60
    driver.ask(ANN, Say("s", "sorry"))
