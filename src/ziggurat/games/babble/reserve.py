"""What is done with the cards of a Reserve: drawing, throwing and giving."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.secrets import only
from ziggurat.core.zones import cards_of
from ziggurat.games.babble import events
from ziggurat.games.babble.components import (
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
    """Draw resources; when the pack runs out, the discard becomes the pack."""
    drawn: list[Resource] = []
    while len(drawn) < count:
        if not game.resource_pack and not reshuffle(game):
            break
        drawn.append(game.resource_pack[-1])
        game.resource_pack = game.resource_pack[:-1]
    for resource in drawn:
        game.resources[seat * RESOURCE_COUNT + resource] += 1
    if game.told is not None:
        game.told.append(events.drew_resources(seat, drawn))


def reshuffle(game: Babble) -> bool:
    """Make the discard the new pack; False if there is none."""
    cards = cards_of(game.resource_discard)
    if not cards:
        return False
    game.shuffle(cards)
    game.resource_pack = tuple(cards)
    game.resource_discard = [0] * RESOURCE_COUNT
    if game.told is not None:
        game.told.append(events.reshuffled_resources(len(cards)))
    return True


def throw(game: Babble, seat: Seat, resource: Resource) -> None:
    """Put a resource of the Reserve on the discard."""
    game.resources[seat * RESOURCE_COUNT + resource] -= 1
    game.resource_discard[resource] += 1
    if game.told is not None:
        game.told.append(events.threw_resource(seat, resource))


def give_resource(game: Babble, seat: Seat, resource: Resource, other: Seat) -> None:
    game.resources[seat * RESOURCE_COUNT + resource] -= 1
    game.resources[other * RESOURCE_COUNT + resource] += 1
    if game.told is not None:
        game.told.append(events.gave_resource(seat, resource, other))


def give_all_resources(game: Babble, seat: Seat, other: Seat) -> None:
    for resource in RESOURCES:
        for _ in range(game.resources[seat * RESOURCE_COUNT + resource]):
            give_resource(game, seat, resource, other)


def give_construction(game: Babble, seat: Seat, card: Construction, other: Seat) -> None:
    """It keeps its orientation, and the new owner may look at it."""
    leave(game, seat, card)
    game.constructions[other] += (card,)
    game.knowers[card] |= only(other)
    if game.told is not None:
        game.told.append(
            events.gave_construction(seat, card, other, game.is_up(card), game.knowers[card])
        )


def leave(game: Babble, seat: Seat, card: Construction) -> None:
    """Take a construction out of a Reserve."""
    game.constructions[seat] = tuple([each for each in game.constructions[seat] if each != card])


def lay(game: Babble, seat: Seat, card: Construction, pack: Pack) -> None:
    """A construction drawn from a pack is laid face down; only its owner has seen it."""
    game.constructions[seat] += (card,)
    game.knowers[card] = only(seat)
    game.could_be[card] = in_reach(game, pack)
    if game.told is not None:
        game.told.append(events.drew_construction(seat, card))


def in_reach(game: Babble, pack: Pack) -> int:
    """The constructions that may come from a pack: not those put back in another."""
    mask = ALL_CONSTRUCTIONS
    for card, place in enumerate(game.returned):
        if place not in (NOWHERE, pack):
            mask &= ~(1 << card)
    return mask


def turn_up(game: Babble, seat: Seat, card: Construction) -> None:
    """Turn a construction face up, for the rest of the game."""
    expose(game, card)
    if game.told is not None:
        game.told.append(events.turned_up(seat, card))


def expose(game: Babble, card: Construction) -> None:
    """From now on everybody sees which card this is."""
    game.face_up |= 1 << card
    game.returned[card] = NOWHERE
