"""What is printed on a card or stage, in words, composed from the labels of the game.

The texts are composed in each language from translated parts, so that translators write the parts
only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.error import fill
from ziggurat.core.text import Composed
from ziggurat.games.seven_wonders.catalogue import CARDS, SIDES
from ziggurat.games.seven_wonders.components import (
    ANY_SYMBOL,
    BOTH_MADE,
    COLOUR_NAMES,
    COMPASS,
    DEFEATS,
    GEAR,
    LEFT_DOCK,
    LEFT_RAW,
    MASK,
    NEIGHBOURS,
    OWN,
    RIGHT_DOCK,
    RIGHT_RAW,
    STAGE,
    TABLET,
    VICTORIES,
    WHITE,
)
from ziggurat.games.seven_wonders.production import sources

if TYPE_CHECKING:
    from ziggurat.core.kind import Texts
    from ziggurat.core.text import Language, Text
    from ziggurat.games.seven_wonders.components import Effect, Per, Thing

SYMBOLS: Final[dict[int, str]] = {
    0: "",
    COMPASS: "compass",
    GEAR: "gear",
    TABLET: "tablet",
    ANY_SYMBOL: "any_symbol",
    MASK: "mask",
}
DISCOUNTS: Final[dict[int, str]] = {
    LEFT_RAW: "left_raw",
    RIGHT_RAW: "right_raw",
    BOTH_MADE: "both_made",
    LEFT_DOCK: "left_dock",
    RIGHT_DOCK: "right_dock",
}
COLOURS: Final[dict[int, str]] = COLOUR_NAMES | {WHITE: "white"}
COUNTED: Final[dict[int, str]] = COLOURS | {
    STAGE: "stages",
    DEFEATS: "defeats",
    VICTORIES: "victories",
}
PLACES: Final[dict[int, str]] = {OWN: "own", NEIGHBOURS: "neighbours"}


class Description(Composed):
    """What is printed on a card, a line for each part; or, in one line, what a thing gives."""

    def __init__(self, thing: Thing, texts: Texts, whole: bool) -> None:
        self.thing: Final = thing
        self.texts: Final = texts
        self.whole: Final = whole
        super().__init__(self.written("en"), self.written("fr"))

    def in_language(self, language: Language) -> str:
        return self.written(language)

    def written(self, language: Language) -> str:
        words = Words(self.texts, language)
        return "\n".join(words.lines(self.thing)) if self.whole else words.gives(self.thing)


class Words:
    """Puts what is printed into words of one language."""

    def __init__(self, texts: Texts, language: Language) -> None:
        self.texts: Final = texts
        self.language: Final = language

    def label(self, name: str, **values: str | int) -> str:
        text = self.texts.labels.get(name) or self.texts.drawing[name]
        return fill(text, values, self.language)

    def term(self, name: str) -> str:
        return self.texts.terms[name].in_language(self.language)

    def lines(self, card: Thing) -> list[str]:
        chains = f" {self.label('or')} ".join([self.term(each) for each in card.chains])
        leads = [self.term(each.name) for each in CARDS if card.name in each.chains]
        found = [
            self.label("card", colour=self.label(f"word.{COLOURS[card.colour]}")),
            self.label("card_gives", effects=self.gives(card)),
            self.label("card_costs", cost=self.cost(card)),
            self.label("card_chain", cards=chains) if chains else "",
            self.label("card_leads", cards=", ".join(leads)) if leads else "",
        ]
        return [line[:1].upper() + line[1:] for line in found if line]

    def gives(self, thing: Thing) -> str:
        """What signs say, or the words that stand for them."""
        term = f"{thing.name} effect"
        words = [self.term(term)] if term in self.texts.terms else []
        if words and thing.colour != STAGE:
            return words[0]
        return ", ".join([*self.effects(thing), *self.gains(thing), *words])

    def effects(self, thing: Thing) -> list[str]:
        effect = thing.effect
        goods = self.goods(sources(effect.sells + effect.goods))
        earns = [each for each in [thing.gain.per] if each and counted_by(each)]
        points = [each for each in effect.points_per if counted_by(each)]
        symbol = SYMBOLS[effect.symbols]
        return [
            *([self.label("produces", goods=goods)] if goods else []),
            *self.amount("points", effect.points),
            *self.amount("shields", effect.shields),
            *([self.label(f"symbol.{symbol}")] if symbol else []),
            *self.amount("earns", thing.gain.coins),
            *[self.per("coins", each) for each in earns],
            *[self.per("points", each) for each in points],
            *[self.label(f"discount.{each}") for each in discounts(effect.posts)],
            *[self.label(f"extra.{each}") for each in extra(effect)],
            *[self.label(f"power.{each}") for each in powers(thing)],
        ]

    def gains(self, thing: Thing) -> list[str]:
        """Effects on other players, and diplomacy."""
        intrigue = thing.gain.intrigue
        if intrigue is None:
            return []
        lost = [name for bit, name in COUNTED.items() if intrigue.losses_per & bit]
        return [
            *self.amount("neighbours_earn", intrigue.neighbours),
            *self.amount("others_lose", intrigue.losses),
            *[self.label("others_lose_per", what=self.label(f"word.{each}")) for each in lost],
            *self.amount("diplomacy", intrigue.diplomacy),
        ]

    def amount(self, name: str, count: int) -> list[str]:
        return [self.label(name, count=count)] if count else []

    def per(self, gain: str, per: Per) -> str:
        counted = [self.label(f"word.{name}") for name in counted_by(per)]
        amount = self.label(gain, count=per.amount)
        return self.label(
            f"per.{PLACES.get(per.where, 'all')}", gain=amount, what=", ".join(counted)
        )

    def cost(self, thing: Thing) -> str:
        needs = self.goods(sources(thing.needs))
        parts = [*self.amount("coins", thing.coins), *([needs] if needs else [])]
        return ", ".join(parts) or self.label("nothing")

    def goods(self, units: list[list[str]]) -> str:
        """Units by number: "2 clay, 1 wood or stone"."""
        counts: dict[tuple[str, ...], int] = {}
        for unit in units:
            counts[tuple(unit)] = counts.get(tuple(unit), 0) + 1
        return ", ".join([self.units(names, count) for names, count in counts.items()])

    def units(self, names: tuple[str, ...], count: int) -> str:
        if len(names) == 1:
            return self.label(f"units.{names[0]}", count=count)
        *others, last = [self.label(f"word.{name}") for name in names]
        return f"{count} {', '.join(others)} {self.label('or')} {last}"


def counted_by(per: Per) -> list[str]:
    """What it counts, as far as there are signs for it."""
    return [name for bit, name in COUNTED.items() if per.what & bit]


def discounts(posts: int) -> list[str]:
    return [name for bit, name in DISCOUNTS.items() if posts & bit]


def extra(effect: Effect) -> list[str]:
    """What else a card allows in every turn."""
    found = {"doubles": effect.doubles, "lacks": effect.lacks, "waived": effect.waived}
    return [name for name, there in found.items() if there]


def powers(thing: Thing) -> list[str]:
    """What a stage allows."""
    effect = thing.effect
    found = {
        "seventh_card": effect.seventh_card,
        "free_building": effect.free_building,
        "copy_guild": effect.copies_guild,
        "dig": thing.gain.digs,
    }
    return [name for name, there in found.items() if there]


def described(texts: Texts) -> Texts:
    """The same texts, with descriptions of all cards, and what each card and stage gives."""
    stages = [stage for side in SIDES for stage in side.stages]
    cards: dict[str, Text] = {card.name: Description(card, texts, True) for card in CARDS}
    gives: dict[str, Text] = {
        f"gives.{thing.name}": Description(thing, texts, False) for thing in (*CARDS, *stages)
    }
    return texts._replace(
        descriptions={**texts.descriptions, **cards}, labels={**texts.labels, **gives}
    )
