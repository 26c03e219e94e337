"""What is printed on the cards and boards of 7 Wonders, as tables for the page."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from client.facts import constant
from ziggurat.games.seven_wonders.base.cards import AGE_I, AGE_II, AGE_III
from ziggurat.games.seven_wonders.catalogue import CARDS, SIDES
from ziggurat.games.seven_wonders.cities import cards as cities
from ziggurat.games.seven_wonders.components import COLOUR_NAMES, RAW_UNITS, VICTORY
from ziggurat.games.seven_wonders.describing import (
    COLOURS,
    COUNTED,
    PLACES,
    SYMBOLS,
    counted_by,
    discounts,
    extra,
    powers,
)
from ziggurat.games.seven_wonders.kind import KIND
from ziggurat.games.seven_wonders.knowledge.groups import TO_THE_RIGHT
from ziggurat.games.seven_wonders.production import sources
from ziggurat.games.seven_wonders.projects.projects import PROJECTS, TOKENS
from ziggurat.games.seven_wonders.tower.spiral import TILE_POINTS, slots
from ziggurat.games.seven_wonders.uses.selling import DISCARD_COINS

if TYPE_CHECKING:
    from ziggurat.games.seven_wonders.components import (
        Intrigue,
        Per,
        Resources,
        Side,
        Thing,
    )
    from ziggurat.games.seven_wonders.projects.projects import GreatProject

Fact = int | str | list[str] | list[list[str]] | dict[str, "Fact"] | list[dict[str, "Fact"]]
Facts = dict[str, Fact]
Rows = Mapping[str, Facts] | Mapping[str, int] | Mapping[int, int]

HEAD: Final = "// Written by `make generated` from the cards, boards and projects of the game."
AGE_OF: Final = {
    each.name: age
    for age, cards in enumerate(
        (AGE_I + cities.AGE_I, AGE_II + cities.AGE_II, AGE_III + cities.AGE_III), 1
    )
    for each in cards
}


def module() -> str:
    tables: dict[str, tuple[str, Rows]] = {
        "CARDS": ("Record<string, CardFacts>", {each.name: card_facts(each) for each in CARDS}),
        "BOARDS": ("Record<string, BoardFacts>", {each.name: board_facts(each) for each in SIDES}),
        "PROJECTS": (
            "Record<string, ProjectFacts>",
            {each.name: project_facts(each) for each in PROJECTS},
        ),
        "TILE_POINTS": ("Record<number, number>", dict(enumerate(TILE_POINTS))),
        "TOKEN_POINTS": ("Record<string, number>", {each.name: points_of(each) for each in TOKENS}),
        "SLOTS": ("Record<number, number>", {seats: slots(seats) for seats in range(2, 9)}),
    }
    imported = 'import type { BoardFacts, CardFacts, ProjectFacts } from "./facts";'
    written = [
        f"export const {name}: {kind} = {{\n{rows(table)}}};"
        for name, (kind, table) in tables.items()
    ]
    constants = [
        constant("DISCARD_COINS", DISCARD_COINS),
        constant("AGES_TO_THE_RIGHT", TO_THE_RIGHT),
        constant("RAW", [resource for unit in RAW_UNITS for resource in resources(unit)]),
    ]
    return "\n\n".join([f"{HEAD}\n{imported}", *written, *constants]) + "\n"


def points_of(token: Thing) -> int:
    """The points that a token is worth for each of what it counts; 0 if it counts nothing."""
    return token.effect.set_bonus or sum(per.amount for per in token.effect.points_per)


def rows(table: Rows) -> str:
    return "".join([f"  {json.dumps(name)}: {json.dumps(row)},\n" for name, row in table.items()])


def words_for(thing: Thing) -> str:
    """The term that says what a thing does, where there is one."""
    term = f"{thing.name} effect"
    return term if term in KIND.texts.terms else ""


def card_facts(card: Thing) -> Facts:
    cost = said(
        colour=COLOURS[card.colour],
        age=AGE_OF.get(card.name, 3),
        coins=card.coins,
        needs=resources(card.needs),
        chains=list(card.chains),
    )
    words = words_for(card)
    given = said(words=words) if words else signs(card)
    return cost | given | said(label=f"gives.{card.name}")


def signs(card: Thing) -> Facts:
    """What a card gives, as far as signs say it."""
    effect, gain = card.effect, card.gain
    (points_per,) = effect.points_per or (None,)
    return said(
        goods=sources(effect.sells + effect.goods),
        points=effect.points,
        shields=effect.shields,
        symbol=SYMBOLS[effect.symbols],
        earns=gain.coins,
        earns_per=per_facts(gain.per),
        points_per=per_facts(points_per),
        discount=discounts(effect.posts),
        extra=extra(effect),
        **intrigue(gain.intrigue),
    )


def intrigue(found: Intrigue | None) -> Facts:
    if found is None:
        return {}
    per = [name for bit, name in COUNTED.items() if found.losses_per & bit]
    return said(
        neighbours=found.neighbours,
        losses=found.losses,
        losses_per="".join(per),
        diplomacy=found.diplomacy,
    )


def board_facts(side: Side) -> Facts:
    (resource,) = resources(side.board.effect.sells) or ("",)
    return {
        **said(words=words_for(side.board)),
        "resource": resource,
        "stages": [stage_facts(stage) for stage in side.stages] or copied_stages(side),
    }


def copied_stages(side: Side) -> list[Facts]:
    """A board without stages copies three of its neighbours."""
    return [said(words=f"{side.name} {number} effect") for number in (1, 2, 3)]


def stage_facts(stage: Thing) -> Facts:
    effect, gain = stage.effect, stage.gain
    return said(
        coins=stage.coins,
        needs=resources(stage.needs),
        goods=sources(effect.goods),
        points=effect.points,
        shields=effect.shields,
        earns=gain.coins,
        discount=discounts(effect.posts),
        power=power(stage),
        words=words_for(stage),
        label=f"gives.{stage.name}",
        **intrigue(gain.intrigue),
    )


def power(stage: Thing) -> str:
    """What a stage allows, in one word."""
    return next(iter([*filter(None, [SYMBOLS[stage.effect.symbols]]), *powers(stage)]), "")


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
            token=reward.brings,
        ),
    )


def per_facts(per: Per | None) -> Facts:
    if per is None:
        return {}
    return {
        "amount": per.amount,
        "what": counted_by(per),
        "where": PLACES.get(per.where, "all"),
    }


def resources(needs: Resources) -> list[str]:
    return [name for (name,) in sources(needs)]


def said(**facts: Fact) -> Facts:
    """What is not there is not said."""
    return {name: fact for name, fact in facts.items() if fact}
