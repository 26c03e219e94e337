"""Coin losses with debt, and diplomacy: in play with Cities, and with the Wonder Pack (SWW-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.kind import Texts
from ziggurat.games.seven_wonders.facts import Insert, Module
from ziggurat.games.seven_wonders.intrigue.diplomacy import HAND_BACK, fronts
from ziggurat.games.seven_wonders.intrigue.losses import (
    CHOOSE_DEBTS,
    LOSE_COINS,
    OWE,
    coins_due,
    intrigues,
    scheme,
)
from ziggurat.games.seven_wonders.intrigue.refusals import IntrigueRefusal
from ziggurat.games.seven_wonders.intrigue.state import Intrigues

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.knowledge.groups import Insight
    from ziggurat.games.seven_wonders.knowledge.views import SevenWondersView
    from ziggurat.games.seven_wonders.table import SevenWonders


def set_up(game: SevenWonders) -> None:
    nothing = (0,) * game.facts.cities
    game.intrigues = Intrigues(nothing, nothing)


def show(game: SevenWonders, _seat: Seat, _insight: Insight, view: SevenWondersView) -> None:
    """Debts and tokens lie open."""
    now = intrigues(game)
    for city, shown in enumerate(view["cities"]):
        shown["debts"] = now.debts[city]
        shown["diplomacy"] = now.diplomacy[city]
        shown["due"] = coins_due(game, city)


# What it says to people is in the texts of Cities.
MODULE: Final = Module(
    "intrigue",
    Texts({}, {}, {}, {}, {}, {}),
    refusals=IntrigueRefusal,
    inserts=(
        Insert((LOSE_COINS,), before="NextTurn"),
        Insert((HAND_BACK,), after="Conflicts"),
    ),
    phases=(CHOOSE_DEBTS,),
    actions=tuple(OWE),
    scheme=scheme,
    fronts=fronts,
    set_up=set_up,
    show=show,
)
