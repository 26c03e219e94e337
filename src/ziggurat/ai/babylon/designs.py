"""Candidate turns: which tile to dig, where to lay it and the stored one, what to build.

Spots are surveyed once for all tiles of the quarry; only the best placements by that rough measure
are carried out, decorated and weighed exactly.
"""

from typing import Final, NamedTuple

from ziggurat.ai.babylon.appraisal import Appraisal
from ziggurat.ai.babylon.survey import Surveys
from ziggurat.ai.babylon.ways import Offer, Placement, best_ways
from ziggurat.core.action import Action
from ziggurat.games.babylon import Babylon
from ziggurat.games.babylon.actions import DIGS, DISCARD, END, STORE, Decorate
from ziggurat.games.babylon.building import DOUBLES_IN, OPEN_IN, Builder
from ziggurat.games.babylon.components import (
    BELVEDERES,
    BLANK,
    DOUBLES,
    HOLES,
    NO_TILE,
    RESERVE,
    RESERVE_OF,
    SINGLES,
    STANDING,
    STATUE,
    Effect,
    Tile,
)
from ziggurat.games.babylon.decor import Decorator
from ziggurat.games.babylon.garden import Built, Garden
from ziggurat.games.babylon.placing import (
    LAYS,
    ONS,
    SITES,
    TURNS,
    ChooseSite,
    ChooseSupports,
    ChooseTurn,
    Step,
)
from ziggurat.games.babylon.scoring import points_of

NOTHING: Final = (0.0, (BLANK, 0, 0))
DIGS_FOR_EACH: Final = 3  # stacks in question, for each placement that is weighed exactly


class Yard(NamedTuple):
    """What a player has while building, and the actions that led there."""

    garden: Garden
    singles: int
    gifts: int
    dug: Tile
    notch: Tile
    wild: Effect
    lent: int  # the new tiles that have used that effect
    reserve: tuple[int, ...]  # pieces that are left for everybody, by kind
    actions: tuple[Action, ...] = ()


class Design(NamedTuple):
    """A turn from here to its end, and what its garden and its stock are worth."""

    value: float
    actions: tuple[Action, ...]


class Designer:
    """Designs turns for the player on turn; `breadth` placements are weighed exactly."""

    def __init__(
        self, game: Babylon, appraisal: Appraisal, breadth: int, surveys: Surveys | None = None
    ) -> None:
        self._game: Final = game
        self._seat: Final = game.active
        self._appraisal: Final = appraisal
        self._breadth: Final = breadth
        self._surveys: Final = surveys or Surveys()

    def designs(self) -> list[Design]:
        """Turns from here to their end, the best first."""
        step = self._game.agenda[-1]
        if isinstance(step, ChooseSite | ChooseTurn | ChooseSupports):
            found = self._going_on(step)
        elif step.text == "StoreOrDiscard":
            return [self._put_away(self._yard())]
        else:
            digs = step.text == "DigTile"
            found = self._diggings() if digs else [self._decorated(self._yard())]
            found = [*found, *self._best_laid(found)]
        found += [second for first in found for second in self._second_laid(first)]
        return sorted(map(self._finished, found), key=value_of, reverse=True)

    def _yard(self) -> Yard:
        game, seat = self._game, self._seat
        return Yard(
            game.garden(seat),
            game.singles[seat],
            game.gifts,
            game.dug,
            game.notches[seat],
            game.wild,
            game.lent,
            tuple([game.left(kind) for kind in range(len(RESERVE))]),
        )

    def _diggings(self) -> list[Yard]:
        """The value of each stack of the quarry; in a hurry, only of those that look good."""
        game, here = self._game, self._yard()
        found = [
            here._replace(
                singles=here.singles
                + min(game.pillars_at(self._seat, stack), here.reserve[SINGLES]),
                dug=pile[-1],
                actions=(DIGS[stack],),
            )
            for stack, pile in enumerate(game.stacks)
            if pile
        ]
        icons = game.components.icon_counts
        found.sort(key=lambda yard: yard.singles + icons[yard.dug], reverse=True)
        return found[: DIGS_FOR_EACH * self._breadth]

    def _best_laid(self, yards: list[Yard]) -> list[Yard]:
        """The best yards with one more tile; they begin with the same garden."""
        builder = self._builder(max(yards, key=singles_of))
        spots = self._surveys.of(builder.garden, self._appraisal).spots(builder)
        offers: dict[Tile, list[Offer]] = {}
        for at, yard in enumerate(yards):
            self._offer(offers, at, 0, yard, yard.dug, yard.notch)
            self._offer(offers, at, 1, yard, yard.notch, yard.dug)
        best = best_ways(spots, builder, offers, self._game.components.terraces, self._breadth)
        return [self._laid(yards[at], stored == 1, way) for _, at, stored, way in best]

    def _offer(
        self,
        offers: dict[Tile, list[Offer]],
        at: int,
        stored: int,
        yard: Yard,
        tile: Tile,
        other: Tile,
    ) -> None:
        """A yard could lay this tile and keep the other one."""
        if tile != NO_TILE:
            stocks = [self._appraisal.stock(left, other) for left in range(yard.singles + 1)]
            offers.setdefault(tile, []).append(Offer(at, stored, yard.singles, stocks))

    def _second_laid(self, yard: Yard) -> list[Yard]:
        """After one tile was laid, the other one."""
        has_laid = len(yard.garden.tiles) > self._game.fresh
        can_lay = yard.dug != NO_TILE or yard.notch != NO_TILE
        return self._best_laid([yard]) if has_laid and can_lay and yard.actions else []

    def _going_on(self, step: Step) -> list[Yard]:
        """All ways to end a placement that was begun."""
        yard = self._yard()
        builder = self._builder(yard)
        tile = yard.notch if step.stored else yard.dug
        places = builder.sites() if isinstance(step, ChooseSite) else [step.place]
        rotations = [step.quarters] if isinstance(step, ChooseSupports) else range(4)
        chosen = [ChooseSite, ChooseTurn, ChooseSupports].index(type(step)) + 1
        found = [
            self._laid(
                yard,
                step.stored,
                Placement(0.0, tile, place, rotation, supports, builder.price(supports)),
            )
            for place in places
            for supports in builder.variants(place % HOLES, place // HOLES)
            for rotation in rotations
        ]
        return [each._replace(actions=each.actions[chosen:]) for each in found]

    def _builder(self, yard: Yard) -> Builder:
        game = self._game
        return Builder(
            yard.garden,
            yard.singles,
            yard.gifts,
            yard.reserve[DOUBLES],
            yard.reserve[BELVEDERES],
            game.rules,
        )

    def _laid(self, yard: Yard, stored: bool, way: Placement) -> Yard:
        storey, anchor = divmod(way.place, HOLES)
        actions: list[Action] = [LAYS[stored], SITES[way.place - HOLES], TURNS[way.rotation]]
        if len(self._builder(yard).variants(anchor, storey)) > 1:
            actions.append(ONS[way.supports])
        icons = self._game.components.turned[way.tile][way.rotation]
        doubles = DOUBLES_IN[way.supports]
        used = {DOUBLES: max(0, doubles - yard.gifts), BELVEDERES: OPEN_IN[way.supports]}
        after = yard._replace(
            garden=yard.garden.laid(way.tile, icons, anchor, storey, way.rotation, way.supports),
            singles=yard.singles - way.price,
            gifts=max(0, yard.gifts - doubles),
            dug=yard.dug if stored else NO_TILE,
            notch=NO_TILE if stored else yard.notch,
            reserve=without(yard.reserve, used),
            actions=(*yard.actions, *actions),
        )
        return self._decorated(after)

    def _decorated(self, yard: Yard) -> Yard:
        """With the decor that new tiles allow, as long as that is better than waiting."""
        game = self._game
        while True:
            left = tuple([yard.reserve[kind] for kind in RESERVE_OF])
            decorator = Decorator(yard.garden, game.fresh, yard.wild, yard.lent, game.rules, left)
            gains = [(self._gain(yard.garden, each), each) for each in decorator.elements()]
            gain, best = max(gains, default=NOTHING)
            if gain <= 0:
                return yard
            wild, lent = decorator.wild_after(*best)
            yard = yard._replace(
                garden=yard.garden.built(*best),
                wild=wild,
                lent=lent,
                reserve=without(yard.reserve, {RESERVE_OF[best[0]]: 1}),
                actions=(*yard.actions, Decorate(*best)),
            )

    def _gain(self, garden: Garden, built: Built) -> float:
        """The points of a piece, less what else could have become of its places."""
        piece, place, other = built
        prospects, faces = self._appraisal.prospects, garden.faces
        gain = points_of(*built) - prospects[place // HOLES][faces[place % HOLES]]
        if piece == STATUE:
            return gain + prospects[place // HOLES][STANDING]
        return gain - prospects[other // HOLES][faces[other % HOLES]]

    def _finished(self, yard: Yard) -> Design:
        ended = yard._replace(actions=(*yard.actions, END))
        return self._put_away(ended)

    def _put_away(self, yard: Yard) -> Design:
        """Store or discard a tile that was not laid."""
        notch, actions = yard.notch, yard.actions
        if yard.dug != NO_TILE:
            icons = self._game.components.icon_counts
            stores = notch == NO_TILE or icons[yard.dug] > icons[notch]
            notch = yard.dug if stores else notch
            actions = (*actions, STORE if stores else DISCARD)
        value = self._appraisal.worth(yard.garden) + self._appraisal.stock(yard.singles, notch)
        return Design(value, actions)


def singles_of(yard: Yard) -> int:
    return yard.singles


def value_of(design: Design) -> float:
    return design.value


def without(reserve: tuple[int, ...], used: dict[int, int]) -> tuple[int, ...]:
    return tuple([count - used.get(kind, 0) for kind, count in enumerate(reserve)])
