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

import ziggurat

ROOT = Path(__file__).parent.parent
INSTALLED_LIMIT = 3_000_000  # bytes of the engine, the terminal, the bots, the guides
STARTED_IN = 60  # seconds


def build(kind: str, source: Path, target: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(target)]
    subprocess.run(command, cwd=source, check=True, capture_output=True)  # noqa: S603 - our own tree
    [built] = target.iterdir()
    return built


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive, unpacked."""
    archive = build("sdist", ROOT, tmp_path_factory.mktemp("sdist"))
    unpacked = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(archive) as file:
        file.extractall(unpacked, filter="data")
    [source] = unpacked.iterdir()
    return source


@pytest.fixture(scope="module")
def wheel(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of the source archive, for which neither Node nor git is at hand."""
    return build("wheel", source, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def server_wheel(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The server from the source archive; its page is built by Node, if at all."""
    folder = source / "src" / "ziggurat" / "server"
    return build("wheel", folder, tmp_path_factory.mktemp("server"))


@pytest.fixture(scope="module")
def alone(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and nothing else."""
    return environment(wheel, tmp_path_factory.mktemp("alone"))


@pytest.fixture(scope="module")
def complete(wheel: Path, server_wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with both wheels and the packages of all extras, borrowed from this one."""
    folder = tmp_path_factory.mktemp("complete")
    environment(wheel, folder)
    unpack(server_wheel, folder)
    [site] = folder.glob("lib/python*/site-packages")
    (site / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return folder


def environment(wheel: Path, folder: Path) -> Path:
    venv.create(folder, with_pip=False)
    unpack(wheel, folder)
    return folder


def unpack(wheel: Path, folder: Path) -> None:
    [site] = folder.glob("lib/python*/site-packages")
    with zipfile.ZipFile(wheel) as file:
        file.extractall(site)  # noqa: S202 - our own wheel


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
        files = file.infolist()
    assert 500_000 < sum(each.file_size for each in files) < INSTALLED_LIMIT
    assert not [each.filename for each in files if each.filename.startswith("ziggurat/server")]


def test_the_page_can_be_built_from_the_source_archive(source: Path) -> None:
    for name in ("Makefile", "constraints.txt", "client/package-lock.json", "client/index.html"):
        assert (source / name).exists(), name
    for folder in ("client/src", "client/messages", "client/tools", "docs", "tools"):
        ours, theirs = (contents(root / folder) for root in (ROOT, source))
        assert ours == theirs, folder
        assert ours


def contents(folder: Path) -> set[str]:
    found = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)) for path in found if "__pycache__" not in path.parts}


def test_everything_of_the_server_is_in_its_wheel(server_wheel: Path) -> None:
    with zipfile.ZipFile(server_wheel) as file:
        packed = {name for name in file.namelist() if name.endswith(".py")}
    package = ROOT / "src" / "ziggurat"

    assert packed == {
        str(path.relative_to(package.parent)) for path in (package / "server").rglob("*.py")
    }


def test_only_servers_need_other_packages(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as file:
        [metadata] = [name for name in file.namelist() if name.endswith("/METADATA")]
        needs = [
            line.removeprefix("Requires-Dist: ").split(";")
            for line in file.read(metadata).decode().splitlines()
            if line.startswith("Requires-Dist: ")
        ]

    assert ["rich>=15"] == [need for need, *extra in needs if not extra]
    servers = [need for need, *extra in needs if "'server'" in "".join(extra)]
    assert [f"ziggurat-server=={ziggurat.__version__}"] == servers


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
    read = run(complete, "guide", "bot", "--lang", "fr", cwd=tmp_path)
    assert "# Votre premier bot" in read.stdout, read.stderr


def test_the_example_bot_needs_nothing_but_the_package(
    complete: Path, alone: Path, tmp_path: Path
) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(run(complete, "guide", "example", cwd=tmp_path).stdout)

    done = subprocess.run(  # noqa: S603 - our own program
        [alone / "bin" / "python", bot, "--help"],
        capture_output=True,
        text=True,
        check=False,
        env=plain_environment(tmp_path),
    )

    assert 0 == done.returncode, done.stderr
    assert "Profile, Your bots" in done.stdout


def test_a_server_with_sqlite_needs_no_package_of_other_extras(
    complete: Path, tmp_path: Path
) -> None:
    others = ("asyncpg", "redis", "numpy", "gymnasium", "pettingzoo", "pyspiel")
    script = f"""
import sys
sys.modules.update(dict.fromkeys({others}))
import ziggurat.server.http.app, ziggurat.server.http.serve
from ziggurat.terminal.main import main
sys.exit(main(["admin", "migrate"]) or main(["admin", "replay"]))
"""
    done = subprocess.run(  # noqa: S603 - our own program
        [complete / "bin" / "python", "-c", script],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        env=plain_environment(tmp_path),
    )

    assert 0 == done.returncode, done.stderr


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
