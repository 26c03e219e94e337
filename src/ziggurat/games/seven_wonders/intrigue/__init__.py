"""Coin losses and diplomacy: part of Cities, and of the Great Wall without it (SWW-08)."""
