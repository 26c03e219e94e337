"""Write what follows from the declaration of a game's state: slots, constructor, copy, field table.

A game declares its fields once, as annotations in its class, in `table.py` or in a `state.py` of
its own, whose class the table extends.  Everything between the two marks below the fields is
written by this tool.  A field declared as `Annotated[..., DERIVED]` follows from the
others: it is copied, but it is not in the field table, so snapshots and equality leave it out.

    python tools/states.py           # rewrite the files
    python tools/states.py --check   # fail if one of them is stale
"""

from __future__ import annotations

import ast
import sys
from importlib import import_module
from inspect import get_annotations
from pathlib import Path
from subprocess import run
from types import NoneType, UnionType
from typing import Annotated, Final, Union, get_args, get_origin

ROOT: Final = Path(__file__).parent.parent
GAMES: Final = ROOT / "src" / "ziggurat" / "games"
BEGIN: Final = "    # Generated from the fields above by tools/states.py."
STATEMENTS: Final = 50  # what the linter allows in a function
STANDARD_SET: Final = "STANDARD_SET"
END: Final = "    # End of the generated part."


def tables() -> list[Path]:
    """The files that declare a state."""
    paths = sorted([*GAMES.glob("*/table.py"), *GAMES.glob("*/state.py")])
    return [path for path in paths if BEGIN in path.read_text("utf-8")]


def rewritten(path: Path) -> str:
    """The file as it should be."""
    source = path.read_text("utf-8")
    before, _, rest = source.partition(BEGIN)
    _, _, after = rest.partition(END)
    tree = ast.parse(source)
    state = next(node for node in tree.body if isinstance(node, ast.ClassDef) and is_game(node))
    fields = {
        node.target.id: ast.unparse(node.annotation)
        for node in state.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and not node.value
    }
    names = namespace_of(path, tree)
    shapes = {name: resolved(text, names) for name, text in fields.items()}
    generated = block(state.name, shapes, shared_by_type(names))
    if path.name == "table.py":
        generated += copy_of(state.name)
    return formatted(before + "\n".join([BEGIN, "", *generated, "", END]) + after)


def shared_by_type(names: dict[str, object]) -> dict[object, str]:
    """A component set that the file imports as STANDARD_SET is shared, not made for every game."""
    return {type(names[STANDARD_SET]): STANDARD_SET} if STANDARD_SET in names else {}


def formatted(source: str) -> str:
    command = [sys.executable, "-m", "ruff", "format", "--stdin-filename", "table.py", "-"]
    return run(command, input=source, capture_output=True, text=True, check=True, cwd=ROOT).stdout  # noqa: S603 -- our own formatter


def is_game(node: ast.ClassDef) -> bool:
    return any(isinstance(base, ast.Name) and base.id == "Game" for base in node.bases)


def namespace_of(path: Path, tree: ast.Module) -> dict[str, object]:
    """Every name that the file imports, also for the type checker alone, or defines."""
    module = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
    names = dict(vars(import_module(module)))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node.module != "__future__":
            source = import_module(node.module)
            for alias in node.names:
                if hasattr(source, alias.name):
                    names[alias.asname or alias.name] = getattr(source, alias.name)
    return names


def resolved(annotation: str, names: dict[str, object]) -> object:
    return eval(annotation, names)  # noqa: S307 -- our own source


def block(name: str, shapes: dict[str, object], shared: dict[object, str]) -> list[str]:
    lines = ["    __slots__ = ("]
    lines += [f'        "{field}",' for field in sorted(shapes)]
    lines += ["    )", "", "    FIELDS: ClassVar[Mapping[str, object]] = {"]
    lines += [
        f'        "{field}": {written(shape)},'
        for field, shape in shapes.items()
        if not is_derived(shape)
    ]
    many = "  # noqa: PLR0915 -- one line a field" if 2 * len(shapes) + 2 > STATEMENTS else ""
    lines += ["    }", "", f"    def __init__(self, source: {name} | None = None) -> None:{many}"]
    lines += ["        Game.__init__(self, source)", "        if source is None:"]
    lines += [
        f"            self.{field} = {shared.get(shape) or default(shape)}"
        for field, shape in shapes.items()
    ]
    lines += ["        else:"]
    lines += [
        f"            self.{field} = source.{field}{'.copy()' if is_mutable(shape) else ''}"
        for field, shape in shapes.items()
    ]
    return lines


def copy_of(name: str) -> list[str]:
    return ["", f"    def copy(self) -> {name}:", f"        return {name}(self)"]


def written(shape: object) -> str:
    """A type as Python text, with aliases replaced by what they stand for."""
    origin, parts = get_origin(shape), get_args(shape)
    if origin in (Union, UnionType):
        return " | ".join(written(part) for part in parts)
    if origin is not None:
        return f"{origin.__name__}[{', '.join(written(part) for part in parts)}]"
    if shape is Ellipsis:
        return "..."
    if shape is NoneType:
        return "None"
    assert isinstance(shape, type), shape
    return shape.__name__


def default(shape: object) -> str:
    """What a field holds before the game is set up."""
    shape = stored(shape)
    origin = get_origin(shape)
    if origin in (Union, UnionType):
        return "None"
    blanks: dict[object, str] = {
        int: "0",
        bool: "False",
        str: '""',
        bytes: 'b""',
        list: "[]",
        dict: "{}",
    }
    if origin is tuple:
        parts = get_args(shape)
        values = "" if Ellipsis in parts else ", ".join(default(part) for part in parts)
        return f"({values})"
    return blanks.get(origin or shape, f"{written(shape)}()")


def is_derived(shape: object) -> bool:
    return get_origin(shape) is Annotated


def derived(state: type) -> list[str]:
    """The fields of a state that follow from its others."""
    declared = [get_annotations(each).items() for each in state.__mro__]
    return [name for fields in declared for name, text in fields if "DERIVED" in str(text)]


def stored(shape: object) -> object:
    """The type of a field itself, derived or not."""
    return get_args(shape)[0] if is_derived(shape) else shape


def is_mutable(shape: object) -> bool:
    return get_origin(stored(shape)) in (list, dict)


def main() -> int:
    stale = [path for path in tables() if path.read_text("utf-8") != rewritten(path)]
    for path in stale:
        print(path.relative_to(ROOT))
        if "--check" not in sys.argv:
            path.write_text(rewritten(path), "utf-8")
    return int(bool(stale) and "--check" in sys.argv)


if __name__ == "__main__":
    sys.exit(main())
