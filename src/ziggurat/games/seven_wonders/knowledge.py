"""Who knows what in 7 Wonders.

Hidden are the hands, what lies face down (discarded cards, markers of stages, tiles in hand), the
pile of the Free City, the guilds and tiles in the box.  Much of it is known in part, because hands
go round.  Whoever held a packet of cards knows what was in it; what has left it since was either
built for all to see, or laid face down.  So he knows which cards are in that packet and in the
places filled from it since he last held it, but not which card is where.  These places are a group:
its cards may be exchanged among one another and with nothing else.  A packet that he never held is
as unknown to him as the box; all such places of one age form the pool of that age.

One thing breaks the rule: with two players a card of the pile joins a packet out of sight.  That
card belongs to the pool, and then to the group it joined.

Tiles go round in the same manner before the game, so the same reasoning serves for them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from ziggurat.games.seven_wonders.cards import CARD_NAMES, GUILD_CARDS, deck, listed
from ziggurat.games.seven_wonders.components import AGES, FREE_CITY
from ziggurat.games.seven_wonders.face_down import (
    CONTENT,
    DRAWN_MARK,
    EVERYBODY,
    KNOWN,
    NUMBER,
    ORIGIN,
    FaceDown,
    age_of,
    face_down,
    is_drawn,
    known_to,
    may_be,
    number_of,
    origin_of,
    packet_of,
    turn_of,
)
from ziggurat.games.seven_wonders.offers import orders
from ziggurat.games.seven_wonders.two_players import CHOOSE_FOR_FREE_CITY

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.components import City
    from ziggurat.games.seven_wonders.table import SevenWonders

Zone = list[FaceDown]
Group = int
Place = tuple[int, int]  # a zone, and where in it

BOX: Final = 7  # no packet has this number
TO_THE_RIGHT: Final = (0, 2)  # tiles, and the second age
POOL: Final = 0
GROUP_AGE: Final = 6  # where the age stands in the number of a group


def zones(game: SevenWonders) -> list[Zone]:
    """Every hidden place: first those of cards, then those of tiles."""
    found = [hand_zone(game, city) for city in range(len(game.hands))]
    found.append([face_down(card, game.age, FREE_CITY, game.turn, 0) for card in game.pile])
    found.append([face_down(card, AGES[-1], BOX, 0, 0) for card in game.box])
    found.append(list(game.discard))
    found += [list(markers) for markers in game.buried]
    found += [list(tiles) for tiles in game.tiles]
    found += [packet_zone(game, seat) for seat in range(len(game.tile_packets))]
    found.append([face_down(tile, 0, BOX, 0, 0) for tile in game.tile_box])
    return found


def hand_zone(game: SevenWonders, city: City) -> Zone:
    """A card drawn from the pile comes first, so that its place tells nothing."""
    cards = game.hands[city]
    known = 1 << game.controller(city)
    place = face_down(0, game.age, game.packet(city), game.turn, known)
    if city == game.holder() and game.drawn_card in cards:
        at = cards.index(game.drawn_card)
        drawn = [place | DRAWN_MARK | game.drawn_card]
        return drawn + [place | card for card in cards[:at] + cards[at + 1 :]]
    return [place | card for card in cards]


def packet_zone(game: SevenWonders, seat: Seat) -> Zone:
    """Tiles that lie before a seat in the draft."""
    turn = len(game.tiles[seat]) + 1
    packet = (seat + turn - 1) % game.seats
    return [face_down(tile, 0, packet, turn, 1 << seat) for tile in game.tile_packets[seat]]


def put_back(game: SevenWonders, found: list[Zone]) -> None:
    """The inverse of `zones`."""
    places = iter(found)
    game.drawn_card = -1
    for city in range(len(game.hands)):
        hand = next(places)
        game.hands[city] = tuple(sorted([number_of(card) for card in hand]))
        for card in hand:
            if is_drawn(card):
                game.drawn_card = number_of(card)
    game.pile = tuple([number_of(card) for card in next(places)])
    game.box = tuple([number_of(card) for card in next(places)])
    game.discard = tuple(next(places))
    game.buried = [tuple(next(places)) for _ in game.buried]
    game.tiles = [tuple(next(places)) for _ in game.tiles]
    for seat in range(len(game.tile_packets)):
        game.tile_packets[seat] = tuple(sorted([number_of(tile) for tile in next(places)]))
    game.tile_box = tuple(sorted([number_of(tile) for tile in next(places)]))


# What a seat knows of a place.


def group_of(seats: int, seat: Seat, place: FaceDown) -> Group:
    """Places with the same number hold cards that the seat knows, in an order it does not know."""
    return group_from(seats, seat, origin_of(place))


@lru_cache(maxsize=1 << 13)
def group_from(seats: int, seat: Seat, origin: int) -> Group:
    place = origin << ORIGIN
    turn = last_held(seats, seat, place)
    return age_of(place) << GROUP_AGE | packet_of(place) << 3 | turn if turn else POOL


def last_held(seats: int, seat: Seat, place: FaceDown) -> int:
    """The last turn in which a seat held the packet before this place was filled; 0: never."""
    packet = packet_of(place)
    if packet >= seats or seat < 0:
        return 0
    step = -1 if age_of(place) in TO_THE_RIGHT else 1
    first = (seat - packet) * step % seats + 1
    turn = turn_of(place)
    return 0 if first > turn else turn - (turn - first) % seats


def is_known(seat: Seat, place: FaceDown) -> bool:
    if seat < 0:
        return known_to(place) == EVERYBODY
    return bool(place >> KNOWN + seat & 1)


# Imagining.


def deal_unknown(game: SevenWonders, seat: Seat) -> None:
    """Exchange what the seat cannot tell apart, and let the others seal some other choice."""
    found = zones(game)
    pools: dict[int, list[Place]] = {}
    groups: dict[Group, list[Place]] = {}
    for number, zone in enumerate(found):
        for at, place in enumerate(zone):
            if is_known(seat, place):
                continue
            group = group_of(game.seats, seat, place)
            if group == POOL:
                pools.setdefault(age_of(place), []).append((number, at))
            else:
                groups.setdefault(group, []).append((number, at))
    for group in sorted(groups):
        if bring_forward_drawn(found, groups[group]):
            pools.setdefault(group >> GROUP_AGE, []).append(groups[group][0])
    for places in pools.values():
        exchange(game, found, places, NUMBER)
    for places in groups.values():
        exchange(game, found, places, CONTENT)
    put_back(game, found)
    reseal(game, seat)


def bring_forward_drawn(found: list[Zone], places: list[Place]) -> bool:
    """Lay a drawn card into the first place of its group, for where it lies is not known."""
    first, at_first = places[0]
    for zone, at in places:
        place, other = found[zone][at], found[first][at_first]
        if is_drawn(place):
            found[zone][at] = place & ~CONTENT | other & CONTENT
            found[first][at_first] = other & ~CONTENT | place & CONTENT
            return True
    return False


def exchange(game: SevenWonders, found: list[Zone], places: list[Place], bits: int) -> None:
    """Deal again what lies in these places, a card alone or with the mark of having been drawn."""
    contents = sorted([found[zone][at] & bits for zone, at in places])
    game.shuffle(contents)
    for (zone, at), content in zip(places, contents, strict=True):
        found[zone][at] = found[zone][at] & ~bits | content
    if game.cities > game.seats:
        mend(game, found, places, bits)


def mend(game: SevenWonders, found: list[Zone], places: list[Place], bits: int) -> None:
    """What the Free City discarded must be a card that it could not play."""
    for zone, at in places:
        place = found[zone][at]
        if may_be(place, number_of(place)):
            continue
        others = [(found[zone2][at2], zone2, at2) for zone2, at2 in places]
        fitting = [
            each
            for each in others
            if may_be(place, number_of(each[0])) and may_be(each[0], number_of(place))
        ]
        if fitting:
            other, zone2, at2 = fitting[game.below(len(fitting))]
            found[zone][at] = place & ~bits | other & bits
            found[zone2][at2] = other & ~bits | place & bits


def reseal(game: SevenWonders, seat: Seat) -> None:
    """The others have sealed something, but the seat cannot know what."""
    placing: list[int] = []
    for each in game.placing:
        placing.append(each if each >> 5 == seat else some_tile(game, each >> 5, placing))
    game.placing = tuple(placing)
    if not game.sealed:
        return
    sealed: dict[Seat, Action] = {}
    for other, choice in game.sealed.items():
        sealed[other] = choice if other == seat else some_choice(game, other)
    game.sealed = sealed


def some_tile(game: SevenWonders, seat: Seat, placing: list[int]) -> int:
    tiles = [seat << 5 | number_of(tile) for tile in game.tiles[seat]]
    left = [each for each in tiles if each not in placing]
    return left[game.below(len(left))]


def some_choice(game: SevenWonders, seat: Seat) -> Action:
    phase = game.agenda[-1]
    if phase is CHOOSE_FOR_FREE_CITY:
        options = orders(game, seat, game.hands[seat])
    else:
        options = phase.options(game, seat)
    return options[game.below(len(options))]


# Counting.


def census(game: SevenWonders) -> Mapping[str, int]:
    """Every card and every tile, wherever it lies; cards of later ages are still in their decks."""
    counts = dict.fromkeys(CARD_NAMES, 0)
    cards: list[int] = []
    for age in AGES:
        if age > game.age:
            cards += deck(age, game.cities)
    if game.age < AGES[-1]:
        cards += GUILD_CARDS
    for built in game.built:
        cards += listed(built)
    found = zones(game)
    tiles_from = len(game.hands) + 3 + len(game.buried)
    for zone in found[:tiles_from]:
        cards += [number_of(card) for card in zone]
    for card in cards:
        counts[CARD_NAMES[card]] += 1
    tiles = list(game.tower)
    for zone in found[tiles_from:]:
        tiles += [number_of(tile) for tile in zone]
    counts.update({f"tile {tile}": tiles.count(tile) for tile in set(tiles)})
    return counts
