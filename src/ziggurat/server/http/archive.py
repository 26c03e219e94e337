"""Search finished public games."""

from datetime import UTC, date, datetime, timedelta
from typing import Final

from litestar import Controller, get
from litestar.di import NamedDependency
from litestar.params import FromQuery

from ziggurat.core.error import shortened
from ziggurat.core.kind import SettingCode
from ziggurat.games.catalogue import GAMES
from ziggurat.server.room.archive import Archived, Found, Result, Sought, terms_for
from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.protocol import RequestError
from ziggurat.server.storage.archive import PAGE, Archive, Span
from ziggurat.server.storage.people import People, Person

DAY: Final = timedelta(days=1)


class ArchiveController(Controller):
    path = "/api/archive"
    tags = ("records",)

    @get()
    async def search(
        self,
        person_or_none: NamedDependency[Person | None],
        people: NamedDependency[People],
        archive: NamedDependency[Archive],
        game: FromQuery[str] = "",
        player: FromQuery[str] = "",
        name: FromQuery[str] = "",
        bot: FromQuery[str] = "",
        players: FromQuery[int] = 0,
        option: FromQuery[list[str] | None] = None,
        result: FromQuery[Result | None] = None,
        since: FromQuery[date | None] = None,
        until: FromQuery[date | None] = None,
        before: FromQuery[str] = "",
    ) -> Found:
        """Finished public games, those that ended last first.

        `player` is the id of a player, `name` that of an account, `bot` a level; `option` is
        `NAME=VALUE` of the game, and may be repeated.  `result` is that of the player or the bot;
        without one, of a person.  The days `since` and `until` are those of UTC.  `before` is
        `next` of the page before.
        """
        del person_or_none  # it is counted
        if game and game not in GAMES:
            raise RequestError(SettingCode.NO_GAME, name=shortened(game), games=list(GAMES))
        if name:
            player = await people.id_of_account(name)
        sought = Sought(game, player, bot, players, tuple(option or ()), result)
        found = await archive.search(terms_for(sought), span(since, until, before))
        return Found(found[:PAGE], cursor(found[PAGE - 1]) if len(found) > PAGE else "")


def span(since: date | None, until: date | None, before: str) -> Span:
    return Span(
        start_of(since) if since else None,
        start_of(until + DAY) if until else None,
        read_cursor(before) if before else None,
    )


def start_of(day: date) -> float:
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()


def cursor(last: Archived) -> str:
    return f"{last.ended!r} {last.room}"


def read_cursor(before: str) -> tuple[float, str]:
    """Raises RequestError."""
    ended, _, room = before.partition(" ")
    try:
        return float(ended), room
    except ValueError as error:
        raise RequestError(RequestCode.MALFORMED, detail=shortened(before)) from error
