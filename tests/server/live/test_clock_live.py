"""The clock over real sockets: a bot plays on, and the seat is handed back."""

import asyncio

from server.running import Connection, Guest, Message

OPEN: Message = {"type": "open"}


def away(table: Connection) -> list[bool]:
    chairs = table.update["chairs"]
    assert isinstance(chairs, list)
    return [chair["away"] for chair in chairs]


def test_a_bot_plays_for_a_player_who_runs_out_of_time(ann: Guest, bob: Guest) -> None:
    room = ann.open("babel", [OPEN, OPEN], clock={"type": "live", "bank": 1.0})
    bob.join(room)

    async def wait() -> None:
        async with ann.sit(room) as table:
            while not all(away(table)):
                await table.receive()
            while table.number("choices") < 4:
                await table.receive()
            await table.do("return")
            assert [False, True] == away(table)
        async with bob.sit(room) as table:
            while away(table)[1]:
                await table.receive()

    asyncio.run(wait())


def test_somebody_who_leaves_finds_the_seat_again(ann: Guest, bob: Guest) -> None:
    room = ann.open("babel", [OPEN, OPEN])
    bob.join(room)
    ann.post(f"/api/tables/{room}/leave", {"type": "leave", "id": "bye"})

    async def come_back() -> None:
        async with bob.sit(room) as table:
            assert away(table)[0]
        async with ann.sit(room) as table:
            while away(table)[0]:
                await table.receive()

    asyncio.run(come_back())
