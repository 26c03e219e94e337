"""Whether this is the compiled build."""

from typing import Final

IS_COMPILED: Final[bool] = not __file__.endswith(".py")
ENGINE: Final[str] = "compiled" if IS_COMPILED else "interpreted"
