"""Search over imagined worlds, for any game that a guide knows."""

from ziggurat.ai.search.guide import Guide
from ziggurat.ai.search.searcher import Budget, Searcher

__all__ = ["Budget", "Guide", "Searcher"]
