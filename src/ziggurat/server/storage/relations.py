"""What players think of others: friends, blocked and muted people.

Two players who call each other friends are friends; one alone has asked the other.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from sqlalchemy import delete, func, select
from sqlalchemy.dialects import postgresql, sqlite

from ziggurat.server.room.account_errors import AccountCode
from ziggurat.server.room.protocol import RequestError
from ziggurat.server.storage.schema import PLAYERS, RELATIONS

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement
    from sqlalchemy.ext.asyncio import AsyncEngine

MOST: Final = 500  # people in the lists of a player
Kind = Literal["friend", "blocked", "muted"]


class Known(NamedTuple):
    """Somebody in a list."""

    id: str
    name: str
    program: bool


class Circle(NamedTuple):
    friends: list[Known]
    asked: list[Known]  # who have not answered yet
    asking: list[Known]  # who want to be friends
    blocked: list[Known]
    muted: list[Known]


class Relations:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        dialect = sqlite if engine.dialect.name == "sqlite" else postgresql
        self._insert: Final = dialect.insert

    async def add(self, player: str, other: str, kind: Kind) -> None:
        """Nobody is both a friend and blocked.  Raises RequestError."""
        if player == other:
            raise RequestError(AccountCode.NOT_YOURSELF)
        row = {"player": player, "other": other, "kind": kind, "since": time.time()}
        count = select(func.count()).where(RELATIONS.c.player == player)
        async with self.engine.begin() as connection:
            if (await connection.scalar(count) or 0) >= MOST:
                raise RequestError(AccountCode.TOO_MANY_PEOPLE, most=MOST)
            if kind == "blocked":
                await connection.execute(delete(RELATIONS).where(friendship(player, other)))
            elif kind == "friend":
                await connection.execute(
                    delete(RELATIONS).where(is_about(player, other, "blocked"))
                )
            await connection.execute(self._insert(RELATIONS).values(row).on_conflict_do_nothing())

    async def remove(self, player: str, other: str, kind: Kind) -> None:
        """A friendship ends for both, and a request is declined."""
        which = friendship(player, other) if kind == "friend" else is_about(player, other, kind)
        async with self.engine.begin() as connection:
            await connection.execute(delete(RELATIONS).where(which))

    async def circle(self, player: str) -> Circle:
        own = await self._listed(RELATIONS.c.other, RELATIONS.c.player == player)
        others = await self._listed(RELATIONS.c.player, RELATIONS.c.other == player)
        mine = {each for kind, each in own if kind == "friend"}
        theirs = {each for kind, each in others if kind == "friend"}
        refused = {each for kind, each in own if kind == "blocked"}
        return Circle(
            by_name(mine & theirs),
            by_name(mine - theirs),
            by_name(theirs - mine - refused),
            by_name(refused),
            by_name({each for kind, each in own if kind == "muted"}),
        )

    async def _listed(
        self, who: ColumnElement[str], which: ColumnElement[bool]
    ) -> list[tuple[str, Known]]:
        query = (
            select(RELATIONS.c.kind, PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.program)
            .join(PLAYERS, PLAYERS.c.id == who)
            .where(which)
        )
        async with self.engine.connect() as connection:
            return [(row.kind, Known(*row[1:])) for row in await connection.execute(query)]

    async def blocks(self, player: str, other: str) -> bool:
        """Whether a player has blocked another."""
        query = select(RELATIONS.c.since).where(is_about(player, other, "blocked"))
        async with self.engine.connect() as connection:
            return await connection.scalar(query) is not None


def is_about(player: str, other: str, kind: Kind) -> ColumnElement[bool]:
    return (
        (RELATIONS.c.player == player) & (RELATIONS.c.other == other) & (RELATIONS.c.kind == kind)
    )


def friendship(player: str, other: str) -> ColumnElement[bool]:
    return is_about(player, other, "friend") | is_about(other, player, "friend")


def by_name(people: set[Known]) -> list[Known]:
    return sorted(people, key=lambda each: (each.name.casefold(), each.id))
