"""The web page, built from `client/` into `static`."""

from functools import partial
from pathlib import Path
from typing import Final

from litestar import MediaType, Response, Router, get
from litestar.handlers import HTTPRouteHandler
from litestar.static_files import create_static_files_router

from ziggurat.server.http.compressed import Compressed

BUILT: Final = Path(__file__).parents[1] / "static"
ASSETS: Final = "/assets"  # file names change with the content
HEADERS: Final = {
    "content-security-policy": (
        # WebAssembly: the engine that plays without a server is Python compiled to it.
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval';"
        " style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
        " object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
}
FRESH: Final = {**HEADERS, "cache-control": "no-cache"}
LASTING: Final = {**HEADERS, "cache-control": "public, max-age=31536000, immutable"}


def pages(folder: Path = BUILT) -> list[Router | HTTPRouteHandler]:
    """The routes of the page; if it has not been built, a message that says how to."""
    if not (folder / "index.html").is_file():
        return [unbuilt]
    return [
        files(ASSETS, folder / "assets", LASTING),
        files("/", folder, FRESH),
    ]


def files(path: str, folder: Path, headers: dict[str, str]) -> Router:
    # Links from other sites to the page are welcome; the API protects itself.
    async def with_headers(response: Response[object]) -> Response[object]:
        response.headers.update(headers)
        return response

    return create_static_files_router(
        path,
        [folder],
        html_mode=True,
        name=f"static {path}",
        after_request=with_headers,
        middleware=[partial(Compressed, folder)],
        include_in_schema=False,
    )


@get("/", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def unbuilt() -> str:
    return "The page has not been built: `make play` builds it, and needs Node 20 or newer.\n"
