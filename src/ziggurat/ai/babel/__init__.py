"""Bots that play Babel."""

from ziggurat.ai.babel.evaluation import GreedyBabel
from ziggurat.ai.babel.planner import Planner

__all__ = ["GreedyBabel", "Planner"]
