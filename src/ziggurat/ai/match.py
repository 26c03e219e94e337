"""Games between bots."""

from collections.abc import Mapping, Sequence

from ziggurat.ai.bot import Bot, Place
from ziggurat.core.kind import Kind, Setting
from ziggurat.core.session import Session


def play_match(
    kind: Kind,
    bots: Sequence[Bot],
    seed: str,
    settings: Mapping[str, Setting],
    effort: float = 1.0,
) -> Session:
    """A whole game, one bot to a seat."""
    session = Session(kind, seed, len(bots), settings)
    while waiting := session.game.to_act():
        seat = waiting[0]
        session.choose(seat, bots[seat].choose(Place(session.game, seat, effort)))
    return session
