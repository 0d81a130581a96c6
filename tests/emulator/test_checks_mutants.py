"""Kernels broken on purpose: whatever makes an unkind GPU give other outputs, the checks find.

A mutant counts when an adversarial run gives other outputs than the kernel itself.  If all adversarial runs and the
friendly one agree on the wrong outputs, the mutant is a different program with nothing left to chance: the comparison
with a reference finds it.  Every other one must have a finding.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.emulator.adversary import Case, outcome
from tests.emulator.kernels import text
from tests.emulator.mutants import Mutant, mutants
from wave_explorer.emulator.checks.checked_run import emulate_checked
from wave_explorer.isa.program import Program
from wave_explorer.isa.reader import read
from wave_explorer.record import Finding

# Ways to run a mutant, the one that changes most outputs first: (held back until the wait, last wave first).
WAYS = ((True, False), (True, True), (False, False), (False, True))

Content = tuple[str, NDArray[np.uint8]]


def _random(name: str, *shape: int, bf16: bool = False) -> Content:
    values = np.random.default_rng(sum(name.encode())).standard_normal(shape)
    if bf16:
        return name, (values.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16).view(np.uint8).ravel()
    return name, values.astype(np.float16).view(np.uint8).ravel()


def _output(*shape: int) -> Content:
    return "c", np.full(shape, np.nan, np.float32).view(np.uint8).ravel()


def _gemm(m: int, n: int, k: int, *, bf16: bool = False) -> tuple[Content, ...]:
    return _random("a", m, k, bf16=bf16), _random("b", n, k, bf16=bf16), _output(m, n)


def _attention(heads: int, queries: int, keys: int, head: int, head_out: int) -> tuple[Content, ...]:
    q, k, v = _random("q", heads, queries, head), _random("k", heads, keys, head), _random("v", heads, keys, head_out)
    return q, k, v, _output(heads, queries, head_out)


@dataclass(frozen=True)
class Kernel:
    """One workgroup of a compiled kernel; each ``every``-th of its mutants is taken, and ``least`` must be found."""

    buffers: tuple[Content, ...]
    workgroup: tuple[int, int, int] = (0, 0, 0)
    scalars: bytes = b""
    every: int = 1
    least: int = 15


def _dims(*dims: int) -> bytes:
    return np.array(dims, np.uint64).tobytes()


KERNELS = {
    "emulator/gemm_prefetch_short_gfx942": Kernel(_gemm(64, 64, 160), every=2),
    "emulator/gemm_modulo_short_gfx942": Kernel(_gemm(64, 64, 160), every=3),
    "emulator/gemm_32x32_gfx942": Kernel(_gemm(128, 128, 256), every=3),
    "emulator/gemm_bf16_gfx942": Kernel(_gemm(128, 128, 256, bf16=True), every=4),
    "emulator/gemm_to_shared_gfx950": Kernel(_gemm(64, 64, 256), every=3),
    "emulator/gemm_short_gfx1201": Kernel(_gemm(64, 64, 160), every=3),
    # Their last workgroup, whose tile is cut off.
    "emulator/gemm_masked_gfx942": Kernel(_gemm(100, 72, 136), (1, 1, 0), every=6, least=5),
    "emulator/gemm_masked_buffer_gfx942": Kernel(_gemm(100, 72, 136), (1, 1, 0), every=6, least=5),
    "emulator/gemm_dynamic_gfx942": Kernel(_gemm(100, 72, 136), (1, 1, 0), _dims(100, 72, 136), every=6, least=5),
    "emulator/attention_transposed_v_gfx942": Kernel(_attention(2, 128, 256, 64, 64), every=12, least=3),
    "emulator/attention_gfx1201": Kernel(_attention(2, 128, 128, 64, 64), every=12, least=3),
    "asm/attention_causal_gfx942": Kernel(_attention(8, 128, 256, 64, 128), every=12, least=3),
}


@lru_cache(maxsize=4)
def _case(name: str) -> tuple[Case, bytes]:
    """A kernel and its outputs, which no way of running it changes."""
    kernel = KERNELS[name]
    program = read(text(name))
    block = program.metadata.required_workgroup_size
    assert block is not None
    case = Case(program, kernel.buffers, kernel.scalars, block, (kernel.workgroup,))
    outputs = {outcome(case, program, late=late, last_first=last_first) for late, last_first in WAYS}
    (expected,) = outputs
    assert isinstance(expected, bytes)
    return case, expected


def _checked(case: Case, program: Program) -> tuple[tuple[Finding, ...], bytes]:
    """Findings of a friendly run of the grid up to the workgroup, and the buffers after it."""
    memory, kernarg = case.mapped()
    grid = tuple(extent + 1 for extent in case.workgroups[0])
    result = emulate_checked(program, memory, kernarg, grid=(grid[0], grid[1], grid[2]), block=case.block)
    return result.findings, b"".join(buffer.content().tobytes() for buffer in memory.buffers)


def _verdict(case: Case, expected: bytes, mutant: Mutant) -> str:
    program = read(mutant.text)
    broken = replace(case, program=program)
    results = []
    for late, last_first in WAYS:
        results.append(outcome(broken, program, late=late, last_first=last_first))
        if results[-1] != expected and len(set(results)) > 1:
            break
    findings, _ = _checked(broken, program)
    errors = [finding for finding in findings if finding.severity == "error"]
    if all(result == expected for result in results):
        # Other workgroups of the grid are run with checks only.
        return "found, no effect" if any(error.workgroup == case.workgroups[0] for error in errors) else "harmless"
    if errors:
        return "found"
    return "other program" if len(set(results)) == 1 else "missed"


@pytest.mark.parametrize("name", ["emulator/gemm_prefetch_short_gfx942", "emulator/gemm_short_gfx1201"])
def test_the_kernel_itself_has_no_finding(name: str) -> None:
    case, expected = _case(name)
    findings, outputs = _checked(case, case.program)
    assert findings == ()
    assert outputs == expected
    c = np.frombuffer(outputs, np.uint8)[sum(len(content) for _, content in case.buffers[:-1]) :]
    assert np.isfinite(c[: len(case.buffers[-1][1])].view(np.float32)).all()


# By place among the mutants of that kind; the full matrix takes many more.
@pytest.mark.parametrize(
    ("name", "kind", "which"),
    [
        ("emulator/gemm_prefetch_short_gfx942", "wait-removed", 0),
        ("emulator/gemm_prefetch_short_gfx942", "wait-removed", 9),
        ("emulator/gemm_prefetch_short_gfx942", "wait-removed", 20),
        ("emulator/gemm_prefetch_short_gfx942", "wait-weakened", 2),
        ("emulator/gemm_prefetch_short_gfx942", "wait-weakened", 14),
        ("emulator/gemm_prefetch_short_gfx942", "barrier-removed", 0),
        ("emulator/gemm_prefetch_short_gfx942", "barrier-removed", 4),
        ("emulator/gemm_prefetch_short_gfx942", "lds-offset", 0),
        ("emulator/gemm_short_gfx1201", "wait-removed", 3),
        ("emulator/gemm_short_gfx1201", "wait-weakened", 12),
        ("emulator/gemm_short_gfx1201", "barrier-removed", 2),
        ("emulator/gemm_to_shared_gfx950", "wait-removed", 4),
    ],
)
def test_a_mutant_is_found(name: str, kind: str, which: int) -> None:
    case, expected = _case(name)
    chosen = [mutant for mutant in mutants(text(name)) if mutant.kind == kind][which]
    assert _verdict(case, expected, chosen) == "found", chosen


@pytest.mark.full
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("name", KERNELS)
def test_every_mutant_that_counts_is_found(name: str) -> None:
    case, expected = _case(name)
    assert _checked(case, case.program)[0] == ()
    verdicts: Counter[str] = Counter()
    missed = []
    for mutant in list(mutants(text(name)))[:: KERNELS[name].every]:
        verdict = _verdict(case, expected, mutant)
        verdicts[verdict] += 1
        if verdict == "missed":
            missed.append((mutant.kind, mutant.line, mutant.before, mutant.after))
    assert missed == []
    assert verdicts["found"] >= KERNELS[name].least, verdicts
    # Every finding has its witness.
    assert verdicts["found, no effect"] == 0, verdicts
