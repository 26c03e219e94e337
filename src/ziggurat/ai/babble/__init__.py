"""Bots that play Babble."""

from ziggurat.ai.babble.plain import Plain

__all__ = ["Plain"]
