"""Things that go round before the first age: each player keeps one of those received.

The others go to the right neighbour; the last one is kept as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.games.seven_wonders.packed import face_down, number_of

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.components import Card
    from ziggurat.games.seven_wonders.knowledge.zones import Zone
    from ziggurat.games.seven_wonders.packed import FaceDown
    from ziggurat.games.seven_wonders.table import SevenWonders

Hands = tuple[tuple["FaceDown", ...], ...]  # what each seat has kept
Packets = tuple[tuple["Card", ...], ...]  # what lies before each seat; sorted


def dealt(game: SevenWonders, things: list[Card], each: int) -> tuple[Packets, tuple[Card, ...]]:
    """The same number for each player; the others stay in the box, unseen."""
    mixed = list(things)
    game.shuffle(mixed)
    packets = [tuple(sorted(mixed[at * each : at * each + each])) for at in range(game.seats)]
    return tuple(packets), tuple(sorted(mixed[game.seats * each :]))


def packet_zone(hands: Hands, packets: Packets, seat: Seat, age: int) -> Zone:
    """What lies before a seat, face down for the others; nothing after the draft."""
    if not packets[seat]:
        return []
    turn = len(hands[seat]) + 1
    packet = (seat + turn - 1) % len(packets)
    place = face_down(0, age, packet, turn, 1 << seat)
    return [place | thing for thing in packets[seat]]


def kept(
    hands: Hands, packets: Packets, seat: Seat, thing: Card, age: int
) -> tuple[Hands, Packets]:
    """A thing of the packet before a seat joins its hand, face down."""
    places = packet_zone(hands, packets, seat, age)
    held = (*hands[seat], *[place for place in places if number_of(place) == thing])
    left = tuple([each for each in packets[seat] if each != thing])
    return (
        (*hands[:seat], held, *hands[seat + 1 :]),
        (*packets[:seat], left, *packets[seat + 1 :]),
    )


def passed(packets: Packets) -> Packets:
    """To the right neighbour."""
    return (*packets[1:], packets[0])


def numbers(zone: Zone) -> tuple[Card, ...]:
    return tuple(sorted([number_of(place) for place in zone]))
