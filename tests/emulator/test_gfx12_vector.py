"""gfx12: vector instructions that are new there or have a new name, against definitions in Python and NumPy."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.emulator.machine import Machine, mask_bits
from wave_explorer.emulator.faults import UnsupportedInstruction
from wave_explorer.emulator.global_memory import Buffer

pytestmark = pytest.mark.filterwarnings("ignore::RuntimeWarning")

# Mnemonics that a test below makes from their width.
COVERED = {
    f"global_{way}_b{bits}" for way in ("load_async_to_lds", "store_async_from_lds") for bits in (8, 32, 64, 128)
}

M16, M32, M64 = 0xFFFF, 0xFFFFFFFF, 0xFFFFFFFFFFFFFFFF
EDGES = [0, 1, 2, 31, 32, 0x7FFF, 0x8000, 0xFFFF, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF]
FLOAT_EDGES = [
    0,
    1 << 31,
    1,
    0x80000001,
    0x800000,
    0x3F800000,
    0xBFC00000,
    0x7F7FFFFF,
    0x7F800000,
    0xFF800000,
    0x7FC00000,
]
HALF_EDGES = [0, 0x8000, 1, 0x8001, 0x400, 0x3C00, 0xBE00, 0x7BFF, 0x7C00, 0xFC00, 0x7E00]
words = st.one_of(st.sampled_from(EDGES), st.integers(0, M32))
float_words = st.one_of(st.sampled_from(FLOAT_EDGES), st.integers(0, M32))
half_words = st.one_of(st.sampled_from(HALF_EDGES), st.integers(0, M16))


def columns(of: st.SearchStrategy[int], count: int = 3) -> st.SearchStrategy[list[tuple[int, ...]]]:
    return st.lists(st.tuples(*(of,) * count), min_size=32, max_size=32)


def rdna4(target: str = "gfx1201") -> Machine:
    return Machine(target=target, lanes=32)


def filled(values: list[tuple[int, ...]], target: str = "gfx1201") -> Machine:
    """v0, v1 ... hold the first, second ... number of each lane's tuple."""
    machine = rdna4(target)
    for register, column in enumerate(zip(*values, strict=True)):
        machine.v(register, column)
    return machine


def signed(x: int, bits: int = 32) -> int:
    x &= (1 << bits) - 1
    return x - (1 << bits) if x >> (bits - 1) else x


# ------------------------------------------------------------------------------------------------------------ integers
TERNARY: dict[str, Callable[[int, int, int], int]] = {
    "v_xor3_b32": lambda x, y, z: x ^ y ^ z,
    "v_minmax_u32": lambda x, y, z: max(min(x, y), z),
    "v_maxmin_u32": lambda x, y, z: min(max(x, y), z),
    "v_minmax_i32": lambda x, y, z: max(min(signed(x), signed(y)), signed(z)),
    "v_maxmin_i32": lambda x, y, z: min(max(signed(x), signed(y)), signed(z)),
}
BINARY: dict[str, Callable[[int, int], int]] = {
    "v_add_nc_u32_e32": lambda x, y: x + y,
    "v_sub_nc_u32_e32": lambda x, y: x - y,
    "v_subrev_nc_u32_e32": lambda x, y: y - x,
    "v_add_nc_i32": lambda x, y: x + y,
}


@given(columns(words))
@settings(max_examples=15, deadline=None)
def test_integers(values: list[tuple[int, ...]]) -> None:
    machine = filled(values)
    for name, expected in TERNARY.items():
        machine.run(f"{name} v3, v0, v1, v2")
        assert machine.vget(3).tolist() == [expected(*v) & M32 for v in values], name
    for name, combine in BINARY.items():
        machine.run(f"{name} v3, v0, v1")
        assert machine.vget(3).tolist() == [combine(x, y) & M32 for x, y, _ in values], name
    machine.run("v_clz_i32_u32_e32 v3, v0", "v_ctz_i32_b32_e32 v4, v0", "v_cls_i32_e32 v5, v0")
    for lane, (x, _, _) in enumerate(values):
        assert machine.vget(3)[lane] == (32 - x.bit_length() if x else M32)
        assert machine.vget(4)[lane] == ((x & -x).bit_length() - 1 if x else M32)
        alike = 32 - (x ^ (M32 if x >> 31 else 0)).bit_length()
        assert machine.vget(5)[lane] == (M32 if alike == 32 else alike)


@given(columns(words, 4), st.integers(0, M32))
@settings(max_examples=15, deadline=None)
def test_sums_of_64_bits_by_carry_and_in_one(values: list[tuple[int, ...]], taken: int) -> None:
    machine = filled(values, "gfx1250")
    machine.s(4, taken)
    machine.run(
        "v_add_co_u32 v4, vcc_lo, v0, v2",
        "v_add_co_ci_u32_e64 v5, s5, v1, v3, vcc_lo",
        "v_sub_co_ci_u32_e64 v6, null, v0, v1, s4",
        "v_subrev_co_ci_u32_e64 v7, s6, v0, v1, s4",
        "v_add_nc_u64_e32 v[8:9], v[0:1], v[2:3]",
        "v_sub_nc_u64_e32 v[10:11], v[0:1], v[2:3]",
        "v_mad_nc_u64_u32 v[12:13], v0, v1, v[2:3]",
        "v_mad_nc_i64_i32 v[14:15], v0, v1, v[2:3]",
        "v_mad_co_u64_u32 v[16:17], s7, v0, v1, v[2:3]",
        "v_min_u64 v[18:19], v[0:1], v[2:3]",
        "v_max_i64 v[20:21], v[0:1], v[2:3]",
        "v_mad_u32 v22, v0, v1, v2",
    )
    carries, borrows, overflows = [], [], []
    for lane, (a, b, c, d) in enumerate(values):
        first, second, bit = a | b << 32, c | d << 32, taken >> lane & 1
        carries.append(first + second > M64)
        borrows.append(b < a + bit)
        overflows.append(a * b + second > M64)
        got = [int(machine.vget(register, np.uint64)[lane]) for register in (4, 8, 10, 12, 14, 16)]
        assert got[0] == got[1] == (first + second) & M64
        assert got[2] == (first - second) & M64
        assert got[3] == got[5] == (a * b + second) & M64
        assert got[4] == (signed(a) * signed(b) + signed(second, 64)) & M64
        assert machine.vget(6)[lane] == (a - b - bit) & M32
        assert machine.vget(7)[lane] == (b - a - bit) & M32
        assert machine.vget(18, np.uint64)[lane] == min(first, second)
        assert machine.vget(20, np.uint64)[lane] == max(signed(first, 64), signed(second, 64)) & M64
        assert machine.vget(22)[lane] == (a * b + c) & M32
    assert [machine.sget(register) for register in (5, 6, 7)] == [mask_bits(x) for x in (carries, borrows, overflows)]


@given(columns(words), st.integers(0, M32))
@settings(max_examples=15, deadline=None)
def test_halves_of_registers(values: list[tuple[int, ...]], taken: int) -> None:
    """A result of 16 bits leaves the other half of its register alone; ``.h`` and op_sel name the upper one."""
    machine = filled(values)
    machine.s(4, taken)
    below, above = M16, M16 << 16
    cases: dict[str, Callable[[int, int, int], int]] = {
        "v_and_b16 v3.l, v0.l, v1.h": lambda x, y, z: z & above | x & y >> 16 & below,
        "v_or_b16 v3.h, v0.h, v1.l": lambda x, y, z: (x >> 16 | y & below) << 16 | z & below,
        "v_xor_b16 v3, v0, v1 op_sel:[1,0,1]": lambda x, y, z: ((x >> 16) ^ y & below) << 16 | z & below,
        "v_not_b16_e32 v3.h, v0.l": lambda x, y, z: (~x & below) << 16 | z & below,
        "v_mov_b16_e32 v3.l, v1.h": lambda x, y, z: z & above | y >> 16,
        "v_add_nc_u16 v3, v0, v1": lambda x, y, z: z & above | (x + y) & below,
        "v_sub_nc_i16 v3, v0, v1 op_sel:[0,1,0]": lambda x, y, z: z & above | (x - (y >> 16)) & below,
        "v_lshlrev_b16 v3.l, v0.l, v1.l": lambda x, y, z: z & above | (y << (x & 15)) & below,
        "v_cvt_i32_i16_e32 v3, v0.h": lambda x, y, z: signed(x >> 16, 16) & M32,
        "v_cvt_u32_u16_e32 v3, v0.l": lambda x, y, z: x & below,
        "v_pack_b32_f16 v3, v0.h, v1.l": lambda x, y, z: x >> 16 | (y & below) << 16,
    }
    for line, expected in cases.items():
        machine.run("v_mov_b32_e32 v3, v2", line)
        assert machine.vget(3).tolist() == [expected(*v) & M32 for v in values], line
    machine.run("v_mov_b32_e32 v3, v2", "v_cndmask_b16 v3.h, v0.l, v1.h, s4")
    chosen = [y >> 16 if taken >> lane & 1 else x & below for lane, (x, y, _) in enumerate(values)]
    assert machine.vget(3).tolist() == [half << 16 | z & below for half, (_, _, z) in zip(chosen, values, strict=True)]


# -------------------------------------------------------------------------------------------------------------- floats
def extreme(x: Any, y: Any, smaller: bool, nan_wins: bool) -> Any:
    """Minimum and maximum by IEEE 754: of 2008 (a number wins over a NaN) or of 2019; -0 is below +0."""
    if np.isnan(x) or np.isnan(y):
        missing = np.isnan(x) and np.isnan(y)
        return x.dtype.type(np.nan) if nan_wins or missing else (y if np.isnan(x) else x)
    ordered = sorted((x, y), key=lambda value: (value, not np.signbit(value)))
    return ordered[0] if smaller else ordered[1]


def same(got: Any, expected: Any) -> bool:
    """Equal bits; any NaN is as good as another."""
    return all((np.isnan(a) and np.isnan(b)) or a.tobytes() == b.tobytes() for a, b in zip(got, expected, strict=True))


EXTREMES: dict[str, Callable[[Any, Any, Any], Any]] = {
    "min_num": lambda x, y, z: extreme(x, y, True, False),
    "max_num": lambda x, y, z: extreme(x, y, False, False),
    "minimum": lambda x, y, z: extreme(x, y, True, True),
    "maximum": lambda x, y, z: extreme(x, y, False, True),
    "min3_num": lambda x, y, z: extreme(extreme(x, y, True, False), z, True, False),
    "max3_num": lambda x, y, z: extreme(extreme(x, y, False, False), z, False, False),
    "minimum3": lambda x, y, z: extreme(extreme(x, y, True, True), z, True, True),
    "maximum3": lambda x, y, z: extreme(extreme(x, y, False, True), z, False, True),
    "minmax_num": lambda x, y, z: extreme(extreme(x, y, True, False), z, False, False),
    "maxmin_num": lambda x, y, z: extreme(extreme(x, y, False, False), z, True, False),
    "minimummaximum": lambda x, y, z: extreme(extreme(x, y, True, True), z, False, True),
    "maximumminimum": lambda x, y, z: extreme(extreme(x, y, False, True), z, True, True),
}


@pytest.mark.parametrize("kind", [np.float32, np.float16], ids=["f32", "f16"])
@given(data=st.data())
@settings(max_examples=15, deadline=None)
def test_minima_and_maxima(kind: type[np.generic], data: st.DataObject) -> None:
    suffix, pattern = ("f32", np.uint32) if kind is np.float32 else ("f16", np.uint16)
    values = data.draw(columns(float_words if kind is np.float32 else half_words))
    machine = filled(values)
    x, y, z = (np.array(column, pattern).view(kind) for column in zip(*values, strict=True))
    for name, expected in EXTREMES.items():
        third = ", v2" if "3" in name or "minmax" in name or "maxmin" in name or name.count("m") > 3 else ""
        machine.run(f"v_{name}_{suffix} v3, v0, v1{third}")
        assert same(machine.vget(3, kind), [expected(*v) for v in zip(x, y, z, strict=True)]), name


def test_direct3d_products_and_packed_integers() -> None:
    machine = rdna4()
    x = np.array([0.0, -0.0, np.inf, np.nan, 3.0, 70000.0, -40000.0, -1.5, 1e30], np.float32)
    y = np.array([np.inf, np.nan, 0.0, 2.0, 5.0, -3.7, 65535.5, np.inf, np.nan], np.float32)
    machine.v(0, x, np.float32)
    machine.v(1, y, np.float32)
    machine.run(
        "v_mul_dx9_zero_f32_e32 v2, v0, v1", "v_fma_dx9_zero_f32 v3, v0, v1, 1.0", "v_cvt_pk_i16_f32 v4, v0, v1",
        "v_cvt_pk_u16_f32 v5, v0, v1",
    )  # fmt: skip
    products = [
        0,
        0,
        0,
        np.nan,
        15,
        np.float32(70000) * np.float32(-3.7),
        np.float32(-40000) * np.float32(65535.5),
        -np.inf,
        np.nan,
    ]
    assert same(machine.vget(2, np.float32)[:9], np.array(products, np.float32))
    assert same(machine.vget(3, np.float32)[:5], np.array([1, 1, 1, np.nan, 16], np.float32))
    low = [0, 0, 32767, 0, 3, 32767, -32768, -1, 32767]
    high = [32767, 0, 0, 2, 5, -3, 32767, 32767, 0]
    assert machine.vget(4)[:9].tolist() == [a & M16 | (b & M16) << 16 for a, b in zip(low, high, strict=True)]
    low, high = [0, 0, M16, 0, 3, M16, 0, 0, M16], [M16, 0, 0, 2, 5, 0, M16, M16, 0]
    assert machine.vget(5)[:9].tolist() == [a | b << 16 for a, b in zip(low, high, strict=True)]


def test_transcendentals_of_a_scalar() -> None:
    machine = rdna4()
    machine.s(4, struct.unpack("<I", struct.pack("<f", 6.25))[0])
    machine.s(5, 0xFFFF0000 | int(np.float16(4.0).view(np.uint16)))
    machine.exec = 0
    machine.run("v_s_sqrt_f32 s6, s4", "v_s_rcp_f32 s7, -s4", "v_s_exp_f16 s8, s5", "v_s_log_f16 s9, s5")
    found = [np.uint32(machine.sget(register)).view(np.float32) for register in (6, 7)]
    assert found == [2.5, np.float32(-0.16)]
    assert machine.sget(8) == int(np.float16(16).view(np.uint16)) and machine.sget(9) == int(
        np.float16(2).view(np.uint16)
    )


# -------------------------------------------------------------------------------------------------------- dot products
@given(columns(words), st.booleans(), st.booleans())
@settings(max_examples=15, deadline=None)
def test_integer_dot_products_of_either_sign(values: list[tuple[int, ...]], sign_x: bool, sign_y: bool) -> None:
    machine = filled(values)
    for name, bits in (("v_dot4_i32_iu8", 8), ("v_dot8_i32_iu4", 4)):
        signs = f"neg_lo:[{int(sign_x)},{int(sign_y)},0]"
        machine.run(f"{name} v3, v0, v1, v2 {signs}", f"{name} v4, v0, v1, v2 {signs} clamp")
        for lane, (x, y, z) in enumerate(values):
            total = signed(z)
            for first in range(0, 32, bits):
                left, right = (v >> first & (1 << bits) - 1 for v in (x, y))
                total += (signed(left, bits) if sign_x else left) * (signed(right, bits) if sign_y else right)
            assert machine.vget(3)[lane] == total & M32
            assert machine.vget(4)[lane] == max(-(2**31), min(2**31 - 1, total)) & M32


def test_dot_products_of_small_floats() -> None:
    rng = np.random.default_rng(4)
    machine = rdna4()
    octets = rng.integers(0, 256, (2, 32, 4), dtype=np.uint8)
    octets[(octets & 0x7C) == 0x7C] = 0x21  # no infinities and NaNs
    z = rng.standard_normal(32).astype(np.float32)
    for register, column in enumerate(octets):
        machine.v(register, column.view(np.uint32)[:, 0])
    machine.v(2, z, np.float32)
    formats = {"fp8": ml_dtypes.float8_e4m3fn, "bf8": ml_dtypes.float8_e5m2}
    for first, kind_x in formats.items():
        for second, kind_y in formats.items():
            machine.run(f"v_dot4_f32_{first}_{second} v3, v0, v1, v2")
            x, y = octets[0].view(kind_x).astype(np.float64), octets[1].view(kind_y).astype(np.float64)
            exact = (x * y).sum(axis=1) + z
            assert (machine.vget(3, np.float32) == exact.astype(np.float32)).all(), (first, second)
    halves = rng.standard_normal((2, 32, 2)).astype(np.float16)
    for register, column in enumerate(halves):
        machine.v(register, column.view(np.uint32)[:, 0])
    machine.v(2, z.astype(np.float16).view(np.uint16).astype(np.uint32) | 0xABCD0000)
    machine.run("v_mov_b32_e32 v3, v2", "v_dot2_f16_f16 v3, v0, v1, v2")
    exact = (halves[0].astype(np.float64) * halves[1]).sum(axis=1) + z.astype(np.float16)
    assert (machine.vget(3, np.float16) == exact.astype(np.float16)).all()
    assert (machine.vget(3) >> 16 == 0xABCD).all()
    brains = halves.astype(ml_dtypes.bfloat16)
    for register, column in enumerate(brains):
        machine.v(register, column.view(np.uint32)[:, 0])
    machine.v(2, z.astype(ml_dtypes.bfloat16).view(np.uint16).astype(np.uint32))
    machine.run("v_dot2_bf16_bf16 v3, v0, v1, v2")
    exact = (brains[0].astype(np.float64) * brains[1].astype(np.float64)).sum(axis=1) + z.astype(
        ml_dtypes.bfloat16
    ).astype(np.float64)
    got = (machine.vget(3) & M16).astype(np.uint16).view(ml_dtypes.bfloat16)
    assert (got == exact.astype(np.float32).astype(ml_dtypes.bfloat16)).all()


@pytest.mark.parametrize(("name", "kind"), [("fp8", ml_dtypes.float8_e4m3fn), ("bf8", ml_dtypes.float8_e5m2)])
def test_each_byte_of_small_floats(name: str, kind: Any) -> None:
    machine = rdna4()
    octets = np.random.default_rng(2).integers(0, 256, (32, 4), dtype=np.uint8)
    machine.v(0, octets.view(np.uint32)[:, 0])
    values = octets.view(kind).astype(np.float32)
    for byte in range(4):
        machine.run(f"v_cvt_f32_{name}_e64 v1, v0 byte_sel:{byte}")
        assert same(machine.vget(1, np.float32), values[:, byte])
    machine.run(f"v_cvt_pk_f32_{name}_e32 v[2:3], v0", f"v_cvt_pk_f32_{name}_e64 v[4:5], v0 op_sel:[1,0]")
    for byte in range(4):
        assert same(machine.vget(2 + byte, np.float32), values[:, byte])


def test_packed_brain_floats() -> None:
    """Sums and products are the nearest bf16 of the exact value; op_sel and signs choose and change halves."""
    rng = np.random.default_rng(9)
    bits = rng.integers(0, M16, (3, 32, 2), dtype=np.uint16)
    bits[(bits & 0x7F80) == 0x7F80] ^= 0x4000  # no infinities and NaNs
    bits[(bits & 0x7F80) < 0x1000] |= 0x3000  # and nothing near the smallest numbers
    machine = rdna4("gfx1250")
    for register, column in enumerate(bits):
        machine.v(register, column.view(np.uint32)[:, 0])
    x, y, z = (column.view(ml_dtypes.bfloat16).astype(np.float64) for column in bits)
    cases = {
        "v_pk_add_bf16 v3, v0, v1": x + y,
        "v_pk_mul_bf16 v3, v0, v1 neg_lo:[1,0] neg_hi:[0,1]": -x * y,
        "v_pk_add_bf16 v3, v0, v1 op_sel:[1,0] op_sel_hi:[0,1]": x[:, ::-1] + y,
        "v_pk_min_num_bf16 v3, v0, v1": np.minimum(x, y),
        "v_pk_max_num_bf16 v3, v0, 1.0 op_sel_hi:[1,0]": np.maximum(x, 1),
    }
    for line, exact in cases.items():
        machine.run(line)
        got = machine.vget(3)[:, None].view(np.uint16).view(ml_dtypes.bfloat16)
        assert (got == exact.astype(np.float32).astype(ml_dtypes.bfloat16)).all(), line
    machine.run("v_pk_fma_bf16 v3, v0, v1, v2")
    got = machine.vget(3)[:, None].view(np.uint16).view(ml_dtypes.bfloat16).astype(np.float64)
    exact = x * y + z
    assert (np.abs(got - exact)[np.isfinite(got)] <= 2.0**-8 * np.abs(exact)[np.isfinite(got)] * (1 + 2.0**-15)).all()


# ------------------------------------------------------------------------------------------------------- lane exchange
@given(st.lists(words, min_size=32, max_size=32), st.integers(0, M64), st.integers(0, M32), st.integers(0, 3))
@settings(max_examples=15, deadline=None)
def test_permutes_within_rows_and_across(values: list[int], order: int, active: int, controls: int) -> None:
    """op_sel: read inactive lanes; 0 from them.  With neither such a lane keeps what it had."""
    fetch, bound = controls & 1, controls >> 1
    machine = rdna4()
    machine.v(0, values)
    machine.v(4, [(order >> 4 * (lane % 16)) & 15 | 0x70 for lane in range(32)])
    machine.s(4, order, 2)
    for name, flip in (("v_permlane16", 0), ("v_permlanex16", 16)):
        machine.exec = M32
        machine.v(1, [77] * 32)
        machine.v(2, [77] * 32)
        machine.exec = active
        selection = f" op_sel:[{fetch},{bound}]" if controls else ""
        machine.run(f"{name}_b32 v1, v0, s4, s5{selection}", f"{name}_var_b32 v2, v0, v4{selection}")
        expected = []
        for lane in range(32):
            source = (lane & 16 ^ flip) | order >> 4 * (lane % 16) & 15
            missing = not (active >> source & 1 or fetch)
            result = (0 if bound else 77) if missing else values[source]
            expected.append(result if active >> lane & 1 else 77)
        assert machine.vget(1).tolist() == machine.vget(2).tolist() == expected, name


def test_permutes_that_read_inactive_lanes() -> None:
    machine = Machine(target="gfx1201", lanes=64)
    machine.v(0, range(100, 164))
    machine.v(1, [4 * (lane * 7 % 64) for lane in range(64)])
    machine.exec = 0x0000FFFF_FFFF0000
    machine.run("ds_bpermute_fi_b32 v2, v1, v0", "v_permlane64_b32_e32 v3, v0", "ds_bpermute_b32 v4, v1, v0 offset:4")
    for lane in range(64):
        source, shifted = lane * 7 % 64, (lane * 7 + 1) % 64
        active = 16 <= lane < 48
        assert machine.vget(2)[lane] == (100 + source if active else 0)
        assert machine.vget(3)[lane] == (100 + (lane ^ 32) if active else 0)
        assert machine.vget(4)[lane] == (100 + shifted if active and 16 <= shifted < 48 else 0)


DPP: dict[str, Callable[[int], int | None]] = {
    "row_share:5": lambda lane: lane & 16 | 5,
    "row_xmask:6": lambda lane: lane ^ 6,
    "row_ror:3": lambda lane: lane & 16 | (lane - 3) % 16,
    "row_shr:2": lambda lane: lane - 2 if lane % 16 >= 2 else None,
    "quad_perm:[3,2,1,0]": lambda lane: lane ^ 3,
    "dpp8:[1,0,3,2,7,7,0,4]": lambda lane: lane & 24 | [1, 0, 3, 2, 7, 7, 0, 4][lane % 8],
}


@pytest.mark.parametrize("control", DPP)
@pytest.mark.parametrize("fetch", [0, 1])
@pytest.mark.parametrize("bound", [0, 1])
def test_sources_from_other_lanes(control: str, fetch: int, bound: int) -> None:
    """fi reads inactive lanes; bound_ctrl gives 0 for what is missing, without it the lane writes nothing."""
    machine = rdna4()
    machine.v(0, range(100, 132))
    machine.v(1, range(1000, 1032))
    machine.v(2, [7] * 32)
    active = 0x7FF0BFFD
    machine.exec = active
    eights = control.startswith("dpp8")
    masks = "" if eights else " row_mask:0xf bank_mask:0xf" + " bound_ctrl:1" * bound
    machine.run(f"v_add_nc_u32_dpp v2, v0, v1 {control}{masks}{' fi:1' * fetch}")
    for lane in range(32):
        source = DPP[control](lane)
        present = source is not None and bool(active >> source & 1 or fetch)
        value = (100 + source if present and source is not None else 0) + 1000 + lane
        written = active >> lane & 1 and (present or bound or eights)
        assert machine.vget(2)[lane] == (value if written else 7), lane


# -------------------------------------------------------------------------------------------------------------- memory
def test_loads_and_stores_under_their_new_names() -> None:
    machine = rdna4()
    content = np.random.default_rng(5).integers(0, 256, 4096, dtype=np.uint8)
    buffer, out = Buffer("in", content), Buffer("out", np.zeros(4096, np.uint8))
    machine.memory.map(buffer)
    machine.memory.map(out)
    machine.s(0, buffer.base, 2)
    machine.s(2, out.base, 2)
    for register, value in zip(range(4, 8), (buffer.base & M32, buffer.base >> 32, 4096, 0x31027000), strict=True):
        machine.s(register, value)
    places = [13 * lane for lane in range(32)]
    machine.v(0, places)
    machine.v(1, [0x12345678] * 32)
    machine.v(2, [0x12345678] * 32)
    raw = content.tobytes()

    def number(at: int, size: int, sign: bool = False) -> int:
        return int.from_bytes(raw[at : at + size], "little", signed=sign) & M32

    machine.run(
        "global_load_d16_b16 v1, v0, s[0:1]", "global_load_d16_hi_i8 v2, v0, s[0:1] offset:3 th:TH_LOAD_NT",
        "buffer_load_u16 v3, v0, s[4:7], null offen offset:5", "global_load_i8 v4, v0, s[0:1] offset:7",
        "global_load_b96 v[8:10], v0, s[0:1] offset:9", "buffer_load_b64 v[12:13], v0, s[4:7], null offen",
    )  # fmt: skip
    for lane, place in enumerate(places):
        assert machine.vget(1)[lane] == 0x12340000 | number(place, 2)
        assert machine.vget(2)[lane] == (number(place + 3, 1, True) & M16) << 16 | 0x5678
        assert machine.vget(3)[lane] == number(place + 5, 2) and machine.vget(4)[lane] == number(place + 7, 1, True)
        assert [machine.vget(8 + part)[lane] for part in range(3)] == [number(place + 9 + 4 * p, 4) for p in range(3)]
        assert machine.vget(12, np.uint64)[lane] == int.from_bytes(raw[place : place + 8], "little")
    machine.v(14, range(0, 512, 16))
    machine.run(
        "global_store_b96 v14, v[8:10], s[2:3] scope:SCOPE_SYS", "global_store_d16_hi_b8 v14, v2, s[2:3] offset:12",
        "global_store_d16_hi_b16 v14, v2, s[2:3] offset:14",
    )  # fmt: skip
    for lane, place in enumerate(places):
        row = out.content()[16 * lane : 16 * lane + 16].tobytes()
        assert row[:12] == raw[place + 9 : place + 21]
        half = machine.vget(2)[lane] >> 16
        assert row[12] == half & 0xFF and row[13] == 0 and int.from_bytes(row[14:], "little") == half


def test_an_offset_may_count_in_the_size_of_the_access() -> None:
    machine = rdna4("gfx1250")
    content = np.arange(1024, dtype=np.uint32)
    buffer = Buffer("in", content.view(np.uint8).copy())
    machine.memory.map(buffer)
    machine.s(0, buffer.base, 2)
    machine.s(2, 3)
    machine.v(0, range(32))
    machine.run(
        "global_load_b64 v[2:3], v0, s[0:1] offset:64 scale_offset", "global_load_u16 v4, v0, s[0:1] scale_offset",
        "s_load_b64 s[4:5], s[0:1], s2 offset:0x10 scale_offset",
    )  # fmt: skip
    assert machine.vget(2).tolist() == [16 + 2 * lane for lane in range(32)]
    assert machine.vget(3).tolist() == [17 + 2 * lane for lane in range(32)]
    assert machine.vget(4).tolist() == [lane // 2 if lane % 2 == 0 else 0 for lane in range(32)]
    assert machine.sget(4) == 4 + 6 and machine.sget(5) == 4 + 7


def test_lds_under_its_new_names() -> None:
    machine = rdna4()
    machine.v(0, range(0, 256, 8))
    machine.v(2, range(32))
    machine.v(3, range(100, 132))
    machine.run(
        "ds_store_2addr_b32 v0, v2, v3 offset1:1", "ds_load_b64 v[4:5], v0",
        "ds_store_2addr_stride64_b32 v0, v3, v2 offset0:1 offset1:2",
        "ds_load_2addr_stride64_b32 v[6:7], v0 offset0:1 offset1:2", "ds_load_u16 v8, v0 offset:4",
    )  # fmt: skip
    assert (machine.vget(4) == machine.vget(2)).all() and (machine.vget(5) == machine.vget(3)).all()
    assert (machine.vget(6) == machine.vget(3)).all() and (machine.vget(7) == machine.vget(2)).all()
    assert (machine.vget(8) == machine.vget(3)).all()


def test_atomics_of_gfx12() -> None:
    """Compare-and-store takes the new value first; the two differences stop above 0 or leave memory alone."""
    machine = rdna4()
    machine.v(0, [0] * 32)
    machine.v(1, [10] * 32)
    machine.v(2, [50] * 32)
    machine.run("ds_store_b32 v0, v2", "ds_cond_sub_rtn_u32 v3, v0, v1")
    assert machine.vget(3).tolist() == [max(50 - 10 * lane, 0) for lane in range(32)]
    machine.v(1, [7] * 32)
    machine.run("ds_store_b32 v0, v2", "ds_cond_sub_rtn_u32 v3, v0, v1", "ds_load_b32 v4, v0")
    assert machine.vget(3).tolist() == [max(50 - 7 * lane, 1) for lane in range(32)] and machine.vget(4)[0] == 1
    machine.run("ds_store_b32 v0, v2", "ds_sub_clamp_rtn_u32 v3, v0, v1", "ds_load_b32 v4, v0")
    assert machine.vget(3).tolist() == [max(50 - 7 * lane, 0) for lane in range(32)] and machine.vget(4)[0] == 0
    machine.v(5, range(1000, 1032))
    machine.v(6, [50, *range(1000, 1031)])
    machine.run("ds_store_b32 v0, v2", "ds_cmpstore_rtn_b32 v3, v0, v5, v6", "ds_load_b32 v4, v0")
    assert machine.vget(3).tolist() == [50, *range(1000, 1031)] and machine.vget(4)[0] == 1031


def test_float_extremes_in_memory_and_a_buffer_atomic_that_returns() -> None:
    machine = rdna4()
    buffer = Buffer("floats", np.array([1.5, -2.0, np.nan, 0.0], np.float32).view(np.uint8).copy())
    machine.memory.map(buffer)
    machine.s(0, buffer.base, 2)
    for register, value in zip(range(4, 8), (buffer.base & M32, buffer.base >> 32, 16, 0x31027000), strict=True):
        machine.s(register, value)
    machine.exec = 0b1111
    machine.v(0, [0, 4, 8, 12])
    machine.v(1, [1.0, -3.0, 4.0, -0.0], np.float32)
    machine.run("global_atomic_min_num_f32 v0, v1, s[0:1]")
    assert buffer.content().view(np.float32).tolist() == [1.0, -3.0, 4.0, 0.0]
    assert np.signbit(buffer.content().view(np.float32)[3])
    machine.run("buffer_atomic_max_num_f32 v1, v0, s[4:7], null offen th:TH_ATOMIC_RETURN")
    assert machine.vget(1, np.float32)[:3].tolist() == [1.0, -3.0, 4.0]


def test_the_buffer_descriptor_of_gfx1250() -> None:
    """57 bits of address, 45 of size; a load beyond the size gives 0."""
    machine = rdna4("gfx1250")
    buffer = Buffer("in", np.arange(64, dtype=np.uint32).view(np.uint8).copy())
    machine.memory.map(buffer)
    descriptor = buffer.base | 200 << 57
    for register in range(4):
        machine.s(4 + register, descriptor >> 32 * register & M32)
    machine.v(0, range(0, 256, 8))
    machine.run("buffer_load_b32 v1, v0, s[4:7], null offen offset:4")
    assert machine.vget(1).tolist() == [2 * lane + 1 if 8 * lane + 8 <= 200 else 0 for lane in range(32)]
    machine.s(6, 1)  # 1 << 7 of num_records, whose lower bits are now 0
    machine.s(5, buffer.base >> 32)
    machine.run("buffer_load_b32 v1, v0, s[4:7], null offen offset:4")
    assert machine.vget(1).tolist() == [2 * lane + 1 if 8 * lane + 8 <= 128 else 0 for lane in range(32)]


def test_a_descriptor_whose_range_rule_is_not_known_stops_the_run() -> None:
    machine = rdna4()
    machine.s(7, 0x27000)
    with pytest.raises(UnsupportedInstruction, match="OOB_SELECT"):
        machine.run("buffer_load_b32 v1, v0, s[4:7], null offen")


def test_a_load_that_transposes_blocks_of_eight_lanes() -> None:
    """Each lane names a row of eight f16; lane i of the block gets element i of its eight rows."""
    machine = rdna4("gfx1250")
    matrix = np.random.default_rng(6).integers(0, M16, (16, 16), dtype=np.uint16)
    machine.lds.octets[:512] = matrix.reshape(-1).view(np.uint8)
    rows = [lane % 8 + lane // 16 * 8 for lane in range(32)]
    columns = [lane // 8 % 2 * 8 for lane in range(32)]
    machine.v(0, [32 * row + 2 * column for row, column in zip(rows, columns, strict=True)])
    machine.run("ds_load_tr16_b128 v[4:7], v0")
    for lane in range(32):
        got = np.array([machine.vget(4 + part)[lane] for part in range(4)], np.uint32).view(np.uint16)
        first = rows[lane] // 8 * 8
        assert got.tolist() == matrix[first : first + 8, columns[lane] + lane % 8].tolist(), lane


@pytest.mark.parametrize("bits", [8, 32, 64, 128])
def test_copies_between_memory_and_lds(bits: int) -> None:
    """Every active lane to a place of its own and back to another; the offset counts at both ends."""
    size, active = bits // 8, 0x0FF0FF0F
    machine = rdna4("gfx1250")
    content = np.random.default_rng(bits).integers(0, 256, 2048, dtype=np.uint8)
    source, target = Buffer("source", content), Buffer("target", np.zeros(2048, np.uint8))
    machine.memory.map(source)
    machine.memory.map(target)
    machine.s(4, source.base, 2)
    machine.s(6, target.base, 2)
    machine.v(0, [16 * (31 - lane) for lane in range(32)])
    machine.v(1, [48 * lane for lane in range(32)])
    machine.exec = active
    machine.run(
        f"global_load_async_to_lds_b{bits} v1, v0, s[4:5] offset:16",
        f"global_store_async_from_lds_b{bits} v0, v1, s[6:7] offset:16",
    )
    expected, lds = np.zeros(2048, np.uint8), np.zeros(4096, np.uint8)
    for lane in range(32):
        if active >> lane & 1:
            place, moved = 16 * (31 - lane) + 16, content[16 * (31 - lane) + 16 :][:size]
            expected[place : place + size] = lds[48 * lane + 16 : 48 * lane + 16 + size] = moved
    assert (machine.lds.octets[:4096] == lds).all()
    assert (target.content() == expected).all()
