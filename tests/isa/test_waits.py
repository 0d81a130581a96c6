from __future__ import annotations

from collections import deque

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.isa.listing import REAL, real_program, small_program
from wave_explorer.isa.flow import ControlFlow
from wave_explorer.isa.reader import read_instruction
from wave_explorer.isa.registers import reads, writes
from wave_explorer.isa.waits import counted_as, wait_limits, waits


@pytest.mark.parametrize("name", REAL)
def test_real_code_never_touches_a_result_before_the_wait_that_retires_it(name: str) -> None:
    """The compiler places its waits by its own bookkeeping; ours must find every result retired before its use."""
    program = real_program(name)
    flow = ControlFlow(program)
    retired_at: dict[int, set[int]] = {}
    for wait in waits(program, flow):
        for position in wait.retires:
            retired_at.setdefault(position, set()).add(wait.position)
    checked = 0
    for instruction in program.instructions:
        results = writes(instruction)
        if not counted_as(instruction, program.target) or not results:
            continue
        pending, seen = [instruction.position + 1], set()
        while pending:
            position = pending.pop()
            if position in seen or position in retired_at.get(instruction.position, ()):
                continue
            seen.add(position)
            touched = reads(program.instructions[position]) | writes(program.instructions[position])
            assert not results & touched, (instruction.text, program.instructions[position].text)
            block = flow.block_of(position)
            pending += [position + 1] if position < block.last else [flow.blocks[s].first for s in block.successors]
        checked += 1
    assert checked > 5


def test_waits_of_the_gemm_loop_by_hand() -> None:
    program = real_program("gemm_none_gfx942")
    # The first wait in the text counts.
    retired = {access: wait.position for wait in reversed(waits(program)) for access in wait.retires}
    by_line = {program.instructions[a].line: program.instructions[b].line for a, b in retired.items()}
    # Read off the text: loads at 82 and 90, `vmcnt(1)` at 91, `vmcnt(0)` at 93; LDS reads at 97, 98 and 99.
    assert (by_line[82], by_line[90], by_line[97], by_line[98], by_line[99]) == (91, 93, 100, 100, 103)
    assert by_line[11] == by_line[12] == 13


OPERATIONS = ("global_load_dword v0, v[2:3], off", "ds_read_b32 v1, v4", "s_load_dword s4, s[0:1], 0x0",
              "global_store_dword v[2:3], v5, off")  # fmt: skip


@st.composite
def memory_programs(draw: st.DrawFn) -> list[str]:
    lines = []
    for _ in range(draw(st.integers(1, 10))):
        if draw(st.booleans()):
            lines.append(draw(st.sampled_from(OPERATIONS)))
        else:
            counter = draw(st.sampled_from(("vmcnt", "lgkmcnt")))
            lines.append(f"s_waitcnt {counter}({draw(st.integers(0, 3))})")
    return lines


@given(memory_programs(), st.integers(1, 3))
@settings(max_examples=200, deadline=None)
def test_nothing_that_can_be_outstanding_is_called_retired(lines: list[str], rounds: int) -> None:
    """Plays a loop round by round with queues that finish as late as the waits allow."""
    program = small_program(".L: " + "\n".join(lines) + "\ns_cbranch_scc1 .L\ns_endpgm")
    found = {wait.position: wait for wait in waits(program)}
    vector: deque[int] = deque()
    lds: deque[int] = deque()
    scalar: set[int] = set()
    for _ in range(rounds):
        for position, line in enumerate(lines):
            if line.startswith("global"):
                vector.append(position)
            elif line.startswith("ds"):
                lds.append(position)
            elif line.startswith("s_load"):
                scalar.add(position)
            else:
                limit = int(line.rstrip(")")[-1])
                if "vmcnt" in line:
                    while len(vector) > limit:
                        vector.popleft()
                elif limit == 0:
                    lds.clear()
                    scalar.clear()
                else:
                    # Scalar loads may all have finished first, so only LDS above the limit is certain to be done.
                    while len(lds) > limit:
                        lds.popleft()
                outstanding = set(vector) | set(lds) | scalar
                assert not outstanding & set(found[position].retires)
                assert outstanding <= set(found[position].leaves)


@given(memory_programs())
@settings(max_examples=200, deadline=None)
def test_in_straight_code_everything_certain_is_called_retired(lines: list[str]) -> None:
    program = small_program("\n".join([*lines, "s_endpgm"]))
    for wait in waits(program):
        before = program.instructions[: wait.position]
        for counter, prefix in (("vmcnt", "global"), ("lgkmcnt", "ds_")):
            if counter in wait.limits:
                issued = [i.position for i in before if i.mnemonic.startswith(prefix)]
                certain = issued[: max(len(issued) - wait.limits[counter], 0)]
                assert not set(certain) & set(wait.leaves)


@pytest.mark.parametrize(
    ("text", "target", "limits"),
    [
        ("s_waitcnt vmcnt(3) lgkmcnt(0)", "gfx942", {"vmcnt": 3, "lgkmcnt": 0}),
        # LLVM's "AMDGPU waitcnt" page: gfx9 packs vmcnt in 3:0 and 15:14, expcnt in 6:4, lgkmcnt in 11:8.
        ("s_waitcnt 0xc07f", "gfx942", {"vmcnt": 63, "expcnt": 7, "lgkmcnt": 0}),
        ("s_waitcnt 0x0f70", "gfx942", {"vmcnt": 0, "expcnt": 7, "lgkmcnt": 15}),
        ("s_waitcnt 0xfc07", "gfx1100", {"vmcnt": 63, "expcnt": 7, "lgkmcnt": 0}),
        ("s_waitcnt_vscnt null, 0x0", "gfx1100", {"vscnt": 0}),
        ("s_wait_loadcnt 0x2", "gfx1201", {"loadcnt": 2}),
        ("s_wait_loadcnt_dscnt 0x102", "gfx1201", {"loadcnt": 1, "dscnt": 2}),
        ("s_wait_alu 0xfffd", "gfx1201", {}),
        ("s_barrier", "gfx942", {}),
    ],
)
def test_limits_of_a_wait(text: str, target: str, limits: dict[str, int]) -> None:
    assert wait_limits(read_instruction(text), target) == limits
