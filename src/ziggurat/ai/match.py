"""Games between bots."""

from collections.abc import Mapping, Sequence
from time import process_time

from ziggurat.ai.bot import Bot, Place
from ziggurat.core.action import Action
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
    while waiting := session.current.to_act():
        seat = waiting[0]
        session.choose(seat, bots[seat].choose(Place(session.current, seat, effort)))
    return session


def seed_for(seed: str, seat: int) -> int:
    """A number for the bot at a seat that is the same on every machine."""
    number = seat
    for byte in seed.encode():
        number = (number * 257 + byte) % (1 << 61)
    return number


class Timed:
    """A bot with its thinking time, measured in CPU time so that other load does not count."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.seconds: list[float] = []  # of work for each choice

    def choose(self, place: Place) -> Action:
        start = process_time()
        action = self._bot.choose(place)
        self.seconds.append(process_time() - start)
        return action
