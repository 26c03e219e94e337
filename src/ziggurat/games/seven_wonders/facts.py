"""What is fixed for a table, and what a module adds to the game.

`Facts` are plain values, made once and shared by all copies of a game.  A `Plan` is made of the
modules in play: the uses of a card, the scripts of phases, the rows of the score sheet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ziggurat.core.agenda import Phase
from ziggurat.games.seven_wonders.actions import NO_AIM, orders_of_all_cards
from ziggurat.games.seven_wonders.catalogue import SIDES
from ziggurat.games.seven_wonders.components import AGES
from ziggurat.games.seven_wonders.uses.around import BuildingUse

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ziggurat.core.action import Action
    from ziggurat.core.kind import Option, Setting, Texts
    from ziggurat.core.refusal import Refusal
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.actions import Order
    from ziggurat.games.seven_wonders.components import Card, City, Court, Intrigue
    from ziggurat.games.seven_wonders.conflict import Front
    from ziggurat.games.seven_wonders.knowledge.groups import Insight
    from ziggurat.games.seven_wonders.knowledge.views import SevenWondersView
    from ziggurat.games.seven_wonders.knowledge.zones import Hidden
    from ziggurat.games.seven_wonders.packed import FaceDown
    from ziggurat.games.seven_wonders.table import SevenWonders
    from ziggurat.games.seven_wonders.uses.around import Around
    from ziggurat.games.seven_wonders.uses.use import Use

MOST_SEATS: Final = 8


class Facts(NamedTuple):
    """The sizes and house rules of one table."""

    plan: str = ""  # which modules are in play: a key of PLANS
    cities: int = 0  # one for each seat, and those without a player
    turns: int = 6  # of an age (SW-AGE-2)
    hand: int = 7  # cards (SW-AGE-1)
    start_coins: int = 3  # SW-SETUP-5
    extra_cards: int = 0  # of each further deck that take part in an age
    left_out: int = 0  # wonders that take no part, one bit each
    copy_counts_itself: bool = False
    strict_seventh: bool = False  # coins of the last turn cannot pay for the seventh card
    purchases: int = 0
    chains_of_earlier_ages: bool = False
    free_city_without_powers: bool = False
    maecenas_only_at_age_start: bool = False
    courtesans_not_copied: bool = False
    free_city_must_chain: bool = True
    all_diplomacy_at_once: bool = False  # every token of a city is handed back after a conflict
    masks_differ: bool = False  # each mask copies another card
    debts: bool = False  # a coin loss may be taken as debt
    teams: bool = False  # two neighbours each play together
    partners_lose_coins: bool = False


class Row:
    """A line of the score sheet."""

    def __init__(self, name: str, points: Callable[[SevenWonders, City], int]) -> None:
        self.name: Final = name
        self.points: Final = points


class Insert:
    """Phases that a module puts before or after one that is named."""

    def __init__(
        self, phases: tuple[Phase[SevenWonders], ...], before: str = "", after: str = ""
    ) -> None:
        self.phases: Final = phases
        self.before: Final = before
        self.after: Final = after


class Restriction:
    """What certain cities may not do, although the rules would allow it."""

    def offered(self, game: SevenWonders, city: City, orders: list[Action]) -> list[Action]:
        """What is left of these orders, which are all that a city could give."""
        raise NotImplementedError

    def why_not(
        self, game: SevenWonders, city: City, hand: tuple[Card, ...], order: Order
    ) -> Refusal | None:
        """Why an order that is otherwise allowed is not."""
        raise NotImplementedError

    def discarded(self, game: SevenWonders, city: City, card: FaceDown) -> FaceDown:
        """A card that a city discards, with what all can tell of it by this restriction."""
        raise NotImplementedError


class Module:
    """All that a module adds.  Effects of its things need no mention: they are in the catalogue."""

    def __init__(
        self,
        name: str,
        texts: Texts,
        *,
        refusals: type[Refusal] | None = None,
        uses: tuple[Use, ...] = (),
        around: tuple[Callable[[Use], Around], ...] = (),
        inserts: tuple[Insert, ...] = (),
        phases: tuple[Phase[SevenWonders], ...] = (),
        actions: tuple[Action, ...] = (),
        rows: tuple[Row, ...] = (),
        options: tuple[Option, ...] = (),
        decks: tuple[tuple[Card, ...], ...] = (),
        guilds: tuple[Card, ...] = (),
        leaders: tuple[Card, ...] = (),
        wonders: tuple[int, ...] = (),
        court: Callable[[SevenWonders, City, Court], None] | None = None,
        scheme: Callable[[SevenWonders, City, Intrigue], None] | None = None,
        fronts: Callable[[SevenWonders], list[Front]] | None = None,
        set_up: Callable[[SevenWonders], None] | None = None,
        lay_boards: Callable[[SevenWonders, Mapping[str, Setting]], None] | None = None,
        restriction: Restriction | None = None,
        hidden: Hidden | None = None,
        show: Callable[[SevenWonders, Seat, Insight, SevenWondersView], None] | None = None,
    ) -> None:
        self.name: Final = name
        self.texts: Final = texts
        self.refusals: Final = refusals
        self.uses: Final = uses
        self.around: Final = around  # further uses, made of each that builds
        self.inserts: Final = inserts
        self.phases: Final = phases  # others, which these put on the agenda
        self.actions: Final = actions  # besides orders
        self.rows: Final = rows
        self.options: Final = options
        self.decks: Final = decks  # by age: cards of which some are drawn
        self.guilds: Final = guilds
        self.leaders: Final = leaders  # who go round, if any do
        self.wonders: Final = wonders
        self.court: Final = court  # carries out what a thing does with leaders
        self.scheme: Final = scheme  # carries out what a thing does to other cities
        self.fronts: Final = fronts  # who fights whom, if it changes that
        self.set_up: Final = set_up  # before boards are dealt
        self.lay_boards: Final = lay_boards  # when they are dealt
        self.restriction: Final = restriction
        self.hidden: Final = hidden
        self.show: Final = show  # fills in its part of a view


Script = list[Phase["SevenWonders"]]


class Scripts:
    """The course of the game, as lists of phases that read like the rulebook."""

    def __init__(
        self, start: Script, age: Script, turn: Script, orders: Script, age_end: Script
    ) -> None:
        self.start: Final = start
        self.age: Final = age
        self.turn: Final = turn
        self.orders: Final = orders  # the part of a turn in which orders are carried out
        self.age_end: Final = age_end

    def with_all(self, inserts: list[Insert]) -> Scripts:
        """The same with all that modules put into them."""
        return Scripts(
            written(self.start, inserts),
            written(self.age, inserts),
            written(self.turn, inserts),
            written(self.orders, inserts),
            written(self.age_end, inserts),
        )


class Plan:
    """What the modules in play make of the game."""

    def __init__(
        self, base: Module, modules: tuple[Module, ...], digging: tuple[Use, ...], scripts: Scripts
    ) -> None:
        every = (base, *modules)
        self.modules: Final = modules
        wraps = [wrap for module in modules for wrap in module.around]
        names = {"", *[module.name for module in modules]}
        usable = {side.wonder for side in SIDES if side.needs_module in names}
        self.wonders: Final = [
            wonder for module in every for wonder in module.wonders if wonder in usable
        ]
        named = any(side.any_order for side in SIDES if side.wonder in self.wonders)
        uses = [use for module in every for use in module.uses if named or not use.number]
        uses = sorted(uses, key=rank_of)
        building = [use for use in uses if use.builds]
        self.building: Final = [
            BuildingUse(use, wrapped(use, wraps)) for use in building if not use.own_hand
        ]
        self.own_building: Final = [BuildingUse(use, []) for use in building if use.own_hand]
        self.others: Final = [use for use in uses if not use.builds]
        self.digging: Final = [BuildingUse(use, wrapped(use, wraps)) for use in digging]
        for building_use in self.building + self.own_building + self.digging:
            for use in building_use.every():
                use.unpaid = orders_of_all_cards(use, 0, 0, NO_AIM)
        self.rows: Final = [row for module in every for row in module.rows]
        self.decks: Final = [
            [module.decks[age - 1] for module in every if module.decks] for age in AGES
        ]
        self.guilds: Final = tuple([guild for module in every for guild in module.guilds])
        self.leaders: Final = tuple([leader for module in every for leader in module.leaders])
        self.courts: Final = [module.court for module in modules if module.court is not None]
        self.schemes: Final = [module.scheme for module in modules if module.scheme is not None]
        self.fronts: Final = [module.fronts for module in every if module.fronts is not None][-1]
        hidden = [module.hidden for module in modules if module.hidden is not None]
        self.own_hands: Final = [each for each in hidden if each.cards]
        self.restrictions: Final = [each.restriction for each in modules if each.restriction]
        inserts = [insert for module in modules for insert in module.inserts]
        self.scripts: Final = scripts.with_all(inserts)

    def building_with(self, hand: tuple[Card, ...]) -> list[BuildingUse]:
        """The uses that put a card of this hand into play."""
        for hidden in self.own_hands:
            if hand and hidden.cards >> hand[0] & 1:
                return self.own_building
        return self.building


PLANS: Final[dict[str, Plan]] = {}  # by the names of their modules


def rank_of(use: Use) -> int:
    return use.rank


def wrapped(use: Use, wraps: list[Callable[[Use], Around]]) -> list[Around]:
    """What modules put around a use."""
    return [wrap(use) for wrap in wraps]


def written(script: Script, inserts: list[Insert]) -> Script:
    """The script with all that modules put into it, in the order of the modules."""
    found = list(script)
    for insert in inserts:
        names = [phase.text for phase in found]
        if insert.before in names:
            at = names.index(insert.before)
            found[at:at] = insert.phases
        elif insert.after in names:
            at = names.index(insert.after) + 1
            found[at:at] = insert.phases
    return found
