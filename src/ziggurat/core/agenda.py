"""What is still to be done in a game, held as data.

The flow of a game is a stack of phases in its state.  The phase on top either runs by itself or
waits for seats to choose; a phase that runs may put further phases on top.  Phases are small
immutable values, so a game in the middle of a turn is copied, stored and compared like any data.

To change it safely: an ending clears the agenda; a phase that repeats pushes itself before it runs
the action; a phase holds plain public values, never tables, functions or hidden cards, and its
text names all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from ziggurat.core.action import Action, GameAction, Worded
from ziggurat.core.refusal import Refusal, TableRefusal
from ziggurat.core.seats import NO_SEAT

if TYPE_CHECKING:
    from ziggurat.core.game import Game
    from ziggurat.core.seats import Seat
    from ziggurat.core.text import Phrase

G = TypeVar("G", bound="Game")


class Phase(Worded, Generic[G]):
    """A line of the rulebook still to be carried out."""

    asks_for_part: ClassVar[bool] = False  # waits for a further part of a composed choice

    def __init__(self, text: str, waits: bool = False) -> None:
        super().__init__(text)
        self.waits: Final = waits  # whether seats must choose before the game goes on

    def run(self, game: G) -> None:
        """Carry it out; it has already left the agenda."""
        raise NotImplementedError

    def choosers(self, game: G) -> list[Seat]:
        """The seats that may choose now, including those that may still change a secret choice."""
        raise NotImplementedError

    def may_choose(self, game: G, seat: Seat) -> bool:
        return seat in self.choosers(game)

    def waiting_for(self, game: G) -> list[Seat]:
        """The seats that must choose before the game can go on."""
        raise NotImplementedError

    def next_to_choose(self, game: G) -> Seat:
        """The first of them; NO_SEAT if there is none."""
        waiting = self.waiting_for(game)
        return waiting[0] if waiting else NO_SEAT

    def prompt(self, game: G, seat: Seat) -> Phrase:
        """What the seat is being asked, for people: a text in `Texts.prompts` and its values."""
        raise NotImplementedError

    def options(self, game: G, seat: Seat) -> list[Action]:
        raise NotImplementedError

    def why_not(self, game: G, seat: Seat, action: Action) -> Refusal | None:
        raise NotImplementedError

    def describe(self, game: G, seat: Seat, action: Action) -> Phrase:
        """An option for people, with what the game adds to it, such as its price."""
        return action.phrase()

    def take(self, game: G, seat: Seat, action: Action) -> None:
        """Accept a legal choice; the phase is still on top of the agenda."""
        raise NotImplementedError


class Choice(Phase[G]):
    """One seat chooses, and it happens at once."""

    answers: ClassVar[tuple[type[Action], ...]] = ()  # the classes of actions that are choices

    def __init__(self, text: str) -> None:
        super().__init__(text, waits=True)

    def chooser(self, game: G) -> Seat:
        raise NotImplementedError

    def why_not(self, game: G, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, self.answers) and isinstance(action, GameAction):
            refusal: Refusal | None = action.why_not(game, seat)
            return refusal
        return TableRefusal.NOT_THE_QUESTION

    def chosen(self, game: G, seat: Seat, action: GameAction[G]) -> None:
        """Carry out the choice; the phase has left the agenda."""
        action.do(game, seat)

    def choosers(self, game: G) -> list[Seat]:
        return [self.chooser(game)]

    def next_to_choose(self, game: G) -> Seat:
        return self.chooser(game)

    def may_choose(self, game: G, seat: Seat) -> bool:
        return seat == self.chooser(game)

    def waiting_for(self, game: G) -> list[Seat]:
        return [self.chooser(game)]

    def take(self, game: G, seat: Seat, action: Action) -> None:
        game.agenda.pop()
        assert isinstance(action, GameAction)
        self.chosen(game, seat, action)


class SecretChoice(Phase[G]):
    """Several seats choose in secret; the choices are revealed together.

    Until the last choice is in, a seat may change its own.
    """

    def __init__(self, text: str) -> None:
        super().__init__(text, waits=True)

    def revealed(self, game: G, picks: dict[Seat, Action]) -> None:
        raise NotImplementedError

    def waiting_for(self, game: G) -> list[Seat]:
        return [seat for seat in self.choosers(game) if seat not in game.sealed]

    def take(self, game: G, seat: Seat, action: Action) -> None:
        sealed = game.sealed.copy()
        sealed[seat] = action
        game.sealed = sealed
        if self.is_complete(game):
            game.agenda.pop()
            self.reveal(game)

    def is_complete(self, game: G) -> bool:
        """Whether all have chosen."""
        return not self.waiting_for(game)

    def reveal(self, game: G) -> None:
        """All choices are in: open them, by seat."""
        picks = {each: game.sealed[each] for each in sorted(game.sealed)}
        game.sealed = {}
        game.revealed += 1
        self.revealed(game, picks)
