"""Errors: a code that programs compare, and a sentence with its values in any language."""

from types import FunctionType

from ziggurat.core.build import ENGINE, IS_COMPILED
from ziggurat.core.error import Message
from ziggurat.core.refusal import TableRefusal
from ziggurat.core.seats import BadSeat, SeatCode, next_seat
from ziggurat.core.text import Text

CARDS = Text(
    "{name!r} has {count:card|cards}, {share:.1f} each.",
    "{name!r} a {count:carte|cartes}, {share:.1f} chacun.",
)
OWNER = Text("It belongs to {owner}.", "C'est la tuile {owner:de |d'}.")


def test_values_are_formatted_and_counted_in_the_language_of_the_reader() -> None:
    two = Message(CARDS, name="Ada", count=2, share=0.5)

    assert "'Ada' has 2 cards, 0.5 each." == two.in_language("en")
    assert "«\u202fAda\u202f» a 2 cartes, 0.5 chacun." == two.in_language("fr")
    one = Message(CARDS, name="Ada", count=1, share=1)
    assert "'Ada' has 1 card, 1.0 each." == one.in_language("en")


def test_a_word_before_a_name_is_elided_where_french_asks_for_it() -> None:
    ada, bel = [Message(OWNER, owner=owner).in_language("fr") for owner in ("Ada", "Bel")]

    assert ada.endswith("Ada.")
    assert "tuile de " not in ada
    assert bel.endswith("tuile de Bel.")


def test_codes_are_what_programs_compare() -> None:
    assert "seat_number" == SeatCode.SEAT_NUMBER.code == BadSeat(7, 3).code.code
    assert "GAME_IS_OVER" == TableRefusal.GAME_IS_OVER.code


def test_the_build_says_whether_it_is_compiled() -> None:
    assert (ENGINE == "compiled") == IS_COMPILED
    assert IS_COMPILED == (not isinstance(next_seat, FunctionType))
