"""Choices made of parts: composed without a trace, logged and published as a whole."""

import pytest

from server.rooms import PEOPLE, STRANGER, RoomDriver, refused, seated, two_people
from walks import Chance
from ziggurat.core.seats import SPECTATOR
from ziggurat.server.room.choices import compose, why
from ziggurat.server.room.entries import Chose
from ziggurat.server.room.protocol import ENCODER, Choose, Compose, RequestError, Undo, Why


def building() -> tuple[RoomDriver, int]:
    """A game of Babylon where a seat may lay a tile, and that seat."""
    driver, chance = seated("babylon", 2), Chance(1)
    while True:
        (seat,) = driver.room.to_act()
        if any(offer.opens for offer in driver.sees(seat).options):
            return driver, seat
        driver.choose_any(chance)


def complete(driver: RoomDriver, seat: int) -> list[str]:
    """The parts of a choice, each the first that is offered."""
    offer = next(offer for offer in driver.sees(seat).options if offer.opens)
    parts = [offer.words]
    while not (composed := compose(driver.room, PEOPLE[seat], Compose("c", parts))).complete:
        parts.append(composed.options[0].words)
    return parts


def test_composing_changes_nothing_and_nobody_else_sees_it() -> None:
    driver, seat = building()
    before = [ENCODER.encode(driver.sees(each)) for each in (0, 1, SPECTATOR)]
    entries = len(driver.log)

    parts = complete(driver, seat)

    assert len(parts) > 2
    assert before == [ENCODER.encode(driver.sees(each)) for each in (0, 1, SPECTATOR)]
    assert entries == len(driver.log)


def test_each_part_is_answered_with_the_options_for_the_next() -> None:
    driver, seat = building()
    opening = next(offer for offer in driver.sees(seat).options if offer.opens)

    first = compose(driver.room, PEOPLE[seat], Compose("c", [opening.words]))

    assert ("c", False) == (first.id, first.complete)
    assert {"at"} == {offer.words.split()[0] for offer in first.options}
    assert first.view != driver.sees(seat).view


def test_a_complete_choice_is_one_entry_and_one_undo() -> None:
    driver, seat = building()
    before = driver.sees(seat)
    words = ", ".join(complete(driver, seat))

    entry = driver.choose_words(seat, words)

    assert isinstance(entry, Chose)
    assert words == entry.words
    assert before.choices + 1 == driver.sees(seat).choices
    assert ENCODER.encode(driver.sees(seat)) == ENCODER.encode(resumed(driver).sees(seat))
    if driver.sees(seat).can_undo:
        driver.ask(PEOPLE[seat], Undo("u", driver.room.version))
        assert before.view == driver.sees(seat).view


def resumed(driver: RoomDriver) -> RoomDriver:
    again = two_people()
    again.room, again.log, again.now = driver.again(), driver.log, driver.now
    return again


def test_the_consequences_of_a_complete_choice_are_not_shown() -> None:
    driver = two_people()
    (seat,) = driver.room.to_act()
    option = driver.sees(seat).options[0]

    composed = compose(driver.room, PEOPLE[seat], Compose("c", [option.words]))

    assert composed.complete
    assert (None, [], None) == (composed.prompt, composed.options, composed.view)


def test_an_incomplete_choice_is_refused() -> None:
    driver, seat = building()
    parts = complete(driver, seat)
    version = driver.room.version

    for count in range(1, len(parts)):
        words = ", ".join(parts[:count])
        assert "incomplete" == refused(driver, PEOPLE[seat], Choose("x", version, words))
        assert "" == why(driver.room, PEOPLE[seat], Why("w", words)).code


def test_a_part_that_is_not_allowed_is_refused_with_its_rule() -> None:
    driver, seat = building()
    opening = next(offer for offer in driver.sees(seat).options if offer.opens).words
    words = f"{opening}, at h8 storey 7"

    with pytest.raises(RequestError) as caught:
        compose(driver.room, PEOPLE[seat], Compose("c", words.split(", ")))
    assert caught.value.code.rule.startswith("BY-")
    because = why(driver.room, PEOPLE[seat], Why("w", words))
    assert caught.value.code.rule == because.rule
    code = refused(driver, PEOPLE[seat], Choose("x", driver.room.version, words))
    assert caught.value.code.code == code


@pytest.mark.parametrize("parts", [["fly away"], ["lay dug", ""], ["lay dug, "]])
def test_unknown_parts_are_refused(parts: list[str]) -> None:
    driver, seat = building()

    with pytest.raises(RequestError) as caught:
        compose(driver.room, PEOPLE[seat], Compose("c", parts))
    assert "unknown_action" == caught.value.code.code


def test_only_the_seat_that_must_choose_composes() -> None:
    driver, seat = building()
    opening = next(offer for offer in driver.sees(seat).options if offer.opens).words

    for requester, code in ((PEOPLE[1 - seat], "NOT_YOUR_CHOICE"), (STRANGER, "spectator")):
        with pytest.raises(RequestError) as caught:
            compose(driver.room, requester, Compose("c", [opening]))
        assert code == caught.value.code.code


def test_composing_for_an_older_question_is_stale() -> None:
    driver, seat = building()
    seen = driver.sees(seat)
    driver.choose_words(seat, ", ".join(complete(driver, seat)))

    with pytest.raises(RequestError, match="has changed"):
        compose(driver.room, PEOPLE[seat], Compose("c", [seen.options[0].words], seen.version))


def test_a_seat_that_must_choose_gets_a_prompt() -> None:
    driver = two_people()
    (seat,) = driver.room.to_act()

    asked = driver.sees(seat).prompt
    assert asked is not None
    assert asked.name in driver.room.kind.texts.prompts
    assert driver.sees(1 - seat).prompt is None
    assert driver.sees(SPECTATOR).prompt is None
