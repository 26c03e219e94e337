"""Fair deals: nobody alone chooses the seed, and afterwards everybody can check it.

Before anybody sits, the house publishes the SHA-256 of its secret part.  Each player's client adds
a part when it sits down.  The seed is made of all parts, so neither the house nor any player could
choose it; after the game all parts are published with the record.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final, TypedDict

KEY: Final = "fair_deal"  # of a record that carries one


class FairDeal(TypedDict):
    commitment: str
    secret: str
    parts: list[str]  # by seat; empty for bots and for clients that added nothing


def commitment(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def seed_of(secret: str, parts: Sequence[str]) -> str:
    """One seed of all parts; lengths keep two ways of cutting them apart."""
    cut = "".join(f"{len(part)}:{part}" for part in (secret, *parts))
    return sha256(cut.encode()).hexdigest()
