"""The occupant of a seat."""

from typing import Final

from ziggurat.server.room.plan import BotSeat, InvitedSeat


class Occupant:
    """The player or bot at a seat, and whether a bot stands in."""

    __slots__ = (
        "away",
        "guest",
        "invited",
        "level",
        "name",
        "part",
        "player",
        "program",
        "resigned",
    )

    def __init__(self, planned: object) -> None:
        self.invited: Final = planned.player if isinstance(planned, InvitedSeat) else ""
        self.free()
        if isinstance(planned, BotSeat):
            self.seat_bot(planned.level)

    def seat_bot(self, level: str) -> None:
        self.level = self.name = level
        self.program = True

    def free(self) -> None:
        self.level = ""
        self.player = ""
        self.name = ""
        self.part = ""
        self.program = False
        self.guest = False
        self.away = False
        self.resigned = False

    @property
    def taken(self) -> bool:
        return bool(self.level or self.player)

    @property
    def plays(self) -> bool:
        """Whether a player chooses here, not a built-in bot."""
        return bool(self.player) and not self.away

    @property
    def is_asked(self) -> bool:
        """Whether a proposal needs the consent of this occupant."""
        return bool(self.player) and not self.program and not self.resigned
