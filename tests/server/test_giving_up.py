"""Giving up, stopping together, leaving, and who may speak."""

import pytest

from server.gathering import PEOPLE, STRANGER, Gathering, refused, seated, two_people
from walks import Chance
from ziggurat.games.catalogue import GAMES
from ziggurat.server.asking import bot_chose
from ziggurat.server.plan import BotSeat, OpenSeat
from ziggurat.server.protocol import Choose, Consent, Join, Leave, Resign, Return, Say, Undo

ANN, BOB = PEOPLE[:2]


def test_where_two_play_the_other_one_wins_when_one_gives_up() -> None:
    gathering = two_people()
    gathering.ask(ANN, Resign("r"))

    ending = gathering.sees(1).ending
    assert ending is not None
    assert ([1], "resigned", [2, 1]) == (ending.winners, ending.reason, ending.ranks)
    assert "GAME_IS_OVER" == refused(gathering, BOB, Resign("x"))


def test_a_bot_plays_for_somebody_who_leaves_and_hands_the_seat_back() -> None:
    gathering = two_people()
    (acting,) = gathering.room.to_act()
    player = PEOPLE[acting]
    gathering.ask(player, Leave("l"))
    assert gathering.room.bot_to_act() is not None
    assert gathering.sees(acting).chairs[acting].away
    assert not gathering.sees(acting).options
    assert "away" == refused(gathering, player, Choose("x", gathering.room.version, "end"))

    assert gathering.room.session is not None
    words = gathering.room.session.game.options(acting)[0].text
    gathering.write(bot_chose(gathering.room, acting, words, gathering.now))
    gathering.ask(player, Return("r"))

    assert gathering.room.bot_to_act() is None
    assert gathering.sees(acting).options or gathering.room.to_act() != [acting]


@pytest.mark.parametrize("game", GAMES)
def test_nobody_speaks_in_a_cooperative_game_while_it_lasts(game: str) -> None:
    gathering = seated(game, GAMES[game].players[0])

    if GAMES[game].cooperative:
        assert "silence" == refused(gathering, ANN, Say("s", "psst"))
    else:
        gathering.ask(ANN, Say("s", "psst"))
        assert ["psst"] == [said.text for said in gathering.sees(0).said]


def test_nobody_speaks_at_a_table_without_talk() -> None:
    gathering = seated("babel", 2, chat=False)

    assert "silence" == refused(gathering, ANN, Say("s", "psst"))
    assert "spectator" == refused(gathering, STRANGER, Say("s", "psst"))


def test_where_more_than_two_play_a_bot_plays_for_whoever_gives_up() -> None:
    gathering = seated("babylon", 3)
    gathering.ask(BOB, Resign("r"))

    assert "playing" == gathering.room.state
    assert gathering.sees(0).chairs[1].resigned
    assert "not_away" == refused(gathering, BOB, Return("x"))
    assert "resigned" == refused(gathering, BOB, Resign("y"))


def test_where_all_win_together_they_stop_when_all_agree() -> None:
    gathering = seated("babble", 3)
    gathering.ask(ANN, Resign("r"))
    stop = gathering.sees(1).stop
    assert stop is not None
    assert (0, [0]) == (stop.seat, stop.agreed)
    assert "asked" == refused(gathering, BOB, Resign("again"))
    assert "silence" == refused(gathering, BOB, Say("s", "no!"))

    gathering.ask(BOB, Consent("b", gathering.room.version, agree=True))
    assert "playing" == gathering.room.state
    gathering.ask(PEOPLE[2], Consent("c", gathering.room.version, agree=True))

    ending = gathering.sees(1).ending
    assert ending is not None
    assert ([], "given_up") == (ending.winners, ending.reason)
    assert gathering.sees(0).score == ending.sheet
    assert gathering.again().outcome == gathering.room.outcome


def test_one_who_wants_to_go_on_is_enough() -> None:
    gathering = seated("babble", 2)
    gathering.ask(ANN, Resign("r"))

    gathering.ask(BOB, Consent("c", gathering.room.version, agree=False))

    assert gathering.sees(0).stop is None
    assert "playing" == gathering.room.state


def test_play_goes_on_while_some_think_about_stopping() -> None:
    gathering = seated("babble", 2)
    gathering.ask(ANN, Resign("r"))

    gathering.choose_any(Chance(1))

    assert gathering.sees(1).stop is not None
    (seat, *_) = gathering.room.to_act()
    version = gathering.room.version
    gathering.ask(BOB, Consent("c", version, agree=True))
    assert "over" == gathering.room.state
    assert "GAME_IS_OVER" == refused(gathering, PEOPLE[seat], Undo("u", version))


def test_whoever_plays_with_bots_alone_stops_at_once() -> None:
    gathering = Gathering("babble", [OpenSeat(), BotSeat("random")])
    gathering.ask(ANN, Join("j"))

    gathering.ask(ANN, Resign("r"))

    assert "over" == gathering.room.state


def test_whoever_has_left_holds_nobody_back() -> None:
    gathering = seated("babble", 2)
    gathering.ask(ANN, Resign("r"))

    gathering.ask(BOB, Leave("l"))

    assert "over" == gathering.room.state
