"""Values that pass between lanes, against the lane numbers that each form names."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.emulator.machine import Machine
from wave_explorer.emulator.faults import UnsupportedInstruction

M64 = 0xFFFFFFFFFFFFFFFF


@given(st.lists(st.integers(0, 2**32 - 1), min_size=64, max_size=64), st.integers(0, M64))
@settings(max_examples=20, deadline=None)
def test_backward_permute(addresses: list[int], active: int) -> None:
    """Lane = address / 4 modulo 64; an inactive source gives 0, an inactive destination keeps its value."""
    machine = Machine()
    machine.v(0, addresses)
    machine.v(1, range(100, 164))
    machine.v(2, [7] * 64)
    machine.exec = active
    machine.run("ds_bpermute_b32 v2, v0, v1 offset:8")
    got = machine.vget(2)
    for lane, address in enumerate(addresses):
        source = (address + 8) % 2**32 // 4 % 64
        wanted = 100 + source if active >> source & 1 else 0
        assert got[lane] == (wanted if active >> lane & 1 else 7)


@pytest.mark.parametrize(
    ("offset", "source"),
    [
        ("swizzle(SWAP,16)", lambda lane: lane ^ 16),
        ("swizzle(SWAP,1)", lambda lane: lane ^ 1),
        ("swizzle(REVERSE,8)", lambda lane: lane // 8 * 8 + 7 - lane % 8),
        ("swizzle(BROADCAST,4,3)", lambda lane: lane // 4 * 4 + 3),
        ("swizzle(QUAD_PERM,2,3,0,0)", lambda lane: lane // 4 * 4 + [2, 3, 0, 0][lane % 4]),
        ('swizzle(BITMASK_PERM,"00pi1")', lambda lane: lane // 32 * 32 + ((lane & 4) | (lane & 2 ^ 2) | 1)),
        ("0x801F", lambda lane: lane // 4 * 4 + [3, 3, 1, 0][lane % 4]),
        ("swizzle(BITMASK_PERM,\"pppip\")", lambda lane: lane ^ 2),
    ],
)  # fmt: skip
def test_swizzle(offset: str, source: Callable[[int], int]) -> None:
    machine = Machine()
    machine.v(0, range(100, 164))
    machine.run(f"ds_swizzle_b32 v1, v0 offset:{offset}")
    assert machine.vget(1).tolist() == [100 + source(lane) for lane in range(64)]


def row(lane: int, column: int) -> int | None:
    return lane // 16 * 16 + column if 0 <= column < 16 else None


@pytest.mark.parametrize(
    ("control", "source"),
    [
        ("quad_perm:[1,0,3,2]", lambda lane: lane ^ 1),
        ("row_shl:3", lambda lane: row(lane, lane % 16 + 3)),
        ("row_shr:1", lambda lane: row(lane, lane % 16 - 1)),
        ("row_ror:4", lambda lane: row(lane, (lane % 16 - 4) % 16)),
        ("row_mirror", lambda lane: row(lane, 15 - lane % 16)),
        ("row_half_mirror", lambda lane: lane // 8 * 8 + 7 - lane % 8),
        ("row_bcast:15", lambda lane: lane // 16 * 16 - 1 if lane >= 16 else None),
        ("row_bcast:31", lambda lane: 31 if lane >= 32 else None),
        ("row_newbcast:5", lambda lane: row(lane, 5)),
        ("wave_shr:1", lambda lane: lane - 1 if lane else None),
        ("wave_rol:1", lambda lane: (lane + 1) % 64),
    ],
)
def test_dpp(control: str, source: Callable[[int], int | None]) -> None:
    """A lane whose source is missing, or in a row or bank that is switched off, keeps its result."""
    machine = Machine()
    machine.v(0, range(100, 164))
    machine.v(1, [1000] * 64)
    machine.v(2, [7] * 64)
    machine.v(3, [7] * 64)
    machine.run(
        f"v_add_u32_dpp v2, v0, v1 {control} row_mask:0x7 bank_mask:0xd",
        f"v_add_u32_dpp v3, v0, v1 {control} row_mask:0xf bank_mask:0xf bound_ctrl:1",
    )
    for lane in range(64):
        wanted = source(lane)
        enabled = lane // 16 < 3 and lane // 4 % 4 != 1
        kept = wanted is None or not enabled
        assert machine.vget(2)[lane] == (7 if kept else 1100 + (wanted or 0))
        assert machine.vget(3)[lane] == (1000 if wanted is None else 1100 + wanted)


@pytest.mark.parametrize(
    ("target", "instruction", "message"),
    [
        ("gfx1100", "v_fma_mix_f32_e64_dpp v0, v1, v2, v3 row_shr:1 row_mask:0xf bank_mask:0xf", "DPP on the first"),
        ("gfx942", "v_mov_b32_dpp v0, v1 row_shl:16 row_mask:0xf bank_mask:0xf", "row_shl:16"),
        ("gfx942", "v_mov_b32_dpp v0, v1 row_newbcast:16 row_mask:0xf bank_mask:0xf", "row_newbcast:16"),
        ("gfx942", "v_mov_b32_dpp v0, v1 quad_perm:[0,1,2,4] row_mask:0xf bank_mask:0xf", "quad_perm"),
        ("gfx942", "v_mov_b32_sdwa v0, v1 dst_sel:WORD_2 dst_unused:UNUSED_PAD src0_sel:DWORD", "WORD_2"),
        ("gfx942", "v_mov_b32_sdwa v0, v1 dst_sel:BYTE_0 dst_unused:UNUSED src0_sel:DWORD", "dst_unused:UNUSED"),
        ("gfx942", "v_mov_b32_sdwa v0, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_4", "BYTE_4"),
    ],
)
def test_lanes_and_parts_that_do_not_exist_or_are_not_followed_stop_the_run(
    target: str, instruction: str, message: str
) -> None:
    with pytest.raises(UnsupportedInstruction, match=message):
        Machine(target=target, lanes=64 if target == "gfx942" else 32).run(instruction)


def test_dpp_does_not_take_from_an_inactive_lane() -> None:
    machine = Machine()
    machine.v(0, range(100, 164))
    machine.v(1, [7] * 64)
    machine.exec = 0b0111
    machine.run("v_mov_b32_dpp v1, v0 quad_perm:[1,2,3,0] row_mask:0xf bank_mask:0xf")
    assert machine.vget(1)[:4].tolist() == [101, 102, 7, 7]


def test_a_reduction_over_a_row_by_dpp() -> None:
    """The ladder that compilers emit for a sum over 16 lanes: its last lane holds the sum."""
    machine = Machine()
    values = np.random.default_rng(3).integers(0, 1000, 64)
    machine.v(0, values)
    for control in ("row_shr:1", "row_shr:2", "row_shr:4", "row_shr:8"):
        machine.run(f"v_add_u32_dpp v0, v0, v0 {control} row_mask:0xf bank_mask:0xf bound_ctrl:0")
    assert machine.vget(0)[15::16].tolist() == values.reshape(4, 16).sum(axis=1).tolist()


def test_reading_and_writing_lanes() -> None:
    machine = Machine()
    machine.v(0, range(100, 164))
    machine.exec = 0b11000
    machine.s(4, 61)
    machine.run(
        "v_readfirstlane_b32 s0, v0", "v_readlane_b32 s1, v0, s4", "v_readlane_b32 s2, v0, 5",
        "v_writelane_b32 v0, s4, 2",
    )  # fmt: skip
    assert [machine.sget(register) for register in range(3)] == [103, 161, 105], "readlane does not look at EXEC"
    assert machine.vget(0)[:5].tolist() == [100, 101, 61, 103, 104], "nor does writelane"
    machine.exec = 0
    machine.run("v_readfirstlane_b32 s0, v0")
    assert machine.sget(0) == 100, "lane 0 when no lane is active"


def test_sub_dword_operands() -> None:
    """SDWA: parts of sources, and of the result."""
    machine = Machine()
    machine.v(0, [0x8899AABB])
    machine.v(1, [0x11223344])
    machine.v(2, [0xDEADBEEF])
    machine.v(3, [0xDEADBEEF])
    machine.v(4, [0xDEADBEEF])
    machine.run(
        "v_add_u32_sdwa v2, v0, v1 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 src1_sel:BYTE_3",
        "v_add_u32_sdwa v3, sext(v0), v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_2 src1_sel:DWORD",
        "v_or_b32_sdwa v4, v0, v1 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:WORD_1",
    )
    assert machine.vget(2)[0] == (0xBB + 0x11) << 16 | 0xBEEF
    assert machine.vget(3)[0] == 0x11223344 - (0x100 - 0x99)
    assert machine.vget(4)[0] == ((0xBB | 0x1122) & 0xFF) << 8
