"""What a bot is, and what it is given."""

from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol, TypeGuard

from ziggurat.core.action import Action
from ziggurat.core.game import Game
from ziggurat.core.seats import Seat
from ziggurat.core.text import Phrase


class Place:
    """A seat at a game as its player finds it: a view, options, and a door to imagined worlds.

    The true state stays behind this door: a bot that uses only what stands here chooses alike in
    all worlds that its seat cannot tell apart, and a test holds every bot to that.
    """

    def __init__(
        self, game: Game, seat: Seat, effort: float = 1.0, *, hurried: bool = False
    ) -> None:
        self._game = game
        self.seat = seat
        self.seats = game.seats
        self.effort = effort  # search effort relative to the bot's normal effort
        self.hurried = hurried  # whether a person is waiting, so that time limits apply, too

    @property
    def view(self) -> Mapping[str, object]:
        return self._game.view(self.seat)

    @property
    def prompt(self) -> Phrase | None:
        return self._game.prompt(self.seat)

    @property
    def options(self) -> list[Action]:
        return self._game.options(self.seat)

    def imagine(self, dream: int) -> Game:
        """A world that this seat cannot tell from the true one; another number, another world."""
        return self._game.imagine(self.seat, dream)

    def shared(self, parts: int) -> "Place":
        """The same place for one of several who search it together, each with equal effort."""
        return Place(self._game, self.seat, self.effort / parts, hurried=self.hurried)


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, place: Place) -> Action: ...


Maker = Callable[[int], Bot]  # makes a bot from a seed; the same seed gives the same choices


class Step(NamedTuple):
    seat: Seat
    action: Action


class Thought(NamedTuple):
    """What a bot thinks of one choice."""

    choice: Action
    value: float  # estimated chance to win, 0 to 1
    visits: int  # how often it has tried
    line: tuple[Step, ...]  # what it expects to follow


class Adviser(Bot, Protocol):
    """A bot that can explain its choices."""

    def consider(self, place: Place) -> list[Thought]:
        """All choices that it has weighed, the best first."""
        ...


class Sharer(Adviser, Protocol):
    """An adviser whose visits can be added to those of others who searched the same place."""

    def settle(self, place: Place, choice: Action) -> None:
        """Go on from a choice that was made here, whether it was its own favourite or not."""
        ...


class Ponderer(Bot, Protocol):
    """A bot that can think during the turns of others."""

    def ponder(self, place: Place) -> bool:
        """Think a little about what may follow its last choice; False if that was enough.

        The place is the one in which it has chosen, as it was then.
        """
        ...


# The compiler cannot build protocols that are checked while the program runs.


def can_advise(bot: Bot) -> TypeGuard[Adviser]:
    return hasattr(bot, "consider")


def can_share(bot: Bot) -> TypeGuard[Sharer]:
    return hasattr(bot, "settle")


def can_ponder(bot: Bot) -> TypeGuard[Ponderer]:
    return hasattr(bot, "ponder")
