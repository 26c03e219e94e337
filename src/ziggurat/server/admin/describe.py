"""Writes docs/protocol.md: every message with its fields and one example."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Final, get_args

import msgspec

from ziggurat.server.room import protocol
from ziggurat.server.room.entries import Opened
from ziggurat.server.room.plan import BotSeat, LiveClock, OpenSeat, Plan, checked
from ziggurat.server.room.projection import update, welcome
from ziggurat.server.room.protocol import Requester
from ziggurat.server.room.requests import entry_for, why
from ziggurat.server.room.room import Room

if TYPE_CHECKING:
    from collections.abc import Iterable

NOW: Final = 1_800_000_000.0
ANN: Final = Requester("5f0c", "Ann")

HEADING: Final = """# The protocol of a table

Written by `make protocol`; a test fails when it is stale.

One websocket for each player or spectator: `/ws/tables/ROOM`, JSON messages as text.
A browser proves who it is by its cookie, a program by `Authorization: Bearer TOKEN`.
Without either one is a spectator.
Pages of other sites are refused unless the host has named their origin.

A client says `hello` and is answered by `welcome` and a first `update`.
From then on it is sent an `update` whenever something changes for it; each is whole, so a client
that missed one has missed nothing.
`events` are those after the version that the client named or was last sent; they replace what it
had heard from number `first` on, so an undo takes events back.
`view` is the game's own (`view` in `games/GAME/knowledge.py`); the examples below are cut short.

Every request carries an id of the client's making, new for each thing it wants.
A request is answered by `done` (or `because`, for `why`) once it can no longer be lost, or by
`refused`, and then nothing has changed.
Only `unavailable` leaves it open, when the database went away meanwhile: ask again.
After a break the client asks again under the same id: what was done is answered, not done twice.
`choose`, `undo` and `consent` name the version that the client saw; if the question has changed
since, they are refused as `stale` and an `update` follows.

After the game `rematch` offers to meet again or accepts: whoever sends it sits down at the table
that `update.rematch` then names.
Where all win or lose together `resign` asks the others to stop, and `consent` answers.

A game is stepped through over HTTP: `GET /api/tables/ROOM/moves?first=0&last=24` answers with up to
25 positions as a seat saw them (`seat`; another's than one's own when the game is over), each with
the events of the move that led there, what was offered, and what was chosen; `/moves/7` is one
position with all events before it.

Over HTTP, programs read the same updates as lines of JSON from `GET /api/tables/ROOM/stream`, and
send the same requests to `POST /api/tables/ROOM/requests`.
Everything else stands in the OpenAPI description at `/schema`.
"""


def page() -> str:
    room = example_room()
    parts = [HEADING, "\n## What a client sends\n"]
    parts += [section(type(message), message) for message in requests(room)]
    parts.append("\n## What a client is sent\n")
    parts += [section(type(message), message) for message in answers(room)]
    parts.append("\n## Parts of messages\n")
    parts += [section(each) for each in PARTS]
    return "\n".join(parts)


PARTS: Final = (
    protocol.Chair,
    protocol.Line,
    protocol.Offer,
    protocol.Back,
    protocol.Stop,
    protocol.Spoken,
    protocol.Ending,
    Plan,
)


def example_room() -> Room:
    plan = Plan(
        "babel",
        [OpenSeat(), BotSeat("greedy")],
        {"start_player": 0},
        LiveClock(600, 10),
        seed="example",
    )
    room = Room(
        "kQ3vX8aZ0f1L", checked(plan), Opened(NOW, ANN.player, plan=plan, rules=1, secret="")
    )
    room.apply(entry_for(room, ANN, protocol.Join("a1"), NOW))
    return room


def requests(room: Room) -> list[protocol.FromClient]:
    version = room.version
    return [
        protocol.Hello("a1", protocol.PROTOCOL, version),
        protocol.Choose("a2", version, "move persians"),
        protocol.Why("a3", "end"),
        protocol.Undo("a4", version),
        protocol.Consent("a5", version, agree=True),
        protocol.Resign("a6"),
        protocol.Return("a7"),
        protocol.Say("a8", "Well played!"),
        protocol.Rematch("a9", "7d0f"),
    ]


def answers(room: Room) -> list[protocol.FromServer]:
    return [
        welcome(room, "a1", ANN),
        shortened(update(room, 0, 0, NOW + 2, {ANN.player})),
        protocol.Done("a2", room.version + 1),
        why(room, ANN, protocol.Why("a3", "end")),
        protocol.Refused("a2", "stale", "expected version 4 or later, got 3"),
    ]


def shortened(whole: protocol.Update) -> protocol.Update:
    """Lists cut short, and two lines of what each game says in its own way."""
    assert isinstance(whole.view, dict)
    view = {key: whole.view[key] for key in ("active", "turn")}
    return msgspec.structs.replace(
        whole, view=view, events=whole.events[:3], options=whole.options[:3]
    )


def section(kind: type[msgspec.Struct], example: msgspec.Struct | None = None) -> str:
    name = kind.__struct_config__.tag if example is not None else kind.__name__
    assert kind.__doc__, f"{kind} says nothing of itself"
    lines = [f"\n### `{name}`\n", inspect.cleandoc(kind.__doc__)]
    lines += ["", "| field | type |", "|---|---|"]
    lines += [f"| `{field}` | {type_text} |" for field, type_text in fields(kind)]
    if example is not None:
        text = msgspec.json.format(msgspec.json.encode(example), indent=1).decode()
        lines += ["", "```json", text if len(text) > SHORT else compact(example), "```"]
    return "\n".join(lines)


SHORT: Final = 300  # letters that fit on a line


def compact(example: msgspec.Struct) -> str:
    return msgspec.json.encode(example).decode()


def fields(kind: type[msgspec.Struct]) -> Iterable[tuple[str, str]]:
    for field in msgspec.structs.fields(kind):
        optional = "" if field.required else ", optional"
        yield field.encode_name, readable(field.type) + optional


def readable(annotation: object) -> str:
    """A type as people say it."""
    if hasattr(annotation, "__metadata__"):
        return readable(get_args(annotation)[0])
    if isinstance(annotation, type) and not get_args(annotation):
        return "null" if annotation is type(None) else annotation.__name__
    arguments = [readable(each) for each in get_args(annotation)]
    origin = getattr(annotation, "__origin__", None)
    if origin is None:
        return " or ".join(arguments) or str(annotation)
    return f"{origin.__name__} of {' and '.join(arguments)}"


if __name__ == "__main__":
    print(page(), end="")  # noqa: T201 - the page goes where the caller wants it
