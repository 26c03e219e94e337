"""The board games of Babel: exact, fast, typed."""

from typing import Final

__version__: Final = "0.1.0"
