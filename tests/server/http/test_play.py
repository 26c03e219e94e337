"""People and bots at a table, over real sockets."""

import asyncio
import json

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from server.running import Connection, Guest, Message, Server

OPEN: Message = {"type": "open"}
BOT: Message = {"type": "bot", "level": "greedy"}


def test_two_people_play_and_each_is_updated_at_once(ann: Guest, bob: Guest) -> None:
    room = ann.open("babel", [OPEN, OPEN])
    bob.join(room)

    async def play() -> None:
        async with ann.sit(room) as first, bob.sit(room) as second:
            for _ in range(10):
                seats = first, second
                acting = seats[first.waiting_for()[0]]
                version = await acting.choose()
                await asyncio.gather(first.reach(version), second.reach(version))
            assert 10 == first.update["choices"] == second.update["choices"]

    asyncio.run(play())


def test_a_person_plays_a_whole_game_against_a_bot(ann: Guest) -> None:
    room = ann.open("babel", [OPEN, BOT])

    async def play() -> Message:
        async with ann.sit(room) as table:
            await table.my_turn()
            while table.update["state"] == "playing":
                await table.choose(-1)
                await table.my_turn()
            return table.update

    update = asyncio.run(play())

    assert "over" == update["state"]
    assert update["ending"]


def test_events_missed_while_disconnected_are_sent(ann: Guest, bob: Guest) -> None:
    room = ann.open("babel", [OPEN, OPEN])
    bob.join(room)

    async def play() -> None:
        async with ann.sit(room) as table, bob.sit(room) as other:
            acting = (table, other)[table.waiting_for()[0]]
            first, second = (ann, bob) if acting is table else (bob, ann)
            whole = acting.update
        async with first.sit(room) as acting:
            version = await acting.choose()
        async with second.sit(room, version=whole["version"]) as table:
            await table.reach(version)
            heard = whole["events"]
            assert isinstance(heard, list)
            assert len(heard) == table.update["first"]
            assert table.update["events"]

    asyncio.run(play())


def test_undo_over_a_websocket(ann: Guest) -> None:
    room = ann.open("babel", [OPEN, BOT])

    async def play() -> None:
        async with ann.sit(room) as table:
            await table.my_turn()
            words = table.words()
            while not table.update["can_undo"]:
                words = table.words()
                await table.choose()
            await table.do("undo", version=table.number("version"))
            assert words == table.words()

    asyncio.run(play())


def test_a_repeated_request_is_answered_and_not_done_twice(ann: Guest) -> None:
    room = ann.open("babel", [OPEN, BOT])

    async def play() -> None:
        async with ann.sit(room) as table:
            await table.my_turn()
            choice = {"version": table.number("version"), "words": table.words()[0]}
            first = await table.ask("choose", id="same", **choice)
            again = await table.ask("choose", id="same", **choice)
            stale = await table.ask("choose", id="other", **choice)
            assert first == again
            assert ("refused", "stale") == (stale["type"], stale["code"])

    asyncio.run(play())


def test_a_spectator_sees_what_is_public_live(server: Server, ann: Guest, bob: Guest) -> None:
    room = ann.open("babel", [OPEN, OPEN])
    bob.join(room)

    async def watch() -> None:
        address = f"{server.url.replace('http', 'ws')}/ws/tables/{room}"
        async with connect(address) as websocket, ann.sit(room) as first, bob.sit(room) as second:
            spectator = Connection(websocket)
            await spectator.send("hello", protocol=1)
            await spectator.until("update")
            acting = (first, second)[first.waiting_for()[0]]
            version = await acting.choose()
            update = await spectator.reach(version)
            assert -1 == update["seat"]
            assert [] == update["options"]
            view = update["view"]
            assert isinstance(view, dict)
            assert [None, None] == [side["hand"] for side in view["sides"]]
            refused = await spectator.ask("say", text="left!")
            assert "spectator" == refused["code"]

    asyncio.run(watch())


def test_presence_is_reported(ann: Guest, bob: Guest) -> None:
    room = ann.open("babel", [OPEN, OPEN])
    bob.join(room)

    def present(table: Connection) -> list[bool]:
        chairs = table.update["chairs"]
        assert isinstance(chairs, list)
        return [chair["present"] for chair in chairs]

    async def play() -> None:
        async with ann.sit(room) as first:
            assert [True, False] == present(first)
            async with bob.sit(room):
                while present(first) != [True, True]:
                    await first.receive()
            while present(first) != [True, False]:
                await first.receive()

    asyncio.run(play())


def test_malformed_messages_are_refused(ann: Guest) -> None:
    room = ann.open("babel", [OPEN, BOT])
    bad: list[str | bytes] = [
        b"\xff\xfe",
        "",
        "{",
        "[]",
        '"hello"',
        "null",
        '{"type":"choose"}',
        '{"type":"dance","id":"x"}',
        '{"type":"choose","id":"x","version":"one","words":"end"}',
        '{"type":"choose","id":"x","version":1,"words":"end","seat":1}',
        '{"type":"say","id":"x","text":"' + "x" * 400 + '"}',
        "[" * 4000,
    ]

    async def play() -> None:
        async with ann.sit(room) as table:
            for text in bad:
                await table.websocket.send(text)
                refused = await table.until("refused")
                assert "malformed" == refused["code"]

    asyncio.run(play())


def test_an_oversized_message_ends_the_connection_and_nothing_else(
    server: Server, ann: Guest
) -> None:
    room = ann.open("babel", [OPEN, BOT])

    async def play() -> None:
        async with ann.sit(room) as table:
            await table.websocket.send("x" * 100_000)
            assert 1009 == await table.closed()

    asyncio.run(play())
    assert httpx.codes.OK == httpx.get(f"{server.url}/health").status_code


def test_a_page_of_another_site_opens_no_websocket(server: Server, ann: Guest) -> None:
    room = ann.open("babel", [OPEN, BOT])

    async def play() -> None:
        address = f"{server.url.replace('http', 'ws')}/ws/tables/{room}"
        with pytest.raises(InvalidStatus):
            async with connect(address, origin=Origin("https://evil.example")):
                pass

    asyncio.run(play())


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"type": "hello", "id": "h", "protocol": 99}, 4400),
        ({"type": "resign", "id": "r"}, 4400),
        ({"type": "nonsense"}, 4400),
    ],
)
def test_a_conversation_begins_with_hello(
    server: Server, ann: Guest, first: Message, code: int
) -> None:
    room = ann.open("babel", [OPEN, BOT])

    async def talk() -> int:
        async with connect(f"{server.url.replace('http', 'ws')}/ws/tables/{room}") as websocket:
            await websocket.send(json.dumps(first))
            return await Connection(websocket).closed()

    assert code == asyncio.run(talk())


def test_a_second_hello_is_refused_and_why_is_answered(ann: Guest) -> None:
    room = ann.open("babel", [OPEN, BOT])

    async def talk() -> None:
        async with ann.sit(room) as table:
            await table.my_turn()
            again = await table.ask("hello", protocol=1)
            assert ("refused", "hello_again") == (again["type"], again["code"])
            may = await table.ask("why", words=table.words()[0])
            assert ("because", "") == (may["type"], may["rule"])
            may_not = await table.ask("why", words="end")
            assert "because" == may_not["type"]
            assert str(may_not["rule"]).startswith("BB-")

    asyncio.run(talk())


def test_an_unknown_table_is_not_found(ann: Guest) -> None:
    async def play() -> None:
        with pytest.raises(ConnectionClosed) as caught:
            async with ann.sit("nowhere"):
                pass
        assert caught.value.rcvd is not None
        assert 4404 == caught.value.rcvd.code

    asyncio.run(play())
    assert 404 == ann.http.get("/api/tables/nowhere").status_code
