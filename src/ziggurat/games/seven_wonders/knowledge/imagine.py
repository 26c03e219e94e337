"""Imagined worlds: what a seat cannot tell apart is dealt again; and counting all components."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.seven_wonders.actions import Order
from ziggurat.games.seven_wonders.catalogue import BUILDINGS, NAMES, deck, listed
from ziggurat.games.seven_wonders.components import AGES
from ziggurat.games.seven_wonders.knowledge.groups import (
    GROUP_AGE,
    POOL,
    Group,
    groups_of,
)
from ziggurat.games.seven_wonders.knowledge.zones import (
    Zone,
    hand_with,
    hidden_parts,
    put_back,
    zones,
)
from ziggurat.games.seven_wonders.offers import orders
from ziggurat.games.seven_wonders.packed import (
    AGE,
    BARRED,
    BOX,
    CONTENT,
    KNOWN,
    NUMBER,
    ORIGIN,
    PACKET,
    FaceDown,
    is_drawn,
    may_be,
    number_of,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.table import SevenWonders

ORIGIN_START: Final = ORIGIN.start
ORIGIN_BITS: Final = ORIGIN.most
IN_BOX: Final = PACKET.put(BOX)  # these bits are set in no other place
UNBARRED: Final = (1 << BARRED) - 1  # all that a place says but the cards it cannot hold
Places = list[int]  # where in the list of all hidden places


def deal_unknown(game: SevenWonders, seat: Seat) -> None:
    """Exchange what the seat cannot tell apart, and let the others seal some other choice."""
    every = zones(game)
    found: Zone = []
    for zone in every:
        found += zone
    pools: dict[int, Places] = {}
    groups: dict[Group, Places] = {}
    group_by_origin = groups_of(game.seats, seat, game.partner(seat))
    known = KNOWN.put(1 << seat)
    last = -1
    places: Places = []
    for at, place in enumerate(found):
        if not place & known:
            origin = place >> ORIGIN_START & ORIGIN_BITS
            if origin != last:
                last = origin
                group = group_by_origin[origin]
                if group == POOL:
                    places = pools.setdefault(AGE.of(place), [])
                else:
                    places = groups.setdefault(group, [])
            places.append(at)
    # Only from the pile of a city without a player are cards drawn.
    has_pile = game.facts.cities > game.seats
    drawn = send_drawn_to_pools(found, groups, pools) if has_pile else []
    for places in pools.values():
        exchange(game, found, places, NUMBER.most)
    for first, place in drawn:
        found[first] = place & ~NUMBER.most | found[first] & NUMBER.most
    for places in groups.values():
        exchange(game, found, places, CONTENT)
    put_back(game, cut(found, every))
    reseal(game, seat)


def cut(found: Zone, like: list[Zone]) -> list[Zone]:
    """The places in zones of the same sizes."""
    zones: list[Zone] = []
    start = 0
    for zone in like:
        end = start + len(zone)
        zones.append(found[start:end])
        start = end
    return zones


def send_drawn_to_pools(
    found: Zone, groups: dict[Group, Places], pools: dict[int, Places]
) -> list[tuple[int, FaceDown]]:
    """Drawn cards belong to the pools before they belong to their groups.

    Returned is where they lie, and what these places say outside the pools.
    """
    drawn: list[tuple[int, FaceDown]] = []
    for group in sorted(groups):
        places = groups[group]
        if bring_forward_drawn(found, places):
            first = places[0]
            drawn.append((first, found[first]))
            found[first] = found[first] & UNBARRED | bars_of_drawn(found, places)
            pools.setdefault(GROUP_AGE.of(group), []).append(first)
    return drawn


def bring_forward_drawn(found: Zone, places: Places) -> bool:
    """Lay a drawn card into the first place of its group, for where it lies is not known."""
    first = places[0]
    for at in places:
        place, other = found[at], found[first]
        if is_drawn(place):
            found[at] = place & ~CONTENT | other & CONTENT
            found[first] = other & ~CONTENT | place & CONTENT
            return True
    return False


def bars_of_drawn(found: Zone, places: Places) -> FaceDown:
    """The bars on a drawn card, which lies in the first place of its group.

    If no other card of the group can be what the Free City discarded, the drawn one must be that.
    A group has at most one discard of the Free City, which discards once a turn.
    """
    others = [number_of(found[at]) for at in places[1:]]
    for at in places:
        place = found[at]
        if place > UNBARRED and not any(may_be(place, other) for other in others):
            return place & ~UNBARRED
    return 0


def exchange(game: SevenWonders, found: Zone, places: Places, bits: int) -> None:
    """Deal again what lies in these places, a card alone or with the mark of having been drawn."""
    contents = [found[at] & bits for at in places]
    contents.sort()
    game.shuffle(contents)
    if game.box:
        places, contents = box_first(found, places, contents)
    for number, at in enumerate(places):
        found[at] = found[at] & ~bits | contents[number]
    if game.facts.cities > game.seats:
        mend(game, found, places, bits)


def box_first(found: Zone, places: Places, contents: list[int]) -> tuple[Places, list[int]]:
    """Places with what comes there; those of the box first, since all know which deck is theirs."""
    boxed = [at for at in places if found[at] & IN_BOX == IN_BOX]
    chosen = [contents.pop(first_fitting(found[at], contents)) for at in boxed]
    others = [at for at in places if found[at] & IN_BOX != IN_BOX]
    return boxed + others, chosen + contents


def first_fitting(place: FaceDown, contents: list[int]) -> int:
    return next(at for at, content in enumerate(contents) if may_be(place, number_of(content)))


def mend(game: SevenWonders, found: Zone, places: Places, bits: int) -> None:
    """What the Free City discarded must be a card that it could not play."""
    for at in places:
        place = found[at]
        if may_be(place, number_of(place)):
            continue
        fitting = [
            other
            for other in places
            if may_be(place, number_of(found[other])) and may_be(found[other], number_of(place))
        ]
        if fitting:
            chosen = fitting[game.below(len(fitting))]
            other = found[chosen]
            found[at] = place & ~bits | other & bits
            found[chosen] = other & ~bits | place & bits
        else:
            rotate(found, places, at, bits)


def rotate(found: Zone, places: Places, start: int, bits: int) -> None:
    """Several cards change places, where no exchange of two helps: each gets that of the next."""
    packed = [found[at] for at in places]
    way = way_round(packed, places.index(start))
    for number, index in enumerate(way):
        following = packed[way[(number + 1) % len(way)]]
        found[places[index]] = packed[index] & ~bits | following & bits


def way_round(packed: Zone, start: int) -> list[int]:
    """From a place with a wrong card: places that may have the card of the next, by index.

    The last one may have the card of the first, or has a wrong card itself.
    """
    ways = [[start]]
    seen = {start}
    for way in ways:
        for other, place in enumerate(packed):
            if other not in seen and may_be(packed[way[-1]], number_of(place)):
                if may_be(place, number_of(packed[start])) or not may_be(place, number_of(place)):
                    return [*way, other]
                seen.add(other)
                ways.append([*way, other])
    return [start]


def reseal(game: SevenWonders, seat: Seat) -> None:
    """The others have sealed something, but the seat cannot know what."""
    for hidden in hidden_parts(game):
        hidden.reseal(game, seat)
    if not game.sealed:
        return
    sealed: dict[Seat, Action] = {}
    for other, choice in game.sealed.items():
        sealed[other] = choice if other == seat else some_choice(game, other, choice)
    game.sealed = sealed


def some_choice(game: SevenWonders, seat: Seat, choice: Action) -> Action:
    """Something of the same kind that the seat could have chosen."""
    if isinstance(choice, Order):
        options = orders(game, seat, hand_with(game, seat, choice.card))
    else:
        options = game.agenda[-1].options(game, seat)
    return options[game.below(len(options))]


def census(game: SevenWonders) -> Mapping[str, int]:
    """Every card and every tile in every place; cards of later ages are still in their decks."""
    counts: dict[str, int] = {}
    cards: list[int] = []
    plan = game.plan()
    dealt = game.age if game.turn else game.age - 1  # before the first turn, cards are not dealt
    for age in AGES:
        if age > dealt:
            cards += deck(age, game.facts.cities)
            cards += [card for extra in plan.decks[age - 1] for card in extra]
    if dealt < AGES[-1]:
        cards += plan.guilds
    for built in game.built:
        cards += listed(built & BUILDINGS)
    for zone in zones(game):
        cards += [number_of(card) for card in zone]
    for hidden in hidden_parts(game):
        cards += hidden.in_the_open(game)
    for card in cards:
        counts[NAMES[card]] = counts.get(NAMES[card], 0) + 1
    return counts
