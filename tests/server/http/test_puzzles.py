"""Puzzles over HTTP: tried step by step on the real position, judged, rated once."""

from typing import Any

import httpx

from server.running import Guest, Server
from ziggurat.ai.puzzles.book import Entry, book_of
from ziggurat.games.catalogue import GAMES


def single(game: str) -> Entry:
    """A puzzle whose solution is one choice of one part."""
    return next(
        each
        for each in book_of(game).values()
        if len(each.puzzle.solutions[0]) == 1 and "," not in each.puzzle.solutions[0][0]
    )


def answered(guest: Guest, entry: Entry, choices: tuple[str, ...]) -> dict[str, Any]:
    path = f"/api/puzzles/{entry.record.game}/{entry.name}/answer"
    found: dict[str, Any] = guest.post(path, {"choices": list(choices)})
    return found


def test_a_puzzle_is_offered_for_every_game(server: Server) -> None:
    guest = server.guest("Ann")
    for game in GAMES:
        asked = guest.http.get(f"/api/puzzles/{game}").json()
        assert asked["game"] == game
        assert asked["of"] == len(book_of(game))
        assert asked["position"]["seat"] in asked["position"]["waiting_for"]
        assert asked["solver"] == {"rating": 1500, "tried": 0, "solved": 0, "streak": 0}


def test_the_solution_solves_and_only_the_first_try_counts(server: Server) -> None:
    guest, entry = server.guest("Bob"), single("seven_wonders")

    judged = answered(guest, entry, entry.puzzle.solutions[0])
    again = answered(guest, entry, ())

    assert judged["solved"]
    assert judged["counted"]
    assert judged["solver"]["rating"] > 1500
    assert judged["solver"]["streak"] == 1
    assert [each["words"] for each in judged["solution"]] == list(entry.puzzle.solutions[0])
    assert {"en", "fr"} <= set(judged["theme"])
    assert not again["counted"]
    assert again["solver"] == judged["solver"]


def test_the_hasty_move_fails_and_the_next_puzzle_is_another(server: Server) -> None:
    guest, entry = server.guest("Cy"), single("seven_wonders")

    judged = answered(guest, entry, entry.puzzle.tempting)

    assert not judged["solved"]
    assert judged["loss"] > 0.05
    assert judged["solver"]["rating"] < 1500
    names = {guest.http.get("/api/puzzles/seven_wonders").json()["name"] for _ in range(5)}
    assert entry.name not in names


def test_a_move_is_made_choice_by_choice_and_part_by_part(server: Server) -> None:
    guest = server.guest("Dee")
    entry = next(
        each
        for each in book_of("babylon").values()
        if any("," in words for words in each.puzzle.solutions[0])
    )
    path = f"/api/puzzles/babylon/{entry.name}/step"
    made: list[str] = []
    step: dict[str, Any] = {}
    for words in entry.puzzle.solutions[0]:
        parts = words.split(", ")
        for count in range(1, len(parts) + 1):
            step = guest.post(path, {"choices": made, "parts": parts[:count]})
            assert step["composing"] == (count < len(parts))
        made.append(words)
    assert step["over"]
    assert step["position"]["options"] == []


def test_what_is_not_allowed_is_refused_with_its_rule(server: Server) -> None:
    guest, entry = server.guest("Eve"), single("seven_wonders")
    path = f"/api/puzzles/seven_wonders/{entry.name}"

    because = guest.post(f"{path}/why", {"tried": {"choices": []}, "words": "build palace"})
    refused = guest.http.post(f"{path}/step", json={"choices": ["build palace"]})

    assert because["code"]
    assert refused.status_code == httpx.codes.CONFLICT
    assert guest.http.get("/api/puzzles/babel/none").status_code == httpx.codes.NOT_FOUND
    incomplete = guest.http.post(
        f"/api/puzzles/babel/{next(iter(book_of('babel')))}/answer", json={"choices": ["nothing"]}
    )
    assert incomplete.status_code == httpx.codes.CONFLICT


def test_a_puzzle_shows_only_what_its_seat_may_know(server: Server) -> None:
    guest = server.guest("Fay")
    entry = single("seven_wonders")
    game = entry.session().game

    shown = guest.http.get(f"/api/puzzles/seven_wonders/{entry.name}").json()["position"]

    dreamt = game.imagine(entry.puzzle.seat, 3)
    assert dreamt.view(entry.puzzle.seat) == game.view(entry.puzzle.seat)
    assert "seed" not in str(shown)
    assert shown["seat"] == entry.puzzle.seat
