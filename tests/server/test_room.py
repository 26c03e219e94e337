"""A room in messages, without sockets."""

import pytest

from server.gathering import PEOPLE, STRANGER, Gathering, refused, seated, two_people
from walks import Chance
from ziggurat.core.seats import SPECTATOR
from ziggurat.games.catalogue import GAMES
from ziggurat.server.entries import read_entry, written
from ziggurat.server.plan import BotSeat, InvitedSeat, LiveClock, OpenSeat, SlowClock
from ziggurat.server.protocol import (
    Choose,
    Consent,
    Join,
    Kick,
    Leave,
    Return,
    Say,
    Stale,
    Undo,
)

ANN, BOB = PEOPLE[:2]


# Before the game.


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    gathering = Gathering("babel", [OpenSeat(), OpenSeat()])
    gathering.ask(ANN, Join("a"))
    assert "gathering" == gathering.sees(0).state
    assert gathering.sees(0).view is None

    gathering.ask(BOB, Join("b"))

    assert "playing" == gathering.sees(0).state
    assert ["Ann", "Bob"] == [chair.name for chair in gathering.sees(0).chairs]


def test_nobody_sits_twice_or_where_somebody_sits() -> None:
    gathering = Gathering("babel", [OpenSeat(), OpenSeat()])
    gathering.ask(ANN, Join("a", seat=1))

    assert "seated" == refused(gathering, ANN, Join("b"))
    assert "no_seat" == refused(gathering, BOB, Join("c", seat=1))
    assert "no_seat" == refused(gathering, BOB, Join("d", seat=7))


def test_a_seat_kept_for_somebody_is_for_nobody_else() -> None:
    gathering = Gathering("babel", [InvitedSeat(BOB.player), OpenSeat()])
    gathering.ask(ANN, Join("a"))

    assert 1 == gathering.room.seat_of(ANN.player)
    assert "no_seat" == refused(gathering, STRANGER, Join("b"))
    gathering.ask(BOB, Join("c"))
    assert "playing" == gathering.room.state


def test_the_host_may_send_somebody_away_before_the_game() -> None:
    gathering = Gathering("babel", [OpenSeat(), OpenSeat()])
    gathering.ask(ANN, Join("a"))
    assert "not_host" == refused(gathering, BOB, Kick("x", seat=0))
    assert "no_seat" == refused(gathering, ANN, Kick("x", seat=1))
    assert "seated" == refused(gathering, ANN, Kick("x", seat=0))


def test_whoever_was_sent_away_leaves_a_free_seat() -> None:
    gathering = Gathering("babylon", [OpenSeat(), OpenSeat(), OpenSeat()])
    gathering.ask(ANN, Join("a"))
    gathering.ask(BOB, Join("b"))

    gathering.ask(ANN, Kick("k", seat=1))

    assert ["Ann", "", ""] == [chair.name for chair in gathering.sees(0).chairs]
    assert "spectator" == refused(gathering, BOB, Leave("l"))


def test_when_the_host_leaves_somebody_else_is_host() -> None:
    gathering = Gathering("babylon", [OpenSeat(), OpenSeat(), OpenSeat()])
    gathering.ask(ANN, Join("a"))
    gathering.ask(BOB, Join("b"))
    gathering.ask(ANN, Leave("l"))
    gathering.ask(STRANGER, Join("s"))

    gathering.ask(BOB, Kick("k", seat=0))

    assert ["", "Bob", ""] == [chair.name for chair in gathering.sees(1).chairs]


def test_the_last_one_to_leave_before_the_game_closes_the_table() -> None:
    gathering = Gathering("babel", [OpenSeat(), OpenSeat()])
    gathering.ask(ANN, Join("a"))
    gathering.ask(ANN, Leave("b"))

    assert "closed" == gathering.room.state
    assert "begun" == refused(gathering, BOB, Join("c"))


# Choosing.


def test_the_score_is_told_while_the_game_goes_on() -> None:
    gathering = Gathering("babel", [OpenSeat(), OpenSeat()])
    gathering.ask(ANN, Join("a"))
    assert [] == gathering.sees(0).score

    gathering.ask(BOB, Join("b"))

    score = dict(gathering.sees(SPECTATOR).score)
    assert [0, 0] == score["total"]
    assert 5 <= sum(score["cards_in_hand"])


def test_only_a_seat_that_has_to_choose_is_offered_anything() -> None:
    gathering = two_people()
    (acting,) = gathering.room.to_act()

    assert gathering.sees(acting).options
    assert not gathering.sees(1 - acting).options
    assert not gathering.sees(SPECTATOR).options


def test_what_is_out_of_turn_unknown_or_against_the_rules_changes_nothing() -> None:
    gathering = two_people()
    (acting,) = gathering.room.to_act()
    version = gathering.room.version
    words = gathering.sees(acting).options[0].words

    def choose(seat: int, said: str) -> str:
        return refused(gathering, PEOPLE[seat], Choose("x", version, said))

    assert "NOT_YOUR_CHOICE" == choose(1 - acting, words)
    assert "unknown_action" == choose(acting, "fly away")
    assert "FOUNDATION_FIRST" in choose(acting, "end") or choose(acting, "end")
    assert "spectator" == refused(gathering, STRANGER, Choose("x", version, words))


def test_a_choice_made_for_an_older_question_is_stale() -> None:
    gathering = two_people()
    (acting,) = gathering.room.to_act()
    seen = gathering.sees(acting)
    gathering.choose(acting, seen.options[0])

    with pytest.raises(Stale):
        gathering.ask(PEOPLE[acting], Choose("x", seen.version, seen.options[0].words))
    assert "stale" == refused(gathering, PEOPLE[acting], Choose("x", 999, "end"))


def test_talk_does_not_make_a_choice_stale() -> None:
    gathering = two_people()
    (acting,) = gathering.room.to_act()
    seen = gathering.sees(acting)
    gathering.ask(PEOPLE[1 - acting], Say("s", "hello"))

    gathering.ask(PEOPLE[acting], Choose("x", seen.version, seen.options[0].words))

    assert ["hello"] == [said.text for said in gathering.sees(acting).said]


@pytest.mark.parametrize("seed", range(3))
def test_a_log_tells_the_same_room_again(seed: int) -> None:
    gathering = two_people(LiveClock(600, 5))
    chance = Chance(seed)
    for _ in range(60):
        gathering.now += chance.below(5)
        gathering.choose_any(chance)
    gathering.log = [read_entry(written(entry)) for entry in gathering.log]
    again = gathering.again()

    now = gathering.room
    gathering_again = gathering.sees(0), gathering.sees(1), gathering.sees(SPECTATOR)
    gathering.room = again
    assert gathering_again == (gathering.sees(0), gathering.sees(1), gathering.sees(SPECTATOR))
    assert now.done == again.done


def test_a_client_that_missed_something_is_told_exactly_that() -> None:
    gathering = two_people()
    chance = Chance(1)
    for _ in range(20):
        gathering.choose_any(chance)
    before = gathering.sees(0)
    for _ in range(20):
        gathering.choose_any(chance)

    missed = gathering.sees(0, before.version)

    whole = gathering.sees(0)
    assert len(before.events) == missed.first
    assert whole.events == before.events + missed.events


# Going back.


def first_undoable(gathering: Gathering, chance: Chance) -> int:
    while True:
        seat = gathering.choose_any(chance)
        if gathering.sees(seat).can_undo:
            return seat


def test_undo_is_free_back_to_the_last_revelation() -> None:
    gathering = two_people()
    chance = Chance(2)
    before = gathering.sees(gathering.room.to_act()[0])
    seat = first_undoable(gathering, chance)
    after = gathering.sees(seat)

    gathering.ask(PEOPLE[seat], Undo("u", gathering.room.version))

    back = gathering.sees(seat, after.version)
    assert before.view == back.view
    assert before.options == back.options
    assert len(before.events) == back.first
    assert [] == back.events


def play_to_the_next_turn(gathering: Gathering, chance: Chance) -> int:
    """Choose until the other seat is to choose; returns the seat that cannot undo now."""
    (seat,) = gathering.room.to_act()
    while gathering.room.to_act() == [seat]:
        gathering.choose_any(chance)
    return seat


def test_beyond_a_revelation_all_must_agree() -> None:
    gathering = two_people()
    seat = play_to_the_next_turn(gathering, Chance(3))
    asker, other = PEOPLE[seat], PEOPLE[1 - seat]
    choices = gathering.sees(seat).choices
    gathering.ask(asker, Undo("u", gathering.room.version))
    back = gathering.sees(1 - seat).back
    assert back is not None
    assert choices == gathering.sees(seat).choices
    assert "asked" == refused(gathering, asker, Consent("x", gathering.room.version, agree=True))

    gathering.ask(other, Consent("c", gathering.room.version, agree=True))

    assert choices - 1 == gathering.sees(seat).choices
    assert [seat] == gathering.room.to_act()
    assert gathering.sees(seat).back is None


def test_one_who_does_not_agree_is_enough() -> None:
    gathering = two_people()
    seat = play_to_the_next_turn(gathering, Chance(3))
    choices = gathering.sees(seat).choices
    gathering.ask(PEOPLE[seat], Undo("u", gathering.room.version))

    gathering.ask(PEOPLE[1 - seat], Consent("c", gathering.room.version, agree=False))

    assert choices == gathering.sees(seat).choices
    assert gathering.sees(seat).back is None


def test_where_all_play_together_nothing_is_taken_back() -> None:
    gathering = seated("babble", 2)
    (seat,) = gathering.room.to_act()
    gathering.choose_any(Chance(1))

    assert "kept" == refused(gathering, PEOPLE[seat], Undo("u", gathering.room.version))


# Clocks.


def test_the_clock_runs_only_for_a_seat_that_has_to_choose() -> None:
    gathering = two_people(LiveClock(60, 0))
    (acting,) = gathering.room.to_act()
    gathering.now += 10

    chairs = gathering.sees(SPECTATOR).chairs

    assert (50.0, True) == (chairs[acting].time, chairs[acting].running)
    assert (60.0, False) == (chairs[1 - acting].time, chairs[1 - acting].running)


def test_each_choice_adds_its_increment() -> None:
    gathering = two_people(LiveClock(60, 5))
    (acting,) = gathering.room.to_act()
    gathering.now += 10
    gathering.choose(acting, gathering.sees(acting).options[0])

    assert 55.0 == gathering.sees(SPECTATOR).chairs[acting].time


def test_a_bot_plays_for_a_seat_whose_time_has_run_out() -> None:
    gathering = two_people(LiveClock(60, 0))
    (acting,) = gathering.room.to_act()
    assert gathering.now + 60 == gathering.room.due()
    assert gathering.room.overdue(gathering.now + 59) is None
    gathering.now += 60

    late = gathering.room.overdue(gathering.now)

    assert late is not None
    gathering.write(late)
    assert gathering.sees(SPECTATOR).chairs[acting].away
    gathering.ask(PEOPLE[acting], Return("r"))
    assert 15.0 == gathering.sees(SPECTATOR).chairs[acting].time


def test_days_per_move_begin_anew_with_each_choice() -> None:
    gathering = two_people(SlowClock(2))
    (acting,) = gathering.room.to_act()
    gathering.now += 86_400
    gathering.choose(acting, gathering.sees(acting).options[0])

    assert 2 * 86_400 == gathering.sees(SPECTATOR).chairs[acting].time


def test_a_table_without_a_clock_waits_for_ever() -> None:
    gathering = two_people()

    assert gathering.room.due() is None
    assert gathering.room.overdue(gathering.now + 1e9) is None


# Every game.


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_any_kind_is_played_to_its_end(game: str) -> None:
    gathering = seated(game, GAMES[game].players[0])
    chance = Chance(1)
    while gathering.room.to_act():
        gathering.choose_any(chance)

    assert "over" == gathering.room.state
    assert gathering.sees(SPECTATOR).ending is not None


def test_bots_alone_begin_at_once() -> None:
    gathering = Gathering("babel", [BotSeat("random"), BotSeat("random")])

    assert "playing" == gathering.room.state
    assert gathering.room.bot_to_act() is not None
