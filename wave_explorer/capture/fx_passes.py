"""Each pass over the fx graph becomes a stage; a pass can be switched off.

Wave runs its passes through one function, ``try_apply_pass``, imported by name into two modules: the pass list
itself, and the sub-passes of ``set_node_indices``.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from wave_explorer.capture.active import active
from wave_explorer.capture.patching import HookPoint


def _wrap_try_apply_pass(original: Callable[..., Any]) -> Callable[..., Any]:
    def try_apply_pass(p: Callable[[], Any], trace: Any, *args: Any, **kwargs: Any) -> Any:
        capture = active.get()
        if capture is None:
            return original(p, trace, *args, **kwargs)
        return capture.run_pass(p, trace, lambda body: original(body, trace, *args, **kwargs))

    return try_apply_pass


def _wrap_trace(original: Callable[..., Any]) -> Callable[..., Any]:
    def trace_kernel(self: Any, *args: Any, **kwargs: Any) -> Any:
        capture = active.get()
        if capture is None:
            return original(self, *args, **kwargs)
        return capture.run_trace(lambda: original(self, *args, **kwargs))

    return trace_kernel


class PassTimer:
    """Wall time of a pass without what the capture itself spends inside it.

    Args:
        overhead: gives the seconds that the capture has spent so far.
    """

    def __init__(self, overhead: Callable[[], float]) -> None:
        self._overhead = overhead
        self.seconds: float | None = None

    def __enter__(self) -> PassTimer:
        self._overhead_before = self._overhead()
        self._start = time.perf_counter()
        return self

    def __exit__(self, *exception: object) -> None:
        elapsed = time.perf_counter() - self._start
        self.seconds = max(0.0, elapsed - (self._overhead() - self._overhead_before))


PASS_HOOKS = (
    HookPoint("wave_lang.kernel.wave.wave", "try_apply_pass", "the fx passes", _wrap_try_apply_pass),
    HookPoint(
        "wave_lang.kernel.wave.analysis.index_sequence_analysis",
        "try_apply_pass",
        "the sub-passes of set_node_indices",
        _wrap_try_apply_pass,
    ),
    HookPoint("wave_lang.kernel.wave.wave", "LaunchableWave._trace", "the fx graph before its first pass", _wrap_trace),
)
