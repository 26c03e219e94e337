"""The bot that suits a player, by the tables where the player sat."""

from ziggurat.ai.catalogue import levels_of
from ziggurat.server.room.levels import MyLevel, my_levels
from ziggurat.server.room.plan import Plan
from ziggurat.server.room.protocol import Chair, MyTable

ANN = Chair(name="Ann", player="ann")


def table(*chairs: Chair, won: bool, game: str = "babel", state: str = "over") -> MyTable:
    winners = [0] if won else [1]
    return MyTable(
        "room", state, 0.0, Plan(game, []), [*chairs], [], winners, seat=0, my_turn=False
    )


def bot(level: str) -> Chair:
    return Chair(name=level, program=level)


def test_games_with_bots_of_the_ladder_count() -> None:
    tables = [
        table(ANN, bot("mason"), won=True),
        table(ANN, bot("random"), won=True),
        table(ANN, Chair(name="Bob", player="bob"), won=True),
        table(ANN, Chair(name="Robot", player="robot", program="account"), won=True),
        table(ANN, bot("mason"), won=True, state="closed"),
    ]

    (found,) = my_levels(tables)

    assert 1 == found.games
    assert is_above("mason", found)


def test_who_resigned_has_lost() -> None:
    resigned = Chair(name="Ann", player="ann", resigned=True)

    (found,) = my_levels([table(resigned, bot("mason"), won=True)] * 3)

    assert not is_above("mason", found)


def test_every_game_has_a_ladder_of_its_own() -> None:
    wins = [table(ANN, bot("king"), won=True)] * 20
    losses = [table(ANN, bot("apprentice"), won=False, game="babylon")] * 20

    babel, babylon = my_levels(wins + losses)

    assert ("babel", 20, "babylon", 20) == (babel.game, babel.games, babylon.game, babylon.games)
    assert is_above("scribe", babel)
    assert "apprentice" == babylon.level


def is_above(level: str, found: MyLevel) -> bool:
    levels = list(levels_of(found.game))
    return levels.index(found.level) > levels.index(level)
