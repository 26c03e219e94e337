"""Who knows what in Babble: the view of a seat, its notes, and the worlds it cannot tell apart."""

from ziggurat.games.babble.knowledge.census import census
from ziggurat.games.babble.knowledge.imagine import deal_unknown
from ziggurat.games.babble.knowledge.shapes import (
    BabbleView,
    ConstructionView,
    PlayerView,
    WordNote,
)
from ziggurat.games.babble.knowledge.view import view, views

__all__ = [
    "BabbleView",
    "ConstructionView",
    "PlayerView",
    "WordNote",
    "census",
    "deal_unknown",
    "view",
    "views",
]
