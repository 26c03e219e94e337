"""Standard streams that never fail because of a character."""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata
from pathlib import Path
from typing import Final

SUBSTITUTES: Final = {
    "…": "...",
    "–": "-",  # noqa: RUF001 - a dash
    "—": "-",
    "‘": "'",  # noqa: RUF001 - a quotation mark
    "’": "'",
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "\u00a0": " ",
    "\u202f": " ",
    "·": ".",
    "•": "*",
    "±": "+-",
    "×": "x",  # noqa: RUF001 - times
    "µ": "u",
    "▟": "/",
    "▙": "\\",
    "▲": "^",
    "▼": "v",
    "✿": "*",
    "œ": "oe",
    "Œ": "OE",
}
HANDLER: Final = "ziggurat.substitute"


def substitute(error: UnicodeError) -> tuple[str, int]:
    """Write what the encoding cannot: `…` as `...`, `é` as `e`, anything else as `?`."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = error.object[error.start : error.end]
    return "".join(substitute_for(letter) for letter in letters), error.end


def substitute_for(letter: str) -> str:
    plain = SUBSTITUTES.get(letter) or unicodedata.normalize("NFKD", letter)
    return plain.encode("ascii", "ignore").decode() or "?"


codecs.register_error(HANDLER, substitute)


def prepare() -> None:
    """Write any character to any terminal, file or pipe; read any bytes that are typed."""
    sys.stdin = sys.stdin or Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115 - to the end
    sys.stdout = sys.stdout or Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - as above
    sys.stderr = sys.stderr or Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - as above
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=HANDLER)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def silence_output() -> None:
    """Drop what is still to be written: nobody reads it, or there is no room for it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
