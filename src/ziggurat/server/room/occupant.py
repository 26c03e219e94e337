"""The occupant of a seat."""

from typing import NamedTuple

from ziggurat.server.room.plan import BotSeat, InvitedSeat


class Owner(NamedTuple):
    """The player whose seat another person has taken, and who may take it back."""

    player: str
    name: str
    program: bool
    guest: bool


class Occupant:
    """The player or bot at a seat, and whether a bot stands in."""

    __slots__ = (
        "away",
        "guest",
        "hints",
        "invited",
        "level",
        "name",
        "offered",
        "owner",
        "part",
        "player",
        "program",
        "resigned",
    )

    def __init__(self, planned: object) -> None:
        self.invited = planned.player if isinstance(planned, InvitedSeat) else ""
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
        self.offered = False  # whether another person may take the seat
        self.owner: Owner | None = None  # None: the player sits here in person
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

    def sit(self, player: str, name: str, program: bool, guest: bool) -> None:
        self.player, self.name, self.program, self.guest = player, name, program, guest

    def replace(self, player: str, name: str, program: bool, guest: bool) -> None:
        """Another person plays on; the first player of the seat keeps the right to it."""
        self.owner = self.owner or Owner(self.player, self.name, self.program, self.guest)
        self.sit(player, name, program, guest)
        self.away = self.offered = False

    def come_back(self, player: str) -> None:
        """The player, or the owner of the seat, plays again."""
        if self.owner is not None and player == self.owner.player:
            self.sit(*self.owner)
            self.owner = None
        self.away = self.offered = False
