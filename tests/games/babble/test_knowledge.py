"""Who knows what: notes on the other hands, face-down constructions, and what stays hidden."""

from collections import Counter

import pytest

from games.babble.tables import (
    LAST_ACTION,
    discarded,
    hand,
    ideas,
    known,
    play,
    position,
    seen,
)
from walks import walk
from ziggurat.core.seats import SPECTATOR
from ziggurat.core.text import Phrase
from ziggurat.games import babble
from ziggurat.games.babble import words
from ziggurat.games.babble.components import ORDER_COUNT
from ziggurat.games.babble.deck import FACE_COUNT, MOST_WORDS, START_FACES
from ziggurat.games.babble.knowledge import WordNote
from ziggurat.games.babble.knowledge.notes import notes_on
from ziggurat.games.babble.story import REDREW, SHOWED, TOOK
from ziggurat.games.babble.table import Babble


def notes(game: Babble, owner: int, viewer: int) -> list[WordNote]:
    return game.view(viewer)["players"][owner]["notes"]


@pytest.mark.rule("BA-COMM-1", "BA-COMM-2")
def test_everybody_hears_orders_and_answers() -> None:
    game = position(taken={1: "draw redal"})

    play(game, "tell 1 redal")
    assert Phrase("answer_order", {"seat": 0, "word": "redal"}) == game.prompt(1)
    assert {"word": "redal", "seat": 1} == game.view(2)["said"] == game.view(SPECTATOR)["said"]
    play(game, "show draw")
    assert game.view(2)["said"] is None

    last = game.view(SPECTATOR)["history"][-1]
    assert {"what": "showed", "seat": 1, "order": "draw", "word": "redal"} == last
    assert [["seat", "other", "word"], ["seat", "order", "word"]] == [
        list(event.seen_by(SPECTATOR).values) for event in game.hear()[:2]
    ]


@pytest.mark.rule("BA-COMM-1")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    game = position(taken={1: "draw redal"})

    assert ["zarum", "redal", "nipas", "tuve"] == game.view(1)["players"][1]["hand"]
    assert game.view(0)["players"][1]["hand"] is None
    assert game.view(SPECTATOR)["players"][1]["hand"] is None
    others = [event["word"] for event in game.view(0)["history"]]
    assert [None] == others


@pytest.mark.rule("BA-COMM-1")
def test_at_first_one_unknown_word_of_each_hand_has_changed() -> None:
    game = position(taken={1: "draw redal"})

    assert "? ? ? ?" == known(game, owner=1, viewer=0)
    words.show(game, 1, 1)
    assert "zarum redal nipas tuve" == known(game, owner=1, viewer=0)


@pytest.mark.rule("BA-COMM-1")
def test_players_know_what_the_others_can_know_of_their_hand() -> None:
    game = position(taken={1: "draw redal"})
    words.show(game, 1, 0)

    assert "zarum ? ? ?" == known(game, owner=1, viewer=1)


@pytest.mark.rule("BA-COMM-3")
def test_players_may_look_at_their_own_constructions() -> None:
    game = position(down={1: "c09"})

    assert [["c09"], [None], [None]] == [seen(game, 1, viewer) for viewer in (1, 0, SPECTATOR)]


@pytest.mark.rule("BA-KNO-1")
def test_a_failed_order_excludes_the_word_for_every_order() -> None:
    game = position(taken={1: "draw redal"})

    play(game, "tell 1 felko", "shake head")

    assert "felko" in game.view(2)["players"][1]["lacks"]
    assert all("felko" not in note["possible"] for note in notes(game, 1, 2))
    assert "zarum ? nipas tuve" == known(game, owner=1, viewer=2)
    assert "felko" in notes(game, 1, 2)[1]["excluded"]


@pytest.mark.rule("BA-KNO-2")
def test_building_nothing_excludes_what_could_have_been_paid() -> None:
    game = position(down={1: "c09"}, resources={1: "s w"})
    assert "c04" in game.view(0)["players"][1]["constructions"][0]["possible"]

    play(game, "tell 1 zarum", "show build", "build nothing")

    possible = game.view(0)["players"][1]["constructions"][0]["possible"]
    assert "c04" not in possible
    assert "c09" in possible


@pytest.mark.rule("BA-KNO-2")
def test_where_building_may_be_declined_nothing_is_learnt() -> None:
    game = position(down={1: "c09"}, resources={1: "s w"}, may_refuse_build=True)

    play(game, "tell 1 zarum", "show build", "build nothing")

    assert "c04" in game.view(0)["players"][1]["constructions"][0]["possible"]


@pytest.mark.rule("BA-KNO-1", "BA-KNO-3")
def test_two_changes_since_a_hand_was_seen_explain_two_cards() -> None:
    game = position(taken={1: "draw redal, draw hupso"})
    for order in range(4):
        words.show(game, 1, order)
    for idea in ideas("build bomi, give kelab"):
        words.take(game, 1, idea)
    assert "? ? ? ?" == known(game, owner=1, viewer=2)

    play(game, "tell 1 zarum", "shake head", "tell 1 nipas", "shake head")

    assert "? hupso ? tuve" == known(game, owner=1, viewer=2)


@pytest.mark.rule("BA-KNO-1", "BA-KNO-3")
@pytest.mark.parametrize(
    ("order", "idea"),
    [(0, "build bomi"), (1, "draw redal"), (2, "give kelab"), (3, "reveal kelab")],
)
def test_the_one_word_that_was_not_shown_again_has_changed(order: int, idea: str) -> None:
    game = position()
    words.take(game, 1, ideas(idea)[0])
    for other in range(4):
        if other != order:
            words.show(game, 1, other)

    note = notes(game, owner=1, viewer=2)[order]

    start = ["zarum", "felko", "nipas", "tuve"][order]
    assert [start] == note["excluded"]


@pytest.mark.rule("BA-KNO-3")
def test_what_was_shown_may_be_outdated_once_a_word_is_taken() -> None:
    game = position(agenda=LAST_ACTION)
    for order in range(4):
        words.show(game, 0, order)
    assert "zarum felko nipas tuve" == known(game, owner=0, viewer=1)

    play(game, "show build")

    assert "? ? ? ?" == known(game, owner=0, viewer=1)
    note = notes(game, 0, 1)[0]
    assert ("zarum", 1) == (note["shown"], note["doubts"])
    assert "zarum mirot" == " ".join(
        word for word in note["possible"] if word in ("zarum", "mirot")
    )


def test_players_do_not_expect_their_own_words_elsewhere() -> None:
    game = position(taken={0: "draw redal", 1: "draw hupso"})

    assert "redal" not in notes(game, 1, viewer=0)[1]["possible"]
    assert "redal" in notes(game, 1, viewer=2)[1]["possible"]


def test_a_word_card_that_was_shown_is_expected_in_no_other_hand() -> None:
    game = position(taken={0: "draw redal", 1: "draw hupso"})
    words.show(game, 0, 1)

    assert "redal" not in notes(game, 1, viewer=2)[1]["possible"]


def test_two_changes_that_are_seen_explain_two_cards() -> None:
    game = position(taken={1: "draw redal, build bomi"})

    words.show(game, 1, 0)
    assert "bomi ? ? ?" == known(game, owner=1, viewer=0)
    words.show(game, 1, 1)
    assert "bomi redal nipas tuve" == known(game, owner=1, viewer=0)


def test_a_player_who_held_a_face_down_construction_knows_it_for_good() -> None:
    game = position(4, down={1: "c13"})

    play(game, "tell 1 nipas", "show give", "give c13 to 2")
    play(game, "tell 2 nipas", "show give", "give c13 to 3")

    assert [[None], ["c13"], ["c13"], ["c13"]] == [seen(game, 3, viewer) for viewer in range(4)]


def test_the_make_up_of_packs_is_known_by_kind_only() -> None:
    game = babble.new(seed=1, players=4)

    pack = game.view(SPECTATOR)["packs"][0]
    assert {"words": 8, "constructions": 5, "put_back": []} == pack


def test_only_the_player_who_discarded_a_card_knows_it() -> None:
    game = position(taken={1: "draw redal, draw hupso"})

    assert ["draw felko", "draw redal"] == game.view(1)["own_discards"]
    assert ([], 2) == (game.view(0)["own_discards"], game.view(0)["word_discard_size"])


@pytest.mark.rule("BA-T-26")
@pytest.mark.rule("BA-KNO-1", "BA-DEC-18")
def test_words_lost_and_starting_words_are_among_what_a_player_discarded() -> None:
    game = position(taken={1: "build bomi"}, confusion="f8")

    play(game, "tell 1 wazu", "shake head", "drop give")

    assert ["build zarum", "give nipas"] == game.view(1)["own_discards"]
    assert [] == game.view(0)["own_discards"]


@pytest.mark.rule("BA-KNO-1", "BA-KNO-3")
def test_a_word_card_that_was_shown_does_not_come_from_a_pack_again() -> None:
    game = position(taken={1: "draw redal"})
    play(game, "tell 1 redal", "show draw")
    words.take(game, 1, ideas("draw hupso")[0])
    play(game, "tell 1 hupso", "show draw")
    words.take(game, 1, ideas("build jinto")[0])

    draw = notes(game, owner=1, viewer=2)[1]

    assert ["zarum", "tuve", "bomi", "hupso", "wazu"] == draw["possible"]
    assert ["felko", "redal"] == draw["excluded"]
    assert ("hupso", 1) == (draw["shown"], draw["doubts"])


@pytest.mark.rule("BA-COMM-3")
def test_a_construction_that_is_known_can_be_nothing_else() -> None:
    game = position(down={1: "c05"}, up={1: "c09"})

    cards = [game.view(seat)["players"][1]["constructions"] for seat in (1, 2)]

    assert [["c05"], ["c09"]] == [each["possible"] for each in cards[0]]
    assert ["c09"] == cards[1][1]["possible"]
    assert 15 == len(cards[1][0]["possible"])


def test_a_view_tells_whether_the_game_is_over() -> None:
    game = position(packs=("c05", "draw wazu", "give mirot", "give gashu"), agenda=LAST_ACTION)
    assert not game.view(0)["over"]

    play(game, "show draw")

    assert game.view(0)["over"]


@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("players", range(2, 6))
def test_nothing_is_made_or_lost_in_a_whole_game(players: int, mode: str) -> None:
    for game in walk((babble.KIND, players, {"mode": mode}), 4):
        assert isinstance(game, Babble)
        ideas_left = [idea for pack in game.packs for idea in pack]
        faces = Counter(hand_faces(game)) + Counter(game.word_discard)
        words_left = [idea for idea in ideas_left if idea < FACE_COUNT]
        used = {2: 18, 3: 20, 4: 22, 5: 24}[players]
        assert 4 * players + used == faces.total() + len(words_left)
        assert all(1 <= faces[start] + words_left.count(start) <= players for start in START_FACES)
        held = sum(map(len, game.constructions)) + len(game.tower)
        assert {2: 12, 3: 12, 4: 12, 5: 13}[players] == held + len(ideas_left) - len(words_left)
        resources = sum(game.resources) + len(game.resource_pack) + sum(game.resource_discard)
        assert 36 == resources


def hand_faces(game: Babble) -> list[int]:
    texts = [hand(game, seat).split() for seat in range(game.seats)]
    return [
        ideas(f"{order} {word}")[0]
        for held in texts
        for order, word in zip(("build", "draw", "give", "reveal"), held, strict=True)
        if word != "-"
    ]


def test_the_word_discard_is_what_left_the_hands() -> None:
    game = position(taken={0: "give kelab", 1: "draw redal"})

    assert ["draw felko", "give nipas"] == discarded(game)


@pytest.mark.rule("BA-KNO-3")
@pytest.mark.parametrize(("drawn", "is_possible"), [(TOOK, False), (REDREW, True)])
def test_a_card_shown_by_a_player_who_drew_discards_may_have_been_in_another_hand(
    drawn: int, is_possible: bool
) -> None:
    """Seat 1 took a card unseen; seat 2 shows another one, from a pack or from the discard."""
    word, unseen = 5, 7
    story = ((TOOK, 1, unseen), (drawn, 2, word), (SHOWED, 2, word))

    note = notes_on(story, 1, 0, [(1 << MOST_WORDS) - 1] * ORDER_COUNT, True)[0]

    assert is_possible == bool(note.possible >> word & 1)
