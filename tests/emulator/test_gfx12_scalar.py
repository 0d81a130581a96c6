"""gfx12: scalar floats, 64-bit scalars, scalar loads of bytes, under the names that gfx12 gives."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.emulator.machine import Machine
from wave_explorer.emulator.global_memory import Buffer

pytestmark = pytest.mark.filterwarnings("ignore::RuntimeWarning")

M32, M64 = 0xFFFFFFFF, 0xFFFFFFFFFFFFFFFF
INF, NAN = 0x7F800000, 0x7FC00000
# Zeros, subnormals, normals, infinities, NaN.
FLOAT_EDGES = [0, 1 << 31, 1, 0x80000001, 0x7FFFFF, 0x800000, 0x3F800000, 0xBFC00000, 0x4F000000, 0xCF000001,
               0x4F800000, 0x7F7FFFFF, 0xFF7FFFFF, INF, INF | 1 << 31, NAN]  # fmt: skip
HALF_EDGES = [0, 0x8000, 1, 0x8001, 0x3FF, 0x400, 0x3C00, 0xBE00, 0x7BFF, 0xFBFF, 0x7C00, 0xFC00, 0x7E00]
floats = st.one_of(st.sampled_from(FLOAT_EDGES), st.integers(0, M32))
halves = st.one_of(st.sampled_from(HALF_EDGES), st.integers(0, 0xFFFF))
words = st.one_of(st.sampled_from([0, 1, 0x7FFFFFFF, 1 << 31, M32]), st.integers(0, M32))
wide = st.one_of(st.sampled_from([0, 1, M32, 1 << 32, 1 << 63, M64]), st.integers(0, M64))


def rdna4() -> Machine:
    return Machine(target="gfx1201", lanes=32)


def f32(bits: int) -> np.float32:
    return np.uint32(bits).view(np.float32)


def f16(bits: int) -> np.float16:
    return np.uint16(bits).view(np.float16)


def same(got: int, expected: Any) -> bool:
    """Equal bits; any NaN is as good as another."""
    kind = expected.dtype
    value = np.array(got, f"u{kind.itemsize}").view(kind)[()]
    return bool(np.isnan(value) and np.isnan(expected)) or value.tobytes() == expected.tobytes()


def extreme(x: Any, y: Any, smaller: bool, nan_wins: bool) -> Any:
    """Minimum and maximum by IEEE 754: of 2008 (a number wins over a NaN) or of 2019; -0 is below +0."""
    if np.isnan(x) or np.isnan(y):
        missing = np.isnan(x) and np.isnan(y)
        return x.dtype.type(np.nan) if nan_wins or missing else (y if np.isnan(x) else x)
    ordered = sorted((x, y), key=lambda value: (value, not np.signbit(value)))
    return ordered[0] if smaller else ordered[1]


ARITHMETIC: dict[str, Callable[[Any, Any], Any]] = {
    "add": lambda x, y: x + y,
    "sub": lambda x, y: x - y,
    "mul": lambda x, y: x * y,
    "min_num": lambda x, y: extreme(x, y, True, False),
    "max_num": lambda x, y: extreme(x, y, False, False),
    "minimum": lambda x, y: extreme(x, y, True, True),
    "maximum": lambda x, y: extreme(x, y, False, True),
}
COMPARES: dict[str, Callable[[Any, Any], bool]] = {
    "lt": lambda x, y: x < y, "eq": lambda x, y: x == y, "le": lambda x, y: x <= y, "gt": lambda x, y: x > y,
    "lg": lambda x, y: x < y or x > y, "ge": lambda x, y: x >= y, "o": lambda x, y: x == x and y == y,
    "u": lambda x, y: x != x or y != y, "nge": lambda x, y: not x >= y, "nlg": lambda x, y: not (x < y or x > y),
    "ngt": lambda x, y: not x > y, "nle": lambda x, y: not x <= y, "neq": lambda x, y: x != y,
    "nlt": lambda x, y: not x < y,
}  # fmt: skip


@given(floats, floats)
@settings(max_examples=40, deadline=None)
@example(0, 1 << 31)
@example(1 << 31, 0)
@example(NAN, 1)
@example(1, NAN)
@example(NAN, NAN)
def test_arithmetic_and_compares_of_f32(x: int, y: int) -> None:
    machine = rdna4()
    machine.s(4, x)
    machine.s(5, y)
    with np.errstate(all="ignore"):
        for name, expected in ARITHMETIC.items():
            machine.run(f"s_{name}_f32 s6, s4, s5")
            assert same(machine.sget(6), expected(f32(x), f32(y))), name
        for name, holds in COMPARES.items():
            machine.run(f"s_cmp_{name}_f32 s4, s5")
            assert machine.scc == holds(f32(x), f32(y)), name


@given(halves, halves, st.integers(0, 0xFFFF))
@settings(max_examples=40, deadline=None)
@example(0, 0x8000, 0)
@example(0x7E00, 1, 0xFFFF)
def test_arithmetic_and_compares_of_f16(x: int, y: int, above: int) -> None:
    """What stands in the upper half of a source does not count, and a result clears it."""
    machine = rdna4()
    machine.s(4, x | above << 16)
    machine.s(5, y | 0xBEEF0000)
    with np.errstate(all="ignore"):
        for name, expected in ARITHMETIC.items():
            machine.s(6, M32)
            machine.run(f"s_{name}_f16 s6, s4, s5")
            assert machine.sget(6) >> 16 == 0 and same(machine.sget(6), expected(f16(x), f16(y))), name
        for name, holds in COMPARES.items():
            machine.run(f"s_cmp_{name}_f16 s4, s5")
            assert machine.scc == holds(f16(x), f16(y)), name


@given(floats, floats, floats)
@settings(max_examples=40, deadline=None)
def test_fused_multiply_add(x: int, y: int, z: int) -> None:
    """By exact fractions, rounded once; the literal forms take the constant as factor or as summand."""
    if not all(np.isfinite(f32(bits)) for bits in (x, y, z)):
        return
    exact = Fraction(float(f32(x))) * Fraction(float(f32(y))) + Fraction(float(f32(z)))
    machine = rdna4()
    machine.s(4, x)
    machine.s(5, y)
    machine.s(6, z)
    machine.run(f"s_fmaak_f32 s7, s4, s5, {z:#x}", f"s_fmamk_f32 s8, s4, {y:#x}, s6", "s_fmac_f32 s6, s4, s5")
    assert machine.sget(6) == machine.sget(7) == machine.sget(8)
    if exact:
        # The two f32 neighbours of the result do not lie closer to the exact value.
        result = f32(machine.sget(6))
        if np.isinf(result):
            assert abs(exact) >= Fraction(2) ** 128 - Fraction(2) ** 103
        else:
            error = abs(Fraction(float(result)) - exact)
            for other in (np.nextafter(result, np.float32(-np.inf)), np.nextafter(result, np.float32(np.inf))):
                assert np.isinf(other) or error <= abs(Fraction(float(other)) - exact)


@given(floats, words)
@settings(max_examples=50, deadline=None)
@example(INF, 0)
@example(NAN, M32)
@example(0x4F000000, 1 << 31)
def test_conversions(x: int, n: int) -> None:
    machine = rdna4()
    machine.s(4, x)
    machine.s(5, n)
    machine.run(
        "s_cvt_i32_f32 s6, s4", "s_cvt_u32_f32 s7, s4", "s_cvt_f32_i32 s8, s5", "s_cvt_f32_u32 s9, s5",
        "s_cvt_f16_f32 s10, s4", "s_cvt_f32_f16 s11, s5", "s_cvt_hi_f32_f16 s12, s5",
        "s_cvt_pk_rtz_f16_f32 s13, s4, s5",
    )  # fmt: skip
    value = float(f32(x))
    truncated = 0 if math.isnan(value) else (math.trunc(value) if math.isfinite(value) else math.copysign(2**40, value))
    assert machine.sget(6) == int(max(-(2**31), min(2**31 - 1, truncated))) & M32
    assert machine.sget(7) == int(max(0, min(M32, truncated)))
    assert same(machine.sget(8), np.float32(np.uint32(n).view(np.int32)))
    assert same(machine.sget(9), np.float32(n))
    with np.errstate(all="ignore"):
        assert same(machine.sget(10), f32(x).astype(np.float16))
    assert same(machine.sget(11), f16(n & 0xFFFF).astype(np.float32))
    assert same(machine.sget(12), f16(n >> 16).astype(np.float32))
    for shift, bits in ((0, x), (16, n)):
        packed = f16(machine.sget(13) >> shift & 0xFFFF)
        wide_value = f32(bits)
        assert np.isnan(packed) == np.isnan(wide_value)
        if np.isfinite(wide_value):
            # Toward zero: never larger in size, and the next f16 outwards would be.
            assert abs(float(packed)) <= abs(float(wide_value)) and np.isfinite(packed)
            following = float(np.nextafter(np.abs(packed), np.float16(np.inf)))
            assert abs(float(wide_value)) < following or math.isinf(following)


@given(floats, halves)
@settings(max_examples=40, deadline=None)
def test_rounding_to_whole_numbers(x: int, h: int) -> None:
    machine = rdna4()
    machine.s(4, x)
    machine.s(5, h | 0x12340000)
    for name, whole in (("floor", np.floor), ("ceil", np.ceil), ("trunc", np.trunc), ("rndne", np.rint)):
        machine.run(f"s_{name}_f32 s6, s4", f"s_{name}_f16 s7, s5")
        assert same(machine.sget(6), whole(f32(x))), name
        assert same(machine.sget(7), whole(f16(h))) and machine.sget(7) >> 16 == 0, name


@given(wide, wide, st.booleans())
@settings(max_examples=50, deadline=None)
def test_integers_of_64_bits_leave_scc_alone(x: int, y: int, scc: bool) -> None:
    machine = rdna4()
    machine.s(4, x, 2)
    machine.s(6, y, 2)
    machine.scc = scc
    for name, result in (("add_nc", x + y), ("sub_nc", x - y), ("mul", x * y)):
        machine.run(f"s_{name}_u64 s[8:9], s[4:5], s[6:7]")
        assert machine.sget(8, 2) == result & M64 and machine.scc == scc, name


@given(words, words, st.booleans())
@settings(max_examples=50, deadline=None)
def test_carries_under_their_new_names(x: int, y: int, carry: bool) -> None:
    machine = rdna4()
    machine.s(4, x)
    machine.s(5, y)
    machine.scc = carry
    machine.run("s_add_co_ci_u32 s6, s4, s5")
    assert (machine.scc, machine.sget(6)) == (x + y + carry > M32, (x + y + carry) & M32)
    machine.scc = carry
    machine.run("s_sub_co_ci_u32 s6, s4, s5")
    assert (machine.scc, machine.sget(6)) == (x < y + carry, (x - y - carry) & M32)
    machine.run("s_and_not1_b32 s6, s4, s5", "s_or_not1_b32 s7, s4, s5", "s_clz_i32_u32 s8, s4", "s_ctz_i32_b32 s9, s4")
    assert machine.sget(6) == x & ~y & M32 and machine.sget(7) == (x | ~y) & M32
    assert machine.sget(8) == (32 - x.bit_length() if x else M32)
    assert machine.sget(9) == ((x & -x).bit_length() - 1 if x else M32)
    machine.run("s_pack_hl_b32_b16 s6, s4, s5")
    assert machine.sget(6) == x >> 16 | (y & 0xFFFF) << 16


@pytest.mark.parametrize("place", [0, 1, 2, 3, 5, 62, 63])
def test_scalar_loads_of_parts_of_a_dword(place: int) -> None:
    """Bytes and halves of any address, sign- or zero-extended; dwords lose the two lowest bits of theirs."""
    machine = rdna4()
    buffer = Buffer("bytes", np.random.default_rng(7).integers(0, 256, 128, dtype=np.uint8))
    machine.memory.map(buffer)
    machine.s(4, buffer.base, 2)
    machine.s(6, place)
    machine.run(
        f"s_load_u8 s8, s[4:5], {place:#x}", "s_load_i8 s9, s[4:5], s6", "s_load_u16 s10, s[4:5], s6 offset:0x8",
        f"s_load_i16 s11, s[4:5], {place:#x}", "s_load_b96 s[12:14], s[4:5], s6 offset:0x10 scope:SCOPE_DEV",
    )  # fmt: skip
    raw = buffer.content().tobytes()

    def number(first: int, size: int, signed: bool) -> int:
        return int.from_bytes(raw[first : first + size], "little", signed=signed) & M32

    assert machine.sget(8) == number(place, 1, False) and machine.sget(9) == number(place, 1, True)
    assert machine.sget(10) == number(place + 8, 2, False) and machine.sget(11) == number(place, 2, True)
    first = 16 + place // 4 * 4
    assert machine.sget(12, 3) == int.from_bytes(raw[first : first + 12], "little")


def test_null_reads_as_zero_and_swallows_results() -> None:
    machine = rdna4()
    machine.s(4, 5)
    machine.run("s_add_co_u32 null, s4, s4", "s_add_co_u32 s5, s4, null", "s_mov_b64 s[6:7], null")
    assert machine.sget(5) == 5 and machine.sget(6, 2) == 0


def test_literals_of_64_bits() -> None:
    """gfx1250 has them; of 32 bits, a literal is the upper half of an f64."""
    machine = Machine(target="gfx1250", lanes=32)
    machine.run(
        "s_mov_b64 s[4:5], 0x123456789abcdef0", "s_add_nc_u64 s[6:7], s[4:5], 0xffffffffffffff80",
        "v_add_f64_e32 v[0:1], 0x40091eb851eb851f, v[8:9]", "v_add_f64_e32 v[2:3], 0x40091eb8, v[8:9]",
        "v_add_f64_e32 v[4:5], lit64(0x40000000), v[8:9]", "v_add_f64_e32 v[6:7], 2, v[8:9]",
    )  # fmt: skip
    assert machine.sget(4, 2) == 0x123456789ABCDEF0 and machine.sget(6, 2) == 0x123456789ABCDE70
    found = [int(machine.vget(register, np.uint64)[0]) for register in (0, 2, 4, 6)]
    assert found == [0x40091EB851EB851F, 0x40091EB800000000, 0x40000000, 2]
