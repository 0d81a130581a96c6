"""The record of a compile that came to nothing."""

from __future__ import annotations

import msgspec

from wave_explorer.kernel.errors import KernelError
from wave_explorer.record import Compilation, CompileError


def without_a_compile(partial: Compilation, error: Exception) -> Compilation:
    """What there is of a compile that could not be made, with the reason."""
    if isinstance(error, KernelError):
        why = CompileError(
            error.summary,
            kind="KernelError",
            node=error.node,
            constraint=error.constraint,
            symbol=error.symbol,
            location=error.location,
            advice=error.advice,
        )
    else:
        why = CompileError(f"the compile could not be made: {error}", kind=type(error).__name__)
    return Compilation(msgspec.structs.replace(partial.manifest, status="failed", error=why), partial.blobs)
