"""Rooms for tests, without sockets: requests in, entries and updates out."""

from itertools import count

import pytest

from walks import Chance
from ziggurat.core.seats import Seat
from ziggurat.server.room.entries import AnyEntry, Opened
from ziggurat.server.room.plan import ClockPlan, OpenSeat, Plan, SeatPlan, checked
from ziggurat.server.room.projection import update
from ziggurat.server.room.protocol import (
    Choose,
    Join,
    Offer,
    Requester,
    RequestError,
    TableRequest,
    Update,
)
from ziggurat.server.room.requests import entry_for
from ziggurat.server.room.room import Room, load_room

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal")
PEOPLE = [Requester(f"player {seat}", name) for seat, name in enumerate(NAMES)]
STRANGER = Requester("stranger", "Zoe")


class RoomDriver:
    """A room, the time, and everything that was written."""

    def __init__(
        self,
        game: str,
        seats: list[SeatPlan],
        clock: ClockPlan | None = None,
        seed: str = "",
        *,
        chat: bool = True,
    ) -> None:
        plan = Plan(game, seats, clock=clock, seed=seed, chat=chat)
        self.now = 1000.0
        opened = Opened(self.now, PEOPLE[0].player, plan=plan, rules=1, secret="s" * 64)
        self.room = Room("room", checked(plan), opened)
        self.log: list[AnyEntry] = [opened]
        self._ids = count()

    def id(self) -> str:
        return f"id {next(self._ids)}"

    def ask(self, requester: Requester, asked: TableRequest) -> AnyEntry:
        entry = entry_for(self.room, requester, asked, self.now)
        self.write(entry)
        return entry

    def write(self, entry: AnyEntry) -> None:
        self.room.apply(entry)
        self.log.append(entry)

    def sees(self, seat: Seat, since: int = 0) -> Update:
        return update(self.room, seat, since, self.now)

    def choose(self, seat: Seat, offer: Offer) -> AnyEntry:
        return self.ask(PEOPLE[seat], Choose(self.id(), self.room.version, offer.words))

    def choose_any(self, chance: Chance) -> Seat:
        """Somebody who has to choose chooses something."""
        seat = chance.seat(self.room.to_act())
        options = self.sees(seat).options
        self.choose(seat, options[chance.below(len(options))])
        return seat

    def again(self) -> Room:
        """The room that the log tells of."""
        return load_room("room", self.log)


def two_people(clock: ClockPlan | None = None) -> RoomDriver:
    driver = RoomDriver("babel", [OpenSeat(), OpenSeat()], clock)
    for person in PEOPLE[:2]:
        driver.ask(person, Join(driver.id()))
    return driver


def seated(game: str, players: int, *, chat: bool = True) -> RoomDriver:
    driver = RoomDriver(game, [OpenSeat() for _ in range(players)], chat=chat)
    for person in PEOPLE[:players]:
        driver.ask(person, Join(driver.id()))
    return driver


def refused(driver: RoomDriver, requester: Requester, asked: object) -> str:
    """The code with which a request is refused, which changes nothing."""
    before = driver.room.version
    with pytest.raises(RequestError) as caught:
        driver.ask(requester, asked)  # type: ignore[arg-type]  # any request of the protocol
    assert before == driver.room.version
    return caught.value.code
