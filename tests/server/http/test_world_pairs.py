"""Over real sockets, what a seat receives is the same in every world that it cannot tell apart.

Rooms of random games, with random options, are given another world at random moments.  The seat
connects to both rooms and asks the same; then the game goes on with the same choices in both, as
long as the seat cannot tell them apart, to the end if it never can.

Whole games are played in other worlds too, from the first choice to the last: what the seat
receives is compared after every choice, and where a world can no longer be true another one takes
its place.  For more: `make proof-worlds`
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, TypeVar

import pytest

from server.http.listening import Listener, Listening, listening, room_name
from server.proofs import SEED, Proof, wanted
from server.rooms import RoomDriver
from walks import Chance, cases
from ziggurat.core.seats import SPECTATOR, Seat
from ziggurat.core.secrets import knows
from ziggurat.core.snapshot import state_of
from ziggurat.games.catalogue import GAMES
from ziggurat.server.room.plan import OpenSeat
from ziggurat.server.room.protocol import Choose, Join, RequestError
from ziggurat.server.room.requests import accept

if TYPE_CHECKING:
    from pathlib import Path

    from ziggurat.core.game import Game
    from ziggurat.server.room.protocol import Requester
    from ziggurat.server.room.room import Room

PAIRS = wanted("ZIGGURAT_WORLD_PAIRS", 50)  # of each game
GAMES_IN_WORLDS = -(-PAIRS // 50)  # whole games, of each game
PROBES = 6  # questions about choices that might be possible
TRIES = 6  # choices of somebody else that might look the same in both worlds
MOST = 8  # players, and a spectator
STRANGER = MOST


class Pairs:
    def __init__(self, server: Listening, game: str, proof: Proof) -> None:
        self.server = server
        self.proof = proof
        self.cases = [case for case in cases() if case[0].name == game]
        self.chance = Chance(PAIRS + SEED)
        self.differing = self.choices = self.ended = 0

    async def run(self) -> None:
        while self.proof.goes_on:
            await self.game()

    def open(self) -> RoomDriver:
        """A random game with random options, where everybody has sat down."""
        kind, players, settings = self.cases[self.chance.below(len(self.cases))]
        seats = [OpenSeat() for _ in range(players)]
        people = self.server.people
        driver = RoomDriver(kind.name, [*seats], settings=settings, people=people, now=time.time())
        for person in people[:players]:
            driver.ask(person, Join(driver.id(), part="my part"))
        return driver

    async def game(self) -> None:
        driver = self.open()
        until = self.chance.below(12)
        while driver.room.to_act() and self.proof.goes_on:
            if driver.room.version > until:
                until = driver.room.version + self.chance.below(40)
                await self.compare(driver, self.any_seat(driver))
            driver.choose_any(self.chance)

    def any_seat(self, driver: RoomDriver) -> Seat:
        return self.chance.below(len(driver.room.occupants) + 1) - 1

    def person_at(self, seat: Seat) -> Requester:
        return self.server.people[STRANGER if seat == SPECTATOR else seat]

    async def compare(self, driver: RoomDriver, seat: Seat) -> None:
        """In the room as it is, and in another world."""
        own = driver.again(room_name())
        other = driver.in_another_world(seat, self.chance.below(10**6), room_name())
        ears = await self.listen(seat, own, other)
        probes = self.probes(own)
        for ear in ears:
            await ask(ear, probes)
        assert set(ears[0].received) == set(ears[1].received)
        self.proof.advance()
        self.differing += position(own) != position(other)
        await self.go_on(own, other, ears, seat)
        for ear in ears:
            await ear.close()

    async def listen(self, seat: Seat, *rooms: Room) -> list[Listener]:
        player = self.person_at(seat).player
        return [await self.server.listen(self.server.put(room), player) for room in rooms]

    def probes(self, room: Room) -> list[str]:
        assert room.session is not None
        conceivable = room.kind.conceivable(room.session.game)
        return [conceivable[self.chance.below(len(conceivable))].text for _ in range(PROBES)]

    async def go_on(self, own: Room, other: Room, ears: list[Listener], seat: Seat) -> None:
        """Make the same choices in both worlds while the seat cannot tell them apart."""
        while own.to_act():
            found = self.common_choice(own, other, seat)
            if found is None:
                return
            acting, words = found
            for room, ear in zip((own, other), ears, strict=True):
                await self.choose(room, ear, acting, words)
            assert ears[0].received[-1] == ears[1].received[-1]
            self.choices += 1
        self.ended += 1

    async def choose(self, room: Room, ear: Listener, acting: Seat, words: str) -> None:
        ear.received.clear()
        request = Choose(f"c{room.version}", room.version, words)
        person = self.server.people[acting]
        version = await self.server.registry.submit(room.name, person, request)
        await ear.wait(b'"version":%d,' % version)

    def common_choice(self, own: Room, other: Room, seat: Seat) -> tuple[Seat, str] | None:
        acting = self.chance.seat(own.to_act())
        if acting not in other.to_act():
            return None
        assert own.session is not None
        for _ in range(TRIES):
            options = [each for each in own.session.game.options(acting) if not each.opens]
            if not options:
                return None
            words = self.chance.choice(options).text
            person = self.server.people[acting]
            first, second = (after(room, person, words, acting) for room in (own, other))
            if first and second and are_alike(first, second, seat):
                return acting, words
        return None


def after(room: Room, person: Requester, words: str, seat: Seat) -> Game | None:
    """The game after a choice; None if it is not allowed."""
    assert room.session is not None
    try:
        _, parts = accept(room, person, Choose("try", room.version, words), 0.0)
    except RequestError:
        return None
    game = room.session.game.copy()
    game.hear()  # from now on events are kept
    for part in parts:
        game.apply(seat, part)
    return game


def are_alike(first: Game, second: Game, seat: Seat) -> bool:
    """Whether a seat sees the same and was told the same secrets.

    Two players of 7 Wonders are passed a hand and then draw a card: once both are in the hand, the
    view is the same whichever card was drawn, but the seat has seen which one it was.
    """
    return first.view(seat) == second.view(seat) and secrets_told(first, seat) == secrets_told(
        second, seat
    )


def secrets_told(game: Game, seat: Seat) -> list[object]:
    return [event.secret for event in game.hear() if knows(event.known_to, seat)]


def position(room: Room) -> dict[str, object]:
    """Where everything is, hidden or not; what is still to be drawn may differ as well."""
    assert room.session is not None
    state = state_of(room.session.game)
    del state["source"]
    return state


async def ask(ear: Listener, probes: list[str]) -> None:
    for number, words in enumerate(probes):
        ear.send("why", id=f"why-{number}", words=words)
        ear.send("compose", id=f"part-{number}", parts=[words])
    ear.send("choose", id="wrong", version=0, words="no such thing")
    for number in range(len(probes)):
        await ear.wait(b'"id":"why-%d"' % number)
        await ear.wait(b'"id":"part-%d"' % number)
    await ear.wait(b'"id":"wrong"')


PairsOrGames = TypeVar("PairsOrGames", bound=Pairs)


class WholeGames(Pairs):
    """Games from the first choice to the last, each next to other worlds of one seat."""

    worlds = 0

    async def game(self) -> None:
        driver = self.open()
        seat, own = self.any_seat(driver), driver.again(room_name())
        (ear,) = await self.listen(seat, own)
        other, twin = await self.another_world(driver, seat)
        while driver.room.to_act():
            acting = driver.choose_any(self.chance)
            words = driver.room.session.choices[-1].words  # type: ignore[union-attr]  # it has begun
            games = [
                after(room, self.server.people[acting], words, acting) for room in (own, other)
            ]
            await self.choose(own, ear, acting, words)
            if games[0] and games[1] and are_alike(games[0], games[1], seat):
                await self.choose(other, twin, acting, words)
                assert ear.received[-1] == twin.received[-1]
            else:
                await twin.close()
                other, twin = await self.another_world(driver, seat)
                again = await self.server.listen(own.name, self.person_at(seat).player)
                assert set(again.received) == set(twin.received)
                await again.close()
            self.choices += 1
        await ear.close()
        await twin.close()
        self.proof.advance()

    async def another_world(self, driver: RoomDriver, seat: Seat) -> tuple[Room, Listener]:
        self.worlds += 1
        other = driver.in_another_world(seat, self.chance.below(10**6), room_name())
        return other, (await self.listen(seat, other))[0]


def run(pairs: type[PairsOrGames], game: str, proof: Proof, folder: Path) -> PairsOrGames:
    async def tried() -> PairsOrGames:
        async with listening(folder) as server:
            await server.add_people(MOST + 1)
            found = pairs(server, game, proof)
            await found.run()
            return found

    with proof:
        return asyncio.run(tried())


@pytest.mark.parametrize("game", list(GAMES))
def test_nothing_sent_to_a_seat_depends_on_what_it_may_not_know(game: str, tmp_path: Path) -> None:
    proof = Proof(f"{game}: pairs of worlds", PAIRS)
    done = run(Pairs, game, proof, tmp_path)

    proof.check()
    assert done.differing > proof.done // 4
    assert done.choices > 0
    proof.report(
        f"{game}: {proof.done} pairs, {done.differing} differ, {done.choices} choices after,"
        f" {done.ended} to the end: 0 leaks"
    )


@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_game_looks_the_same_in_other_worlds(game: str, tmp_path: Path) -> None:
    proof = Proof(f"{game}: whole games", GAMES_IN_WORLDS)
    done = run(WholeGames, game, proof, tmp_path)

    proof.check()
    assert done.choices >= done.worlds
    proof.report(
        f"{game}: {proof.done} whole games, {done.choices} choices in {done.worlds} worlds: 0 leaks"
    )
