"""Joins to the record of a user's own compile what only a second compile, in a worker, can show.

The second compile starts from a clone that was taken before the first.  Its IREE and LLVM passes, its AMDGCN and its
provenance speak for the first only where both handed the same MLIR to IREE; that is compared, not assumed.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from wave_explorer.capture.recorder import Recorder
from wave_explorer.record import Compilation, Diagnostic

STALE_CODE = "WX-C010"
_STALE_FIX = (
    "Set WAVE_CACHE_ON=0 before wave_lang is imported, or remove the cache folder (~/.wave, or WAVE_CACHE_DIR); or "
    "pass the value through the hyperparameters or a factory argument, which the key of the cache does hold."
)

_OTHER_ORDER = (
    "compiled again, the kernel gives the same operations in another order or on other operands; Wave orders some "
    "nodes by their addresses, from compile to compile, so whether the cached kernel is up to date is not known"
)
_NAMES = re.compile(rb"[%#][\w$]+|![\w.]+")


def take_over(first: Recorder, second: Compilation, *, cache_hit: bool) -> bool:
    """Adds to ``first`` what ``second`` proves about it.

    Args:
        first: record of the user's own compile, which has ended.
        second: the compile of a clone in a worker.
        cache_hit: the first ran no pass, since Wave's cache answered.

    Returns:
        Whether the second belongs into the first: False where it is a record of its own (it gave other MLIR, it did not
        get that far, or the first was a cache hit).  For other MLIR, :func:`take_lowered` helps.
    """
    theirs, ours = first.manifest.mlir, second.manifest.mlir
    if ours is None or theirs is None:
        _add(first, note=_no_mlir(second))
        return False
    same = theirs == ours
    if cache_hit:
        if same:
            _add(first, note="compiled again, the kernel gives the same MLIR: the cached one is up to date")
        elif _same_operations(first.blobs.read(theirs), second.blobs.read(ours)):
            _add(first, note=_OTHER_ORDER)
        elif _comparable(first, theirs):
            _add(first, diagnostic=_stale(first, second), note="the cached kernel is not what the source says now")
        else:
            _add(first, note="whether the cached kernel is up to date is not known: its MLIR holds debug locations")
        return False
    if not same:
        _add(
            first,
            note="a fresh copy of this kernel compiles to other MLIR than this compile did, so it does not show what "
            "you got; it is a record of its own",
        )
        return False
    _take_stages(first, second)
    return True


def why_no_links(second: Compilation) -> str:
    """Why a second compile that was not taken over gives no links from AMDGCN to fx nodes."""
    if second.mlir is None:
        return _no_mlir(second)
    return "only a compile of the same MLIR gives them, and a fresh copy of the kernel gives other MLIR"


def take_lowered(first: Recorder, lowered: Compilation, why: str) -> None:
    """Adds to ``first`` what IREE and LLVM, in a worker, made of its own MLIR.

    Args:
        first: record of the user's own compile, which has ended.
        lowered: the record that starts at its MLIR.
        why: why there is no second compile that would give provenance.
    """
    _take_stages(first, lowered)
    _add(first, note=f"no link from AMDGCN to fx nodes is known: {why}")


def _take_stages(first: Recorder, second: Compilation) -> None:
    known = {stage.id for stage in first.stages}
    for stage in second.stages:
        if stage.layer == "fx" or stage.id in known:
            continue
        for handle in (stage.before, stage.after):
            _copy(first, second, handle)
        first.add_stage(stage)
    fields: dict[str, Any] = {}
    notes = ["the passes of IREE and LLVM, and the AMDGCN, are of a second compile of the same MLIR, in a worker"]
    has_graphs = any(stage.layer == "fx" for stage in second.stages)
    _copy(first, second, second.manifest.asm)
    fields["asm"] = second.manifest.asm
    graph = _last_graph(first.compilation())
    if graph is not None and graph == _last_graph(second):
        _copy(first, second, second.manifest.provenance)
        fields["provenance"] = second.manifest.provenance
        notes.append("the links from AMDGCN to fx nodes are of that second compile; its last fx graph is the same")
    elif has_graphs:
        notes.append("the links from AMDGCN to fx nodes are not known: the fx graph of the second compile is another")
    if second.error is not None and first.manifest.error is None:
        notes.append(f"the second compile failed: {second.error.summary}")
    seconds = {**second.manifest.seconds, **first.manifest.seconds}
    first.update(**fields, seconds=seconds, notes=(*first.manifest.notes, *notes))


def _copy(first: Recorder, second: Compilation, handle: str | None) -> None:
    if handle is not None and handle not in first.blobs:
        first.blobs.add(second.blobs.read(handle))


def _last_graph(compilation: Compilation) -> str | None:
    graphs = [stage.after for stage in compilation.stages if stage.language == "graph" and stage.after is not None]
    return graphs[-1] if graphs else None


def _comparable(first: Recorder, handle: str) -> bool:
    return b"loc(" not in first.blobs.read(handle)


def _same_operations(one: bytes, other: bytes) -> bool:
    """Whether two modules hold the same lines, whatever their values and maps are called and in whatever order."""
    first, second = (Counter(_NAMES.sub(b"%", text).splitlines()) for text in (one, other))
    return first == second


def _no_mlir(second: Compilation) -> str:
    why = second.error.summary if second.error is not None else "it was not completed"
    return f"a second compile in a worker, for IREE, LLVM and AMDGCN, did not get there: {why}"


def _add(first: Recorder, *, note: str, diagnostic: Diagnostic | None = None) -> None:
    fields: dict[str, Any] = {"notes": (*first.manifest.notes, note)}
    if diagnostic is not None:
        fields["diagnostics"] = (*first.manifest.diagnostics, diagnostic)
    first.update(**fields)


def _stale(first: Recorder, second: Compilation) -> Diagnostic:
    cached = first.blobs.read(first.manifest.mlir or "").decode().splitlines()
    fresh = (second.mlir or "").splitlines()
    gone = [line.strip() for line in cached if line not in fresh]
    new = [line.strip() for line in fresh if line not in cached]
    shown = [f"- {line}" for line in gone[:6]] + [f"+ {line}" for line in new[:6]]
    return Diagnostic(
        code=STALE_CODE,
        severity="error",
        message="Wave's kernel cache gave you an old kernel: compiled now, this source gives different code",
        explanation="The key of the cache leaves out module globals, so a constant changed in a notebook cell has no "
        "effect. Cached (-) against fresh (+) MLIR:\n" + "\n".join(shown),
        fix=_STALE_FIX,
    )
