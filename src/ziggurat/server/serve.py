"""`ziggurat serve`: migrate the database, then run the workers."""

import asyncio

import uvicorn

from ziggurat.server.database import engine_for, migrate
from ziggurat.server.protocol import LARGEST
from ziggurat.server.settings import Settings


def serve(settings: Settings, host: str, port: int, workers: int) -> None:
    asyncio.run(prepare(settings))
    settings.hand_down()
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


async def prepare(settings: Settings) -> None:
    engine = engine_for(settings.database)
    await migrate(engine)
    await engine.dispose()
