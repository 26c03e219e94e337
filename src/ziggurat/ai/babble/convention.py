"""The convention that good partners keep, and what follows from it.

A foreman shows the word for building or for drawing if it is not the one that the others expect.
So a player who has had a turn since their last Word card, and has shown nothing, still has the
words they were last seen with.
"""

from typing import Final

from ziggurat.core.seats import Seat
from ziggurat.games.babble.components import BUILD, DRAW
from ziggurat.games.babble.knowledge import BabbleView

SHOWN_AT_ONCE: Final = (BUILD, DRAW)
FROM_A_PACK: Final = ("took", "filled")
OTHER_CHANGES: Final = ("redrew", "refilled", "lost")


def unshown(view: BabbleView, seat: Seat) -> int:
    """How many changes of a hand its owner has had no turn to show since."""
    seats = len(view["players"])
    turns_ago = (view["foreman"] - seat) % seats
    changes = cards_of_others = 0
    for number in range(len(view["history"]) - 1, -1, -1):
        event = view["history"][number]
        if event["seat"] == seat and event["what"] in OTHER_CHANGES:
            changes += 1
        elif event["what"] in FROM_A_PACK and event["seat"] != seat:
            cards_of_others += 1
        elif event["what"] in FROM_A_PACK:
            # The history names no turns; but after that many draws by others, the turn came back.
            turns = view["turn"] - 1 if number < seats else cards_of_others
            return changes + (turns < turns_ago)
    return changes
