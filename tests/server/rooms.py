"""Rooms for tests, without sockets: requests in, entries and updates out."""

from collections.abc import Sequence
from itertools import count

import pytest
from msgspec import structs

from walks import Chance
from ziggurat.core.kind import Setting
from ziggurat.core.seats import Seat
from ziggurat.core.secrets import knows
from ziggurat.server.room.choices import compose
from ziggurat.server.room.entries import AnyEntry, Opened
from ziggurat.server.room.moment import update
from ziggurat.server.room.plan import ClockPlan, OpenSeat, Plan, SeatPlan, checked
from ziggurat.server.room.protocol import (
    Choose,
    Compose,
    Join,
    Offer,
    Requester,
    RequestError,
    TableRequest,
    Update,
)
from ziggurat.server.room.requests import accept
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
        rated: bool = False,
        settings: dict[str, Setting] | None = None,
        people: Sequence[Requester] = PEOPLE,
        now: float = 1000.0,
    ) -> None:
        plan = Plan(game, seats, settings or {}, clock=clock, seed=seed, chat=chat, rated=rated)
        kind = checked(plan)
        self.now = now
        self.people = people
        opened = Opened(
            self.now, people[0].player, plan=plan, rules=kind.rules_version, secret="s" * 64
        )
        self.room = Room("room", kind, opened)
        self.log: list[AnyEntry] = [opened]
        self._ids = count()

    def id(self) -> str:
        return f"id {next(self._ids)}"

    def ask(self, requester: Requester, request: TableRequest) -> AnyEntry:
        entry, parts = accept(self.room, requester, request, self.now)
        self.room.apply(entry, parts)
        self.log.append(entry)
        return entry

    def write(self, entry: AnyEntry) -> None:
        self.room.apply(entry)
        self.log.append(entry)

    def sees(self, seat: Seat, since: int = 0) -> Update:
        return update(self.room, seat, since, self.now)

    def choose(self, seat: Seat, offer: Offer) -> AnyEntry:
        return self.choose_words(seat, offer.words)

    def choose_words(self, seat: Seat, words: str) -> AnyEntry:
        return self.ask(self.people[seat], Choose(self.id(), self.room.version, words))

    def choose_any(self, chance: Chance) -> Seat:
        """A seat that has to choose makes a random choice."""
        seat = chance.seat(self.room.to_act())
        self.choose_words(seat, ", ".join(self.any_parts(seat, chance)))
        return seat

    def any_parts(self, seat: Seat, chance: Chance) -> list[str]:
        """The parts of a random choice, composed as a client does it."""
        options = self.sees(seat).options
        offer = options[chance.below(len(options))]
        parts = [offer.words]
        while offer.opens or len(parts) > 1:
            composed = compose(self.room, self.people[seat], Compose(self.id(), parts))
            if composed.complete:
                break
            offer = composed.options[chance.below(len(composed.options))]
            parts.append(offer.words)
        return parts

    def again(self, name: str = "room") -> Room:
        """The room of the log."""
        return load_room(name, self.log)

    def in_another_world(self, seat: Seat, dream: int, name: str = "room") -> Room:
        """The same room with everything changed that a seat may not know."""
        room = self.again(name)
        assert room.session is not None
        # A spectator knows less than any seat, so what seat 0 cannot know is hidden from them too.
        room.session.game = room.session.game.imagine(max(seat, 0), dream)
        room.session.game.hear()
        room.session.events = [
            event
            if event.secret is None or knows(event.known_to, seat)
            else event._replace(secret={"nations": ["hidden"]})
            for event in room.session.events
        ]
        object.__setattr__(room, "opened", structs.replace(room.opened, secret="x" * 64))
        for other, occupant in enumerate(room.occupants):
            if other != seat:
                occupant.part = f"another part {dream}"
        return room


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
    return caught.value.code.code
