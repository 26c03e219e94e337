"""Rematches: the players of a finished game meet at a new table."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING

from ziggurat.core.seats import SPECTATOR
from ziggurat.server.live.store import TRIES, busy
from ziggurat.server.room.entries import Closed, Rematched
from ziggurat.server.room.protocol import Join
from ziggurat.server.room.records import rematch_plan

if TYPE_CHECKING:
    from ziggurat.server.live.registry import Registry
    from ziggurat.server.room.plan import Plan
    from ziggurat.server.room.protocol import Requester


async def rematch(registry: Registry, name: str, requester: Requester, part: str) -> str:
    """Join the rematch of a finished game, and open it if there is none.  Raises RequestError."""
    async with registry.locked(name) as (_, room):
        plan, offered = rematch_plan(room, requester.player), room.rematch
    if not offered or await is_closed(registry, offered):
        offered = await offer(registry, name, requester, plan, offered)
    async with registry.locked(offered) as (_, room):
        has_joined = room.seat_of(requester.player) != SPECTATOR
    if not has_joined:
        await registry.submit(offered, requester, Join(secrets.token_hex(8), part=part))
    return offered


async def is_closed(registry: Registry, name: str) -> bool:
    async with registry.locked(name) as (_, room):
        return room.state == "closed"


async def offer(registry: Registry, name: str, requester: Requester, plan: Plan, old: str) -> str:
    """A new table, unless another player opens one first."""
    new = await registry.create(requester, plan)
    for _ in range(TRIES):
        async with registry.locked(name) as (live, room):
            offered = room.rematch
            entry = Rematched(time.time(), requester.player, room=new)
            if offered == old and await registry.commit(live, room, entry):
                return new
        if offered != old:
            await close(registry, new)
            return offered
    raise busy()


async def close(registry: Registry, name: str) -> None:
    async with registry.locked(name) as (live, room):
        if room.is_active:
            await registry.commit(live, room, Closed(time.time()))
