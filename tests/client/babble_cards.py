"""The faces of Babble's cards for the page, which draws costs and pictures."""

from __future__ import annotations

import json
from typing import Final

from ziggurat.games.babble.cards import CONSTRUCTION_CARDS, WORDS
from ziggurat.games.babble.components import LEVELS, ORDER_NAMES, PICTURE_NAMES, RESOURCE_NAMES
from ziggurat.games.babble.deck import CONSTRUCTION_NAMES, STARTING_WORDS

HEAD: Final = "// Written by `make generated` from the cards of the game."
COSTS: Final = "Record<string, { cost: readonly number[]; picture: (typeof PICTURES)[number] }>"


def module() -> str:
    """All of `cards.gen.ts`."""
    cards = [
        f'  {name}: {{ cost: {list(card.cost)}, picture: "{PICTURE_NAMES[card.picture]}" }},'
        for name, card in zip(CONSTRUCTION_NAMES, CONSTRUCTION_CARDS, strict=True)
    ]
    starting = [WORDS[word] for word in STARTING_WORDS]
    lines = [
        constant("WORDS", WORDS),
        constant("STARTING_WORDS", starting),
        constant("ORDERS", ORDER_NAMES),
        constant("RESOURCES", RESOURCE_NAMES),
        constant("PICTURES", PICTURE_NAMES),
        constant("LEVELS", LEVELS),
        "\n".join([f"export const CONSTRUCTIONS: {COSTS} = {{", *cards, "};"]),
    ]
    return "\n\n".join([HEAD, *lines]) + "\n"


def constant(name: str, values: object) -> str:
    return f"export const {name} = {json.dumps(values)} as const;"
