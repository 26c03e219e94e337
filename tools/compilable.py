"""Whether mypyc accepts the packages that `make compile` builds, without compiling any C.

    python tools/compilable.py

mypyc refuses some of what mypy allows.  This runs all of it up to the C compiler, so that nobody
learns from a release that the sources do not compile.  What is compiled stands in pyproject.toml.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Final

from mypy.errors import CompileError
from mypy.fscache import FileSystemCache
from mypy.main import process_options
from mypyc.codegen.emitmodule import compile_modules_to_c, parse_and_typecheck
from mypyc.errors import Errors
from mypyc.options import CompilerOptions

if TYPE_CHECKING:
    from mypy.build import BuildSource
    from mypy.options import Options
    from mypyc.codegen.emitmodule import Groups

ROOT: Final = Path(__file__).parents[1]


def compiled_files() -> list[str]:
    """All files that the hook for mypyc includes."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    left_out = [ROOT / name.strip("/") for name in hook["exclude"]]
    found = [path for name in hook["include"] for path in (ROOT / name.strip("/")).rglob("*.py")]
    return sorted(str(path) for path in found if path not in left_out)


def settings(files: list[str]) -> tuple[list[BuildSource], Options]:
    """What mypyc itself asks of mypy."""
    sources, options = process_options(["--strict", "--config-file=", *files], mypyc=True)
    options.python_version = sys.version_info[:2]
    options.export_types = True
    options.incremental = False
    options.preserve_asts = True
    for source in sources:
        options.per_module_options.setdefault(source.module, {})["mypyc"] = True
    return sources, options


def refusals(files: list[str]) -> list[str]:
    """The errors of mypy and mypyc in these files, if they are compiled together."""
    sources, options = settings(files)
    groups: Groups = [(sources, "ziggurat")]
    how, errors = CompilerOptions(), Errors(options)
    try:
        result = parse_and_typecheck(sources, options, how, groups, FileSystemCache())
    except CompileError as error:
        return error.messages
    compile_modules_to_c(result, how, errors, groups)
    return errors.new_messages() if errors.num_errors else []


def main() -> int:
    files = compiled_files()
    found = refusals(files)
    print("\n".join(found) if found else f"mypyc accepts all {len(files)} files")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
