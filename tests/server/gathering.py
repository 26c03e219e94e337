"""Rooms for tests, without sockets: requests in, entries and updates out."""

from itertools import count

import pytest

from walks import Chance
from ziggurat.core.seats import Seat
from ziggurat.server.asking import Asker, entry_for
from ziggurat.server.entries import AnyEntry, Opened
from ziggurat.server.plan import ClockPlan, OpenSeat, Plan, SeatPlan, checked
from ziggurat.server.protocol import Asked, Choose, Join, Objection, Offer, Update
from ziggurat.server.room import Room, told_by
from ziggurat.server.sight import update

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal")
PEOPLE = [Asker(f"player {seat}", name) for seat, name in enumerate(NAMES)]
STRANGER = Asker("stranger", "Zoe")


class Gathering:
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

    def ask(self, asker: Asker, asked: Asked) -> AnyEntry:
        entry = entry_for(self.room, asker, asked, self.now)
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
        return told_by("room", self.log)


def two_people(clock: ClockPlan | None = None) -> Gathering:
    gathering = Gathering("babel", [OpenSeat(), OpenSeat()], clock)
    for person in PEOPLE[:2]:
        gathering.ask(person, Join(gathering.id()))
    return gathering


def seated(game: str, players: int, *, chat: bool = True) -> Gathering:
    gathering = Gathering(game, [OpenSeat() for _ in range(players)], chat=chat)
    for person in PEOPLE[:players]:
        gathering.ask(person, Join(gathering.id()))
    return gathering


def refused(gathering: Gathering, asker: Asker, asked: object) -> str:
    """The code with which a request is refused, which changes nothing."""
    before = gathering.room.version
    with pytest.raises(Objection) as caught:
        gathering.ask(asker, asked)  # type: ignore[arg-type]  # any request of the protocol
    assert before == gathering.room.version
    return caught.value.code
