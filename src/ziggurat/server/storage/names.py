"""Names of players: what may be one, and which names are the same account."""

# ruff: noqa: RUF001 - it is about letters that look alike

import unicodedata
from typing import Final

from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.protocol import RequestError

LONGEST: Final = 40  # letters of a name; a composed form may have more than was sent
LONGEST_KEY: Final = 80
EMOJI: Final = "\ufe0f"  # turns the sign before it into an emoji
# Letters that are printable and show nothing: fillers, blanks, joiners and variation selectors.
INVISIBLE: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
    + "".join(map(chr, (*range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0))))
)

# Letters that look like Latin ones, and those Latin ones.  Capitals are told from small letters:
# a Greek capital eta looks like H, a small one like n.
LOOK_ALIKES: Final = str.maketrans(
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ"
    "АВЕКМНОРСТУХІЈЅԀԚԜ"
    "αβγεηικνορτυχω"
    "авекмнорстухіјѕԁһӏԛԝ"
    "օոսհց"
    "ɑɡıᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ"
    "I1|0",
    "abezhlkmnoptyx"
    "abekmhopctyxljsdqw"
    "abyenikvoptuxw"
    "abekmhopctyxijsdhlqw"
    "onuhg"
    "agiabcdeghijklmnoprstuvwyz"
    "lllo",
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


def skeleton(name: str) -> str:
    """What a name looks like: two accounts may not look alike."""
    shown = unicodedata.normalize("NFKC", name).translate(LOOK_ALIKES).casefold()
    letters = "".join(letter for letter in shown if letter != EMOJI and not letter.isspace())
    return letters.replace("rn", "m").replace("vv", "w")[:LONGEST_KEY]
