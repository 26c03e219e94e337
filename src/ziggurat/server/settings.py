"""Settings of a server.  Workers read them from the environment of their parent."""

from __future__ import annotations

import os
from typing import Final, Self

import msgspec
from msgspec import Struct

VARIABLE: Final = "ZIGGURAT_SERVER"


class Settings(Struct, frozen=True):
    database: str = "ziggurat.db"
    redis: str = ""  # empty: a single worker
    secure: bool = False  # whether cookies are sent over HTTPS only
    origins: list[str] = []  # other origins whose pages may use this server
    bot_processes: int = max(2, os.cpu_count() or 2)  # processes for bots
    bot_timeout: float = 20.0  # seconds for a bot's choice; the strongest take five
    limit: float = 30.0  # new people, tables and logins per address and minute

    def export(self) -> None:
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def from_environment(cls) -> Self:
        return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=cls)
