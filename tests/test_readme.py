"""The README names every game and the two commands to start with; test_docs.py checks the rest."""

from pathlib import Path

from ziggurat.games.catalogue import GAMES

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
FIRST_SCREEN = 40  # lines


def test_every_game_is_named() -> None:
    for kind in GAMES.values():
        assert f"**{kind.title.en}**" in README


def test_the_first_screen_says_how_to_play() -> None:
    beginning = "\n".join(README.splitlines()[:FIRST_SCREEN])

    assert "make play" in beginning
    assert "make test" in beginning
    assert all(kind.title.en in beginning for kind in GAMES.values())
