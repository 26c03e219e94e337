"""Every hidden place of the table: a card that lies there is packed with who knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.seven_wonders.packed import (
    DRAWN,
    NUMBER,
    FaceDown,
    face_down,
)

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.components import Card, Cards, City
    from ziggurat.games.seven_wonders.table import SevenWonders

Zone = list[FaceDown]

NUMBER_BITS: Final = NUMBER.most
DRAWN_MARK: Final = DRAWN.put(1)


class Hidden:
    """What a module hides; there is one object of each."""

    def __init__(self, cards: Cards = 0) -> None:
        self.cards: Final = cards  # those that are played from hands of its own

    def hand(self, game: SevenWonders, seat: Seat) -> tuple[Card, ...]:
        """The hand of a seat, if these cards are held there; sorted."""
        raise NotImplementedError

    def lay_down(self, game: SevenWonders, seat: Seat, card: Card) -> FaceDown:
        """A card leaves that hand face down; its holder knows it."""
        raise NotImplementedError

    def throw(self, game: SevenWonders, card: FaceDown) -> None:
        """A card that was laid down is discarded."""
        raise NotImplementedError

    def zones(self, game: SevenWonders) -> list[Zone]:
        """Its hidden places, always the same number of zones."""
        raise NotImplementedError

    def zone_count(self, game: SevenWonders) -> int:
        return len(self.zones(game))

    def put_back(self, game: SevenWonders, found: list[Zone]) -> None:
        """The inverse of `zones`."""
        raise NotImplementedError

    def reseal(self, game: SevenWonders, seat: Seat) -> None:
        """Change what others have chosen and the seat cannot know."""
        raise NotImplementedError

    def in_the_open(self, game: SevenWonders) -> list[Card]:
        """Its things that lie where all see them."""
        raise NotImplementedError


def zones(game: SevenWonders) -> list[Zone]:
    """Every hidden place: first those of cards, then those of modules."""
    found = [hand_zone(game, city) for city in range(len(game.hands))]
    packet = game.facts.cities - 1  # of the city without a player, if there is a pile
    pile = face_down(0, game.age, packet, game.turn, 0)
    found.append([pile | card for card in game.pile])
    found.append(list(game.box))
    found.append(list(game.discard))
    found += [list(markers) for markers in game.buried]
    for hidden in hidden_parts(game):
        found += hidden.zones(game)
    return found


def hidden_parts(game: SevenWonders) -> list[Hidden]:
    return [module.hidden for module in game.plan().modules if module.hidden is not None]


def hand_with(game: SevenWonders, seat: Seat, card: Card) -> tuple[Card, ...]:
    """The hand of a seat in which such a card is held."""
    for hidden in game.plan().own_hands:
        if hidden.cards >> card & 1:
            return hidden.hand(game, seat)
    return game.hands[seat]


def hand_zone(game: SevenWonders, city: City) -> Zone:
    """A card drawn from the pile comes first, so that its place tells nothing."""
    cards = game.hands[city]
    known = game.knowers(city)
    place = face_down(0, game.age, game.packet(city), game.turn, known)
    if city == game.holder() and game.drawn_card in cards:
        at = cards.index(game.drawn_card)
        drawn = [place | DRAWN_MARK | game.drawn_card]
        return drawn + [place | card for card in cards[:at] + cards[at + 1 :]]
    return [place | card for card in cards]


def put_back(game: SevenWonders, found: list[Zone]) -> None:
    """The inverse of `zones`."""
    cities = len(game.hands)
    game.drawn_card = -1
    for city in range(cities):
        hand = found[city]
        numbers = [card & NUMBER_BITS for card in hand]
        numbers.sort()
        game.hands[city] = tuple(numbers)
        for card in hand:
            if card & DRAWN_MARK:
                game.drawn_card = card & NUMBER_BITS
    pile, box, discard = found[cities : cities + 3]
    game.pile = tuple([card & NUMBER_BITS for card in pile])
    game.box = tuple(box)
    game.discard = tuple(discard)
    start = cities + 3
    game.buried = [tuple(markers) for markers in found[start : start + cities]]
    rest = found[start + cities :]
    for hidden in hidden_parts(game):
        count = hidden.zone_count(game)
        hidden.put_back(game, rest[:count])
        rest = rest[count:]
