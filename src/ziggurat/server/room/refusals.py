"""How errors are reported to clients: by a code, values and a text in English.

Other languages have the same texts by code; pages fill them with the values.
"""

from pathlib import Path
from typing import Final

from ziggurat.core.action import ActionCode
from ziggurat.core.error import ErrorCode, Message, UserError, texts_of
from ziggurat.core.kind import SettingCode
from ziggurat.core.text import Text, offered_languages, translate
from ziggurat.server.room.account_errors import AccountCode
from ziggurat.server.room.daily_errors import DailyCode
from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.plan import PlanCode
from ziggurat.server.room.protocol import ErrorValue, Refused

# What a client may have to explain, besides the refusals of games.
ERROR_CODES: Final[tuple[ErrorCode, ...]] = (
    *RequestCode,
    *AccountCode,
    *DailyCode,
    *PlanCode,
    *SettingCode,
    *ActionCode,
)


def server_texts() -> dict[str, Text]:
    """The texts of the server itself; translations are in `server/locale`."""
    return texts_of(RequestCode, AccountCode, DailyCode, PlanCode)


translate(Path(__file__).parents[1], server_texts())


def refusal_of(error: UserError, request: str = "") -> Refused:
    """The message for a client."""
    code, values = error.code, error.message.values
    sent = {name: plain(value) for name, value in values.items()}
    return Refused(request, code.code, str(error), code.rule, sent)


def plain(value: object) -> ErrorValue:
    if isinstance(value, Text | Message | UserError):
        return {language: value.in_language(language) for language in offered_languages()}
    if isinstance(value, list):
        return [each if isinstance(each, int) else str(each) for each in value]
    return value if isinstance(value, bool | int) else str(value)
