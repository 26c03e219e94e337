"""Builds that are measured: each runs in a process of its own, so that they can take turns."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from subprocess import PIPE, Popen
from typing import TYPE_CHECKING, Any, Final, Self

from ziggurat.terminal.complaint import Complaint
from ziggurat.terminal.texts.errors import CommandCode

if TYPE_CHECKING:
    from collections.abc import Mapping

WORKER: Final = Path(__file__).with_name("worker.py")


class Build:
    """A build of Ziggurat: this one, or that of another environment or folder."""

    def __init__(self, path: str = "") -> None:
        self.name: Final = path or "this build"
        command, environment = invocation(path)
        self._process: Final = Popen(  # noqa: S603 - the Python that the user names
            [*command, "-P", str(WORKER)], env=environment, stdin=PIPE, stdout=PIPE, text=True
        )
        try:
            self.compiled: Final[bool] = self._answer()["compiled"]
        except ValueError as error:
            self._process.communicate()
            raise Complaint(CommandCode.NOT_A_BUILD, path=self.name) from error

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.communicate()

    def measure(self, request: Mapping[str, object]) -> dict[str, Any]:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        return self._answer()

    def _answer(self) -> dict[str, Any]:
        """Raises ValueError if the process has ended."""
        assert self._process.stdout is not None
        answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        return answer


def invocation(path: str) -> tuple[list[str], dict[str, str]]:
    """How to start the Python of a build: an executable, an environment or a folder of modules."""
    environment = dict(os.environ)
    if not path:
        return [sys.executable], environment
    environment.pop("PYTHONPATH", None)
    place = Path(path).resolve()
    if (place / "bin" / "python").exists():
        return [str(place / "bin" / "python")], environment
    if (place / "ziggurat").is_dir():
        return [sys.executable], {**environment, "PYTHONPATH": str(place)}
    if place.is_file() and os.access(place, os.X_OK):
        return [str(Path(path).absolute())], environment
    raise Complaint(CommandCode.NOT_A_BUILD, path=path)
