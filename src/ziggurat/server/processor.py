"""How busy this process is."""

import time
from typing import Final


class ProcessorUse:
    """The share of a core that all threads of this process have used in the last period."""

    def __init__(self, period: float) -> None:
        self._period: Final = period  # seconds
        self._since = time.monotonic()
        self._used = time.process_time()
        self._share = 0.0

    def share(self) -> float:
        """From 0 to 1; more than one core counts as one."""
        now = time.monotonic()
        spent = now - self._since
        if spent >= self._period:
            used = time.process_time()
            self._share = min(1.0, (used - self._used) / spent)
            self._since, self._used = now, used
        return self._share
