"""The address of a server that is about to start, and its page."""

import errno
import socket
import sys
import time
import webbrowser
from threading import Thread
from typing import Final

from ziggurat.core.build import IS_COMPILED
from ziggurat.core.error import Message
from ziggurat.core.text import Language
from ziggurat.terminal.complaint import Complaint, Failure
from ziggurat.terminal.texts import server as texts
from ziggurat.terminal.texts.errors import CommandCode

PATIENCE: Final = 60.0  # seconds for the server to start
ANYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - not listened on here


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


def announce(host: str, port: int, language: Language, *, open_page: bool) -> None:
    """Say where the page is as soon as the server answers, and open it if asked."""
    arguments = (host, port, language, open_page)
    Thread(target=wait_and_announce, args=arguments, daemon=True).start()


def wait_and_announce(host: str, port: int, language: Language, open_page: bool) -> None:
    if not wait_for(ANYWHERE.get(host, host), port):
        return
    address = page_address(host, port)
    said = [Message(texts.RUNNING, address=address)]
    if host in ANYWHERE:
        said.append(Message(texts.FOR_OTHERS, name=socket.gethostname(), port=port))
    said.append(Message(texts.FAST_ENGINE if IS_COMPILED else texts.SLOW_ENGINE))
    said.append(Message(texts.HOW_TO_STOP))
    print(*[each.in_language(language) for each in said], sep="\n", flush=True)
    if open_page and not webbrowser.open(address):
        print(texts.NO_BROWSER.in_language(language), file=sys.stderr)


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
