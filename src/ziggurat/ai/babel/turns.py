"""The turns that a seat could play, found by a beam search.

A turn is a chain of choices in which nothing is hidden: only its end reveals cards.  Step by step
the search keeps the most promising positions, never the same one twice, and collects every chain
after which the turn could end.
"""

from typing import NamedTuple

from ziggurat.ai.babel.evaluation import evaluate
from ziggurat.core.action import Action
from ziggurat.core.seats import Seat
from ziggurat.games.babel import Babel
from ziggurat.games.babel.actions import END

REVEALED = 2  # temple cards at the end of a turn


class Turn(NamedTuple):
    """A chain of choices, what they lead to, and what that is worth."""

    value: float
    actions: tuple[Action, ...]
    after: Babel  # before the end of the turn reveals anything


def turns(world: Babel, seat: Seat, width: int) -> list[Turn]:
    """All turns found while keeping at most this many positions at each step."""
    found: list[Turn] = []
    seen = {essence(world)}
    beam = [Turn(evaluate(world, seat), (), world)]
    while beam:
        longer: list[Turn] = []
        for begun in beam:
            for action in begun.after.options(seat):
                if action == END:
                    found.append(ended(begun, seat))
                    continue
                grown = extended(begun, seat, action)
                if grown.after.outcome is not None:
                    found.append(grown)
                elif (new := essence(grown.after)) not in seen:
                    seen.add(new)
                    longer.append(grown)
        longer.sort(key=value_of, reverse=True)
        beam = longer[:width]
    return found


def best_turn(world: Babel, seat: Seat, width: int) -> Turn:
    return max(turns(world, seat, width), key=value_of)


def value_of(turn: Turn) -> float:
    return turn.value


def extended(begun: Turn, seat: Seat, action: Action) -> Turn:
    after = begun.after.copy()
    carry_out(after, seat, action)
    return Turn(evaluate(after, seat), (*begun.actions, action), after)


def ended(begun: Turn, seat: Seat) -> Turn:
    """To end the turn changes nothing that can be foreseen, unless the quarry is used up."""
    actions = (*begun.actions, END)
    if len(begun.after.quarry) > REVEALED:
        return Turn(begun.value, actions, begun.after)
    after = begun.after.copy()
    after.apply(seat, END)
    return Turn(evaluate(after, seat), actions, after)


def carry_out(game: Babel, seat: Seat, action: Action) -> None:
    """A halved hand gives up something; which cards it is cannot be foreseen."""
    game.apply(seat, action)
    if action == END:
        return
    while 1 - seat in game.to_act():
        game.apply(1 - seat, game.options(1 - seat)[0])


def essence(game: Babel) -> tuple[object, ...]:
    """What tells two positions of one turn apart."""
    return (
        game.hands,
        tuple(game.columns),
        game.temples,
        game.stacks,
        game.pawns,
        game.migrated,
    )
