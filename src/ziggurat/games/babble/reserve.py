"""Verbs: what is done with the cards of a Reserve."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.secrets import only
from ziggurat.core.zones import cards_of
from ziggurat.games.babble import events
from ziggurat.games.babble.components import (
    CONSTRUCTIONS,
    DRAWN_RESOURCES,
    RESOURCE_COUNT,
    RESOURCES,
    Construction,
    Pack,
    Resource,
)
from ziggurat.games.babble.deck import ALL_CONSTRUCTIONS

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.games.babble.table import Babble

NOWHERE: Final = -1  # a construction that was never put back, or has been seen since


def draw(game: Babble, seat: Seat, count: int = DRAWN_RESOURCES) -> None:
    """Draw Resources; when the pack runs out, the discard becomes the pack (BA-DRA-1, BA-DRA-3)."""
    drawn: list[Resource] = []
    while len(drawn) < count and (game.resource_pack or reshuffle(game)):
        pack = game.resource_pack
        take = min(count - len(drawn), len(pack))
        for at in range(1, take + 1):
            resource = pack[-at]
            game.resources[seat * RESOURCE_COUNT + resource] += 1
            drawn.append(resource)
        game.resource_pack = pack[:-take]
    if game.told is not None:
        game.tell(events.drew_resources, seat, drawn)


def reshuffle(game: Babble) -> bool:
    """Make the discard the new pack; False if there is none (BA-DRA-3)."""
    cards = cards_of(game.resource_discard)
    if not cards:
        return False
    game.shuffle(cards)
    game.resource_pack = tuple(cards)
    game.resource_discard = [0] * RESOURCE_COUNT
    game.tell(events.reshuffled_resources, len(cards))
    return True


def throw(game: Babble, seat: Seat, resource: Resource) -> None:
    """Put a Resource on the discard (BA-DRA-2)."""
    game.resources[seat * RESOURCE_COUNT + resource] -= 1
    game.resource_discard[resource] += 1
    if game.told is not None:
        game.tell(events.threw_resource, seat, resource)


def give_resource(game: Babble, seat: Seat, resource: Resource, other: Seat) -> None:
    game.resources[seat * RESOURCE_COUNT + resource] -= 1
    game.resources[other * RESOURCE_COUNT + resource] += 1
    if game.told is not None:
        game.tell(events.gave_resource, seat, resource, other)


def give_all_resources(game: Babble, seat: Seat, other: Seat) -> None:
    for resource in RESOURCES:
        for _ in range(game.resources[seat * RESOURCE_COUNT + resource]):
            give_resource(game, seat, resource, other)


def give_construction(game: Babble, seat: Seat, card: Construction, other: Seat) -> None:
    """It keeps its orientation, and the new owner may look at it (BA-GIV-2, BA-DEC-10)."""
    leave(game, seat, card)
    game.constructions[other] += (card,)
    game.knowers[card] |= only(other)
    if game.told is not None:
        up, knowers = game.is_up(card), game.knowers[card]
        game.tell(events.gave_construction, seat, card, other, up, knowers)


def leave(game: Babble, seat: Seat, card: Construction) -> None:
    """Take a Construction out of a Reserve."""
    game.constructions[seat] = tuple([each for each in game.constructions[seat] if each != card])


def lay(game: Babble, seat: Seat, card: Construction, pack: Pack) -> None:
    """A Construction drawn from a pack is laid face down; only its owner knows it (BA-IDE-5)."""
    game.constructions[seat] += (card,)
    game.knowers[card] = only(seat)
    game.could_be[card] = in_reach(game, pack)
    if game.told is not None:
        game.tell(events.drew_construction, seat, card)


def in_reach(game: Babble, pack: Pack) -> int:
    """The Constructions that may come from a pack: not those put back in another."""
    mask = ALL_CONSTRUCTIONS
    if game.returned.count(NOWHERE) == CONSTRUCTIONS:
        return mask
    for card, place in enumerate(game.returned):
        if place not in (NOWHERE, pack):
            mask &= ~(1 << card)
    return mask


def turn_up(game: Babble, seat: Seat, card: Construction) -> None:
    """Turn a Construction face up, for the rest of the game (BA-SHO-1, BA-REV-1)."""
    expose(game, card)
    if game.told is not None:
        game.tell(events.turned_up, seat, card)


def expose(game: Babble, card: Construction) -> None:
    """From now on everybody sees which card this is."""
    game.face_up |= 1 << card
    game.returned[card] = NOWHERE
