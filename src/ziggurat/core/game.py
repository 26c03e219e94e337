"""The state of one game, and the verbs that every game has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from ziggurat.core.refusal import IllegalAction, Refusal, TableRefusal
from ziggurat.core.source import UNSET, Dream, Source

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ziggurat.core.action import Action
    from ziggurat.core.agenda import Phase
    from ziggurat.core.event import Event
    from ziggurat.core.outcome import Outcome
    from ziggurat.core.seats import Seat


class Game:
    """A mutable shell around plain values, so that a copy is a handful of assignments."""

    __slots__ = (
        "agenda",
        "drawn",
        "outcome",
        "revealed",
        "sealed",
        "seats",
        "source",
        "told",
    )

    def __init__(self) -> None:
        self.seats: int = 0
        self.agenda: list[Phase[Self]] = []  # the next thing to do last
        self.sealed: dict[
            Seat, Action
        ] = {}  # secret choices not yet revealed; replaced, not changed
        self.source: Source = UNSET
        self.drawn: int = 0  # how many numbers have been drawn from the source
        self.revealed: int = 0  # counts what chance or another seat has shown; undo stops there
        self.outcome: Outcome | None = None
        self.told: list[Event] | None = []  # events nobody has heard yet; None: nobody listens

    # What each game adds.

    def copy(self) -> Self:
        """An independent copy, to whose events nobody listens."""
        raise NotImplementedError

    def view(self, seat: Seat) -> Mapping[str, object]:
        """All that a seat may know now: plain data, safe to send."""
        raise NotImplementedError

    def deal_unknown(self, seat: Seat) -> None:
        """Deal again everything that the seat cannot know.

        Sort it before it is shuffled: the world dealt must follow from what the seat knows and
        from the dream alone, or a bot could tell the true state from its own dreams.
        """
        raise NotImplementedError

    def census(self) -> Mapping[str, int]:
        """Every component by kind, wherever it lies; play never changes it."""
        raise NotImplementedError

    # Asking.

    def to_act(self: Self) -> list[Seat]:
        """The seats that must choose now: none, one or several."""
        return self.agenda[-1].waiting_for(self) if self.agenda else []

    def may_act(self: Self, seat: Seat) -> bool:
        """Whether the seat may choose now, or still change a secret choice."""
        return bool(self.agenda) and seat in self.agenda[-1].choosers(self)

    def options(self: Self, seat: Seat) -> list[Action]:
        """Everything that the seat may choose now."""
        if not self.agenda:
            return []
        phase = self.agenda[-1]
        return phase.options(self, seat) if seat in phase.choosers(self) else []

    def why_not(self: Self, seat: Seat, action: Action) -> Refusal | None:
        """Why the seat may not do this now; None if it may."""
        if not self.agenda:
            return TableRefusal.GAME_IS_OVER
        if not self.may_act(seat):
            return TableRefusal.NOT_YOUR_CHOICE
        return self.agenda[-1].why_not(self, seat, action)

    # Choosing.

    def play(self: Self, seat: Seat, action: Action) -> None:
        """Carry out a choice after checking it.  Raises IllegalAction, and then changes nothing."""
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(action, refusal)
        self.apply(seat, action)

    def apply(self: Self, seat: Seat, action: Action) -> None:
        """Carry out a choice that is known to be legal.  Nothing is checked."""
        self.agenda[-1].take(self, seat, action)
        self.advance()

    def imagine(self, seat: Seat, dream: int) -> Self:
        """A world that the seat cannot tell from this one; another number, another world."""
        world = self.copy()
        world.source = Dream(dream)
        world.drawn = 0
        world.deal_unknown(seat)
        return world

    def hear(self) -> list[Event]:
        """What has happened since this was last asked."""
        told = self.told
        self.told = []
        return told or []

    # Verbs for the rules.

    def advance(self: Self) -> None:
        """Carry out the agenda until somebody must choose, or nothing is left to do."""
        agenda = self.agenda
        while agenda and not agenda[-1].waits:
            agenda.pop().run(self)

    def then(self: Self, phases: list[Phase[Self]]) -> None:
        """Do these next, in this order, before whatever else was to come."""
        self.agenda.extend(reversed(phases))

    def finish(self, outcome: Outcome) -> None:
        """The game ends at once: what was still to be done is not."""
        self.outcome = outcome
        self.agenda.clear()

    def below(self, limit: int) -> int:
        """A random number from 0 up to but not including the limit."""
        index = self.drawn
        self.drawn = index + 1
        return self.source.number(index) % limit

    def shuffle(self, cards: list[int]) -> None:
        """Bring cards into random order; one number of the source serves several cards."""
        number = room = 0
        for last in range(len(cards) - 1, 0, -1):
            if room <= last:
                number = self.source.number(self.drawn)
                room = self.source.room
                self.drawn += 1
            number, other = divmod(number, last + 1)
            room //= last + 1
            cards[last], cards[other] = cards[other], cards[last]

    def copy_table(self: Self, other: Self) -> None:
        """Copy into another game what every game has."""
        other.seats = self.seats
        other.agenda = self.agenda.copy()
        other.sealed = self.sealed
        other.source = self.source
        other.drawn = self.drawn
        other.revealed = self.revealed
        other.outcome = self.outcome
        other.told = None
