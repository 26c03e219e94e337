"""The package as people get it: built, installed outside the checkout, played, served, replayed."""

import json
import os
import socket
import subprocess
import sys
import sysconfig
import tarfile
import time
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parent.parent
INSTALLED_LIMIT = 3_000_000  # bytes of the engine, the terminal and the bots
STARTED_IN = 60  # seconds


def build(kind: str, source: Path, target: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(target)]
    subprocess.run(command, cwd=source, check=True, capture_output=True)  # noqa: S603 - our own tree
    [built] = target.iterdir()
    return built


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of the source archive, which has neither Node nor git at hand."""
    archive = build("sdist", ROOT, tmp_path_factory.mktemp("sdist"))
    unpacked = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(archive) as file:
        file.extractall(unpacked, filter="data")
    [source] = unpacked.iterdir()
    return build("wheel", source, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def alone(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and nothing else."""
    return environment(wheel, tmp_path_factory.mktemp("alone"))


@pytest.fixture(scope="module")
def complete(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and the packages of all extras, borrowed from this one."""
    folder = tmp_path_factory.mktemp("complete")
    environment(wheel, folder)
    [site] = folder.glob("lib/python*/site-packages")
    (site / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return folder


def environment(wheel: Path, folder: Path) -> Path:
    venv.create(folder, with_pip=False)
    [site] = folder.glob("lib/python*/site-packages")
    with zipfile.ZipFile(wheel) as file:
        file.extractall(site)  # noqa: S202 - our own wheel
    return folder


def run(folder: Path, *words: str, cwd: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - our own program
        [folder / "bin" / "python", "-m", "ziggurat", *words],
        cwd=cwd,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        env=plain_environment(cwd),
    )


def plain_environment(home: Path) -> dict[str, str]:
    """No PYTHONPATH: nothing of the checkout may be found."""
    return {"PATH": os.environ["PATH"], "HOME": str(home), "LANG": "C.UTF-8"}


def test_the_engine_is_small(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as file:
        sizes = [each.file_size for each in file.infolist() if "server/static" not in each.filename]
    assert 500_000 < sum(sizes) < INSTALLED_LIMIT


def test_games_and_bots_need_no_other_package(alone: Path, tmp_path: Path) -> None:
    script = """
from ziggurat.ai.arena import Arena
from ziggurat.games.catalogue import GAMES
for name, bot in (("babel", "mason"), ("babylon", "random"), ("babble", "mason"),
                  ("seven_wonders", "mason")):
    kind = GAMES[name]
    result = Arena(name, (bot,), kind.players[0], kind.complete({}), "seed").play(0).result
    print(name, result.reason, *result.scores)
"""
    done = subprocess.run(  # noqa: S603 - our own program
        [alone / "bin" / "python", "-c", script],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
        env=plain_environment(tmp_path),
    )

    assert ["babel", "babylon", "babble", "seven_wonders"] == [
        line.split()[0] for line in done.stdout.splitlines()
    ]


@pytest.mark.parametrize("command", [["serve"], ["admin", "replay"]])
def test_a_command_says_which_packages_it_lacks(
    command: list[str], alone: Path, tmp_path: Path
) -> None:
    done = run(alone, *command, cwd=tmp_path)

    assert 1 == done.returncode
    assert "pip install 'ziggurat[server]'" in done.stderr
    assert 1 == len(done.stderr.splitlines())


def test_help_needs_no_other_package(alone: Path, tmp_path: Path) -> None:
    done = run(alone, "--help", cwd=tmp_path)

    assert 0 == done.returncode
    assert "serve" in done.stdout


def test_a_game_is_played_and_replayed_outside_the_checkout(complete: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    watched = run(
        complete, "watch", "babel", "--bots", "mason", "--record", str(record), cwd=tmp_path
    )
    assert 0 == watched.returncode, watched.stderr

    replayed = run(complete, "replay", str(record), cwd=tmp_path)
    assert 0 == replayed.returncode, replayed.stderr
    shown = run(complete, "rules", "BB-CON-3", cwd=tmp_path)
    assert 0 == shown.returncode, shown.stderr
    assert "BB-CON-3" in shown.stdout


@pytest.fixture
def address(complete: Path, tmp_path: Path) -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = subprocess.Popen(  # noqa: S603 - our own server
        [complete / "bin" / "python", "-m", "ziggurat", "serve", "--port", str(port)],
        cwd=tmp_path,
        env=plain_environment(tmp_path),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(STARTED_IN)


def test_a_game_is_served_outside_the_checkout(address: str) -> None:
    games = json.loads(fetched(f"{address}/api/games"))

    assert 4 == len(games)


def fetched(url: str) -> bytes:
    """What the server answers, once it has started."""
    end = time.monotonic() + STARTED_IN
    while True:
        try:
            return httpx.get(url, timeout=STARTED_IN).content
        except httpx.TransportError:
            if time.monotonic() > end:
                raise
            time.sleep(0.2)
