"""What things do with leaders when they are built: draw some, recruit one more, copy one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.action import GameAction
from ziggurat.core.agenda import Choice, Phase
from ziggurat.core.refusal import Refusal, TableRefusal
from ziggurat.core.text import Phrase
from ziggurat.games.seven_wonders.actions import Order, described
from ziggurat.games.seven_wonders.base.powers import DECLINE, Decline
from ziggurat.games.seven_wonders.catalogue import LEADER_CARDS, NAMES, THINGS, listed
from ziggurat.games.seven_wonders.discounts import from_bank
from ziggurat.games.seven_wonders.facts import MOST_SEATS
from ziggurat.games.seven_wonders.leaders import events
from ziggurat.games.seven_wonders.leaders.hands import COPY_OF, held, leaders, recruited
from ziggurat.games.seven_wonders.leaders.recruitment import RECRUIT
from ziggurat.games.seven_wonders.leaders.refusals import LeadersRefusal
from ziggurat.games.seven_wonders.offers import orders, why_not_order
from ziggurat.games.seven_wonders.packed import BOX, OF_LEADERS, face_down

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.components import Card, Cards, City, Court
    from ziggurat.games.seven_wonders.table import SevenWonders

COPIED_DIG: Final = 5  # who copies the digging leader digs last (SWW-14)


def hold_court(game: SevenWonders, city: City, court: Court) -> None:
    """Leaders are drawn at once; choices follow when all cities have their gains (SWW-02)."""
    if court.draws and city < game.seats:
        draw(game, city, court.draws)
    now = leaders(game)
    if court.recruits and city < game.seats:
        game.leaders = now._replace(recruiting=(*now.recruiting, city))
    if court.entombs:
        game.leaders = now._replace(entombing=(*now.entombing, city))
    if court.copies:
        game.leaders = now._replace(copying=(*now.copying, city))


def draw(game: SevenWonders, seat: Seat, count: int) -> None:
    """Leaders of the box come into a hand; nobody else sees them (SWL-10, SWW-02)."""
    now = leaders(game)
    mixed = list(now.box)
    game.shuffle(mixed)
    drawn = tuple(sorted(mixed[:count]))
    hand = now.hands[seat]
    hand += tuple([face_down(each, OF_LEADERS, BOX, 0, 1 << seat) for each in drawn])
    game.leaders = now._replace(
        hands=(*now.hands[:seat], hand, *now.hands[seat + 1 :]), box=tuple(sorted(mixed[count:]))
    )
    game.revealed += 1
    game.tell(events.drew_leaders, seat, drawn)


class HoldCourt(Phase["SevenWonders"]):
    """Those who may recruit one more or must copy a leader do so one after the other."""

    def run(self, game: SevenWonders) -> None:
        now = leaders(game)
        game.leaders = now._replace(recruiting=(), entombing=())
        game.then(
            [
                *[ENTOMB[city] for city in now.entombing if recruited(game, city)],
                *[RECRUIT_MORE[city] for city in now.recruiting if leaders(game).hands[city]],
                *([COPY_NEARBY] if now.copying else []),
            ]
        )


class CopyNearby(Phase["SevenWonders"]):
    """Once leaders have been entombed and recruited, those are copied that lie there now."""

    def run(self, game: SevenWonders) -> None:
        now = leaders(game)
        game.leaders = now._replace(copying=())
        game.then([COPY[city] for city in now.copying if nearby(game, city)])


class RecruitMore(Choice["SevenWonders"]):
    """One more leader may be recruited at once, for its cost (SWW-02)."""

    def __init__(self, city: City) -> None:
        super().__init__(f"RecruitMore {city}")
        self.city: Final = city

    def chooser(self, game: SevenWonders) -> Seat:
        return self.city

    def prompt(self, game: SevenWonders, seat: Seat) -> Phrase:
        return Phrase("recruit_more", {})

    def options(self, game: SevenWonders, seat: Seat) -> list[Action]:
        found = orders(game, self.city, held(game, self.city))
        recruiting = [each for each in found if isinstance(each, Order) and each.use is RECRUIT]
        return [*recruiting, DECLINE]

    def describe(self, game: SevenWonders, seat: Seat, action: Action) -> Phrase:
        return described(game, self.city, action) if isinstance(action, Order) else action.phrase()

    def why_not(self, game: SevenWonders, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Decline):
            return None
        if not isinstance(action, Order) or action.use is not RECRUIT:
            return TableRefusal.NOT_THE_QUESTION
        return why_not_order(game, self.city, held(game, self.city), action)

    def chosen(self, game: SevenWonders, seat: Seat, action: GameAction[SevenWonders]) -> None:
        game.revealed += 1
        action.do(game, self.city)
        if game.orders:
            game.then(game.plan().scripts.orders)


class EntombLeader(GameAction["SevenWonders"]):
    """Turn an own leader face down: its effect is lost, its cost counts twice (SWW-05)."""

    __slots__ = ("leader",)

    def __init__(self, leader: Card) -> None:
        super().__init__(f"entomb {NAMES[leader]}")
        self.leader: Final = leader

    def phrase(self) -> Phrase:
        return Phrase("entomb", {"leader": NAMES[self.leader], "points": tomb_points(self.leader)})

    def why_not(self, game: SevenWonders, seat: Seat) -> Refusal | None:
        if recruited(game, seat) >> self.leader & 1:
            return None
        return LeadersRefusal.LEADER_NOT_RECRUITED

    def do(self, game: SevenWonders, seat: Seat) -> None:
        game.remove(seat, self.leader)
        now = leaders(game)
        game.leaders = now._replace(entombed=(*now.entombed, (seat, self.leader)))
        game.tell(events.entombed, seat, self.leader)


def tomb_points(leader: Card) -> int:
    return 2 * THINGS[leader].coins


class EntombOne(Choice["SevenWonders"]):
    """The stage is built: one of the leaders recruited earlier must be entombed (SWW-05)."""

    answers = (EntombLeader,)

    def __init__(self, city: City) -> None:
        super().__init__(f"EntombOne {city}")
        self.city: Final = city

    def chooser(self, game: SevenWonders) -> Seat:
        return self.city

    def prompt(self, game: SevenWonders, seat: Seat) -> Phrase:
        return Phrase("entomb", {})

    def options(self, game: SevenWonders, seat: Seat) -> list[Action]:
        return [ENTOMB_LEADERS[leader] for leader in listed(recruited(game, self.city))]

    def chosen(self, game: SevenWonders, seat: Seat, action: GameAction[SevenWonders]) -> None:
        game.revealed += 1
        action.do(game, self.city)


def nearby(game: SevenWonders, city: City) -> Cards:
    """The leaders recruited in the neighbouring cities."""
    return recruited(game, game.left(city)) | recruited(game, game.right(city))


class CopyLeader(GameAction["SevenWonders"]):
    """Place the courtesan token on a neighbour's leader, permanently (SWL-58).

    The one-time gains of the leader apply too; its owner loses nothing.
    """

    __slots__ = ("leader",)

    def __init__(self, leader: Card) -> None:
        super().__init__(f"copy {NAMES[leader]}")
        self.leader: Final = leader

    def phrase(self) -> Phrase:
        name = NAMES[self.leader]
        return Phrase("copy_leader", {"leader": name, "effect": f"{name} effect"})

    def why_not_in(self, game: SevenWonders, city: City) -> Refusal | None:
        if nearby(game, city) >> self.leader & 1:
            return None
        return LeadersRefusal.LEADER_NOT_NEARBY

    def do(self, game: SevenWonders, seat: Seat) -> None:
        game.put(seat, COPY_OF[self.leader])
        game.tell(events.copied_leader, game, seat, self.leader)
        gain = THINGS[self.leader].gain
        game.earn(seat, from_bank(game, seat, gain.coins))
        if gain.intrigue is not None:
            for scheme in game.plan().schemes:
                scheme(game, seat, gain.intrigue)
        if gain.digs:
            game.digs += ((COPIED_DIG, seat),)


class CopyOne(Choice["SevenWonders"]):
    """The Courtesans Guild copies a leader of a neighbouring city (SWL-58)."""

    def __init__(self, city: City) -> None:
        super().__init__(f"CopyOne {city}")
        self.city: Final = city

    def chooser(self, game: SevenWonders) -> Seat:
        return game.controller(self.city)

    def prompt(self, game: SevenWonders, seat: Seat) -> Phrase:
        return Phrase("copy_leader", {})

    def options(self, game: SevenWonders, seat: Seat) -> list[Action]:
        return [COPY_LEADERS[leader] for leader in listed(nearby(game, self.city))]

    def why_not(self, game: SevenWonders, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, CopyLeader):
            return TableRefusal.NOT_THE_QUESTION
        return action.why_not_in(game, self.city)

    def chosen(self, game: SevenWonders, seat: Seat, action: GameAction[SevenWonders]) -> None:
        game.revealed += 1
        action.do(game, self.city)


HOLD_COURT: Final = HoldCourt("HoldCourt")
RECRUIT_MORE: Final = tuple([RecruitMore(city) for city in range(MOST_SEATS)])
ENTOMB: Final = tuple([EntombOne(city) for city in range(MOST_SEATS)])
ENTOMB_LEADERS: Final = {leader: EntombLeader(leader) for leader in listed(LEADER_CARDS)}
COPY_NEARBY: Final = CopyNearby("CopyNearby")
COPY: Final = tuple([CopyOne(city) for city in range(MOST_SEATS)])
COPY_LEADERS: Final = {leader: CopyLeader(leader) for leader in listed(LEADER_CARDS)}
