"""The address of a server that is about to start, and its page."""

import socket
import time
import webbrowser
from threading import Thread
from typing import Final

PATIENCE: Final = 20.0  # seconds for the server to start


def is_free(host: str, port: int) -> bool:
    """Whether a server could listen there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, port))
        except OSError:
            return False
    return True


def open_page(host: str, port: int) -> None:
    """Open the page as soon as somebody answers there."""
    Thread(target=wait_and_open, args=(host, port), daemon=True).start()


def wait_and_open(host: str, port: int) -> bool:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            socket.create_connection((host, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return webbrowser.open(f"http://{host}:{port}/")
    return False
