"""When the interpreter looks for garbage in cycles.

What is dropped without a cycle is freed at once, and playing leaves no cycles: looking through all
that lives, a second with a thousand tables, would only keep people waiting.  So only young objects
are looked through while there is work, and the others in a quiet moment.
"""

import asyncio
import gc
from typing import Final

from ziggurat.server.processor import ProcessorUse

YOUNG: Final = 20_000  # new objects after which these are looked through: some milliseconds
MANY: Final = 10  # times YOUNG: then the others are looked through in a quiet moment
TOO_MANY: Final = 200  # times YOUNG: then without waiting for a quiet moment
PERIOD: Final = 10.0  # seconds
QUIET: Final = 0.1  # of a core


def collect_rarely() -> None:
    """Never look again through what exists now, and seldom through what will."""
    gc.freeze()
    gc.set_threshold(YOUNG, TOO_MANY, TOO_MANY)


async def collect_when_quiet(period: float = PERIOD) -> None:
    use = ProcessorUse(period)
    while True:
        await asyncio.sleep(period)
        if use.share() < QUIET and gc.get_count()[1] >= MANY:
            gc.collect()
