"""Imagined worlds: what a seat cannot tell apart is dealt again; and counting all components."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.games.seven_wonders.actions import Order
from ziggurat.games.seven_wonders.catalogue import BUILDINGS, NAMES, deck, listed
from ziggurat.games.seven_wonders.components import AGES
from ziggurat.games.seven_wonders.knowledge.groups import (
    GROUP_AGE,
    POOL,
    Group,
    group_of,
    is_known,
)
from ziggurat.games.seven_wonders.knowledge.zones import Zone, hidden_parts, put_back, zones
from ziggurat.games.seven_wonders.offers import orders
from ziggurat.games.seven_wonders.packed import (
    AGE,
    BOX,
    CONTENT,
    NUMBER,
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

Place = tuple[int, int]  # a zone, and where in it


def deal_unknown(game: SevenWonders, seat: Seat) -> None:
    """Exchange what the seat cannot tell apart, and let the others seal some other choice."""
    found = zones(game)
    pools: dict[int, list[Place]] = {}
    groups: dict[Group, list[Place]] = {}
    for number, zone in enumerate(found):
        for at, place in enumerate(zone):
            if is_known(seat, place):
                continue
            group = group_of(game, seat, place)
            if group == POOL:
                pools.setdefault(AGE.of(place), []).append((number, at))
            else:
                groups.setdefault(group, []).append((number, at))
    for group in sorted(groups):
        if bring_forward_drawn(found, groups[group]):
            pools.setdefault(GROUP_AGE.of(group), []).append(groups[group][0])
    for places in pools.values():
        exchange(game, found, places, NUMBER.most)
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
    if game.facts.extra_cards:
        places = box_first(found, places)
    for zone, at in places:
        place = found[zone][at]
        content = contents.pop(first_fitting(place, contents) if is_boxed(place) else 0)
        found[zone][at] = place & ~bits | content
    if game.facts.cities > game.seats:
        mend(game, found, places, bits)


def box_first(found: list[Zone], places: list[Place]) -> list[Place]:
    """All know which deck a card in the box belongs to, so its places are filled first."""
    boxed = [is_boxed(found[zone][at]) for zone, at in places]
    return [
        *[place for place, first in zip(places, boxed, strict=True) if first],
        *[place for place, first in zip(places, boxed, strict=True) if not first],
    ]


def is_boxed(place: FaceDown) -> bool:
    return PACKET.of(place) == BOX


def first_fitting(place: FaceDown, contents: list[int]) -> int:
    return next(at for at, content in enumerate(contents) if may_be(place, number_of(content)))


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
        options = orders(game, seat, game.hands[seat])
    else:
        options = game.agenda[-1].options(game, seat)
    return options[game.below(len(options))]


def census(game: SevenWonders) -> Mapping[str, int]:
    """Every card and every tile, wherever it lies; cards of later ages are still in their decks."""
    counts: dict[str, int] = {}
    cards: list[int] = []
    plan = game.plan()
    for age in AGES:
        if age > game.age:
            cards += deck(age, game.facts.cities)
            cards += [card for extra in plan.decks[age - 1] for card in extra]
    if game.age < AGES[-1]:
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
