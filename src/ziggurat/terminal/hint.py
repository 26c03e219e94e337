"""What a bot thinks of a position, in the words of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.table import Table

from ziggurat.terminal import texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ziggurat.ai.bot import Thought
    from ziggurat.core.seats import Seat
    from ziggurat.terminal.speech import Speech

BEST_FEW: Final = 5


def as_data(thoughts: Sequence[Thought], speech: Speech) -> list[dict[str, object]]:
    return [
        {
            "choice": each.choice.text,
            "words": speech.action(each.choice),
            "value": round(each.value, 4),
            "visits": each.visits,
            "line": [
                {"seat": seat, "choice": action.text, "words": speech.action(action)}
                for seat, action in each.line
            ],
        }
        for each in thoughts
    ]


def hint_table(thoughts: Sequence[Thought], seat: Seat, speech: Speech) -> Table:
    table = Table(title=speech.ui(texts.HINT, seat=speech.names[seat]), title_justify="left")
    table.add_column(speech.ui(texts.CHOICE))
    table.add_column(speech.ui(texts.CHANCE), justify="right")
    table.add_column(speech.ui(texts.TRIED), justify="right")
    table.add_column(speech.ui(texts.AND_THEN))
    for each in thoughts[:BEST_FEW]:
        line = [
            speech.ui(texts.EXPECTED, seat=speech.names[who], choice=speech.action(action))
            for who, action in each.line
        ]
        table.add_row(
            speech.action(each.choice), f"{each.value:.0%}", str(each.visits), "\n".join(line)
        )
    return table
