"""Absent players cannot block a table: hand-over, stand-ins, vacations, abandoned tables."""

import pytest

from server.rooms import PEOPLE, STRANGER, RoomDriver, refused, seated, two_people
from walks import Chance
from ziggurat.core.seats import SPECTATOR
from ziggurat.server.live.store import index_row
from ziggurat.server.room.deadlines import due, overdue
from ziggurat.server.room.entries import Closed, TookOver
from ziggurat.server.room.plan import DAY, BotSeat, ClockPlan, LiveClock, OpenSeat, SlowClock
from ziggurat.server.room.protocol import Choose, HandOver, Join, Leave, Pause, Return, Say
from ziggurat.server.room.records import results_of
from ziggurat.server.storage.lists import SUMMARY, my_table

HOUR = 3_600.0


def waiting(clock: ClockPlan | None = None) -> tuple[RoomDriver, int, int]:
    """A game of two, with the seat that is waited for and the one that waits."""
    driver = two_people(clock)
    (late,) = driver.room.to_act()
    return driver, late, 1 - late


@pytest.mark.parametrize(
    ("clock", "patience"), [(LiveClock(3000), 120.0), (SlowClock(3), DAY), (None, HOUR)]
)
def test_an_absent_player_is_replaced_after_a_while(
    clock: ClockPlan | None, patience: float
) -> None:
    driver, late, other = waiting(clock)
    asked = HandOver("h", seat=late)
    assert patience == driver.sees(other).chairs[late].patience
    driver.now += patience - 30
    assert "too_early" == refused(driver, PEOPLE[other], asked)

    driver.now += 31
    entry = driver.ask(PEOPLE[other], asked)

    assert isinstance(entry, TookOver)
    assert driver.room.bot_to_act() is not None
    assert driver.again().bot_to_act() is not None


def test_nobody_is_replaced_who_keeps_nobody_waiting() -> None:
    driver, late, other = waiting()
    driver.now += 2 * HOUR
    assert "not_absent" == refused(driver, PEOPLE[late], HandOver("h", seat=other))
    assert "not_absent" == refused(driver, PEOPLE[late], HandOver("h", seat=late))
    assert "no_such_seat" == refused(driver, PEOPLE[late], HandOver("h", seat=7))
    assert "spectator" == refused(driver, STRANGER, HandOver("h", seat=late))


def test_who_says_something_is_not_absent() -> None:
    driver, late, other = waiting()
    driver.now += HOUR - 1
    driver.ask(PEOPLE[late], Say("s", "one moment"))
    driver.now += 2

    assert "too_early" == refused(driver, PEOPLE[other], HandOver("h", seat=late))


def test_at_a_table_with_bots_nobody_waits() -> None:
    driver = RoomDriver("babel", [OpenSeat(), BotSeat("random")], settings={"start_player": 0})
    driver.ask(PEOPLE[0], Join("j"))

    assert driver.sees(0).chairs[0].patience is None


def offered() -> tuple[RoomDriver, int, int]:
    driver, late, other = waiting()
    driver.now += HOUR + 1
    driver.ask(PEOPLE[other], HandOver("h", seat=late, offer=True))
    return driver, late, other


def test_another_person_takes_an_offered_seat_and_plays_on() -> None:
    driver, late, _ = offered()
    assert driver.sees(SPECTATOR).chairs[late].offered

    driver.ask(STRANGER, Join("j"))

    seen = driver.sees(late)
    assert late == driver.room.seat_of(STRANGER.player)
    assert ("Zoe", PEOPLE[late].player) == (seen.chairs[late].name, seen.chairs[late].owner)
    assert seen.options
    driver.ask(STRANGER, Choose("c", driver.room.version, seen.options[0].words))
    again = driver.again()
    assert again.seat_of(STRANGER.player) == late
    assert again.seed == driver.room.seed


def test_a_player_who_left_takes_the_seat_back_from_a_person() -> None:
    driver, late, _ = offered()
    driver.ask(STRANGER, Join("j"))
    assert SPECTATOR == driver.room.seat_of(PEOPLE[late].player)

    driver.ask(PEOPLE[late], Return("r"))

    assert late == driver.room.seat_of(PEOPLE[late].player)
    assert SPECTATOR == driver.room.seat_of(STRANGER.player)
    assert {} == driver.again().owners()
    assert "spectator" == refused(driver, STRANGER, Return("r2"))


def test_a_player_who_left_takes_the_seat_back_after_the_stand_in_has_left_too() -> None:
    driver, late, _ = offered()
    driver.ask(STRANGER, Join("j"))
    driver.ask(STRANGER, Leave("l"))

    driver.ask(PEOPLE[late], Return("r"))

    assert late == driver.room.seat_of(PEOPLE[late].player)
    assert driver.room.occupants[late].plays


def test_the_table_stays_in_the_list_of_the_player_who_left() -> None:
    driver, late, _ = offered()
    driver.ask(STRANGER, Join("j"))

    row = index_row(driver.room)

    seats = [at for at, player in enumerate(row.players) if player == PEOPLE[late].player]
    table = my_table(SUMMARY.decode(row.summary), seats[0])
    assert (late, False) == (table.seat, table.my_turn)


def test_seats_that_nobody_offered_stay_closed() -> None:
    driver, late, other = waiting()
    assert "begun" == refused(driver, STRANGER, Join("j"))
    driver.now += HOUR + 1
    driver.ask(PEOPLE[other], HandOver("h", seat=late))
    assert "begun" == refused(driver, STRANGER, Join("j"))

    driver.ask(PEOPLE[other], HandOver("h2", seat=late, offer=True))
    assert "seat_taken" == refused(driver, STRANGER, Join("j", seat=other))
    assert "seated" == refused(driver, PEOPLE[late], Join("j"))


def test_in_a_rated_game_only_a_bot_stands_in() -> None:
    driver = RoomDriver("babel", [OpenSeat(), OpenSeat()], rated=True)
    for person in PEOPLE[:2]:
        driver.ask(person, Join(driver.id()))
    (late,) = driver.room.to_act()
    driver.now += HOUR + 1

    asked = HandOver("h", seat=late, offer=True)
    assert "offer_rated" == refused(driver, PEOPLE[1 - late], asked)
    driver.ask(PEOPLE[1 - late], HandOver("h", seat=late))


def test_a_game_with_a_stand_in_is_played_to_its_end() -> None:
    driver = seated("seven_wonders", 3)
    driver.now += HOUR + 1
    driver.ask(PEOPLE[0], HandOver("h", seat=2, offer=True))
    driver.ask(STRANGER, Join("j"))
    people = [PEOPLE[0], PEOPLE[1], STRANGER]
    chance = Chance(5)
    while driver.room.state == "playing":
        seat = driver.room.to_act()[0]
        words = ", ".join(parts_of(driver, seat, chance))
        driver.ask(people[seat], Choose(driver.id(), driver.room.version, words))

    assert [each.player for each in people] == [each.player for each in results_of(driver.room)]


def parts_of(driver: RoomDriver, seat: int, chance: Chance) -> list[str]:
    options = [offer for offer in driver.sees(seat).options if not offer.opens]
    return [options[chance.below(len(options))].words]


def test_a_slow_clock_stands_still_during_a_vacation() -> None:
    driver, late, other = waiting(SlowClock(3))
    until = driver.now + 10 * DAY

    driver.ask(PEOPLE[late], Pause("p", until))

    assert until + 3 * DAY == due(driver.room)
    driver.now = until + 2 * DAY
    assert overdue(driver.room, driver.now) is None
    assert DAY == driver.sees(other).chairs[late].time
    driver.now = until + 3 * DAY + 1
    assert isinstance(overdue(driver.room, driver.now), TookOver)
    assert due(driver.again()) == due(driver.room)


def test_a_vacation_is_shown_and_delays_a_hand_over() -> None:
    driver, late, other = waiting(SlowClock(3))
    driver.ask(PEOPLE[late], Pause("p", driver.now + 5 * DAY))
    driver.now += 2 * DAY

    assert driver.sees(other).chairs[late].vacation == driver.now + 3 * DAY
    assert "too_early" == refused(driver, PEOPLE[other], HandOver("h", seat=late))


def test_a_vacation_ends_early() -> None:
    driver, late, _ = waiting(SlowClock(3))
    driver.ask(PEOPLE[late], Pause("p", driver.now + 10 * DAY))
    driver.now += DAY
    driver.ask(PEOPLE[late], Pause("q", driver.now))

    assert driver.now + 3 * DAY == due(driver.room)


def test_a_live_clock_knows_no_vacation() -> None:
    driver, late, _ = waiting(LiveClock(600))

    assert "no_vacation" == refused(driver, PEOPLE[late], Pause("p", driver.now + DAY))


@pytest.mark.parametrize("players", [1, 2])
def test_abandoned_tables_close(players: int) -> None:
    """After a week if the game has not begun, after sixty days if it has."""
    driver = RoomDriver("babel", [OpenSeat(), OpenSeat()])
    for person in PEOPLE[:players]:
        driver.ask(person, Join(driver.id()))
    lasts = 7 * DAY if players == 1 else 60 * DAY

    assert driver.now + lasts == due(driver.room)
    assert overdue(driver.room, driver.now + lasts - 1) is None
    late = overdue(driver.room, driver.now + lasts)
    assert isinstance(late, Closed)
    driver.write(late)
    assert "closed" == driver.room.state
    assert due(driver.room) is None
