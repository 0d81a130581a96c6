"""From a wrong element back to its cause: known traps and mutants, and the elements that went in by experiment."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path

import msgspec
import numpy as np
import pytest
from numpy.typing import NDArray

from tests.wrong_outputs import CASES
from wave_explorer.actions.session import Session
from wave_explorer.actions.tracing_back import TraceCancelled, why
from wave_explorer.analysis.coverage import coverage
from wave_explorer.capture.pipeline import record_compile
from wave_explorer.capture.recorder import Recorder
from wave_explorer.cli.main import main
from wave_explorer.device import LaunchError
from wave_explorer.emulator.slicing.byte_lanes import lanes_of
from wave_explorer.emulator.slicing.byte_moves import byte_moves
from wave_explorer.experiment.launch_inputs import inputs_for
from wave_explorer.experiment.running import run
from wave_explorer.isa.program import Program
from wave_explorer.isa.reader import read
from wave_explorer.kernel import kernel
from wave_explorer.record import Compilation, MemoryBlobs, Run
from wave_explorer.record.trace_back import TraceBack, TraceStep


@lru_cache
def made(name: str) -> tuple[Compilation, Run]:
    case = CASES[name]
    built = case.spec().build()
    comp = case.mutated(record_compile(built, Recorder(built.data)))
    inputs = dict(inputs_for(comp, None, 0, ""))
    return comp, run(comp, inputs, reference=case.reference(inputs))


def traced(name: str, cell: tuple[int, ...] | None = None) -> TraceBack:
    comp, result = made(name)
    return why(comp, result, cell=cell)


def first_wrong(trace: TraceBack) -> TraceStep:
    assert trace.first_disagreement is not None, trace.summary
    return trace.steps[trace.first_disagreement - 1]


def ranges(trace: TraceBack, tensor: str) -> dict[str, str]:
    found = next(one for one in trace.elements if one.tensor == tensor)
    return {part.dim: part.text for part in found.ranges}


def test_an_lds_read_of_the_wrong_columns_is_the_first_step_that_disagrees() -> None:
    comp, result = made("offset")
    assert not result.ok
    trace = why(comp, result)
    wrong = first_wrong(trace)
    assert wrong.kind == "LDS read" and wrong.instruction.endswith("offset1:8")
    assert "touches byte" in wrong.note and wrong.note in trace.summary
    # Whatever comes before it on the way back is as the index says: the store and the products.
    assert all(step.agrees for step in trace.steps[: wrong.number - 1])
    assert trace.differs and trace.got is not None and trace.writers_agree
    assert [one.severity for one in trace.suspects] == []


def right_cell(result: Run) -> tuple[int, int]:
    error = np.abs(result.arrays["c"] - result.references["c"])
    row, column = np.argwhere(error < 1e-4)[0]
    return int(row), int(column)


def test_a_right_element_came_from_its_row_and_column() -> None:
    """The mutant spoils one of four column tiles of a wave; an element of another one went the right way."""
    comp, result = made("offset")
    row, column = right_cell(result)
    trace = why(comp, result, "c", (row, column))
    assert trace.differs is False and trace.first_disagreement is None
    assert ranges(trace, "a") == {"M": str(row), "K": "0–63"}
    assert ranges(trace, "b") == {"N": str(column), "K": "0–63"}
    store = trace.steps[0]
    assert store.kind == "store" and store.value == pytest.approx(trace.got)
    assert {"matrix", "LDS read", "LDS write", "load"} <= {step.kind for step in trace.steps}
    assert {term.dim: term.value for term in store.terms if term.kind == "workgroup"} == {
        "M": row // 64 * 64, "N": column // 64 * 64
    }  # fmt: skip


def test_the_elements_behind_a_cell_are_those_that_change_it() -> None:
    """A second way: other numbers everywhere but in them change nothing, and one in any of them does."""
    comp, result = made("offset")
    cell = right_cell(result)
    trace = why(comp, result, "c", cell)
    inputs = {name: np.asarray(array) for name, array in result.inputs.items()}
    went_in = {name: mask_of(trace, name, inputs[name].shape) for name in ("a", "b")}
    others = {name: np.where(went_in[name], array, array + np.float16(1.5)) for name, array in inputs.items()}
    assert run(comp, others).arrays["c"][cell] == trace.got
    for name, mask in went_in.items():
        one = {**inputs, name: inputs[name].copy()}
        one[name][tuple(np.argwhere(mask)[-1])] += np.float16(1.5)
        assert run(comp, one).arrays["c"][cell] != trace.got


def mask_of(trace: TraceBack, tensor: str, shape: tuple[int, ...]) -> NDArray[np.bool_]:
    """The elements that went in, from the ranges of each dimension: their product, as their count says."""
    found = next(one for one in trace.elements if one.tensor == tensor)
    mask = np.ones(shape, np.bool_)
    for axis, part in enumerate(found.ranges):
        runs = [[int(end) for end in one.split("–")] for one in part.text.split(", ")]
        numbers = {number for ends in runs for number in range(ends[0], ends[-1] + 1)}
        inside = np.isin(np.arange(shape[axis]), sorted(numbers))
        mask &= inside.reshape([-1 if other == axis else 1 for other in range(len(shape))])
    assert mask.sum() == found.count
    return mask


def test_what_cannot_be_traced_is_refused() -> None:
    comp, result = made("offset")
    with pytest.raises(LaunchError, match=r"no output 'd'; outputs: c"):
        why(comp, result, "d")
    with pytest.raises(LaunchError, match=r"the last one is \(127, 127\)"):
        why(comp, result, "c", (128, 0))
    with pytest.raises(TraceCancelled):
        why(comp, result, cancelled=lambda: True)


def test_a_session_maps_the_errors_and_traces_an_element() -> None:
    comp, result = made("offset")
    session = Session(comp, run=result)
    assert session.query("trace_back") is None
    session.act("trace_back", {"output": "c", "cell": [3, 4]})
    assert session.wait(120)
    assert session.query("trace_back")["cell"] == [3, 4] and session.state()["phase"] == "idle"
    session.act("trace_back", {"output": "c", "cell": [300, 4]})
    assert session.wait(120)
    assert "no element (300, 4)" in session.state()["message"]["text"]

    whole = session.query("output", {"most_rows": 16, "most_columns": 32})
    error = np.abs(result.arrays["c"] - result.references["c"])
    blocks = error.reshape(16, 8, 32, 4).swapaxes(1, 2)
    np.testing.assert_allclose(whole["error"], blocks.max(axis=(2, 3)))
    assert whole["wrong"] == (blocks > whole["tolerance"]).sum(axis=(2, 3)).tolist() and whole["got"] is None
    # 43 rows of blocks would be 3 elements each: blocks are powers of two, which tiles are made of.
    odd = session.query("output", {"most_rows": 43, "most_columns": 100})
    assert (odd["block_rows"], odd["block_columns"], len(odd["error"])) == (4, 2, 32)
    part = session.query("output", {"first_row": 100, "first_column": 60, "rows": 40, "columns": 8})
    assert (part["rows"], part["columns"], part["block_rows"], part["block_columns"]) == (28, 8, 1, 1)
    np.testing.assert_allclose(part["expected"], result.references["c"][100:, 60:68])
    np.testing.assert_allclose(part["got"], result.arrays["c"][100:, 60:68])


def test_the_command_line_says_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    comp, result = made("offset")
    record, inputs, reference = (tmp_path / name for name in ("wrong.wavex", "inputs.npz", "reference.npz"))
    comp.save(str(record))
    np.savez(inputs, allow_pickle=False, **result.inputs)
    np.savez(reference, allow_pickle=False, **result.references)
    command = ["why", str(record), "--inputs", str(inputs), "--reference", str(reference), "--json"]
    assert main(command) == 1
    found = json.loads(capsys.readouterr().out)
    guilty = next(step for step in found["steps"] if step["number"] == found["first_disagreement"])
    assert guilty["kind"] == "LDS read" and guilty["lines"] and guilty["terms"] and found["differs"]
    row, column = right_cell(result)
    assert main([*command[:-1], "--output", "c", "--cell", f"{row},{column}"]) == 0
    assert f"c[{row}, {column}] is" in capsys.readouterr().out
    assert main(["why", str(record), "--cell", "1,2,3"]) == 2


@pytest.mark.full
def test_a_duplicate_wave_constraint() -> None:
    result = made("01")[1]
    # The LDS tile has as many rows as the workgroup's tile, and the doubled wave term leads past it.
    assert result.data.status == "failed"
    trace = traced("01")
    step = trace.steps[0]
    assert step.kind == "LDS read" and step.agrees and "M 64, and allocate has M 0 to 63" in step.note
    wave = next(term for term in step.terms if term.kind == "wave")
    assert [one.text for one in wave.constraints] == ["WaveConstraint(M, WAVE_M)"] * 2
    assert len({one.line for one in wave.constraints}) == 2
    assert trace.suspects[0].code == "WX-C101" and trace.suspects[0].constraint == CASES["01"].guilty


@pytest.mark.full
def test_a_cell_that_nothing_writes() -> None:
    """Without LDS, and with rows beyond M masked, nothing stops the run: the second half of a block stays unwritten."""
    case = CASES["01"]
    spec = case.spec().edit(symbols={"ADDRESS_SPACE": "GLOBAL_ADDRESS_SPACE", "M": 100})
    built = spec.build()
    comp = record_compile(built, Recorder(built.data))
    inputs = dict(inputs_for(comp, None, 0, ""))
    result = run(comp, inputs, reference=case.reference(inputs))
    trace = why(comp, result, "c", (40, 3))
    assert trace.writers == [] and trace.index_writers == [] and trace.writers_agree
    assert "No store wrote c[M 40, N 3], and by the index of its writes none should." in trace.summary
    assert trace.steps[0].kind == "no store" and trace.suspects[0].code == "WX-C101"
    twice = why(comp, result, "c", (70, 3))
    assert twice.writers_total == 2 == twice.index_writers_total and twice.writers_agree
    assert len({one.workgroup for one in twice.writers}) == 2


@pytest.mark.full
def test_two_buffers_in_the_same_bytes() -> None:
    trace = traced("09")
    wrong = first_wrong(trace)
    assert wrong.kind == "LDS write" and "the two buffers share bytes of LDS" in wrong.note
    assert trace.suspects[0].code == CASES["09"].guilty and wrong.number in trace.suspects[0].steps
    assert next(one for one in trace.elements if one.tensor == "a").count == 0


@pytest.mark.full
def test_lanes_that_leave_their_block() -> None:
    trace = traced("16")
    assert trace.cell == [] and "M 64, and a has M 0 to 63" in trace.steps[0].note
    lane = next(term for term in trace.steps[0].terms if term.kind == "lane")
    assert lane.dim == "M" and lane.constraints[0].text.startswith("HardwareConstraint")
    assert CASES["16"].guilty in {one.code for one in trace.suspects}


@pytest.mark.full
def test_a_matrix_instruction_that_takes_another_tile() -> None:
    trace = traced("operand")
    wrong = first_wrong(trace)
    assert wrong.kind == "matrix" and CASES["operand"].guilty in wrong.instruction
    assert "it takes B from line" in wrong.note


@pytest.mark.full
def test_an_index_mapping_that_is_wrong_in_itself() -> None:
    trace = traced("mapping")
    assert trace.first_disagreement is None and all(step.agrees for step in trace.steps if step.kind != "value")
    row = trace.cell[0]
    remark = next(part.remark for part in trace.elements[0].ranges if part.dim == "M")
    assert remark == f"the element has M {row}, these have {63 - row}" and remark in trace.summary
    load = trace.steps[-1]
    assert load.kind == "load" and load.labels[0].startswith("read") and load.file.endswith("flipped_copy.py")


@pytest.mark.full
def test_a_pass_that_was_left_out() -> None:
    trace = traced("pass")
    assert CASES["pass"].guilty in trace.summary
    # Which the pass should have dropped: an LDS tile begins at 0 in every workgroup.
    assert "workgroup" in {term.kind for term in trace.steps[0].terms} and trace.steps[0].note


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("v_pack_b32_f16 v0, v1, v2 op_sel:[1,0,0]", ["0.2", "0.3", "1.0", "1.1"]),
        ("v_lshl_or_b32 v0, v1, 16, v2", ["2.0", "2.1", "0.0 2.2", "0.1 2.3"]),
        ("v_perm_b32 v0, v1, v2, 0x05040100", ["1.0", "1.1", "0.0", "0.1"]),
        ("v_and_b32_e32 v0, 0xffff, v1", ["1.0", "1.1", "", ""]),
        ("v_lshrrev_b32_e32 v0, 16, v1", ["1.2", "1.3", "", ""]),
        ("v_alignbit_b32 v0, v1, v2, 16", ["1.2", "1.3", "0.0", "0.1"]),
        ("v_bfi_b32 v0, 0xffff, v1, v2", ["1.0", "1.1", "2.2", "2.3"]),
    ],
)
def test_bytes_of_packed_registers(text: str, expected: list[str]) -> None:
    """By the descriptions of the instructions in the CDNA3 ISA; source and byte, from 0."""
    moves = byte_moves(program(text).instructions[0], {})
    assert moves is not None
    assert [" ".join(f"{source}.{byte}" for source, byte in sorted(one)) for one in moves] == expected


def program(text: str) -> Program:
    return read(
        f'.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n.text\nk:\n{text}\ns_endpgm\n'
        ".amdhsa_kernel k\n.amdhsa_next_free_vgpr 8\n.amdhsa_next_free_sgpr 8\n.amdhsa_accum_offset 8\n"
        ".end_amdhsa_kernel\n"
    )


def test_sets_of_lanes() -> None:
    assert list(lanes_of(0b1010001)) == [0, 4, 6]


SHIFTED = """
import wave_lang.kernel.lang as tkl
import wave_lang.kernel.wave as tkw
from wave_lang.kernel.lang.global_symbols import GLOBAL_ADDRESS_SPACE

M, N, BN = tkl.sym.M, tkl.sym.N, tkl.sym.BN


def shifted():
    i, j = tkw.IndexMapping.iterator(0), tkw.IndexMapping.iterator(1)
    right = tkw.IndexMapping(num_iterators=2, inputs={M: i, N: j}, outputs={M: i, N: j + 8})

    @tkw.wave([tkw.WorkgroupConstraint(M, 1, 1), tkw.WorkgroupConstraint(N, BN, 0), tkw.WaveConstraint(M, 1),
               tkw.WaveConstraint(N, BN), tkw.HardwareConstraint(threads_per_wave=64, vector_shapes={M: 1, N: BN})])
    def shifted(a: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32],
                b: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32]):
        tkw.write(tkw.read(a), b, mapping=right)

    return shifted, {M: 300, N: 64, BN: 64}
"""


@pytest.fixture(scope="module")
def shifted(tmp_path_factory: pytest.TempPathFactory) -> Compilation:
    """300 rows, each a workgroup of one wave, that are stored 8 columns further right: the last lane leaves memory.

    The emulator runs 256 of them at a time, so that the first 256 have ended when the last one stops the run.
    """
    file = tmp_path_factory.mktemp("shifted") / "shifted.py"
    file.write_text(SHIFTED)
    built = kernel(f"{file}:shifted", target="gfx942").build()
    return record_compile(built, Recorder(built.data))


def test_a_store_that_the_run_did_not_get_to_is_not_known_to_be_missing(shifted: Compilation) -> None:
    result = run(shifted)
    assert result.data.status == "failed"
    trace = why(shifted, result, "b", (280, 20))
    assert trace.writers == [] and trace.index_writers_total == 1 and trace.index_writers[0].workgroup == (0, 280, 0)
    assert "when the run stopped, and whether one would is not known: the index says that 1 lane" in trace.summary
    (step,) = trace.steps
    assert step.agrees is None and "before this workgroup had come to its end" in step.note
    assert trace.first_disagreement is None and trace.writers_agree is None


def test_a_store_of_a_workgroup_that_ended_was_seen_or_is_missing(shifted: Compilation) -> None:
    result = run(shifted)
    seen = why(shifted, result, "b", (0, 20))
    assert seen.writers_total == 1 and seen.writers_agree and seen.steps[0].agrees
    # A compiler that stores the elements elsewhere: the index says who should have, and that workgroup has ended.
    assert shifted.asm is not None and shifted.asm.count("offset:32") == 1
    blobs = MemoryBlobs({handle: shifted.blobs.read(handle) for handle in shifted.blobs.handles()})
    asm = blobs.add(shifted.asm.replace("offset:32", "offset:96"))
    mutant = Compilation(msgspec.structs.replace(shifted.manifest, asm=asm), blobs)
    missing = why(mutant, run(mutant), "b", (0, 20))
    assert missing.writers == [] and missing.writers_agree is False and missing.first_disagreement == 1
    assert "No store wrote b[M 0, N 20], though the index says that 1 lane should." in missing.summary


def test_a_lane_that_runs_over_its_row_is_not_meant_for_the_element_it_hits(shifted: Compilation) -> None:
    trace = why(shifted, run(shifted), "b", (1, 0))
    assert trace.writers_total == 1 and trace.writers_agree
    assert trace.writers[0].workgroup == (0, 0, 0) and trace.writers[0].lane == 56
    said = "That lane is meant for an element outside the tensor (N 64, and b has N 0 to 63): only the byte address is"
    assert said in trace.summary
    # Coverage counts by element: nothing is meant for the first columns.
    (covered,) = coverage(shifted)
    assert covered.times[1, 0] == 0 and covered.outside == 300 * 8
    late = why(shifted, run(shifted), "b", (290, 0))
    assert "by the byte address of its index 1 lane should" in late.summary and said in late.summary
    assert "leads out of the tensor" in late.steps[0].note and late.steps[0].agrees is None
