"""Old objects are looked through for garbage only in a quiet moment."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from ziggurat.server.live import garbage


class Cycle:
    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def thresholds() -> Iterator[None]:
    """The collector as it was, afterwards."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


def run_for(seconds: float, period: float) -> None:
    async def run() -> None:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(garbage.collect_when_quiet(period), seconds)

    asyncio.run(run())


@pytest.mark.usefixtures("thresholds")
@pytest.mark.parametrize("passes", [0, garbage.MANY])
def test_old_garbage_is_collected_once_there_may_be_much_of_it(
    passes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage, "QUIET", 2.0)  # always quiet
    garbage.collect_rarely()
    old = Cycle()
    found = weakref.ref(old)
    gc.collect(1)  # it is old now
    del old
    for _ in range(passes):
        gc.collect(0)
    run_for(0.3, 0.05)

    assert (found() is None) == bool(passes)


@pytest.mark.usefixtures("thresholds")
def test_old_objects_stay_untouched_under_load(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "QUIET", 0.0)  # never quiet
    garbage.collect_rarely()
    old = Cycle()
    found = weakref.ref(old)
    gc.collect(1)
    del old
    for _ in range(garbage.MANY):
        gc.collect(0)
    run_for(0.3, 0.05)

    assert found() is not None
