"""The occupant of a seat."""

from typing import Final

from ziggurat.server.room.plan import BotSeat, InvitedSeat


class Occupant:
    """The player or bot at a seat, and whether a bot stands in."""

    __slots__ = (
        "away",
        "guest",
        "hints",
        "invited",
        "level",
        "name",
        "part",
        "player",
        "program",
        "resigned",
    )

    def __init__(self, planned: object) -> None:
        self.level: Final = planned.level if isinstance(planned, BotSeat) else ""
        self.invited: Final = planned.player if isinstance(planned, InvitedSeat) else ""
        self.free()

    def free(self) -> None:
        self.player = ""
        self.name = self.level
        self.part = ""
        self.program = bool(self.level)
        self.guest = False
        self.away = False
        self.resigned = False
        self.hints = 0  # given to the player

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
