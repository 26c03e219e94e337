"""The address of a server that is about to start, and its page."""

import errno
import socket
import sys
import time
import webbrowser
from argparse import Namespace
from threading import Thread
from typing import Final

from ziggurat.core.build import IS_COMPILED
from ziggurat.core.error import Message
from ziggurat.terminal.complaint import Complaint, Failure
from ziggurat.terminal.database import place_of
from ziggurat.terminal.texts import server as texts
from ziggurat.terminal.texts.errors import CommandCode

PATIENCE: Final = 60.0  # seconds for the server to start
ANYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - not listened on here
OUTSIDE: Final = ("192.0.2.1", 9)  # an address of no machine (RFC 5737), to find the way out


def check_address(host: str, port: int) -> None:
    """Raises Complaint or Failure if a server could not listen there."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM
        )[0]
    except (OSError, UnicodeError) as error:
        raise Complaint(CommandCode.BAD_HOST, host=host) from error
    with socket.socket(family, kind, protocol) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind(address)
        except OSError as error:
            raise refusal(host, port, error) from error


def refusal(host: str, port: int, error: OSError) -> Complaint:
    if error.errno == errno.EADDRINUSE:
        return Failure(CommandCode.PORT_IN_USE, host=host, port=port)
    if error.errno == errno.EACCES:
        return Failure(CommandCode.PORT_FORBIDDEN, port=port)
    if error.errno == errno.EADDRNOTAVAIL:
        return Complaint(CommandCode.BAD_HOST, host=host)
    return Failure(CommandCode.CANNOT_LISTEN, host=host, port=port, detail=error.strerror)


def page_address(host: str, port: int) -> str:
    """Where the page is found from this machine."""
    host = ANYWHERE.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def addresses_for_others(port: int) -> list[str]:
    """By the number of this machine, and by its name, which not every network knows."""
    numbers = [number] if (number := own_address()) else []
    return [page_address(each, port) for each in (*numbers, socket.gethostname())]


def own_address() -> str:
    """The address of this machine in its network; empty without one.  Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(OUTSIDE)
        except OSError:
            return ""
        return str(asking.getsockname()[0])


def announce(asked: Namespace) -> None:
    """Say where the page is as soon as the server answers, and open it if asked."""
    Thread(target=wait_and_announce, args=(asked,), daemon=True).start()


def wait_and_announce(asked: Namespace) -> None:
    if not wait_for(ANYWHERE.get(asked.host, asked.host), asked.port):
        return
    address = page_address(asked.host, asked.port)
    said = [Message(texts.RUNNING, address=address)]
    if asked.host in ANYWHERE:
        *by_number, by_name = addresses_for_others(asked.port)
        said += [Message(texts.FOR_OTHERS, address=each) for each in by_number]
        said.append(Message(texts.BY_NAME, address=by_name))
    said.append(Message(texts.KEPT_IN, database=place_of(asked.database)))
    said.append(Message(texts.FAST_ENGINE if IS_COMPILED else texts.SLOW_ENGINE))
    said.append(Message(texts.HOW_TO_STOP))
    print(*[each.in_language(asked.lang) for each in said], sep="\n", flush=True)
    if asked.open and not webbrowser.open(address):
        print(texts.NO_BROWSER.in_language(asked.lang), file=sys.stderr)


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
