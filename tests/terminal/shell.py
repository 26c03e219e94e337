"""The command as its users run it: in a pipe, or on a terminal of some size."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

from ziggurat import __file__ as package
from ziggurat.core.grammar import THIN_SPACE

if TYPE_CHECKING:
    from collections.abc import Mapping

ROOT: Final = Path(__file__).parents[2]
COMMAND: Final = (sys.executable, "-m", "ziggurat")
PATIENCE: Final = 120.0  # seconds; other people use this machine as well
TIMES: Final = 10  # how often a key is pressed
CONTROLS: Final = re.compile(rb"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07|[\x01\x02]")


def environment(changes: Mapping[str, str], folder: Path | None) -> dict[str, str]:
    """Nothing of the user's own, apart from the way to this program."""
    home = str(folder or "/nonexistent")
    path = {"PYTHONPATH": str(Path(package).parent.parent), "PATH": os.environ["PATH"]}
    found = {**path, "PYTHONIOENCODING": "utf-8", "HOME": home, "XDG_STATE_HOME": home, **changes}
    return {name: value for name, value in found.items() if value}


def ziggurat(
    *arguments: str | Path, typed: str | bytes = "", folder: Path | None = None, **changes: str
) -> subprocess.CompletedProcess[str]:
    """Run the command with pipes, in a folder of its own if one is given."""
    done = subprocess.run(  # noqa: S603 - our own command
        [*COMMAND, *map(str, arguments)],
        input=typed if isinstance(typed, str) else typed.decode("latin-1"),
        capture_output=True,
        text=True,
        encoding="utf-8" if isinstance(typed, str) else "latin-1",
        check=False,
        timeout=PATIENCE,
        cwd=folder or ROOT,
        env=environment(changes, folder),
    )
    done.stdout, done.stderr = plain(done.stdout), plain(done.stderr)
    return done


def plain(output: str) -> str:
    """The output with ordinary spaces in place of thin ones, as tests write French."""
    return output.replace(THIN_SPACE, " ")


class Terminal:
    """The command on a terminal of its own; use it as a context."""

    def __init__(
        self,
        *arguments: str | Path,
        folder: Path,
        columns: int = 80,
        lines: int = 24,
        **changes: str,
    ) -> None:
        self.seen = b""
        self.at = 0  # what was expected up to here has been seen
        self.status: int | None = None
        self.process, self.screen = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            words = [*COMMAND, *map(str, arguments)]
            os.execve(words[0], words, environment({"TERM": "xterm", **changes}, folder))  # noqa: S606 - our own command
        fcntl.ioctl(self.screen, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.status is None:
            os.kill(self.process, 9)
            os.waitpid(self.process, 0)
        os.close(self.screen)

    @property
    def text(self) -> str:
        return plain(CONTROLS.sub(b"", self.seen).decode("utf-8", "replace").replace("\r", ""))

    def type(self, keys: str) -> None:
        os.write(self.screen, keys.encode())

    def expect(self, words: str) -> None:
        """Wait until these words appear behind those expected before."""
        while words not in self.text[self.at :]:
            assert self.read(), f"{words!r} does not appear in {self.text[self.at :]!r}"
        self.at = self.text.index(words, self.at) + len(words)

    def press(self, key: str, words: str) -> None:
        """Press a key until these words appear.

        An interrupt that arrives just before readline waits for a key is noticed with the next one.
        """
        for _ in range(TIMES):
            self.type(key)
            while words not in self.text[self.at :] and self.read(PATIENCE / TIMES):
                pass
            if words in self.text[self.at :]:
                break
        self.expect(words)

    def end_by(self, number: int) -> int:
        """Send a signal until the command ends; its exit status.  See `press`."""
        for _ in range(TIMES):
            os.kill(self.process, number)
            deadline = time.monotonic() + PATIENCE / TIMES
            while self.read(max(0.0, deadline - time.monotonic())):
                pass
            if time.monotonic() < deadline:
                break
        return self.wait()

    def read(self, deadline: float = PATIENCE) -> bool:
        ready, _, _ = select.select([self.screen], [], [], deadline)
        if not ready:
            return False
        try:
            more = os.read(self.screen, 65_536)
        except OSError:  # the command has ended
            return False
        self.seen += more
        return bool(more)

    def wait(self, seconds: float = PATIENCE) -> int:
        """The exit status, once the command has ended."""
        deadline = time.monotonic() + seconds
        while self.read(max(0.0, deadline - time.monotonic())):
            pass
        assert time.monotonic() < deadline, f"still running: {self.text[-500:]!r}"
        _, status = os.waitpid(self.process, 0)
        self.status = os.waitstatus_to_exitcode(status)
        return self.status
