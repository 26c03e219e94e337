"""Names: which ones look alike."""

# ruff: noqa: RUF001 - it is about letters that look alike

import asyncio
from pathlib import Path

import pytest

from ziggurat.server.room.protocol import RequestError
from ziggurat.server.storage.database import engine_for, migrate
from ziggurat.server.storage.names import account_key, clean_name, skeleton
from ziggurat.server.storage.people import People


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "\u0410nn"),  # a Cyrillic A
        ("Bob", "\u0412\u041e\u0412"),  # Cyrillic capitals
        ("Semiramis", "Semiram\u0456s"),
        ("Nabu", "\u039dabu"),  # a Greek capital nu
        ("Ian", "lan"),
        ("Ian", "1an"),
        ("Moss", "M0ss"),
        ("Marduk", "Rnarduk".replace("R", "r")),
        ("Will", "VVill".lower()),
        ("Ann", "\uff21nn"),  # full width
        ("Ann Lee", "AnnLee"),
    ],
)
def test_names_that_look_alike_are_the_same(name: str, other: str) -> None:
    assert skeleton(name) == skeleton(other)


def test_names_that_look_different_are_different() -> None:
    names = ["Ann", "Anna", "Bob", "Nabû", "Nabu", "Анна", "Иван", "Ηρα", "Ира", "巴比伦", "❤", "♥"]

    assert len(names) == len({skeleton(name) for name in names})
    assert len(names) == len({account_key(name) for name in names})


@pytest.mark.parametrize("blank", ["\u3164", "\u115f", "\u2800", "\uffa0", "\u034f", "\ufe01"])
def test_a_letter_that_shows_nothing_is_refused(blank: str) -> None:
    for name in (blank, f"Ann{blank}"):
        with pytest.raises(RequestError, match="invisible"):
            clean_name(name)


def test_an_account_that_looks_like_another_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        engine = engine_for(str(tmp_path / "db"))
        await migrate(engine)
        people = People(engine)
        tokens = [await people.sessions.begin(await people.create("Guest", "en")) for _ in "abc"]
        guests = [await people.of_token(token) for token in tokens]
        first, second, third = (guest for guest in guests if guest)
        await people.register(first, "Ann", "password")
        with pytest.raises(RequestError, match="is taken"):
            await people.register(second, "\u0410nn", "password")
        await people.register(third, "Anna", "password")
        await engine.dispose()

    asyncio.run(run())
