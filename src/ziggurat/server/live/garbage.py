"""When the interpreter looks for garbage in cycles.

What is dropped without a cycle is freed at once, and neither playing nor coming and going leaves
cycles (`tests/server/live/test_garbage.py`): looking through all that lives, a second with a
thousand tables, would only keep people waiting.  So it is done in quiet moments.
"""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from ziggurat.server import metrics
from ziggurat.server.processor import ProcessorUse

MANY: Final = 100_000  # new objects after which all are looked through in a quiet moment
TOO_MANY: Final = 2_000_000  # new objects after which that does not wait for a quiet moment
PERIOD: Final = 10.0  # seconds
QUIET: Final = 0.1  # of a core


@contextmanager
def collected_rarely() -> Iterator[None]:
    """Never look again through what exists now, and by itself through nothing else."""
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


async def collect_when_quiet(period: float = PERIOD) -> None:
    use = ProcessorUse(period)
    while True:
        await asyncio.sleep(period)
        new = gc.get_count()[0]
        metrics.NEW_OBJECTS.set(new)
        if new >= TOO_MANY or (new >= MANY and use.share() < QUIET):
            gc.collect()
