"""`ziggurat serve`: run the workers."""

from __future__ import annotations

import os
import resource
import tempfile
from contextlib import contextmanager
from typing import TYPE_CHECKING

import uvicorn

from ziggurat.server import metrics
from ziggurat.server.http.direct import DirectWebsocket
from ziggurat.server.http.protocols import Http
from ziggurat.server.room.protocol import LARGEST

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ziggurat.server.settings import Settings


def serve(settings: Settings, host: str, port: int, workers: int) -> None:
    settings.export()
    raise_file_limit()
    with shared_metrics(workers):
        uvicorn.run(
            "ziggurat.server.http.app:create",
            factory=True,
            host=host,
            port=port,
            workers=workers,
            http=Http,
            ws=DirectWebsocket,
            ws_max_size=LARGEST,
            ws_per_message_deflate=False,
            access_log=False,
            log_level="warning",
            timeout_graceful_shutdown=5,
            # A worker on a busy machine starts slower than uvicorn's default allows: it would be
            # killed and started again, over and over.
            timeout_worker_healthcheck=60,
        )


def raise_file_limit() -> None:
    """Allow as many connections as the system permits: the usual limit is 1,024."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextmanager
def shared_metrics(workers: int) -> Iterator[None]:
    """Several workers count in files of one folder, so that each of them can report the sum."""
    if workers == 1:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="ziggurat-metrics-") as folder:
        os.environ[metrics.FOLDER] = folder
        yield
