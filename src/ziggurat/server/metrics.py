"""What is counted, for Prometheus."""

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

ENTRIES: Final = Counter("ziggurat_entries", "Entries written to logs of rooms", ["kind"])
RACES: Final = Counter("ziggurat_races_lost", "Entries whose number another worker had taken")
COMMIT: Final = Histogram(
    "ziggurat_commit_seconds",
    "How long a transaction with entries took",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0),
)
REFUSED: Final = Counter("ziggurat_refused", "Requests at tables that were refused", ["code"])
BOTS_FAILED: Final = Counter("ziggurat_bots_failed", "Choices made for a bot", ["game", "bot"])
TABLES: Final = Gauge("ziggurat_tables", "Tables held by this worker")
VISITORS: Final = Gauge("ziggurat_visitors", "Connections to tables at this worker")
