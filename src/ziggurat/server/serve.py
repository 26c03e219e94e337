"""`ziggurat serve`: migrate the database, then run the workers."""

import asyncio
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn

from ziggurat.server import metrics
from ziggurat.server.database import engine_for, migrate
from ziggurat.server.protocol import LARGEST
from ziggurat.server.settings import Settings


def serve(settings: Settings, host: str, port: int, workers: int) -> None:
    asyncio.run(prepare(settings))
    settings.hand_down()
    with counting_together(workers):
        uvicorn.run(
            "ziggurat.server.app:create",
            factory=True,
            host=host,
            port=port,
            workers=workers,
            ws="websockets-sansio",
            ws_max_size=LARGEST,
            ws_per_message_deflate=False,
            access_log=False,
            log_level="warning",
            timeout_graceful_shutdown=5,
        )


@contextmanager
def counting_together(workers: int) -> Iterator[None]:
    """Several workers count in files of one folder, so that any of them can tell the sum."""
    if workers == 1:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="ziggurat-metrics-") as folder:
        os.environ[metrics.FOLDER] = folder
        yield


async def prepare(settings: Settings) -> None:
    engine = engine_for(settings.database)
    await migrate(engine)
    await engine.dispose()
