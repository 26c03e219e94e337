"""The choices of 7 Wonders as inputs: what is done with which thing, at what price.

They follow those of the position (`encoding.py`), and are on together with them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.ai.seven_wonders.encoding import SIZE_OF_STATE, Row
from ziggurat.ai.seven_wonders.policy import values
from ziggurat.games.seven_wonders import city as cities
from ziggurat.games.seven_wonders import sight
from ziggurat.games.seven_wonders.city import (
    CARD_NAMES,
    CopyLeader,
    EntombLeader,
    GiveUpCard,
    GiveUpVictories,
    Order,
)
from ziggurat.games.seven_wonders.sight import NOTHING, TOTAL, USE_NAMES

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.city import City, SevenWonders

USE_NUMBERS: Final = {name: number for number, name in enumerate(USE_NAMES)}
USE: Final = SIZE_OF_STATE
BUILT: Final = USE + len(USE_NAMES)  # a building, a stage or a tile
LAID_DOWN: Final = BUILT + TOTAL  # the card of an order that does not build it
TO_LEFT: Final = Row(LAID_DOWN + len(CARD_NAMES), 0, 8)
TO_RIGHT: Final = Row(TO_LEFT.end, 0, 8)
TO_BANK: Final = Row(TO_RIGHT.end, 0, 6)
PART: Final = TO_BANK.end  # taking part in the project
OTHER: Final = PART + 1  # what is not an order, by kind
TAKEN, COPIED, ENTOMBED, CARD_GIVEN_UP, VICTORIES_GIVEN_UP, NOTHING_TAKEN = range(6)
ABOUT: Final = OTHER + NOTHING_TAKEN + 1  # the thing that it is about
OWED: Final = Row(ABOUT + TOTAL, 0, 6)
# What the masons think of it, in half points, and how much worse than the best they think it is.
APPRAISAL: Final = Row(OWED.end, -10, 50)
BEHIND: Final = Row(APPRAISAL.end, 0, 20)
SIZE: Final = BEHIND.end
HALVES: Final = 2


def encode_choices(game: SevenWonders, seat: Seat, options: list[Action]) -> list[list[int]]:
    """The inputs of each option."""
    city = cities.acting_city(game, seat)
    appraised = values(game, seat, options)
    best = max(appraised)
    found: list[list[int]] = []
    for at, option in enumerate(options):
        on = order(game, city, option) if isinstance(option, Order) else other(option)
        on.append(APPRAISAL.input(round(HALVES * appraised[at])))
        on.append(BEHIND.input(round(HALVES * (best - appraised[at]))))
        found.append(on)
    return found


def order(game: SevenWonders, city: City, option: Order) -> list[int]:
    use = option.use
    on = [USE + USE_NUMBERS[use.name]]
    if use.builds:
        on.append(BUILT + option.card)
    else:
        on.append(LAID_DOWN + option.card)
        built = option.aim if option.aim != NOTHING else sight.stage_built_by(game, city, option)
        if built != NOTHING:
            on.append(BUILT + built)
    if option.left:
        on.append(TO_LEFT.input(option.left))
    if option.right:
        on.append(TO_RIGHT.input(option.right))
    bank = cities.bank_price(game, city, option)
    if bank:
        on.append(TO_BANK.input(bank))
    if use.part:
        on.append(PART)
    return on


def other(option: Action) -> list[int]:
    thing = sight.thing_named_by(option)
    owed = sight.debts_taken(option)
    if owed != NOTHING:
        return [OWED.input(owed)]
    on = [OTHER + kind_of(option)]
    if thing != NOTHING:
        on.append(ABOUT + thing)
    return on


def kind_of(option: Action) -> int:
    if isinstance(option, CopyLeader):
        return COPIED
    if isinstance(option, EntombLeader):
        return ENTOMBED
    if isinstance(option, GiveUpCard):
        return CARD_GIVEN_UP
    if isinstance(option, GiveUpVictories):
        return VICTORIES_GIVEN_UP
    return NOTHING_TAKEN if sight.thing_named_by(option) == NOTHING else TAKEN
