"""Who knows what: hidden places, views and imagined worlds."""

from ziggurat.games.seven_wonders.knowledge.imagine import census, deal_unknown
from ziggurat.games.seven_wonders.knowledge.views import view, views

__all__ = ["census", "deal_unknown", "view", "views"]
