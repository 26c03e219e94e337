"""A room at one moment, as updates about it show it: what they have in common is made once.

All seats that are connected get an update after every change.  What a game shows to everybody is
the same object in all views (`Game.views`): it is encoded once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from msgspec import Raw

from ziggurat.core.seats import SPECTATOR
from ziggurat.server.room.projection import chairs, ending, line, offers, prompt, score
from ziggurat.server.room.protocol import ENCODER, Back, Stop, Update

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from ziggurat.core.seats import Seat
    from ziggurat.server.room.room import Room

View = Mapping[str, object]


def update(room: Room, seat: Seat, since: int, now: float, present: Collection[str] = ()) -> Update:
    """Everything that a seat may know now, with the events since the version it last saw."""
    return Moment(room, now, present, [seat]).update(seat, missed_from(room, since))


class Moment:
    __slots__ = (
        "_chairs",
        "_encoded",
        "_game",
        "_room",
        "_seats",
        "_state",
        "_views",
        "_waiting_for",
        "now",
    )

    def __init__(
        self, room: Room, now: float, present: Collection[str], seats: Collection[Seat]
    ) -> None:
        """`seats` are those that will probably be shown."""
        self.now: Final = now
        self._room: Final = room
        self._state: Final = room.state
        self._game: Final = room.session.current if room.session else None
        self._chairs: Final = chairs(room, now, present)
        self._waiting_for: Final = room.to_act()
        self._seats: Final = seats
        self._views: Final[dict[Seat, View]] = {}
        self._encoded: Final[dict[tuple[Seat, int], bytes]] = {}  # by seat and first event

    def encoded(self, seat: Seat, since: int) -> bytes:
        """The update of a seat, made once for all who may see the same."""
        first = missed_from(self._room, since)
        found = self._encoded.get((seat, first))
        if found is None:
            found = self._encoded[seat, first] = ENCODER.encode(self.update(seat, first))
        return found

    def update(self, seat: Seat, first: int) -> Update:
        """Everything that a seat may know now, with the events from this number on."""
        room, game = self._room, self._game
        playing = self._state == "playing" and seat != SPECTATOR
        may_choose = playing and room.occupants[seat].plays
        return Update(
            version=room.version,
            now=round(self.now, 3),
            seat=seat,
            state=self._state,
            chairs=self._chairs,
            choices=len(room.session.choices) if room.session else 0,
            first=first,
            events=[line(event, seat) for event in room.events[first:]],
            view=self._view(seat) if game else None,
            prompt=prompt(game, seat) if game and may_choose else None,
            options=offers(game, seat) if game and may_choose else [],
            waiting_for=self._waiting_for,
            score=score(room, game) if game else [],
            can_undo=may_choose and room.can_undo(seat),
            can_ask_undo=playing and room.can_ask_undo(seat),
            back=room.proposal if isinstance(room.proposal, Back) else None,
            stop=room.proposal if isinstance(room.proposal, Stop) else None,
            said=room.chat,
            ending=None if room.outcome is None else ending(room.outcome),
            rematch=room.rematch,
        )

    def _view(self, seat: Seat) -> View:
        if seat not in self._views:
            assert self._game is not None
            seats = [seat, *self._seats] if seat not in self._seats else list(self._seats)
            made = with_common_parts_encoded(self._game.views(seats))
            self._views.update(zip(seats, made, strict=True))
        return self._views[seat]


def with_common_parts_encoded(views: Sequence[View]) -> Sequence[View]:
    """The same views; a list or dictionary that is one object in all of them is encoded."""
    if len(views) == 1:
        return views
    first, last = views[0], views[-1]
    common = {
        name: Raw(ENCODER.encode(value))
        for name, value in first.items()
        if value is last[name] and isinstance(value, list | dict) and is_in_all(views, name)
    }
    return [{**view, **common} for view in views] if common else views


def is_in_all(views: Sequence[View], name: str) -> bool:
    return all(view[name] is views[0][name] for view in views)


def missed_from(room: Room, since: int) -> int:
    """The number of the first event that a client at this version is missing or must replace."""
    return min(room.event_counts[since:]) if 0 < since <= room.version else 0
