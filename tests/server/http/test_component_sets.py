"""Component sets on a server: loaded from a folder, offered to hosts, known to the bots."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from server.running import PATIENCE, Message, Server

EXAMPLE = Path(__file__).parents[3] / "docs" / "component-sets" / "babylon.json"


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Server]:
    folder = tmp_path / "sets"
    folder.mkdir()
    content = json.loads(EXAMPLE.read_text("utf-8"))
    (folder / "club.json").write_text(json.dumps({**content, "name": "club"}), "utf-8")
    database = str(tmp_path / "ziggurat.db")
    with Server(database, tmp_path / "log", "--components", str(folder)) as server:
        yield server


def settings_of(server: Server, game: str, option: str) -> list[str]:
    games = httpx.get(f"{server.url}/api/games", timeout=PATIENCE).json()
    options = next(each["options"] for each in games if each["name"] == game)
    found: list[str] = next(each["settings"] for each in options if each["name"] == option)
    return found


def test_bots_play_with_the_components_of_the_club(club: Server) -> None:
    standard, own = settings_of(club, "babylon", "components")
    ann = club.guest("Ann")
    seats: list[Message] = [{"type": "open"}, {"type": "bot", "level": "apprentice"}]
    room = ann.open("babylon", seats, settings={"components": own})

    async def play() -> None:
        async with ann.sit(room) as connection:
            for _ in range(3):  # a bot answers between the choices
                await connection.my_turn()
                assert await connection.choose()

    assert "standard" == standard
    assert own.startswith("club-")
    asyncio.run(play())


def test_a_game_waits_until_its_components_are_back(club: Server, tmp_path: Path) -> None:
    """Without its set, or with one that was changed, it is neither shown nor continued."""
    _, own = settings_of(club, "babylon", "components")
    ann = club.guest("Ann")
    seats: list[Message] = [{"type": "open"}, {"type": "bot", "level": "random"}]
    view = f"/api/tables/{ann.open('babylon', seats, settings={'components': own})}/view"
    file = tmp_path / "sets" / "club.json"
    content = file.read_text("utf-8")
    changed = json.dumps({**json.loads(content), "name": "new-club"})
    answers = []
    for text in (changed, content):
        file.write_text(text, "utf-8")
        club.stop()
        club.start()
        reply = ann.http.get(view)
        answers.append((reply.status_code, reply.json().get("code", reply.json().get("state"))))

    assert [(409, "table_settings"), (200, "playing")] == answers
