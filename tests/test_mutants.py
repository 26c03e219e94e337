"""The tool that changes the rules a little, to see whether a test notices."""

from pathlib import Path

import pytest

from mutant_tests import SOURCES
from mutants import EQUIVALENT, SURVIVORS, equivalents, keys_in
from mutations import mutants_of


@pytest.mark.parametrize(
    ("line", "changed"),
    [
        ("return a == b", {"return None", "return (a != b)"}),
        ("return a < b", {"return None", "return (a <= b)", "return (a >= b)"}),
        ("return a and b", {"return None", "return (a or b)"}),
        ("return not a", {"return None", "return (a)"}),
        ("return a + 1", {"return None", "return (a - 1)", "return a + 2", "return a + 0"}),
        ("return True", {"return False"}),
        ("return None", set()),
        ("a.b = c", {"pass"}),
        ("a += 1", {"pass", "a -= 1", "a += 2", "a += 0"}),
        ("a.revealed += 1", {"pass"}),
        ("call(a)", {"pass"}),
        ("if a: call(b)", {"if (not (a)): call(b)", "if a: pass"}),
        ("assert a == 1", set()),
        ("a: Literal[1] = b", set()),
        ("raise NotImplementedError", set()),
        ('"""Text of 1 line."""', set()),
    ],
)
def test_what_is_changed(line: str, changed: set[str], tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text(f"def rule(a, b):\n    {line}\n", encoding="utf-8")

    found = mutants_of(path, tmp_path)

    sources = [mutant.applied(path.read_bytes()).decode() for mutant in found]
    assert changed == {source.splitlines()[1].strip() for source in sources}
    assert all(mutant.key.startswith(f"rules.py rule: {line} => ") for mutant in found)
    assert all(mutant.function == 1 for mutant in found)


def test_every_mutant_has_a_name_of_its_own() -> None:
    path = SOURCES / "ziggurat" / "games" / "babel" / "table.py"
    keys = [mutant.key for mutant in mutants_of(path, SOURCES)]

    assert len(keys) == len(set(keys)) > 100


def test_a_listed_mutant_exists() -> None:
    for key in equivalents() | keys_in(SURVIVORS):
        file = SOURCES / key.split(" ")[0]
        assert key in {mutant.key for mutant in mutants_of(file, SOURCES)}


def test_an_equivalent_mutant_has_a_reason() -> None:
    lines = EQUIVALENT.read_text(encoding="utf-8").splitlines()
    for key in equivalents():
        assert lines[lines.index(key) + 1].startswith("    ")
