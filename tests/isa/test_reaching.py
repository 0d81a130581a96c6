from __future__ import annotations

from hypothesis import given, settings

from tests.isa.listing import REAL, real_program, small_program
from tests.isa.test_liveness import REGISTERS, register_programs, text_of
from wave_explorer.isa.flow import ControlFlow
from wave_explorer.isa.liveness import liveness
from wave_explorer.isa.reaching import reaching_writes


@given(register_programs())
@settings(max_examples=150, deadline=None)
def test_a_write_reaches_where_a_run_can_arrive_with_it_as_the_last(
    made: list[tuple[str, tuple[int, ...], tuple[int, ...], tuple[int, ...]]],
) -> None:
    flow = ControlFlow(small_program(text_of(made)))
    arrivals: dict[int, set[tuple[int, int | None]]] = {}
    for register in range(REGISTERS):
        # Every state that a run can be in: where it is, and who wrote the register last.
        pending: list[tuple[int, int | None]] = [(0, None)]
        seen = set(pending)
        while pending:
            position, writer = pending.pop()
            arrivals.setdefault(position, set()).add((register, writer))
            _, _, written, after = made[position]
            for following in after:
                state = (following, position if register in written else writer)
                if state not in seen:
                    seen.add(state)
                    pending.append(state)
    for position, states in arrivals.items():
        found = reaching_writes(flow, position, [("v", register) for register in range(REGISTERS)])
        for register in range(REGISTERS):
            expected = sorted(writer for other, writer in states if other == register and writer is not None)
            assert found["v", register] == tuple(expected)


def test_the_accumulators_of_a_loop_come_from_its_start_and_from_the_matrix_instructions() -> None:
    program = real_program("gemm_none_gfx942")
    live = liveness(program)
    head = program.labels[".LBB0_1"]
    found = reaching_writes(live.flow, head, [("v", 0), ("v", 15)])
    for positions in found.values():
        names = [program.instructions[at].base for at in positions]
        assert any(name.startswith("v_mfma") for name in names) and any(name.startswith("v_mov") for name in names)
        assert positions[0] < head < positions[-1]


def test_every_live_register_of_a_real_kernel_has_a_writer_or_was_set_up_at_the_launch() -> None:
    for name in REAL[:3]:
        program = real_program(name)
        live = liveness(program)
        at = live.pressure("v").index(max(live.pressure("v")))
        found = reaching_writes(live.flow, at, [("v", number) for number in live.live_before("v", at)])
        assert {register for register, positions in found.items() if not positions} <= {("v", 0)}
