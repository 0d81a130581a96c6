"""Integer instructions against their definition in Python integers."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.emulator.machine import Machine, mask_bits

M32, M64 = 0xFFFFFFFF, 0xFFFFFFFFFFFFFFFF

EDGES = [0, 1, 2, 31, 32, 63, 0x7FFF, 0x8000, 0xFFFF, 0x800000, 0xFFFFFF, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF]
words = st.one_of(st.sampled_from(EDGES), st.integers(0, M32))
lanes = st.lists(st.tuples(words, words, words), min_size=64, max_size=64)
wide_words = st.one_of(st.sampled_from([0, 1, M32, 1 << 32, 1 << 63, M64]), st.integers(0, M64))


def signed(x: int, bits: int = 32) -> int:
    x &= (1 << bits) - 1
    return x - (1 << bits) if x >> (bits - 1) else x


def byte_of(both: int, choice: int) -> int:
    """ISA, V_PERM_B32: what one selector byte picks from {src0, src1}."""
    if choice >= 13:
        return 0xFF
    if choice == 12:
        return 0
    if choice >= 8:
        return 0xFF if both >> (16 * (choice - 8) + 15) & 1 else 0
    return both >> 8 * choice & 0xFF


def field_signed(x: int, offset: int, width: int) -> int:
    offset, width = offset & 31, width & 31
    if width == 0:
        return 0
    if offset + width < 32:
        return signed(x >> offset, width)
    return signed(x) >> offset


TERNARY: dict[str, Callable[[int, int, int], int]] = {
    "v_add3_u32": lambda x, y, z: x + y + z,
    "v_or3_b32": lambda x, y, z: x | y | z,
    "v_and_or_b32": lambda x, y, z: x & y | z,
    "v_bfi_b32": lambda x, y, z: x & y | ~x & z,
    "v_bfe_u32": lambda x, y, z: x >> (y & 31) & ((1 << (z & 31)) - 1),
    "v_bfe_i32": field_signed,
    "v_lshl_add_u32": lambda x, y, z: (x << (y & 31)) + z,
    "v_add_lshl_u32": lambda x, y, z: ((x + y) & M32) << (z & 31),
    "v_lshl_or_b32": lambda x, y, z: x << (y & 31) | z,
    "v_mad_u32_u24": lambda x, y, z: (x & 0xFFFFFF) * (y & 0xFFFFFF) + z,
    "v_mad_i32_i24": lambda x, y, z: signed(x, 24) * signed(y, 24) + z,
    "v_alignbit_b32": lambda x, y, z: (x << 32 | y) >> (z & 31),
    "v_perm_b32": lambda x, y, z: sum(byte_of(x << 32 | y, z >> 8 * i & 0xFF) << 8 * i for i in range(4)),
    "v_min3_u32": lambda x, y, z: min(x, y, z),
    "v_max3_i32": lambda x, y, z: max(signed(x), signed(y), signed(z)),
    "v_med3_i32": lambda x, y, z: sorted([signed(x), signed(y), signed(z)])[1],
}

BINARY: dict[str, Callable[[int, int], int]] = {
    "v_add_u32_e32": lambda x, y: x + y,
    "v_sub_u32_e32": lambda x, y: x - y,
    "v_subrev_u32_e32": lambda x, y: y - x,
    "v_mul_lo_u32": lambda x, y: x * y,
    "v_mul_hi_u32": lambda x, y: x * y >> 32,
    "v_mul_hi_i32": lambda x, y: signed(x) * signed(y) >> 32,
    "v_mul_u32_u24_e32": lambda x, y: (x & 0xFFFFFF) * (y & 0xFFFFFF),
    "v_mul_hi_u32_u24_e32": lambda x, y: (x & 0xFFFFFF) * (y & 0xFFFFFF) >> 32,
    "v_mul_i32_i24_e32": lambda x, y: signed(x, 24) * signed(y, 24),
    "v_and_b32_e32": lambda x, y: x & y,
    "v_or_b32_e32": lambda x, y: x | y,
    "v_xor_b32_e32": lambda x, y: x ^ y,
    "v_lshlrev_b32_e32": lambda x, y: y << (x & 31),
    "v_lshrrev_b32_e32": lambda x, y: y >> (x & 31),
    "v_ashrrev_i32_e32": lambda x, y: signed(y) >> (x & 31),
    "v_min_u32_e32": min,
    "v_max_i32_e32": lambda x, y: max(signed(x), signed(y)),
    "v_bcnt_u32_b32": lambda x, y: x.bit_count() + y,
}

UNARY: dict[str, Callable[[int], int]] = {
    "v_not_b32_e32": lambda x: ~x,
    "v_bfrev_b32_e32": lambda x: int(f"{x:032b}"[::-1], 2),
    "v_ffbh_u32_e32": lambda x: 32 - x.bit_length() if x else M32,
    "v_ffbl_b32_e32": lambda x: (x & -x).bit_length() - 1 if x else M32,
}


def machine_with(values: list[tuple[int, int, int]]) -> Machine:
    machine = Machine()
    for register in range(3):
        machine.v(register, [value[register] for value in values])
    return machine


@given(lanes)
@settings(max_examples=12, deadline=None)
def test_ternary(values: list[tuple[int, int, int]]) -> None:
    machine = machine_with(values)
    for mnemonic, definition in TERNARY.items():
        machine.run(f"{mnemonic} v3, v0, v1, v2")
        assert machine.vget(3).tolist() == [definition(*value) & M32 for value in values], mnemonic


@given(lanes)
@settings(max_examples=12, deadline=None)
def test_binary_and_unary(values: list[tuple[int, int, int]]) -> None:
    machine = machine_with(values)
    for mnemonic, binary in BINARY.items():
        machine.run(f"{mnemonic} v3, v0, v1")
        assert machine.vget(3).tolist() == [binary(x, y) & M32 for x, y, _ in values], mnemonic
    for mnemonic, unary in UNARY.items():
        machine.run(f"{mnemonic} v3, v0")
        assert machine.vget(3).tolist() == [unary(x) & M32 for x, _, _ in values], mnemonic


@given(lanes, st.integers(0, M64))
@settings(max_examples=12, deadline=None)
def test_carry_chains_add_64_bits(values: list[tuple[int, int, int]], carries: int) -> None:
    """Sums, differences and carries of every lane, with a carry in for each."""
    machine = machine_with(values)
    for mnemonic, sign in (("v_addc_co_u32_e64", 1), ("v_subb_co_u32_e64", -1)):
        machine.s(10, carries, 2)
        machine.run(f"{mnemonic} v3, s[12:13], v0, v1, s[10:11]")
        exact = [x + sign * (y + (carries >> lane & 1)) for lane, (x, y, _) in enumerate(values)]
        assert machine.vget(3).tolist() == [total & M32 for total in exact]
        assert machine.sget(12, 2) == mask_bits(not 0 <= total <= M32 for total in exact)
    machine.run("v_sub_co_u32_e32 v3, vcc, v0, v1", "v_subbrev_co_u32_e32 v4, vcc, v2, v1, vcc")
    assert machine.vget(3).tolist() == [(x - y) & M32 for x, y, _ in values]
    assert machine.vget(4).tolist() == [(y - z - (x < y)) & M32 for x, y, z in values]


@given(st.lists(st.tuples(words, words, wide_words, wide_words), min_size=64, max_size=64))
@settings(max_examples=12, deadline=None)
def test_64_bit_operations(values: list[tuple[int, int, int, int]]) -> None:
    machine = Machine()
    machine.v(0, [value[0] for value in values])
    machine.v(1, [value[1] for value in values])
    machine.v(2, [value[2] for value in values], np.uint64)
    machine.v(4, [value[3] for value in values], np.uint64)
    machine.run("v_mad_u64_u32 v[6:7], s[10:11], v0, v1, v[2:3]", "v_lshl_add_u64 v[8:9], v[2:3], 3, v[4:5]")
    exact = [x * y + z for x, y, z, _ in values]
    assert machine.vget(6, np.uint64).tolist() == [total & M64 for total in exact]
    assert machine.sget(10, 2) == mask_bits(total > M64 for total in exact)
    assert machine.vget(8, np.uint64).tolist() == [((z << 3) + w) & M64 for _, _, z, w in values]
    machine.run("v_lshlrev_b64 v[6:7], v0, v[2:3]", "v_ashrrev_i64 v[8:9], v0, v[2:3]")
    assert machine.vget(6, np.uint64).tolist() == [z << (x & 63) & M64 for x, _, z, _ in values]
    assert machine.vget(8, np.uint64).tolist() == [signed(z, 64) >> (x & 63) & M64 for x, _, z, _ in values]
    for mnemonic, signedness in (("u64", False), ("i64", True)):
        machine.run(f"v_cmp_gt_{mnemonic}_e32 vcc, v[2:3], v[4:5]")
        pairs = [(signed(z, 64), signed(w, 64)) if signedness else (z, w) for _, _, z, w in values]
        assert machine.vcc == mask_bits(z > w for z, w in pairs)


@given(st.integers(0, M64), st.integers(0, M64))
@settings(max_examples=50, deadline=None)
def test_a_compare_leaves_no_bit_of_an_inactive_lane(active: int, old: int) -> None:
    machine = Machine()
    machine.v(0, range(64))
    machine.vcc = old
    machine.exec = active
    machine.run("v_cmp_gt_u32_e32 vcc, 40, v0")
    assert machine.vcc == active & ((1 << 40) - 1)


@given(words, words, st.booleans())
@settings(max_examples=60, deadline=None)
def test_scalar_arithmetic(x: int, y: int, carry: bool) -> None:
    machine = Machine()
    cases: list[tuple[str, int, bool | None]] = [
        ("s_add_u32", x + y, x + y > M32),
        ("s_addc_u32", x + y + carry, x + y + carry > M32),
        ("s_sub_u32", x - y, y > x),
        ("s_subb_u32", x - y - carry, y + carry > x),
        ("s_add_i32", x + y, not -(2**31) <= signed(x) + signed(y) < 2**31),
        ("s_sub_i32", x - y, not -(2**31) <= signed(x) - signed(y) < 2**31),
        ("s_mul_i32", x * y, None),
        ("s_mul_hi_u32", x * y >> 32, None),
        ("s_mul_hi_i32", signed(x) * signed(y) >> 32, None),
        ("s_and_b32", x & y, x & y != 0),
        ("s_andn2_b32", x & ~y, x & ~y & M32 != 0),
        ("s_lshl_b32", x << (y & 31), x << (y & 31) & M32 != 0),
        ("s_ashr_i32", signed(x) >> (y & 31), signed(x) >> (y & 31) != 0),
        ("s_min_i32", min(signed(x), signed(y)), signed(x) < signed(y)),
        ("s_max_u32", max(x, y), x > y),
        ("s_lshl2_add_u32", 4 * x + y, 4 * x + y > M32),
        ("s_cselect_b32", x if carry else y, carry),
        ("s_pack_ll_b32_b16", x & 0xFFFF | (y & 0xFFFF) << 16, None),
    ]
    for mnemonic, value, condition in cases:
        machine.s(0, x)
        machine.s(1, y)
        machine.scc = carry
        machine.run(f"{mnemonic} s2, s0, s1")
        assert machine.sget(2) == value & M32, mnemonic
        assert machine.scc == (carry if condition is None else condition), mnemonic


@given(wide_words, wide_words)
@settings(max_examples=30, deadline=None)
def test_saving_exec(x: int, execute: int) -> None:
    for name, combined in (("and", x & execute), ("or", x | execute), ("xor", x ^ execute), ("andn2", x & ~execute)):
        machine = Machine()
        machine.s(0, x, 2)
        machine.exec = execute
        machine.run(f"s_{name}_saveexec_b64 s[2:3], s[0:1]")
        assert (machine.sget(2, 2), machine.exec, machine.scc) == (execute, combined & M64, combined & M64 != 0)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("s_movk_i32 s0, 0xff80", 0xFFFFFF80),
        ("s_mov_b32 s0, -3", 0xFFFFFFFD),
        ("s_mov_b32 s0, 0.5", 0x3F000000),
        ("s_bfe_u32 s0, 0x12345678, 0x80008", 0x56),
        ("s_bfe_i32 s0, 0xff000000, 0x80018", 0xFFFFFFFF),
        ("s_sext_i32_i8 s0, 0x80", 0xFFFFFF80),
        ("s_bfm_b32 s0, 8, 4", 0xFF0),
        ("s_ff1_i32_b32 s0, 0x100", 8),
        ("s_flbit_i32_b32 s0, 0x100", 23),
        ("s_bcnt1_i32_b64 s0, -1", 64),
        ("s_brev_b32 s0, 1", 0x80000000),
    ],
)
def test_scalar_constants_and_fields(text: str, expected: int) -> None:
    machine = Machine()
    machine.run(text)
    assert machine.sget(0) == expected


def test_64_bit_constants() -> None:
    machine = Machine()
    machine.run(
        "s_mov_b64 s[0:1], -1", "s_mov_b64 s[2:3], 0x4000", "s_mov_b64 s[4:5], 0xfffffff0", "v_mov_b64_e32 v[0:1], 1.0"
    )
    assert machine.sget(0, 2) == M64
    assert machine.sget(2, 2) == 0x4000
    assert machine.sget(4, 2) == 0xFFFFFFF0
    assert (machine.vget(0, np.float64) == 1.0).all()


def test_counting_the_lanes_below() -> None:
    """The pair that compilers use for the lane number, and with a mask for compaction."""
    machine = Machine()
    machine.run("v_mbcnt_lo_u32_b32 v0, -1, 0", "v_mbcnt_hi_u32_b32 v0, -1, v0")
    assert machine.vget(0).tolist() == list(range(64))
    machine.s(0, 0x12345678)
    machine.s(1, 0x9ABCDEF0)
    machine.run("v_mbcnt_lo_u32_b32 v0, s0, 0", "v_mbcnt_hi_u32_b32 v0, s1, v0")
    mask = 0x9ABCDEF012345678
    assert machine.vget(0).tolist() == [(mask & ((1 << lane) - 1)).bit_count() for lane in range(64)]
