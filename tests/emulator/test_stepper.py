"""The stepper against the emulator it is made of, and against what it did before."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from tests.device.test_run_compilation import inputs, product, recorded
from wave_explorer.actions.stepping import step
from wave_explorer.arch.matrix import MATRIX_TARGETS, matrix_instruction, matrix_instructions
from wave_explorer.device import LaunchError
from wave_explorer.device.emulated import map_arguments
from wave_explorer.device.run import launch_of
from wave_explorer.emulator.matrix_cells import form_of, operand_cells
from wave_explorer.emulator.matrix_form import MatrixForm
from wave_explorer.emulator.run import emulate
from wave_explorer.emulator.step_history import SPACING
from wave_explorer.emulator.stepper import StepError, Stepper, WatchError
from wave_explorer.emulator.wavefronts import WaveStatus
from wave_explorer.isa.program import Register
from wave_explorer.isa.waits import waits
from wave_explorer.record import Compilation, Launch

# The committed kernel: 128×128×256, four workgroups of 4 waves, tiles of 64×64×32, all loops unrolled.
GIVEN = inputs()


def gemm(workgroup: tuple[int, int, int] = (0, 0, 0)) -> Stepper:
    return step(recorded(provenance=True), GIVEN, workgroup)


def looped_record() -> Compilation:
    """A gemm of 256×256×4096: 32 iterations, some 3,500 steps."""
    comp = recorded("asm/gemm_none_gfx942")
    spec = msgspec.structs.replace(comp.spec, symbols={"M": 256, "N": 256, "K": 4096})
    launch = Launch(grid=(4, 4, 1), block=(128, 2, 1))
    return Compilation(msgspec.structs.replace(comp.manifest, spec=spec, launch=launch), comp.blobs)


def looped() -> Stepper:
    return step(looped_record(), inputs(256, 256, 4096))


def everything(stepper: Stepper) -> dict[str, Any]:
    """All that a workgroup's state is."""
    state = {name: value.copy() for name, value in vars(stepper.state).items() if isinstance(value, np.ndarray)}
    footprints = stepper.footprints
    return {
        **state,
        "lds": stepper.lds(),
        **{name: stepper.buffer(name).view(np.uint8) for name in stepper.buffers},
        "visits": stepper.visits.copy(),
        "conflicts": stepper.engine.banks.conflict_cycles.copy(),
        "outstanding": [stepper.outstanding(wave) for wave in range(stepper.waves)],
        "last": None if stepper.last is None else (stepper.last.position, stepper.last.rows.tolist()),
        "lds access": [(a.position, a.verb, a.address.tolist()) for a in footprints.last_lds],
    }


def assert_equal(found: dict[str, Any], expected: dict[str, Any]) -> None:
    assert found.keys() == expected.keys()
    for name, value in expected.items():
        np.testing.assert_array_equal(found[name], value, err_msg=name) if isinstance(value, np.ndarray) else None
        if not isinstance(value, np.ndarray):
            assert found[name] == value, name


@pytest.fixture(scope="module")
def walker() -> Stepper:
    return gemm()


MOVES = st.lists(st.tuples(st.integers(1, 120), st.sampled_from([None, 0, 1, 2, 3])), max_size=4)


def walk(stepper: Stepper, moves: list[tuple[int, int | None]]) -> None:
    for count, wave in moves:
        if wave is None or stepper.state.status[wave] == WaveStatus.RUNNING:
            stepper.step(count, wave=wave)


@settings(max_examples=12, deadline=None)
@given(before=MOVES, after=MOVES)
@example(before=[(20, None), (5, 1)], after=[(3, None)])
def test_forward_and_back_again_is_the_same_state(
    walker: Stepper, before: list[tuple[int, int | None]], after: list[tuple[int, int | None]]
) -> None:
    walker.restart()
    walk(walker, before)
    state, at = everything(walker), walker.at
    walk(walker, after)
    if walker.at > at:
        walker.back(walker.at - at)
    assert_equal(everything(walker), state)


def test_back_from_the_end_one_by_one_and_on_again() -> None:
    walker = looped()
    walker.run()
    end, steps = everything(walker), walker.at
    assert walker.ended and steps > 3 * SPACING
    for _ in range(20):
        walker.back()
    assert walker.at == steps - 20
    walker.back(200)
    walker.run()
    assert_equal(everything(walker), end)
    # About logarithmically many snapshots, however long the way was.
    assert len(walker._history.snapshots) <= 3 + 8 * np.log2(steps)


@pytest.mark.parametrize("workgroup", [(0, 0, 0), (1, 1, 0)])
def test_the_end_is_what_the_emulator_computes(workgroup: tuple[int, int, int]) -> None:
    stepper = gemm(workgroup)
    assert stepper.run().reason == "end"
    launch = launch_of(recorded(), GIVEN)
    memory, buffers, kernarg = map_arguments(launch)
    result = emulate(launch.program, memory, kernarg, grid=launch.grid, block=launch.block)
    whole = buffers["c"].content().view(np.float32).reshape(128, 128)
    c = stepper.buffer("c")
    # The tile of this workgroup is that of the whole run, every other element is untouched.
    written = ~np.isnan(np.asarray(c, np.float64))
    assert written.sum() == 64 * 64
    np.testing.assert_array_equal(c[written], whole[written])
    np.testing.assert_allclose(np.asarray(c, np.float64)[written], product(GIVEN)["c"][written], atol=1e-3)
    np.testing.assert_array_equal(stepper.visits.sum(axis=1) * 4, result.hits)
    np.testing.assert_array_equal(stepper.engine.banks.conflict_cycles * 4, result.conflict_cycles)


def test_waves_of_32_with_barriers_in_two_halves() -> None:
    comp = recorded("emulator/gemm_short_gfx1201")
    symbols, launch = {"M": 64, "N": 64, "K": 160}, Launch(grid=(1, 1, 1), block=(64, 2, 1))
    manifest = msgspec.structs.replace(
        comp.manifest, spec=msgspec.structs.replace(comp.spec, target="gfx1201", symbols=symbols), launch=launch
    )
    arrays = inputs(64, 64, 160)
    stepper = step(Compilation(manifest, comp.blobs), arrays)
    assert (stepper.lanes, stepper.waves) == (32, 4)
    stepper.step(20, wave=3)
    assert stepper.run_to_barrier().reason == "barrier"
    at = [stepper.wave_state(wave) for wave in range(4)]
    assert all(state.instruction is not None for state in at)
    assert {s.instruction.base for s in at if s.instruction and s.status == WaveStatus.RUNNING} == {"s_barrier_wait"}
    before = everything(stepper)
    stepper.step(200)
    stepper.back(200)
    assert_equal(everything(stepper), before)
    assert stepper.run().reason == "end"
    np.testing.assert_allclose(np.asarray(stepper.buffer("c"), np.float64), product(arrays)["c"], atol=1e-3)


def test_waves_stepped_alone_end_with_the_same_output() -> None:
    stepper = gemm()
    expected = gemm()
    expected.run()
    wave = 0
    while not stepper.ended:
        wave = (wave + 1) % stepper.waves
        if stepper.state.status[wave] == WaveStatus.RUNNING:
            stepper.step(40, wave=wave)
    np.testing.assert_array_equal(stepper.buffer("c"), expected.buffer("c"))


def test_a_watchpoint_on_an_output_stops_at_the_store_that_its_node_names() -> None:
    stepper = gemm()
    stepper.watch("c[3, 5]")
    stop = stepper.run()
    assert stop.reason == "watch" and stepper.last is not None
    instruction = stepper.program.instructions[stepper.last.position]
    assert stop.line == instruction.line and instruction.base.startswith("global_store")
    assert not np.isnan(float(stepper.buffer("c")[3, 5]))
    stepper.back()
    assert np.isnan(float(stepper.buffer("c")[3, 5]))
    # The record's provenance calls the first store write_0.
    stepper.restart()
    assert stepper.run_to_node("write_0").reason == "node"
    at = stepper.wave_state(stepper.next_wave).instruction
    assert at is not None and stepper.places.nodes_at[at.position] == ("write_0",)


def test_watchpoints_on_lds_and_registers() -> None:
    stepper = gemm()
    watch = stepper.watch("lds[0:4]", on="read")
    stop = stepper.run()
    assert stop.reason == "watch" and stepper.last is not None
    assert {access.verb for access in stepper.last.accesses} == {"load"}
    assert any(access.touching(0, 4).any() for access in stepper.last.accesses)
    stepper.unwatch(watch.number)
    stepper.restart()
    stepper.watch("v0[7]", wave=2)
    old = int(stepper.register("v0", wave=2)[7])
    assert stepper.run().reason == "watch"
    assert int(stepper.register("v0", wave=2)[7]) != old
    stepper.back()
    assert int(stepper.register("v0", wave=2)[7]) == old


def test_iterations_and_visits() -> None:
    stepper = looped()
    for iteration in (1, 3, 0, 2):
        stop = stepper.run_to_iteration(iteration, 0)
        assert stop.reason == "iteration"
        header = stepper.places.headers[0]
        assert (stepper.visits[header] == iteration).all() and stepper.state.pc[0] == header
    line = stepper.program.instructions[header + 1].line
    stepper.run_to_line(line, 2, wave=1)
    assert stepper.visits[header + 1, 1] == 1
    with pytest.raises(StepError, match="there is no loop 9; loops: 0 at line"):
        stepper.run_to_iteration(0, 9)
    stop = stepper.run_to_iteration(10_000, 0)
    assert stop.reason == "end" and "not more" in stop.text


def test_the_next_barrier_holds_all_waves() -> None:
    stepper = gemm()
    stepper.step(30, wave=2)
    stepper.run_to_barrier()
    for wave in range(stepper.waves):
        state = stepper.wave_state(wave)
        standing = state.instruction is not None and state.instruction.base == "s_barrier"
        assert standing or state.status is WaveStatus.AT_BARRIER
    stepper.step()
    assert (stepper.state.status == WaveStatus.RUNNING).all()


def test_what_is_outstanding_is_what_the_waits_retire() -> None:
    """Along the executed path, each wait leaves no operation that the static analysis says it retires."""
    stepper = gemm()
    found = {wait.position: wait for wait in waits(stepper.program)}
    seen = 0
    while stepper.step().reason != "end":
        assert stepper.last is not None
        wait = found.get(stepper.last.position)
        if wait is not None:
            left = {issued.position for issued in stepper.outstanding(0)}
            assert left <= set(wait.leaves) and not left & set(wait.retires)
            seen += bool(wait.retires)
    assert seen > 10


def test_matrix_cells_are_those_of_the_layout() -> None:
    stepper = looped()
    position = next(i.position for i in stepper.program.instructions if i.base.startswith("v_mfma"))
    instruction = stepper.program.instructions[position]
    stepper.run_to_line(instruction.line, 2)
    stepper.step()
    executed = stepper.last
    assert executed is not None and executed.position == position and len(executed.operands) == 3
    form = form_of(instruction, "gfx942", 64)
    wave, row = 1, executed.rows.tolist().index(1)
    before = {
        name: operand_cells(form, name, operand, raw[:, row])  # type: ignore[arg-type]
        for name, operand, raw in zip("ABC", instruction.operands[1:], executed.operands, strict=True)
    }
    destination = instruction.operands[0]
    assert isinstance(destination, Register)
    raw: NDArray[Any] = stepper.state.vgprs[destination.first : destination.first + destination.count, wave]
    after = operand_cells(form, "D", destination, raw)
    layouts = matrix_instruction(instruction.base, "gfx942").layouts
    for name, cells in (("A", before["A"]), ("B", before["B"]), ("D", after)):
        layout = layouts[name]  # type: ignore[index]
        for i, j in np.random.default_rng(0).integers(0, cells.value.shape[1:], (40, 2)):
            lane, slot = layout.place(int(i), int(j))
            assert (cells.lane[0, i, j], cells.register[0, i, j], cells.bit[0, i, j]) == (lane, *layout.slots[slot][:2])
    np.testing.assert_allclose(
        after.value[0], before["A"].value[0] @ before["B"].value[0] + before["C"].value[0], rtol=1e-5, atol=1e-6
    )
    assert after.registers == tuple(f"v{destination.first + part}" for part in range(destination.count))


@pytest.mark.parametrize("target", MATRIX_TARGETS)
def test_cells_of_every_matrix_instruction(target: str) -> None:
    """Lane, register and bits of a cell as the layout places it; its bits taken from the register by Python."""
    rng = np.random.default_rng(1)
    seen = 0
    for facts in matrix_instructions(target):
        form = MatrixForm(facts, target)
        for name in ("A", "B", "C", "D"):
            layout = facts.layouts[name]
            raw = rng.integers(0, 2**32, (layout.registers, facts.wave_size), np.uint32)
            cells = operand_cells(form, name, Register("v", 8, layout.registers), raw)
            assert (cells.lane >= 0).all() and cells.registers[-1] == f"v{7 + layout.registers}"
            for index in range(6):
                block, row, column = (int(rng.integers(0, size)) for size in cells.lane.shape)
                lane, slot = layout.place(row, column, block)
                register, bit, bits = layout.slots[slot]
                place = tuple(int(part[block, row, column]) for part in (cells.lane, cells.register, cells.bit))
                assert place == (lane, register, bit), (facts.name, name, index)
                words = sum(int(word) << 32 * part for part, word in enumerate(raw[:, lane]))
                pattern = words >> (32 * register + bit) & (1 << bits) - 1
                if layout.dtype in ("i32", "i8", "iu8", "iu4"):
                    value = pattern - (pattern >> bits - 1 << bits)
                    assert cells.value[block, row, column] == value
                    seen += 1
                elif layout.dtype in ("f64", "f32", "f16"):
                    expected = np.frombuffer(pattern.to_bytes(bits // 8, "little"), f"<f{bits // 8}")[0]
                    np.testing.assert_equal(cells.value[block, row, column], np.float64(expected))
                    seen += 1
    assert seen or not matrix_instructions(target)


def test_a_fault_leaves_the_state_before_its_instruction() -> None:
    """The kernel of 128 rows on a grid of 3×2: the third column of workgroups leaves the buffers."""
    stepper = step(recorded(provenance=True), GIVEN, (2, 0, 0), grid=(3, 2, 1))
    stop = stepper.run()
    assert stop.reason == "fault" and stop.finding is not None and stop.finding.kind == "out-of-bounds"
    assert stepper.wave_state(stepper.next_wave).line == stop.line
    before = everything(stepper)
    assert stepper.step().reason == "fault"
    assert_equal(everything(stepper), before)


@pytest.mark.parametrize(
    ("act", "message"),
    [
        (lambda s: s.run_to_line(1), "line 1 of the AMDGCN holds no instruction"),
        (lambda s: s.run_to_node("wirte_0"), "did you mean write_0"),
        (lambda s: s.run_to_iteration(0), "this kernel has no loop"),
        (lambda s: s.step(wave=4), "waves 0 to 3, not 4"),
        (lambda s: s.step(0), "0 steps"),
        (lambda s: s.back(), "no step to take back"),
        (lambda s: s.watch("c[1]"), "c has 2 dimensions"),
        (lambda s: s.watch("c[500, 0]"), "outside its shape 128×128"),
        (lambda s: s.watch("d"), "Watch an argument"),
        (lambda s: s.watch("v900"), "holds nothing"),
        (lambda s: s.watch("v1[64]"), "lanes 0 to 63"),
        (lambda s: s.watch("lds[0:1000000]"), "LDS bytes 0 to"),
        (lambda s: s.watch("c", on="writes"), "not on 'writes'"),
        (lambda s: s.unwatch(3), "no watchpoint 3"),
        (lambda s: s.register("x7"), "names no register"),
        (lambda s: s.register("v0", kind="f8"), "not 'f8'"),
        (lambda s: s.buffer("q"), "buffers: a, b, c"),
    ],
)
def test_what_cannot_be_done_is_said(act: Any, message: str) -> None:
    with pytest.raises((StepError, WatchError), match=message.replace("(", "\\(")):
        act(gemm())


def test_a_workgroup_or_target_that_is_not_there() -> None:
    with pytest.raises(StepError, match=r"no workgroup \(5, 0, 0\): the grid is 2×2×1, so the last one is \(1, 1, 0\)"):
        gemm((5, 0, 0))
    with pytest.raises(StepError, match="no workgroup"):
        gemm((0.5, 0, 0))  # type: ignore[arg-type]
    with pytest.raises(LaunchError, match="needs its argument a"):
        step(recorded(), {})


def test_the_text_says_where_it_stands() -> None:
    stepper = gemm((1, 0, 0))
    stepper.run_to_node("write_0")
    text = repr(stepper)
    assert "workgroup (1, 0, 0) of 2×2×1" in text and "write_0" in text
    (marked,) = [line for line in text.splitlines() if line.startswith("▶")]
    assert "global_store" in marked and text.count("wave ") >= 4
    half = stepper.register("v0", kind="f16")
    assert half.shape == (64, 2) and stepper.register("v[0:1]").shape == (2, 64)


def test_a_watchpoint_that_nothing_met_is_named_at_the_end() -> None:
    stepper = gemm()
    stepper.watch("a[0, 0]")
    stepper.watch("c[0, 0]")
    assert stepper.run().reason == "watch"
    at = stepper.at
    stop = stepper.run()
    assert stop.reason == "end"
    assert stop.text.endswith(f"; a[0, 0] was not written since step {at:,}; c[0, 0] was not written again")
    fresh = gemm()
    fresh.watch("a[0, 0]")
    watch = fresh.watch("s99", wave=0)
    assert fresh.run().text.endswith("; a[0, 0] was never written; s99 of wave 0 was never changed")
    fresh.unwatch(watch.number)
    fresh.restart()
    assert fresh.run().text.endswith("steps; a[0, 0] was never written")
