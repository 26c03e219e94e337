"""What `ziggurat rules` says."""

from typing import Final

from ziggurat.core.text import Text

RULING: Final = Text("ruling", "décision")
REFUSAL: Final = Text("refusal", "refus")
CODE: Final = Text("code", "code")
TESTS: Final = Text("tests", "tests")
TO_LOOK_UP: Final = Text(
    "Numbered rules, to look things up. To learn the game, take its lesson on the page.",
    "Des règles numérotées, à consulter. Pour apprendre le jeu, suivez sa leçon sur la page.",
)
