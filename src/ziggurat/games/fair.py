"""Fair deals: nobody alone chooses the seed, and everybody can verify it afterwards.

Before anybody joins, the server publishes the SHA-256 of its secret part.  Each player's client
adds a part when it joins.  The seed is made of all parts, so neither the server nor any player can
choose it; after the game all parts are published with the record.

UserError
└── Unfair            a record does not prove that its deal was fair
"""

import json
from collections.abc import Sequence
from hashlib import sha256
from typing import Final, TypedDict

from ziggurat.core.error import ErrorCode, UserError, shortened
from ziggurat.core.record import BadRecord, read
from ziggurat.core.session import Session, resume
from ziggurat.core.text import Text
from ziggurat.games.catalogue import GAMES

KEY: Final = "fair_deal"  # in a record with a proof


class FairCode(ErrorCode):
    """Why a record does not prove that its deal was fair."""

    NO_PROOF = Text(
        "The file has no proof of a fair deal: somebody chose its seed.",
        "Le fichier ne prouve pas que la donne est équitable : quelqu'un a choisi sa graine.",
    )
    PROOF_INCOMPLETE = Text(
        "The proof of a fair deal is incomplete: it needs a commitment, a secret and parts.",
        "La preuve d'une donne équitable est incomplète : "
        "il lui faut un engagement, un secret et des parts.",
    )
    OTHER_COMMITMENT = Text(
        "The commitment was {promised}, but the file says {found}.",
        "L'engagement était {promised}, mais le fichier indique {found}.",
    )
    SECRET_CHANGED = Text(
        "The server's part of the seed does not match its commitment.",
        "La part du serveur dans la graine ne correspond pas à son engagement.",
    )
    SEED_CHANGED = Text(
        "The seed was not made from the published parts.",
        "La graine n'est pas faite des parts publiées.",
    )
    RECORD_UNKNOWN_GAME = Text(
        "It is a game of {name}, which this version of Ziggurat does not have.",
        "C'est une partie de {name}, que cette version de Ziggurat n'a pas.",
    )


class Unfair(UserError):
    """Raised when a record does not prove that its deal was fair."""


class FairDeal(TypedDict):
    commitment: str
    secret: str
    # By seat, empty for bots and for clients that added nothing; of a daily deal, day and game.
    parts: list[str]


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
        raise BadRecord(FairCode.RECORD_UNKNOWN_GAME, name=shortened(record.game))
    deal = json.loads(text).get(KEY)
    if deal is None:
        raise Unfair(FairCode.NO_PROOF)
    check(record.seed, checked(deal), promised)
    return resume(GAMES[record.game], record)


def checked(deal: object) -> FairDeal:
    """The proof, if it has all its fields."""
    match deal:
        case {"commitment": str(promised), "secret": str(secret), "parts": [*parts]}:
            if all(isinstance(part, str) for part in parts):
                return FairDeal(commitment=promised, secret=secret, parts=parts)
    raise Unfair(FairCode.PROOF_INCOMPLETE)


def check(seed: str, deal: FairDeal, promised: str) -> None:
    if promised and promised != deal["commitment"]:
        found = deal["commitment"]
        raise Unfair(FairCode.OTHER_COMMITMENT, promised=promised, found=found)
    if commitment(deal["secret"]) != deal["commitment"]:
        raise Unfair(FairCode.SECRET_CHANGED)
    if seed_of(deal["secret"], deal["parts"]) != seed:
        raise Unfair(FairCode.SEED_CHANGED)
