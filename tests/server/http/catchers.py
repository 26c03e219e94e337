"""Receivers for notifications: a mail server and an HTTP server, real ones, on this machine."""

from __future__ import annotations

import json
import threading
import time
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, NamedTuple

from aiosmtpd.controller import Controller

from server.running import free_port

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from aiosmtpd.smtp import SMTP, Envelope, Session

PATIENCE = 30.0  # seconds


class Received(NamedTuple):
    method: str
    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> dict[str, object]:
        found: dict[str, object] = json.loads(self.body)
        return found


class HttpCatcher:
    """Keeps the requests that it gets; answers with a status that may be changed."""

    def __init__(self) -> None:
        self.received: list[Received] = []
        self.status = 201
        catcher = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                headers = {name.lower(): value for name, value in self.headers.items()}
                catcher.received.append(Received(self.command, self.path, headers, body))
                self.send_response(catcher.status)
                self.send_header("content-length", "0")
                self.end_headers()

            do_PUT = do_POST  # noqa: N815 - a name of the standard library

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"

    def wait(self, count: int = 1) -> list[Received]:
        wait_until(lambda: len(self.received) >= count)
        return self.received


@contextmanager
def http_catcher() -> Iterator[HttpCatcher]:
    catcher = HttpCatcher()
    thread = threading.Thread(target=catcher.server.serve_forever, daemon=True)
    thread.start()
    try:
        yield catcher
    finally:
        catcher.server.shutdown()
        catcher.server.server_close()
        thread.join()


class Mailbox:
    """Accepts every message."""

    def __init__(self) -> None:
        self.letters: list[tuple[list[str], str]] = []

    async def handle_DATA(self, _: SMTP, __: Session, envelope: Envelope) -> str:  # noqa: N802 - a name of the library
        assert isinstance(envelope.content, bytes)
        self.letters.append((envelope.rcpt_tos, envelope.content.decode()))
        return "250 OK"

    def wait(self, count: int = 1) -> list[tuple[list[str], str]]:
        wait_until(lambda: len(self.letters) >= count)
        return self.letters


@contextmanager
def mailbox() -> Iterator[tuple[Mailbox, int]]:
    """A mail server, and its port."""
    box, port = Mailbox(), free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield box, port
    finally:
        controller.stop()


def wait_until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline, "nothing came"
        time.sleep(0.05)
