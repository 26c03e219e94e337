"""`i64`: a whole number that the compiler keeps in one machine word.

Interpreted it is a plain `int`.  Compiled it wraps around beyond 63 bits without an error, so keep
every value and every intermediate result below 2**63; docs/contribute/speed.md says what else to
know.
"""

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64  # noqa: PLC0414 -- exported

# The compiler knows the type by its name; while the program runs there is only `int`.  (An `else`
# above would not do: the compiler takes it for unreachable and makes it an error.)
vars(sys.modules[__name__])["i64"] = int
