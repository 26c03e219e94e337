"""What `ziggurat rules` says."""

from typing import Final

from ziggurat.core.text import Text

RULES_OF: Final = Text("The rules of {game}", "Les règles de {game}")
RULE: Final = Text("rule", "règle")
STATEMENT: Final = Text("statement", "énoncé")
TESTS: Final = Text("tests", "tests")
