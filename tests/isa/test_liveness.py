from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.isa.listing import REAL, real_program, small_program
from wave_explorer.isa.liveness import liveness

REGISTERS = 5


@st.composite
def register_programs(draw: st.DrawFn) -> list[tuple[str, tuple[int, ...], tuple[int, ...], tuple[int, ...]]]:
    """Instructions as (text, registers read, registers written, positions that can follow)."""
    count = draw(st.integers(2, 9))
    register = st.integers(0, REGISTERS - 1)
    made: list[tuple[str, tuple[int, ...], tuple[int, ...], tuple[int, ...]]] = []
    for position in range(count):
        kind = draw(st.sampled_from(("add", "move", "fmac", "branch", "jump", "end")))
        d, x, y, to = draw(register), draw(register), draw(register), draw(st.integers(0, count))
        after = (position + 1,)
        if kind == "add":
            made.append((f"v_add_f32_e32 v{d}, v{x}, v{y}", (x, y), (d,), after))
        elif kind == "move":
            made.append((f"v_mov_b32_e32 v{d}, 0", (), (d,), after))
        elif kind == "fmac":
            made.append((f"v_fmac_f32_e32 v{d}, v{x}, v{y}", (d, x, y), (d,), after))
        elif kind == "branch":
            made.append((f"s_cbranch_scc1 .L{to}", (), (), (position + 1, to)))
        elif kind == "jump":
            made.append((f"s_branch .L{to}", (), (), (to,)))
        else:
            made.append(("s_endpgm", (), (), ()))
    return [*made, ("s_endpgm", (), (), ())]


def text_of(made: list[tuple[str, tuple[int, ...], tuple[int, ...], tuple[int, ...]]]) -> str:
    return "\n".join(f".L{number}: {entry[0]}" for number, entry in enumerate(made))


@given(register_programs())
@settings(max_examples=200, deadline=None)
def test_a_register_is_live_where_a_path_reads_it_before_writing_it(
    made: list[tuple[str, tuple[int, ...], tuple[int, ...], tuple[int, ...]]],
) -> None:
    found = liveness(small_program(text_of(made)))

    def live(register: int, start: int) -> bool:
        seen: set[int] = set()
        pending = [start]
        while pending:
            position = pending.pop()
            if position in seen:
                continue
            seen.add(position)
            _, read, written, after = made[position]
            if register in read:
                return True
            if register not in written:
                pending.extend(after)
        return False

    for position in range(len(made)):
        expected = tuple(register for register in range(REGISTERS) if live(register, position))
        assert found.live_before("v", position) == expected
        after = {r for r in range(REGISTERS) if any(live(r, following) for following in made[position][3])}
        assert found.pressure("v")[position] == max(len(expected), len(after | set(made[position][2])))


@pytest.mark.parametrize("name", REAL)
def test_only_what_the_hardware_sets_up_is_live_at_the_start(name: str) -> None:
    """A compiler never reads a register that nothing has written: at the entry v0 and the launch SGPRs are live."""
    program = real_program(name)
    found = liveness(program)
    facts = program.metadata
    assert set(found.live_before("v", 0)) <= {0}
    assert found.live_before("a", 0) == ()
    # gfx12 passes workgroup ids in trap registers instead.
    ids = 0 if program.target.startswith("gfx12") else sum(facts.workgroup_id_enabled)
    assert set(found.live_before("s", 0)) <= set(range(facts.user_sgpr_count + ids))
    assert max(found.pressure("v")) <= facts.vgpr_count


def test_accumulators_live_through_the_loop_of_a_gemm() -> None:
    program = real_program("gemm_none_gfx942")
    head = program.labels[".LBB0_1"]
    assert set(range(16)) <= set(liveness(program).live_before("v", head))
