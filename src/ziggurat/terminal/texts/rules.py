"""What `ziggurat rules` says."""

from typing import Final

from ziggurat.core.text import Text

RULING: Final = Text("ruling", "décision")
REFUSAL: Final = Text("refusal", "refus")
CODE: Final = Text("code", "code")
TESTS: Final = Text("tests", "tests")
