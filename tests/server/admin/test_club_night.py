"""The tutorial about a club night: all of its commands, in their order, on a real server."""

import asyncio
import json
import re
import shlex
from pathlib import Path

import pytest

from server.running import Guest, Message, Server
from ziggurat.terminal.main import main

DOCS = Path(__file__).parents[3] / "docs"
OPEN: Message = {"type": "open"}


def commands_of(page: str) -> list[list[str]]:
    lines = re.findall(
        r"^\$ ziggurat (.+)$", (DOCS / page).read_text(encoding="utf-8"), re.MULTILINE
    )
    return [shlex.split(line) for line in lines]


def served(words: list[str], folder: Path) -> Server:
    """A server as the page starts it, at a free port."""
    command, *options = words
    assert "serve" == command
    place = options.index("--database")
    database = folder / options.pop(place + 1)
    options.pop(place)
    return Server(str(database), folder / "log", *options)


async def play_to_the_end(room: str, *people: Guest) -> None:
    """Everybody always takes the first option."""
    async with people[0].sit(room) as one, people[1].sit(room) as other:
        seats = [one, other]
        while one.update["state"] == "playing":
            chooser = seats[one.waiting_for()[0]]
            await chooser.reach(one.number("version"))
            await one.reach(await chooser.choose())


@pytest.mark.parametrize("page", ["host/club-night.md", "fr/host/club-night.md"])
def test_every_command_of_a_club_night(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, *tasks, last = commands_of(page)
    monkeypatch.chdir(tmp_path)
    with served(first, tmp_path) as server:
        ada, bob = server.account("Ada"), server.guest("Bob")
        finished, left = [
            ada.open("babel", [OPEN, OPEN], public=True, seed="club night") for _ in range(2)
        ]
        bob.join(finished)
        bob.join(left)
        asyncio.run(play_to_the_end(finished, ada, bob))
        for words in tasks:
            asked = [left if word == "ROOM" else word for word in words]
            assert 0 == main(asked), asked

    assert 10 == len(tasks)
    [line] = (tmp_path / "evening.ndjson").read_text(encoding="utf-8").splitlines()
    assert finished == json.loads(line)["number"]
    with served(last, tmp_path) as restored:
        person = restored.guest("Cid")
        login = {"name": "Ada", "password": "password"}
        person.post("/api/session", login)
        assert "closed" == person.http.get(f"/api/tables/{left}").json()["state"]
