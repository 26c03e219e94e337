"""Fair deals: nobody alone chooses the seed, and everybody can verify it afterwards.

Before anybody joins, the server publishes the SHA-256 of its secret part.  Each player's client
adds a part when it joins.  The seed is made of all parts, so neither the server nor any player can
choose it; after the game all parts are published with the record.

ValueError
└── Unfair            a record does not prove that its deal was fair
"""

import json
from collections.abc import Sequence
from hashlib import sha256
from typing import Final, TypedDict

import msgspec

from ziggurat.core.record import BadRecord, read
from ziggurat.core.session import Session, resume
from ziggurat.games.catalogue import GAMES

KEY: Final = "fair_deal"  # in a record with a proof


class Unfair(ValueError):
    """Raised when a record does not prove that its deal was fair."""


class FairDeal(TypedDict):
    commitment: str
    secret: str
    parts: list[str]  # by seat; empty for bots and for clients that added nothing


def commitment(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def seed_of(secret: str, parts: Sequence[str]) -> str:
    """One seed of all parts; their lengths keep the encoding unambiguous."""
    cut = "".join(f"{len(part)}:{part}" for part in (secret, *parts))
    return sha256(cut.encode()).hexdigest()


def prove(text: str, promised: str = "") -> Session:
    """The game of a record whose deal was fair.  Raises Unfair or BadRecord.

    `promised` is the commitment that somebody noted before the game.
    """
    record = read(text)
    if record.game not in GAMES:
        raise BadRecord(f"there is no game called {record.game!r}")
    deal = json.loads(text).get(KEY)
    if deal is None:
        raise Unfair("the record carries no proof: its seed was chosen by somebody")
    try:
        check(record.seed, msgspec.convert(deal, FairDeal), promised)
    except msgspec.ValidationError as error:
        raise Unfair(f"the proof is incomplete: {error}") from error
    return resume(GAMES[record.game], record)


def check(seed: str, deal: FairDeal, promised: str) -> None:
    if promised and promised != deal["commitment"]:
        raise Unfair(f"the server promised {promised}, the record says {deal['commitment']}")
    if commitment(deal["secret"]) != deal["commitment"]:
        raise Unfair("the server's part of the seed is not the one it promised")
    if seed_of(deal["secret"], deal["parts"]) != seed:
        raise Unfair("the seed is not made of the parts that were published")
