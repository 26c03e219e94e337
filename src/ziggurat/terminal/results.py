"""Results of games against bots, kept to propose a bot about as strong as the player."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from ziggurat.ai.ladder import Played, suited
from ziggurat.terminal.autosave import state_folder
from ziggurat.terminal.complaint import Failure
from ziggurat.terminal.files import make_folder
from ziggurat.terminal.settings import HUMAN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ziggurat.core.outcome import Outcome

EQUAL: Final = "equal"  # in `--seats`: a bot about as strong as the player
RESULTS: Final = "results.jsonl"  # a line for each game, the latest last


def note_result(game: str, seats: Sequence[str], outcome: Outcome) -> None:
    """Remember how one person fared among bots; nothing, if that cannot be written."""
    if seats.count(HUMAN) != 1:
        return
    others = [who for who in seats if who != HUMAN]
    won = seats.index(HUMAN) in outcome.winners
    line = json.dumps({"game": game, "others": others, "won": won})
    with suppress(OSError, Failure):
        make_folder(state_folder())
        with (state_folder() / RESULTS).open("a", encoding="utf-8") as file:
            file.write(f"{line}\n")


def equal_of(game: str) -> str:
    """The level that suits the current results."""
    try:
        lines = (state_folder() / RESULTS).read_text(encoding="utf-8").splitlines()
        found = [json.loads(line) for line in reversed(lines)]
        played = [
            Played(tuple(each["others"]), bool(each["won"]))
            for each in found
            if each["game"] == game
        ]
    except (OSError, ValueError, TypeError, KeyError):
        played = []
    return suited(game, played)
