"""The websockets described in AsyncAPI 3.0, from the types that the server speaks with."""

from __future__ import annotations

import inspect
import json
from typing import Final, get_args

import msgspec
from litestar import MediaType, Response, get
from msgspec import Struct

from ziggurat.server.live.lobby import Change
from ziggurat.server.room.protocol import PROTOCOL, FromClient, FromServer, Summary

REFERENCE: Final = "#/components/schemas/{name}"
TABLE: Final = "One for each player or spectator of a table; the first message is hello."
LOBBY: Final = "The public tables as a list, and then each change; what a client sends is ignored."


def document() -> dict[str, object]:
    sent, received = get_args(FromClient), get_args(FromServer)
    lobby = (Change,)
    _, schemas = msgspec.json.schema_components(
        [*sent, *received, *lobby, Summary], schema_hook=anything, ref_template=REFERENCE
    )
    listing = {
        "name": "Listing",
        "summary": "All public tables, before the first change.",
        "payload": {"type": "array", "items": {"$ref": REFERENCE.format(name="Summary")}},
    }
    messages = {kind.__name__: message(kind) for kind in (*sent, *received, *lobby)}
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Ziggurat",
            "version": str(PROTOCOL),
            "description": "The websockets of a server; docs/protocol.md explains the messages.",
        },
        "channels": {
            "table": channel(
                "/ws/tables/{room}", TABLE, [kind.__name__ for kind in (*sent, *received)]
            )
            | {"parameters": {"room": {"description": "The last part of a table's address."}}},
            "lobby": channel("/ws/lobby", LOBBY, ["Listing", "Change"]),
        },
        "operations": {
            "request": operation("receive", "table", sent, "What a client sends."),
            "update": operation("send", "table", received, "What a client is sent."),
            "list": {
                "action": "send",
                "channel": {"$ref": "#/channels/lobby"},
                "summary": "The lobby, live.",
            },
        },
        "components": {"messages": {**messages, "Listing": listing}, "schemas": schemas},
    }


def anything(_: type) -> dict[str, object]:
    """What a seat may know is different in each game."""
    return {"description": "specific to the game"}


def message(kind: type[Struct]) -> dict[str, object]:
    return {
        "name": kind.__name__,
        "summary": (inspect.getdoc(kind) or "").partition("\n")[0],
        "contentType": "application/json",
        "payload": {"$ref": REFERENCE.format(name=kind.__name__)},
    }


def channel(address: str, description: str, names: list[str]) -> dict[str, object]:
    messages = {name: {"$ref": f"#/components/messages/{name}"} for name in names}
    return {"address": address, "description": description, "messages": messages}


def operation(
    action: str, name: str, kinds: tuple[type[Struct], ...], summary: str
) -> dict[str, object]:
    return {
        "action": action,
        "channel": {"$ref": f"#/channels/{name}"},
        "summary": summary,
        "messages": [{"$ref": f"#/channels/{name}/messages/{kind.__name__}"} for kind in kinds],
    }


def written() -> str:
    """As it is kept in docs/asyncapi.json."""
    return json.dumps(document(), indent=1, ensure_ascii=False) + "\n"


@get("/schema/asyncapi.json", include_in_schema=False, sync_to_thread=False)
def asyncapi() -> Response[bytes]:
    """The description of the websockets."""
    return Response(written().encode(), media_type=MediaType.JSON)


if __name__ == "__main__":
    print(written(), end="")  # noqa: T201 - `make protocol`
