"""Building a stage of the wonder."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.seven_wonders.base.refusals import SevenWondersRefusal
from ziggurat.games.seven_wonders.catalogue import COSTS, STAGES, THINGS
from ziggurat.games.seven_wonders.components import STAGE, Card, City, Deeds
from ziggurat.games.seven_wonders.trade import adjusted
from ziggurat.games.seven_wonders.uses.gains import bonus, brought, gained
from ziggurat.games.seven_wonders.uses.printed import PRINTED
from ziggurat.games.seven_wonders.uses.use import CLOSED, OPEN, Use

if TYPE_CHECKING:
    from ziggurat.core.refusal import Refusal
    from ziggurat.games.seven_wonders.actions import Order
    from ziggurat.games.seven_wonders.catalogue import Cost
    from ziggurat.games.seven_wonders.modifiers import Modifiers
    from ziggurat.games.seven_wonders.payments import Payment
    from ziggurat.games.seven_wonders.table import SevenWonders
    from ziggurat.games.seven_wonders.trade import Market

COPIED_STAGE_DIGS: Final = 3


class BuildStage(Use):
    """b) Build a stage of the wonder, with the card as its marker (SW-ACT-4, SW-ACT-5).

    It is the next one, or that of a number where the order is free (SWW-06).
    """

    def __init__(self, rank: int, name: str, before: str, after: str = "", number: int = 0) -> None:
        super().__init__(rank, name, before, after)
        self.number = number

    def stage(self, game: SevenWonders, city: City) -> Card:
        """The stage that would be built; -1: none."""
        return game.open_stage(city, self.number) if self.number else game.next_stage(city)

    def why_not(self, game: SevenWonders, city: City, card: Card) -> Refusal | None:
        return SevenWondersRefusal.WONDER_COMPLETE if self.stage(game, city) < 0 else None

    def aims(self, game: SevenWonders, city: City) -> list[Card]:
        return CLOSED if self.stage(game, city) < 0 else OPEN

    def deeds(self, card: Card) -> Deeds:
        return STAGE

    def price(self, game: SevenWonders, city: City, card: Card, mods: Modifiers) -> Cost:
        return adjusted(mods, COSTS[self.stage(game, city)], STAGE, game.age)

    def place(self, game: SevenWonders, city: City, given: Order) -> None:
        stage = self.stage(game, city)
        game.raise_stage(city, stage, game.lay_down(game.hand_for(city), given.card))

    def gain(self, game: SevenWonders, city: City, given: Order) -> int:
        """A copied stage that digs comes after those of other boards (SWW-14)."""
        stage = self.stage_raised(game, city)
        gain = THINGS[stage].gain
        if gain.digs and not STAGES[game.boards[city]]:
            gain = gain._replace(digs=COPIED_STAGE_DIGS)
            return brought(game, city, gain) + bonus(game, city, STAGE)
        return gained(game, city, stage, STAGE)

    def stage_raised(self, game: SevenWonders, city: City) -> Card:
        """The stage that this has just built."""
        if self.number:
            return STAGES[game.boards[city]][self.number - 1]
        return game.stages_built(city)[-1]


class BuildStageAtCost(BuildStage):
    """… for the printed cost, unless an effect changes it."""

    def payments(self, game: SevenWonders, city: City, card: Card, market: Market) -> list[Payment]:
        if market.mods.changed_deeds & STAGE:
            return super().payments(game, city, card, market)
        printed = PRINTED[game.next_stage(city)]
        return market.payments_for(printed.need, printed.coins)


BUILD_STAGE: Final = BuildStageAtCost(5, "stage", "stage with ")

# Where the order of the stages is free, each is named (SWW-06).
MOST_STAGES: Final = 4
NUMBERED_STAGES: Final[tuple[Use, ...]] = tuple(
    [
        BuildStage(5, "stage_numbered", f"stage {number} with ", number=number)
        for number in range(1, MOST_STAGES + 1)
    ]
)
