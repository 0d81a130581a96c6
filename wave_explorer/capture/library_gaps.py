"""What the library knows about a kernel of its own, for the error of a compile that it is not made for."""

from __future__ import annotations

import msgspec

from wave_explorer.kernel.library import library
from wave_explorer.record import CompileError, SpecData


def with_library_gaps(error: CompileError, spec: SpecData) -> CompileError:
    """The error, with the targets and gaps of the library kernel where it was compiled for another target."""
    entry = library().get(spec.origin.removeprefix("library:")) if spec.origin.startswith("library:") else None
    if entry is None or spec.target in entry.targets:
        return error
    known = f"{entry.name} compiles for {', '.join(entry.targets)}."
    return msgspec.structs.replace(error, advice=" ".join([known, *entry.gaps, error.advice]).strip())
