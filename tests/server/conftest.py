"""One server for all tests of a file that do not harm it."""

from collections.abc import Iterator

import pytest

from server.house import Guest, House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    with House(str(folder / "ziggurat.db"), folder / "log", "--limit", "1000") as house:
        yield house
        assert house.is_running, house.log.read_text()
    assert "Traceback" not in house.log.read_text()


@pytest.fixture
def ann(house: House) -> Guest:
    return house.guest("Ann")


@pytest.fixture
def bob(house: House) -> Guest:
    return house.guest("Bob")


@pytest.fixture(scope="module")
def crowd(house: House) -> list[Guest]:
    return [house.guest("Cid"), house.guest("Dan")]


@pytest.fixture(scope="module")
def busy_room(crowd: list[Guest]) -> str:
    """A room where two people are playing."""
    host, other = crowd
    room = host.open("babel", [{"type": "open"}, {"type": "open"}])
    other.join(room)
    return room
