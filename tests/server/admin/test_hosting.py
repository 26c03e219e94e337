"""What a host installs: a wheel with the page in it, and the files that start a server."""

import json
import os
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
import yaml  # type: ignore[import-untyped]  # schemathesis brings it along

from server.running import PATIENCE, free_port
from ziggurat.terminal.arguments import parser

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "deploy"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what the wheels of a tree with a page install."""
    folder = tmp_path_factory.mktemp("wheel")
    tree = folder / "tree"
    shutil.copytree(ROOT / "src", tree / "src", ignore=shutil.ignore_patterns("static", "*.pyc"))
    shutil.copytree(ROOT / "docs", tree / "docs")
    shutil.copytree(ROOT / "examples", tree / "examples", ignore=shutil.ignore_patterns("*.pyc"))
    for name in ("pyproject.toml", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, tree)
    server = tree / "src" / "ziggurat" / "server"
    page = server / "static"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>A page that was built</title>")
    (page / "assets" / "index-1a2b.js").write_text("play()")
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    wheels = str(folder / "wheels")
    build = [*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", wheels]
    subprocess.run([*build, str(tree), str(server)], check=True)  # noqa: S603 - our own tree
    built = sorted(str(wheel) for wheel in Path(wheels).iterdir())
    target = folder / "installed"
    install = [*pip, "install", "--no-deps", "--target", str(target), *built]
    subprocess.run(install, check=True)  # noqa: S603 - our own wheel
    return target


def test_a_wheel_has_the_scripts_for_shells(installed: Path) -> None:
    shells = installed / "ziggurat" / "terminal" / "shells"

    assert {"bash", "fish", "zsh"} == {script.suffix[1:] for script in shells.iterdir()}


def test_an_installed_wheel_serves_the_page_and_the_games(installed: Path, tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "ziggurat", "serve", "--port", str(port)]
    environment = {**os.environ, "PYTHONPATH": str(installed)}
    with (
        subprocess.Popen(  # noqa: S603 - our own server
            command, cwd=tmp_path, env=environment, stderr=subprocess.DEVNULL
        ) as process,
        httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as http,
    ):
        try:
            wait_for(http)
            assert "A page that was built" in http.get("/").text
            assert "play()" == http.get("/assets/index-1a2b.js").text
            assert 201 == http.post("/api/me", json={"name": "Ann"}).status_code
            assert 4 <= len(http.get("/api/games").json())
        finally:
            process.terminate()


def wait_for(http: httpx.Client) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            http.get("/health").raise_for_status()
        except httpx.TransportError:
            time.sleep(0.1)
        else:
            return
    raise TimeoutError


def command_of_the_unit() -> list[str]:
    lines = (DEPLOY / "ziggurat.service").read_text().splitlines()
    (start,) = [line for line in lines if line.startswith("ExecStart=")]
    return shlex.split(start.removeprefix("ExecStart="))[1:]


def lines_of_the_container(word: str) -> list[str]:
    lines = (DEPLOY / "Containerfile").read_text().splitlines()
    (found,) = [line for line in lines if line.startswith(f"{word} [")]
    words: list[str] = json.loads(found.removeprefix(word))
    return words


def command_of_compose() -> list[str]:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    assert {"proxy", "ziggurat", "postgres", "redis"} == set(services)
    command: list[str] = services["ziggurat"]["command"]
    return [*lines_of_the_container("ENTRYPOINT")[1:], *command]


def test_the_files_for_hosts_start_the_server_as_it_is_started() -> None:
    container = lines_of_the_container("ENTRYPOINT") + lines_of_the_container("CMD")

    assert "ziggurat" == container[0]
    assert parser().parse_args(command_of_the_unit()).secure
    assert "0.0.0.0" == parser().parse_args(container[1:]).host  # noqa: S104 - in a container
    together = parser().parse_args(command_of_compose())
    assert together.workers > 1
    assert together.redis.startswith("redis://")
    assert together.database.startswith("postgresql://")


def test_the_container_copies_what_there_is() -> None:
    lines = (DEPLOY / "Containerfile").read_text().splitlines()
    copies = [line.split()[1:-1] for line in lines if line.startswith("COPY ")]
    from_here = [name for names in copies for name in names if not names[0].startswith("--from")]

    assert from_here
    assert all((ROOT / name).exists() for name in from_here)
