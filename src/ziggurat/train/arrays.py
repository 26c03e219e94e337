"""Arrays on the graphics card if CuPy finds one, and otherwise in memory: the same functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import numpy as np

if TYPE_CHECKING:
    import numpy as xp  # noqa: ICN001 -- the name of whichever it is
    from numpy.typing import NDArray
else:
    try:
        import cupy as xp

        xp.cuda.runtime.getDeviceCount()
    except Exception:  # noqa: BLE001 -- CuPy fails in many ways where there is no card
        import numpy as xp  # noqa: ICN001 -- as above

__all__ = ["in_memory", "xp"]

Number = TypeVar("Number", bound=np.generic)


def in_memory(array: NDArray[Number]) -> NDArray[Number]:
    """The same array where numpy finds it."""
    return array if xp is np else xp.asnumpy(array)  # type: ignore[attr-defined] # of CuPy
