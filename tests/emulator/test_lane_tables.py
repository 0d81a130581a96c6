"""Operands from other lanes and from parts of registers, for every width and kind of instruction."""

from __future__ import annotations

import numpy as np
import pytest

from tests.emulator.machine import Machine, mask_bits

M32 = 0xFFFFFFFF


def test_forward_permute() -> None:
    """Lanes give their value away, in order; a lane that nobody gives anything gets 0; inactive ones take no part."""
    rng = np.random.default_rng(1)
    targets = rng.integers(0, 1000, 64)
    active = 0xFFFF0FFFFFFF7FFF
    machine = Machine()
    machine.v(0, 4 * targets)
    machine.v(1, range(100, 164))
    machine.v(2, [7] * 64)
    machine.exec = active
    machine.run("ds_permute_b32 v2, v0, v1 offset:8")
    expected = [0] * 64
    for lane in range(64):
        if active >> lane & 1:
            expected[(int(targets[lane]) + 2) % 64] = 100 + lane
    got = machine.vget(2).tolist()
    assert got == [expected[lane] if active >> lane & 1 else 7 for lane in range(64)]


@pytest.mark.parametrize("row", [16, 32])
@pytest.mark.parametrize("active", [0xFFFFFFFFFFFFFFFF, 0x00FF0FF0FFFF1234])
def test_row_swaps(row: int, active: int) -> None:
    """Upper rows of the first register and lower rows of the second change places, where both lanes are active."""
    machine = Machine(target="gfx950")
    machine.v(0, range(100, 164))
    machine.v(1, range(200, 264))
    machine.exec = active
    machine.run(f"v_permlane{row}_swap_b32 v0, v1")
    first, second = list(range(100, 164)), list(range(200, 264))
    for lane in range(64):
        partner = lane + row
        if lane & row == 0 and active >> lane & 1 and active >> partner & 1:
            first[partner], second[lane] = second[lane], first[partner]
    assert (machine.vget(0).tolist(), machine.vget(1).tolist()) == (first, second)


def test_dpp_of_64_and_of_16_bits() -> None:
    machine = Machine()
    values = np.random.default_rng(2).standard_normal(64)
    machine.v(0, values, np.float64)
    machine.v(2, [1.0] * 64, np.float64)
    halves = values.astype(np.float16)
    machine.v(8, halves, np.float16)
    machine.v(9, [0.5] * 64, np.float16)
    machine.run(
        "v_add_f64_dpp v[4:5], -v[0:1], v[2:3] row_newbcast:3 row_mask:0xf bank_mask:0xf",
        "v_mov_b64_dpp v[6:7], v[0:1] row_newbcast:5 row_mask:0xf bank_mask:0xf",
        "v_mul_f16_dpp v10, |v8|, v9 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf",
    )
    assert machine.vget(4, np.float64).tolist() == [1.0 - values[lane // 16 * 16 + 3] for lane in range(64)]
    assert machine.vget(6, np.float64).tolist() == [values[lane // 16 * 16 + 5] for lane in range(64)]
    assert machine.vget(10, np.float16).tolist() == [abs(halves[lane ^ 3]) * np.float16(0.5) for lane in range(64)]


def test_dpp_of_compares_and_carries() -> None:
    """The predicate is written for the enabled lanes; a missing source with bound_ctrl counts as 0."""
    machine = Machine()
    machine.v(0, range(64))
    machine.v(1, [20] * 64)
    machine.run("v_add_co_u32_dpp v2, vcc, v0, v1 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:0")
    assert machine.vget(2).tolist() == [20 + (lane - 1 if lane % 16 else 0) for lane in range(64)]
    assert machine.vcc == 0


def test_parts_of_sources_in_compares_and_conversions() -> None:
    rng = np.random.default_rng(3)
    x, y = rng.integers(0, 2**32, (2, 64), dtype=np.uint32)
    machine = Machine()
    machine.v(0, x)
    machine.v(1, y)
    machine.run(
        "v_cmp_lt_u32_sdwa s[4:5], v0, v1 src0_sel:BYTE_1 src1_sel:BYTE_3",
        "v_cmp_gt_i16_sdwa vcc, sext(v0), sext(v1) src0_sel:BYTE_0 src1_sel:BYTE_2",
        "v_cvt_f32_u32_sdwa v4, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1",
        "v_cvt_f32_f16_sdwa v5, -v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1",
    )
    assert machine.sget(4, 2) == mask_bits((x >> 8 & 255) < (y >> 24))
    signed = [(v & 0xFF).astype(np.uint8).view(np.int8) for v in (x, y >> 16)]
    assert machine.vcc == mask_bits(signed[0] > signed[1])
    assert (machine.vget(4, np.float32) == (x >> 16).astype(np.float32)).all()
    halves = (x >> 16).astype(np.uint16).view(np.float16)
    assert np.array_equal(machine.vget(5, np.float32), -halves.astype(np.float32), equal_nan=True)


@pytest.mark.parametrize("unused", ["UNUSED_PAD", "UNUSED_SEXT", "UNUSED_PRESERVE", None])
@pytest.mark.parametrize("part", ["BYTE_0", "BYTE_2", "BYTE_3", "WORD_0", "WORD_1", "DWORD"])
def test_parts_of_results(unused: str | None, part: str) -> None:
    """What becomes of the bits beside the result: zero, its sign, or what was there (also where nothing is said)."""
    x = np.random.default_rng(4).integers(0, 2**32, 64, dtype=np.uint32)
    machine = Machine()
    machine.v(0, x)
    machine.v(1, [0] * 64)
    machine.v(2, [0xDEADBEEF] * 64)
    note = f"dst_unused:{unused}" if unused else ""
    machine.run(f"v_add_u32_sdwa v2, v0, v1 dst_sel:{part} {note} src0_sel:DWORD src1_sel:DWORD")
    bits = {"B": 8, "W": 16, "D": 32}[part[0]]
    first = 0 if part == "DWORD" else int(part[-1]) * bits
    for got, value in zip(machine.vget(2).tolist(), x.tolist(), strict=True):
        value &= (1 << bits) - 1
        if unused == "UNUSED_SEXT":
            # The bits below are cleared, those above repeat the sign.
            extended = value - (1 << bits) if value >> bits - 1 else value
            expected = extended << first & M32
        elif unused == "UNUSED_PAD":
            expected = value << first
        else:
            expected = value << first | 0xDEADBEEF & ~((1 << bits) - 1 << first)
        assert got == expected, (part, unused)


def test_float_results_in_parts_are_clamped() -> None:
    machine = Machine()
    machine.v(0, [2.0, 0.25, -1.0], np.float16)
    machine.v(2, [0xDEADBEEF] * 64)
    machine.run(
        "v_mul_f16_sdwa v2, v0, v0 clamp dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 src1_sel:WORD_0"
    )
    assert machine.vget(2)[:3].tolist() == [0x3C00BEEF, 0x2C00BEEF, 0x3C00BEEF]


COVERED = {"v_permlane16_swap_b32", "v_permlane32_swap_b32"}
