"""The events of a game, as lines that a test can compare."""

from ziggurat.core.game import Game
from ziggurat.core.seats import SPECTATOR, Seat


def told(game: Game, seat: Seat = SPECTATOR) -> list[str]:
    """The events since the last call, as a seat sees them: the name and the values of each."""
    phrases = [event.seen_by(seat) for event in game.hear()]
    return [
        " ".join([phrase.name, *[f"{name}={value}" for name, value in phrase.values.items()]])
        for phrase in phrases
    ]
