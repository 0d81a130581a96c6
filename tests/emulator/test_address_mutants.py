"""Kernels whose LDS or global accesses are moved: ``verify`` finds them in the record, with instruction and lane.

Every order of waves gives the same wrong outputs, so that the checks of a run have nothing to find: what tells them
apart is the index that the compiler gave to the fx node behind the instruction.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import msgspec
import numpy as np
import pytest

from tests.emulator.mutants import Mutant, address_mutants
from wave_explorer.actions.verifying import verify
from wave_explorer.capture.pipeline import record_compile
from wave_explorer.capture.recorder import Recorder
from wave_explorer.device import LaunchError
from wave_explorer.experiment.running import run
from wave_explorer.kernel import kernel
from wave_explorer.record import Compilation, MemoryBlobs, Run

KERNELS: dict[str, tuple[str, str, dict[str, Any]]] = {
    "gemm": ("gemm", "gfx942", {"M": 64, "N": 64, "K": 64}),
    "gemm PREFETCH": ("gemm", "gfx942", {"M": 64, "N": 64, "K": 160, "options": {"schedule": "PREFETCH"}}),
    "gemm gfx1201": ("gemm", "gfx1201", {"M": 64, "N": 64, "K": 64}),
    "attention": ("attention", "gfx942", {"B": 1, "M": 64, "K2": 128}),
}


@cache
def _recorded(name: str) -> tuple[Compilation, Run]:
    which, target, settings = KERNELS[name]
    built = kernel(which, target=target, **settings).build()
    comp = record_compile(built, Recorder(built.data))
    assert verify(comp).ok
    result = run(comp)
    assert result.ok
    return comp, result


def _with_text(comp: Compilation, text: str) -> Compilation:
    """The record with another AMDGCN, whose lines have the links of the lines that they replace."""
    blobs = MemoryBlobs({handle: comp.blobs.read(handle) for handle in comp.blobs.handles()})
    return Compilation(msgspec.structs.replace(comp.manifest, asm=blobs.add(text)), blobs)


def _verdict(name: str, mutant: Mutant) -> str:
    comp, right = _recorded(name)
    broken = _with_text(comp, mutant.text)
    result = run(broken, check=True)
    if result.data.findings:
        return "checks"
    try:
        found = verify(broken)
    except LaunchError:
        return "missed"
    if not found.ok:
        named = [one for one in found.mismatches if one.line == mutant.line]
        assert all(one.expected != one.actual and one.nodes for one in found.mismatches)
        return "verify" if named else "verify, another instruction"
    if all(np.array_equal(result.arrays[output], right.arrays[output], equal_nan=True) for output in right.arrays):
        return "harmless"
    return "comparison" if not result.ok else "missed"


def test_a_moved_load_is_found_with_its_instruction_and_lane() -> None:
    comp, _ = _recorded("gemm PREFETCH")
    assert comp.asm is not None
    # The first load stands before the loop, so that what it reads instead is in the array as well.
    moved = next(mutant for mutant in address_mutants(comp.asm) if mutant.before.startswith("global_load"))
    broken = _with_text(comp, moved.text)
    result = run(broken, check=True)
    assert not result.findings and not result.ok
    mismatch = next(one for one in verify(broken).mismatches if one.line == moved.line)
    assert (mismatch.instruction, mismatch.lane) == (moved.after, 0)
    graph = comp.last_graph()
    assert graph is not None and {graph.nodes[node].op for node in mismatch.nodes} == {"read"}
    assert mismatch.expected != mismatch.actual


@pytest.mark.full
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("name", KERNELS)
def test_every_moved_access_is_found(name: str) -> None:
    comp, _ = _recorded(name)
    assert comp.asm is not None
    verdicts: Counter[tuple[str, str]] = Counter()
    missed = []
    for mutant in address_mutants(comp.asm):
        verdict = _verdict(name, mutant)
        verdicts[mutant.kind, verdict] += 1
        if verdict == "missed":
            missed.append((mutant.kind, mutant.line, mutant.before, mutant.after))
    print(f"{name}: {dict(verdicts)}")
    assert missed == []
    by_verify = sum(count for (_, verdict), count in verdicts.items() if verdict == "verify")
    assert by_verify >= 3, verdicts
