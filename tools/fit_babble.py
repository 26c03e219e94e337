"""Find what the beginning of a turn of Babble promises, by logistic regression over games of kings.

    python tools/fit_babble.py --games 600 --seed 7

plays so many games for each number of players, half of them with Confusion, and prints the weights
of `ai/babble/outlook.py`.  One game in five is kept to tell how well they foresee the end.
"""

from argparse import ArgumentParser
from math import exp, log

from linear import solved
from ziggurat.ai.babble.manner import KING
from ziggurat.ai.babble.outlook import FEATURES, features
from ziggurat.ai.babble.partner import Partner
from ziggurat.ai.bot import Place
from ziggurat.ai.match import seed_for
from ziggurat.games.babble import KIND
from ziggurat.games.babble.table import Babble

Row = tuple[list[float], float]  # features, and 1 for a game that was won

PLAYERS = (2, 3, 4, 5)
KEPT = 5  # every so many games
STEADINESS = 2.0  # keeps weights of rare features small
STEPS = 12  # of Newton's method


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=7)
    asked = parser.parse_args()
    found: list[list[float]] = []
    for players in PLAYERS:
        games = [game_of(f"{asked.seed} {each}", players, each) for each in range(asked.games)]
        kept = [row for number, rows in enumerate(games) if number % KEPT == 0 for row in rows]
        rows = [row for number, rows in enumerate(games) if number % KEPT for row in rows]
        weights = fitted(rows)
        found.append(weights)
        print(
            f"{players} players: loss {loss(kept, weights):.4f}, {constant_loss(kept):.4f} without"
        )
    for name, *weights in zip(FEATURES, *found, strict=True):
        print(f'    "{name}": ({", ".join(f"{weight:.2f}" for weight in weights)}),')


def game_of(seed: str, players: int, number: int) -> list[Row]:
    """Every beginning of a turn in a game, with how it ended."""
    game = KIND.begin(seed, players, {"mode": ("basic", "advanced")[number % 2]})
    assert isinstance(game, Babble)
    kings = [Partner(seed_for(seed, seat), KING) for seat in range(players)]
    seen: list[list[float]] = []
    turn = 0
    while waiting := game.to_act():
        if game.turn != turn:
            turn = game.turn
            seen.append(features(game))
        game.apply(waiting[0], kings[waiting[0]].choose(Place(game, waiting[0])))
    assert game.outcome is not None
    won = float(bool(game.outcome.winners))
    return [(each, won) for each in seen]


def fitted(rows: list[Row]) -> list[float]:
    """The most likely weights, by Newton's method."""
    size = len(FEATURES)
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [-STEADINESS * weight for weight in weights]
        bend = [[STEADINESS * (i == j) for j in range(size)] for i in range(size)]
        for row, won in rows:
            chance = chance_of(row, weights)
            doubt = chance * (1 - chance)
            for i in range(size):
                slope[i] += row[i] * (won - chance)
                for j in range(size):
                    bend[i][j] += doubt * row[i] * row[j]
        weights = [weight + step for weight, step in zip(weights, solved(bend, slope), strict=True)]
    return weights


def chance_of(row: list[float], weights: list[float]) -> float:
    return 1 / (1 + exp(-sum(x * weight for x, weight in zip(row, weights, strict=True))))


def loss(rows: list[Row], weights: list[float]) -> float:
    """The mean log loss."""
    chances = [chance_of(row, weights) for row, _ in rows]
    pairs = zip(rows, chances, strict=True)
    return -sum(log(chance if won else 1 - chance) for (_, won), chance in pairs) / len(rows)


def constant_loss(rows: list[Row]) -> float:
    """The same for who always says how many games are won."""
    share = (sum(won for _, won in rows) + 0.5) / (len(rows) + 1)  # neither never nor always
    return -share * log(share) - (1 - share) * log(1 - share)


if __name__ == "__main__":
    main()
