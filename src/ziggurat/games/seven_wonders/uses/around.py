"""A use with something more, such as taking part in a project."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.seven_wonders.uses.use import Use

if TYPE_CHECKING:
    from ziggurat.core.refusal import Refusal
    from ziggurat.games.seven_wonders.actions import Order
    from ziggurat.games.seven_wonders.components import Card, City, Deeds
    from ziggurat.games.seven_wonders.table import SevenWonders


class Around(Use):
    """A use around another one that builds: the same, and something more."""

    def __init__(self, use: Use, part: str, suffix: str) -> None:
        super().__init__(use.rank, use.name, use.before, use.after)
        self.use: Final = use
        self.suffix: Final = suffix
        self.part = part
        self.builds = use.builds
        self.digs = use.digs

    def words(self, card: str, aim: Card) -> str:
        return self.use.words(card, aim) + self.suffix

    def read(self, words: str) -> tuple[Card, Card] | None:
        return self.use.read(words.removesuffix(self.suffix)) if self.suffix in words else None

    def number_of(self, aim: Card) -> int:
        return self.use.number_of(aim)

    def may_join(self, game: SevenWonders, city: City) -> bool:
        """Whether a city may do more now, with some card."""
        raise NotImplementedError

    def joins(self, game: SevenWonders, card: Card) -> bool:
        """Whether the addition is possible with a card that the city may build."""
        raise NotImplementedError

    def why_not(self, game: SevenWonders, city: City, card: Card) -> Refusal | None:
        refusal = self.use.why_not(game, city, card)
        if refusal is not None:
            return refusal
        if self.builds and self.may_join(game, city) and self.joins(game, card):
            return None
        return self.why_no_more(game, city, card)

    def why_no_more(self, game: SevenWonders, city: City, card: Card) -> Refusal:
        """Why a city that may build the card may not do more."""
        raise NotImplementedError

    def aims(self, game: SevenWonders, city: City) -> list[Card]:
        return self.use.aims(game, city)

    def deeds(self, card: Card) -> Deeds:
        return self.use.deeds(card)

    def gain(self, game: SevenWonders, city: City, given: Order) -> int:
        return self.use.gain(game, city, given)


class BuildingUse:
    """A use that builds, and what may be done around it."""

    __slots__ = ("around", "use")

    def __init__(self, use: Use, around: list[Around]) -> None:
        self.use: Final = use
        self.around: Final = around

    def every(self) -> list[Use]:
        return [self.use, *self.around]

    def for_city(self, game: SevenWonders, city: City) -> BuildingUse:
        """The same with what a city may do around it now."""
        return BuildingUse(self.use, [each for each in self.around if each.may_join(game, city)])
