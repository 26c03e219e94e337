"""The page is served with its headers, and its absence is explained."""

import gzip
from pathlib import Path

from litestar import Litestar
from litestar.testing import TestClient

from ziggurat.server.http.head import answer_head
from ziggurat.server.http.pages import pages


def built(folder: Path) -> Path:
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<title>Ziggurat</title>")
    (folder / "assets" / "index-1a2b.js").write_text("play()")
    return folder


def test_the_page_is_asked_for_again_and_its_assets_never(tmp_path: Path) -> None:
    with TestClient(Litestar(pages(built(tmp_path)))) as client:
        page, asset = client.get("/"), client.get("/assets/index-1a2b.js")

    assert "<title>Ziggurat</title>" == page.text
    assert "no-cache" == page.headers["cache-control"]
    assert "immutable" in asset.headers["cache-control"]
    assert "frame-ancestors 'none'" in page.headers["content-security-policy"]


def test_head_is_answered_like_get_without_a_body(tmp_path: Path) -> None:
    addresses = ["/", "/index.html", "/assets/index-1a2b.js", "/no-such-file"]
    with TestClient(answer_head(Litestar(pages(compressed(tmp_path))))) as client:
        for address in addresses:
            got, asked = client.get(address), client.head(address)
            assert (got.status_code, got.headers, "") == (
                asked.status_code,
                asked.headers,
                asked.text,
            )


def test_nothing_outside_the_page_is_served(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("seed")
    (tmp_path / "static").mkdir()
    with TestClient(Litestar(pages(built(tmp_path / "static")))) as client:
        assert 404 == client.get("/%2e%2e/secret").status_code


def test_a_page_that_was_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    with TestClient(Litestar(pages(tmp_path))) as client:
        assert "make play" in client.get("/").text


def compressed(folder: Path) -> Path:
    """A page with copies beside a file; the brotli one is not really compressed."""
    built(folder)
    (folder / "assets" / "index-1a2b.js.br").write_text("brotli")
    (folder / "assets" / "index-1a2b.js.gz").write_bytes(gzip.compress(b"zipped()"))
    return folder


def test_a_browser_gets_the_smallest_copy_that_it_reads(tmp_path: Path) -> None:
    asset = "/assets/index-1a2b.js"
    with TestClient(Litestar(pages(compressed(tmp_path)))) as client:
        zipped = client.get(asset, headers={"accept-encoding": "br;q=0, gzip;q=0.5"})
        plain = client.get(asset, headers={"accept-encoding": "identity"})
        with client.stream("GET", asset, headers={"accept-encoding": "gzip, br"}) as answer:
            best = b"".join(answer.iter_raw())

    assert "immutable" in zipped.headers["cache-control"]
    assert ("zipped()", "gzip") == (zipped.text, zipped.headers["content-encoding"])
    assert (b"brotli", "br") == (best, answer.headers["content-encoding"])
    assert "javascript" in answer.headers["content-type"]
    assert "play()" == plain.text
    assert "content-encoding" not in plain.headers
    assert {"accept-encoding"} == {each.headers["vary"] for each in (zipped, plain, answer)}
    assert str(len(b"brotli")) == answer.headers["content-length"]
