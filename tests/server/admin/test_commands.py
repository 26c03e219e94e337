"""Commands and metrics for the operator of a server."""

import asyncio
import json
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from server.running import PATIENCE, Guest, Message, Server, free_port
from ziggurat.terminal.main import main

OPEN: Message = {"type": "open"}
BOT: Message = {"type": "bot", "level": "random"}
SOON = 10.0  # seconds; it takes less than one where nobody else uses the machine


def admin(server: Server, *task: str) -> int:
    return main(["admin", "--database", server.database, *task])


def test_health_and_metrics(server: Server, ann: Guest) -> None:
    ann.open("babel", [OPEN, BOT])

    assert "well" == httpx.get(f"{server.url}/health").json()["status"]
    metrics = httpx.get(f"{server.url}/metrics").text
    assert 'ziggurat_entries_total{kind="opened"}' in metrics
    assert "ziggurat_commit_seconds_count" in metrics


def test_a_table_is_closed_while_people_look_at_it(server: Server, ann: Guest, bob: Guest) -> None:
    room = ann.open("babel", [OPEN, OPEN])
    bob.join(room)

    async def play() -> None:
        async with ann.sit(room) as first, bob.sit(room) as second:
            assert 0 == await asyncio.to_thread(admin, server, "close", room)
            async with asyncio.timeout(SOON):
                for table in (first, second):
                    while table.update["state"] != "closed":
                        await table.receive()
            assert "GAME_IS_OVER" == (await first.ask("resign"))["code"]

    asyncio.run(play())


def test_an_account_is_banned(server: Server, ann: Guest) -> None:
    ann.post("/api/me/account", {"name": "Troll", "password": "password"})

    assert 0 == admin(server, "ban", "troll")

    assert 401 == ann.http.get("/api/me").status_code
    login = ann.http.post("/api/session", json={"name": "Troll", "password": "password"})
    assert 403 == login.status_code
    assert 1 == admin(server, "ban", "nobody of that name")


def test_a_muted_player_cannot_chat(
    server: Server, ann: Guest, bob: Guest, capsys: pytest.CaptureFixture[str]
) -> None:
    room = ann.open("babel", [OPEN, OPEN])
    bob.join(room)
    guest = ann.http.get("/api/me").json()["id"]

    async def say() -> Message:
        async with ann.sit(room) as table:
            return await table.ask("say", text="…")

    assert 0 == admin(server, "mute", guest)
    assert "muted" == asyncio.run(say())["code"]
    capsys.readouterr()
    assert 0 == admin(server, "list", "muted")
    assert guest in capsys.readouterr().out

    assert 0 == admin(server, "unmute", guest)
    assert "done" == asyncio.run(say())["type"]
    capsys.readouterr()
    assert 0 == admin(server, "list", "muted", "--json")
    assert [] == json.loads(capsys.readouterr().out)


def test_muting_reaches_a_player_who_is_connected(server: Server, ann: Guest, bob: Guest) -> None:
    room = ann.open("babel", [OPEN, OPEN])
    bob.join(room)
    guest = ann.http.get("/api/me").json()["id"]

    async def play() -> None:
        async with ann.sit(room) as table:
            assert 0 == await asyncio.to_thread(admin, server, "mute", guest)
            async with asyncio.timeout(SOON):
                assert await table.closed()  # a page connects again

    asyncio.run(play())


def test_a_guest_is_banned_by_id_and_let_in_again(
    server: Server, ann: Guest, capsys: pytest.CaptureFixture[str]
) -> None:
    guest = ann.http.get("/api/me").json()["id"]
    capsys.readouterr()
    assert 0 == admin(server, "list", "players", "--json")
    listed = {each["id"]: each for each in json.loads(capsys.readouterr().out)}
    assert ("Ann", "guest") == (listed[guest]["name"], listed[guest]["kind"])

    assert 0 == admin(server, "ban", guest)
    assert 401 == ann.http.get("/api/me").status_code
    capsys.readouterr()
    assert 0 == admin(server, "list", "banned")
    assert guest in capsys.readouterr().out

    assert 0 == admin(server, "unban", guest)
    capsys.readouterr()
    assert 0 == admin(server, "list", "banned")
    assert guest not in capsys.readouterr().out


def test_a_banned_account_logs_in_again_after_the_ban_is_lifted(server: Server, ann: Guest) -> None:
    ann.post("/api/me/account", {"name": "Penitent", "password": "password"})
    credentials = {"name": "Penitent", "password": "password"}
    assert 0 == admin(server, "ban", "penitent")
    assert 403 == ann.http.post("/api/session", json=credentials).status_code

    assert 0 == admin(server, "unban", "penitent")

    assert ann.http.post("/api/session", json=credentials).is_success


def test_a_password_is_reset(
    server: Server, ann: Guest, capsys: pytest.CaptureFixture[str]
) -> None:
    ann.post("/api/me/account", {"name": "Forgetful", "password": "password"})
    capsys.readouterr()

    assert 0 == admin(server, "reset-password", "forgetful")

    password = capsys.readouterr().out.split()[-1]
    assert 401 == ann.http.get("/api/me").status_code
    old, new = (
        ann.http.post("/api/session", json={"name": "Forgetful", "password": each})
        for each in ("password", password)
    )
    assert 403 == old.status_code
    assert new.is_success
    assert 1 == admin(server, "reset-password", "nobody of that name")


def test_active_tables_are_listed(
    server: Server, ann: Guest, capsys: pytest.CaptureFixture[str]
) -> None:
    room = ann.open("babel", [OPEN, BOT])
    capsys.readouterr()

    assert 0 == admin(server, "list")

    (line,) = [each for each in capsys.readouterr().out.splitlines() if each.startswith(room)]
    assert "babel" in line
    assert "Ann" in line


def test_lists_are_in_the_language_of_the_operator(
    server: Server, ann: Guest, capsys: pytest.CaptureFixture[str]
) -> None:
    room = ann.open("babel", [{"type": "bot", "level": "potter"}, OPEN])
    capsys.readouterr()

    assert 0 == admin(server, "list", "tables", "--lang", "fr")
    tables = capsys.readouterr().out
    assert 0 == admin(server, "list", "players", "--lang", "fr")
    players = capsys.readouterr().out
    assert 0 == admin(server, "list", "tables", "--json")
    (data,) = [each for each in json.loads(capsys.readouterr().out) if each["table"] == room]

    assert "en cours" in tables
    assert "Potier, Ann" in tables
    assert "invité" in players
    assert ("playing", "potter, Ann") == (data["state"], data["players"])


def test_a_wrong_table_leads_to_the_list(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 1 == admin(server, "close", "ROOM", "--lang", "en")
    assert "There is no table ROOM. `ziggurat admin list tables`" in capsys.readouterr().err


def test_a_ban_closes_open_connections(server: Server, ann: Guest, bob: Guest) -> None:
    """The websocket and the stream of a banned player are cut, and a bot plays on."""
    ann.post("/api/me/account", {"name": "Ogre", "password": "password"})
    room = ann.open("babel", [OPEN, OPEN], settings={"start_player": 0})
    bob.join(room)

    async def play() -> None:
        stream = asyncio.create_task(asyncio.to_thread(read_to_the_end, ann, room))
        async with ann.sit(room) as banned, bob.sit(room) as other:
            assert 0 == await asyncio.to_thread(admin, server, "ban", "ogre")
            async with asyncio.timeout(SOON):
                assert 4401 == await banned.closed()
                await stream
            await other.my_turn()
            assert other.words()

    asyncio.run(play())


def read_to_the_end(guest: Guest, room: str) -> None:
    with guest.http.stream("GET", f"/api/tables/{room}/stream") as reply:
        for _ in reply.iter_lines():
            pass


def test_a_backup_is_a_whole_database(server: Server, ann: Guest, tmp_path: Path) -> None:
    room = ann.open("babel", [OPEN, BOT])
    target = tmp_path / "copy.db"

    assert 0 == admin(server, "backup", str(target))

    with sqlite3.connect(target) as copy:
        found = copy.execute("select count(*) from entries where room = ?", (room,)).fetchone()
    copy.close()
    assert found[0] >= 2
    assert 1 == admin(server, "backup", str(target))


def test_nobody_else_may_read_a_database_or_its_backup(
    server: Server, ann: Guest, tmp_path: Path
) -> None:
    ann.open("babel", [OPEN, BOT])
    target = tmp_path / "copy.db"
    assert 0 == admin(server, "backup", str(target))

    files = [target, *Path(server.database).parent.glob("ziggurat.db*")]

    assert len(files) > 1
    assert {0o600} == {file.stat().st_mode & 0o777 for file in files}


def test_replay_reports_differences(
    server: Server, ann: Guest, bob: Guest, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    room = ann.open("babel", [OPEN, OPEN])
    bob.join(room)
    ann.post(f"/api/tables/{room}/requests", {"type": "resign", "id": "r"})
    copy = tmp_path / "copy.db"
    assert 0 == admin(server, "backup", str(copy))
    capsys.readouterr()
    assert 0 == main(["admin", "--database", str(copy), "replay"])
    assert "0 differences" in capsys.readouterr().out

    with sqlite3.connect(copy) as changed:
        changed.execute(
            "insert or replace into entries values (?, 4, ?)",
            (room, json.dumps({"type": "chose", "at": 0, "seat": 0, "words": "fly away"})),
        )
    changed.close()

    assert 1 == main(["admin", "--database", str(copy), "replay"])
    said = capsys.readouterr().out
    (reported,) = [line for line in said.splitlines() if line.startswith(f"{room}: ")]
    assert "fly away" in reported
    assert "found 1 difference." in said


def test_a_server_that_is_stopped_finishes_its_work(tmp_path: Path) -> None:
    with Server(str(tmp_path / "db"), tmp_path / "log") as server:
        ann = server.guest("Ann")
        room = ann.open("babel", [OPEN, BOT])

        async def play() -> None:
            async with ann.sit(room) as table:
                await table.my_turn()
                await table.choose()
                stopped = asyncio.create_task(asyncio.to_thread(server.stop))
                assert await table.closed() in {1001, 1012}
                assert await stopped in {0, -15}

        asyncio.run(play())
    log = (tmp_path / "log").read_text().splitlines()
    assert f"Ziggurat is running at http://127.0.0.1:{server.port}/" in log
    assert any(line.startswith("Press Ctrl-C to stop.") for line in log)
    events = [json.loads(line)["event"] for line in log if line.startswith("{")]
    assert ["server started", "server stopping"] == events
    assert ann.token not in (tmp_path / "log").read_text()


def test_the_command_starts_a_server(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "ziggurat", "serve", "--port", str(port)]
    with subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.DEVNULL) as process:  # noqa: S603 - our own server
        try:
            assert answers(port)
            assert process.poll() is None
        finally:
            process.terminate()
    assert (tmp_path / "ziggurat.db").exists()


def answers(port: int) -> bool:
    """Whether a server opens at this port in good time."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            return httpx.get(f"http://127.0.0.1:{port}/health").status_code == httpx.codes.OK
        except httpx.TransportError:
            time.sleep(0.1)
    return False


def test_several_workers_need_redis(capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["serve", "--workers", "2"])
    assert "--redis" in capsys.readouterr().err
