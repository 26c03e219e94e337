"""Any text made of the game's words is an action or none; an action is allowed or refused."""

from collections.abc import Iterator
from itertools import product

import pytest

from walks import Chance
from ziggurat.core.action import Action, UnknownAction
from ziggurat.core.refusal import Refusal
from ziggurat.core.text import LANGUAGES, Language, Phrasebook
from ziggurat.games import babylon
from ziggurat.games.babylon import KIND, Babylon

from .tables import options

PLACES = ["a1.0", "h8.0", "a1.1", "b1.1", "h8.1", "c3.2", "c5.2", "h8.16", "a1.17", "i9.1", "a0.1"]
PIECES = ["stairs", "fountain", "bridge", "statue", "belvedere", "carrier", "blank"]
HOLES = ["a1", "h8", "c3", "i1", "a9", "a0", ""]
NUMBERS = ["-1", "0", "1", "2", "3", "4", "16", "17", "1e0", ""]
SUPPORTS = ["none", "single", "double", "statue", "triple"]


def texts() -> Iterator[str]:
    """Texts built from the vocabulary: sensible, senseless, too short and too long."""
    for piece in PIECES:
        yield piece
        for place in PLACES:
            yield f"{piece} {place}"
            for other in PLACES:
                yield f"{piece} {place} {other}"
        yield f"{piece} a1.1 b1.1 c1.1"
    for hole, number in product(HOLES, NUMBERS):
        yield f"at {hole} storey {number}"
    for supports in product(SUPPORTS, repeat=4):
        yield f"on {' '.join(supports)}"
    yield "on single single single"
    for number in NUMBERS:
        yield f"turned {number}"
    for verb, stack in product(["dig", "remove"], HOLES):
        yield f"{verb} {stack}"
    yield from ["lay", "lay dug", "lay stored", "lay notch", "end", "store", "discard", "END end"]
    yield from ["", " ", ",", "\x00", "dig a1, end", "9" * 5000, "turned " + "9" * 5000]


def parsed() -> tuple[list[Action], list[str]]:
    known: list[Action] = []
    unknown: list[str] = []
    for text in texts():
        try:
            known.append(babylon.parse(text))
        except UnknownAction:
            unknown.append(text)
    return known, unknown


KNOWN, UNKNOWN = parsed()


def positions(seed: int) -> Iterator[Babylon]:
    """Some positions of a random game, parts of a placement included."""
    game = babylon.new(seed, 2 + seed)
    chance = Chance(seed)
    while game.to_act():
        if chance.below(12) == 0:
            yield game
        game.apply(game.to_act()[0], chance.choice(options(game)))
    yield game


def test_many_texts_name_an_action_and_many_do_not() -> None:
    assert len(KNOWN) > 400
    assert len(UNKNOWN) > 400
    assert all(action == KIND.parse(action.text) for action in KNOWN)


@pytest.mark.parametrize("seed", range(3))
def test_every_action_is_allowed_or_refused_and_never_fails(seed: int) -> None:
    allowed = 0
    for game in positions(seed):
        for seat in range(game.seats):
            offered = set(game.options(seat))
            for action in KNOWN:
                refusal = game.why_not(seat, action)
                assert refusal is None or isinstance(refusal, Refusal)
                assert (refusal is None) is (action in offered), action
                allowed += refusal is None
    assert allowed


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_name_for_people(language: Language) -> None:
    book = Phrasebook(language, KIND.texts.terms)
    for action in KNOWN:
        phrase = action.phrase()
        assert book.say(KIND.texts.actions[phrase.name], phrase.values)
