"""The types of messages in TypeScript, read off the structs that the server speaks with."""

from __future__ import annotations

import re
from types import NoneType, UnionType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Final,
    Literal,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from msgspec import Struct, structs

from ziggurat.games.babble.knowledge import BabbleView
from ziggurat.games.babel.knowledge import BabelView
from ziggurat.games.babylon.knowledge import BabylonView
from ziggurat.games.seven_wonders.knowledge.views import SevenWondersView
from ziggurat.offline import calls
from ziggurat.server.bots.thinking import Answer
from ziggurat.server.http import (
    administration,
    bots,
    circle,
    notifications,
    passkeys,
    passwords,
    people,
    sessions,
    tables,
    vacation,
)
from ziggurat.server.http.records import Fork
from ziggurat.server.live.passkeys import PasskeyMade, PasskeyUsed
from ziggurat.server.room import hints, lessons, listing, protocol, puzzles, replay, review
from ziggurat.server.room.archive import Found
from ziggurat.server.room.daily_results import DailyShown
from ziggurat.server.room.levels import MyLevel
from ziggurat.server.room.statistics import StatisticsShown
from ziggurat.server.storage.channels import Address
from ziggurat.server.storage.results import Ranked

if TYPE_CHECKING:
    from collections.abc import Callable

SPOKEN: Final = (
    protocol.FromClient,
    protocol.FromServer,
    protocol.Join,
    protocol.Leave,
    protocol.Kick,
    protocol.AddBot,
    protocol.MyTable,
    protocol.Summary,
    people.Me,
    people.Called,
    people.Credentials,
    people.NewPassword,
    people.Profile,
    passwords.Reset,
    circle.CircleShown,
    circle.NewReport,
    administration.PersonShown,
    administration.ReportShown,
    administration.SaidShown,
    administration.ServerLoad,
    Ranked,
    bots.BotShown,
    bots.NewToken,
    bots.TokenMade,
    notifications.Notifications,
    notifications.NewChannel,
    notifications.Muted,
    Address,
    sessions.SessionShown,
    passkeys.PasskeyShown,
    PasskeyMade,
    PasskeyUsed,
    vacation.NewVacation,
    vacation.Vacation,
    Fork,
    listing.GameListed,
    tables.NewTable,
    tables.Moved,
    tables.Opened,
    lessons.LessonTold,
    replay.Position,
    calls.Call,
    calls.Changed,
    calls.Turn,
    calls.Exported,
    calls.Tasks,
    calls.Examined,
    calls.Advised,
    Answer,
    review.Review,
    hints.Hint,
    puzzles.PuzzleAsked,
    puzzles.PuzzleJudged,
    puzzles.PuzzleStep,
    puzzles.Tried,
    DailyShown,
    StatisticsShown,
    Found,
    MyLevel,
    BabelView,
    BabylonView,
    SevenWondersView,
    BabbleView,
)
UNIONS: Final = {
    "FromClient": protocol.FromClient,
    "FromServer": protocol.FromServer,
    "Call": calls.Call,
}
PLAIN: Final[dict[object, str]] = {
    object: "unknown",
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
    NoneType: "null",
}


def module() -> str:
    """All of `protocol.gen.ts`."""
    records: dict[str, str] = {}
    for kind in SPOKEN:
        collect(kind, records)
    unions = [f"export type {name} = {written(union)};" for name, union in UNIONS.items()]
    number = f"export const PROTOCOL = {protocol.PROTOCOL};"
    head = "// Written by `make generated` from the structs of the server."
    return "\n\n".join([head, number, *unions, *[records[name] for name in sorted(records)]]) + "\n"


def collect(kind: object, records: dict[str, str]) -> None:
    """Write down every record below a type, each once."""
    if isinstance(kind, type) and is_record(kind):
        if kind.__name__ not in records:
            records[kind.__name__] = record(kind)
            for field in get_type_hints(kind).values():
                collect(field, records)
    else:
        for part in get_args(kind):
            collect(part, records)


def is_record(kind: type) -> bool:
    return is_typeddict(kind) or (get_origin(kind) is None and issubclass(kind, Struct))


def record(kind: type) -> str:
    fields = [f"  {name}{mark}: {written(field)};" for name, mark, field in fields_of(kind)]
    if issubclass(kind, Struct) and kind.__struct_config__.tag is not None:
        config = kind.__struct_config__
        fields.insert(0, f'  {config.tag_field}: "{config.tag}";')
    return "\n".join([f"export interface {kind.__name__} {{", *fields, "}"])


def fields_of(kind: type) -> list[tuple[str, str, object]]:
    """Name, mark and type.  What has a default may be left out where something is asked for."""
    if not issubclass(kind, Struct):
        return [(name, "", field) for name, field in get_type_hints(kind).items()]
    asked = kind.__struct_config__.forbid_unknown_fields
    return [
        (field.encode_name, "?" if asked and not field.required else "", field.type)
        for field in structs.fields(kind)
    ]


def written(kind: object) -> str:
    if isinstance(kind, type) and get_origin(kind) is None:
        return PLAIN.get(kind, kind.__name__)
    parts = get_args(kind)
    writers: dict[object, Callable[[], str]] = {
        Annotated: lambda: written(parts[0]),
        Union: lambda: " | ".join(map(written, parts)),
        UnionType: lambda: " | ".join(map(written, parts)),
        Literal: lambda: " | ".join(f'"{value}"' for value in parts),
        list: lambda: listed(written(parts[0])),
        tuple: lambda: f"[{', '.join(map(written, parts))}]",
        dict: lambda: f"Record<string, {written(parts[1])}>",
    }
    return writers[get_origin(kind)]()


def listed(item: str) -> str:
    return f"{item}[]" if re.fullmatch(r"\w+", item) else f"({item})[]"
