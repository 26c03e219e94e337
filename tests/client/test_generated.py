"""What the page takes over from Python is what Python says now."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import pseudo
from client.generate import SOURCES, files

ROOT = SOURCES.parents[1]

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("path", pseudo.files(), ids=lambda path: str(path.relative_to(ROOT)))
def test_the_made_up_language_is_not_stale(path: Path) -> None:
    assert pseudo.files()[path] == path.read_text(encoding="utf-8"), "run `make generated`"


@pytest.mark.parametrize("path", files(), ids=lambda path: path.name)
def test_a_generated_file_is_not_stale(path: Path) -> None:
    assert files()[path] == path.read_text(encoding="utf-8"), "run `make generated`"


def test_no_generated_file_is_left_over() -> None:
    assert set(files()) == set(SOURCES.rglob("*.gen.*"))
