"""Kernels broken on purpose: whatever makes an unkind GPU give other outputs is found.

A mutant counts when an adversarial run gives other outputs than the kernel itself.  The checks must find it, unless all
adversarial runs agree on the wrong outputs: then it is a different program with nothing left to chance, and the
comparison with the reference must find it.  Where a record of the compile is at hand, ``verify`` finds those with moved
addresses and names instruction and lane: see ``test_address_mutants.py``.
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
from tests.emulator.mutants import Mutant, address_mutants, mutants
from wave_explorer.device.comparison import check_output
from wave_explorer.emulator.checks.checked_run import emulate_checked
from wave_explorer.isa.reader import read
from wave_explorer.record import Finding

# Ways to run a mutant, the one that changes most outputs first: (held back until the wait, last wave first).
WAYS = ((True, False), (True, True), (False, False), (False, True))

Content = tuple[str, NDArray[np.uint8]]
Reals = NDArray[np.float64]


@dataclass(frozen=True)
class Problem:
    """Buffers, the output c last; what c must be; terms of the longest sum, and the format of intermediate results."""

    buffers: tuple[Content, ...]
    reference: Reals
    reduction_length: int
    intermediate: str | None = None

    def output(self, memory: bytes) -> NDArray[np.float32]:
        """c in what all buffers of a run hold together."""
        start = sum(len(content) for _, content in self.buffers[:-1])
        return np.frombuffer(memory, np.float32, self.reference.size, start).reshape(self.reference.shape)


def _random(name: str, *shape: int, bf16: bool = False) -> Content:
    values = np.random.default_rng(sum(name.encode())).standard_normal(shape)
    if bf16:
        return name, (values.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16).view(np.uint8).ravel()
    return name, values.astype(np.float16).view(np.uint8).ravel()


def _output(*shape: int) -> Content:
    return "c", np.full(shape, np.nan, np.float32).view(np.uint8).ravel()


def _wide(content: Content, *shape: int, bf16: bool = False) -> Reals:
    if bf16:
        bits = content[1].view(np.uint16).astype(np.uint32) << 16
        return bits.view(np.float32).astype(np.float64).reshape(shape)
    return content[1].view(np.float16).astype(np.float64).reshape(shape)


def _gemm(m: int, n: int, k: int, *, bf16: bool = False) -> Problem:
    a, b = _random("a", m, k, bf16=bf16), _random("b", n, k, bf16=bf16)
    return Problem((a, b, _output(m, n)), _wide(a, m, k, bf16=bf16) @ _wide(b, n, k, bf16=bf16).T, k)


def _attention(
    heads: int, queries: int, keys: int, head: int, head_out: int, *, causal: bool = False, transposed_v: bool = False
) -> Problem:
    q, k, v = _random("q", heads, queries, head), _random("k", heads, keys, head), _random("v", heads, keys, head_out)
    values = _wide(v, heads, head_out, keys).swapaxes(1, 2) if transposed_v else _wide(v, heads, keys, head_out)
    scores = _wide(q, heads, queries, head) @ _wide(k, heads, keys, head).swapaxes(1, 2) / np.sqrt(head)
    if causal:
        scores = np.where(np.arange(queries)[:, None] >= np.arange(keys)[None, :], scores, -np.inf)
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    reference = weights / weights.sum(axis=-1, keepdims=True) @ values
    return Problem((q, k, v, _output(heads, queries, head_out)), reference, head + keys, "f16")


@dataclass(frozen=True)
class Kernel:
    """One workgroup of a compiled kernel; each ``every``-th of its mutants is taken, and ``least`` must be found."""

    problem: Problem
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
    "emulator/attention_transposed_v_gfx942": Kernel(
        _attention(2, 128, 256, 64, 64, transposed_v=True), every=12, least=3
    ),
    "emulator/attention_gfx1201": Kernel(_attention(2, 128, 128, 64, 64), every=12, least=3),
    "asm/attention_causal_gfx942": Kernel(_attention(8, 128, 256, 64, 128, causal=True), every=12, least=3),
}


@lru_cache(maxsize=4)
def _case(name: str) -> tuple[Case, bytes]:
    """A kernel and its outputs, which no way of running it changes."""
    kernel = KERNELS[name]
    program = read(text(name))
    block = program.metadata.required_workgroup_size
    assert block is not None
    case = Case(program, kernel.problem.buffers, kernel.scalars, block, (kernel.workgroup,))
    outputs = {outcome(case, program, late=late, last_first=last_first) for late, last_first in WAYS}
    (expected,) = outputs
    assert isinstance(expected, bytes)
    return case, expected


@lru_cache(maxsize=4)
def _grid_outputs(name: str) -> bytes:
    """The buffers after a friendly run of the kernel's workgroups up to the one that is looked at."""
    findings, outputs = _checked(_case(name)[0])
    assert findings == ()
    assert _agrees(KERNELS[name].problem, outputs, outputs)
    return outputs


def _agrees(problem: Problem, right: bytes, outputs: bytes) -> bool:
    """Whether these outputs are as the reference says, where the kernel that is right writes any."""
    found, written = problem.output(outputs), np.isfinite(problem.output(right))
    check = check_output(
        "c", "f32", found[written], problem.reference[written], reduction_length=problem.reduction_length,
        intermediate=problem.intermediate,
    )  # fmt: skip
    return bool(check.ok)


def _checked(case: Case) -> tuple[tuple[Finding, ...], bytes]:
    """Findings of a friendly run of the grid up to the workgroup, and the buffers after it."""
    memory, kernarg = case.mapped()
    grid = tuple(extent + 1 for extent in case.workgroups[0])
    result = emulate_checked(case.program, memory, kernarg, grid=(grid[0], grid[1], grid[2]), block=case.block)
    return result.findings, b"".join(buffer.content().tobytes() for buffer in memory.buffers)


def _verdict(name: str, mutant: Mutant) -> str:
    """Whether a mutant counts, and what finds it."""
    case, expected = _case(name)
    program = read(mutant.text)
    broken = replace(case, program=program)
    results = []
    for late, last_first in WAYS:
        results.append(outcome(broken, program, late=late, last_first=last_first))
        if results[-1] != expected and len(set(results)) > 1:
            break
    findings, outputs = _checked(broken)
    errors = [finding for finding in findings if finding.severity == "error"]
    if all(result == expected for result in results):
        # Other workgroups of the grid are run with checks only.
        return "found, no effect" if any(error.workgroup == case.workgroups[0] for error in errors) else "harmless"
    if errors:
        return "checks"
    if len(set(results)) == 1 and not _agrees(KERNELS[name].problem, _grid_outputs(name), outputs):
        return "comparison"
    return "missed"


@pytest.mark.parametrize("name", ["emulator/gemm_prefetch_short_gfx942", "emulator/gemm_short_gfx1201"])
def test_the_kernel_itself_has_no_finding(name: str) -> None:
    case, expected = _case(name)
    findings, outputs = _checked(case)
    assert findings == ()
    assert outputs == expected
    assert np.isfinite(KERNELS[name].problem.output(outputs)).all()


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
    chosen = [mutant for mutant in mutants(text(name)) if mutant.kind == kind][which]
    assert _verdict(name, chosen) == "checks", chosen


def test_another_program_is_found_by_comparison() -> None:
    name = "emulator/gemm_prefetch_short_gfx942"
    moved = next(mutant for mutant in address_mutants(text(name)) if mutant.before.startswith("global_load"))
    assert _verdict(name, moved) == "comparison", moved


@pytest.mark.full
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("name", KERNELS)
def test_every_mutant_that_counts_is_found(name: str) -> None:
    _grid_outputs(name)
    verdicts: Counter[str] = Counter()
    missed = []
    for mutant in list(mutants(text(name)))[:: KERNELS[name].every]:
        verdict = _verdict(name, mutant)
        verdicts[verdict] += 1
        if verdict == "missed":
            missed.append((mutant.kind, mutant.line, mutant.before, mutant.after))
    print(f"{name}: {dict(verdicts)}")
    assert missed == []
    assert verdicts["checks"] >= KERNELS[name].least, verdicts
    # Every finding has its witness.
    assert verdicts["found, no effect"] == 0, verdicts
