"""Find what a city at the end of an age promises, by least squares over games of self-play.

python tools/fit_seven_wonders.py --games 600 --seed 7
"""

from argparse import ArgumentParser

from linear import solved
from ziggurat.ai.arena import scores_of
from ziggurat.ai.bot import Place
from ziggurat.ai.seven_wonders.outlook import FEATURES, features
from ziggurat.ai.seven_wonders.policy import Appraiser
from ziggurat.games.seven_wonders import KIND, SevenWonders

Row = tuple[list[float], float]  # features, and the points at the end

TOLERANCE = 1.0  # points: not everybody plays the same
PLAYERS = (3, 3, 4)
STEADINESS = 1.0  # keeps weights of rare features small


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=7)
    asked = parser.parse_args()
    rows: dict[int, list[Row]] = {2: [], 3: []}  # by the age that begins
    for number in range(asked.games):
        for age, found in rows_of(f"{asked.seed} {number}", number).items():
            rows[age] += found
    weights = [least_squares(found) for found in rows.values()]
    for name, after_first, after_second in zip(FEATURES, *weights, strict=True):
        print(f'    "{name}": ({after_first:.2f}, {after_second:.2f}),')
    misses = [error(*each) for each in zip(rows.values(), weights, strict=True)]
    print(f"off by {misses[0]:.1f} and {misses[1]:.1f} points")


def rows_of(seed: str, number: int) -> dict[int, list[Row]]:
    """The cities of a game at the beginning of each age, with what became of them."""
    players = PLAYERS[number % len(PLAYERS)]
    game = KIND.begin(seed, players, {"modules": ("none", "both")[number % 2]})
    assert isinstance(game, SevenWonders)
    bots = [Appraiser(number * 10 + seat, TOLERANCE) for seat in range(players)]
    seen: dict[int, list[list[float]]] = {}
    while waiting := game.to_act():
        if game.age in {2, 3} and game.age not in seen:
            seen[game.age] = [features(game, seat) for seat in range(players)]
        game.apply(waiting[0], bots[waiting[0]].choose(Place(game, waiting[0])))
    assert game.outcome is not None
    scores = [float(score) for score in scores_of(game.outcome)]
    return {age: list(zip(found, scores, strict=True)) for age, found in seen.items()}


def least_squares(rows: list[Row]) -> list[float]:
    """The weights that come nearest to all rows."""
    size = len(FEATURES)
    matrix = [
        [sum(row[i] * row[j] for row, _ in rows) + STEADINESS * (i == j) for j in range(size)]
        for i in range(size)
    ]
    return solved(matrix, [sum(row[i] * score for row, score in rows) for i in range(size)])


def error(rows: list[Row], weights: list[float]) -> float:
    """The mean distance from what became of a city."""
    guesses = [sum(w * x for w, x in zip(weights, row, strict=True)) for row, _ in rows]
    misses = [abs(guess - score) for guess, (_, score) in zip(guesses, rows, strict=True)]
    return sum(misses) / len(misses)


if __name__ == "__main__":
    main()
