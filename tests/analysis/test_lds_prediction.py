"""Conflicts and executions of LDS instructions, foretold, against the emulator's count and a recount."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.analysis.conftest import record
from tests.analysis.lds_recount import recount
from tests.analysis.test_index_map import last_map
from tests.kernel.library_matrix import Case
from tests.kernel.library_records import library_record
from wave_explorer.analysis.lds_access import lds_access, lds_nodes, lds_program
from wave_explorer.analysis.lds_buffers import lds_buffers
from wave_explorer.analysis.lds_layouts import Rows, Swizzle
from wave_explorer.analysis.lds_placing import placed
from wave_explorer.analysis.lds_prediction import LdsPrediction, known_iterations, predict
from wave_explorer.analysis.lds_what_if import what_if
from wave_explorer.capture.pipeline import record_compile
from wave_explorer.capture.recorder import Recorder
from wave_explorer.device.emulated import map_arguments
from wave_explorer.device.run import launch_of
from wave_explorer.emulator.access_trace import AccessTracer
from wave_explorer.emulator.run import emulate
from wave_explorer.experiment.launch_inputs import inputs_for
from wave_explorer.experiment.running import run
from wave_explorer.kernel.library import library
from wave_explorer.kernel.spec import kernel
from wave_explorer.record import Compilation, Run
from wave_explorer.record.run import AccessTrace

UNPADDED = f"{Path(__file__).parents[1] / 'data' / 'lds_kernels.py'}:unpadded"
COUNTERS = ("SQ_LDS_BANK_CONFLICT", "SQC_LDS_BANK_CONFLICT")


def foretold(comp: Compilation) -> LdsPrediction:
    program = lds_program(comp)
    assert program is not None
    return predict(program)


def counted(result: Run) -> int | None:
    value = next(result.counters[name].value for name in COUNTERS if name in result.counters)
    return None if value is None else int(value)


def traced(comp: Compilation) -> AccessTrace:
    launch = launch_of(comp, inputs_for(comp, None, 0, ""))
    memory, _, kernarg = map_arguments(launch)
    tracer = AccessTracer(launch.program, memory)
    result = emulate(launch.program, memory, kernarg, grid=launch.grid, block=launch.block,
                     lds_bytes=launch.lds_bytes, observers=[tracer])  # fmt: skip
    assert result.status == "ok", result.findings
    return tracer.trace()


def check_against_a_run(comp: Compilation) -> LdsPrediction:
    """Every instruction that has a rule is foretold, and as the emulator counts it."""
    found, result = foretold(comp), run(comp, device="emulator")
    assert result.data.status == "ok"
    counts = {count.line: count for count in result.data.instruction_counts}
    for access in found.accesses:
        instruction = access.instruction.instruction
        if access.instruction.form.verb == "fill" or not access.evidence:
            continue
        seen = counts.get(instruction.line)
        hits, cycles = (seen.hits, seen.lds_conflict_cycles) if seen is not None else (0, 0)
        if access.executions is not None:
            assert access.executions == hits, instruction.text
        if access.conflicts is not None:
            assert access.conflicts == cycles, instruction.text
        else:
            # How often it is executed depends on values of the run.
            assert access.per_execution is not None, (instruction.text, access.notes)
            assert access.per_execution * hits == cycles, instruction.text
    if found.conflicts is not None:
        assert found.conflicts == counted(result)
    return found


def check_against_a_recount(comp: Compilation, found: LdsPrediction) -> None:
    """The published rules, read by other code, give the same for the addresses of a run."""
    again = recount(comp.spec.target, traced(comp))
    for access in found.accesses:
        line = access.instruction.instruction.line
        seen = again.get(line, 0)
        if access.conflicts is not None and access.evidence:
            # Writes of less than a dword go by analogy with wider ones: the published file is silent on them.
            assert access.conflicts == seen or (seen is None and access.instruction.form.width < 32)
        elif not access.evidence and access.instruction.form.verb in ("read", "write"):
            assert not seen


@pytest.fixture(scope="module")
def small_gemm() -> Compilation:
    return record(backend=True, M=128, N=64, K=128)


def unpadded(target: str, **settings: Any) -> Compilation:
    spec = kernel(UNPADDED, **settings).edit(target=target, options={"minimize_shared_allocs": False})
    built = spec.build()
    return record_compile(built, Recorder(built.data))


@pytest.fixture(scope="module")
def unpadded_950() -> Compilation:
    """Tiles of 32x64 f16 without padding, for 16x16x32 on gfx950."""
    return unpadded("gfx950", mma_type="F32_16x16x32_F16", block_k=64)


def test_the_gemm_is_foretold_instruction_by_instruction(small_gemm: Compilation) -> None:
    found = check_against_a_run(small_gemm)
    check_against_a_recount(small_gemm, found)
    each = {(one.instruction.instruction.base, one.per_execution) for one in found.accesses}
    # Padded by 4: reads are free of conflicts, each write of two times 8 bytes costs 8 cycles.
    assert each == {("ds_read2_b64", 0), ("ds_write2_b64", 8)}
    # 2 writes a wave and iteration, 4 waves, 4 iterations, 2 workgroups.
    assert found.conflicts == 8 * 2 * 4 * 4 * 2
    assert all(one.instruction.nodes and one.instruction.link != "alike" for one in found.accesses)


def test_without_padding_a_read_of_the_gemm_costs_56(small_gemm: Compilation) -> None:
    program = lds_program(small_gemm)
    assert program is not None
    for buffer in lds_buffers(small_gemm):
        found = what_if(program, buffer, known_iterations(program))
        assert found.whole_run and found.compiled.padding == 4
        # Four waves execute each read; two services of 28 cycles make one ds_read2_b64.
        reads = [node.id for node in lds_nodes(small_gemm) if node.op == "read" and node.id in found.unpadded.by_node]
        assert {found.unpadded.by_node[node] for node in reads} == {4 * 28}
        assert {found.compiled.by_node[node] for node in reads} == {0}
        assert found.best_padding is not None and found.best_padding.conflicts <= found.compiled.conflicts
        assert found.best_swizzle is not None and found.best_swizzle.conflicts == 0
        for node in reads:
            one = next(item for item in lds_nodes(small_gemm) if item.id == node)
            assert lds_access(small_gemm, one, swizzle=found.best_swizzle.swizzle).conflict_cycles == 0


def test_a_conflict_of_four_ways_on_gfx950_that_a_swizzle_removes(unpadded_950: Compilation) -> None:
    """Rows of 128 B on 64 banks: every second row is on the same banks, and 16 lanes of a phase read eight rows."""
    found = check_against_a_run(unpadded_950)
    check_against_a_recount(unpadded_950, found)
    reads = [one for one in found.accesses if one.instruction.form.verb == "read"]
    assert {one.instruction.instruction.base for one in reads} == {"ds_read_b128"}
    program = lds_program(unpadded_950)
    assert program is not None
    for one in reads:
        (service,) = program.served(one.instruction).by_bank(0)
        assert (service.rule.banks, [phase.conflict_cycles + 1 for phase in service.phases]) == (64, [4, 4, 4, 4])
        assert one.per_execution == 4 * (4 - 1)
    for buffer in lds_buffers(placed(unpadded_950)):
        other = what_if(program, buffer, known_iterations(program))
        assert other.best_swizzle is not None and other.compiled.conflicts > 0
        assert (other.best_swizzle.conflicts, other.best_swizzle.bytes) == (0, 32 * 64 * 2)


@pytest.mark.full
def test_an_unpadded_gemm_pays_what_was_foretold_for_it() -> None:
    found = check_against_a_run(unpadded("gfx942"))
    each = {one.per_execution for one in found.accesses if one.instruction.instruction.base == "ds_read2_b64"}
    assert each == {56}


def test_every_cell_has_a_byte_and_every_byte_its_cell(small_gemm: Compilation) -> None:
    buffers = lds_buffers(small_gemm)
    assert [(one.dims, one.allocation.shape, one.pitches) for one in buffers] == [
        (("N", "K"), (64, 32), (72, 2)), (("M", "K"), (64, 32), (72, 2))
    ]  # fmt: skip
    for buffer in buffers:
        cells = list(product(range(64), range(32)))
        assert [buffer.cell_at(buffer.byte_of(cell) + 1) for cell in cells] == cells
        offset = buffer.allocation.offset
        assert offset is not None and buffer.cell_at(offset + 64) is None, "padding is no cell"
    for node in lds_nodes(small_gemm):
        found = last_map(small_gemm, node)
        buffer = next(one for one in buffers if one.allocation.node == node.memory)
        assert found.in_memory is not None and found.address is not None
        for thread in (0, 17, 255):
            cell = tuple(int(found.in_memory[dim][thread, 0]) for dim in buffer.dims)
            assert buffer.byte_of(cell) == found.address[thread, 0]


def test_two_buffers_on_the_same_bytes() -> None:
    """The default options give two buffers of one loop the same place (a defect of wave-lang 3.9.1)."""
    built = kernel(UNPADDED).build()
    first, second = lds_buffers(record_compile(built, Recorder(built.data), backend=False))
    assert [(one.first, one.last, one.together) for one in (*first.shares, *second.shares)] == [(0, 2047, True)] * 2
    assert first.lifetime is not None and first.lifetime.overlaps(second.lifetime)  # type: ignore[arg-type]


@given(
    st.sampled_from((8, 16, 32)), st.integers(0, 4), st.sampled_from((1, 3, 7)), st.sampled_from((512, 1024)),
    st.integers(0, 64),
)  # fmt: skip
def test_a_swizzle_moves_every_byte_to_a_place_of_its_own(
    chunk: int, shift: int, mask: int, row: int, padding: int
) -> None:
    rows = Rows(256, row, row + 4 * padding, 16)
    bytes_of = rows.first_byte + (np.arange(16)[:, None] * rows.pitch + np.arange(row)).ravel()
    moved = rows.swizzled(bytes_of, Swizzle(chunk, shift, mask))
    assert np.array_equal(np.sort(moved), rows.first_byte + np.arange(16 * row))
    # Rows keep their bytes, and bytes of a chunk stay together.
    assert np.array_equal((moved - rows.first_byte) // row, np.repeat(np.arange(16), row))
    assert np.array_equal(moved.reshape(-1, chunk)[:, 0] + chunk - 1, moved.reshape(-1, chunk)[:, -1])


CASES = [
    Case(name, target)
    for target in ("gfx942", "gfx950", "gfx1201")
    for name in library()
    if target in library()[name].targets
]


@pytest.mark.full
@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_lds_instruction_of_the_library(case: Case) -> None:
    comp = library_record(case)
    assert comp.asm is not None
    found = check_against_a_run(comp)
    if sum(count.executions or 0 for count in found.accesses) < 20_000:
        check_against_a_recount(comp, found)
