"""Metrics for Prometheus, summed over all workers of a server."""

import os
from functools import cache
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"  # the variable with the folder of the workers' counters

ENTRIES: Final = Counter("ziggurat_entries", "Entries written to logs of rooms", ["kind"])
RACES: Final = Counter("ziggurat_races_lost", "Entries whose number another worker had taken")
COMMIT: Final = Histogram(
    "ziggurat_commit_seconds",
    "How long a transaction with entries took",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0),
)
REFUSED: Final = Counter("ziggurat_refused", "Requests at tables that were refused", ["code"])
BOTS_FAILED: Final = Counter("ziggurat_bots_failed", "Choices made for a bot", ["game", "bot"])
TABLES: Final = Gauge("ziggurat_tables", "Tables held by workers", multiprocess_mode="livesum")
CONNECTIONS: Final = Gauge(
    "ziggurat_visitors", "Connections to tables", multiprocess_mode="livesum"
)
NEW_OBJECTS: Final = Gauge(
    "ziggurat_new_objects",
    "Objects made and not freed since garbage in cycles was last looked for",
    multiprocess_mode="livesum",
)


@cache
def entries_of(kind: type) -> Counter:
    """The counter of entries of one kind; looking it up takes longer than counting."""
    return ENTRIES.labels(kind.__name__.lower())


def report() -> bytes:
    folder = os.environ.get(FOLDER)
    if folder is None:
        return generate_latest()
    for file in Path(folder).glob("gauge_live*.db"):
        worker = int(file.stem.rpartition("_")[2])
        if not is_alive(worker):
            mark_process_dead(worker)  # type: ignore[no-untyped-call]  # the library's own
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # as above
    return generate_latest(registry)


def is_alive(worker: int) -> bool:
    try:
        os.kill(worker, 0)
    except ProcessLookupError:
        return False
    return True
