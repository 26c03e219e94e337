"""The interface is described for tools: OpenAPI for HTTP, AsyncAPI for websockets."""

import json
from pathlib import Path
from typing import get_args

import httpx
import pytest
from jsonschema_rs import validator_for

from server.running import Server
from ziggurat.server.http.app import create
from ziggurat.server.http.asyncapi import document, written
from ziggurat.server.room.protocol import FromClient, FromServer
from ziggurat.server.settings import Settings

DOCS = Path(__file__).parents[3] / "docs"
SCHEMA = create(Settings(database="unused")).openapi_schema.to_schema()
OPERATIONS = {
    f"{method} {path}": operation
    for path, methods in SCHEMA["paths"].items()
    for method, operation in methods.items()
}


@pytest.mark.parametrize("name", OPERATIONS)
def test_every_operation_says_what_it_does(name: str) -> None:
    operation = OPERATIONS[name]
    assert operation.get("summary")
    assert operation.get("description"), "the handler has no docstring"
    assert operation.get("tags")


def test_the_description_of_websockets_is_up_to_date() -> None:
    assert (DOCS / "asyncapi.json").read_text("utf-8") == written()


def test_every_message_is_described() -> None:
    components = document()["components"]
    assert isinstance(components, dict)
    kinds = (*get_args(FromClient), *get_args(FromServer))
    assert {kind.__name__ for kind in kinds} <= set(components["messages"])
    assert all(each["summary"] for each in components["messages"].values())
    for reference in references(document()):
        assert found(document(), reference), reference


def test_what_a_client_may_send_fits_the_description() -> None:
    schemas = document()["components"]["schemas"]  # type: ignore[index]  # an object
    say = validator_for({**schemas["Say"], "components": {"schemas": schemas}})
    assert say.is_valid({"type": "say", "id": "1", "text": "hello"})
    assert not say.is_valid({"type": "say", "id": "1", "text": ""})


def test_the_server_serves_both_without_scripts_of_other_sites(server: Server) -> None:
    served = httpx.get(f"{server.url}/schema/asyncapi.json")
    assert ("application/json", document()) == (
        served.headers["content-type"].partition(";")[0],
        served.json(),
    )
    assert "Ziggurat" == httpx.get(f"{server.url}/schema/openapi.json").json()["info"]["title"]


def references(part: object) -> list[str]:
    if isinstance(part, dict):
        own = [part["$ref"]] if "$ref" in part else []
        return own + [each for value in part.values() for each in references(value)]
    return [each for value in part for each in references(value)] if isinstance(part, list) else []


def found(whole: object, reference: str) -> object:
    for key in reference.removeprefix("#/").split("/"):
        whole = json.loads(json.dumps(whole))[key]
    return whole
