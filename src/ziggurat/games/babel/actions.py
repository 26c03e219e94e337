"""What a player may do in phase 2, in the order of the rulebook; abilities have their own file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.action import Action, GameAction
from ziggurat.core.text import Phrase
from ziggurat.games.babel.components import (
    NATION_NAMES,
    NATIONS,
    QUARRY,
    SITES,
    Nation,
    Site,
)
from ziggurat.games.babel.refusals import BabelRefusal as Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ziggurat.core.seats import Seat
    from ziggurat.games.babel.table import Babel

SUBSETS: Final = range(1 << SITES)  # of the nations, or of the columns of a player
MIGRATING: Final = 3  # how many cards a migration moves (BB-MIG-2)


def stack_name(opposing: bool) -> str:
    return "opposing" if opposing else "own"


class Move(GameAction["Babel"]):
    """a) Discard a card to move your pawn to another site, that of its nation (BB-MOV-1..4)."""

    __slots__ = ("site",)

    def __init__(self, site: Site) -> None:
        super().__init__(f"move {NATION_NAMES[site]}")
        self.site: Final = site

    def phrase(self) -> Phrase:
        return Phrase("move", {"site": NATION_NAMES[self.site]})

    def why_not(self, game: Babel, seat: Seat) -> Refusal | None:
        if not game.held(seat, self.site):
            return Refusal.NO_SUCH_CARD_IN_HAND
        if game.pawn(seat) == self.site:
            return Refusal.ALREADY_THERE
        return None

    def do(self, game: Babel, seat: Seat) -> None:
        game.throw(seat, self.site)
        game.move(seat, self.site)


class Deploy(GameAction["Babel"]):
    """b) Lay a card from your hand on top of the column where your pawn stands (BB-DEP-1..3)."""

    __slots__ = ("nation",)

    def __init__(self, nation: Nation) -> None:
        super().__init__(f"deploy {NATION_NAMES[nation]}")
        self.nation: Final = nation

    def phrase(self) -> Phrase:
        return Phrase("deploy", {"nation": NATION_NAMES[self.nation]})

    def why_not(self, game: Babel, seat: Seat) -> Refusal | None:
        if game.pawn(seat) == QUARRY:
            return Refusal.PAWN_IN_THE_QUARRY
        if not game.held(seat, self.nation):
            return Refusal.NO_SUCH_CARD_TO_DEPLOY
        return None

    def do(self, game: Babel, seat: Seat) -> None:
        game.deploy(seat, self.nation)


class Construct(GameAction["Babel"]):
    """c) Construct the top Temple card of either stack where your pawn stands (BB-CON-1..5)."""

    __slots__ = ("opposing",)

    def __init__(self, opposing: bool) -> None:
        super().__init__(f"construct {stack_name(opposing)}")
        self.opposing: Final = opposing

    def phrase(self) -> Phrase:
        return Phrase("construct", {"stack": stack_name(self.opposing)})

    def why_not(self, game: Babel, seat: Seat) -> Refusal | None:
        site = game.pawn(seat)
        if site == QUARRY:
            return Refusal.NO_SITE_TO_BUILD_ON
        level = game.usable(1 - seat if self.opposing else seat)
        if not level:
            return Refusal.EMPTY_STACK
        if level != game.level(seat, site) + 1:
            return Refusal.NOT_THE_NEXT_LEVEL
        if len(game.column(seat, site)) < level:
            return Refusal.TOO_FEW_NATIONS
        return None

    def do(self, game: Babel, seat: Seat) -> None:
        game.build_from(seat, 1 - seat if self.opposing else seat)


class LayFoundation(GameAction["Babel"]):
    """c) Build your foundation card, which only you may build, like any level 1.

    (BB-CON-6, BB-SET-2)
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("construct foundation")

    def phrase(self) -> Phrase:
        return Phrase("lay_foundation", {})

    def why_not(self, game: Babel, seat: Seat) -> Refusal | None:
        if not game.owes_foundation(seat):
            return Refusal.FOUNDATION_IS_BUILT
        site = game.pawn(seat)
        if site == QUARRY:
            return Refusal.NO_SITE_TO_BUILD_ON
        if game.level(seat, site):
            return Refusal.NOT_THE_NEXT_LEVEL
        if not game.column(seat, site):
            return Refusal.TOO_FEW_NATIONS
        return None

    def do(self, game: Babel, seat: Seat) -> None:
        game.lay_foundation(seat)


class Migrate(GameAction["Babel"]):
    """d) Once a turn, move the top three cards of a column of yours to another (BB-MIG-1..5)."""

    __slots__ = ("source", "target")

    def __init__(self, source: Site, target: Site) -> None:
        super().__init__(f"migrate {NATION_NAMES[source]} to {NATION_NAMES[target]}")
        self.source: Final = source
        self.target: Final = target

    def phrase(self) -> Phrase:
        return Phrase(
            "migrate",
            {"source": NATION_NAMES[self.source], "target": NATION_NAMES[self.target]},
        )

    def why_not(self, game: Babel, seat: Seat) -> Refusal | None:
        if game.migrated:
            return Refusal.ONE_MIGRATION_A_TURN
        if self.source == self.target:
            return Refusal.TO_ANOTHER_COLUMN
        if len(game.column(seat, self.source)) < MIGRATING:
            return Refusal.EXACTLY_THREE_CARDS
        return None

    def do(self, game: Babel, seat: Seat) -> None:
        game.shift(seat, self.source, self.target, MIGRATING)
        game.migrated = True


class EndTurn(GameAction["Babel"]):
    """You stop when you like, but not before your foundation card is built (BB-TUR-7, BB-FIR-1)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("end")

    def phrase(self) -> Phrase:
        return Phrase("end", {})

    def why_not(self, game: Babel, seat: Seat) -> Refusal | None:
        return Refusal.FOUNDATION_FIRST if game.owes_foundation(seat) else None

    def do(self, game: Babel, seat: Seat) -> None:
        pass  # The phase leaves the agenda, and that is all.


class Discard(GameAction["Babel"]):
    """Give up a card of your choice when your hand is halved (BB-HAL-2)."""

    __slots__ = ("nation",)

    def __init__(self, nation: Nation) -> None:
        super().__init__(f"discard {NATION_NAMES[nation]}")
        self.nation: Final = nation

    def phrase(self) -> Phrase:
        return Phrase("discard", {"nation": NATION_NAMES[self.nation]})

    def why_not(self, game: Babel, seat: Seat) -> Refusal | None:
        if not game.held(seat, self.nation):
            return Refusal.NO_SUCH_CARD_TO_DISCARD
        return None

    def do(self, game: Babel, seat: Seat) -> None:
        game.throw(seat, self.nation)


def concatenated(by_nation: Sequence[Sequence[Action]], chosen: int) -> list[Action]:
    """What belongs to the nations of a set, in their order."""
    return [each for nation in NATIONS if chosen >> nation & 1 for each in by_nation[nation]]


def uses_of(nation: Nation, site: Site) -> list[Action]:
    """What can be done with a card of the hand while the pawn stands on a site."""
    if site == QUARRY:
        return [MOVES[nation]]
    if site == nation:
        return [DEPLOYS[nation]]
    return [MOVES[nation], DEPLOYS[nation]]


# There are few actions, so each is made once and shared.
MOVES: Final = [Move(site) for site in NATIONS]
DEPLOYS: Final = [Deploy(nation) for nation in NATIONS]
OWN_CONSTRUCT: Final = Construct(opposing=False)
OPPOSING_CONSTRUCT: Final = Construct(opposing=True)
CONSTRUCTS: Final = [  # by seat, in the order of the stacks
    [OWN_CONSTRUCT, OPPOSING_CONSTRUCT],
    [OPPOSING_CONSTRUCT, OWN_CONSTRUCT],
]
FOUNDATION: Final = LayFoundation()
MIGRATIONS: Final = [[Migrate(source, target) for target in NATIONS] for source in NATIONS]
END: Final = EndTurn()
DISCARDS: Final = [Discard(nation) for nation in NATIONS]
# By the site of the pawn (the quarry, which is -1, comes last) and the set of nations in the hand.
FROM_HAND: Final = [
    [concatenated([uses_of(nation, site) for nation in NATIONS], held) for held in SUBSETS]
    for site in (*NATIONS, QUARRY)
]
FROM_HAND_OR_END: Final = [[[END, *uses] for uses in by_hand] for by_hand in FROM_HAND]
MIGRATIONS_FROM: Final = [  # by the set of columns that are long enough
    concatenated([[each for each in row if each.source != each.target] for row in MIGRATIONS], long)
    for long in SUBSETS
]
