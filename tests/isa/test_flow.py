from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.isa.listing import REAL, real_program, small_program
from wave_explorer.isa.flow import ControlFlow

BRANCHES = ("s_nop 0", "s_branch .L{}", "s_cbranch_scc1 .L{}", "s_endpgm")


@st.composite
def branching(draw: st.DrawFn) -> str:
    count = draw(st.integers(2, 9))
    lines = []
    for number in range(count):
        form = draw(st.sampled_from(BRANCHES))
        lines.append(f".L{number}: " + form.format(draw(st.integers(0, count - 1))))
    return "\n".join([*lines, "s_endpgm"])


def test_the_loop_of_a_gemm_is_found() -> None:
    program = real_program("gemm_none_gfx942")
    flow = ControlFlow(program)
    (loop,) = flow.loops
    header = flow.blocks[loop.header]
    assert program.labels[".LBB0_1"] == header.first
    assert program.instructions[header.last].text == "s_cbranch_scc1 .LBB0_1"
    assert loop.latches == (loop.header,)
    assert header.successors == (loop.header + 1, loop.header)


def test_nested_loops_have_their_depth() -> None:
    flow = ControlFlow(small_program(".La: s_nop 0\n.Lb: s_nop 1\ns_cbranch_scc1 .Lb\ns_cbranch_scc0 .La\ns_endpgm"))
    assert [(loop.header, loop.blocks, loop.depth) for loop in flow.loops] == [(0, (0, 1, 2), 1), (1, (1,), 2)]


@pytest.mark.parametrize("name", REAL)
def test_blocks_of_a_real_kernel_tile_it(name: str) -> None:
    program = real_program(name)
    flow = ControlFlow(program)
    assert [p for block in flow.blocks for p in range(block.first, block.last + 1)] == list(
        range(len(program.instructions))
    )
    for block in flow.blocks:
        for successor in block.successors:
            assert block.number in flow.blocks[successor].predecessors


@given(branching())
@settings(max_examples=150, deadline=None)
def test_dominators_and_loops_against_their_definition(text: str) -> None:
    flow = ControlFlow(small_program(text))

    def reachable(start: int, without: int | None) -> set[int]:
        seen: set[int] = set()
        pending = [start]
        while pending:
            number = pending.pop()
            if number not in seen and number != without:
                seen.add(number)
                pending.extend(flow.blocks[number].successors)
        return seen

    everything = reachable(0, None)
    assert set(flow.order) == everything
    for above in everything:
        still = reachable(0, above)
        for below in everything:
            assert flow.dominates(above, below) == (below == above or below not in still)
    for loop in flow.loops:
        # A block belongs to the loop when it can get to a latch without leaving through the header.
        for number in everything:
            inside = number == loop.header or (
                flow.dominates(loop.header, number) and bool(reachable(number, loop.header) & set(loop.latches))
            )
            assert (number in loop.blocks) == inside
