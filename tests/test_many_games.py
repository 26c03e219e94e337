"""Ten thousand random games of Babel, whole."""

import pytest

from ziggurat.core.playout import play_out
from ziggurat.core.record import read
from ziggurat.core.session import Session, resume
from ziggurat.core.snapshot import state_of
from ziggurat.core.source import Dream
from ziggurat.games.babel import KIND

BATCHES = 20
GAMES_IN_A_BATCH = 500


@pytest.mark.parametrize("batch", range(BATCHES))
def test_ten_thousand_games_end_conserve_every_card_and_replay(batch: int) -> None:
    for number in range(GAMES_IN_A_BATCH):
        seed = batch * GAMES_IN_A_BATCH + number
        session = Session(KIND, str(seed), 2, {})
        whole = session.game.census()
        chance, drawn = Dream(seed), 0
        while waiting := session.game.to_act():
            options = session.game.options(waiting[0])
            session.choose(waiting[0], options[chance.number(drawn) % len(options)])
            drawn += 1

        assert whole == session.game.census()
        again = resume(KIND, read(session.record.to_text()))
        assert again.game.outcome is not None
        assert state_of(session.game) == state_of(again.game)


@pytest.mark.parametrize("seed", range(5))
def test_a_playout_can_be_cut_off_and_repeated(seed: int) -> None:
    first, second = (KIND.new(str(seed), 2, KIND.complete({})) for _ in range(2))

    assert play_out(first, seed, limit=30) == 30
    assert play_out(second, seed, limit=30) == 30
    assert state_of(first) == state_of(second)
