"""A module is a folder: which ones import which, and what the scripts of phases become.

After a deliberate change, write the scripts again:

    PYTHONPATH=src:tests python tests/games/seven_wonders/test_modules.py
"""

import ast
from pathlib import Path

import pytest

import ziggurat.games.seven_wonders
from ziggurat.games.seven_wonders.facts import PLANS, Plan
from ziggurat.games.seven_wonders.kind import MODULES
from ziggurat.games.seven_wonders.uses.use import Use

FOLDER = Path(ziggurat.games.seven_wonders.__file__).parent
PACKAGE = "ziggurat.games.seven_wonders"
SCRIPTS = Path(__file__).parent / "scripts.txt"
NAMES = [module.name for module in MODULES]
# Bots ask the façades, and take texts from the advice.
FACADES = {"city.py", "sight.py"}
DOORS = (f"{PACKAGE}.city", f"{PACKAGE}.sight", f"{PACKAGE}.base.advice")
# The catalogue lists what modules print and hold, the kind their records.
LISTS = {"catalogue.py", "kind.py", *FACADES}


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return found


def modules_imported(path: Path) -> set[str]:
    parts = {name.removeprefix(f"{PACKAGE}.").split(".")[0] for name in imports(path)}
    return parts & set(NAMES)


@pytest.mark.parametrize("module", NAMES)
def test_no_module_imports_another(module: str) -> None:
    for path in sorted((FOLDER / module).rglob("*.py")):
        assert modules_imported(path) <= {module}, path


def test_shared_files_import_no_module_but_through_the_lists() -> None:
    for path in sorted(FOLDER.rglob("*.py")):
        if path.relative_to(FOLDER).parts[0] not in {*NAMES, *LISTS}:
            assert not modules_imported(path), path


def test_nothing_in_the_engine_imports_the_facades_for_bots() -> None:
    for path in sorted(FOLDER.rglob("*.py")):
        if path.name not in FACADES:
            assert not {f"{PACKAGE}.city", f"{PACKAGE}.sight"} & imports(path), path


def test_bots_import_nothing_of_the_rules_but_the_facades() -> None:
    for path in sorted((FOLDER.parent.parent / "ai" / "seven_wonders").glob("*.py")):
        engine = {name for name in imports(path) if name.startswith("ziggurat.games.")}
        assert all(name == PACKAGE or name.startswith(DOORS) for name in engine), path


def every_use(plan: Plan) -> list[Use]:
    building = [use for each in plan.building for use in each.every()]
    return [*building, *plan.others]


def all_scripts() -> str:
    lines: list[str] = []
    for key, plan in PLANS.items():
        lines.append(f"[{key or 'base'}]")
        scripts = plan.scripts
        for name, script in (
            ("start", scripts.start),
            ("age", scripts.age),
            ("turn", scripts.turn),
            ("age_end", scripts.age_end),
        ):
            lines.append(f"{name}: {', '.join(phase.text for phase in script)}")
        rows = ", ".join(row.name for row in plan.rows)
        uses = ", ".join(
            f"{use.name}+{use.part}" if use.part else use.name for use in every_use(plan)
        )
        lines += [f"uses: {uses}", f"rows: {rows}", ""]
    return "\n".join(lines)


def test_the_scripts_of_all_combinations_are_as_written() -> None:
    assert SCRIPTS.read_text(encoding="utf-8") == all_scripts()


if __name__ == "__main__":
    SCRIPTS.write_text(all_scripts(), encoding="utf-8")
