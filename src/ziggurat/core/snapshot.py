"""A game at one moment as a line of text: plain values, mid-turn as well, hidden cards included.

A snapshot is a cache of what a record tells; it is never shown to players.
"""

from __future__ import annotations

from ast import literal_eval
from typing import TYPE_CHECKING, Final

from ziggurat.core.outcome import Outcome, Row
from ziggurat.core.plain import part
from ziggurat.core.source import UNSET, Dream, Sealed, Source

if TYPE_CHECKING:
    from ziggurat.core.game import Game
    from ziggurat.core.kind import Kind

NOT_STATE: Final = ("told",)
SPECIAL: Final = ("agenda", "sealed", "source", "outcome")


class BadSnapshot(ValueError):
    """Raised when a text is not a snapshot of this game."""


def fields_of(game: Game) -> list[str]:
    """The names of everything a game holds as its state."""
    names: set[str] = set()
    for each in type(game).__mro__:
        # A compiled class keeps the list of its slots elsewhere.
        names.update(getattr(each, "__slots__", ()), getattr(each, "__mypyc_attrs__", ()))
    return sorted(names.difference(NOT_STATE))


def state_of(game: Game) -> dict[str, object]:
    """The whole state as plain values: two games are the same if and only if these are equal."""
    state: dict[str, object] = {
        name: getattr(game, name) for name in fields_of(game) if name not in SPECIAL
    }
    state["agenda"] = [phase.text for phase in game.agenda]
    state["sealed"] = {seat: action.text for seat, action in game.sealed.items()}
    state["source"] = (type(game.source).__name__, game.source.seed)
    state["outcome"] = None if game.outcome is None else plain_outcome(game.outcome)
    return state


def save(game: Game) -> str:
    return repr(state_of(game))


def load(kind: Kind, text: str) -> Game:
    """The game of a snapshot.  Raises BadSnapshot."""
    try:
        return restored(kind, literal_eval(text))
    except (ValueError, SyntaxError, KeyError, TypeError, AttributeError) as error:
        raise BadSnapshot(f"this is no snapshot of {kind.name}: {error}") from error


def restored(kind: Kind, state: dict[str, object]) -> Game:
    game = kind.blank()
    for name in fields_of(game):
        if name not in SPECIAL:
            setattr(game, name, state[name])
    kind.read_agenda(game, part(state, "agenda", list))
    game.sealed = {seat: kind.parse(action) for seat, action in part(state, "sealed", dict).items()}
    game.source = source_of(*part(state, "source", tuple))
    game.outcome = read_outcome(state["outcome"])
    return game


def source_of(name: str, seed: str) -> Source:
    match name:
        case "Sealed":
            return Sealed(seed)
        case "Dream":
            return Dream(int(seed))
    return UNSET


def plain_outcome(outcome: Outcome) -> tuple[object, ...]:
    return (*outcome[:-1], tuple(tuple(row) for row in outcome.sheet))


def read_outcome(plain: object) -> Outcome | None:
    if plain is None:
        return None
    if not isinstance(plain, tuple):
        raise TypeError("$.outcome: expected tuple")
    winners, reason, ranks, sheet = plain
    return Outcome(winners, reason, ranks, tuple(Row(*row) for row in sheet))
