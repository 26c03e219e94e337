"""A room in messages, without sockets."""

import pytest

from server.rooms import PEOPLE, STRANGER, RoomDriver, refused, seated, two_people
from walks import Chance
from ziggurat.core.kind import BadSetting
from ziggurat.core.seats import SPECTATOR
from ziggurat.games.catalogue import GAMES
from ziggurat.server.room.deadlines import due, overdue
from ziggurat.server.room.entries import Chose, decode_entry, encode_entry
from ziggurat.server.room.plan import BotSeat, InvitedSeat, LiveClock, OpenSeat, SlowClock
from ziggurat.server.room.projection import summary
from ziggurat.server.room.protocol import (
    AddBot,
    Choose,
    Consent,
    Join,
    Kick,
    Leave,
    Requester,
    RequestError,
    Return,
    Say,
    Undo,
)
from ziggurat.server.room.refusals import refusal_of

ANN, BOB = PEOPLE[:2]


# Before the game.


@pytest.mark.parametrize("words", ["fly away", "discard hittites"])
def test_a_log_against_the_rules_is_refused_without_quoting_a_choice(words: str) -> None:
    driver = two_people()
    driver.log.append(Chose(driver.now, seat=1, words=words))

    with pytest.raises(RequestError) as caught:
        driver.again()

    assert "other_rules" == caught.value.code.code
    assert words not in str(refusal_of(caught.value))
    assert not caught.value.message.values


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    driver = RoomDriver("babel", [OpenSeat(), OpenSeat()])
    driver.ask(ANN, Join("a"))
    assert "gathering" == driver.sees(0).state
    assert driver.sees(0).view is None

    driver.ask(BOB, Join("b"))

    assert "playing" == driver.sees(0).state
    assert ["Ann", "Bob"] == [chair.name for chair in driver.sees(0).chairs]


def test_a_guest_is_told_from_an_account() -> None:
    driver = RoomDriver("babel", [OpenSeat(), OpenSeat()])
    driver.ask(Requester("a", "Ann", guest=True), Join("a"))
    driver.ask(Requester("b", "Ann"), Join("b"))

    assert [True, False] == [chair.guest for chair in driver.sees(SPECTATOR).chairs]
    assert [True, False] == [chair.guest for chair in summary(driver.again()).chairs]


def test_nobody_sits_twice_or_where_somebody_sits() -> None:
    driver = RoomDriver("babel", [OpenSeat(), OpenSeat()])
    driver.ask(ANN, Join("a", seat=1))

    assert "seated" == refused(driver, ANN, Join("b"))
    assert "seat_taken" == refused(driver, BOB, Join("c", seat=1))
    assert "no_such_seat" == refused(driver, BOB, Join("d", seat=7))


def test_a_seat_kept_for_somebody_is_for_nobody_else() -> None:
    driver = RoomDriver("babel", [InvitedSeat(BOB.player), OpenSeat()])
    driver.ask(ANN, Join("a"))

    assert 1 == driver.room.seat_of(ANN.player)
    assert "seats_reserved" == refused(driver, STRANGER, Join("b"))
    assert "seat_reserved" == refused(driver, STRANGER, Join("c", seat=0))
    driver.ask(BOB, Join("c"))
    assert "playing" == driver.room.state


def test_the_host_may_send_somebody_away_before_the_game() -> None:
    driver = RoomDriver("babel", [OpenSeat(), OpenSeat()])
    driver.ask(ANN, Join("a"))
    assert "not_host" == refused(driver, BOB, Kick("x", seat=0))
    assert "seat_empty" == refused(driver, ANN, Kick("x", seat=1))
    assert "no_such_seat" == refused(driver, ANN, Kick("x", seat=2))
    assert "kick_yourself" == refused(driver, ANN, Kick("x", seat=0))


def test_the_seat_of_a_removed_player_is_free() -> None:
    driver = RoomDriver("babylon", [OpenSeat(), OpenSeat(), OpenSeat()])
    driver.ask(ANN, Join("a"))
    driver.ask(BOB, Join("b"))

    driver.ask(ANN, Kick("k", seat=1))

    assert ["Ann", "", ""] == [chair.name for chair in driver.sees(0).chairs]
    assert "spectator" == refused(driver, BOB, Leave("l"))


def test_the_host_gives_a_free_seat_to_a_bot_and_takes_it_back() -> None:
    driver = RoomDriver("babylon", [OpenSeat(), OpenSeat(), OpenSeat()])
    driver.ask(ANN, Join("a"))
    driver.ask(ANN, AddBot("b", seat=2, level="mason"))
    assert ["Ann", "", "mason"] == [chair.name for chair in driver.sees(0).chairs]
    assert "mason" == driver.sees(0).chairs[2].program

    driver.ask(ANN, Kick("k", seat=2))
    assert ["Ann", "", ""] == [chair.name for chair in driver.sees(0).chairs]

    driver.ask(ANN, AddBot("c", seat=1, level="apprentice"))
    driver.ask(ANN, AddBot("d", seat=2, level="mason"))
    assert "playing" == driver.room.state
    assert "bot_too_late" == refused(driver, ANN, AddBot("x", seat=1, level="mason"))


def test_a_bot_is_added_by_the_host_to_a_free_seat_of_a_game_that_is_not_rated() -> None:
    driver = RoomDriver("babylon", [OpenSeat(), OpenSeat(), OpenSeat()])
    driver.ask(ANN, Join("a"))
    driver.ask(BOB, Join("b"))
    assert "not_host" == refused(driver, BOB, AddBot("x", seat=2, level="mason"))
    assert "seat_taken" == refused(driver, ANN, AddBot("x", seat=1, level="mason"))
    assert "no_such_seat" == refused(driver, ANN, AddBot("x", seat=3, level="mason"))
    with pytest.raises(BadSetting, match="god"):
        driver.ask(ANN, AddBot("x", seat=2, level="god"))

    rated = RoomDriver("babel", [OpenSeat(), OpenSeat()], rated=True)
    rated.ask(ANN, Join("a"))
    assert "rated_with_bots" == refused(rated, ANN, AddBot("x", seat=1, level="mason"))


def test_when_the_host_leaves_somebody_else_is_host() -> None:
    driver = RoomDriver("babylon", [OpenSeat(), OpenSeat(), OpenSeat()])
    driver.ask(ANN, Join("a"))
    driver.ask(BOB, Join("b"))
    driver.ask(ANN, Leave("l"))
    driver.ask(STRANGER, Join("s"))

    driver.ask(BOB, Kick("k", seat=0))

    assert ["", "Bob", ""] == [chair.name for chair in driver.sees(1).chairs]


def test_the_last_one_to_leave_before_the_game_closes_the_table() -> None:
    driver = RoomDriver("babel", [OpenSeat(), OpenSeat()])
    driver.ask(ANN, Join("a"))
    driver.ask(ANN, Leave("b"))

    assert "closed" == driver.room.state
    assert "table_closed" == refused(driver, BOB, Join("c"))
    assert "table_closed" == refused(driver, ANN, Undo("d", driver.room.version))


# Choosing.


def test_the_score_is_sent_during_the_game() -> None:
    driver = RoomDriver("babel", [OpenSeat(), OpenSeat()])
    driver.ask(ANN, Join("a"))
    assert [] == driver.sees(0).score

    driver.ask(BOB, Join("b"))

    score = dict(driver.sees(SPECTATOR).score)
    assert [0, 0] == score["total"]
    assert 5 <= sum(score["cards_in_hand"])


def test_only_a_seat_that_has_to_choose_is_offered_anything() -> None:
    driver = two_people()
    (acting,) = driver.room.to_act()

    assert driver.sees(acting).options
    assert not driver.sees(1 - acting).options
    assert not driver.sees(SPECTATOR).options


def test_what_is_out_of_turn_unknown_or_against_the_rules_changes_nothing() -> None:
    driver = two_people()
    (acting,) = driver.room.to_act()
    version = driver.room.version
    words = driver.sees(acting).options[0].words

    def choose(seat: int, said: str) -> str:
        return refused(driver, PEOPLE[seat], Choose("x", version, said))

    assert "NOT_YOUR_CHOICE" == choose(1 - acting, words)
    assert "unknown_action" == choose(acting, "fly away")
    assert "FOUNDATION_FIRST" in choose(acting, "end") or choose(acting, "end")
    assert "spectator" == refused(driver, STRANGER, Choose("x", version, words))


def test_a_choice_made_for_an_older_question_is_stale() -> None:
    driver = two_people()
    (acting,) = driver.room.to_act()
    seen = driver.sees(acting)
    driver.choose(acting, seen.options[0])

    with pytest.raises(RequestError, match="has changed"):
        driver.ask(PEOPLE[acting], Choose("x", seen.version, seen.options[0].words))
    assert "stale" == refused(driver, PEOPLE[acting], Choose("x", 999, "end"))


def test_talk_does_not_make_a_choice_stale() -> None:
    driver = two_people()
    (acting,) = driver.room.to_act()
    seen = driver.sees(acting)
    driver.ask(PEOPLE[1 - acting], Say("s", "hello"))

    driver.ask(PEOPLE[acting], Choose("x", seen.version, seen.options[0].words))

    assert ["hello"] == [said.text for said in driver.sees(acting).said]


@pytest.mark.parametrize("seed", range(3))
def test_a_log_gives_the_same_room_again(seed: int) -> None:
    driver = two_people(LiveClock(600, 5))
    chance = Chance(seed)
    for _ in range(60):
        driver.now += chance.below(5)
        driver.choose_any(chance)
    driver.log = [decode_entry(encode_entry(entry)) for entry in driver.log]
    again = driver.again()

    now = driver.room
    gathering_again = driver.sees(0), driver.sees(1), driver.sees(SPECTATOR)
    driver.room = again
    assert gathering_again == (driver.sees(0), driver.sees(1), driver.sees(SPECTATOR))
    assert now.completed == again.completed


def test_a_client_receives_exactly_the_events_it_missed() -> None:
    driver = two_people()
    chance = Chance(1)
    for _ in range(20):
        driver.choose_any(chance)
    before = driver.sees(0)
    for _ in range(20):
        driver.choose_any(chance)

    missed = driver.sees(0, before.version)

    whole = driver.sees(0)
    assert len(before.events) == missed.first
    assert whole.events == before.events + missed.events


# Going back.


def first_undoable(driver: RoomDriver, chance: Chance) -> int:
    while True:
        seat = driver.choose_any(chance)
        if driver.sees(seat).can_undo:
            return seat


def test_undo_is_free_back_to_the_last_revelation() -> None:
    driver = two_people()
    chance = Chance(2)
    before = driver.sees(driver.room.to_act()[0])
    seat = first_undoable(driver, chance)
    after = driver.sees(seat)

    driver.ask(PEOPLE[seat], Undo("u", driver.room.version))

    back = driver.sees(seat, after.version)
    assert before.view == back.view
    assert before.options == back.options
    assert len(before.events) == back.first
    assert [] == back.events


def play_to_the_next_turn(driver: RoomDriver, chance: Chance) -> int:
    """Choose until the other seat is to choose; returns the seat that cannot undo now."""
    (seat,) = driver.room.to_act()
    while driver.room.to_act() == [seat]:
        driver.choose_any(chance)
    return seat


def test_beyond_a_revelation_all_must_agree() -> None:
    driver = two_people()
    seat = play_to_the_next_turn(driver, Chance(3))
    requester, other = PEOPLE[seat], PEOPLE[1 - seat]
    choices = driver.sees(seat).choices
    driver.ask(requester, Undo("u", driver.room.version))
    back = driver.sees(1 - seat).back
    assert back is not None
    assert choices == driver.sees(seat).choices
    assert "already_agreed" == refused(
        driver, requester, Consent("x", driver.room.version, agree=True)
    )

    driver.ask(other, Consent("c", driver.room.version, agree=True))

    assert choices - 1 == driver.sees(seat).choices
    assert [seat] == driver.room.to_act()
    assert driver.sees(seat).back is None


def test_in_a_rated_game_nothing_is_undone_after_a_reveal() -> None:
    """Not even against programs, which are never asked."""
    driver = RoomDriver("babel", [OpenSeat(), OpenSeat()], rated=True)
    programs = [Requester(person.player, person.name, program=True) for person in PEOPLE[:2]]
    for program in programs:
        driver.ask(program, Join(driver.id()))
    seat = play_to_the_next_turn(driver, Chance(3))

    assert "undo_rated" == refused(driver, programs[seat], Undo("u", driver.room.version))


def test_one_who_does_not_agree_is_enough() -> None:
    driver = two_people()
    seat = play_to_the_next_turn(driver, Chance(3))
    choices = driver.sees(seat).choices
    driver.ask(PEOPLE[seat], Undo("u", driver.room.version))

    driver.ask(PEOPLE[1 - seat], Consent("c", driver.room.version, agree=False))

    assert choices == driver.sees(seat).choices
    assert driver.sees(seat).back is None


def test_only_a_seat_that_has_chosen_can_ask_for_an_undo() -> None:
    driver = two_people()
    (first,) = driver.room.to_act()
    assert not driver.sees(first).can_ask_undo

    driver.choose_any(Chance(1))

    assert driver.sees(first).can_ask_undo
    assert not driver.sees(1 - first).can_ask_undo
    assert not driver.sees(SPECTATOR).can_ask_undo


def test_choices_cannot_be_undone_in_a_cooperative_game() -> None:
    driver = seated("babble", 2)
    (seat,) = driver.room.to_act()
    driver.choose_any(Chance(1))

    assert not driver.sees(seat).can_ask_undo
    assert "undo_tells" == refused(driver, PEOPLE[seat], Undo("u", driver.room.version))


# Clocks.


def test_the_clock_runs_only_for_a_seat_that_has_to_choose() -> None:
    driver = two_people(LiveClock(60, 0))
    (acting,) = driver.room.to_act()
    driver.now += 10

    chairs = driver.sees(SPECTATOR).chairs

    assert (50.0, True) == (chairs[acting].time, chairs[acting].running)
    assert (60.0, False) == (chairs[1 - acting].time, chairs[1 - acting].running)


def test_each_choice_adds_its_increment() -> None:
    driver = two_people(LiveClock(60, 5))
    (acting,) = driver.room.to_act()
    driver.now += 10
    driver.choose(acting, driver.sees(acting).options[0])

    assert 55.0 == driver.sees(SPECTATOR).chairs[acting].time


def test_a_bot_plays_for_a_seat_whose_time_has_run_out() -> None:
    driver = two_people(LiveClock(60, 0))
    (acting,) = driver.room.to_act()
    assert driver.now + 60 == due(driver.room)
    assert overdue(driver.room, driver.now + 59) is None
    driver.now += 60

    late = overdue(driver.room, driver.now)

    assert late is not None
    driver.write(late)
    assert driver.sees(SPECTATOR).chairs[acting].away
    driver.ask(PEOPLE[acting], Return("r"))
    assert 15.0 == driver.sees(SPECTATOR).chairs[acting].time


def test_days_per_move_start_again_with_each_choice() -> None:
    driver = two_people(SlowClock(2))
    (acting,) = driver.room.to_act()
    driver.now += 86_400
    driver.choose(acting, driver.sees(acting).options[0])

    assert 2 * 86_400 == driver.sees(SPECTATOR).chairs[acting].time


def test_a_table_without_a_clock_has_no_deadline() -> None:
    driver = two_people()

    assert overdue(driver.room, driver.now + 30 * 86_400) is None


# Every game.


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_any_kind_is_played_to_its_end(game: str) -> None:
    driver = seated(game, GAMES[game].players[0])
    chance = Chance(1)
    while driver.room.to_act():
        driver.choose_any(chance)

    assert "over" == driver.room.state
    assert driver.sees(SPECTATOR).ending is not None


def test_bots_alone_begin_at_once() -> None:
    driver = RoomDriver("babel", [BotSeat("random"), BotSeat("random")])

    assert "playing" == driver.room.state
    assert driver.room.bot_to_act() is not None
