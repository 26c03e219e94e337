"""Impossible input gets one clear error in every game, never a traceback from within."""

import copy
import json
import pickle
from collections.abc import Callable
from typing import cast

import pytest

from walks import Case, case_name, cases, walk
from ziggurat.core import game as game_module
from ziggurat.core.action import UnknownAction
from ziggurat.core.game import Game
from ziggurat.core.kind import BadSetting, Kind, Setting
from ziggurat.core.record import BadRecord, checksum, read
from ziggurat.core.seats import SPECTATOR, BadSeat, Seat
from ziggurat.core.session import Session, resume
from ziggurat.games.catalogue import GAMES

# A compiled function refuses an argument of another type before it runs.
COMPILED = not str(game_module.__file__).endswith(".py")
WRONG_TYPE: tuple[type[Exception], ...] = (TypeError,) if COMPILED else ()

every_kind = pytest.mark.parametrize("kind", GAMES.values(), ids=lambda kind: kind.name)
plain_cases = pytest.mark.parametrize(
    "case", [case for case in cases() if not case[2]], ids=case_name
)


@every_kind
@pytest.mark.parametrize("players", [0, 1, -3, 99, True, "3", 3.0, None, [2]], ids=repr)
def test_a_game_needs_a_possible_number_of_players(kind: Kind, players: object) -> None:
    with pytest.raises((BadSetting, *WRONG_TYPE)):
        kind.begin("7", cast("int", players), {})


@every_kind
def test_a_game_refuses_one_player_too_many_or_too_few(kind: Kind) -> None:
    for players in (kind.players[0] - 1, kind.players[-1] + 1):
        few, many = kind.players[0], kind.players[-1]
        needed = f"exactly {few}" if few == many else f"{few} to {many}"
        with pytest.raises(BadSetting, match=f"needs {needed} players, not {players}"):
            kind.begin("7", players, {})


@every_kind
@pytest.mark.parametrize("setting", [[], ["x"], None, {}, {"x": 1}, 2.5, b"x", "x", 99], ids=repr)
def test_an_option_needs_a_possible_setting(kind: Kind, setting: object) -> None:
    for option in kind.options:
        with pytest.raises((BadSetting, *WRONG_TYPE)):
            kind.begin("7", kind.players[0], {option.name: cast("Setting", setting)})


@every_kind
@pytest.mark.parametrize("settings", [None, 3, "x", ["x"], {"x": 1}, {3: 1}, {None: 1}], ids=repr)
def test_settings_name_options_of_the_game(kind: Kind, settings: object) -> None:
    with pytest.raises((BadSetting, *WRONG_TYPE)):
        kind.begin("7", kind.players[0], cast("dict[str, Setting]", settings))


@pytest.mark.parametrize(
    ("players", "game"),
    [
        (range(2, 3), "babel"),
        (range(2, 5), "babylon"),
        (range(2, 6), "babble"),
        (range(2, 9), "seven_wonders"),
    ],
)
def test_how_many_may_play(players: range, game: str) -> None:
    assert players == GAMES[game].players


def test_one_game_is_won_or_lost_together() -> None:
    assert ["babble"] == [kind.name for kind in GAMES.values() if kind.cooperative]


def asked_about(game: Game, seat: Seat) -> list[Callable[[], object]]:
    """Everything a game can be asked about a seat."""
    action = game.options(game.to_act()[0])[0]
    return [
        lambda: game.view(seat),
        lambda: game.imagine(seat, 1),
        lambda: game.options(seat),
        lambda: game.prompt(seat),
        lambda: game.may_act(seat),
        lambda: game.why_not(seat, action),
        lambda: game.play(seat, action),
    ]


@plain_cases
@pytest.mark.parametrize("seat", [99, -2, "0", None, True, 0.0, [0]], ids=repr)
def test_there_must_be_such_a_seat(case: Case, seat: object) -> None:
    game = next(walk(case, 0))
    for ask in asked_about(game, cast("Seat", seat)):
        with pytest.raises((BadSeat, *WRONG_TYPE)):
            ask()


@plain_cases
def test_a_seat_beyond_the_last_is_none(case: Case) -> None:
    game = next(walk(case, 0))
    for ask in asked_about(game, case[1]):
        with pytest.raises(BadSeat):
            ask()


@plain_cases
def test_a_spectator_sees_but_neither_imagines_nor_chooses(case: Case) -> None:
    game = next(walk(case, 0))

    assert game.view(SPECTATOR)
    assert [] == game.options(SPECTATOR)
    assert game.prompt(SPECTATOR) is None
    assert not game.may_act(SPECTATOR)
    with pytest.raises(BadSeat):
        game.imagine(SPECTATOR, 1)


def record_of(kind: Kind) -> dict[str, object]:
    session = Session(kind, "7", kind.players[-1], {})
    for seat in session.game.to_act()[:1]:
        session.choose(seat, session.current.options(seat)[0])
    content: dict[str, object] = json.loads(session.record.to_text())
    del content["checksum"]
    return content


def with_checksum(content: dict[str, object]) -> str:
    return json.dumps({**content, "checksum": checksum(content)})


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no json",
        "[" * 100_000,
        '{"a":' * 100_000,
        "9" * 5_000,
        '{"ziggurat_record": ' + "9" * 5_000 + "}",
        '{"ziggurat_record": 1, "seed": "\\ud800"}',
        "null",
        "3",
        "[]",
        "{}",
        "NaN",
    ],
    ids=lambda text: text[:12],
)
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        read(text)


@every_kind
@pytest.mark.parametrize(
    "field", ["game", "rules_version", "players", "settings", "seed", "choices"]
)
@pytest.mark.parametrize(
    "value",
    [None, True, -1, 10**4_000, 2.5, "\ud800", [[]], [1], ["x"], ["0"], {"x": []}, "…" * 9_000],
    ids=lambda value: ascii(value)[:12],
)
def test_a_record_with_an_impossible_value_is_refused(
    kind: Kind, field: str, value: object
) -> None:
    content = record_of(kind)
    if type(content[field]) is type(value) is str and field == "seed" and value != "\ud800":
        return
    content[field] = value
    with pytest.raises(BadRecord):
        resume(kind, read(with_checksum(content)))


@every_kind
@pytest.mark.parametrize(
    "choice",
    ["99 x", "-2 x", "x x", "0", "", "0 ", "9" * 5_000 + " x", "0 " + "9" * 5_000, "0 \ud800", "²"],
    ids=lambda choice: ascii(choice)[:12],
)
def test_a_record_with_an_impossible_choice_is_refused(kind: Kind, choice: str) -> None:
    with pytest.raises(BadRecord):
        resume(kind, read(with_checksum({**record_of(kind), "choices": [choice]})))


NO_ACTIONS = [None, 3, True, 2.5, b"x", [], ["end"], "", " ", "x", "²", "\ud800", "x" * 99_999]
NUMBERS = ["9" * 5_000, "-1", "99999999999999999999", "²", "1e9", "0x1", "१", "1_0", "+1"]


@every_kind
@pytest.mark.parametrize("words", NO_ACTIONS, ids=lambda words: ascii(words)[:12])
def test_what_names_no_action_is_refused(kind: Kind, words: object) -> None:
    with pytest.raises((UnknownAction, *WRONG_TYPE)):
        kind.parse(cast("str", words))


@every_kind
@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: ascii(number)[:12])
def test_no_word_of_an_action_can_be_an_impossible_number(kind: Kind, number: str) -> None:
    """Replace every word of every kind of action by the number, or add it."""
    shapes: dict[tuple[str, int], list[str]] = {}
    for game in walk((kind, kind.players[0], {}), 0):
        for action in kind.conceivable(game):
            words = action.text.split()
            shapes.setdefault((words[0], len(words)), words)
    for words in shapes.values():
        for at in range(1, len(words) + 1):
            changed = " ".join([*words[:at], number, *words[at + 1 :]])
            with pytest.raises(UnknownAction):
                kind.parse(changed)


@every_kind
def test_actions_are_values(kind: Kind) -> None:
    """Copied and pickled, an action is equal to what it was, and does the same."""
    seen = 0
    for game in walk((kind, kind.players[-1], {}), 0):
        for seat in game.to_act():
            for action in game.options(seat)[:5]:
                seen += 1
                for same in (
                    copy.copy(action),
                    copy.deepcopy(action),
                    pickle.loads(pickle.dumps(action)),  # noqa: S301 - our own
                ):
                    assert action == same
                    assert hash(action) == hash(same)
                    assert type(action) is type(same)
                    assert action.phrase() == same.phrase()
                    assert game.why_not(seat, same) is None
    assert seen
