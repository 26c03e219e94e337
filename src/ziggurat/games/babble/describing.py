"""Construction cards in words: players know them by what they show and cost.

The names are composed in each language from translated parts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.error import fill
from ziggurat.core.text import Composed, form_of
from ziggurat.games.babble.components import PICTURE_NAMES, RESOURCE_NAMES
from ziggurat.games.babble.deck import CONSTRUCTION_NAMES
from ziggurat.games.babble.labels import DRAWING
from ziggurat.games.babble.texts import TERMS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ziggurat.core.text import Language, Text
    from ziggurat.games.babble.cards import ConstructionCard, Faces


class ConstructionName(Composed):
    """What a card shows and costs: `statue (2 stones, 1 cement)`."""

    def __init__(self, card: ConstructionCard, copy: int) -> None:
        self.card: Final = card
        self.copy: Final = copy  # counted among the cards that look alike, from 1
        super().__init__(self.written("en"), self.written("fr"))

    def in_language(self, language: Language) -> str:
        return self.written(language)

    def written(self, language: Language) -> str:
        """The name, and the name with its article."""
        shown = [PICTURE_NAMES[each] for each in self.card.pictures] or ["construction"]
        cost = cost_in_words(self.card.cost, language)
        forms = [f"{pictures(shown, form, language)} ({cost})" for form in ("", "a")]
        if self.copy > 1:
            forms = [
                fill(DRAWING["copy"], {"card": form, "number": self.copy}, language)
                for form in forms
            ]
        return "|a=".join(forms)


def pictures(names: Sequence[str], form: str, language: Language) -> str:
    """What is seen on a card, with an article in the form `a`."""
    return " + ".join([form_of(TERMS[name].in_language(language), form) for name in names])


def cost_in_words(cost: Sequence[int], language: Language) -> str:
    """The Resources that are needed at all."""
    return ", ".join(
        [
            fill(DRAWING[f"count_{name}"], {"count": count}, language)
            for name, count in zip(RESOURCE_NAMES, cost, strict=True)
            if count
        ]
    )


def construction_names(faces: Faces) -> dict[str, Text]:
    """The names of all Constructions of a component set."""
    cards = faces.constructions
    return {
        name: ConstructionName(card, cards[: number + 1].count(card))
        for number, (name, card) in enumerate(zip(CONSTRUCTION_NAMES, cards, strict=True))
    }
