"""A game never goes on from another position than the one that was played."""

import asyncio
from pathlib import Path

import pytest
from msgspec import structs

from server.rooms import RoomDriver, seated
from walks import Chance
from ziggurat.games.catalogue import GAMES
from ziggurat.server.admin.replay import replay
from ziggurat.server.live.store import index_row
from ziggurat.server.room.digest import EVERY, is_same_position
from ziggurat.server.room.entries import AnyEntry, Chose, Opened
from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.protocol import RequestError
from ziggurat.server.room.room import load_room
from ziggurat.server.storage.database import engine_for, migrate
from ziggurat.server.storage.journal import Journal


def played(game: str, choices: int) -> RoomDriver:
    driver = seated(game, GAMES[game].players[0])
    chance = Chance(1)
    for _ in range(choices):
        driver.choose_any(chance)
    return driver


def dealt_otherwise(log: list[AnyEntry], secret: str) -> list[AnyEntry]:
    """The same choices after another deal, as if the rules dealt in another way."""
    opened = log[0]
    assert isinstance(opened, Opened)
    return [structs.replace(opened, secret=secret), *log[1:]]


def without_digests(log: list[AnyEntry]) -> list[AnyEntry]:
    return [structs.replace(each, digest="") if isinstance(each, Chose) else each for each in log]


@pytest.mark.parametrize("game", GAMES)
def test_a_digest_is_stored_now_and_then(game: str) -> None:
    driver = played(game, EVERY + 1)

    found = [bool(entry.digest) for entry in driver.log if isinstance(entry, Chose)]

    assert [True, *[False] * (EVERY - 1), True] == found
    assert driver.again().version == driver.room.version


@pytest.mark.parametrize("game", GAMES)
def test_a_game_does_not_go_on_from_another_position(game: str) -> None:
    driver = played(game, 1)
    logs = [dealt_otherwise(driver.log, f"{number:064}") for number in range(20)]

    assert not any(loads(log) for log in logs)


def test_without_digests_some_would() -> None:
    driver = played("babylon", 1)
    logs = [without_digests(dealt_otherwise(driver.log, f"{number:064}")) for number in range(20)]

    loaded = [log for log in logs if loads(log)]

    assert loaded


def loads(log: list[AnyEntry]) -> bool:
    try:
        load_room("room", log)
    except RequestError as error:
        return error.code is not RequestCode.OTHER_RULES
    return True


def test_a_view_with_further_names_cannot_be_compared() -> None:
    assert is_same_position("aa-bb-cc", "aa-bb-cc")
    assert is_same_position("aa-bb-cc", "aa-b0-c0")
    assert not is_same_position("aa-bb-cc", "aa-bb-c0")
    assert not is_same_position("aa-bb-cc", "a0-b0-cc")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_unknown_rules_does_not_go_on(game: str) -> None:
    """The version of the rules is compared with those that are installed."""
    driver = played(game, 1)
    opened = driver.log[0]
    assert isinstance(opened, Opened)
    for rules in (0, opened.rules + 1):
        assert not loads([structs.replace(opened, rules=rules), *driver.log[1:]])


@pytest.mark.parametrize("game", ["babylon", "babble"])
def test_a_game_with_components_that_are_not_here_does_not_go_on(game: str) -> None:
    """The digest of a set is part of its name: a set that was changed is another one."""
    driver = played(game, 1)
    opened = driver.log[0]
    assert isinstance(opened, Opened)
    plan = structs.replace(opened.plan, settings={"components": "club-0123456789ab"})

    with pytest.raises(RequestError) as refused:
        load_room("room", [structs.replace(opened, plan=plan), *driver.log[1:]])

    assert RequestCode.TABLE_SETTINGS is refused.value.code


def test_replay_reports_another_position(tmp_path: Path) -> None:
    driver = played("babylon", 1)
    logs = (dealt_otherwise(driver.log, f"{number:064}") for number in range(20))
    log = next(each for each in logs if loads(without_digests(each)))

    async def run() -> list[str]:
        engine = engine_for(str(tmp_path / "db"))
        await migrate(engine)
        journal, row = Journal(engine), index_row(driver.room)
        for number, entry in enumerate(log, start=1):
            await journal.append("room", number, entry, None if number == 1 else row, row)
        found = await replay(engine, [("room", "playing")], lambda: None)
        await engine.dispose()
        return [message.in_language("en") for message in found]

    expected = "room: After 0 choices, the position is not the one that was played."
    assert [expected] == asyncio.run(run())
