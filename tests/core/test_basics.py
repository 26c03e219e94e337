"""What every table has: seats, settings, refusals, and an option described."""

import pytest

from ziggurat.core.components import ComponentSet, read_components
from ziggurat.core.game import Game
from ziggurat.core.kind import BadSetting, Option
from ziggurat.core.plain import BadPart
from ziggurat.core.refusal import IllegalAction, TableRefusal
from ziggurat.core.seats import BadSeat, next_seat
from ziggurat.core.source import Sealed
from ziggurat.core.text import Phrasebook, Text
from ziggurat.games import babel, babylon


def test_the_seat_on_the_left_plays_next() -> None:
    assert [1, 2, 0] == [next_seat(seat, 3) for seat in range(3)]


def test_errors_say_what_was_wrong() -> None:
    assert "There is no seat 7: the seats are 0 to 2." == str(BadSeat(7, 3))
    refused = IllegalAction(babel.parse("end"), TableRefusal.GAME_IS_OVER)
    assert "end: The game is over. (CO-ACT-1)" == str(refused)
    assert Text("The game is over.", "La partie est finie.") == refused.refusal.text
    with pytest.raises(BadSetting, match="Babylon needs 2 to 4 players, not 5"):
        babylon.KIND.check_players(5)
    with pytest.raises(BadPart, match="Babel has no component sets"):
        babel.KIND.add_components("{}")
    with pytest.raises(BadPart, match=r"\$ must be an object"):
        read_components("[]", "babble")


def test_a_game_started_by_one_click_has_the_suggested_settings() -> None:
    option = Option("length", (1, 2), Text("Length", "Longueur"))

    assert 1 == option.usual
    assert 2 == option._replace(suggested=2).usual
    assert not option.is_main


def test_a_table_without_component_sets_has_no_names_of_its_own() -> None:
    assert {} == babel.new(seed=1).own_terms()


def test_loaded_component_sets_can_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(babylon.KIND.component_sets, "club", ComponentSet("club"))

    settings = {option.name: babylon.KIND.settings_of(option) for option in babylon.KIND.options}

    assert ("standard", "club") == (settings["components"][0], settings["components"][-1])
    assert 1 == settings["components"].count("standard")
    assert (1, 2) == settings["bridge_length"]


def test_an_option_is_described_by_the_phase_that_asks() -> None:
    game = babylon.new(3, 4)

    described = game.describe(game.to_act()[0], babylon.parse("dig a1"))

    assert "pillars" in described.values


def test_the_bias_of_a_shuffle_stays_below_one_in_two_to_the_32() -> None:
    assert 2**256 == Sealed("1").room * 2**32


def test_a_number_serves_no_more_cards_than_it_has_room_for() -> None:
    game = Game()
    game.source = Narrow("", room=5)
    cards = [0, 1, 2]

    game.shuffle(cards)

    assert 2 == game.drawn  # 5 cases are enough for three cards, but not for two more
    assert [0, 1, 2] == sorted(cards)


class Narrow(Sealed):
    def number(self, index: int) -> int:
        return index + 1


def test_a_seat_without_a_name_is_a_number() -> None:
    text = Text("{seat} draws {count:card|cards}.", "{seat} pioche {count:carte|cartes}.")

    assert "Ada pioche 1 carte." == Phrasebook("fr", {}, ["Ada"]).say(text, {"seat": 0, "count": 1})
    assert "1 draws 1 card." == Phrasebook("en", {}, ["Ada"]).say(text, {"seat": 1, "count": 1})
