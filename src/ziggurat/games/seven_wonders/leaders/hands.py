"""Leaders in hand: secret, and apart from the cards of the age (SWL-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.seven_wonders.catalogue import COLOURS, LEADER_CARDS, NAMES, NUMBER_OF, listed
from ziggurat.games.seven_wonders.components import WHITE
from ziggurat.games.seven_wonders.draft import numbers, packet_zone
from ziggurat.games.seven_wonders.knowledge.zones import Hidden, Zone
from ziggurat.games.seven_wonders.packed import BOX, OF_LEADERS, face_down, number_of

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.components import Card, Cards, City
    from ziggurat.games.seven_wonders.knowledge.groups import Insight
    from ziggurat.games.seven_wonders.knowledge.views import SevenWondersView
    from ziggurat.games.seven_wonders.leaders.state import Leaders
    from ziggurat.games.seven_wonders.packed import FaceDown
    from ziggurat.games.seven_wonders.table import SevenWonders

COPY_OF: Final[dict[Card, Card]] = {
    leader: NUMBER_OF[f"courtesan of {NAMES[leader]}"] for leader in listed(LEADER_CARDS)
}


def leaders(game: SevenWonders) -> Leaders:
    """The state of this module."""
    assert game.leaders is not None
    return game.leaders


def is_leader(card: Card) -> bool:
    return COLOURS[card] == WHITE


def held(game: SevenWonders, seat: Seat) -> tuple[Card, ...]:
    """The leaders in the hand of a seat; sorted."""
    return numbers(list(leaders(game).hands[seat]))


def take_from_hand(game: SevenWonders, seat: Seat, leader: Card) -> FaceDown:
    now = leaders(game)
    at = [number_of(each) for each in now.hands[seat]].index(leader)
    hand = now.hands[seat]
    rest = hand[:at] + hand[at + 1 :]
    game.leaders = now._replace(hands=(*now.hands[:seat], rest, *now.hands[seat + 1 :]))
    return hand[at]


class HiddenLeaders(Hidden):
    """Leaders in hand, leaders that go round, the box, and those that were discarded."""

    def hand(self, game: SevenWonders, seat: Seat) -> tuple[Card, ...]:
        return held(game, seat)

    def lay_down(self, game: SevenWonders, seat: Seat, card: Card) -> FaceDown:
        return take_from_hand(game, seat, card)

    def throw(self, game: SevenWonders, card: FaceDown) -> None:
        """Leaders do not go to the discard pile of the ages (SWL-23)."""
        now = leaders(game)
        game.leaders = now._replace(discard=(*now.discard, card))

    def zones(self, game: SevenWonders) -> list[Zone]:
        now = leaders(game)
        seats = range(game.seats)
        return [
            *[list(hand) for hand in now.hands],
            *[packet_zone(now.hands, now.packets, seat, OF_LEADERS) for seat in seats],
            [face_down(leader, OF_LEADERS, BOX, 0, 0) for leader in now.box],
            list(now.discard),
        ]

    def put_back(self, game: SevenWonders, found: list[Zone]) -> None:
        seats = game.seats
        game.leaders = leaders(game)._replace(
            hands=tuple([tuple(hand) for hand in found[:seats]]),
            packets=tuple([numbers(packet) for packet in found[seats : 2 * seats]]),
            box=numbers(found[-2]),
            discard=tuple(found[-1]),
        )

    def reseal(self, game: SevenWonders, seat: Seat) -> None:
        """What others choose is sealed like any order."""

    def in_the_open(self, game: SevenWonders) -> list[Card]:
        entombed = [leader for _, leader in leaders(game).entombed]
        return entombed + [
            leader for built in game.built for leader in listed(built & LEADER_CARDS)
        ]


def recruited(game: SevenWonders, city: City) -> Cards:
    return game.built[city] & LEADER_CARDS


def show(game: SevenWonders, seat: Seat, insight: Insight, view: SevenWondersView) -> None:
    """A seat sees its own leaders, and what it has seen go round."""
    now = leaders(game)
    if seat >= 0:
        view["offered_leaders"] = [NAMES[leader] for leader in now.packets[seat]]
    view["discarded_leaders"] = [insight.name(place) for place in now.discard]
    for other, hand in enumerate(now.hands):
        view["cities"][other]["leaders_in_hand"] = [insight.name(place) for place in hand]
    for city in range(game.facts.cities):
        shown = view["cities"][city]
        shown["leaders"] = [NAMES[leader] for leader in listed(recruited(game, city))]
        shown["entombed"] = [NAMES[leader] for at, leader in now.entombed if at == city]
        for leader, copy in COPY_OF.items():
            if game.built[city] >> copy & 1:
                shown["courtesan"] = NAMES[leader]
