"""Dependencies point one way: core, then games, then ai, server and terminal."""

import ast
import sys
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


@pytest.mark.parametrize("path", files(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_game_imports_another(path: Path) -> None:
    layer, *inner = path.relative_to(PACKAGE).parts
    if layer == "games" and len(inner) > 1:
        siblings = {
            name.split(".")[2]
            for name in imports(path)
            if name.count(".") > 1 and name.startswith("ziggurat.games.")
        }
        assert siblings <= {inner[0]}


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
