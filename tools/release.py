"""Prepare a release: version, changelog, packages, commit and tag.  `make release VERSION=0.2.0`.

Nothing is published: push the tag when you have looked at everything.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "ziggurat"
# The version itself, and the two packages that require each other in that version.
NUMBERED = (PACKAGE / "__init__.py", ROOT / "pyproject.toml", PACKAGE / "server" / "pyproject.toml")
CHANGELOG = ROOT / "CHANGELOG.md"
DIST = ROOT / "dist"
VERSION = re.compile(r"\d+\.\d+\.\d+")
PLACE = re.compile(r'(__version__: Final = "|"ziggurat[^"=]*==)[\d.]+(?=")')
UNRELEASED = "unreleased"


class NotReady(Exception):
    """Raised when something has to be done before the release."""


def main(arguments: list[str]) -> int:
    try:
        version = version_of(arguments)
        check_tree(version)
        today = f"{datetime.now(UTC):%d %B %Y}".lstrip("0")
        changelog = dated(CHANGELOG.read_text(encoding="utf-8"), version, today)
        CHANGELOG.write_text(changelog, encoding="utf-8")
        for file in NUMBERED:
            file.write_text(numbered(file.read_text(encoding="utf-8"), version), encoding="utf-8")
        build()
    except NotReady as problem:
        print(f"release: {problem}", file=sys.stderr)
        return 1
    run("git", "commit", "--all", "--message", f"Release {version}")
    run("git", "tag", "--annotate", f"v{version}", "--message", f"Ziggurat {version}")
    print(f"Ready: {', '.join(sorted(path.name for path in DIST.iterdir()))}.")
    print("Publish with: git push --follow-tags")
    print(f"Undo with: git tag -d v{version} && git reset --hard HEAD~")
    return 0


def version_of(arguments: list[str]) -> str:
    match arguments:
        case [version] if VERSION.fullmatch(version):
            return version
    raise NotReady("say which version: make release VERSION=1.2.3")


def check_tree(version: str) -> None:
    if output("git", "status", "--porcelain"):
        raise NotReady("commit or stash your changes first")
    if output("git", "tag", "--list", f"v{version}"):
        raise NotReady(f"version {version} has been released already")


def dated(changelog: str, version: str, today: str) -> str:
    """The changelog with a date at the version that is being released."""
    heading = f"## {version}, {UNRELEASED}\n"
    if heading not in changelog:
        raise NotReady(f"CHANGELOG.md has no section '{heading.strip()}'")
    return changelog.replace(heading, f"## {version}, {today}\n")


def numbered(text: str, version: str) -> str:
    return PLACE.sub(rf"\g<1>{version}", text)


def build() -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    run("make", "packages")


def run(*command: str) -> None:
    subprocess.run(command, cwd=ROOT, check=True)  # noqa: S603 - from this file


def output(*command: str) -> str:
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)  # noqa: S603 - from this file
    return done.stdout


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
