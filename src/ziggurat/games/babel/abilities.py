"""e) Abilities: discard one of three or more successive cards of a nation to use its power.

A run is named by where it begins in the column of the pawn's site, the oldest card being 0 here
and 1 in words.  All conditions are checked with the price card still in the column.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.action import GameAction
from ziggurat.core.text import Phrase
from ziggurat.games.babel import events
from ziggurat.games.babel.actions import stack_name
from ziggurat.games.babel.components import (
    ASSYRIANS,
    HITTITES,
    LAST_RUN,
    MEDES,
    NATION_NAMES,
    NATIONS,
    PERSIANS,
    QUARRY,
    SUMERIANS,
    Nation,
    Pile,
    Site,
)
from ziggurat.games.babel.halving import HALVINGS
from ziggurat.games.babel.refusals import BabelRefusal as Refusal

if TYPE_CHECKING:
    from ziggurat.core.integers import i64
    from ziggurat.core.seats import Seat
    from ziggurat.games.babel.table import Babel

RUN: Final = 3  # how many successive cards an ability needs (BB-ABI-1)
ANY: Final = -1  # an ability of all nations


class Ability(GameAction["Babel"]):
    """Check all conditions, discard the price card, carry out the effect (BB-ABI-4, 7, 8)."""

    __slots__ = ("name", "nation", "run")

    def __init__(self, name: str, run: int, nation: Nation, target: str = "") -> None:
        super().__init__(f"{name}{target} with {run + 1}")
        self.name: Final = name
        self.run: Final = run
        self.nation: Final = nation  # whose ability it is

    def phrase(self) -> Phrase:
        return Phrase(self.name, {"run": self.run + 1})

    def why_not(self, game: Babel, seat: Seat) -> Refusal | None:
        site = game.pawn(seat)
        if site == QUARRY:
            return Refusal.NO_SITE_FOR_AN_ABILITY
        if not is_run(game.column(seat, site), self.run, self.nation):
            return Refusal.NO_RUN_THERE
        return self.cannot(game, seat, site)

    def do(self, game: Babel, seat: Seat) -> None:
        game.pay(seat, self.run)
        self.effect(game, seat, game.pawn(seat))

    def cannot(self, game: Babel, seat: Seat, site: Site) -> Refusal | None:
        raise NotImplementedError

    def effect(self, game: Babel, seat: Seat, site: Site) -> None:
        raise NotImplementedError


def is_run(column: Pile, run: int, nation: Nation) -> bool:
    """Whether a longest stretch of three or more cards of the nation begins there (BB-ABI-1)."""
    if run + RUN > len(column):
        return False
    first = column[run]
    if nation not in (ANY, first):
        return False
    if first != column[run + 1] or first != column[run + 2]:
        return False
    return run == 0 or column[run - 1] != first


def runs(column: Pile) -> list[int]:
    """Where each run of three or more cards begins (BB-ABI-1..3)."""
    found: list[int] = []
    start: i64 = 0
    size: i64 = len(column)
    while start + RUN <= size:
        nation: Nation = column[start]
        end: i64 = start + 1
        while end < size and column[end] == nation:
            end += 1
        if end - start >= RUN:
            found.append(start)
        start = end
    return found


class Destroy(Ability):
    """Assyrians: the opponent's whole temple here returns to the quarry (BB-ASS-1..4)."""

    __slots__ = ()

    def __init__(self, run: int) -> None:
        super().__init__("destroy", run, ASSYRIANS)

    def cannot(self, game: Babel, seat: Seat, site: Site) -> Refusal | None:
        if game.level(1 - seat, site) or game.rules.allow_null_ability:
            return None
        return Refusal.NOTHING_TO_DESTROY

    def effect(self, game: Babel, seat: Seat, site: Site) -> None:
        game.destroy(seat, site)


class Steal(Ability):
    """Hittites: take the top card of the opponent's temple here onto your own (BB-HIT-1..4)."""

    __slots__ = ()

    def __init__(self, run: int) -> None:
        super().__init__("steal", run, HITTITES)

    def cannot(self, game: Babel, seat: Seat, site: Site) -> Refusal | None:
        level = game.level(1 - seat, site)
        if not level:
            return Refusal.NO_TEMPLE_TO_STEAL_FROM
        if level <= game.level(seat, site):
            return Refusal.NOT_HIGHER_THAN_YOURS
        if len(game.column(seat, site)) < level:
            return Refusal.TOO_FEW_NATIONS_TO_STEAL
        return None

    def effect(self, game: Babel, seat: Seat, site: Site) -> None:
        game.steal(seat, site)


class Desert(Ability):
    """Medes: the opponent discards every card of a nation you name here (BB-MED-1)."""

    __slots__ = ("deserters",)

    def __init__(self, run: int, deserters: Nation) -> None:
        super().__init__("desert", run, MEDES, f" {NATION_NAMES[deserters]}")
        self.deserters: Final = deserters

    def phrase(self) -> Phrase:
        return Phrase("desert", {"run": self.run + 1, "nation": NATION_NAMES[self.deserters]})

    def cannot(self, game: Babel, seat: Seat, site: Site) -> Refusal | None:
        if self.deserters in game.column(1 - seat, site) or game.rules.allow_null_ability:
            return None
        return Refusal.NOBODY_TO_DESERT

    def effect(self, game: Babel, seat: Seat, site: Site) -> None:
        game.desert(seat, site, self.deserters)


class Skip(Ability):
    """Persians: build the top card of a stack two levels above your temple here (BB-PER-1..3)."""

    __slots__ = ("opposing",)

    def __init__(self, run: int, opposing: bool) -> None:
        super().__init__("skip", run, PERSIANS, f" {stack_name(opposing)}")
        self.opposing: Final = opposing

    def phrase(self) -> Phrase:
        return Phrase("skip", {"run": self.run + 1, "stack": stack_name(self.opposing)})

    def cannot(self, game: Babel, seat: Seat, site: Site) -> Refusal | None:
        level = game.usable(1 - seat if self.opposing else seat)
        if not level:
            return Refusal.EMPTY_STACK
        if level != game.level(seat, site) + 2:
            return Refusal.NOT_TWO_LEVELS_UP
        if len(game.column(seat, site)) < level:
            return Refusal.TOO_FEW_NATIONS_TO_SKIP
        return None

    def effect(self, game: Babel, seat: Seat, site: Site) -> None:
        game.build_from(seat, 1 - seat if self.opposing else seat)


class ChangeCamps(Ability):
    """Sumerians: the opponent's cards here that match the newest come over to you (BB-SUM-1..3)."""

    __slots__ = ()

    def __init__(self, run: int) -> None:
        super().__init__("change camps", run, SUMERIANS)

    def cannot(self, game: Babel, seat: Seat, site: Site) -> Refusal | None:
        if game.column(1 - seat, site) or game.rules.allow_null_ability:
            return None
        return Refusal.NOBODY_TO_CHANGE_CAMPS

    def effect(self, game: Babel, seat: Seat, site: Site) -> None:
        column = game.column(1 - seat, site)
        if column:
            game.change_camps(seat, site, column[-1])


class Halve(Ability):
    """All nations: the opponent discards half their hand, rounded down (BB-HAL-1)."""

    __slots__ = ()

    def __init__(self, run: int) -> None:
        super().__init__("halve", run, ANY)

    def cannot(self, game: Babel, seat: Seat, site: Site) -> Refusal | None:
        if game.hand_size(1 - seat) > 1 or game.rules.allow_null_ability:
            return None
        return Refusal.HALF_OF_NOTHING

    def effect(self, game: Babel, seat: Seat, site: Site) -> None:
        count = game.hand_size(1 - seat) // 2
        game.tell(events.halved, seat, count)
        if count:
            game.agenda.append(HALVINGS[count])


def abilities_of(nation: Nation, run: int) -> list[Ability]:
    """The nation's own ability in all its forms, and the one of all nations (BB-ABI-6)."""
    own: dict[Nation, list[Ability]] = {
        ASSYRIANS: [Destroy(run)],
        HITTITES: [Steal(run)],
        MEDES: [Desert(run, deserters) for deserters in NATIONS],
        PERSIANS: [Skip(run, opposing=False), Skip(run, opposing=True)],
        SUMERIANS: [ChangeCamps(run)],
    }
    return [*own[nation], Halve(run)]


# What can be done with a run, by where it begins and by nation.
ABILITIES: Final = [
    [abilities_of(nation, run) for nation in NATIONS] for run in range(LAST_RUN + 1)
]
