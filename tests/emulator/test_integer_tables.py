"""Every vector integer instruction against its definition in Python integers."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from tests.emulator.machine import Machine, mask_bits
from tests.emulator.samples import columns, held, signed

M16, M32, M64 = 0xFFFF, 0xFFFFFFFF, 0xFFFFFFFFFFFFFFFF
Definition = Callable[..., int]


def parts(x: int, bits: int, is_signed: bool = False) -> list[int]:
    pieces = [x >> first & ((1 << bits) - 1) for first in range(0, 32, bits)]
    return [signed(piece, bits) for piece in pieces] if is_signed else pieces


def dot(bits: int, is_signed: bool) -> Definition:
    def total(x: int, y: int, z: int) -> int:
        pairs = zip(parts(x, bits, is_signed), parts(y, bits, is_signed), strict=True)
        return sum(p * q for p, q in pairs) + (signed(z) if is_signed else z)

    return total


def clz(x: int, bits: int = 32) -> int:
    return bits - x.bit_length()


def sad(bits: int) -> Definition:
    return lambda x, y, z: sum(abs(p - q) for p, q in zip(parts(x, bits), parts(y, bits), strict=True)) + z


def bitop3(table: int) -> Definition:
    def each(x: int, y: int, z: int) -> int:
        return sum((table >> (4 * (x >> i & 1) + 2 * (y >> i & 1) + (z >> i & 1)) & 1) << i for i in range(32))

    return each


def field_signed(x: int, offset: int, width: int) -> int:
    offset, width = offset & 31, width & 31
    if width == 0:
        return 0
    return signed(x >> offset, width) if offset + width < 32 else signed(x) >> offset


def permuted(x: int, y: int, selector: int) -> int:
    both = x << 32 | y

    def byte(choice: int) -> int:
        if choice > 12:
            return 0xFF
        if choice == 12:
            return 0
        if choice >= 8:
            return 0xFF * (both >> (16 * (choice - 8) + 15) & 1)
        return both >> 8 * choice & 0xFF

    return sum(byte(selector >> 8 * i & 0xFF) << 8 * i for i in range(4))


# Sources and result of 32 bits, as unsigned numbers; the result modulo 2**32.
WORDS: dict[str, tuple[int, Definition]] = {
    "v_mov_b32": (1, lambda x: x),
    "v_not_b32": (1, lambda x: ~x),
    "v_bfrev_b32": (1, lambda x: int(f"{x:032b}"[::-1], 2)),
    "v_ffbh_u32": (1, lambda x: clz(x) if x else -1),
    "v_ffbl_b32": (1, lambda x: (x & -x).bit_length() - 1 if x else -1),
    "v_ffbh_i32": (1, lambda x: clz(x ^ (M32 if x >> 31 else 0)) if x not in (0, M32) else -1),
    "v_prng_b32": (1, lambda x: (x << 1) ^ (0xC5 if x >> 31 else 0)),
    "v_add_u32": (2, lambda x, y: x + y),
    "v_sub_u32": (2, lambda x, y: x - y),
    "v_subrev_u32": (2, lambda x, y: y - x),
    "v_add_i32": (2, lambda x, y: x + y),
    "v_sub_i32": (2, lambda x, y: x - y),
    "v_mul_lo_u32": (2, lambda x, y: x * y),
    "v_mul_hi_u32": (2, lambda x, y: x * y >> 32),
    "v_mul_hi_i32": (2, lambda x, y: signed(x) * signed(y) >> 32),
    "v_mul_u32_u24": (2, lambda x, y: (x & 0xFFFFFF) * (y & 0xFFFFFF)),
    "v_mul_hi_u32_u24": (2, lambda x, y: (x & 0xFFFFFF) * (y & 0xFFFFFF) >> 32),
    "v_mul_i32_i24": (2, lambda x, y: signed(x, 24) * signed(y, 24)),
    "v_mul_hi_i32_i24": (2, lambda x, y: signed(x, 24) * signed(y, 24) >> 32),
    "v_and_b32": (2, lambda x, y: x & y),
    "v_or_b32": (2, lambda x, y: x | y),
    "v_xor_b32": (2, lambda x, y: x ^ y),
    "v_xnor_b32": (2, lambda x, y: ~(x ^ y)),
    "v_lshlrev_b32": (2, lambda x, y: y << (x & 31)),
    "v_lshrrev_b32": (2, lambda x, y: y >> (x & 31)),
    "v_ashrrev_i32": (2, lambda x, y: signed(y) >> (x & 31)),
    "v_min_u32": (2, min),
    "v_max_u32": (2, max),
    "v_min_i32": (2, lambda x, y: min(signed(x), signed(y))),
    "v_max_i32": (2, lambda x, y: max(signed(x), signed(y))),
    "v_bcnt_u32_b32": (2, lambda x, y: x.bit_count() + y),
    "v_bfm_b32": (2, lambda x, y: ((1 << (x & 31)) - 1) << (y & 31)),
    "v_cvt_pk_u16_u32": (2, lambda x, y: held(x, 16, False) | held(y, 16, False) << 16),
    "v_cvt_pk_i16_i32": (
        2,
        lambda x, y: held(signed(x), 16, True) & M16 | (held(signed(y), 16, True) & M16) << 16,
    ),
    "v_add3_u32": (3, lambda x, y, z: x + y + z),
    "v_or3_b32": (3, lambda x, y, z: x | y | z),
    "v_and_or_b32": (3, lambda x, y, z: x & y | z),
    "v_xad_u32": (3, lambda x, y, z: (x ^ y) + z),
    "v_lshl_add_u32": (3, lambda x, y, z: (x << (y & 31)) + z),
    "v_add_lshl_u32": (3, lambda x, y, z: ((x + y) & M32) << (z & 31)),
    "v_lshl_or_b32": (3, lambda x, y, z: x << (y & 31) | z),
    "v_bfi_b32": (3, lambda x, y, z: x & y | ~x & z),
    "v_bfe_u32": (3, lambda x, y, z: x >> (y & 31) & ((1 << (z & 31)) - 1)),
    "v_bfe_i32": (3, field_signed),
    "v_mad_u32_u24": (3, lambda x, y, z: (x & 0xFFFFFF) * (y & 0xFFFFFF) + z),
    "v_mad_i32_i24": (3, lambda x, y, z: signed(x, 24) * signed(y, 24) + signed(z)),
    "v_alignbit_b32": (3, lambda x, y, z: (x << 32 | y) >> (z & 31)),
    "v_alignbyte_b32": (3, lambda x, y, z: (x << 32 | y) >> 8 * (z & 3)),
    "v_perm_b32": (3, permuted),
    "v_min3_u32": (3, min),
    "v_max3_u32": (3, max),
    "v_med3_u32": (3, lambda x, y, z: sorted((x, y, z))[1]),
    "v_min3_i32": (3, lambda x, y, z: min(map(signed, (x, y, z)))),
    "v_max3_i32": (3, lambda x, y, z: max(map(signed, (x, y, z)))),
    "v_med3_i32": (3, lambda x, y, z: sorted(map(signed, (x, y, z)))[1]),
    "v_mad_u32_u16": (3, lambda x, y, z: (x & M16) * (y & M16) + z),
    "v_mad_i32_i16": (3, lambda x, y, z: signed(x, 16) * signed(y, 16) + signed(z)),
    "v_sad_u8": (3, sad(8)),
    "v_sad_hi_u8": (3, lambda x, y, z: (sad(8)(x, y, 0) << 16) + z),
    "v_sad_u16": (3, sad(16)),
    "v_sad_u32": (3, lambda x, y, z: abs(x - y) + z),
    "v_lerp_u8": (
        3,
        lambda x, y, z: sum(((x >> i & 255) + (y >> i & 255) + (z >> i & 1) >> 1) << i for i in range(0, 32, 8)),
    ),
    "v_bitop3_b32 bitop3:0x6c": (3, bitop3(0x6C)),
    "v_bitop3_b32 bitop3:0x01": (3, bitop3(0x01)),
    "v_dot2_i32_i16": (3, dot(16, True)),
    "v_dot2_u32_u16": (3, dot(16, False)),
    "v_dot4_i32_i8": (3, dot(8, True)),
    "v_dot4_u32_u8": (3, dot(8, False)),
    "v_dot8_i32_i4": (3, dot(4, True)),
    "v_dot8_u32_u4": (3, dot(4, False)),
}

# Those that take clamp, with the signedness of their result.
SATURATING = {
    "v_add_u32": False, "v_sub_u32": False, "v_subrev_u32": False, "v_add_i32": True, "v_sub_i32": True,
    "v_mad_u32_u24": False, "v_mad_i32_i24": True, "v_mad_u32_u16": False, "v_mad_i32_i16": True,
    "v_dot2_i32_i16": True, "v_dot2_u32_u16": False, "v_dot4_i32_i8": True, "v_dot4_u32_u8": False,
    "v_dot8_i32_i4": True, "v_dot8_u32_u4": False,
}  # fmt: skip


@pytest.mark.parametrize("mnemonic", WORDS)
def test_words(mnemonic: str) -> None:
    count, definition = WORDS[mnemonic]
    name, _, modifiers = mnemonic.partition(" ")
    sources = ", ".join(f"v{register}" for register in range(count))
    for values in columns(32, count):
        machine = Machine()
        for register, column in enumerate(values):
            machine.v(register, column)
        machine.run(f"{name} v3, {sources} {modifiers}")
        numbers = values.T.tolist()
        assert machine.vget(3).tolist() == [definition(*row) & M32 for row in numbers], mnemonic
        if name in SATURATING:
            machine.run(f"{name}_e64 v3, {sources} clamp")
            exact = [_exact(name, definition, row) for row in numbers]
            assert machine.vget(3).tolist() == [held(x, 32, SATURATING[name]) & M32 for x in exact], f"{mnemonic} clamp"


def _exact(name: str, definition: Definition, row: list[int]) -> int:
    """The definitions above are exact but for signed sums, whose sources they take as unsigned."""
    if name in ("v_add_i32", "v_sub_i32"):
        row = [signed(x) for x in row]
    return definition(*row)


# Sources and result of 16 bits; whether the result keeps the register's upper half.
HALVES: dict[str, tuple[int, bool, Definition]] = {
    "v_add_u16": (2, False, lambda x, y: x + y),
    "v_sub_u16": (2, False, lambda x, y: x - y),
    "v_subrev_u16": (2, False, lambda x, y: y - x),
    "v_add_i16": (2, True, lambda x, y: x + y),
    "v_sub_i16": (2, True, lambda x, y: x - y),
    "v_mul_lo_u16": (2, False, lambda x, y: x * y),
    "v_lshlrev_b16": (2, False, lambda x, y: y << (x & 15)),
    "v_lshrrev_b16": (2, False, lambda x, y: y >> (x & 15)),
    "v_ashrrev_i16": (2, False, lambda x, y: signed(y, 16) >> (x & 15)),
    "v_min_u16": (2, False, min),
    "v_max_u16": (2, False, max),
    "v_min_i16": (2, False, lambda x, y: min(signed(x, 16), signed(y, 16))),
    "v_max_i16": (2, False, lambda x, y: max(signed(x, 16), signed(y, 16))),
    "v_mad_u16": (3, True, lambda x, y, z: x * y + z),
    "v_mad_i16": (3, True, lambda x, y, z: x * y + z),
    "v_mad_legacy_u16": (3, False, lambda x, y, z: x * y + z),
    "v_mad_legacy_i16": (3, False, lambda x, y, z: x * y + z),
    "v_min3_u16": (3, True, min),
    "v_max3_u16": (3, True, max),
    "v_med3_u16": (3, True, lambda x, y, z: sorted((x, y, z))[1]),
    "v_min3_i16": (3, True, lambda *xs: min(signed(x, 16) for x in xs)),
    "v_max3_i16": (3, True, lambda *xs: max(signed(x, 16) for x in xs)),
    "v_med3_i16": (3, True, lambda *xs: sorted(signed(x, 16) for x in xs)[1]),
    "v_bitop3_b16 bitop3:0xca": (3, True, lambda x, y, z: bitop3(0xCA)(x, y, z)),
}
SATURATING_HALVES = {
    "v_add_u16": False, "v_sub_u16": False, "v_subrev_u16": False, "v_add_i16": True, "v_sub_i16": True,
    "v_mad_u16": False, "v_mad_i16": True, "v_mad_legacy_u16": False, "v_mad_legacy_i16": True,
}  # fmt: skip


@pytest.mark.parametrize("mnemonic", HALVES)
def test_halves(mnemonic: str) -> None:
    """Low halves, then high halves by op_sel; what stands in the other half of a source does not matter."""
    count, keeps, definition = HALVES[mnemonic]
    name, _, modifiers = mnemonic.partition(" ")
    sources = ", ".join(f"v{register}" for register in range(count))
    for low, high in zip(columns(16, count), columns(16, count, batches=3), strict=True):
        high = high[:, ::-1]
        machine = Machine()
        for register in range(count):
            machine.v(register, low[register].astype(np.uint32) | high[register].astype(np.uint32) << 16)
        machine.v(3, [0xABCD1234] * 64)
        machine.run(f"{name}_e64 v3, {sources} {modifiers}")
        upper = 0xABCD0000 if keeps else 0
        expected = [definition(*row) & M16 | upper for row in low.T.tolist()]
        assert machine.vget(3).tolist() == expected, mnemonic
        machine.v(3, [0xABCD1234] * 64)
        machine.run(f"{name}_e64 v3, {sources} op_sel:[{','.join(['1'] * (count + 1))}] {modifiers}")
        expected = [(definition(*row) & M16) << 16 | 0x1234 for row in high.T.tolist()]
        assert machine.vget(3).tolist() == expected, f"{mnemonic} op_sel"
        if name in SATURATING_HALVES:
            is_signed = SATURATING_HALVES[name]
            machine.run(f"{name}_e64 v3, {sources} clamp")
            rows = [[signed(x, 16) for x in row] if is_signed else row for row in low.T.tolist()]
            got = (machine.vget(3) & M16).tolist()
            assert got == [held(definition(*row), 16, is_signed) & M16 for row in rows], f"{mnemonic} clamp"


ADDED_TO_RESULT = {"v_dot2c_i32_i16": dot(16, True), "v_dot4c_i32_i8": dot(8, True), "v_dot8c_i32_i4": dot(4, True)}


@pytest.mark.parametrize("mnemonic", ADDED_TO_RESULT)
def test_dot_products_add_to_their_result(mnemonic: str) -> None:
    for values in columns(32, 3):
        machine = Machine()
        for register, column in enumerate(values):
            machine.v(register, column)
        machine.run(f"{mnemonic} v2, v0, v1")
        assert machine.vget(2).tolist() == [ADDED_TO_RESULT[mnemonic](*row) & M32 for row in values.T.tolist()]


# 64-bit results: widths of the sources, definition.
WIDE: dict[str, tuple[tuple[int, ...], Definition]] = {
    "v_mov_b64": ((64,), lambda x: x),
    "v_lshlrev_b64": ((32, 64), lambda x, y: y << (x & 63)),
    "v_lshrrev_b64": ((32, 64), lambda x, y: y >> (x & 63)),
    "v_ashrrev_i64": ((32, 64), lambda x, y: signed(y, 64) >> (x & 63)),
    "v_min_u64": ((64, 64), min),
    "v_max_u64": ((64, 64), max),
    "v_min_i64": ((64, 64), lambda x, y: min(x, y, key=lambda v: signed(v, 64))),
    "v_max_i64": ((64, 64), lambda x, y: max(x, y, key=lambda v: signed(v, 64))),
    "v_lshl_add_u64": ((64, 32, 64), lambda x, y, z: (x << (y & 63)) + z),
}


@pytest.mark.parametrize("mnemonic", WIDE)
def test_wide_results(mnemonic: str) -> None:
    widths, definition = WIDE[mnemonic]
    batches = zip(columns(32, len(widths)), columns(64, len(widths)), strict=True)
    for narrow, wide in batches:
        machine = Machine()
        operands, rows = [], []
        for index, bits in enumerate(widths):
            machine.v(2 * index, narrow[index] if bits == 32 else wide[index], np.uint32 if bits == 32 else np.uint64)
            operands.append(f"v{2 * index}" if bits == 32 else f"v[{2 * index}:{2 * index + 1}]")
            rows.append((narrow if bits == 32 else wide)[index].tolist())
        machine.run(f"{mnemonic} v[8:9], {', '.join(operands)}")
        assert machine.vget(8, np.uint64).tolist() == [definition(*row) & M64 for row in zip(*rows, strict=True)]


def test_multiply_add_to_64_bits_with_carry() -> None:
    for narrow, wide in zip(columns(32, 2), columns(64, 1), strict=True):
        machine = Machine()
        machine.v(0, narrow[0])
        machine.v(1, narrow[1])
        machine.v(2, wide[0], np.uint64)
        rows = list(zip(*narrow.tolist(), wide[0].tolist(), strict=True))
        machine.run("v_mad_u64_u32 v[4:5], s[10:11], v0, v1, v[2:3]")
        exact = [x * y + z for x, y, z in rows]
        assert machine.vget(4, np.uint64).tolist() == [total & M64 for total in exact]
        assert machine.sget(10, 2) == mask_bits(total > M64 for total in exact)
        machine.run("v_mad_i64_i32 v[4:5], s[10:11], v0, v1, v[2:3]")
        exact = [signed(x) * signed(y) + signed(z, 64) for x, y, z in rows]
        assert machine.vget(4, np.uint64).tolist() == [total & M64 for total in exact]
        assert machine.sget(10, 2) == mask_bits(not -(1 << 63) <= total < 1 << 63 for total in exact)


CARRIES: dict[str, tuple[bool, Definition]] = {
    "v_add_co_u32": (False, lambda x, y, c: x + y),
    "v_sub_co_u32": (False, lambda x, y, c: x - y),
    "v_subrev_co_u32": (False, lambda x, y, c: y - x),
    "v_addc_co_u32": (True, lambda x, y, c: x + y + c),
    "v_subb_co_u32": (True, lambda x, y, c: x - y - c),
    "v_subbrev_co_u32": (True, lambda x, y, c: y - x - c),
}


@pytest.mark.parametrize("mnemonic", CARRIES)
def test_carries(mnemonic: str) -> None:
    takes, definition = CARRIES[mnemonic]
    for values in columns(32, 2):
        machine = Machine()
        machine.v(0, values[0])
        machine.v(1, values[1])
        carries = 0x123456789ABCDEF0
        machine.s(10, carries, 2)
        machine.run(f"{mnemonic}_e64 v3, s[12:13], v0, v1" + ", s[10:11]" * takes)
        exact = [definition(*row, carries >> lane & 1) for lane, row in enumerate(values.T.tolist())]
        assert machine.vget(3).tolist() == [total & M32 for total in exact]
        assert machine.sget(12, 2) == mask_bits(not 0 <= total <= M32 for total in exact)


def test_narrowing_shifts_and_packs_of_bytes() -> None:
    for values in columns(32, 3):
        machine = Machine()
        for register, column in enumerate(values):
            machine.v(register, column)
        for mnemonic, is_signed in (("v_ashr_pk_i8_i32", True), ("v_ashr_pk_u8_i32", False)):
            machine.v(3, [0xABCD1234] * 64)
            machine.run(f"{mnemonic} v3, v0, v1, v2")
            expected = []
            for x, y, z in values.T.tolist():
                low, high = (held(signed(v) >> (z & 31), 8, is_signed) & 0xFF for v in (x, y))
                expected.append(low | high << 8 | 0xABCD0000)
            assert machine.vget(3).tolist() == expected
        machine.run("v_sat_pk_u8_i16 v3, v0")
        assert machine.vget(3).tolist() == [
            held(signed(x, 16), 8, False) | held(signed(x >> 16, 16), 8, False) << 8 for x in values[0].tolist()
        ]


TESTS: dict[str, Callable[[int, int], bool]] = {
    "lt": lambda x, y: x < y, "eq": lambda x, y: x == y, "le": lambda x, y: x <= y, "gt": lambda x, y: x > y,
    "ne": lambda x, y: x != y, "ge": lambda x, y: x >= y, "f": lambda x, y: False, "t": lambda x, y: True,
}  # fmt: skip
COMPARES = [f"{kind}{bits}" for kind in "ui" for bits in (16, 32, 64)]


@pytest.mark.parametrize("kind", COMPARES)
def test_compares(kind: str) -> None:
    """``v_cmp`` writes the predicate of the active lanes, ``v_cmpx`` makes it the new EXEC as well."""
    bits = int(kind[1:])
    active = 0xFFFF0F0FFFFFFFFF
    for values in columns(bits, 2, batches=2):
        rows = [[signed(x, bits) if kind[0] == "i" else x for x in row] for row in values.T.tolist()]
        for name, test in TESTS.items():
            expected = mask_bits(test(x, y) for x, y in rows) & active
            for prefix in ("v_cmp", "v_cmpx"):
                machine = Machine()
                for register, column in enumerate(values):
                    machine.v(2 * register, column, column.dtype.type)
                machine.exec = active
                operands = "v0, v2" if bits < 64 else "v[0:1], v[2:3]"
                machine.run(f"{prefix}_{name}_{kind}_e64 s[10:11], {operands}")
                assert machine.sget(10, 2) == expected, (prefix, name, kind)
                assert machine.exec == (expected if prefix == "v_cmpx" else active)


def test_conditional_moves_and_swaps() -> None:
    (values,) = columns(32, 2, batches=1)
    machine = Machine()
    machine.v(0, values[0])
    machine.v(1, values[1])
    machine.vcc = 0xF0F0F0F0F0F0F0F0
    machine.run("v_cndmask_b32_e32 v3, v0, v1, vcc")
    assert machine.vget(3).tolist() == [values[1 if lane >> 2 & 1 else 0][lane] for lane in range(64)]
    machine.run("v_swap_b32 v0, v1")
    assert (machine.vget(0) == values[1]).all() and (machine.vget(1) == values[0]).all()
    machine.run("v_accvgpr_write_b32 a3, v0", "v_accvgpr_mov_b32 a4, a3", "v_accvgpr_read_b32 v5, a4")
    assert (machine.vget(5) == values[1]).all()


COVERED = {
    *(name.split()[0] for name in (*WORDS, *HALVES)), *WIDE, *CARRIES, *ADDED_TO_RESULT, "v_mad_u64_u32",
    "v_mad_i64_i32",
    *(f"{prefix}_{name}_{kind}" for prefix in ("v_cmp", "v_cmpx") for name in TESTS for kind in COMPARES),
}  # fmt: skip
