"""Leaders: a draft, a recruitment before each age, four guilds, Rome, a line of the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.kind import Option
from ziggurat.core.text import Text
from ziggurat.games.seven_wonders.catalogue import CARD_OF, LEADER_CARDS, set_of
from ziggurat.games.seven_wonders.facts import Insert, Module, Row
from ziggurat.games.seven_wonders.leaders.boards import ROME
from ziggurat.games.seven_wonders.leaders.court import (
    COPY,
    COPY_LEADERS,
    COPY_NEARBY,
    ENTOMB,
    ENTOMB_LEADERS,
    HOLD_COURT,
    RECRUIT_MORE,
    hold_court,
    tomb_points,
)
from ziggurat.games.seven_wonders.leaders.draft import DRAFTS, KEEPS, set_up
from ziggurat.games.seven_wonders.leaders.guilds import GUILDS
from ziggurat.games.seven_wonders.leaders.hands import COPY_OF, HiddenLeaders, leaders, show
from ziggurat.games.seven_wonders.leaders.leaders import LEADERS
from ziggurat.games.seven_wonders.leaders.recruitment import CHOOSE_LEADERS, RECRUIT, RECRUITMENT
from ziggurat.games.seven_wonders.leaders.refusals import LeadersRefusal
from ziggurat.games.seven_wonders.leaders.texts import TEXTS
from ziggurat.games.seven_wonders.scoring import printed

if TYPE_CHECKING:
    from ziggurat.games.seven_wonders.components import City
    from ziggurat.games.seven_wonders.table import SevenWonders

SCORED: Final = LEADER_CARDS | set_of(list(COPY_OF.values()))


def leader_points(game: SevenWonders, city: City) -> int:
    """The points of leaders, a copied one and entombed ones included (SWL-30, SWW-05)."""
    tombs = [tomb_points(leader) for at, leader in leaders(game).entombed if at == city]
    return printed(game, city, SCORED) + sum(tombs)


OPTIONS: Final = (
    Option(
        "leaders",
        (False, True),
        Text("The expansion Leaders", "L'extension Leaders"),
        is_main=True,
    ),
    Option(
        "maecenas_only_at_age_start",
        (False, True),
        Text(
            "With Leaders, Maecenas does not serve for those recruited by the stages of Rome B",
            "Avec Leaders, Mécène ne sert pas au recrutement par les étapes de Rome B",
        ),
    ),
    Option(
        "courtesans_not_copied",
        (False, True),
        Text(
            "With Leaders, Olympia B cannot copy the Courtesans Guild",
            "Avec Leaders, Olympie B ne peut pas copier la Guilde des courtisanes",
        ),
    ),
)
# Leaders go round before tiles, because this module is listed first (SWX-02).
MODULE: Final = Module(
    "leaders",
    TEXTS,
    refusals=LeadersRefusal,
    uses=(RECRUIT,),
    inserts=(
        Insert(DRAFTS, before="Begin"),
        Insert((RECRUITMENT,), before="Deal"),
        Insert((HOLD_COURT,), after="Gain"),
    ),
    phases=(CHOOSE_LEADERS, *RECRUIT_MORE, *ENTOMB, COPY_NEARBY, *COPY),
    actions=(*KEEPS.values(), *ENTOMB_LEADERS.values(), *COPY_LEADERS.values()),
    rows=(Row("leaders", leader_points),),
    options=OPTIONS,
    guilds=tuple([CARD_OF[each.name] for each in GUILDS]),
    leaders=tuple([CARD_OF[each.name] for each in LEADERS]),
    wonders=(ROME,),
    court=hold_court,
    set_up=set_up,
    hidden=HiddenLeaders(LEADER_CARDS),
    show=show,
)
