"""Names of players: what may be one, and which names are the same account."""

import unicodedata
from typing import Final

from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.protocol import RequestError

LONGEST: Final = 40  # letters of a name; a composed form may have more than was sent
LONGEST_KEY: Final = 80
# Letters that are printable and show nothing: fillers, blanks, joiners and variation selectors.
INVISIBLE: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
    + "".join(map(chr, (*range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0))))
)


def clean_name(name: str) -> str:
    """A name on one line, of visible characters.  Raises RequestError."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not 0 < len(name) <= LONGEST or not all(map(is_visible, name)):
        raise RequestError(RequestCode.BAD_NAME)
    return name


def is_visible(letter: str) -> bool:
    return letter.isprintable() and letter not in INVISIBLE


def account_key(account: str) -> str:
    """Names that differ only in case or Unicode form are the same account.  Raises RequestError."""
    key = unicodedata.normalize("NFKC", clean_name(account)).casefold()
    if len(key) > LONGEST_KEY:
        raise RequestError(RequestCode.BAD_NAME)
    return key
