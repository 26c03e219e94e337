"""Logs: readable lines on a terminal, otherwise one line of JSON for each event.

Tracebacks omit the values of variables: a password may be among them.
"""

from __future__ import annotations

import logging
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog
from structlog.dev import ConsoleRenderer, plain_traceback
from structlog.processors import ExceptionRenderer, JSONRenderer, TimeStamper
from structlog.tracebacks import ExceptionDictTransformer

if TYPE_CHECKING:
    from structlog.typing import Processor


class Lines(structlog.PrintLogger):
    """Writes to standard error.  On a full disk lines are lost, but the server goes on."""

    def msg(self, message: str) -> None:
        with suppress(OSError):
            super().msg(message)

    debug = info = warning = error = critical = exception = msg


def configure_logging() -> None:
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            *(for_people() if sys.stderr.isatty() else for_programs()),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=lambda *_: Lines(sys.stderr),
        cache_logger_on_first_use=True,
    )


def for_people() -> list[Processor]:
    return [
        TimeStamper(fmt="%H:%M:%S", utc=False),
        ConsoleRenderer(exception_formatter=plain_traceback),
    ]


def for_programs() -> list[Processor]:
    return [
        TimeStamper(fmt="iso", utc=True),
        ExceptionRenderer(ExceptionDictTransformer(show_locals=False, max_frames=20)),
        JSONRenderer(),
    ]
