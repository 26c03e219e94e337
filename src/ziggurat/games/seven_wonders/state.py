"""The state of 7 Wonders, declared once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

from ziggurat.core.game import DERIVED, Game
from ziggurat.games.seven_wonders.actions import Order
from ziggurat.games.seven_wonders.catalogue import Board, Intrigues, Leaders, Projects, Tower
from ziggurat.games.seven_wonders.facts import Facts, Plan

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ziggurat.games.seven_wonders.components import Card, Cards, City
    from ziggurat.games.seven_wonders.modifiers import Modifiers
    from ziggurat.games.seven_wonders.packed import FaceDown
    from ziggurat.games.seven_wonders.production import Production


class State(Game):
    """What lies on the table.  Cities are numbered clockwise: the left neighbour is the next."""

    facts: Facts
    age: int
    turn: int
    boards: tuple[Board, ...]  # by city
    offered: tuple[Board, ...]  # boards still to be chosen from
    built: list[Cards]  # what is in play in a city: buildings, board, stages
    table: Cards  # what is in force for all
    tokens: list[tuple[Card, ...]]  # held by a city, of which it may have several; sorted
    coins: list[int]
    paid: list[int]  # this turn, at `city * 3`: to the bank, to the left, to the right
    orders: tuple[tuple[City, Order], ...]  # revealed, and being carried out
    income: list[int]  # coins under way, which arrive when all have been counted
    buried: list[tuple[FaceDown, ...]]  # markers under wonders
    victories: list[int]  # tokens by city and age, at `city * 3 + age - 1`
    defeats: list[int]
    hands: list[tuple[Card, ...]]  # sorted
    pile: tuple[Card, ...]  # cards of the age that were not dealt, the next one last
    drawn_card: Card  # in the hand that drew it this turn; -1 once it is known or gone
    discard: tuple[FaceDown, ...]  # oldest first
    box: tuple[FaceDown, ...]  # cards that take no part
    free_used: int  # cities that built free in this age, by a wonder and by a leader, one bit each
    digs: tuple[tuple[int, City], ...]  # who still has to dig this turn, the lowest first
    traded: int  # what may be done once a turn and was done, five bits to a city
    unspent: tuple[int, ...]  # of the coins held before the last turn, where they alone pay
    settled: list[Cards]  # built in earlier ages, if only they start chains
    # The state of modules; None if they are not in play.
    tower: Tower | None
    projects: Projects | None
    intrigues: Intrigues | None
    leaders: Leaders | None
    # Derived: only `put`, `remove` and `set_table` write `built` and `table`, and change these too.
    marks: Annotated[list[bytes], DERIVED]  # by city: one byte for each thing, whether it is there
    sums: Annotated[tuple[Modifiers, ...], DERIVED]  # by city: see `mods`
    goods: Annotated[tuple[Production, ...], DERIVED]  # by city
    plan_in_play: Annotated[Plan | None, DERIVED]  # that of the facts: see `plan`

    # Generated from the fields above by tools/states.py.

    __slots__ = (
        "age",
        "boards",
        "box",
        "built",
        "buried",
        "coins",
        "defeats",
        "digs",
        "discard",
        "drawn_card",
        "facts",
        "free_used",
        "goods",
        "hands",
        "income",
        "intrigues",
        "leaders",
        "marks",
        "offered",
        "orders",
        "paid",
        "pile",
        "plan_in_play",
        "projects",
        "settled",
        "sums",
        "table",
        "tokens",
        "tower",
        "traded",
        "turn",
        "unspent",
        "victories",
    )

    FIELDS: ClassVar[Mapping[str, object]] = {
        "facts": Facts,
        "age": int,
        "turn": int,
        "boards": tuple[int, ...],
        "offered": tuple[int, ...],
        "built": list[int],
        "table": int,
        "tokens": list[tuple[int, ...]],
        "coins": list[int],
        "paid": list[int],
        "orders": tuple[tuple[int, Order], ...],
        "income": list[int],
        "buried": list[tuple[int, ...]],
        "victories": list[int],
        "defeats": list[int],
        "hands": list[tuple[int, ...]],
        "pile": tuple[int, ...],
        "drawn_card": int,
        "discard": tuple[int, ...],
        "box": tuple[int, ...],
        "free_used": int,
        "digs": tuple[tuple[int, int], ...],
        "traded": int,
        "unspent": tuple[int, ...],
        "settled": list[int],
        "tower": Tower | None,
        "projects": Projects | None,
        "intrigues": Intrigues | None,
        "leaders": Leaders | None,
    }

    def __init__(self, source: State | None = None) -> None:  # noqa: PLR0915 -- one line a field
        Game.__init__(self, source)
        if source is None:
            self.facts = Facts()
            self.age = 0
            self.turn = 0
            self.boards = ()
            self.offered = ()
            self.built = []
            self.table = 0
            self.tokens = []
            self.coins = []
            self.paid = []
            self.orders = ()
            self.income = []
            self.buried = []
            self.victories = []
            self.defeats = []
            self.hands = []
            self.pile = ()
            self.drawn_card = 0
            self.discard = ()
            self.box = ()
            self.free_used = 0
            self.digs = ()
            self.traded = 0
            self.unspent = ()
            self.settled = []
            self.tower = None
            self.projects = None
            self.intrigues = None
            self.leaders = None
            self.marks = []
            self.sums = ()
            self.goods = ()
            self.plan_in_play = None
        else:
            self.facts = source.facts
            self.age = source.age
            self.turn = source.turn
            self.boards = source.boards
            self.offered = source.offered
            self.built = source.built.copy()
            self.table = source.table
            self.tokens = source.tokens.copy()
            self.coins = source.coins.copy()
            self.paid = source.paid.copy()
            self.orders = source.orders
            self.income = source.income.copy()
            self.buried = source.buried.copy()
            self.victories = source.victories.copy()
            self.defeats = source.defeats.copy()
            self.hands = source.hands.copy()
            self.pile = source.pile
            self.drawn_card = source.drawn_card
            self.discard = source.discard
            self.box = source.box
            self.free_used = source.free_used
            self.digs = source.digs
            self.traded = source.traded
            self.unspent = source.unspent
            self.settled = source.settled.copy()
            self.tower = source.tower
            self.projects = source.projects
            self.intrigues = source.intrigues
            self.leaders = source.leaders
            self.marks = source.marks.copy()
            self.sums = source.sums
            self.goods = source.goods
            self.plan_in_play = source.plan_in_play

    # End of the generated part.
