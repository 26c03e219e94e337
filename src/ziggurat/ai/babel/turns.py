"""The turns that a seat could play, found by a beam search.

A turn is a chain of choices in which nothing is hidden: only its end reveals cards.  Step by step
the search keeps the most promising positions, never the same one twice, and collects every chain
after which the turn could end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.ai.babel.evaluation import evaluate, side, total, value_of_site, values_of_sites
from ziggurat.games.babel.actions import END, Deploy, Migrate, Move
from ziggurat.games.babel.components import QUARRY, Site

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat
    from ziggurat.games.babel import Babel

REVEALED: Final = 2  # Temple cards at the end of a turn
NO_SITES: Final[list[float]] = []


class Turn:
    """A chain of choices, what they lead to, and what that is worth."""

    __slots__ = ("action", "after", "before", "sites", "theirs", "value")

    def __init__(
        self,
        before: Turn | None,
        action: Action,
        after: Babel,
        value: float,
        theirs: float = 0.0,
        sites: list[float] = NO_SITES,
    ) -> None:
        self.before: Final = before  # the choices before the last one; None if there is none
        self.action: Final = action  # the last choice
        self.after: Final = after  # before the end of the turn reveals anything
        self.value: Final = value
        self.theirs: Final = theirs  # what the side of the opponent is worth
        self.sites: Final = sites  # what each site of the own side is worth

    @property
    def actions(self) -> tuple[Action, ...]:
        found: list[Action] = []
        turn = self
        while turn.before is not None:
            found.append(turn.action)
            turn = turn.before
        return tuple(found[::-1])


def turns(world: Babel, seat: Seat, width: int) -> list[Turn]:
    """All turns found while keeping at most this many positions at each step."""
    found: list[Turn] = []
    seen = {essence(world)}
    beam = [begun(world, seat)]
    while beam:
        longer: list[Turn] = []
        for before in beam:
            for action in before.after.options(seat):
                if action is END:
                    found.append(ended(before, seat))
                    continue
                after = before.after.copy()
                carry_out(after, seat, action)
                if after.outcome is not None:
                    found.append(Turn(before, action, after, evaluate(after, seat)))
                elif (new := essence(after)) not in seen:
                    seen.add(new)
                    longer.append(extended(before, action, after, seat))
        longer.sort(key=value_of, reverse=True)
        beam = longer[:width]
    return found


def best_turn(world: Babel, seat: Seat, width: int) -> Turn:
    return max(turns(world, seat, width), key=value_of)


def value_of(turn: Turn) -> float:
    return turn.value


def begun(world: Babel, seat: Seat) -> Turn:
    """A turn without any choice."""
    sites, theirs = values_of_sites(world, seat), side(world, 1 - seat)
    return Turn(None, END, world, total(world, seat, sites) - theirs, theirs, sites)


def extended(before: Turn, action: Action, after: Babel, seat: Seat) -> Turn:
    """Most choices change one or two sites, and nothing on the side of the opponent."""
    changed = changed_sites(action, before.after.pawn(seat))
    if changed:
        theirs, sites = before.theirs, before.sites.copy()
        for site in changed:
            if site != QUARRY:
                sites[site] = value_of_site(after, seat, site)
    else:
        theirs, sites = side(after, 1 - seat), values_of_sites(after, seat)
    return Turn(before, action, after, total(after, seat, sites) - theirs, theirs, sites)


def changed_sites(action: Action, pawn: Site) -> list[Site]:
    """The sites of the own side that an action changes; none if it may change more than these."""
    if isinstance(action, Deploy):
        return [pawn]
    if isinstance(action, Move):
        return [pawn, action.site]
    if isinstance(action, Migrate):
        return [action.source, action.target]
    return []


def ended(before: Turn, seat: Seat) -> Turn:
    """To end the turn changes nothing that can be foreseen, unless the quarry is used up."""
    if len(before.after.quarry) > REVEALED:
        return Turn(before, END, before.after, before.value)
    after = before.after.copy()
    after.apply(seat, END)
    return Turn(before, END, after, evaluate(after, seat))


def carry_out(game: Babel, seat: Seat, action: Action) -> None:
    """A halved hand gives up something; which cards it is cannot be foreseen."""
    game.apply(seat, action)
    if action is END:
        return
    while game.agenda and game.agenda[-1].next_to_choose(game) == 1 - seat:
        game.apply(1 - seat, game.options(1 - seat)[0])


def essence(game: Babel) -> tuple[object, ...]:
    """The key by which two positions of one turn differ."""
    return (
        game.hands,
        tuple(game.columns),
        game.temples,
        game.stacks,
        game.pawns,
        game.migrated,
    )
