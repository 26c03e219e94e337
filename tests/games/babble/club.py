"""A component set as a club might write it, for tests."""

import json
from typing import Any

from ziggurat.games.babble.cards import CONSTRUCTION_CARDS, RESOURCE_COPIES, WORD_CARDS, WORDS
from ziggurat.games.babble.components import ORDER_NAMES, PICTURE_NAMES, RESOURCE_NAMES

Content = dict[str, Any]  # JSON


def standard_content(name: str = "copy") -> Content:
    """The standard set as the content of a file."""
    return {
        "ziggurat_components": 1,
        "game": "babble",
        "name": name,
        "starting_words": dict(zip(ORDER_NAMES, WORDS, strict=False)),
        "words": [{"order": ORDER_NAMES[order], "word": word} for order, word in WORD_CARDS],
        "constructions": [
            {
                "cost": {
                    kind: count
                    for kind, count in zip(RESOURCE_NAMES, card.cost, strict=True)
                    if count
                },
                "pictures": [PICTURE_NAMES[picture] for picture in card.pictures],
            }
            for card in CONSTRUCTION_CARDS
        ],
        "resources": dict(zip(RESOURCE_NAMES, RESOURCE_COPIES, strict=True)),
    }


def club_content() -> Content:
    """Twenty-nine words, several pictures on a card, other costs and other numbers of Resources."""
    content = standard_content("club")
    content["starting_words"] = {"build": "uno", "draw": "due", "give": "tre", "reveal": "été"}
    content["words"] = [
        {"order": ORDER_NAMES[number % 4], "word": "mot" + chr(ord("a") + number)}
        for number in range(25)
    ]
    content["constructions"] = [
        {
            "cost": {"wood": 1 + number % 3, "stone": number % 2},
            "pictures": [*PICTURE_NAMES[: number % 4], "doors"],
        }
        for number in range(16)
    ]
    content["resources"] = {"stone": 10, "cement": 4, "tool": 4, "wood": 18}
    content["texts"] = {"mota": {"en": "Word A!", "fr": "Mot A !"}}
    return content


def written(content: Content) -> str:
    return json.dumps(content)
