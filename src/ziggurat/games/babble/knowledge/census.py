"""Counting every card in every place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.zones import cards_of
from ziggurat.games.babble.components import ORDER_COUNT, RESOURCE_COUNT, RESOURCE_NAMES
from ziggurat.games.babble.deck import CONSTRUCTION_NAMES, FACE_COUNT, NO_WORD, face_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ziggurat.games.babble.table import Babble


def census(game: Babble) -> Mapping[str, int]:
    found = dict.fromkeys(CONSTRUCTION_NAMES, 0)
    ideas = [*game.box, *[idea for pack in game.packs for idea in pack]]
    cards = [idea - FACE_COUNT for idea in ideas if idea >= FACE_COUNT]
    for held in [*game.constructions, game.tower, tuple(cards)]:
        for card in held:
            found[CONSTRUCTION_NAMES[card]] += 1
    faces = [idea for idea in ideas if idea < FACE_COUNT] + list(game.word_discard)
    for slot, word in enumerate(game.hands):
        if word != NO_WORD:
            faces.append(face_of(slot % ORDER_COUNT, word))
    for face in faces:
        name = game.components.face_name(face)
        found[name] = found.get(name, 0) + 1
    piles = cards_of(game.resource_discard) + list(game.resource_pack)
    for resource, name in enumerate(RESOURCE_NAMES):
        found[name] = piles.count(resource) + sum(game.resources[resource::RESOURCE_COUNT])
    found["confusion"] = len(game.confusion) + len(game.confusion_discard)
    return found
