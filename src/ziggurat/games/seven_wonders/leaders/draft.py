"""Before the first age, leaders go round: each player keeps one of those received."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.action import GameAction
from ziggurat.core.agenda import SecretChoice
from ziggurat.core.refusal import Refusal, TableRefusal
from ziggurat.core.text import Phrase
from ziggurat.games.seven_wonders.catalogue import LEADER_CARDS, NAMES, listed
from ziggurat.games.seven_wonders.draft import dealt, kept, passed
from ziggurat.games.seven_wonders.leaders import events
from ziggurat.games.seven_wonders.leaders.hands import leaders
from ziggurat.games.seven_wonders.leaders.refusals import LeadersRefusal
from ziggurat.games.seven_wonders.leaders.state import Leaders
from ziggurat.games.seven_wonders.packed import OF_LEADERS

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.components import Card
    from ziggurat.games.seven_wonders.table import SevenWonders

LEADERS_OF_A_PLAYER: Final = 4
MORE_COINS: Final = 3  # so that each player has six (SWL-05)


def set_up(game: SevenWonders) -> None:
    """Each player has four leaders and six coins, the Free City none (SWL-10, SWX-21, SWC-53)."""
    packets, box = dealt(game, list(game.plan().leaders), LEADERS_OF_A_PLAYER)
    game.leaders = Leaders(((),) * game.seats, packets, box)
    for seat in range(game.seats):
        game.coins[seat] += MORE_COINS


class KeepLeader(GameAction["SevenWonders"]):
    """Keep one of the leaders that go round before the game (SWL-11)."""

    __slots__ = ("leader",)

    def __init__(self, leader: Card) -> None:
        super().__init__(f"keep {NAMES[leader]}")
        self.leader: Final = leader

    def phrase(self) -> Phrase:
        name = NAMES[self.leader]
        return Phrase("keep_leader", {"leader": name, "effect": f"{name} effect"})

    def why_not(self, game: SevenWonders, seat: Seat) -> Refusal | None:
        if self.leader in leaders(game).packets[seat]:
            return None
        return LeadersRefusal.LEADER_NOT_OFFERED

    def do(self, game: SevenWonders, seat: Seat) -> None:
        keep(game, seat, self.leader)


class DraftLeaders(SecretChoice["SevenWonders"]):
    """All keep one leader in secret and pass the others on (SWL-11, SWL-12)."""

    def __init__(self, turn: int) -> None:
        super().__init__(f"DraftLeaders {turn}")
        self.turn: Final = turn

    def choosers(self, game: SevenWonders) -> list[Seat]:
        return list(range(game.seats))

    def prompt(self, game: SevenWonders, seat: Seat) -> Phrase:
        return Phrase("keep_leader", {})

    def options(self, game: SevenWonders, seat: Seat) -> list[Action]:
        return [KEEPS[leader] for leader in leaders(game).packets[seat]]

    def why_not(self, game: SevenWonders, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, KeepLeader):
            return TableRefusal.NOT_THE_QUESTION
        return action.why_not(game, seat)

    def revealed(self, game: SevenWonders, picks: dict[Seat, Action]) -> None:
        for seat, action in picks.items():
            assert isinstance(action, KeepLeader)
            action.do(game, seat)
        pass_leaders(game)
        if self.turn == LEADERS_OF_A_PLAYER - 1:
            for seat in range(game.seats):
                keep(game, seat, leaders(game).packets[seat][0])


def keep(game: SevenWonders, seat: Seat, leader: Card) -> None:
    now = leaders(game)
    hands, packets = kept(now.hands, now.packets, seat, leader, OF_LEADERS)
    game.leaders = now._replace(hands=hands, packets=packets)


def pass_leaders(game: SevenWonders) -> None:
    game.leaders = leaders(game)._replace(packets=passed(leaders(game).packets))
    for seat in range(game.seats):
        game.tell(events.received_leaders, seat, leaders(game).packets[seat])


KEEPS: Final = {leader: KeepLeader(leader) for leader in listed(LEADER_CARDS)}
DRAFTS: Final = tuple([DraftLeaders(turn) for turn in range(1, LEADERS_OF_A_PLAYER)])
