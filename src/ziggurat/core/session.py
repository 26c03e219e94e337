"""A game as it is being played: its choices so far, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.action import UnknownAction
from ziggurat.core.kind import BadSetting
from ziggurat.core.record import BadRecord, Record, Taken
from ziggurat.core.refusal import IllegalAction

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
        self._past: list[tuple[Game, int]] = []  # before each choice that can be undone

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

    def choose(self, seat: Seat, action: Action) -> list[Event]:
        """Carry out a choice and tell what happened.  Raises IllegalAction."""
        before = self.game.copy()
        self.game.play(seat, action)
        self.choices.append(Taken(seat, action.text))
        if self.game.revealed == before.revealed:
            self._past.append((before, len(self.events)))
        else:
            self._past.clear()
        heard = self.game.hear()
        self.events.extend(heard)
        return heard

    def can_undo(self, seat: Seat) -> bool:
        """A seat takes back its own last choice, unless something has been revealed since."""
        return bool(self._past) and self.choices[-1].seat == seat

    def undo(self) -> None:
        """Take back the last choice."""
        self.game, heard = self._past.pop()
        self.game.hear()
        self.choices.pop()
        del self.events[heard:]


def resume(kind: Kind, record: Record, upto: int | None = None) -> Session:
    """The session that a record tells of, or its first choices.  Raises BadRecord."""
    session = begun(kind, record)
    for number, choice in enumerate(record.choices[:upto], start=1):
        try:
            session.choose(choice.seat, kind.parse(choice.words))
        except (UnknownAction, IllegalAction) as error:
            raise BadRecord(f"choice {number} cannot have been made: {error}") from error
    return session


def begun(kind: Kind, record: Record) -> Session:
    if (record.game, record.rules_version) != (kind.name, kind.rules_version):
        raise BadRecord(
            f"expected {kind.name} with rules version {kind.rules_version}, "
            f"got {record.game} with rules version {record.rules_version}"
        )
    try:
        return Session(kind, record.seed, record.players, record.settings)
    except BadSetting as error:
        raise BadRecord(f"such a game cannot be set up: {error}") from error
