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
from ziggurat.server.api_lessons import LessonsController
from ziggurat.server.api_live import ask, lobby, play, stream
from ziggurat.server.api_people import PeopleController
from ziggurat.server.api_records import RecordsController
from ziggurat.server.api_tables import TablesController
from ziggurat.server.archive import Archive
from ziggurat.server.database import engine_for
from ziggurat.server.doors import Doors
from ziggurat.server.hall import Hall
from ziggurat.server.journal import Journal
from ziggurat.server.logs import write_json
from ziggurat.server.notices import Notices
from ziggurat.server.pages import pages
from ziggurat.server.people import People, Person
from ziggurat.server.protocol import Objection, Refused
from ziggurat.server.results import Results
from ziggurat.server.settings import Settings
from ziggurat.server.thinkers import Thinkers

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
    write_json()
    settings = settings or Settings.inherited()
    engine = engine_for(settings.database)
    people, results, archive = People(engine), Results(engine), Archive(engine)
    notices = Notices(engine)
    doors = Doors(settings, people)
    hall = Hall(Journal(engine), results, Thinkers(settings.thinkers, settings.thinking))

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        house = [asyncio.create_task(hall.keeper.keep_time())]
        house.append(asyncio.create_task(notices.heed(hall)))
        if settings.redis:
            from ziggurat.server.wire import Wire  # noqa: PLC0415 - a single worker starts faster

            hall.wire = doors.wire = Wire(settings.redis, hall)
            house.append(asyncio.create_task(hall.wire.run()))
        spare_the_living()
        logger.info("open")
        yield
        logger.info("closing")
        for task in house:
            task.cancel()
        await asyncio.gather(*house, return_exceptions=True)
        await hall.close()
        if hall.wire is not None:
            await hall.wire.close()
        await engine.dispose()

    live = [play, lobby, stream, ask]
    return Litestar(
        [*CONTROLLERS, *live, health, numbers, *pages()],
        dependencies={
            "people": Provide(lambda: people, sync_to_thread=False),
            "results": Provide(lambda: results, sync_to_thread=False),
            "archive": Provide(lambda: archive, sync_to_thread=False),
            "notices": Provide(lambda: notices, sync_to_thread=False),
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "doors": Provide(lambda: doors, sync_to_thread=False),
            "person": Provide(person),
            "somebody": Provide(somebody),
        },
        guards=[doors.same_site],
        exception_handlers={
            Objection: objected,
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


def spare_the_living() -> None:
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
    elif not isinstance(error, HTTPException | Objection | BadSetting):
        logger.error("a bug", path=scope["path"], exc_info=error)


async def person(request: Request[None, None, State], doors: NamedDependency[Doors]) -> Person:
    return await doors.person(request)


async def somebody(
    request: Request[None, None, State], doors: NamedDependency[Doors]
) -> Person | None:
    return await doors.somebody(request)


def objected(_: Request[None, None, State], objection: Objection) -> Response[Refused]:
    return Response(objection.to_message(""), status_code=STATUS.get(objection.code, 409))


def unavailable(_: Request[None, None, State], __: Exception) -> Response[Refused]:
    refused = Refused("", "unavailable", "nothing can be read or written now; try again")
    return Response(refused, status_code=STATUS["unavailable"])


def badly_set(_: Request[None, None, State], error: BadSetting) -> Response[Refused]:
    return Response(Refused("", "bad_setting", str(error)), status_code=400)
