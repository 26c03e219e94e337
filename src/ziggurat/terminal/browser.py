"""The address of a server that is about to start, and its page."""

import errno
import socket
import sys
import time
import webbrowser
from threading import Thread
from typing import Final

from ziggurat.core.build import ENGINE, IS_COMPILED
from ziggurat.terminal.complaint import Complaint, Failure

PATIENCE: Final = 60.0  # seconds for the server to start
ANYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - not listened on here


def check_address(host: str, port: int) -> None:
    """Raises Complaint or Failure if a server could not listen there."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM
        )[0]
    except (OSError, UnicodeError) as error:
        raise Complaint(
            f"--host {host!r} is not an address of this machine; try 127.0.0.1."
        ) from error
    with socket.socket(family, kind, protocol) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind(address)
        except OSError as error:
            raise refusal(host, port, error) from error


def refusal(host: str, port: int, error: OSError) -> Complaint:
    if error.errno == errno.EADDRINUSE:
        return Failure(f"Port {port} is already in use on {host}: choose another with --port.")
    if error.errno == errno.EACCES:
        return Failure(f"You may not use port {port}: choose one above 1023 with --port.")
    if error.errno == errno.EADDRNOTAVAIL:
        return Complaint(f"--host {host} is not an address of this machine; try 127.0.0.1.")
    return Failure(f"Cannot listen on {host}, port {port}: {error.strerror}.")


def page_address(host: str, port: int) -> str:
    """Where the page is found from this machine."""
    host = ANYWHERE.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def announce(host: str, port: int, *, open_page: bool) -> None:
    """Say where the page is as soon as the server answers, and open it if asked."""
    Thread(target=wait_and_announce, args=(host, port, open_page), daemon=True).start()


def wait_and_announce(host: str, port: int, open_page: bool) -> None:
    if not wait_for(ANYWHERE.get(host, host), port):
        return
    address = page_address(host, port)
    others = " Other machines use this machine's address." if host in ANYWHERE else ""
    lines = [
        f"Ziggurat is running at {address}{others}",
        f"Engine: {ENGINE}{'' if IS_COMPILED else '; a compiled one is faster (make compile)'}.",
        "Press Ctrl-C to stop.",
    ]
    print(*lines, sep="\n", flush=True)
    if open_page and not webbrowser.open(address):
        print("No browser could be opened: open the address yourself.", file=sys.stderr)


def wait_for(host: str, port: int) -> bool:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            socket.create_connection((host, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return True
    return False
