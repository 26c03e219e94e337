"""Dependencies point one way: core, then games, then ai, server and terminal."""

import ast
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
    "server": {"core", "games", "lessons", "ai", "server"},
}
STANDARD_LIBRARY_ONLY = {"core", "games", "lessons"}


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
        elif layer in STANDARD_LIBRARY_ONLY:
            assert top in sys.stdlib_module_names, f"{layer} imports {name}"


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
    "components",
    "events",
    "flow",
    "kind",
    "knowledge",
    "refusals",
    "set_up",
    "table",
    "texts",
}
OWN_PARTS = {
    "babel": {"abilities", "ending", "first_turn", "halving"},
    "babylon": {
        *{"building", "component_file", "component_set", "decor", "drawing", "garden"},
        *{"garden_view", "placing", "preview", "prints", "quarry", "rules", "scoring"},
        "tower_tiles",
    },
    "babble": {
        *{"cards", "choices", "component_file", "component_set", "confusion", "deck", "orders"},
        *{"reserve", "story", "tower", "words"},
    },
    "seven_wonders": set(),
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
