"""One server for all tests of a file that do not harm it."""

from collections.abc import Iterator

import pytest

from server.running import Guest, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with Server(str(folder / "ziggurat.db"), folder / "log", "--limit", "1000") as server:
        yield server
        assert server.is_running, server.log.read_text()
    assert "Traceback" not in server.log.read_text()


@pytest.fixture
def ann(server: Server) -> Guest:
    return server.guest("Ann")


@pytest.fixture
def bob(server: Server) -> Guest:
    return server.guest("Bob")


@pytest.fixture(scope="module")
def crowd(server: Server) -> list[Guest]:
    return [server.guest("Cid"), server.guest("Dan")]


@pytest.fixture(scope="module")
def busy_room(crowd: list[Guest]) -> str:
    """A room where two people are playing."""
    host, other = crowd
    room = host.open("babel", [{"type": "open"}, {"type": "open"}])
    other.join(room)
    return room
