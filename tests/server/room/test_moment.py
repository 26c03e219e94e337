"""Updates that are made together are the same as those made one by one."""

import pytest

from server.rooms import PEOPLE, RoomDriver, two_people
from walks import Case, Chance, case_name, cases
from ziggurat.core.seats import SPECTATOR
from ziggurat.server.live.store import index_row, next_row
from ziggurat.server.room.moment import Moment, update
from ziggurat.server.room.plan import LiveClock, OpenSeat
from ziggurat.server.room.protocol import ENCODER, Join

PLAIN = [case for case in cases() if not case[2]]
NOW = 5000.0


def seated(case: Case) -> RoomDriver:
    kind, players, _ = case
    driver = RoomDriver(kind.name, [OpenSeat()] * players, LiveClock(1000), seed=kind.name)
    for person in PEOPLE[:players]:
        driver.ask(person, Join(driver.id()))
    return driver


@pytest.mark.parametrize("case", PLAIN, ids=case_name)
def test_what_all_see_is_made_once_and_nobody_sees_anything_else(case: Case) -> None:
    driver, chance = seated(case), Chance(1)
    seats = [SPECTATOR, *range(case[1])]
    while driver.room.to_act():
        if driver.room.version % 5 == 0:
            moment = Moment(driver.room, NOW, ["player 1"], seats)
            for seat in seats:
                together = moment.encoded(seat, driver.room.version - 1)
                alone = update(driver.room, seat, driver.room.version - 1, NOW, ["player 1"])
                assert together == ENCODER.encode(alone)
        driver.choose_any(chance)


def test_a_seat_that_was_not_expected_gets_its_own_update() -> None:
    driver = seated(PLAIN[0])
    moment = Moment(driver.room, NOW, (), [0])

    for seat in (0, 1):
        alone = update(driver.room, seat, 0, NOW).view
        assert ENCODER.encode(alone) == ENCODER.encode(moment.update(seat, 0).view)


@pytest.mark.parametrize("case", PLAIN, ids=case_name)
def test_the_row_after_a_choice_is_the_row_of_the_room(case: Case) -> None:
    driver, chance = seated(case), Chance(2)
    row = index_row(driver.room)
    while driver.room.to_act():
        driver.choose_any(chance)
        row = next_row(driver.room, driver.log[-1], row)
        assert row == index_row(driver.room)


def test_a_chair_tells_when_the_game_began_to_wait_for_its_player() -> None:
    driver = two_people()
    waiting, began = driver.room.to_act(), driver.now
    driver.now += 3600

    found = [chair.since for chair in driver.sees(0).chairs]

    assert [began if seat in waiting else None for seat in (0, 1)] == found
