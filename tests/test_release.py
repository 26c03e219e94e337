"""A release has a version, a dated section in the changelog, and all pages in the documentation."""

from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]  # schemathesis brings it along

import release
import ziggurat

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"


def test_the_changelog_is_dated() -> None:
    changelog = "# Changelog\n\n## 0.2.0, unreleased\n\n- New.\n\n## 0.1.0, 1 May 2026\n"

    found = release.dated(changelog, "0.2.0", "17 November 2026")
    assert "## 0.2.0, 17 November 2026\n" in found
    with pytest.raises(release.NotReady, match="no section"):
        release.dated(changelog, "0.3.0", "17 November 2026")


def test_only_versions_of_the_project_change() -> None:
    text = '__version__: Final = "0.1.0"\nneeds = ["rich>=15", "ziggurat[hosting]==0.1.0"]\n'

    assert text.replace("0.1.0", "0.2.0") == release.numbered(text, "0.2.0")


def test_the_packages_require_each_other_in_this_version() -> None:
    found = [
        (file.name, release.PLACE.findall(file.read_text(encoding="utf-8")))
        for file in release.NUMBERED
    ]

    assert found == [
        ("__init__.py", ['__version__: Final = "']),
        ("pyproject.toml", ['"ziggurat-server==']),
        ("pyproject.toml", ['"ziggurat[hosting]==']),
    ]
    for file in release.NUMBERED:
        text = file.read_text(encoding="utf-8")
        assert text == release.numbered(text, ziggurat.__version__)


@pytest.mark.parametrize("arguments", [[], ["next"], ["1.2"], ["1.2.3", "4.5.6"]])
def test_a_release_needs_a_version(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert 1 == release.main(arguments)
    assert "VERSION=" in capsys.readouterr().err


def test_the_changelog_has_a_section_for_the_next_release() -> None:
    assert release.UNRELEASED in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_every_page_is_in_the_documentation_site() -> None:
    site = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    named = set(files_in(site["nav"]))
    written = {
        path.relative_to(DOCS).as_posix()
        for path in DOCS.rglob("*.md")
        if "decisions" not in path.parts
    }

    assert written - {"rules/core.md", "rules/fr/core.md"} == named - {"decisions/README.md"}


def files_in(entries: object) -> list[str]:
    match entries:
        case str(path):
            return [path]
        case dict():
            return [path for each in entries.values() for path in files_in(each)]
        case list():
            return [path for each in entries for path in files_in(each)]
    raise TypeError(entries)
