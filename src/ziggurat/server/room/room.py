"""The state of one table, computed from its log.

A room does no input or output and reads no clock.  `requests` turns a request into a log entry or
raises an error; `Room.apply` applies an entry; `projection` renders the room for a seat.  Two
workers that have applied the same entries hold the same room.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import structs

from ziggurat.ai.catalogue import stand_in_of
from ziggurat.core.action import UnknownAction
from ziggurat.core.compose import parse_choice
from ziggurat.core.kind import BadSetting
from ziggurat.core.outcome import Outcome
from ziggurat.core.record import BadRecord, Record, Taken
from ziggurat.core.refusal import IllegalAction
from ziggurat.core.seats import SPECTATOR
from ziggurat.core.session import Session, resume
from ziggurat.games.fair import seed_of
from ziggurat.server.room import entries as log
from ziggurat.server.room.clock import Clock
from ziggurat.server.room.digest import digest, is_same_position
from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.occupant import Occupant
from ziggurat.server.room.plan import Plan, checked
from ziggurat.server.room.protocol import Back, RequestError, Sheet, Spoken, Stop

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.core.event import Event
    from ziggurat.core.kind import Kind
    from ziggurat.core.seats import Seat

CHAT_LENGTH: Final = 100  # chat messages kept


class Room:
    def __init__(self, name: str, kind: Kind, opened: log.Opened) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.opened: Final = opened
        self.plan: Final[Plan] = opened.plan
        self.host = opened.by
        self.version = 1
        self.occupants: Final = [Occupant(planned) for planned in opened.plan.seats]
        self.session: Session | None = None
        self.outcome: Outcome | None = None
        self.ended = opened.at  # when the game ended, once it has
        self.closed = False
        self.rematch = ""
        self.rematches = 0  # how many were offered
        self.proposal: Back | Stop | None = None  # waiting for the others to agree
        self.chat: list[Spoken] = []
        self.visitors: Final[set[str]] = set()  # the players who ever sat here
        self.scored: tuple[int, Sheet] = (0, [])  # the score sheet, cached by version
        self.clock = Clock(opened.plan.clock, len(self.occupants), opened.at)
        self.decision_version = 1  # the version in which the open decision last changed
        self.completed: Final[dict[tuple[str, str], int]] = {}  # version by player and request id
        self.seen: Final[dict[str, float]] = {}  # when each player was last here
        self._begin_if_full(opened.at)
        # Since when the game has been waiting for players, by seat.
        self.waiting_since = dict.fromkeys(self.seats_on_the_clock(), opened.at)
        self.event_counts: Final = [0, len(self.events)]  # number of events, by version

    # Queries.

    @property
    def state(self) -> str:
        if self.closed:
            return "closed"
        if self.outcome is not None:
            return "over"
        return "gathering" if self.session is None else "playing"

    @property
    def is_active(self) -> bool:
        """Whether the game is still to come or being played."""
        return self.state in {"gathering", "playing"}

    @property
    def events(self) -> list[Event]:
        return [] if self.session is None else self.session.events

    @property
    def seed(self) -> str:
        return self.plan.seed or seed_of(self.opened.secret, self.parts)

    @property
    def parts(self) -> list[str]:
        """What the seed is made of besides the secret: what players added, or the day."""
        if self.plan.daily:
            return [self.plan.daily, self.kind.name]
        return [occupant.part for occupant in self.occupants]

    def seat_of(self, player: str) -> Seat:
        for seat, occupant in enumerate(self.occupants):
            if player and occupant.player == player:
                return seat
        return SPECTATOR

    def owners(self) -> dict[str, Seat]:
        """The players whose seat another person has taken, with that seat."""
        return {
            occupant.owner.player: seat
            for seat, occupant in enumerate(self.occupants)
            if occupant.owner is not None
        }

    def to_act(self) -> list[Seat]:
        if self.session is None or self.state != "playing":
            return []
        return self.session.current.to_act()

    def seats_on_the_clock(self) -> list[Seat]:
        """The seats of players who must choose now."""
        return [seat for seat in self.to_act() if self.occupants[seat].plays]

    def bot_to_act(self) -> tuple[Seat, str] | None:
        """A seat for which a bot must choose now, and the level of the bot."""
        for seat in self.to_act():
            if not self.occupants[seat].plays:
                return seat, self.occupants[seat].level or stand_in_of(self.kind.name)
        return None

    def can_return(self, seat: Seat) -> bool:
        """Whether a player may take a seat back from a bot."""
        if seat == SPECTATOR or self.state != "playing":
            return False
        return self.occupants[seat].away and not self.occupants[seat].resigned

    def can_undo(self, seat: Seat, choices: int | None = None) -> bool:
        """Whether a seat may undo its last choice without the consent of others."""
        if self.session is None or self.state != "playing" or self.plan.daily:
            return False
        if not self.session.can_undo(seat):
            return False
        if choices is None and not self.opened.choices:
            return True  # the usual case, asked for every update
        last = self.session.parts_before(len(self.session.choices) - 1)
        return last >= self.first_part and choices in {None, last}

    def can_ask_undo(self, seat: Seat) -> bool:
        """Whether a seat may undo its last choice if the others agree."""
        if self.session is None or self.kind.cooperative or self.plan.daily:
            return False
        if self.opened.choices:
            return self.last_choice_of(seat) is not None
        return any(choice.seat == seat for choice in reversed(self.session.choices))

    def last_choice_of(self, seat: Seat) -> int | None:
        """How many parts of choices came before this seat's last one, if it has made one here."""
        if self.session is None:
            return None
        choices = self.session.choices
        for number in range(len(choices) - 1, -1, -1):
            if choices[number].seat == seat:
                last = self.session.parts_before(number)
                return last if last >= self.first_part else None
        return None

    @property
    def first_part(self) -> int:
        """How many parts of choices were made before the game was opened here."""
        return sum(len(Taken(*choice).parts) for choice in self.opened.choices)

    # Applying entries.

    def apply(self, entry: log.AnyEntry, parts: tuple[Action, ...] = ()) -> None:
        """Apply an entry.

        The parts of a choice that `requests` has just checked are trusted; those of a choice read
        from the log are parsed and checked, because the rules may have changed since.
        """
        was_playing = self.state == "playing"
        self.clock.run(self.waiting_since, entry.at)
        self.version += 1
        if not self._dispatch(entry, parts):
            self.decision_version = self.version
        if entry.id:
            self.completed[entry.by, entry.id] = self.version
        if was_playing and self.state != "playing":
            self.ended = entry.at
        self.event_counts.append(len(self.events))
        if entry.by:
            self.seen[entry.by] = entry.at
        chosen = entry.seat if isinstance(entry, log.Chose) else SPECTATOR
        self.waiting_since = {
            seat: entry.at if seat == chosen else self.waiting_since.get(seat, entry.at)
            for seat in self.seats_on_the_clock()
        }

    def _dispatch(self, entry: log.AnyEntry, parts: tuple[Action, ...]) -> bool:  # noqa: C901, PLR0911, PLR0912 - one case per entry
        """Returns whether the open decision is still the same."""
        match entry:
            case log.Chose():
                return self._choose(entry, parts)
            case log.Spoke():
                self.chat = [*self.chat, Spoken(entry.seat, entry.text, entry.at)][-CHAT_LENGTH:]
                return True
            case log.Hinted():
                self.occupants[entry.seat].hints += 1
                return True
            case log.AskedBack():
                self.proposal = Back(entry.seat, entry.choices, [entry.seat])
                return True
            case log.AskedToStop():
                self.proposal = Stop(entry.seat, [entry.seat])
                return self._proposal_is_open()
            case log.Declined():
                self.proposal = None
                return True
            case log.Agreed():
                assert self.proposal is not None
                self.proposal = structs.replace(
                    self.proposal, agreed=[*self.proposal.agreed, entry.seat]
                )
                return self._proposal_is_open()
            case log.WentBack():
                self._go_back(entry.choices)
            case log.Sat():
                self._sit(entry)
            case log.BotSat():
                self.occupants[entry.seat].seat_bot(entry.level)
                self._begin_if_full(entry.at)
            case log.Invited():
                self.occupants[entry.seat].invited = entry.player
            case log.Stood():
                self._stand(entry.seat)
            case log.TookOver():
                self.occupants[entry.seat].away = True
                self.occupants[entry.seat].offered = entry.offered
                self._proposal_is_open()
            case log.CameBack():
                self.occupants[entry.seat].come_back(entry.by)
                self.clock.came_back(entry.seat)
            case log.Paused():
                self.clock.paused[entry.seat] = entry.until
                return True
            case log.Resigned():
                self._resign(entry.seat)
            case log.Rematched():
                self.rematch = entry.room
                self.rematches += 1
            case log.Closed():
                self.closed = True
            case log.Opened():
                raise AssertionError("a log has one Opened entry")
        return False

    def _sit(self, entry: log.Sat) -> None:
        occupant = self.occupants[entry.seat]
        self.visitors.add(entry.by)
        if self.session is not None:
            occupant.replace(entry.by, entry.name, entry.program, entry.guest)
            self.clock.came_back(entry.seat)
            self.clock.paused[entry.seat] = 0.0
            return
        occupant.sit(entry.by, entry.name, entry.program, entry.guest)
        occupant.part = entry.part
        self._begin_if_full(entry.at)

    def _stand(self, seat: Seat) -> None:
        left = self.occupants[seat].player
        self.occupants[seat].free()
        if left == self.host:
            others = [occupant.player for occupant in self.occupants if occupant.player]
            self.host = others[0] if others else self.host

    def _begin_if_full(self, now: float) -> None:
        if all(occupant.taken for occupant in self.occupants):
            self._begin(now)

    def _begin(self, now: float) -> None:
        record = Record(
            self.kind.name,
            self.opened.rules,
            len(self.occupants),
            self.plan.settings,
            self.seed,
            tuple(Taken(seat, words) for seat, words in self.opened.choices),
        )
        self.session = resume(self.kind, record)
        self.outcome = self.session.game.outcome  # of a game that comes from a file
        self.clock = Clock(self.plan.clock, len(self.occupants), now, self.clock.paused)

    def _choose(self, entry: log.Chose, parts: tuple[Action, ...]) -> bool:
        session = self.session
        assert session is not None
        if parts:
            session.apply(entry.seat, *parts)
        else:
            self._check_position(entry)
            session.choose(entry.seat, *parse_choice(self.kind, entry.words))
        self.clock.chosen(entry.seat)
        self.proposal = None if isinstance(self.proposal, Back) else self.proposal
        self.outcome = session.game.outcome
        return entry.seat in session.current.sealed

    def _check_position(self, entry: log.Chose) -> None:
        """Raises RequestError if the rules have led to another position than in the log."""
        assert self.session is not None
        if not entry.digest:
            return
        if not is_same_position(entry.digest, digest(self.session, entry.seat)):
            reason = RequestError(RequestCode.OTHER_POSITION, choices=len(self.session.choices))
            raise RequestError(RequestCode.OTHER_RULES) from reason

    def _proposal_is_open(self) -> bool:
        """Whether a proposal still waits for consent; once all have agreed it is carried out."""
        proposal = self.proposal
        match proposal:
            case Back() if all(seat in proposal.agreed for seat in self._seats_to_ask()):
                self._go_back(proposal.choices)
            case Stop() if all(seat in proposal.agreed for seat in self._present_seats_to_ask()):
                self._give_up()
        return self.proposal is not None

    def _seats_to_ask(self) -> list[Seat]:
        return [seat for seat, occupant in enumerate(self.occupants) if occupant.is_asked]

    def _present_seats_to_ask(self) -> list[Seat]:
        """Players who have left are not asked."""
        return [seat for seat in self._seats_to_ask() if not self.occupants[seat].away]

    def _give_up(self) -> None:
        assert self.session is not None
        self.proposal = None
        score = self.kind.score(self.session.current)
        self.outcome = Outcome((), "given_up", score.ranks, score.sheet)

    def _go_back(self, choices: int) -> None:
        assert self.session is not None
        self.proposal = None
        if self.session.draft is None and self.can_undo(self.session.choices[-1].seat, choices):
            self.session.undo()
        else:
            self.session = self.session.back_to(choices)

    def _resign(self, seat: Seat) -> None:
        """With two players the other one wins; with more a bot plays on."""
        assert self.session is not None
        occupant = self.occupants[seat]
        occupant.resigned = occupant.away = True
        if len(self.occupants) == 2:  # noqa: PLR2004 - a duel
            ranks = tuple(2 if each == seat else 1 for each in range(2))
            sheet = self.kind.score(self.session.current).sheet
            self.outcome = Outcome((1 - seat,), "resigned", ranks, sheet)


def load_room(name: str, entries: list[log.AnyEntry]) -> Room:
    """The room of a log.  Raises RequestError if the current rules forbid what was played.

    The reason may quote a hidden choice: it is the cause of the error, and players do not see it.
    """
    opened = entries[0]
    assert isinstance(opened, log.Opened)
    try:
        kind = checked(opened.plan)
    except BadSetting as error:
        raise RequestError(RequestCode.TABLE_SETTINGS, reason=error) from error
    try:
        room = Room(name, kind, opened)
        for entry in entries[1:]:
            room.apply(entry)
    except (IllegalAction, BadRecord, UnknownAction) as error:
        raise RequestError(RequestCode.OTHER_RULES) from error
    if room.session is not None:
        room.session.draft = None  # from a version that logged the parts of a choice one by one
    return room
