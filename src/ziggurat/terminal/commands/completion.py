"""`ziggurat completion SHELL`: a script for the shell, which asks here for the candidates."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ziggurat.terminal.completion import candidates

if TYPE_CHECKING:
    from argparse import Namespace


def run(asked: Namespace) -> int:
    if asked.words:
        print("\n".join(candidates(asked.words[1:])))
    else:
        script = Path(__file__).parent.parent / "shells" / f"completion.{asked.shell}"
        print(script.read_text(encoding="utf-8"), end="")
    return 0
