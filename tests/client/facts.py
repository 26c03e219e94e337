"""Facts of games that the page draws with, so that it keeps no copies of its own."""

from __future__ import annotations

import json
from typing import Final

from ziggurat.games.babble import components as babble
from ziggurat.games.babble import flow
from ziggurat.games.babel import abilities
from ziggurat.games.babel import components as babel
from ziggurat.games.babylon import components as babylon

HEAD: Final = "// Written by `make generated` from the components of the game."


def modules() -> dict[str, str]:
    """The content of each `facts.gen.ts`, by its game."""
    return {
        "babel": module(NATIONS=babel.NATION_NAMES, RUN=abilities.RUN, HIGHEST=babel.HIGHEST),
        "babble": module(
            ORDERS=babble.ORDER_NAMES,
            RESOURCES=babble.RESOURCE_NAMES,
            PICTURES=babble.PICTURE_NAMES,
            LEVELS=babble.LEVELS,
            FIRST_PACK={
                players: words + babble.FIRST_PACK_CONSTRUCTIONS[players]
                for players, words in babble.FIRST_PACK_WORDS.items()
            },
            UPPER_PACKS=[
                words + constructions
                for words, constructions in zip(
                    babble.UPPER_PACK_WORDS, babble.UPPER_PACK_CONSTRUCTIONS, strict=True
                )
            ],
            MOST_RESOURCES=babble.MOST_RESOURCES,
            ACTIONS=flow.PHASES_OF_A_TURN.count(flow.PERFORM_ACTION),
        ),
        "babylon": module(SIDE=babylon.SIDE, QUARRY_SIDE=babylon.QUARRY_SIDE, KEPT=babylon.KEPT),
    }


def module(**facts: object) -> str:
    lines = [constant(name, fact) for name, fact in facts.items()]
    return f"{HEAD}\n" + "".join([f"{line}\n" for line in lines])


def constant(name: str, value: object) -> str:
    mark = "" if isinstance(value, int) else " as const"
    return f"export const {name} = {json.dumps(value)}{mark};"
