"""Who knows what in Babble: the view of a seat, its notes, and the worlds it cannot tell apart."""

from ziggurat.games.babble.knowledge.imagine import deal_unknown
from ziggurat.games.babble.knowledge.view import BabbleView, census, view

__all__ = ["BabbleView", "census", "deal_unknown", "view"]
