"""A table with people around it, told by its log.

A room does no input or output and knows no clock of its own.  `asking` turns a request into an
entry of the log or objects; `apply` carries an entry out; `sight` says how the room looks from a
seat.  Two workers that have applied the same entries hold the same room.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import structs

from ziggurat.ai.catalogue import stand_in_of
from ziggurat.core.action import UnknownAction
from ziggurat.core.kind import BadSetting
from ziggurat.core.outcome import Outcome
from ziggurat.core.record import BadRecord, Record, Taken
from ziggurat.core.refusal import IllegalAction
from ziggurat.core.seats import SPECTATOR
from ziggurat.core.session import Session, resume
from ziggurat.server import entries as log
from ziggurat.server.clock import Clock
from ziggurat.server.fair import seed_of
from ziggurat.server.plan import Plan, checked
from ziggurat.server.protocol import Back, Objection, Sheet, Spoken, Stop
from ziggurat.server.sitter import Sitter

if TYPE_CHECKING:
    from ziggurat.core.event import Event
    from ziggurat.core.kind import Kind
    from ziggurat.core.seats import Seat

THINKING: Final = 60.0  # seconds after which another worker looks whether a bot was forgotten
TALK: Final = 100  # sayings that are kept


class Room:
    def __init__(self, name: str, kind: Kind, opened: log.Opened) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.opened: Final = opened
        self.plan: Final[Plan] = opened.plan
        self.host = opened.by
        self.version = 1
        self.sitters: Final = [Sitter(planned) for planned in opened.plan.seats]
        self.session: Session | None = None
        self.outcome: Outcome | None = None
        self.ended = opened.at  # when there was an outcome, if there is one
        self.closed = False
        self.rematch = ""
        self.rematches = 0  # offered so far
        self.asked: Back | Stop | None = None  # what somebody wants of the others
        self.said: list[Spoken] = []
        self.scored: tuple[int, Sheet] = (0, [])  # the sheet of a version
        self.clock = Clock(opened.plan.clock, len(self.sitters), opened.at)
        self.moment = 1  # the version at which the question to the seats last changed
        self.done: Final[dict[tuple[str, str], int]] = {}  # version by who asked, and the id
        if all(sitter.taken for sitter in self.sitters):
            self._begin(opened.at)
        self.heard: Final = [0, len(self.events)]  # how many events there were, by version

    # Facts.

    @property
    def state(self) -> str:
        if self.closed:
            return "closed"
        if self.outcome is not None:
            return "over"
        return "gathering" if self.session is None else "playing"

    @property
    def events(self) -> list[Event]:
        return [] if self.session is None else self.session.events

    @property
    def seed(self) -> str:
        parts = [sitter.part for sitter in self.sitters]
        return self.plan.seed or seed_of(self.opened.secret, parts)

    def seat_of(self, player: str) -> Seat:
        for seat, sitter in enumerate(self.sitters):
            if player and sitter.player == player:
                return seat
        return SPECTATOR

    def to_act(self) -> list[Seat]:
        if self.session is None or self.state != "playing":
            return []
        return self.session.current.to_act()

    def thinking(self) -> list[Seat]:
        """The seats whose players must choose now: their clocks run."""
        return [seat for seat in self.to_act() if self.sitters[seat].plays]

    def bot_to_act(self) -> tuple[Seat, str] | None:
        """A seat for which a bot must choose now, and the bot's level."""
        for seat in self.to_act():
            if not self.sitters[seat].plays:
                return seat, self.sitters[seat].level or stand_in_of(self.kind.name)
        return None

    def due(self) -> float | None:
        """When the house must look at the room although nobody asks for anything.

        When a game is over, it writes down the results.
        """
        if self.state == "over":
            return self.ended
        if self.bot_to_act() is not None:
            return self.clock.since + THINKING
        return self.clock.due(self.thinking())

    def overdue(self, now: float) -> log.TookOver | None:
        seat = self.clock.overdue(self.thinking(), now)
        return None if seat is None else log.TookOver(now, seat=seat)

    def can_undo(self, seat: Seat, choices: int | None = None) -> bool:
        """Whether a seat may take back its last choice without asking anybody."""
        if self.session is None or self.state != "playing":
            return False
        last = self.session.parts_before(len(self.session.choices) - 1)
        if last < self.first_part or choices not in {None, last}:
            return False
        return self.session.can_undo(seat)

    @property
    def first_part(self) -> int:
        """How many parts of choices were made before the game was opened here."""
        return sum(len(Taken(*choice).parts) for choice in self.opened.choices)

    # Carrying out.

    def apply(self, entry: log.AnyEntry) -> None:
        """Carry out an entry that `asking` made."""
        was_playing = self.state == "playing"
        self.clock.run(self.thinking(), entry.at)
        self.version += 1
        if not self._carry_out(entry):
            self.moment = self.version
        if entry.id:
            self.done[entry.by, entry.id] = self.version
        if was_playing and self.state != "playing":
            self.ended = entry.at
        self.heard.append(len(self.events))

    def _carry_out(self, entry: log.AnyEntry) -> bool:  # noqa: C901, PLR0911, PLR0912 - all kinds of entries
        """Returns whether the seats still face the question that they faced before."""
        match entry:
            case log.Chose():
                return self._choose(entry)
            case log.Spoke():
                self.said = [*self.said, Spoken(entry.seat, entry.text, entry.at)][-TALK:]
                return True
            case log.AskedBack():
                self.asked = Back(entry.seat, entry.choices, [entry.seat])
                return True
            case log.AskedToStop():
                self.asked = Stop(entry.seat, [entry.seat])
                return self._is_open()
            case log.Declined():
                self.asked = None
                return True
            case log.Agreed():
                assert self.asked is not None
                self.asked = structs.replace(self.asked, agreed=[*self.asked.agreed, entry.seat])
                return self._is_open()
            case log.WentBack():
                self._go_back(entry.choices)
            case log.Sat():
                self._sit(entry)
            case log.Stood():
                self._stand(entry.seat)
            case log.TookOver():
                self.sitters[entry.seat].away = True
                self._is_open()
            case log.CameBack():
                self.sitters[entry.seat].away = False
                self.clock.came_back(entry.seat)
            case log.Resigned():
                self._resign(entry.seat)
            case log.Rematched():
                self.rematch = entry.room
                self.rematches += 1
            case log.Closed():
                self.closed = True
            case log.Opened():
                raise AssertionError("a room is opened once")
        return False

    def _sit(self, entry: log.Sat) -> None:
        sitter = self.sitters[entry.seat]
        sitter.player, sitter.name, sitter.part = entry.by, entry.name, entry.part
        sitter.program = entry.program
        if all(sitter.taken for sitter in self.sitters):
            self._begin(entry.at)

    def _stand(self, seat: Seat) -> None:
        left = self.sitters[seat].player
        self.sitters[seat].free()
        if left == self.host:
            others = [sitter.player for sitter in self.sitters if sitter.player]
            self.host = others[0] if others else self.host

    def _begin(self, now: float) -> None:
        record = Record(
            self.kind.name,
            self.kind.rules_version,
            len(self.sitters),
            self.kind.complete(self.plan.settings),
            self.seed,
            tuple(Taken(seat, words) for seat, words in self.opened.choices),
        )
        self.session = resume(self.kind, record)
        self.clock = Clock(self.plan.clock, len(self.sitters), now)

    def _choose(self, entry: log.Chose) -> bool:
        session = self.session
        assert session is not None
        session.choose(entry.seat, self.kind.parse(entry.words))
        self.clock.chosen(entry.seat)
        self.asked = None if isinstance(self.asked, Back) else self.asked
        self.outcome = session.game.outcome
        return entry.seat in session.current.sealed

    def _is_open(self) -> bool:
        """Whether somebody has still to agree to what was asked for; if nobody has, it is done."""
        asked = self.asked
        match asked:
            case Back() if all(seat in asked.agreed for seat in self._asked_back()):
                self._go_back(asked.choices)
            case Stop() if all(seat in asked.agreed for seat in self._asked_to_stop()):
                self._give_up()
        return self.asked is not None

    def _asked_back(self) -> list[Seat]:
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.is_asked]

    def _asked_to_stop(self) -> list[Seat]:
        """Who has left holds nobody back."""
        return [seat for seat in self._asked_back() if not self.sitters[seat].away]

    def _give_up(self) -> None:
        assert self.session is not None
        self.asked = None
        score = self.kind.score(self.session.current)
        self.outcome = Outcome((), "given_up", score.ranks, score.sheet)

    def _go_back(self, choices: int) -> None:
        assert self.session is not None
        self.asked = None
        if self.session.draft is None and self.can_undo(self.session.choices[-1].seat, choices):
            self.session.undo()
        else:
            self.session = self.session.back_to(choices)

    def _resign(self, seat: Seat) -> None:
        """Where two play against each other the other one wins; elsewhere a bot plays on."""
        assert self.session is not None
        sitter = self.sitters[seat]
        sitter.resigned = sitter.away = True
        if len(self.sitters) == 2:  # noqa: PLR2004 - you and me
            ranks = tuple(2 if each == seat else 1 for each in range(2))
            sheet = self.kind.score(self.session.current).sheet
            self.outcome = Outcome((1 - seat,), "resigned", ranks, sheet)


def told_by(name: str, written: list[log.AnyEntry]) -> Room:
    """The room that a log tells of.  Raises Objection if it was played by other rules."""
    opened = written[0]
    assert isinstance(opened, log.Opened)
    try:
        room = Room(name, checked(opened.plan), opened)
        for entry in written[1:]:
            room.apply(entry)
    except (BadSetting, BadRecord, IllegalAction, UnknownAction) as error:
        raise Objection("other_rules", f"this game cannot be read any more: {error}") from error
    if room.session is not None:
        room.session.draft = None  # left by a version that logged the parts of a choice
    return room
