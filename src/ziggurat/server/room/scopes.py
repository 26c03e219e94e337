"""What a token allows.  People may do everything, a bot what its owner lets it do."""

from __future__ import annotations

from typing import Final, Literal, get_args

# Sit and choose; open tables; say something; change the account itself, which no bot may.
Scope = Literal["play", "open", "chat", "account"]
BotScope = Literal["play", "open", "chat"]
Scopes = frozenset[Scope]

ALL: Final[Scopes] = frozenset(get_args(Scope))


def scopes_in(stored: str | None) -> Scopes:
    """As they are stored; tokens of earlier versions, and people, have none and may do all."""
    return ALL if stored is None else frozenset(scope for scope in ALL if scope in stored.split())
