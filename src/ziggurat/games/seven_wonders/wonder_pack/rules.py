"""The Wonder Pack: more boards, and a card that is turned up at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.agenda import Phase
from ziggurat.core.kind import Option
from ziggurat.core.text import Text
from ziggurat.games.seven_wonders.catalogue import ANY_ORDER, STAGES, THINGS
from ziggurat.games.seven_wonders.components import AGES
from ziggurat.games.seven_wonders.facts import Insert, Module
from ziggurat.games.seven_wonders.packed import EVERYBODY, number_of, shown_to
from ziggurat.games.seven_wonders.uses.stage import NUMBERED_STAGES
from ziggurat.games.seven_wonders.wonder_pack import events
from ziggurat.games.seven_wonders.wonder_pack.boards import (
    ABU_SIMBEL,
    GREAT_WALL,
    MANNEKEN_PIS,
    STONEHENGE,
)
from ziggurat.games.seven_wonders.wonder_pack.texts import TEXTS

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.components import City
    from ziggurat.games.seven_wonders.knowledge.groups import Insight
    from ziggurat.games.seven_wonders.knowledge.views import SevenWondersView
    from ziggurat.games.seven_wonders.table import SevenWonders


class TurnUpMarkers(Phase["SevenWonders"]):
    """At the end, the card under a stage that counts its colour is turned up (SWW-10)."""

    def run(self, game: SevenWonders) -> None:
        if game.age == AGES[-1]:
            for city in range(game.facts.cities):
                for at, stage in enumerate(game.stages_built(city)):
                    if THINGS[stage].effect.buried_colour:
                        turn_up(game, city, at)


def turn_up(game: SevenWonders, city: City, at: int) -> None:
    markers = game.buried[city]
    shown = shown_to(markers[at], EVERYBODY)
    game.buried[city] = (*markers[:at], shown, *markers[at + 1 :])
    game.revealed += 1
    game.tell(events.turned_up, game, city, number_of(shown))


def show(game: SevenWonders, _seat: Seat, _insight: Insight, view: SevenWondersView) -> None:
    """Where the order of stages is free, their number does not say which are built."""
    for city in range(game.facts.cities):
        if ANY_ORDER[game.boards[city]]:
            stages = STAGES[game.boards[city]]
            built = [at for at, stage in enumerate(stages, 1) if game.has(city, stage)]
            view["cities"][city]["stages_built"] = built


OPTIONS: Final = (
    Option(
        "wonder_pack",
        (False, True),
        Text("The Wonder Pack", "Le Wonder Pack"),
        help=Text(
            "The Great Wall, Stonehenge and Manneken Pis; with Leaders also Abu Simbel.",
            "La Grande Muraille, Stonehenge et Manneken Pis ; avec Leaders, Abou Simbel aussi.",
        ),
        is_main=True,
    ),
)
MODULE: Final = Module(
    "wonder_pack",
    TEXTS,
    uses=NUMBERED_STAGES,
    inserts=(Insert((TurnUpMarkers("TurnUpMarkers"),), before="NextAge"),),
    options=OPTIONS,
    wonders=(ABU_SIMBEL, GREAT_WALL, STONEHENGE, MANNEKEN_PIS),
    show=show,
)
