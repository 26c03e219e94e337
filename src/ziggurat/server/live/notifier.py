"""Queues a notification for players who are absent when it is their turn, or invited."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from ziggurat.server.room.entries import Invited, Opened
from ziggurat.server.room.plan import InvitedSeat

if TYPE_CHECKING:
    from ziggurat.server.live.live_room import LiveRoom
    from ziggurat.server.live.registry import Registry
    from ziggurat.server.live.tasks import Tasks
    from ziggurat.server.room.entries import AnyEntry
    from ziggurat.server.storage.journal import Committed
    from ziggurat.server.storage.outbox import Outbox

TURN: Final = "turn"
INVITED: Final = "invited"


class Notifier:
    def __init__(self, registry: Registry, outbox: Outbox, tasks: Tasks) -> None:
        self._registry: Final = registry
        self._outbox: Final = outbox
        self._tasks: Final = tasks
        self.subscribed: set[str] = set()  # players with a channel; others cost nothing
        self.delay = 0.0  # seconds before an absent player is notified
        self._queued: Final[set[tuple[str, str]]] = set()  # by this worker: player and room

    def on_commit(self, committed: Committed) -> None:
        if not self.subscribed:
            return
        for player in invited_by(committed.entry):
            if player in self.subscribed - {committed.entry.by}:
                self._add(player, committed.room, INVITED)
        if not self.subscribed.isdisjoint(committed.after.players):
            self._consider(committed.room, committed.entry.by)

    def on_presence(self, live: LiveRoom) -> None:
        if self.subscribed and live.room is not None:
            self._consider(live.name)

    def _consider(self, name: str, by: str = "") -> None:
        """Queue for those who are waited for and absent; forget those who are not waited for."""
        live = self._registry.rooms.get(name)
        room = live.room if live else None
        if live is None or room is None:
            return
        present = live.players_present
        waiting = {room.occupants[seat].player for seat in room.waiting_since}
        for occupant in room.occupants:
            player = occupant.player
            if player not in self.subscribed:
                continue
            if player in waiting and player not in present:
                self._add(player, name, TURN)
            elif player not in waiting and (player == by or (player, name) in self._queued):
                self._remove(player, name)

    def _add(self, player: str, room: str, reason: str) -> None:
        if (player, room) not in self._queued:
            self._queued.add((player, room))
            due = time.time() + self.delay
            self._tasks.start(self._outbox.add(player, room, reason, due))

    def _remove(self, player: str, room: str) -> None:
        self._queued.discard((player, room))
        self._tasks.start(self._outbox.remove(player, room))


def invited_by(entry: AnyEntry) -> list[str]:
    """The players for whom an entry reserves seats."""
    match entry:
        case Opened():
            return [seat.player for seat in entry.plan.seats if isinstance(seat, InvitedSeat)]
        case Invited(player=player) if player:
            return [player]
    return []
