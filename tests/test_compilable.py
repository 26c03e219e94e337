"""The check that mypyc accepts the sources, which runs over all of them in `make check`."""

from pathlib import Path

from compilable import ROOT, compiled_files, refusals

ALLOWED = "class One: ...\n\n\nclass Other: ...\n\n\nclass Both(One): ...\n"


def test_it_finds_what_mypy_allows_and_mypyc_does_not(tmp_path: Path) -> None:
    file = tmp_path / "sources.py"
    file.write_text(ALLOWED)
    assert [] == refusals([str(file)])

    file.write_text(ALLOWED.replace("Both(One)", "Both(One, Other)"))
    assert any("Multiple inheritance" in line for line in refusals([str(file)]))


def test_it_finds_what_mypy_refuses(tmp_path: Path) -> None:
    file = tmp_path / "sources.py"
    file.write_text('count: int = "two"\n')

    assert any("Incompatible types" in line for line in refusals([str(file)]))


def test_it_looks_at_all_that_is_compiled() -> None:
    names = [str(Path(file).relative_to(ROOT / "src" / "ziggurat")) for file in compiled_files()]

    assert {"core", "games", "ai"} == {name.split("/")[0] for name in names}
    assert "core/game.py" in names
    assert "core/error.py" not in names
