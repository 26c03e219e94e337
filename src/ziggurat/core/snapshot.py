"""A game at one moment as a line of text: plain values, mid-turn as well, hidden cards included.

A snapshot is a cache of what a record says, for other processes of the same version.  It is never
shown to players.  Loading one checks every value against the fields that the game declares, and
that no component is missing.
"""

from __future__ import annotations

from ast import literal_eval
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Final, Union, get_args, get_origin, get_type_hints

from ziggurat.core.components import ComponentSet
from ziggurat.core.error import UserError
from ziggurat.core.outcome import Outcome, Row
from ziggurat.core.plain import part
from ziggurat.core.source import UNSET, Dream, Sealed, Source

if TYPE_CHECKING:
    from ziggurat.core.game import Game
    from ziggurat.core.kind import Kind

# What every game has and a snapshot holds as a plain value; the rest is written below.
COUNTS: Final = ("seats", "drawn", "revealed")


class BadSnapshot(ValueError):
    """Raised when a text is not a snapshot of this game."""


def fields_of(game: Game) -> list[str]:
    """The names of everything a game holds as its state."""
    return sorted([*COUNTS, "agenda", "sealed", "source", "outcome", *game.FIELDS])


def state_of(game: Game) -> dict[str, object]:
    """The whole state as plain values: two games are the same if and only if these are equal."""
    state: dict[str, object] = {name: getattr(game, name) for name in COUNTS}
    for name in game.FIELDS:
        state[name] = plain(getattr(game, name))
    state["agenda"] = [phase.text for phase in game.agenda]
    state["sealed"] = {seat: action.text for seat, action in game.sealed.items()}
    state["source"] = (type(game.source).__name__, game.source.seed)
    state["outcome"] = None if game.outcome is None else plain(game.outcome)
    return state


def plain(value: object) -> object:
    """Named tuples as tuples, a component set as its key, all else as it is."""
    if isinstance(value, ComponentSet):
        return value.key
    if isinstance(value, tuple):
        return tuple([plain(each) for each in value])
    if isinstance(value, list):
        return [plain(each) for each in value]
    return value


def save(game: Game) -> str:
    return repr(state_of(game))


def load(kind: Kind, text: str) -> Game:
    """The game of a snapshot.  Raises BadSnapshot."""
    try:
        game = restored(kind, literal_eval(text))
        kind.check_players(game.seats)
        census = game.census()
    except (
        UserError,
        ValueError,
        SyntaxError,
        LookupError,
        TypeError,
        AttributeError,
        AssertionError,
        RecursionError,
        MemoryError,
    ) as error:
        raise BadSnapshot(f"this is not a snapshot of {kind.name}: {error}") from error
    if min(census.values()) < 0:
        raise BadSnapshot(f"this is not a snapshot of {kind.name}: its components do not add up")
    return game


def restored(kind: Kind, state: dict[str, object]) -> Game:
    game = kind.blank()
    for name in COUNTS:
        setattr(game, name, part(state, name, int))
    for name, shape in game.FIELDS.items():
        setattr(game, name, shaped(state[name], shape, f"$.{name}", kind))
    kind.read_agenda(game, part(state, "agenda", list))
    game.sealed = {seat: kind.parse(action) for seat, action in part(state, "sealed", dict).items()}
    game.source = source_of(*part(state, "source", tuple))
    game.outcome = read_outcome(state["outcome"])
    game.derive()
    return game


def shaped(value: object, shape: object, where: str, kind: Kind) -> object:
    """The value, checked against a declared type.  Raises TypeError, ValueError or KeyError."""
    origin = get_origin(shape)
    if origin is None:
        assert isinstance(shape, type)
        return simple(value, shape, where, kind)
    if origin in (Union, UnionType):
        inner = next(each for each in get_args(shape) if each is not NoneType)
        return None if value is None else shaped(value, inner, where, kind)
    return collection(expect(value, origin, where), get_args(shape), where, kind)


def expect(value: object, shape: type, where: str) -> object:
    if type(value) is not shape:
        raise TypeError(f"{where}: expected {shape.__name__}, got {type(value).__name__}")
    return value


def simple(value: object, shape: type, where: str, kind: Kind) -> object:
    """A number, a text, a component set or a named tuple."""
    if issubclass(shape, ComponentSet):
        return kind.component_sets[str(value)]
    if shape is tuple:  # all that a compiled named tuple says of a field of tuples
        return expect(value, tuple, where)
    if tuple in shape.__mro__:
        shapes = tuple(get_type_hints(shape).values())
        return shape(*tuple_of(expect(value, tuple, where), shapes, where, kind))
    return expect(value, shape, where)


def collection(value: object, shapes: tuple[object, ...], where: str, kind: Kind) -> object:
    if isinstance(value, list):
        return [shaped(each, shapes[0], where, kind) for each in value]
    return tuple(tuple_of(value, shapes, where, kind))


def tuple_of(value: object, shapes: tuple[object, ...], where: str, kind: Kind) -> list[object]:
    assert isinstance(value, tuple)
    if shapes[-1:] == (Ellipsis,):
        shapes = shapes[:1] * len(value)
    if len(shapes) != len(value):
        raise ValueError(f"{where}: expected {len(shapes)} values, got {len(value)}")
    return [shaped(each, shape, where, kind) for each, shape in zip(value, shapes, strict=True)]


def source_of(name: str, seed: str) -> Source:
    match name:
        case "Sealed":
            return Sealed(seed)
        case "Dream":
            return Dream(int(seed))
    return UNSET


def read_outcome(value: object) -> Outcome | None:
    if value is None:
        return None
    if not isinstance(value, tuple):
        raise TypeError("$.outcome: expected tuple")
    winners, reason, ranks, sheet = value
    return Outcome(winners, reason, ranks, tuple(Row(*row) for row in sheet))
