"""Diplomacy: who takes no part in the conflicts of an age."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.agenda import Phase
from ziggurat.games.seven_wonders.components import changed
from ziggurat.games.seven_wonders.intrigue import events
from ziggurat.games.seven_wonders.intrigue.losses import intrigues

if TYPE_CHECKING:
    from ziggurat.games.seven_wonders.conflict import Front
    from ziggurat.games.seven_wonders.table import SevenWonders


def fronts(game: SevenWonders) -> list[Front]:
    """Cities with a token are skipped: their neighbours meet instead (SWC-21, SWC-22).

    Two that are left meet once only; one alone fights nobody (SWC-23).
    """
    tokens = intrigues(game).diplomacy
    if game.facts.teams:
        return fronts_of_teams(game, tokens)
    present = [city for city in range(game.facts.cities) if not tokens[city]]
    if len(present) == 2:  # noqa: PLR2004 -- two cities have one border
        return [(present[0], present[1], 1)]
    following = [*present[1:], *present[:1]]
    return [
        (city, other, 1) for city, other in zip(present, following, strict=True) if city != other
    ]


def fronts_of_teams(game: SevenWonders, tokens: tuple[int, ...]) -> list[Front]:
    """Partners do not fight.  A conflict counts twice, and once if one of the two has a token.

    (SWC-63, SWC-64)
    """
    return [
        (city, game.left(city), 1 if tokens[city] or tokens[game.left(city)] else 2)
        for city in range(game.facts.cities)
        if game.left(city) != game.partner(city)
    ]


class HandBackDiplomacy(Phase["SevenWonders"]):
    """After the conflicts each city hands back one token, used or not (SWC-21, SWC-24).

    By a house rule it hands back all.  The number of tokens is not limited (SWC-25).
    """

    def run(self, game: SevenWonders) -> None:
        for city in range(game.facts.cities):
            now = intrigues(game)
            held = now.diplomacy[city]
            if held:
                back = held if game.facts.all_diplomacy_at_once else 1
                game.intrigues = now._replace(diplomacy=changed(now.diplomacy, city, -back))
                game.tell(events.handed_back, game, city, back)


HAND_BACK: Final = HandBackDiplomacy("HandBackDiplomacy")
