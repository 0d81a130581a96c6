"""Why a wait covers an access: facts read off real AMDGCN by hand, and every pair against a replay of the queues."""

from __future__ import annotations

import pytest

from tests.isa.listing import REAL, real_program, small_program
from wave_explorer.analysis.wait_reasons import Covering, coverings, wait_note
from wave_explorer.isa.flow import ControlFlow
from wave_explorer.isa.program import Program
from wave_explorer.isa.waits import waits


def pairs(program: Program) -> tuple[Covering, ...]:
    return coverings(program, waits(program))


def test_the_loads_of_the_gemm_loop_by_hand() -> None:
    """Read off the text: loads at 82 and 90, `vmcnt(1)` at 91, `vmcnt(0)` at 93; LDS reads at 97, 98 and 99."""
    program = real_program("gemm_none_gfx942")
    line = {at: instruction.line for at, instruction in enumerate(program.instructions)}
    found = {(line[one.access], line[one.wait]): one for one in pairs(program)}
    first = found[82, 91]
    assert (first.counter, first.limit, first.younger, first.carried) == ("vmcnt", 1, 1, False)
    assert "at most 1 access of vmcnt under way" in first.why and "in order of issue" in first.why
    assert (found[90, 93].counter, found[90, 93].limit) == ("vmcnt", 0)
    assert (found[97, 100].limit, found[97, 100].younger) == (1, 2)
    scalar = found[11, 13]
    assert scalar.younger is None and "any order" in scalar.why
    notes = {line[one.position]: wait_note(program, one) for one in waits(program)}
    assert notes[91] == (
        "May be under way before it, oldest first: lines 82, 90. Behind it line 82 has finished, and line 90 may go on."
    )


def test_what_a_pipelined_loop_leaves_open_is_covered_above_it_in_the_next_turn() -> None:
    program = real_program("gemm_modulo_buffer_gfx942")
    flow = ControlFlow(program)
    carried = [one for one in pairs(program) if one.carried]
    assert carried
    for one in carried:
        assert one.wait < one.access and "turn of the loop before" in one.why
        at, before = flow.block_of(one.access).number, flow.block_of(one.wait).number
        assert any(at in loop.blocks and before in loop.blocks for loop in flow.loops)


@pytest.mark.parametrize("name", REAL)
def test_every_access_that_a_wait_retires_has_a_reason_that_holds(name: str) -> None:
    program = real_program(name)
    found = pairs(program)
    assert {one.access for one in found} == {access for wait in waits(program) for access in wait.retires}
    for one in found:
        if one.limit:
            # Itself and the younger ones are more than the wait lets be under way.
            assert one.younger is not None and one.younger + 1 > one.limit
        between = range(one.access + 1, one.wait)
        if not one.carried and not any(program.labels.get(name) in between for name in program.labels):
            issued = sum(1 for other in found if other.counter == one.counter and other.access in between)
            assert one.younger is None or one.younger <= issued or one.limit == 0


def test_a_wait_for_nothing_says_so() -> None:
    program = small_program("s_waitcnt vmcnt(0)\nglobal_load_dword v0, v[2:3], off\ns_waitcnt vmcnt(1)\ns_endpgm")
    notes = [wait_note(program, one) for one in waits(program)]
    assert notes[0] == "Nothing that it waits for is under way here on any path."
    assert notes[1].endswith("Behind it none of them has certainly finished.")


def test_a_flat_access_is_covered_by_the_wait_that_clears_the_last_of_its_two_counters() -> None:
    program = small_program("flat_load_dword v0, v[2:3]\ns_waitcnt vmcnt(0)\ns_waitcnt lgkmcnt(0)\ns_endpgm")
    (one,) = pairs(program)
    assert (one.access, one.wait, one.counter) == (0, 2, "lgkmcnt")
