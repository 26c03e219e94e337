"""Games that have been begun, in files."""

from pathlib import Path

from walks import Chance
from ziggurat.core.session import Session
from ziggurat.games.babel import KIND


def begun_game(choices: int, seed: str = "7") -> Session:
    session = Session(KIND, seed, 2, {"start_player": 0})
    chance = Chance(1)
    for _ in range(choices):
        for seat in session.game.to_act():
            session.choose(seat, chance.choice(session.game.options(seat)))
    return session


def saved(session: Session, folder: Path) -> Path:
    path = folder / "game.json"
    path.write_text(session.record.to_text(), encoding="utf-8")
    return path
