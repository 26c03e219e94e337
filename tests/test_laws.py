"""The laws of all games, with every number of players and every pair of settings."""

from collections.abc import Callable
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import states
from walks import Case, Chance, case_name, cases, walk
from ziggurat.core.game import Game
from ziggurat.core.kind import Kind
from ziggurat.core.record import read
from ziggurat.core.seats import SPECTATOR
from ziggurat.core.session import Session, resume
from ziggurat.core.snapshot import fields_of, load, save, state_of
from ziggurat.core.source import Dream
from ziggurat.core.text import LANGUAGES, Language, Phrasebook, names_in
from ziggurat.games.catalogue import GAMES

every_case = pytest.mark.parametrize("case", cases(), ids=case_name)
# Several random games by the plain rules, one with each combination of options.
every_trial = pytest.mark.parametrize(
    ("case", "seed"),
    [
        pytest.param(case, seed, id=f"{case_name(case)}-{seed}")
        for case in cases()
        for seed in ((0,) if case[2] else (0, 1, 2))
    ],
)


def on_some_positions(case: Case, seed: int, law: Callable[[Game, Chance], None]) -> None:
    """Hold a law against about forty positions of a random game, its first and last included."""
    length = sum(1 for _ in walk(case, seed))
    stride = max(1, length // 40)
    chance = Chance(seed + 1000)
    for number, game in enumerate(walk(case, seed)):
        if number % stride == 0 or number == length - 1:
            law(game, chance)


@every_trial
def test_law_1_what_is_offered_is_exactly_what_is_not_refused(case: Case, seed: int) -> None:
    kind = case[0]

    def law(game: Game, _: Chance) -> None:
        for seat in range(game.seats):
            offered = game.options(seat)
            allowed = {a for a in kind.conceivable(game) if game.why_not(seat, a) is None}

            assert len(set(offered)) == len(offered)
            assert allowed == set(offered)

    on_some_positions(case, seed, law)


@every_trial
def test_law_2_an_imagined_world_changes_nothing_the_seat_may_know(case: Case, seed: int) -> None:
    def law(game: Game, chance: Chance) -> None:
        before = save(game)
        for seat in range(game.seats):
            world = game.imagine(seat, chance.below(1000))

            assert game.view(seat) == world.view(seat)
            assert game.options(seat) == world.options(seat)
            assert game.to_act() == world.to_act()
            assert game.view(SPECTATOR) == world.view(SPECTATOR)
        everybody = [*range(game.seats), SPECTATOR]
        assert [game.view(seat) for seat in everybody] == game.views(everybody)
        assert before == save(game)

    on_some_positions(case, seed, law)


@every_trial
def test_law_2_a_dream_depends_only_on_what_the_seat_may_know(case: Case, seed: int) -> None:
    """Dreaming in a dream gives the same world: so nothing of the true state shines through."""

    def law(game: Game, chance: Chance) -> None:
        for seat in range(game.seats):
            dream = chance.below(1000)
            other_world = game.imagine(seat, chance.below(1000))

            assert state_of(game.imagine(seat, dream)) == state_of(other_world.imagine(seat, dream))

    on_some_positions(case, seed, law)


@every_trial
def test_law_3_nothing_is_made_or_lost(case: Case, seed: int) -> None:
    first = next(walk(case, seed)).census()

    def law(game: Game, chance: Chance) -> None:
        assert first == game.census()
        for seat in range(game.seats):
            assert first == game.imagine(seat, chance.below(1000)).census()

    on_some_positions(case, seed, law)


@every_trial
def test_law_4_a_copy_is_a_world_of_its_own(case: Case, seed: int) -> None:
    def law(game: Game, chance: Chance) -> None:
        before = save(game)
        copy = game.copy()
        assert state_of(game) == state_of(copy)

        for _ in range(10):
            for seat in copy.to_act()[:1]:
                copy.apply(seat, chance.choice(copy.options(seat)))
        assert before == save(game)

    on_some_positions(case, seed, law)


@every_trial
def test_law_4_derived_fields_follow_from_the_others(case: Case, seed: int) -> None:
    def law(game: Game, _: Chance) -> None:
        again = game.copy()
        again.derive()
        for name in states.derived(type(game)):
            assert spelled_out(getattr(game, name)) == spelled_out(getattr(again, name)), name

    on_some_positions(case, seed, law)


@every_trial
def test_law_4_a_snapshot_brings_the_game_back_at_any_moment(case: Case, seed: int) -> None:
    def law(game: Game, chance: Chance) -> None:
        twin = load(case[0], save(game))
        assert state_of(game) == state_of(twin)

        original = game.copy()
        for _ in range(5):
            for seat in original.to_act()[:1]:
                action = chance.choice(original.options(seat))
                original.apply(seat, action)
                twin.play(seat, action)
        assert state_of(original) == state_of(twin)

    on_some_positions(case, seed, law)


def spelled_out(value: object) -> object:
    """A value with all that is in it, also where equal values are different objects."""
    if isinstance(value, list | tuple):
        return [spelled_out(each) for each in value]
    fields = getattr(type(value), "__slots__", ())
    return {name: getattr(value, name) for name in fields} if fields else value


@every_case
def test_law_4_no_slot_is_forgotten(case: Case) -> None:
    """Mark every slot of a game with a value of its own: the copy must carry every mark."""
    game = next(walk(case, 0))
    copy = game.copy()
    for name in fields_of(game):
        value = getattr(game, name)
        if isinstance(value, list | dict) and name != "sealed":
            assert value is not getattr(copy, name), f"{name} is shared with the copy"
    for marked in fields_of(game):
        value = getattr(game, marked)
        if isinstance(value, bool | int):
            setattr(game, marked, not value)
        elif isinstance(value, tuple):
            setattr(game, marked, (*value, 99))
        assert getattr(game, marked) == getattr(game.copy(), marked), marked


@every_trial
def test_law_5_a_record_replays_to_the_same_game(case: Case, seed: int) -> None:
    kind, players, options = case
    session = Session(kind, str(seed), players, options)
    chance = Chance(seed)
    while waiting := session.current.to_act():
        seat = chance.seat(waiting)
        action = chance.choice(session.current.options(seat))
        assert action == kind.parse(action.text)
        assert action == kind.parse(f"  {action.text.upper()} ")
        session.choose(seat, action)

    again = resume(kind, read(session.record.to_text()))

    assert session.game.outcome is not None
    assert state_of(session.game) == state_of(again.game)
    assert session.events == again.events
    assert session.record == again.record


@every_trial
def test_law_6_somebody_can_act_until_there_is_an_outcome(case: Case, seed: int) -> None:
    for game in walk(case, seed):
        waiting = game.to_act()
        assert bool(waiting) == (game.outcome is None)
        assert all(game.options(seat) for seat in waiting)
        choosers = [seat for seat in range(game.seats) if game.may_act(seat)]
        assert choosers == (sorted(game.agenda[-1].choosers(game)) if game.agenda else [])
        assert all(not game.options(seat) or seat in choosers for seat in range(game.seats))
        assert all(phase.next_to_choose(game) in waiting for phase in game.agenda[-1:])

    assert game.outcome is not None
    assert len(game.outcome.ranks) == game.seats


@every_trial
def test_law_7_an_event_shows_a_seat_only_what_it_may_know(case: Case, seed: int) -> None:
    """Where a seat cannot tell two worlds apart, before and after, it hears the same of both."""
    compared = 0

    def law(game: Game, chance: Chance) -> None:
        nonlocal compared
        for seat in range(game.seats):
            for actor in game.to_act():
                true_world = game.copy()
                other_world = game.imagine(seat, chance.below(1000))
                true_world.hear()
                other_world.hear()
                action = chance.choice(true_world.options(actor))
                others = other_world.options(actor)
                same = action in others and (actor == seat or chance.below(2))
                true_world.apply(actor, action)
                other_world.apply(actor, action if same else chance.choice(others))
                if true_world.view(seat) == other_world.view(seat):
                    compared += 1
                    heard = [event.seen_by(seat) for event in true_world.hear()]
                    assert heard == [event.seen_by(seat) for event in other_world.hear()]

    on_some_positions(case, seed, law)
    assert compared, "no two worlds were alike: the law was not tried"


@every_case
def test_undo_goes_back_to_the_last_revelation_and_no_further(case: Case) -> None:
    kind, players, options = case

    @settings(max_examples=15, deadline=None, derandomize=True)
    @given(seed=st.integers(0, 2**32), steps=st.integers(1, 60))
    def law(seed: int, steps: int) -> None:
        session = Session(kind, str(seed), players, options)
        chance = Chance(seed)
        for _ in range(steps):
            for seat in session.game.to_act()[:1]:
                session.choose(seat, chance.choice(session.game.options(seat)))
        revealed = session.game.revealed
        while session.choices and session.can_undo(session.choices[-1].seat):
            session.undo()
            assert revealed == session.game.revealed

        again = resume(kind, session.record)
        assert state_of(again.game) == state_of(session.game)
        assert again.events == session.events

    law()


@every_case
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said_in_both_languages(case: Case, language: Language) -> None:
    kind, players, _ = case
    texts = kind.texts
    say = Phrasebook(language, texts.terms, [f"P{seat}" for seat in range(players)]).say
    for game in walk(case, 0):
        for event in game.hear():
            for seat in (SPECTATOR, *range(game.seats)):
                phrase = event.seen_by(seat)
                assert say(texts.events[phrase.name], phrase.values)
        for seat in game.to_act():
            for action in game.options(seat):
                for phrase in (action.phrase(), game.describe(seat, action)):
                    assert say(texts.actions[phrase.name], phrase.values)
    assert game.outcome is not None
    assert game.outcome.reason in texts.reasons
    columns = 1 if kind.cooperative else players
    for row in game.outcome.sheet:
        assert row.name in texts.rows
        assert len(row.values) == columns


@every_case
def test_every_seat_that_may_choose_gets_a_prompt(case: Case) -> None:
    """A prompt has a text in both languages that takes exactly its values; others get none."""
    prompts = case[0].texts.prompts
    for game in walk(case, 0):
        for seat in (SPECTATOR, *range(game.seats)):
            prompt = game.prompt(seat)
            assert (prompt is not None) == game.may_act(seat)
            if prompt is not None:
                text = prompts[prompt.name]
                for language in LANGUAGES:
                    assert set(prompt.values) == set(names_in(text.in_language(language)))


@every_case
def test_options_that_differ_read_differently(case: Case) -> None:
    """A client narrows the options by their phrases alone, so no two may be alike."""
    for game in walk(case, 0):
        for seat in game.to_act():
            options = game.options(seat)
            phrases = {str(action.phrase()) for action in options}
            assert len(options) == len(phrases)


def test_a_dream_of_another_number_is_another_world() -> None:
    numbers = {Dream(seed).number(index) for seed in range(100) for index in range(100)}

    assert len(numbers) == 10_000


@pytest.mark.parametrize("kind", GAMES.values(), ids=lambda kind: kind.name)
def test_the_settings_of_an_option_differ(kind: Kind) -> None:
    for option in kind.options:
        assert len(set(option.settings)) == len(option.settings)


@pytest.mark.parametrize("kind", GAMES.values(), ids=lambda kind: kind.name)
def test_the_cases_cover_every_pair_of_settings(kind: Kind) -> None:
    for players in kind.players:
        walked = [kind.complete(case[2]) for case in cases() if case[:2] == (kind, players)]
        for first, second in combinations(kind.options, 2):
            pairs = {(each[first.name], each[second.name]) for each in walked}
            assert pairs == set(product(first.settings, second.settings))
