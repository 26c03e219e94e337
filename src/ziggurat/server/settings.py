"""How a server is to be run.  Workers read it from the environment of their parent."""

from __future__ import annotations

import os
from typing import Final, Self

import msgspec
from msgspec import Struct

VARIABLE: Final = "ZIGGURAT_SERVER"


class Settings(Struct, frozen=True):
    database: str = "ziggurat.db"
    redis: str = ""  # none: a single worker
    secure: bool = False  # whether cookies travel over HTTPS alone
    origins: list[str] = []  # other places from where pages may talk to this server
    bot_processes: int = max(2, os.cpu_count() or 2)  # processes for bots
    bot_timeout: float = 20.0  # seconds after which a bot is given up; the best ones take five
    limit: float = 30.0  # how many people, tables or logins one address may make at once

    def export(self) -> None:
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def from_environment(cls) -> Self:
        return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=cls)
