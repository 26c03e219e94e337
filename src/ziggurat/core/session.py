"""A game that is being played: the choices made in it, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.action import UnknownAction
from ziggurat.core.compose import Draft, drafted, parse_choice, words_of
from ziggurat.core.kind import BadSetting
from ziggurat.core.record import BadRecord, Record, RecordCode, Taken
from ziggurat.core.refusal import IllegalAction
from ziggurat.core.seats import BadSeat

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ziggurat.core.action import Action
    from ziggurat.core.event import Event
    from ziggurat.core.game import Game
    from ziggurat.core.kind import Kind, Setting
    from ziggurat.core.seats import Seat


class Session:
    """Keeps the record of a game, its events, and copies back to the last revelation."""

    def __init__(
        self, kind: Kind, seed: str, players: int, settings: Mapping[str, Setting]
    ) -> None:
        self.kind: Final = kind
        self.seed: Final = seed
        self.settings: Final = kind.complete(settings)
        self.game: Game = kind.begin(seed, players, settings)
        self.choices: list[Taken] = []
        self.events: list[Event] = self.game.hear()
        self.draft: Draft | None = None  # a choice that is being composed part by part
        self._past: list[tuple[Game, int]] = []  # before each choice that can be undone

    @property
    def current(self) -> Game:
        """Where the next choice is asked: a private copy while a choice is being composed."""
        return self.game if self.draft is None else self.draft.game

    @property
    def record(self) -> Record:
        return Record(
            self.kind.name,
            self.kind.rules_version,
            self.game.seats,
            self.settings,
            self.seed,
            tuple(self.choices),
        )

    def choose(self, seat: Seat, *parts: Action) -> list[Event]:
        """Make a choice after checking it; returns what happened.

        A composed choice is given by all its parts, at once or one after another; nothing happens
        before it is complete.  Raises IllegalAction, and then changes nothing.
        """
        if self.draft is not None and parts[0].is_part:
            parts = (*self.draft.parts, *parts)
        if len(parts) == 1 and not parts[0].opens:
            refusal = self.game.why_not(seat, parts[0])
            if refusal is not None:
                raise IllegalAction(parts[0], refusal)
        else:
            draft = drafted(self.game, seat, parts)
            if not draft.is_complete:
                self.draft = draft
                return []
        return self.apply(seat, *parts)

    def apply(self, seat: Seat, *parts: Action) -> list[Event]:
        """Make a complete choice that is known to be legal.  Nothing is checked."""
        before = self.game.copy()
        for part in parts:
            self.game.apply(seat, part)
        self.draft = None
        self.choices.append(Taken(seat, words_of(parts)))
        if self.game.revealed == before.revealed:
            self._past.append((before, len(self.events)))
        else:
            self._past.clear()
        heard = self.game.hear()
        self.events.extend(heard)
        return heard

    def parts_before(self, choices: int) -> int:
        """How many parts the first choices have."""
        return sum(len(choice.parts) for choice in self.choices[:choices])

    def back_to(self, parts: int) -> Session:
        """The session after the first parts of its choices.

        Counting parts, not choices, keeps what was written before choices were composed.
        """
        lines = [Taken(choice.seat, part) for choice in self.choices for part in choice.parts]
        if self.draft is not None:
            lines.extend([Taken(self.draft.seat, part.text) for part in self.draft.parts])
        return resume(self.kind, self.record._replace(choices=tuple(lines[:parts])))

    def can_undo(self, seat: Seat) -> bool:
        """A seat may undo its own last choice, unless something has been revealed since."""
        if self.draft is not None:
            return self.draft.seat == seat
        return bool(self._past) and self.choices[-1].seat == seat

    def undo(self) -> None:
        """Undo the last choice, or the last part of an unfinished one."""
        if self.draft is not None:
            parts = self.draft.parts[:-1]
            self.draft = drafted(self.game, self.draft.seat, tuple(parts)) if parts else None
            return
        self.game, heard = self._past.pop()
        self.game.hear()
        self.choices.pop()
        del self.events[heard:]


def resume(kind: Kind, record: Record, upto: int | None = None) -> Session:
    """The session of a record, or of its first choices.  Raises BadRecord."""
    session = begun(kind, record)
    for number, choice in enumerate(record.choices[:upto], start=1):
        try:
            session.choose(choice.seat, *parse_choice(kind, choice.words))
        except IllegalAction as error:
            reason = error.refusal.cited
            raise BadRecord(RecordCode.RECORD_CHOICE, number=number, reason=reason) from error
        except (UnknownAction, BadSeat) as error:
            raise BadRecord(RecordCode.RECORD_CHOICE, number=number, reason=error) from error
    return session


def begun(kind: Kind, record: Record) -> Session:
    if record.game != kind.name:
        raise BadRecord(RecordCode.RECORD_OTHER_GAME, found=record.game, expected=kind.name)
    if not 1 <= record.rules_version <= kind.rules_version:
        then, now = record.rules_version, kind.rules_version
        raise BadRecord(RecordCode.RECORD_OTHER_RULES, then=then, now=now)
    try:
        settings = kind.upgraded(record.settings, record.rules_version)
        return Session(kind, record.seed, record.players, settings)
    except BadSetting as error:
        raise BadRecord(RecordCode.RECORD_SETTINGS, reason=error) from error
