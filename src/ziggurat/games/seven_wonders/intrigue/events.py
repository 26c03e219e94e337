"""What happens with losses, debts and diplomacy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.games.seven_wonders.events import of_city

if TYPE_CHECKING:
    from ziggurat.core.event import Event
    from ziggurat.games.seven_wonders.components import City
    from ziggurat.games.seven_wonders.table import SevenWonders


def loss_settled(game: SevenWonders, city: City, coins: int, debts: int) -> Event:
    return of_city(game, "loss_settled", city, {"coins": coins, "debts": debts})


def took_diplomacy(game: SevenWonders, city: City) -> Event:
    return of_city(game, "took_diplomacy", city, {})


def handed_back(game: SevenWonders, city: City, count: int) -> Event:
    return of_city(game, "handed_back", city, {"count": count})
