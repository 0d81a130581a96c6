"""MLIR without threads of its own, for two reasons that each end in a compile that hangs.

A verifier that fails in a thread of MLIR's pool reports to Python, for which it needs the interpreter's lock; the
caller of ``verify`` holds that lock until the pool is done.  And the threads of a pool are missing in a forked worker.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def single_threaded_mlir() -> Iterator[None]:
    """Every MLIR context that is made meanwhile, in the whole process, has no thread pool."""
    from iree.compiler.ir import Context

    original = Context.__init__

    def without_threads(self: Any, *args: Any, **kwargs: Any) -> None:
        original(self, *args, **kwargs)
        self.enable_multithreading(False)

    Context.__init__ = without_threads
    try:
        yield
    finally:
        Context.__init__ = original
