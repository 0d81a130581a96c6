"""Findings about how this record came to be: a failed compile, and what capture itself has noticed."""

from __future__ import annotations

from collections.abc import Iterator

from wave_explorer.analysis.diagnostics.rule import code
from wave_explorer.record import Compilation, Diagnostic

FAILED = code("WX-C000", "error", "the kernel does not compile", "The compiler stopped here.")
NO_VALUE = code(
    "WX-C001",
    "warning",
    "a symbol without a value",
    "A compile of a program's own, recorded by watch() or record -- COMMAND, goes through all the same: an address "
    "space without a value counts as global memory, nothing is brought to LDS, and every operand of an mma is read "
    "from global memory. wx.compile and the commands refuse such a kernel before its compile (an error, exit status "
    "1).",
)
STALE = code(
    "WX-C010",
    "error",
    "the kernel cache answered with an old kernel",
    "The key of Wave's cache leaves out module globals, so a constant changed in a notebook cell has no effect.",
)
COMPILED_BEFORE = code(
    "WX-C011",
    "warning",
    "the kernel object had been compiled before",
    "A compile changes the object: memory annotations lose their address space (no LDS and no barriers the second "
    "time), and waves_per_block, vector_shapes and loop variables keep the values of the first compile.",
)
CACHED = code(
    "WX-C012",
    "note",
    "the kernel came out of the cache",
    "No pass ran, so there is nothing to show of this compile; the key of the cache leaves out module globals.",
)


def failed(comp: Compilation) -> Iterator[Diagnostic]:
    """The error of a compile that did not go through, with its place."""
    error = comp.error
    if error is None:
        return
    yield Diagnostic(
        code=FAILED.code,
        severity="error",
        message=error.summary,
        explanation=error.detail if error.detail != error.summary else "",
        fix=error.advice,
        stage=error.stage,
        node=error.node,
        constraint=error.constraint,
        location=error.location,
        view="edit" if error.constraint else "graph" if error.stage.startswith("fx/") else "",
        evidence={key: value for key, value in {"kind": error.kind, "symbol": error.symbol}.items() if value},
    )
