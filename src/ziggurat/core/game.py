"""The state of one game, and the verbs that every game has."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Self, TypeVarTuple

from ziggurat.core.refusal import IllegalAction, Refusal, TableRefusal
from ziggurat.core.seats import SPECTATOR, BadSeat
from ziggurat.core.source import UNSET, Dream, Source

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ziggurat.core.action import Action
    from ziggurat.core.agenda import Phase
    from ziggurat.core.event import Event
    from ziggurat.core.outcome import Outcome
    from ziggurat.core.seats import Seat
    from ziggurat.core.text import Phrase, Text

Values = TypeVarTuple("Values")
DERIVED: Final = "derived"  # marks a field that follows from the others: Annotated[..., DERIVED]


class Game:
    """A mutable shell around plain values, so that a copy is a handful of assignments.

    A game declares its fields once, as annotations; `tools/states.py` writes from them the slots,
    the constructor that copies, and the table `FIELDS` that snapshots are checked with.
    """

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

    FIELDS: ClassVar[Mapping[str, object]] = {}  # the fields that a game adds, and their types

    def __init__(self, source: Self | None = None) -> None:
        if source is None:
            self.seats: int = 0
            self.agenda: list[Phase[Self]] = []  # the next thing to do last
            # Secret choices not yet revealed; the dictionary is replaced, never changed.
            self.sealed: dict[Seat, Action] = {}
            self.source: Source = UNSET
            self.drawn: int = 0  # how many numbers have been drawn from the source
            self.revealed: int = 0  # counts what chance or another seat has shown; undo stops there
            self.outcome: Outcome | None = None
            self.told: list[Event] | None = []  # events nobody has heard yet; None: nobody listens
        else:
            self.seats = source.seats
            self.agenda = source.agenda.copy()
            self.sealed = source.sealed
            self.source = source.source
            self.drawn = source.drawn
            self.revealed = source.revealed
            self.outcome = source.outcome
            self.told = None

    # What each game adds.

    def copy(self) -> Self:
        """An independent copy, to whose events nobody listens."""
        raise NotImplementedError

    def view(self, seat: Seat) -> Mapping[str, object]:
        """All that a seat may know now: plain data, safe to send.  Raises BadSeat."""
        raise NotImplementedError

    def views(self, seats: list[Seat]) -> Sequence[Mapping[str, object]]:
        """The views of several seats now.  What everybody sees is made once, without a seat."""
        return [self.view(seat) for seat in seats]

    def deal_unknown(self, seat: Seat) -> None:
        """Deal again everything that the seat cannot know.

        Sort it before it is shuffled: the imagined world must follow only from what the seat knows
        and from the dream, or a bot could tell the true state from its own dreams.
        """
        raise NotImplementedError

    def census(self) -> Mapping[str, int]:
        """Every component by kind, in every place; play never changes it."""
        raise NotImplementedError

    def own_terms(self) -> Mapping[str, Text]:
        """Names that only this table has: those of its component set."""
        return {}

    def derive(self) -> None:
        """Compute the derived fields after other fields were set directly."""

    # Asking.

    def to_act(self: Self) -> list[Seat]:
        """The seats that must choose now: none, one or several."""
        return self.agenda[-1].waiting_for(self) if self.agenda else []

    def may_act(self: Self, seat: Seat) -> bool:
        """Whether the seat may choose now, or still change a secret choice (CO-ACT-2)."""
        if type(seat) is int and self.agenda and self.agenda[-1].may_choose(self, seat):
            return True
        self.check_seat(seat)
        return False

    def prompt(self: Self, seat: Seat) -> Phrase | None:
        """What the seat is being asked; None if it has nothing to choose now."""
        return self.agenda[-1].prompt(self, seat) if self.may_act(seat) else None

    def options(self: Self, seat: Seat) -> list[Action]:
        """Everything that the seat may choose now."""
        if type(seat) is int and self.agenda:
            phase = self.agenda[-1]
            if phase.may_choose(self, seat):
                return phase.options(self, seat)
        self.check_seat(seat)
        return []

    def describe(self: Self, seat: Seat, action: Action) -> Phrase:
        """An option for people, with what the game adds to it, such as its price."""
        return self.agenda[-1].describe(self, seat, action)

    def why_not(self: Self, seat: Seat, action: Action) -> Refusal | None:
        """Why the seat may not do this now; None if it may (CO-ACT-1..3)."""
        if not self.agenda:
            return TableRefusal.GAME_IS_OVER
        if not self.may_act(seat):
            return TableRefusal.NOT_YOUR_CHOICE
        return self.agenda[-1].why_not(self, seat, action)

    def is_composing(self) -> bool:
        """Whether the choice just made needs a further part: see `core.compose`."""
        return bool(self.agenda) and self.agenda[-1].asks_for_part

    def check_seat(self, seat: Seat) -> Seat:
        """The seat itself, if it is one or a spectator's.  Raises BadSeat."""
        if type(seat) is not int or not SPECTATOR <= seat < self.seats:
            raise BadSeat(seat, self.seats)
        return seat

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
        """A world that the seat cannot tell from this one; another number, another world.

        Raises BadSeat, also for a spectator, who holds nothing to start from.
        """
        if self.check_seat(seat) == SPECTATOR:
            raise BadSeat(seat, self.seats)
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

    def tell(self, event: Callable[[*Values], Event], *values: *Values) -> None:
        """Tell those who listen what happened: `tell(events.moved, seat, site)`."""
        if self.told is not None:
            self.told.append(event(*values))

    def advance(self: Self) -> None:
        """Carry out the agenda until somebody must choose, or nothing is left to do."""
        agenda = self.agenda
        while agenda:
            phase = agenda[-1]
            if phase.waits:
                return
            agenda.pop()
            phase.run(self)

    def then(self: Self, phases: list[Phase[Self]]) -> None:
        """Do these next, in this order, before anything else that was to come."""
        self.agenda += phases[::-1]

    def finish(self, outcome: Outcome) -> None:
        """The game ends at once: what was still to be done is not."""
        self.outcome = outcome
        self.agenda.clear()

    def below(self, limit: int) -> int:
        """A random number from 0 up to but not including the limit."""
        index = self.drawn
        self.drawn = index + 1
        return self.source.below(index, limit)

    def shuffle(self, cards: list[int]) -> None:
        """Bring cards into random order."""
        self.drawn = self.source.shuffle(cards, self.drawn)
