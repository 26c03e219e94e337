"""Dependencies point one way: core, then games, then ai, server and terminal."""

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import states
import ziggurat
from ziggurat.games.catalogue import GAMES

PACKAGE = Path(__file__).parent.parent / "src" / "ziggurat"
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "lessons": {"core", "games", "lessons"},
    "ai": {"core", "games", "ai"},
    "server": {"core", "games", "lessons", "ai", "client", "server"},
    "offline": {"core", "server", "ai", "offline"},
    "research": {"core", "games", "ai", "research"},
}
STANDARD_LIBRARY_ONLY = {"core", "games", "lessons", "ai"}
FOR_THE_TYPE_CHECKER = {("integers.py", "mypy_extensions")}


def imports(path: Path) -> set[str]:
    """Every module that a file imports, by its full name."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} has a relative import"
            module = node.module or ""
            found.add(module)
            if module == "ziggurat":
                found.update(f"ziggurat.{name.name}" for name in node.names)
    return found


def files() -> list[Path]:
    return [path for layer in MAY_IMPORT for path in sorted((PACKAGE / layer).rglob("*.py"))]


@pytest.mark.parametrize("path", files(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_module_imports_only_what_lies_below_it(path: Path) -> None:
    layer = path.relative_to(PACKAGE).parts[0]
    for name in imports(path):
        top, *rest = name.split(".")
        if top == "ziggurat" and rest:
            assert rest[0] in MAY_IMPORT[layer], f"{layer} imports {name}"
        elif layer in STANDARD_LIBRARY_ONLY and (path.name, name) not in FOR_THE_TYPE_CHECKER:
            assert top in sys.stdlib_module_names, f"{layer} imports {name}"


def test_what_only_the_type_checker_needs_is_not_imported() -> None:
    blocked = "import sys; sys.modules['mypy_extensions'] = None; import ziggurat.games.catalogue"
    command = [sys.executable, "-c", blocked]

    subprocess.run(command, check=True, env={"PYTHONPATH": str(PACKAGE.parent)})  # noqa: S603 -- our own program


@pytest.mark.parametrize("game", GAMES)
def test_no_game_imports_another(game: str) -> None:
    others = {f"ziggurat.games.{other}" for other in GAMES if other != game}
    for path in sorted((PACKAGE / "games" / game).rglob("*.py")):
        for name in imports(path):
            assert ".".join(name.split(".")[:3]) not in others, f"{path} imports {name}"


# Every game has the same parts, each a module or a package, in a game of modules also below `base`;
# what else it has is its own.
PARTS = {
    "RULINGS",
    "actions",
    "advice",
    "components",
    "events",
    "flow",
    "guide",
    "kind",
    "knowledge",
    "labels",
    "locale",
    "refusals",
    "set_up",
    "table",
    "texts",
}
OWN_PARTS = {
    "babel": {"abilities", "ending", "first_turn", "halving", "packed"},
    "babylon": {
        *{"building", "component_file", "component_set", "decor", "drawing", "garden"},
        *{"garden_view", "placing", "preview", "prints", "quarry", "rules", "scoring"},
        "tower_tiles",
    },
    "babble": {
        *{"cards", "choices", "component_file", "component_set", "confusion", "deck"},
        *{"describing", "orders", "reserve", "story", "tower", "words"},
    },
    "seven_wonders": {
        *{"base", "cities", "intrigue", "leaders", "projects", "tower", "two_players"},  # modules
        "wonder_pack",
        *{"board_choice", "boards", "cards", "catalogue", "city", "conceivable", "conflict"},
        *{"amounts", "discounts", "draft", "facts", "modifiers", "offers", "packed", "payments"},
        *{"describing", "position", "powers", "production", "purchases", "science", "scoring"},
        *{"sight", "state", "trade", "uses"},
    },
}


def parts_of(game: str) -> set[str]:
    folder = PACKAGE / "games" / game
    entries = [*folder.glob("[!_]*"), *folder.glob("base/[!_]*")]
    return {entry.stem for entry in entries}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_parts(game: str) -> None:
    assert set() == PARTS - parts_of(game)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_has_besides_is_listed(game: str) -> None:
    assert OWN_PARTS[game] == parts_of(game) - PARTS


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["view", "deal_unknown", "census"])
def test_what_a_seat_knows_stands_in_one_place(game: str, name: str) -> None:
    assert callable(getattr(import_module(f"ziggurat.games.{game}.knowledge"), name))


SERVER = PACKAGE / "server"
# The packages of the server, each with those that it may import; the files beside them are free.
SERVER_MAY_IMPORT = {
    "room": set(),
    "storage": {"room"},
    "bots": set(),
    "notify": {"room", "storage"},
    "live": {"room", "storage", "bots", "notify"},
    "http": {"room", "storage", "live", "notify"},
    "admin": {"room", "storage", "live", "notify"},
}
IO = ("asyncio", "socket", "sqlite3", "subprocess", "threading", "sqlalchemy", "litestar", "redis")


def server_files() -> list[Path]:
    return [path for name in SERVER_MAY_IMPORT for path in sorted((SERVER / name).rglob("*.py"))]


@pytest.mark.parametrize("path", server_files(), ids=lambda path: str(path.relative_to(SERVER)))
def test_a_package_of_the_server_imports_only_what_lies_below_it(path: Path) -> None:
    package = path.relative_to(SERVER).parts[0]
    for name in imports(path):
        parts = name.split(".")
        if name.startswith("ziggurat.server.") and parts[2] in SERVER_MAY_IMPORT:
            assert parts[2] in {package, *SERVER_MAY_IMPORT[package]}, f"{path} imports {name}"
        if parts[0] in {"litestar", "uvicorn"}:
            assert "http" == package, f"{path} imports {name}"
        if parts[0] == "sqlalchemy" and package == "live":
            assert "sqlalchemy.exc" == name, f"{path} imports {name}"


def test_storage_imports_only_the_data_of_a_room() -> None:
    names = ("account_errors", "archive", "daily", "daily_results", "entries", "errors", "plan")
    more = ("protocol", "records", "scopes")
    data = {f"ziggurat.server.room.{name}" for name in (*names, *more)}
    for path in (SERVER / "storage").rglob("*.py"):
        rooms = {name for name in imports(path) if name.startswith("ziggurat.server.room")}
        assert rooms <= data, path


def test_a_room_does_no_input_or_output() -> None:
    """Not even what it imports does."""
    names = [f"ziggurat.server.room.{path.stem}" for path in (SERVER / "room").glob("[a-z]*.py")]
    assert "ziggurat.server.room.requests" in names
    program = f"import sys, {', '.join(names)}; print(*sys.modules)"
    run = subprocess.run(  # noqa: S603 - our own modules
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    loaded = set(run.stdout.split())

    assert loaded.isdisjoint(IO)
    ours = {name for name in loaded if name.startswith("ziggurat.server.")}
    assert all(name.startswith("ziggurat.server.room") for name in ours)


def test_admin_commands_need_neither_connections_nor_bots() -> None:
    needed = imports(SERVER / "admin" / "commands.py")

    assert "ziggurat.server.live.store" in needed
    assert not {name for name in needed if name.endswith((".registry", ".scheduler", ".pool"))}


def test_chance_never_comes_from_the_module_random() -> None:
    for path in files():
        if path.relative_to(PACKAGE).parts[0] in STANDARD_LIBRARY_ONLY:
            assert "random" not in imports(path), path


def test_the_package_is_typed() -> None:
    assert ziggurat.__version__
    assert (PACKAGE / "py.typed").exists()


def test_every_state_follows_from_its_declaration() -> None:
    """`make generated` writes the slots, constructors and field tables that are stale."""
    assert not [
        path for path in states.tables() if path.read_text("utf-8") != states.rewritten(path)
    ]
    assert len(states.tables()) == len(GAMES)
