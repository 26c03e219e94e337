"""What happens with the boards of the Wonder Pack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.games.seven_wonders.catalogue import CARD_NAMES
from ziggurat.games.seven_wonders.events import of_city

if TYPE_CHECKING:
    from ziggurat.core.event import Event
    from ziggurat.games.seven_wonders.components import Card, City
    from ziggurat.games.seven_wonders.table import SevenWonders


def turned_up(game: SevenWonders, city: City, card: Card) -> Event:
    return of_city(game, "turned_up", city, {"card": CARD_NAMES[card]})
