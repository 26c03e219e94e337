"""Which bots are about as strong as a player, judged by the player's finished games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ziggurat.ai.ladder import Played, is_rated, suited

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ziggurat.server.room.protocol import MyTable


class MyLevel(Struct, frozen=True):
    """The bot that suits me in a game, and the number of my games with bots that says so."""

    game: str
    level: str
    games: int


def my_levels(tables: Iterable[MyTable]) -> list[MyLevel]:
    """From finished tables, the latest first; only games with bots alone count."""
    found: dict[str, list[Played]] = {}
    for table in tables:
        game = table.plan.game
        others = [chair.program for at, chair in enumerate(table.chairs) if at != table.seat]
        if table.state == "over" and is_rated(game, others):
            won = table.seat in table.winners and not table.chairs[table.seat].resigned
            found.setdefault(game, []).append(Played(tuple(others), won))
    return [MyLevel(game, suited(game, played), len(played)) for game, played in found.items()]
