"""What a bot thinks of a position, in the words of the game."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from ziggurat.ai.council import advisers
from ziggurat.terminal.asked import maker_called, typed_names
from ziggurat.terminal.complaint import Complaint
from ziggurat.terminal.texts import output
from ziggurat.terminal.texts.errors import CommandCode

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ziggurat.ai.bot import Thought
    from ziggurat.core.kind import Kind
    from ziggurat.core.seats import Seat
    from ziggurat.terminal.screen import Screen
    from ziggurat.terminal.speech import Speech

BEST_FEW: Final = 5
NEXT_FEW: Final = 4  # moves that may follow


def adviser_called(kind: Kind, name: str) -> str:
    """The bot that is asked: by name, or the strongest that can explain its choices."""
    names = advisers(kind.name)
    if name and name not in names:
        maker_called(kind, name)
        shown = typed_names([name])
        raise Complaint(
            CommandCode.NO_ADVISER, name=shown, game=kind.title, bots=typed_names(names)
        )
    return name or names[-1]


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


def show_hint(
    thoughts: Sequence[Thought], seat: Seat, bot: str, speech: Speech, screen: Screen
) -> None:
    """The best choices, how good they are, and what may follow."""
    if not any(each.visits for each in thoughts) and len({each.value for each in thoughts}) == 1:
        screen.say(output.NO_OPINION, bot=bot)
        return
    if seat == speech.reader:
        screen.say(output.HINT, "bold", bot=bot)
    else:
        screen.say(output.HINT_FOR, "bold", seat=speech.names[seat], bot=bot)
    best = thoughts[:BEST_FEW]
    continuations = [expected(each, speech, screen) for each in best]
    alike = len(best) > 1 and len(set(continuations)) == 1
    for each, continuation in zip(best, continuations, strict=True):
        chance = screen.words(output.PERCENT, number=round(100 * each.value))
        choice = speech.action(each.choice)
        screen.say(screen.words(output.HINT_LINE, chance=chance, choice=choice))
        if continuation and not alike:
            screen.indented(continuation, 7)
    if alike and continuations[0]:
        screen.indented(f"{screen.words(output.ALIKE)} {continuations[0]}", 0)


def expected(thought: Thought, speech: Speech, screen: Screen) -> str:
    """What may follow, one sentence for each turn of a player."""
    turns = groupby(thought.line[:NEXT_FEW], key=lambda step: step.seat)
    first = output.THEN_YOU if thought.line[:1] and is_own(thought, speech) else output.THEN
    said = [
        screen.words(
            output.EXPECTED if number else first,
            seat=speech.names[seat],
            choices=screen.words(output.SEMICOLON).join(
                speech.action(each.action) for each in steps
            ),
        )
        for number, (seat, steps) in enumerate(turns)
    ]
    return f"{'. '.join(said)}." if said else ""


def is_own(thought: Thought, speech: Speech) -> bool:
    """Whether the reader would go on."""
    return thought.line[0].seat == speech.reader
