"""Pack the engine for browsers.

`client/tools/engine.mjs` runs this inside Pyodide, so that the bytecode fits its Python.  The
standard library is trimmed to the modules that are loaded once every game has been rehearsed.
Asserts stay in our own modules; docstrings go, because nobody reads them there.
"""

import ast
import json
import marshal
import sys
import traceback  # noqa: F401 - for errors, which are not rehearsed
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import CodeType
from zipfile import ZIP_STORED, ZipFile, ZipInfo

PACKAGES = ("core", "games", "lessons", "ai", "offline", "server/room", "server/bots")
# They need processes, pipes or packages that are not there.
LEFT_OUT = ("ai/standings.py", "ai/council.py", "server/bots/pool.py", "server/bots/worker.py")
Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
UNCHECKED = b"\1\0\0\0" + bytes(8)  # the flags of bytecode that is not compared with its source
NO_DATE = (1980, 1, 1, 0, 0, 0)
STEPS = 12  # choices in a rehearsal


def main(source: str, library: str, out: str) -> None:
    sys.path.insert(0, source)
    games = rehearse()
    (Path(out) / "games.json").write_text(json.dumps(games), "utf-8")
    pack(Path(out) / "ziggurat.zip", our_modules(Path(source)), networks(Path(source)))
    with ZipFile(library) as stock:
        pack(Path(out) / "stdlib.zip", loaded_from(stock))


def rehearse() -> object:
    """Use everything once, so that all modules that are needed are loaded; returns all games."""
    from ziggurat.offline.engine import call  # noqa: PLC0415 - not there before

    def ask(**values: object) -> object:
        return json.loads(call(json.dumps({"room": "here-1", "at": 0.0, "secret": "s", **values})))

    games = ask(type="games")
    assert isinstance(games, list)
    for game in games:
        seats = [{"type": "bot", "level": level} for level in ("apprentice", game["bots"][-1])]
        plan = {"game": game["name"], "seats": [*seats, *seats][: max(2, game["players"][0])]}
        ask(type="open", plan=plan, names=[])
        for _ in range(STEPS):
            turn = ask(type="ask")
            assert isinstance(turn, dict)
            answer = ask(type="think", question={**turn["question"], "effort": 0.01})
            assert isinstance(answer, dict)
            ask(type="answered", decision=turn["decision"], words=answer["words"])
        ask(type="export")
        ask(type="positions", first=0, last=3, reader=-1)
        ask(type="lesson", game=game["name"])
    ask(type="import", record="no record", name="")
    return games


def our_modules(source: Path) -> dict[str, CodeType]:
    root = source / "ziggurat"
    files = [root / "__init__.py", root / "server" / "__init__.py"]
    for package in PACKAGES:
        files += sorted((root / package).rglob("*.py"))
    left_out = {root / name for name in LEFT_OUT}
    return {
        str(file.relative_to(source)): compiled(file.read_text("utf-8"), str(file.name))
        for file in files
        if file not in left_out
    }


def networks(source: Path) -> dict[str, bytes]:
    files = sorted((source / "ziggurat" / "ai" / "networks").glob("*.net"))
    return {str(file.relative_to(source)): file.read_bytes() for file in files}


def compiled(text: str, name: str) -> CodeType:
    """The code without docstrings, but with its asserts."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, Documented):
            without_docstring(node)
    return compile(tree, name, "exec", dont_inherit=True, optimize=0)


def without_docstring(node: Documented) -> None:
    if ast.get_docstring(node, clean=False) is not None:
        first = node.body[0]
        node.body[:1] = [] if node.body[1:] else [ast.copy_location(ast.Pass(), first)]


def loaded_from(stock: ZipFile) -> dict[str, CodeType]:
    """The modules of the standard library that have been loaded."""
    specs = [module.__spec__ for module in sys.modules.values()]
    origins = [str(spec.origin) for spec in specs if spec is not None]
    return {
        name: compile(stock.read(name), name, "exec", dont_inherit=True, optimize=2)
        for name in sorted(stock.namelist())
        if any(origin.endswith(f".zip/{name}") for origin in origins)
    }


def pack(file: Path, modules: dict[str, CodeType], data: dict[str, bytes] | None = None) -> None:
    """Stored, because the server compresses it better; without dates, because it is hashed."""
    with ZipFile(file, "w", ZIP_STORED) as packed:
        for name, code in modules.items():
            bytecode = MAGIC_NUMBER + UNCHECKED + marshal.dumps(code)
            packed.writestr(ZipInfo(f"{name}c", NO_DATE), bytecode)
        for name, content in (data or {}).items():
            packed.writestr(ZipInfo(name, NO_DATE), content)
