"""What is printed on the cards and boards of 7 Wonders, as tables for the page."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from client.facts import constant
from ziggurat.games.seven_wonders.cards import CARDS
from ziggurat.games.seven_wonders.cards.age_1 import AGE_I
from ziggurat.games.seven_wonders.cards.age_2 import AGE_II
from ziggurat.games.seven_wonders.cards.age_3 import AGE_III
from ziggurat.games.seven_wonders.cards.card import DEFEATS, NEIGHBOURS, OWN, STAGES
from ziggurat.games.seven_wonders.components import (
    BOTH_MADE,
    COLOUR_NAMES,
    DISCARD_COINS,
    LEFT_RAW,
    NO_SYMBOL,
    RAW_UNITS,
    RIGHT_RAW,
    TURNS,
    VICTORY,
)
from ziggurat.games.seven_wonders.production import sources
from ziggurat.games.seven_wonders.projects import PROJECTS, TOKEN_NAMES
from ziggurat.games.seven_wonders.tiles import TILE_POINTS
from ziggurat.games.seven_wonders.tower import slots
from ziggurat.games.seven_wonders.wonders import (
    BOARDS,
    COPY_GUILD,
    DIG,
    FREE_BUILDING,
    SEVENTH_CARD,
    SYMBOL,
)

if TYPE_CHECKING:
    from ziggurat.games.seven_wonders.cards.card import Per, Structure
    from ziggurat.games.seven_wonders.components import Resources
    from ziggurat.games.seven_wonders.projects import GreatProject
    from ziggurat.games.seven_wonders.wonders import Side, Stage

Fact = int | str | list[str] | list[list[str]] | dict[str, "Fact"] | list[dict[str, "Fact"]]
Facts = dict[str, Fact]
Rows = Mapping[str, Facts] | Mapping[int, int]

HEAD: Final = "// Written by `make generated` from the cards, boards and projects of the game."
SYMBOLS: Final = ("compass", "gear", "tablet", "any_symbol")
DISCOUNTS: Final = {LEFT_RAW: "left_raw", RIGHT_RAW: "right_raw", BOTH_MADE: "both_made"}
POWERS: Final = {
    0: "",
    SYMBOL: "any_symbol",
    SEVENTH_CARD: "seventh_card",
    FREE_BUILDING: "free_building",
    COPY_GUILD: "copy_guild",
    DIG: "dig",
}
COUNTED: Final = COLOUR_NAMES | {STAGES: "stages", DEFEATS: "defeats"}
PLACES: Final = {OWN: "own", NEIGHBOURS: "neighbours"}
AGE_OF: Final = {
    each.name: age for age, cards in enumerate((AGE_I, AGE_II, AGE_III), 1) for each in cards
}


def module() -> str:
    tables: dict[str, tuple[str, Rows]] = {
        "CARDS": ("Record<string, CardFacts>", {each.name: card_facts(each) for each in CARDS}),
        "BOARDS": ("Record<string, BoardFacts>", {each.name: board_facts(each) for each in BOARDS}),
        "PROJECTS": (
            "Record<string, ProjectFacts>",
            {each.name: project_facts(each) for each in PROJECTS},
        ),
        "TILE_POINTS": ("Record<number, number>", dict(enumerate(TILE_POINTS))),
        "SLOTS": ("Record<number, number>", {seats: slots(seats) for seats in range(2, 8)}),
    }
    imported = 'import type { BoardFacts, CardFacts, ProjectFacts } from "./facts";'
    written = [
        f"export const {name}: {kind} = {{\n{rows(table)}}};"
        for name, (kind, table) in tables.items()
    ]
    constants = [
        constant("TURNS", TURNS),
        constant("DISCARD_COINS", DISCARD_COINS),
        constant("RAW", [resource for unit in RAW_UNITS for resource in resources(unit)]),
    ]
    return "\n\n".join([f"{HEAD}\n{imported}", *written, *constants]) + "\n"


def rows(table: Rows) -> str:
    return "".join([f"  {json.dumps(name)}: {json.dumps(row)},\n" for name, row in table.items()])


def card_facts(card: Structure) -> Facts:
    return said(
        colour=COLOUR_NAMES[card.colour],
        age=AGE_OF.get(card.name, 3),
        coins=card.coins,
        needs=resources(card.needs),
        chains=list(card.chains),
        goods=sources(card.goods),
        points=card.points,
        shields=card.shields,
        symbol="" if card.symbol == NO_SYMBOL else SYMBOLS[card.symbol],
        earns=card.earns,
        earns_per=per_facts(card.earns_per),
        points_per=per_facts(card.points_per),
        discount=discounts(card.discount),
    )


def board_facts(side: Side) -> Facts:
    (resource,) = resources(side.resource)
    return {"resource": resource, "stages": [stage_facts(stage) for stage in side.stages]}


def stage_facts(stage: Stage) -> Facts:
    return said(
        coins=stage.coins,
        needs=resources(stage.needs),
        goods=sources(stage.goods),
        points=stage.points,
        shields=stage.shields,
        earns=stage.earns,
        discount=discounts(stage.discount),
        power=POWERS[stage.power],
    )


def project_facts(project: GreatProject) -> Facts:
    penalty, reward = project.penalty, project.reward
    return said(
        age=project.age,
        colour=COLOUR_NAMES[project.colour],
        coins=project.coins,
        needs=resources(project.needs),
        penalty=said(
            colour=COLOUR_NAMES.get(penalty.colour, ""),
            coins=int(penalty.coins),
            victories=penalty.victories,
            resource=int(penalty.resource),
        ),
        reward=said(
            earns=reward.coins,
            shields=reward.shields,
            victory=reward.victory and VICTORY[reward.victory - 1],
            token="" if reward.token < 0 else TOKEN_NAMES[reward.token],
        ),
    )


def per_facts(per: Per | None) -> Facts:
    if per is None:
        return {}
    return {
        "amount": per.amount,
        "what": [name for bit, name in COUNTED.items() if per.what & bit],
        "where": PLACES.get(per.where, "all"),
    }


def resources(needs: Resources) -> list[str]:
    return [name for (name,) in sources(needs)]


def discounts(discount: int) -> list[str]:
    return [name for bit, name in DISCOUNTS.items() if discount & bit]


def said(**facts: Fact) -> Facts:
    """What is not there is not said."""
    return {name: fact for name, fact in facts.items() if fact}
