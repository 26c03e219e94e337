"""The events of a game, in order, and who may know them."""

import pytest

from games.babble.tables import play, position
from hearing import told
from ziggurat.core.seats import SPECTATOR
from ziggurat.games import babble
from ziggurat.games.babble import words

LEVEL_1 = "c01 c02 c03 c04"
UNDERSTOOD = {
    "build": ["told seat=0 other=1 word=zarum", "showed_word seat=1 order=build word=zarum"],
    "draw": ["told seat=0 other=1 word=felko", "showed_word seat=1 order=draw word=felko"],
    "give": ["told seat=0 other=1 word=nipas", "showed_word seat=1 order=give word=nipas"],
    "reveal": ["told seat=0 other=1 word=tuve", "showed_word seat=1 order=reveal word=tuve"],
}


def test_setting_up() -> None:
    heard = told(babble.new(1, 3, first_player=0), 1)

    drew = [f"drew_resources seat={seat}" for seat in range(3)]
    assert drew == [line.split(" resources=")[0] for line in heard[:3]]
    assert "took_word seat=0" == heard[3]
    assert heard[4].startswith("took_word_known seat=1 order=")
    assert ["took_word seat=2", "turn_began seat=0"] == heard[5:]


def test_drawing() -> None:
    game = position(resources={1: "s s s s s s"}, resource_pack="w", resource_discard="c")

    play(game, "tell 1 felko", "show draw", "discard stone")

    assert told(game) == [
        *UNDERSTOOD["draw"],
        "reshuffled_resources count=1",
        "drew_resources seat=1 resources=['cement', 'wood']",
        "threw_resource seat=1 resource=stone",
    ]


def test_building() -> None:
    game = position(resources={1: "s s c"}, down={1: "c05"}, tower="c01 c02 c03")
    play(game, "tell 1 zarum", "show build", "build c05")
    assert [*UNDERSTOOD["build"], "built seat=1 card=c05 levels=1"] == told(game)

    game = position(resources={1: "s"}, down={1: "c01"})
    play(game, "tell 1 zarum", "show build", "build nothing")
    assert [*UNDERSTOOD["build"], "built_nothing seat=1"] == told(game)

    game = position()
    play(game, "tell 1 zarum", "show build")
    assert [*UNDERSTOOD["build"], "built_nothing seat=1"] == told(game)


@pytest.mark.parametrize(
    ("seat", "given"),
    [
        (SPECTATOR, "gave_construction seat=1 other=2"),
        (0, "gave_construction seat=1 other=2"),
        (1, "gave_construction_known seat=1 other=2 card=c01"),
        (2, "gave_construction_known seat=1 other=2 card=c01"),
    ],
)
def test_giving(seat: int, given: str) -> None:
    game = position(resources={1: "s"}, down={1: "c01"}, up={1: "c02"})

    play(game, "tell 1 nipas", "show give")
    play(game, "give stone to 2", "give c01 to 2", "give c02 to 0")

    assert told(game, seat) == [
        *UNDERSTOOD["give"],
        "gave_resource seat=1 other=2 resource=stone",
        given,
        "gave_construction_up seat=1 other=0 card=c02",
    ]


def test_revealing() -> None:
    game = position(down={1: "c01"})

    play(game, "tell 1 tuve", "show reveal", "show c01", "show build")

    assert told(game) == [
        *UNDERSTOOD["reveal"],
        "turned_up seat=1 card=c01",
        "showed_word seat=1 order=build word=zarum",
    ]


@pytest.mark.parametrize(
    ("card", "choices", "expected"),
    [
        ("f1", (), ["put_back seat=1 card=c05 pack=1"]),
        ("f2", (), []),
        ("f3", ("discard stone",), ["threw_resource seat=1 resource=stone"]),
        ("f5", (), ["redrew_word_known seat=1 order=draw word=felko old=redal"]),
        ("f6", (), ["gave_construction_known seat=1 other=2 card=c13"]),
        ("f7", (), ["gave_resource seat=1 other=0 resource=stone"]),
        ("f8", ("drop draw",), ["lost_word_known seat=1 order=draw word=redal"]),
        ("f9", (), ["laid_words seat=1"]),
    ],
)
def test_confusion(card: str, choices: tuple[str, ...], expected: list[str]) -> None:
    game = position(
        tower=f"{LEVEL_1} c05",
        taken={1: "draw redal"},
        resources={1: "s"},
        down={1: "c13"},
        confusion=card,
    )

    play(game, "tell 1 wazu", "shake head", *choices)

    assert told(game, 1) == [
        "told seat=0 other=1 word=wazu",
        "shook_head seat=1 word=wazu",
        f"confused seat=1 card={card}",
        *expected,
    ]


def test_a_word_that_fills_a_gap() -> None:
    game = position(confusion="f5")
    words.lose(game, 1, 2)
    play(game, "tell 1 wazu", "shake head")
    assert "redrew_word_for_gap_known seat=1 order=give word=nipas" == told(game, 1)[-1]

    game = position()
    words.lose(game, 0, 0)
    play(game, "show draw", "show draw")
    assert "took_word_for_gap_known seat=0 order=build word=mirot" in told(game, 0)


@pytest.mark.parametrize(
    ("card", "seat", "drawn"),
    [
        ("build mirot", 0, "took_word_known seat=0 order=build word=mirot old=zarum"),
        ("build mirot", 1, "took_word seat=0"),
        ("c05", 0, "drew_construction_known seat=0 card=c05"),
        ("c05", 1, "drew_construction seat=0"),
    ],
)
def test_an_idea_ends_a_turn(card: str, seat: int, drawn: str) -> None:
    packs = (f"build gashu, {card}", "draw wazu", "give mirot", "give gashu")
    game = position(packs=packs)

    play(game, "show draw", "show draw")

    showed = "showed_word seat=0 order=draw word=felko"
    assert [showed, showed, drawn, "turn_began seat=1"] == told(game, seat)


@pytest.mark.rule("BA-END-1", "BA-END-3")
def test_a_lost_game() -> None:
    game = position(packs=("c05", "draw wazu", "give mirot", "give gashu"), tower="c01 c02")

    play(game, "show draw", "show draw")

    assert "ended reason=lost_at_level_1 cards=2" == told(game)[-1]
    assert game.outcome is not None
    assert ((), (1, 1, 1)) == (game.outcome.winners, game.outcome.ranks)
    assert [("levels_complete", (0,)), ("cards_built", (2,))] == list(game.outcome.sheet)
