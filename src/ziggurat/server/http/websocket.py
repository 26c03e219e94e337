"""The websocket of a table: requests come in one after another, updates go out on changes."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Final

import structlog
from msgspec import MsgspecError, Struct
from sqlalchemy.exc import SQLAlchemyError

from ziggurat.server import metrics
from ziggurat.server.http.limits import REQUEST_BURST, REQUESTS_PER_SECOND, Bucket
from ziggurat.server.live.dispatch import dispatch
from ziggurat.server.live.live_room import Subscriber
from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.projection import welcome
from ziggurat.server.room.protocol import (
    DECODER,
    ENCODER,
    PROTOCOL,
    FromClient,
    Hello,
    Requester,
    RequestError,
    Return,
)
from ziggurat.server.room.refusals import refusal_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from ziggurat.server.http.connection import Connection
    from ziggurat.server.live.live_room import LiveRoom
    from ziggurat.server.live.registry import Registry

logger: Final = structlog.get_logger()
HELLO_TIMEOUT: Final = 10.0  # seconds
WAITING: Final = 8  # messages; more are not read before these are answered
# Close codes.
FAILED: Final = 1011
TRY_AGAIN: Final = 1013
BAD_MESSAGE: Final = 4400
LOGGED_OUT: Final = 4401
NO_TABLE: Final = 4404


class TableSocket(Subscriber):
    """Serves a connection that it has taken over."""

    __slots__ = (
        "_connection",
        "_inbox",
        "_is_lost",
        "_is_outdated",
        "_is_pushing",
        "_is_welcome",
        "_is_working",
        "_live",
        "_name",
        "_on_lost",
        "_registry",
        "_requests",
        "_timer",
    )

    def __init__(
        self,
        connection: Connection,
        registry: Registry,
        name: str,
        requester: Requester,
        on_lost: Callable[[], None],
    ) -> None:
        super().__init__(requester)
        self._connection: Final = connection
        self._registry: Final = registry
        self._name: Final = name
        self._on_lost: Final = on_lost
        self._requests: Final = Bucket(time.monotonic())
        self._inbox: Final[list[bytes]] = []
        self._live: LiveRoom | None = None  # once it has said hello
        self._is_welcome = False
        self._is_working = False
        self._is_pushing = False
        self._is_outdated = False  # whether an update waits until the client reads
        self._is_lost = False
        self._timer: asyncio.TimerHandle | None = asyncio.get_running_loop().call_later(
            HELLO_TIMEOUT, connection.close, BAD_MESSAGE, "no hello in time"
        )

    def lost(self) -> None:
        self._is_lost = True
        self._stop_timer()
        self._on_lost()
        if self._live is not None:
            self._registry.leave(self._live, self)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # Requests.

    def received(self, text: bytes) -> None:
        self._inbox.append(text)
        if len(self._inbox) >= WAITING:
            self._connection.pause_reading()
        if not self._is_working:
            self._is_working = True
            self._registry.tasks.start(self._work())

    async def _work(self) -> None:
        """Answer what has come in.  It is finished even if the connection breaks."""
        try:
            while self._inbox and not self._is_lost and not self.is_disconnected:
                await self._handle(self._inbox.pop(0))
        except RequestError as error:
            self._send(refusal_of(error))
            self._connection.close(NO_TABLE, error.code.code)
        except (SQLAlchemyError, OSError) as error:
            logger.error("database unavailable", room=self._name, error=type(error).__name__)  # noqa: TRY400 - the type is enough
            self._connection.close(TRY_AGAIN, "try again later")
        except Exception:
            logger.exception("unhandled exception", room=self._name)
            self._connection.close(FAILED, "internal error")
        finally:
            self._is_working = False
            self._connection.resume_reading()

    async def _handle(self, text: bytes) -> None:
        now = time.monotonic()
        is_too_fast = not self._requests.allows(now, REQUEST_BURST, REQUESTS_PER_SECOND)
        if is_too_fast:
            await asyncio.sleep(1 / REQUESTS_PER_SECOND)  # meanwhile little more is read
        request: FromClient | None = None
        try:
            request = DECODER.decode(text)
        except (MsgspecError, UnicodeError, RecursionError) as error:
            self._refuse("", RequestCode.MALFORMED, detail=str(error))
        if self._live is None:
            await self._greet(request)
        elif request is not None and is_too_fast:
            self._refuse(request.id, RequestCode.TOO_FAST)
        elif request is not None:
            await self._answer(request)

    async def _answer(self, request: FromClient) -> None:
        try:
            self._send(await dispatch(self._registry, self._name, self.requester, request))
        except RequestError as error:
            metrics.REFUSED.labels(error.code.code).inc()
            self._send(refusal_of(error, request.id))
            if error.code is RequestCode.STALE:
                self.notify()

    # Hello.

    async def _greet(self, hello: FromClient | None) -> None:
        self._stop_timer()
        if not isinstance(hello, Hello):
            self._connection.close(BAD_MESSAGE, "the first message must be hello")
        elif hello.protocol != PROTOCOL:
            found = hello.protocol
            self._refuse(hello.id, RequestCode.PROTOCOL, found=found, expected=PROTOCOL)
            self._connection.close(BAD_MESSAGE, "another protocol version")
        else:
            self.seen_version = hello.version
            live = await self._registry.enter(self._name, self)
            if self._is_lost:
                self._registry.leave(live, self)
            else:
                self._live = live
                await self._welcome(hello)

    async def _welcome(self, hello: Hello) -> None:
        """Answer hello; a player whose seat a bot is playing takes it back."""
        async with self._registry.locked(self._name) as (_, room):
            self._send(welcome(room, hello.id, self.requester))
            returns = room.can_return(room.seat_of(self.requester.player))
        self._is_welcome = True
        self.notify()
        if returns:
            await self._registry.submit(self._name, self.requester, Return(secrets.token_hex(8)))

    # Updates.

    def notify(self) -> None:
        """Send an update soon; changes that come too fast share one."""
        if self._is_welcome and not self._is_pushing:
            assert self._live is not None
            self._is_pushing = True
            self._live.push_soon(self._push)

    def writable(self) -> None:
        if self._is_outdated:
            self._is_outdated = False
            self.notify()

    def _push(self) -> None:
        self._is_pushing = False
        live = self._live
        assert live is not None
        if self._is_lost:
            return
        if self.is_disconnected:
            self._connection.close(LOGGED_OUT, "you have been logged out")
        elif not self._connection.is_writable:
            self._is_outdated = True
        elif live.is_readable:
            self._connection.write_text(live.update_for(self, time.time()))
        else:
            self._is_pushing = True
            self._registry.tasks.start(self._push_later())

    async def _push_later(self) -> None:
        """If updates cannot be made any more, the connection is closed: the client reconnects."""
        try:
            async with self._registry.locked(self._name) as (live, _):
                if not self._is_lost:
                    self._connection.write_text(live.update_for(self, time.time()))
        except (RequestError, SQLAlchemyError, OSError) as error:
            logger.warning("update failed", room=self._name, error=repr(error))
            self._connection.close(TRY_AGAIN, "updates are not available")
        finally:
            self._is_pushing = False

    def _refuse(self, request: str, code: RequestCode, **values: object) -> None:
        self._send(refusal_of(RequestError(code, **values), request))

    def _send(self, message: Struct) -> None:
        self._connection.write_text(ENCODER.encode(message))
