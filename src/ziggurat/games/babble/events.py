"""The events of a game of Babble."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.event import Event
from ziggurat.core.secrets import only
from ziggurat.games.babble.components import CONFUSION_NAMES, HEIGHTS, RESOURCE_NAMES
from ziggurat.games.babble.deck import CONSTRUCTION_NAMES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ziggurat.core.seats import Seat
    from ziggurat.core.secrets import Mask
    from ziggurat.core.text import Value
    from ziggurat.games.babble.component_set import BabbleComponents
    from ziggurat.games.babble.components import (
        Confusion,
        Construction,
        Face,
        Pack,
        Resource,
        Word,
    )


def turn_began(seat: Seat) -> Event:
    return Event("turn_began", {"seat": seat})


def had_no_action(seat: Seat) -> Event:
    return Event("had_no_action", {"seat": seat})


def told(seat: Seat, other: Seat, word: str) -> Event:
    return Event("told", {"seat": seat, "other": other, "word": word})


# Word cards.


def showed_word(cards: BabbleComponents, seat: Seat, face: Face) -> Event:
    return Event("showed_word", {"seat": seat, **parts(cards, face)})


def shook_head(cards: BabbleComponents, seat: Seat, word: Word) -> Event:
    return Event("shook_head", {"seat": seat, "word": cards.words[word]})


def took_word(cards: BabbleComponents, seat: Seat, face: Face, left: Face) -> Event:
    return exchanged("took_word", cards, seat, face, left)


def redrew_word(cards: BabbleComponents, seat: Seat, face: Face, left: Face) -> Event:
    return exchanged("redrew_word", cards, seat, face, left)


def exchanged(name: str, cards: BabbleComponents, seat: Seat, face: Face, left: Face) -> Event:
    """A card comes and one of its order leaves, or the order was missing."""
    if left < 0:
        return Event(f"{name}_for_gap", {"seat": seat}, parts(cards, face), only(seat))
    _, old = cards.names[left]
    return Event(name, {"seat": seat}, {**parts(cards, face), "old": old}, only(seat))


def lost_word(cards: BabbleComponents, seat: Seat, face: Face) -> Event:
    return Event("lost_word", {"seat": seat}, parts(cards, face), only(seat))


def laid_words(seat: Seat) -> Event:
    return Event("laid_words", {"seat": seat})


def took_up_words(seat: Seat) -> Event:
    return Event("took_up_words", {"seat": seat})


def parts(cards: BabbleComponents, face: Face) -> Mapping[str, Value]:
    order, word = cards.names[face]
    return {"order": order, "word": word}


# The Reserve.


def drew_resources(seat: Seat, resources: list[Resource]) -> Event:
    names = [RESOURCE_NAMES[each] for each in sorted(resources)]
    return Event("drew_resources", {"seat": seat, "resources": names})


def reshuffled_resources(count: int) -> Event:
    return Event("reshuffled_resources", {"count": count})


def threw_resource(seat: Seat, resource: Resource) -> Event:
    return Event("threw_resource", {"seat": seat, "resource": RESOURCE_NAMES[resource]})


def gave_resource(seat: Seat, resource: Resource, other: Seat) -> Event:
    return Event(
        "gave_resource", {"seat": seat, "other": other, "resource": RESOURCE_NAMES[resource]}
    )


def gave_construction(
    seat: Seat, card: Construction, other: Seat, up: bool, known_to: Mask
) -> Event:
    shown = {"seat": seat, "other": other}
    secret = {"card": CONSTRUCTION_NAMES[card]}
    if up:
        return Event("gave_construction_up", {**shown, **secret})
    return Event("gave_construction", shown, secret, known_to)


def drew_construction(seat: Seat, card: Construction) -> Event:
    return Event(
        "drew_construction", {"seat": seat}, {"card": CONSTRUCTION_NAMES[card]}, only(seat)
    )


def turned_up(seat: Seat, card: Construction) -> Event:
    return Event("turned_up", {"seat": seat, "card": CONSTRUCTION_NAMES[card]})


# The tower.


def built(seat: Seat, card: Construction, height: int) -> Event:
    levels = sum([height >= complete for complete in HEIGHTS])
    return Event("built", {"seat": seat, "card": CONSTRUCTION_NAMES[card], "levels": levels})


def built_nothing(seat: Seat) -> Event:
    return Event("built_nothing", {"seat": seat})


def confused(seat: Seat, card: Confusion) -> Event:
    return Event("confused", {"seat": seat, "card": CONFUSION_NAMES[card]})


def reshuffled_confusion(count: int) -> Event:
    return Event("reshuffled_confusion", {"count": count})


def put_back(seat: Seat, card: Construction, pack: Pack) -> Event:
    return Event("put_back", {"seat": seat, "card": CONSTRUCTION_NAMES[card], "pack": pack + 1})


def ended(reason: str, cards: int) -> Event:
    return Event("ended", {"reason": reason, "cards": cards})
