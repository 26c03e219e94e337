"""Where puzzles are looked for: games between bots, by number, or records of any games.

A game depends only on its number, so a mine can be interrupted, resumed and shared by processes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ziggurat.ai.catalogue import levels_of
from ziggurat.ai.match import play_match, seed_for
from ziggurat.ai.puzzles.mining import puzzles_in
from ziggurat.ai.puzzles.puzzle import Quarry
from ziggurat.core.kind import Setting
from ziggurat.games.catalogue import GAMES

if TYPE_CHECKING:
    from ziggurat.core.kind import Kind
    from ziggurat.core.record import Record

Settings = dict[str, Setting]


class Setup(NamedTuple):
    """Who plays, and with which options."""

    bots: tuple[str, ...]  # by seat
    settings: Settings


MASONS: Final = ("mason",) * 4
SETUPS: Final[dict[str, tuple[Setup, ...]]] = {
    "babel": (Setup(("mason", "architect"), {}), Setup(("architect", "mason"), {})),
    "babylon": (Setup(("mason", "architect"), {}), Setup(("architect", "mason", "mason"), {})),
    "babble": (
        Setup(("king", "architect", "mason"), {}),
        Setup(("king", "king"), {}),
        Setup(("king", "architect", "king"), {"mode": "advanced"}),
    ),
    "seven_wonders": (
        Setup(MASONS, {}),
        Setup(MASONS[:3], {}),
        Setup(MASONS, {"modules": "both"}),
        Setup(MASONS, {"leaders": True}),
        Setup(MASONS, {"cities": True}),
    ),
}


def match(kind: Kind, number: int) -> Record:
    """The game between bots of this number."""
    setups = SETUPS[kind.name]
    bots, settings = setups[number % len(setups)]
    seed, makers = f"puzzles/{number}", levels_of(kind.name)
    players = [makers[level](seed_for(seed, seat)) for seat, level in enumerate(bots)]
    return play_match(kind, players, seed, settings).record


def dig(game: str, number: int) -> Quarry:
    """The puzzles in the match of this number."""
    return dig_in(game, number, match(GAMES[game], number))


def dig_in(game: str, number: int, record: Record) -> Quarry:
    """The puzzles in a game that was played somewhere.  Raises BadRecord."""
    return Quarry(number, record, tuple(puzzles_in(GAMES[game], record)))
