"""What happens at a table of Babylon.  Nothing of it is secret."""

from ziggurat.core.event import Event
from ziggurat.core.outcome import Outcome
from ziggurat.core.seats import Seat
from ziggurat.core.text import Value
from ziggurat.games.babylon.building import support_names
from ziggurat.games.babylon.components import (
    BLANK,
    EFFECT_NAMES,
    FLOWER_NAMES,
    HOLE_NAMES,
    HOLES,
    ICON_NAMES,
    PIECE_NAMES,
    STACK_NAMES,
    TILE_NAMES,
    Effect,
    Piece,
    Place,
    Stack,
    Supports,
    Tile,
)
from ziggurat.games.babylon.prints import Print


def removed(seat: Seat, tile: Print, stack: Stack) -> Event:
    return Event("removed", {"seat": seat, "stack": STACK_NAMES[stack], **printed(tile)})


def uncovered(tile: Print, stack: Stack) -> Event:
    return Event("uncovered", {"stack": STACK_NAMES[stack], **printed(tile)})


def emptied(stack: Stack) -> Event:
    return Event("emptied", {"stack": STACK_NAMES[stack]})


def round_began(number: int) -> Event:
    return Event("round_began", {"number": number})


def turn_began(seat: Seat) -> Event:
    return Event("turn_began", {"seat": seat})


def single_given(seat: Seat) -> Event:
    return Event("single_given", {"seat": seat})


def double_given(seat: Seat) -> Event:
    return Event("double_given", {"seat": seat})


def dug(seat: Seat, tile: Print, stack: Stack, pillars: int) -> Event:
    return Event(
        "dug",
        {"seat": seat, "stack": STACK_NAMES[stack], "pillars": pillars, **printed(tile)},
    )


def laid(seat: Seat, tile: Tile, place: Place, rotation: int, supports: Supports) -> Event:
    return Event(
        "laid",
        {
            "seat": seat,
            "tile": TILE_NAMES[tile],
            "hole": HOLE_NAMES[place % HOLES],
            "storey": place // HOLES,
            "rotation": rotation,
            "supports": support_names(supports),
        },
    )


def built(seat: Seat, piece: Piece, place: Place, other: Place, lent: bool) -> Event:
    """A decor element; `lent` if a tower tile gave a place its icon."""
    places = [place, other] if other else [place]
    return Event(
        "built_by_effect" if lent else "built",
        {
            "seat": seat,
            "piece": PIECE_NAMES[piece],
            "holes": [HOLE_NAMES[place % HOLES] for place in places],
            "storey": place // HOLES,
        },
    )


def stored(seat: Seat, tile: Tile) -> Event:
    return Event("stored", {"seat": seat, "tile": TILE_NAMES[tile]})


def discarded(seat: Seat, tile: Tile) -> Event:
    return Event("discarded", {"seat": seat, "tile": TILE_NAMES[tile]})


def returned(seat: Seat, pillars: int) -> Event:
    return Event("returned", {"seat": seat, "pillars": pillars})


def double_lost(seat: Seat) -> Event:
    return Event("double_lost", {"seat": seat})


def flipped(effect: Effect) -> Event:
    return Event("flipped", {"effect": EFFECT_NAMES[effect]})


def ended(outcome: Outcome) -> Event:
    totals = next(row.values for row in outcome.sheet if row.name == "total")
    return Event(
        "ended",
        {
            "reason": outcome.reason,
            "totals": list(totals),
            "winner_seat": list(outcome.winners),
        },
    )


def printed(tile: Print) -> dict[str, Value]:
    return {
        "tile": tile.name,
        "flower": FLOWER_NAMES[tile.flower],
        "icons": [ICON_NAMES[icon] for icon in tile.icons if icon != BLANK],
    }
