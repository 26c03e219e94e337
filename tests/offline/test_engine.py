"""Tables without a server, called as the page calls them: with JSON."""

import json
from typing import Any

import pytest

from ziggurat.ai.review.judges import VERSION
from ziggurat.games.catalogue import GAMES
from ziggurat.lessons import LESSONS
from ziggurat.offline.desk import Desk
from ziggurat.offline.engine import call

ROOM = "here-1"
BOT = {"type": "bot", "level": "apprentice"}
PERSON = {"type": "open"}


class Browser:
    """Stores what it is given, and asks the engine for everything else."""

    def __init__(self) -> None:
        self.log: dict[str, list[str]] = {}
        self.at = 1000.0
        self.ids = iter(range(10_000))

    def ask(self, type_: str, **values: object) -> Any:  # noqa: ANN401 - JSON
        self.at += 1
        usual = {"room": ROOM, "at": self.at, "secret": "s"}
        return json.loads(call(json.dumps({"type": type_, **usual, **values})))

    def commit(self, type_: str, **values: object) -> Any:  # noqa: ANN401 - JSON
        changed = self.ask(type_, **values)
        for commit in changed.get("commits", []):
            entries = self.log.setdefault(commit["room"], [])
            assert len(entries) + 1 == commit["first"]
            entries.extend(commit["entries"])
        return changed

    def open(self, game: str, *seats: dict[str, str], names: tuple[str, ...] = ("Ann",)) -> None:
        plan = {"game": game, "seats": seats}
        self.commit("open", plan=plan, names=names)

    def send(self, seat: int, **message: object) -> Any:  # noqa: ANN401 - JSON
        text = json.dumps({"id": f"id-{next(self.ids)}", **message})
        return self.commit("send", seat=seat, message=text)["answer"]

    def show(self, seat: int = 0) -> Any:  # noqa: ANN401 - JSON
        return self.ask("show", seat=seat, since=0)

    def let_bots_play(self) -> None:
        while (turn := self.ask("ask"))["question"]:
            answer = self.ask("think", question=turn["question"])
            self.commit("answered", decision=turn["decision"], words=answer["words"])

    def choose_first(self, seat: int) -> None:
        shown = self.show(seat)
        parts = [shown["options"][0]["words"]]
        while True:
            composed = self.send(seat, type="compose", version=shown["version"], parts=parts)
            if composed["complete"]:
                break
            parts.append(composed["options"][0]["words"])
        words = ", ".join(parts)
        done = self.send(seat, type="choose", version=shown["version"], words=words)
        assert "done" == done["type"], done

    def play(self, people: tuple[int, ...] = (0,)) -> Any:  # noqa: ANN401 - JSON
        """The game to its end, always by the first option."""
        for _ in range(1000):
            self.let_bots_play()
            shown = self.show(people[0])
            if shown["state"] == "over":
                return shown
            self.choose_first(next(seat for seat in shown["waiting_for"] if seat in people))
        raise AssertionError("the game does not end")


@pytest.fixture
def browser(monkeypatch: pytest.MonkeyPatch) -> Browser:
    monkeypatch.setattr("ziggurat.offline.engine.DESK", Desk())
    return Browser()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_bots_is_played_stored_and_replayed(browser: Browser, game: str) -> None:
    browser.open(game, PERSON, *[BOT] * (2 if 3 in GAMES[game].players else 1))
    over = browser.play()
    browser.ask("unload")
    browser.ask("load", entries=browser.log[ROOM])

    assert over["ending"] == browser.show()["ending"]
    last = browser.ask("positions", first=0, last=0, reader=0, seat=1)
    assert (1, over["choices"]) == (last[0]["seat"], last[0]["of"])
    assert "over" == browser.ask("summary")["state"]


def test_a_game_can_be_resumed_from_its_stored_entries(browser: Browser) -> None:
    browser.open("babel", PERSON, BOT)
    browser.let_bots_play()
    browser.choose_first(0)
    before = browser.show()
    browser.ask("unload")
    assert "no_table" == browser.ask("show", seat=0, since=0)["code"]
    browser.ask("load", entries=browser.log[ROOM])
    after = browser.show()

    assert {**before, "now": 0} == {**after, "now": 0}


def test_people_at_one_screen_see_their_own_hands_only(browser: Browser) -> None:
    browser.open("seven_wonders", PERSON, PERSON, PERSON, names=("Ann", "Bob", "Cid"))
    hidden = browser.ask("positions", first=0, last=0, reader=0, seat=1)

    assert "seat_hidden" == hidden["code"]
    assert browser.show(0)["view"] != browser.show(1)["view"]
    assert ["Ann", "Bob", "Cid"] == [chair["name"] for chair in browser.show(0)["chairs"]]
    assert [True] * 3 == [chair["present"] for chair in browser.show(0)["chairs"]]
    assert "over" == browser.play((0, 1, 2))["state"]


def test_an_answer_to_an_old_question_changes_nothing(browser: Browser) -> None:
    browser.open("babel", BOT, BOT, names=())
    turn = browser.ask("ask")
    words = browser.ask("think", question=turn["question"])["words"]
    old = browser.commit("answered", decision=turn["decision"] - 1, words=words)

    assert [] == old["commits"]
    assert browser.commit("answered", decision=turn["decision"], words=words)["commits"]


def test_a_bot_that_fails_is_replaced_by_chance(browser: Browser) -> None:
    browser.open("babel", BOT, BOT, names=())
    turn = browser.ask("ask")

    assert browser.commit("answered", decision=turn["decision"], words="")["commits"]


def test_a_request_is_done_once(browser: Browser) -> None:
    browser.open("babel", PERSON, BOT)
    browser.let_bots_play()
    shown = browser.show()
    words = shown["options"][0]["words"]
    message = json.dumps({"type": "choose", "id": "1", "version": shown["version"], "words": words})
    first = browser.commit("send", seat=0, message=message)
    second = browser.commit("send", seat=0, message=message)

    assert first["answer"] == second["answer"]
    assert (1, 0) == (len(first["commits"]), len(second["commits"]))


def test_what_is_refused_says_why(browser: Browser) -> None:
    browser.open("babel", PERSON, BOT)
    refused = browser.send(0, type="choose", version=browser.show()["version"], words="fly")

    assert ("refused", "unknown_action") == (refused["type"], refused["code"])


def test_an_exported_game_goes_on_where_it_is_imported(browser: Browser) -> None:
    browser.open("babylon", PERSON, PERSON, BOT, names=("Ann", "Bob"))
    browser.let_bots_play()
    browser.choose_first(browser.show()["waiting_for"][0])
    record = browser.ask("export")["record"]
    before = browser.show()
    values = {"record": record, "name": "You"}
    browser.commit("import", **{**values, "room": "here-2"})
    after = browser.ask("show", room="here-2", seat=0, since=0)

    same = ("view", "options", "choices", "waiting_for")
    assert [before[name] for name in same] == [after[name] for name in same]
    chairs = [[{**chair, "since": None} for chair in each["chairs"]] for each in (before, after)]
    assert chairs[0] == chairs[1]


def test_a_finished_game_can_be_imported_to_look_at_it(browser: Browser) -> None:
    browser.open("babel", PERSON, BOT)
    browser.play()
    record = browser.ask("export")["record"]
    browser.commit("import", room="here-2", record=record, name="You")

    assert "over" == browser.ask("summary", room="here-2")["state"]


@pytest.mark.parametrize(
    "damage",
    ["{}", "no record", '{"ziggurat_record": 1}'],
)
def test_what_is_no_record_is_not_imported(browser: Browser, damage: str) -> None:
    refused = browser.ask("import", record=damage, name="You")

    assert "bad_record" == refused["code"]


def test_the_same_players_meet_again(browser: Browser) -> None:
    browser.open("babel", PERSON, BOT)
    early = browser.ask("again", new="here-2")
    browser.play()
    browser.commit("again", new="here-2")
    again = browser.ask("show", room="here-2", seat=0, since=0)

    assert "rematch_too_early" == early["code"]
    assert "here-2" == browser.show()["rematch"]
    assert "playing" == again["state"]
    assert ["Ann", "apprentice"] == [chair["name"] for chair in again["chairs"]]


@pytest.mark.parametrize("game", LESSONS)
def test_lessons_are_told(browser: Browser, game: str) -> None:
    told = browser.ask("lesson", game=game)

    assert told["steps"]
    assert {"type", "id", "code", "rule"} == set(
        browser.ask("lesson_why", game=game, step=0, words=first_words(told))
    )


def first_words(told: Any) -> str:  # noqa: ANN401 - JSON
    """The words of some option in a lesson."""
    [first, *_] = [each for step in told["steps"] for each in step["position"]["options"]]
    return str(first["words"])


def test_games_are_listed(browser: Browser) -> None:
    assert list(GAMES) == [game["name"] for game in browser.ask("games")]


def lost_game(browser: Browser) -> None:
    """A game in which the person does as little as possible."""
    browser.open("babel", PERSON, BOT)
    browser.play()


def reviewed(browser: Browser, numbers: range) -> dict[int, str]:
    tasks = browser.ask("list_moves")["tasks"]
    return {at: browser.ask("examine", task=tasks[at])["found"] for at in numbers}


def test_a_finished_game_is_reviewed_move_by_move(browser: Browser) -> None:
    lost_game(browser)
    listed = browser.ask("list_moves")
    found = reviewed(browser, range(2))
    review = browser.ask("review", found=found, of=len(listed["tasks"]), running=True)

    assert listed["version"] == VERSION
    assert (len(listed["tasks"]), True) == (review["of"], review["running"])
    assert 2 == len(review["moves"])
    for number, move in enumerate(review["moves"]):
        line = browser.ask("better_line", found=found[number])
        assert [*move["better"], None] == [
            each["taken"] and each["taken"]["choice"]["words"] for each in line
        ]


def test_a_game_is_reviewed_once_it_is_over(browser: Browser) -> None:
    browser.open("babel", PERSON, BOT)

    assert "review_too_early" == browser.ask("list_moves")["code"]
    assert "review_too_early" == browser.ask("review", found={}, of=0, running=False)["code"]


@pytest.mark.parametrize("game", GAMES)
def test_hints_are_given_from_what_the_seat_knows(browser: Browser, game: str) -> None:
    plan = {"game": game, "seats": [PERSON, *[BOT] * (2 if 3 in GAMES[game].players else 1)]}
    browser.commit("open", plan={**plan, "hints": True}, names=("Ann",))
    browser.let_bots_play()
    shown = browser.show()
    [task] = browser.ask("ask_hint", seat=0, version=shown["version"])["tasks"]
    found = browser.ask("examine", task=task)["found"]
    given = browser.ask("give_hint", seat=0, version=shown["version"], found=found)
    browser.log[ROOM] += given["commit"]["entries"]
    best = given["hints"][0]["choice"]["words"]
    done = browser.send(0, type="choose", version=browser.show()["version"], words=best)

    assert "done" == done["type"], done


def test_a_hint_for_an_old_question_is_not_given(browser: Browser) -> None:
    browser.commit(
        "open", plan={"game": "babel", "seats": [PERSON, BOT], "hints": True}, names=("Ann",)
    )
    browser.let_bots_play()
    version = browser.show()["version"]
    browser.choose_first(0)

    assert "stale" == browser.ask("ask_hint", seat=0, version=version)["code"]
    assert "no_hint" == browser.ask("give_hint", seat=0, version=version, found="[]")["code"]


def test_a_table_without_hints_gives_none(browser: Browser) -> None:
    browser.open("babel", PERSON, BOT)
    browser.let_bots_play()
    refused = browser.ask("ask_hint", seat=0, version=browser.show()["version"])

    assert "hints_off" == refused["code"]


def test_a_finished_game_goes_on_from_any_move(browser: Browser) -> None:
    lost_game(browser)
    values = {"choices": 3, "seat": 1, "level": "apprentice", "name": "Ann"}
    browser.commit("fork", new="here-2", **values)
    forked = browser.ask("show", room="here-2", seat=1, since=0)

    assert ("playing", 3) == (forked["state"], forked["choices"])
    assert ["apprentice", "Ann"] == [chair["name"] for chair in forked["chairs"]]
