"""The application: everything put together."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Final

import structlog
from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import Scope
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.protocols.utils import ClientDisconnected

from ziggurat.core.kind import BadSetting
from ziggurat.server import metrics
from ziggurat.server.bots.pool import BotPool
from ziggurat.server.http.auth import Auth
from ziggurat.server.http.lessons import LessonsController
from ziggurat.server.http.pages import pages
from ziggurat.server.http.people import PeopleController
from ziggurat.server.http.play import ask, lobby, play, stream
from ziggurat.server.http.records import RecordsController
from ziggurat.server.http.tables import TablesController
from ziggurat.server.live.registry import Registry
from ziggurat.server.logs import configure_logging
from ziggurat.server.room.protocol import Refused, RequestError
from ziggurat.server.settings import Settings
from ziggurat.server.storage.database import engine_for
from ziggurat.server.storage.journal import Journal
from ziggurat.server.storage.lists import RoomLists
from ziggurat.server.storage.notices import Notices
from ziggurat.server.storage.people import People, Person
from ziggurat.server.storage.results import Results

VERSION: Final = version("ziggurat")
logger: Final = structlog.get_logger()
LARGEST_BODY: Final = 16_384  # bytes
CONTROLLERS: Final = (PeopleController, TablesController, RecordsController, LessonsController)
STATUS: Final = {
    "no_table": 404,
    "no_player": 404,
    "no_lesson": 404,
    "too_often": 429,
    "wrong_password": 403,
    "malformed": 400,
    "unavailable": 503,
}


def create(settings: Settings | None = None) -> Litestar:
    configure_logging()
    settings = settings or Settings.from_environment()
    engine = engine_for(settings.database)
    people, results, lists = People(engine), Results(engine), RoomLists(engine)
    notices = Notices(engine)
    auth = Auth(settings, people)
    registry = Registry(
        Journal(engine), results, BotPool(settings.bot_processes, settings.bot_timeout)
    )

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        house = [asyncio.create_task(registry.scheduler.keep_time())]
        house.append(asyncio.create_task(notices.heed(registry)))
        if settings.redis:
            from ziggurat.server.live.pubsub import PubSub  # noqa: PLC0415 - a single worker starts faster

            registry.pubsub = auth.pubsub = PubSub(settings.redis, registry)
            house.append(asyncio.create_task(registry.pubsub.run()))
        tune_garbage_collector()
        logger.info("open")
        yield
        logger.info("closing")
        for task in house:
            task.cancel()
        await asyncio.gather(*house, return_exceptions=True)
        await registry.close()
        if registry.pubsub is not None:
            await registry.pubsub.close()
        await engine.dispose()

    live = [play, lobby, stream, ask]
    return Litestar(
        [*CONTROLLERS, *live, health, numbers, *pages()],
        dependencies={
            "people": Provide(lambda: people, sync_to_thread=False),
            "results": Provide(lambda: results, sync_to_thread=False),
            "lists": Provide(lambda: lists, sync_to_thread=False),
            "notices": Provide(lambda: notices, sync_to_thread=False),
            "registry": Provide(lambda: registry, sync_to_thread=False),
            "auth": Provide(lambda: auth, sync_to_thread=False),
            "person": Provide(person),
            "person_or_none": Provide(person_or_none),
        },
        guards=[auth.reject_cross_site],
        exception_handlers={
            RequestError: objected,
            BadSetting: badly_set,
            SQLAlchemyError: unavailable,
            OSError: unavailable,
        },
        after_exception=[log_bug],
        lifespan=[life],
        openapi_config=OpenAPIConfig(title="Ziggurat", version=VERSION),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


def tune_garbage_collector() -> None:
    """Look through all that lives only rarely: with a thousand tables it takes a third of a second.

    What is dropped without a cycle is freed at once all the same.
    """
    gc.freeze()
    gc.set_threshold(50_000, 20, 1_000)


@get("/health")
async def health(people: NamedDependency[People]) -> dict[str, str]:
    """Whether the database answers."""
    await people.of_token("")
    return {"status": "well", "version": VERSION}


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def numbers() -> Response[bytes]:
    """For Prometheus; all workers of this server together."""
    return Response(metrics.report(), media_type=CONTENT_TYPE_LATEST)


def log_bug(error: Exception, scope: Scope) -> None:
    """What nobody expected is written down, without what people sent."""
    if isinstance(error, ClientDisconnected):
        return  # somebody left while the door was being opened
    if isinstance(error, SQLAlchemyError | OSError):
        logger.error("the database is away", path=scope["path"], error=type(error).__name__)
    elif not isinstance(error, HTTPException | RequestError | BadSetting):
        logger.error("a bug", path=scope["path"], exc_info=error)


async def person(request: Request[None, None, State], auth: NamedDependency[Auth]) -> Person:
    return await auth.person(request)


async def person_or_none(
    request: Request[None, None, State], auth: NamedDependency[Auth]
) -> Person | None:
    return await auth.person_or_none(request)


def objected(_: Request[None, None, State], error: RequestError) -> Response[Refused]:
    return Response(error.to_message(""), status_code=STATUS.get(error.code, 409))


def unavailable(_: Request[None, None, State], __: Exception) -> Response[Refused]:
    refused = Refused("", "unavailable", "nothing can be read or written now; try again")
    return Response(refused, status_code=STATUS["unavailable"])


def badly_set(_: Request[None, None, State], error: BadSetting) -> Response[Refused]:
    return Response(Refused("", "bad_setting", str(error)), status_code=400)
