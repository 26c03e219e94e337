"""What happens at a table of Babylon, as it is told.  Nothing of it is secret."""

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
    Effect,
    Piece,
    Place,
    Stack,
    Supports,
    Tile,
)
from ziggurat.games.babylon.prints import TERRACES


def removed(seat: Seat, tile: Tile, stack: Stack) -> Event:
    return Event("removed", {"seat": seat, "stack": STACK_NAMES[stack], **printed(tile)})


def uncovered(pile: tuple[Tile, ...], stack: Stack) -> Event:
    """What comes to light below a tile that was taken: another one, or the bottom."""
    if not pile:
        return Event("emptied", {"stack": STACK_NAMES[stack]})
    return Event("uncovered", {"stack": STACK_NAMES[stack], **printed(pile[-1])})


def round_began(number: int) -> Event:
    return Event("round_began", {"number": number})


def turn_began(seat: Seat) -> Event:
    return Event("turn_began", {"seat": seat})


def given(seat: Seat, singles: int, doubles: int) -> list[Event]:
    single = [Event("single_given", {"seat": seat})] * singles
    return [*single, *[Event("double_given", {"seat": seat})] * doubles]


def dug(seat: Seat, tile: Tile, stack: Stack, pillars: int) -> Event:
    return Event(
        "dug",
        {"seat": seat, "stack": STACK_NAMES[stack], "pillars": pillars, **printed(tile)},
    )


def laid(seat: Seat, tile: Tile, place: Place, rotation: int, supports: Supports) -> Event:
    return Event(
        "laid",
        {
            "seat": seat,
            "tile": TERRACES[tile].name,
            "hole": HOLE_NAMES[place % HOLES],
            "storey": place // HOLES,
            "rotation": rotation,
            "supports": support_names(supports),
        },
    )


def built(seat: Seat, piece: Piece, places: list[Place], lent: bool) -> Event:
    """A decor element; `lent` if a tower tile gave a place its icon."""
    return Event(
        "built_by_effect" if lent else "built",
        {
            "seat": seat,
            "piece": PIECE_NAMES[piece],
            "holes": [HOLE_NAMES[place % HOLES] for place in places],
            "storey": places[0] // HOLES,
        },
    )


def stored(seat: Seat, tile: Tile) -> Event:
    return Event("stored", {"seat": seat, "tile": TERRACES[tile].name})


def discarded(seat: Seat, tile: Tile) -> Event:
    return Event("discarded", {"seat": seat, "tile": TERRACES[tile].name})


def returned(seat: Seat, singles: int, doubles: int) -> list[Event]:
    surplus = [Event("returned", {"seat": seat, "pillars": singles})] if singles else []
    return [*surplus, *[Event("double_lost", {"seat": seat})] * doubles]


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


def printed(tile: Tile) -> dict[str, Value]:
    face = TERRACES[tile]
    return {
        "tile": face.name,
        "flower": FLOWER_NAMES[face.flower],
        "icons": [ICON_NAMES[icon] for icon in face.icons if icon != BLANK],
    }
