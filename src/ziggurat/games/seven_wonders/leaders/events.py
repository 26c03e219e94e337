"""What happens with leaders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.event import Event
from ziggurat.core.secrets import only
from ziggurat.games.seven_wonders.catalogue import NAMES
from ziggurat.games.seven_wonders.events import of_city

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.components import Card, City
    from ziggurat.games.seven_wonders.table import SevenWonders


def received_leaders(seat: Seat, leaders: tuple[Card, ...]) -> Event:
    return of_hand("received_leaders", seat, leaders)


def drew_leaders(seat: Seat, leaders: tuple[Card, ...]) -> Event:
    return of_hand("drew_leaders", seat, leaders)


def of_hand(name: str, seat: Seat, leaders: tuple[Card, ...]) -> Event:
    shown = {"seat": seat, "count": len(leaders)}
    return Event(name, shown, {"leaders": [NAMES[each] for each in leaders]}, only(seat))


def recruited(seat: Seat, leader: Card) -> Event:
    return Event("recruited", {"seat": seat, "leader": NAMES[leader]})


def entombed(seat: Seat, leader: Card) -> Event:
    return Event("entombed", {"seat": seat, "leader": NAMES[leader]})


def copied_leader(game: SevenWonders, city: City, leader: Card) -> Event:
    return of_city(game, "copied_leader", city, {"leader": NAMES[leader]})
