"""The ASGI application."""

import resource
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Final

import structlog
from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Scope
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.protocols.utils import ClientDisconnected

from ziggurat.core import game
from ziggurat.core.error import ErrorCode
from ziggurat.core.kind import BadSetting
from ziggurat.games.component_files import use_named
from ziggurat.server import metrics
from ziggurat.server.http.administration import AdminController, admin
from ziggurat.server.http.archive import ArchiveController
from ziggurat.server.http.asyncapi import asyncapi
from ziggurat.server.http.auth import SAFE, Auth
from ziggurat.server.http.bots import BotsController
from ziggurat.server.http.checks import add_headers, reject_bad_body, reject_bad_path
from ziggurat.server.http.circle import CircleController
from ziggurat.server.http.daily import DailyController
from ziggurat.server.http.head import answer_head
from ziggurat.server.http.leaderboards import LeaderboardsController
from ziggurat.server.http.lessons import LessonsController
from ziggurat.server.http.notifications import (
    NotificationsController,
    ask_to_unsubscribe,
    confirm,
    unsubscribe,
)
from ziggurat.server.http.pages import pages
from ziggurat.server.http.passkeys import PasskeysController
from ziggurat.server.http.passwords import PasswordsController
from ziggurat.server.http.people import PeopleController
from ziggurat.server.http.play import lobby, play, requests, stream
from ziggurat.server.http.puzzles import PuzzlesController
from ziggurat.server.http.records import RecordsController
from ziggurat.server.http.reviews import ReviewsController
from ziggurat.server.http.sessions import SessionsController
from ziggurat.server.http.statistics import StatisticsController
from ziggurat.server.http.tables import TablesController
from ziggurat.server.http.vacation import VacationController
from ziggurat.server.live.dispatch import check_scope
from ziggurat.server.live.garbage import collected_rarely
from ziggurat.server.logs import configure_logging
from ziggurat.server.room.account_errors import AccountCode
from ziggurat.server.room.daily_errors import DailyCode
from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.protocol import Refused, RequestError
from ziggurat.server.room.refusals import refusal_of
from ziggurat.server.services import Services
from ziggurat.server.settings import Settings
from ziggurat.server.storage.people import People, Person

VERSION: Final = version("ziggurat")
ENGINE: Final = "interpreted" if str(game.__file__).endswith(".py") else "compiled"
logger: Final = structlog.get_logger()
LARGEST_BODY: Final = 16_384  # bytes
CONTROLLERS: Final = (
    PeopleController,
    PasswordsController,
    PasskeysController,
    SessionsController,
    BotsController,
    CircleController,
    LeaderboardsController,
    AdminController,
    VacationController,
    NotificationsController,
    TablesController,
    RecordsController,
    ReviewsController,
    LessonsController,
    PuzzlesController,
    DailyController,
    StatisticsController,
    ArchiveController,
)
# The framework's other renderings run scripts of other sites.
DESCRIPTION: Final = JsonRenderPlugin(path=["/openapi.json", "/"], media_type=MediaType.JSON)
CONFLICT: Final = 409
SERVER_ERROR: Final = 500
STATUS: Final[dict[ErrorCode, int]] = {
    RequestCode.MALFORMED: 400,
    RequestCode.NOT_LOGGED_IN: 401,
    RequestCode.WRONG_PASSWORD: 403,
    RequestCode.WRONG_OLD_PASSWORD: 403,
    RequestCode.NO_TABLE: 404,
    RequestCode.NO_PLAYER: 404,
    RequestCode.NO_PROFILE: 404,
    RequestCode.NO_LESSON: 404,
    RequestCode.NO_FINDING: 404,
    RequestCode.NO_PUZZLE: 404,
    RequestCode.NO_VERDICT: 503,
    DailyCode.NO_DAILY: 404,
    RequestCode.NO_CHANNEL: 404,
    RequestCode.BAD_URL: 400,
    RequestCode.NOT_DELIVERED: 502,
    RequestCode.TOO_OFTEN: 429,
    RequestCode.TOO_FAST: 429,
    RequestCode.TOO_MANY_PASSWORDS: 429,
    RequestCode.UNAVAILABLE: 503,
    AccountCode.ACCOUNT_NEEDED: 403,
    AccountCode.OUT_OF_SCOPE: 403,
    AccountCode.NO_BOT_ACCOUNT: 404,
    AccountCode.NOT_ADMIN: 403,
    AccountCode.MUTED: 403,
    AccountCode.NO_REPORT: 404,
    AccountCode.NOT_WELCOME: 403,
    AccountCode.NOT_INVITED: 403,
    AccountCode.BAD_TICKET: 403,
    AccountCode.BAD_PASSKEY: 403,
    AccountCode.NO_PASSKEY: 404,
}


def create(settings: Settings | None = None) -> Litestar:
    configure_logging()
    use_named()
    settings = settings or Settings.from_environment()
    services = Services(settings)
    auth = Auth(settings, services.people, services.pubsub)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        services.start()
        descriptors = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        logger.info("server started", file_descriptors=descriptors, engine=ENGINE)
        with collected_rarely():
            yield
        logger.info("server stopping")
        await services.close()

    app = Litestar(
        [*CONTROLLERS, *handlers(), *pages()],
        dependencies={
            **provided(services),
            "auth": Provide(lambda: auth, sync_to_thread=False),
            "person": Provide(person),
            "person_or_none": Provide(person_or_none),
            "admin": Provide(admin),
        },
        guards=[auth.limit_addresses, reject_bad_path, auth.reject_cross_site],
        before_request=reject_bad_body,
        before_send=[add_headers],
        exception_handlers={
            RequestError: handle_request_error,
            BadSetting: handle_bad_setting,
            HTTPException: handle_http_exception,
            SQLAlchemyError: handle_unavailable,
            OSError: handle_unavailable,
            Exception: handle_bug,
        },
        after_exception=[log_exception],
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Ziggurat",
            version=VERSION,
            render_plugins=[DESCRIPTION],
            use_handler_docstrings=True,
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    return answer_head(app)


def handlers() -> list[BaseRouteHandler]:
    live: list[BaseRouteHandler] = [play, lobby, stream, requests]
    return [*live, confirm, unsubscribe, ask_to_unsubscribe, health, report_metrics, asyncapi]


PROVIDED: Final = (
    *("people", "accounts", "passwords", "tickets", "tasks", "bots", "relations", "reports"),
    *("overview", "moderation", "results", "lists", "privacy", "channels", "host", "delivery"),
    *("vacations", "registry", "hints", "findings", "reviews", "puzzles", "daily", "statistics"),
    *("passkeys", "passkey_logins", "archive"),
)


def provided(services: Services) -> dict[str, Provide]:
    """The services that handlers may ask for, by name."""
    found = {name: getattr(services, name) for name in PROVIDED}
    found["public_lobby"] = services.lobby
    return {name: Provide(always(each), sync_to_thread=False) for name, each in found.items()}


def always(service: object) -> Callable[[], object]:
    return lambda: service


@get("/health", tags=["operation"])
async def health(people: NamedDependency[People]) -> dict[str, str]:
    """Whether the database answers."""
    await people.of_token("")
    return {"status": "well", "version": VERSION, "engine": ENGINE}


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def report_metrics() -> Response[bytes]:
    """For Prometheus; all workers of this server together."""
    return Response(metrics.report(), media_type=CONTENT_TYPE_LATEST)


async def person(request: Request[None, None, State], auth: NamedDependency[Auth]) -> Person:
    """Who sends a request, which is counted.  Raises RequestError."""
    found = await auth.person(request)
    auth.limit_requests(request, found)
    scope = request.route_handler.opt.get("scope", "account")
    if scope and request.method not in SAFE:
        check_scope(found.requester, scope)
    return found


async def person_or_none(
    request: Request[None, None, State], auth: NamedDependency[Auth]
) -> Person | None:
    """Who sends a request that anybody may send: positions, which take time to compute."""
    found = await auth.person_or_none(request)
    auth.limit_requests(request, found)
    return found


# Errors.


def log_exception(error: Exception, scope: Scope) -> None:
    """Log unexpected errors, without what was sent."""
    if isinstance(error, ClientDisconnected):
        return  # during the handshake of a websocket
    if isinstance(error, SQLAlchemyError | OSError):
        logger.error("database unavailable", path=scope["path"], error=type(error).__name__)
    elif not isinstance(error, HTTPException | RequestError | BadSetting):
        logger.error("unhandled exception", path=scope["path"], exc_info=error)


def handle_request_error(_: Request[None, None, State], error: RequestError) -> Response[Refused]:
    return Response(refusal_of(error), status_code=STATUS.get(error.code, CONFLICT))


def handle_unavailable(_: Request[None, None, State], __: Exception) -> Response[Refused]:
    refused = refusal_of(RequestError(RequestCode.UNAVAILABLE))
    return Response(refused, status_code=STATUS[RequestCode.UNAVAILABLE])


def handle_bad_setting(_: Request[None, None, State], error: BadSetting) -> Response[Refused]:
    return Response(refusal_of(error), status_code=400)


def handle_http_exception(
    request: Request[None, None, State], error: HTTPException
) -> Response[Refused]:
    """What the framework refuses: unknown addresses, bodies that do not fit."""
    refused = refusal_of(of_framework(request, error))
    return Response(refused, status_code=error.status_code, headers=error.headers)


def of_framework(request: Request[None, None, State], error: HTTPException) -> RequestError:
    match error.status_code:
        case 403:  # a guard can raise nothing else before a websocket opens
            return RequestError(RequestCode.OTHER_SITE)
        case 404:
            return RequestError(RequestCode.NO_ADDRESS)
        case 405:
            return RequestError(RequestCode.WRONG_METHOD, method=request.method)
        case 413:
            return RequestError(RequestCode.TOO_LARGE)
        case status if status < SERVER_ERROR:
            return RequestError(RequestCode.MALFORMED, detail=problem_in(error))
    return RequestError(RequestCode.INTERNAL)


def problem_in(error: HTTPException) -> str:
    """The framework's reason, with the places in what was sent."""
    found = [f"{each['message']}" for each in error.extra or [] if isinstance(each, dict)]
    return "; ".join(found) or error.detail


def handle_bug(_: Request[None, None, State], __: Exception) -> Response[Refused]:
    return Response(refusal_of(RequestError(RequestCode.INTERNAL)), status_code=SERVER_ERROR)
