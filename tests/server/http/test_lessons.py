"""Lessons over HTTP: positions to be drawn, and why something else may not be chosen."""

import pytest

from server.running import Guest
from ziggurat.games.catalogue import GAMES
from ziggurat.lessons import LESSONS


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_sent_step_by_step(ann: Guest, game: str) -> None:
    told = ann.http.get(f"/api/lessons/{game}").json()
    steps = [step for chapter in LESSONS[game].chapters for step in chapter.steps]

    assert [step.say.in_language("fr") for step in steps] == [
        step["say"]["fr"] for step in told["steps"]
    ]
    columns = 1 if GAMES[game].cooperative else len(told["names"])
    for step, sent in zip(steps, told["steps"], strict=True):
        taken = sent["position"]["taken"]

        assert step.do == (taken["choice"]["words"] if taken else "")
        assert (sent["position"]["prompt"] is None) == (not sent["position"]["options"])
        assert columns == len(sent["position"]["score"][0][1])


def test_a_lesson_shows_nothing_that_the_learner_may_not_know(ann: Guest) -> None:
    steps = ann.http.get("/api/lessons/babble").json()["steps"]
    hands = [player["hand"] for player in steps[0]["position"]["view"]["players"]]

    assert [["zarum", "felko", "mirot", "tuve"], None, None] == hands


def test_why_not_something_else(ann: Guest) -> None:
    first_move = "/api/lessons/babel/1/why"
    forbidden = ann.http.get(first_move, params={"words": "construct foundation"}).json()
    merely_not_asked = ann.http.get(first_move, params={"words": "move persians"}).json()

    assert "BB-CON-1" == forbidden["rule"]
    assert "" == merely_not_asked["code"]


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("chess", "no_lesson"),
        ("babel/99/why?words=end", "no_step"),
        ("babel/-1/why?words=end", "no_step"),
    ],
)
def test_what_is_not_there_is_not_found(ann: Guest, path: str, code: str) -> None:
    reply = ann.http.get(f"/api/lessons/{path}")

    assert code == reply.json()["code"]
