"""No byte sent to a seat depends on what the seat may not know.

Everything hidden from a seat is changed: the cards it cannot see, choices still sealed, what events
tell others, the server's and the others' parts of the seed.  Everything that the seat receives must
stay the same, to the byte: updates, lists, reasons, parts of choices and refusals.
"""

import pytest

from server.rooms import PEOPLE, STRANGER, RoomDriver
from walks import Case, Chance, case_name, cases, walk
from ziggurat.core.seats import SPECTATOR, Seat
from ziggurat.games.fair import commitment
from ziggurat.server.room.choices import compose, why
from ziggurat.server.room.moment import Moment
from ziggurat.server.room.plan import LiveClock, OpenSeat
from ziggurat.server.room.projection import summary, welcome
from ziggurat.server.room.protocol import (
    ENCODER,
    Choose,
    Compose,
    Join,
    Requester,
    RequestError,
    Undo,
    Why,
)
from ziggurat.server.room.refusals import refusal_of
from ziggurat.server.room.requests import accept
from ziggurat.server.room.room import Room

NOW = 5000.0


def sent_to(room: Room, seat: Seat, requester: Requester, probes: list[str]) -> bytes:
    """Everything that could be sent to a seat now, for any request."""
    moment = Moment(room, NOW, (), [SPECTATOR, *range(len(room.occupants))])  # as for all at once
    news = [moment.encoded(seat, since) for since in (0, room.version // 2, room.version)]
    answers = [answer(room, requester, words) for words in probes]
    return ENCODER.encode([news, summary(room), answers, undo(room, requester)])


def answer(room: Room, requester: Requester, words: str) -> list[str]:
    """The answers to `why`, `compose` and `choose`; nothing is done."""
    heard: list[str] = []
    try:
        heard.append(str(why(room, requester, Why("w", words))))
    except RequestError as error:
        heard.append(str(refusal_of(error, "w")))
    try:
        heard.append(ENCODER.encode(compose(room, requester, Compose("p", [words]))).decode())
    except RequestError as error:
        heard.append(str(refusal_of(error, "p")))
    try:
        accept(room, requester, Choose("c", room.version, words), NOW)
        heard.append("may be done")
    except RequestError as error:
        heard.append(str(refusal_of(error, "c")))
    return heard


def undo(room: Room, requester: Requester) -> str:
    try:
        return type(accept(room, requester, Undo("u", room.version), NOW).entry).__name__
    except RequestError as error:
        return str(refusal_of(error, "u"))


PLAIN = [case for case in cases() if not case[2]]  # the laws try every option


@pytest.mark.parametrize("case", PLAIN, ids=case_name)
def test_no_byte_sent_to_a_seat_depends_on_what_it_may_not_know(case: Case) -> None:
    kind, players, _ = case
    driver = RoomDriver(kind.name, [OpenSeat()] * players, LiveClock(1000))
    for person in PEOPLE[:players]:
        driver.ask(person, Join(driver.id(), part="my part"))
    chance = Chance(players)
    while driver.room.to_act():
        if driver.room.version % 11 == 0:
            for seat in (SPECTATOR, *range(players)):
                compare(driver, seat, chance)
        driver.choose_any(chance)


def compare(driver: RoomDriver, seat: Seat, chance: Chance) -> None:
    room = driver.room
    assert room.session is not None
    requester = STRANGER if seat == SPECTATOR else PEOPLE[seat]
    conceivable = room.kind.conceivable(room.session.game)
    probes = ["no such thing"]
    probes += [conceivable[chance.below(len(conceivable))].text for _ in range(20)]
    world = driver.in_another_world(seat, chance.below(1000))
    assert sent_to(room, seat, requester, probes) == sent_to(world, seat, requester, probes)


def test_a_changed_secret_is_noticed() -> None:
    """The test above could fail: what a seat does know changes what it is sent."""
    driver = RoomDriver("babel", [OpenSeat(), OpenSeat()])
    for person in PEOPLE[:2]:
        driver.ask(person, Join(driver.id()))
    world = driver.in_another_world(0, 1)

    before = sent_to(driver.room, 1, PEOPLE[1], ["end"])
    assert before != sent_to(world, 1, PEOPLE[1], ["end"])


def test_before_the_game_only_a_hash_of_the_secret_is_sent() -> None:
    driver = RoomDriver("babel", [OpenSeat(), OpenSeat()])
    secret = driver.room.opened.secret

    told = ENCODER.encode(welcome(driver.room, "w", PEOPLE[0])).decode()

    assert secret not in told
    assert commitment(secret) in told


def test_a_chosen_seed_is_not_told() -> None:
    driver = RoomDriver("babel", [OpenSeat(), OpenSeat()], seed="a well kept seed")
    told = ENCODER.encode([welcome(driver.room, "w", PEOPLE[0]), summary(driver.room)])

    assert b"well kept" not in told


@pytest.mark.parametrize("case", cases(), ids=case_name)
def test_the_current_score_shows_nothing_hidden(case: Case) -> None:
    kind, players, _ = case
    for number, game in enumerate(walk(case, players)):
        if number % 7 == 0:
            world = game.imagine(number % players, number)
            assert kind.score(game).sheet == kind.score(world).sheet
