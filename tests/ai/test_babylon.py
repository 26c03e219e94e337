"""The greedy bot of Babylon."""

from ziggurat.ai.bot import Place
from ziggurat.ai.catalogue import bots_of
from ziggurat.ai.match import play_match
from ziggurat.core.outcome import Outcome
from ziggurat.games import babylon

BOTS = bots_of("babylon")


def match(seed: int, *names: str) -> Outcome:
    bots = [BOTS[name](seed) for name in names]
    outcome = play_match(babylon.KIND, bots, str(seed), {}).game.outcome
    assert outcome is not None
    return outcome


def test_greedy_beats_random_by_far() -> None:
    for seed in range(5):
        outcome = match(seed, "greedy", "random")
        assert (0,) == outcome.winners

        greedy, random = next(row.values for row in outcome.sheet if row.name == "total")
        assert greedy > 2 * random


def test_greedy_carries_out_a_placement_that_was_begun_for_it() -> None:
    game = babylon.new(3, 4)
    seat = game.to_act()[0]
    for text in ("dig b2", "lay dug", "at c3 storey 1"):
        game.play(seat, babylon.parse(text))
    bot = BOTS["greedy"](1)

    while not game.garden(seat).tiles:
        game.play(seat, bot.choose(Place(game, seat)))

    assert (2 * 8 + 2, 1) == game.garden(seat).tiles[0][1:3]
