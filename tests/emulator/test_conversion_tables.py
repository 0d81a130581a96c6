"""Every conversion against exact fractions, Python integers and ml_dtypes."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from tests.emulator.ieee import DOWN, NEAREST, UP, ZERO, flushed, rounded, same
from tests.emulator.machine import Machine
from tests.emulator.samples import FLOATS, columns, held, signed
from wave_explorer.emulator.wavefronts import FloatMode

SMALL = {
    "gfx942": {"fp8": ml_dtypes.float8_e4m3fnuz, "bf8": ml_dtypes.float8_e5m2fnuz},
    "gfx950": {"fp8": ml_dtypes.float8_e4m3fn, "bf8": ml_dtypes.float8_e5m2},
}


def every_mode() -> list[FloatMode]:
    return [FloatMode(r, r, d, d) for r in (NEAREST, UP, DOWN, ZERO) for d in (3, 0)]


@pytest.mark.parametrize(
    ("mnemonic", "source", "result"),
    [("v_cvt_f16_f32", 32, 16), ("v_cvt_f32_f16", 16, 32), ("v_cvt_f64_f32", 32, 64), ("v_cvt_f32_f64", 64, 32)],
)
def test_between_floats(mnemonic: str, source: int, result: int) -> None:
    for mode in every_mode():
        for values in columns(source, 1, floats=True):
            machine = Machine(mode)
            machine.v(0, values[0].view(FLOATS[source]), FLOATS[source])
            to, of = ("v[4:5]" if result == 64 else "v4"), ("v[0:1]" if source == 64 else "v0")
            machine.run(f"{mnemonic} {to}, {of}")
            got = machine.vget(4, FLOATS[result]).astype(np.float64).tolist()
            with np.errstate(invalid="ignore"):
                numbers = values[0].view(FLOATS[source]).astype(np.float64).tolist()
            for g, x in zip(got, numbers, strict=True):
                x = x if mode.denormals_32 else flushed(x, source)
                expected = rounded(Fraction(x), result, mode.round_32) if math.isfinite(x) else x
                expected = expected if mode.denormals_32 else flushed(expected, result)
                assert same(g, expected), (mnemonic, x, mode)


FROM_INTEGER = {
    "v_cvt_f32_u32": (32, False, 32), "v_cvt_f32_i32": (32, True, 32), "v_cvt_f64_u32": (32, False, 64),
    "v_cvt_f64_i32": (32, True, 64), "v_cvt_f16_u16": (16, False, 16), "v_cvt_f16_i16": (16, True, 16),
}  # fmt: skip


@pytest.mark.parametrize("mnemonic", FROM_INTEGER)
def test_from_integers(mnemonic: str) -> None:
    bits, is_signed, result = FROM_INTEGER[mnemonic]
    for rounding in (NEAREST, UP, DOWN, ZERO):
        for values in columns(bits, 1):
            machine = Machine(FloatMode(rounding, rounding))
            machine.v(0, values[0], values[0].dtype.type)
            machine.run(f"{mnemonic} {'v[4:5]' if result == 64 else 'v4'}, v0")
            got = machine.vget(4, FLOATS[result]).astype(np.float64).tolist()
            for g, x in zip(got, values[0].tolist(), strict=True):
                assert g == rounded(Fraction(signed(x, bits) if is_signed else x), result, rounding), (mnemonic, x)


TO_INTEGER = {
    "v_cvt_u32_f32": (32, 32, False), "v_cvt_i32_f32": (32, 32, True), "v_cvt_u32_f64": (64, 32, False),
    "v_cvt_i32_f64": (64, 32, True), "v_cvt_u16_f16": (16, 16, False), "v_cvt_i16_f16": (16, 16, True),
    "v_cvt_flr_i32_f32": (32, 32, True), "v_cvt_rpi_i32_f32": (32, 32, True),
}  # fmt: skip


@pytest.mark.parametrize("mnemonic", TO_INTEGER)
def test_to_integers(mnemonic: str) -> None:
    """Truncated (or as the name says), held within the type; a NaN gives 0."""
    source, bits, is_signed = TO_INTEGER[mnemonic]
    for values in columns(source, 1, floats=True):
        machine = Machine()
        machine.v(0, values[0].view(FLOATS[source]), FLOATS[source])
        machine.run(f"{mnemonic} v4, {'v[0:1]' if source == 64 else 'v0'}")
        with np.errstate(invalid="ignore"):
            numbers = values[0].view(FLOATS[source]).astype(np.float64).tolist()
        for got, x in zip(machine.vget(4).tolist(), numbers, strict=True):
            if math.isnan(x):
                exact = 0
            elif math.isinf(x):
                exact = 1 << 80 if x > 0 else -(1 << 80)
            elif "rpi" in mnemonic:
                exact = math.floor(rounded(Fraction(x) + Fraction(1, 2), 32))
            else:
                exact = math.floor(x) if "flr" in mnemonic else math.trunc(x)
            assert got == held(exact, bits, is_signed) & ((1 << bits) - 1), (mnemonic, x)


def test_from_bytes_and_sixteenths() -> None:
    for values in columns(32, 1):
        machine = Machine()
        machine.v(0, values[0])
        for place in range(4):
            machine.run(f"v_cvt_f32_ubyte{place} v4, v0")
            assert machine.vget(4, np.float32).tolist() == [float(x >> 8 * place & 0xFF) for x in values[0].tolist()]
        machine.run("v_cvt_off_f32_i4 v4, v0")
        assert machine.vget(4, np.float32).tolist() == [signed(x, 4) / 16 for x in values[0].tolist()]


@pytest.mark.parametrize(("mnemonic", "rounding"), [("v_cvt_pkrtz_f16_f32", ZERO), ("v_cvt_pk_f16_f32", NEAREST)])
def test_two_halves(mnemonic: str, rounding: int) -> None:
    """The rounding is fixed, whatever MODE says."""
    for values in columns(32, 2, floats=True):
        machine = Machine(FloatMode(UP, UP))
        for register, column in enumerate(values.view(np.float32)):
            machine.v(register, column, np.float32)
        machine.run(f"{mnemonic} v4, v0, v1")
        packed = machine.vget(4)
        for half in range(2):
            got = (packed >> 16 * half & 0xFFFF).astype(np.uint16).view(np.float16).astype(np.float64).tolist()
            for g, x in zip(got, values[half].view(np.float32).astype(np.float64).tolist(), strict=True):
                assert same(g, rounded(Fraction(x), 16, rounding) if math.isfinite(x) else x), (mnemonic, x)


def test_packing_halves_with_signs() -> None:
    (values,) = columns(16, 2, batches=1, floats=True)
    machine = Machine()
    machine.v(0, values[0].astype(np.uint32) << 16 | 0x1111)
    machine.v(1, values[1])
    machine.run("v_pack_b32_f16 v4, v0, -v1 op_sel:[1,0,0]")
    assert (machine.vget(4) == (values[0].astype(np.uint32) | (values[1].astype(np.uint32) ^ 0x8000) << 16)).all()


# -------------------------------------------------------------------------------------------------------- small floats
@pytest.mark.parametrize("target", SMALL)
@pytest.mark.parametrize("name", ["fp8", "bf8"])
def test_every_8_bit_pattern(target: str, name: str) -> None:
    patterns = np.arange(256, dtype=np.uint8)
    expected = patterns.view(SMALL[target][name]).astype(np.float64)
    for start in range(0, 256, 64):
        machine = Machine(target=target)
        wanted = expected[start : start + 64].tolist()
        others = expected[::-1][start : start + 64].tolist()
        low, high = (p[start : start + 64].astype(np.uint32) for p in (patterns, patterns[::-1]))
        machine.v(0, low | high << 8 | high << 16 | low << 24)
        machine.run(
            f"v_cvt_f32_{name}_e32 v1, v0",
            f"v_cvt_f32_{name}_sdwa v2, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_2",
            f"v_cvt_pk_f32_{name}_e32 v[4:5], v0",
            f"v_cvt_pk_f32_{name}_sdwa v[6:7], v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1",
        )
        for register, numbers in ((1, wanted), (2, others), (4, wanted), (5, others), (6, others), (7, wanted)):
            assert all(map(same, machine.vget(register, np.float32).astype(np.float64).tolist(), numbers)), register


@pytest.mark.parametrize("target", SMALL)
@pytest.mark.parametrize("name", ["fp8", "bf8"])
def test_to_8_bits(target: str, name: str) -> None:
    """Into the half that op_sel chooses; too large a number is no number, or infinite where there is an infinity."""
    dtype = SMALL[target][name]
    rng = np.random.default_rng(8)
    spread = np.ldexp(rng.standard_normal((2, 64)), rng.integers(-24, 18, (2, 64))).astype(np.float32)
    for values in (spread, *(v.view(np.float32) for v in columns(32, 2, batches=1, floats=True))):
        machine = Machine(target=target)
        machine.v(0, values[0], np.float32)
        machine.v(1, values[1], np.float32)
        machine.v(2, [0xABCD1234] * 64)
        machine.v(3, [0xABCD1234] * 64)
        machine.run(f"v_cvt_pk_{name}_f32 v2, v0, v1", f"v_cvt_pk_{name}_f32 v3, v0, v1 op_sel:[0,0,1]")
        got = machine.vget(2)
        assert (got >> 16 == 0xABCD).all()
        assert (machine.vget(3) == (got << 16 | 0x1234)).all()
        with np.errstate(all="ignore"):
            expected = values.astype(dtype)
        for half in range(2):
            numbers = (got >> 8 * half & 0xFF).astype(np.uint8).view(dtype).astype(np.float64).tolist()
            assert all(map(same, numbers, expected[half].astype(np.float64).tolist()))


@pytest.mark.parametrize("target", SMALL)
def test_overflow_by_mode(target: str) -> None:
    """MODE.FP16_OVFL keeps what is too large finite; infinities that are none of overflow stay."""
    machine = Machine(target=target)
    machine.v(0, [1e6, -1e6, 1.0], np.float32)
    machine.run("s_setreg_imm32_b32 hwreg(HW_REG_MODE, 23, 1), 1", "v_cvt_pk_fp8_f32 v1, v0, v0")
    largest = {"gfx942": 240.0, "gfx950": 448.0}[target]
    numbers = (machine.vget(1) & 0xFF).astype(np.uint8).view(SMALL[target]["fp8"]).astype(np.float64)
    assert numbers[:3].tolist() == [largest, -largest, 1.0]
    machine.v(0, [6e4, -6e4, math.inf, 0.0, 20.0], np.float16)
    machine.run(
        "v_add_f16_e32 v1, v0, v0", "v_mul_f16_e32 v2, v0, v0", "v_fma_f16 v3, v0, v0, v0", "v_rcp_f16_e32 v4, v0",
        "v_exp_f16_e32 v5, v0", "v_pk_add_f16 v6, v0, v0", "v_ldexp_f16_e64 v7, v0, 4",
    )  # fmt: skip
    for register, expected in (
        (1, [65504, -65504, math.inf, 0, 40]), (2, [65504, 65504, math.inf, 0, 400]),
        (3, [65504, 65504, math.inf, 0, 420]), (4, [1 / 6e4, -1 / 6e4, 0, math.inf, 0.05]),
        (5, [65504, 0, math.inf, 1, 65504]), (6, [65504, -65504, math.inf, 0, 40]),
        (7, [65504, -65504, math.inf, 0, 320]),
    ):  # fmt: skip
        assert machine.vget(register, np.float16)[:5].tolist() == np.array(expected, np.float16).tolist(), register


def test_brain_floats() -> None:
    for values in columns(32, 2, floats=True):
        machine = Machine(target="gfx950")
        machine.v(0, values[0].view(np.float32), np.float32)
        machine.v(1, values[1].view(np.float32), np.float32)
        machine.run("v_cvt_pk_bf16_f32 v4, v0, v1", "v_cvt_f32_bf16_e32 v5, v0")
        for half in range(2):
            got = (machine.vget(4) >> 16 * half & 0xFFFF).astype(np.uint16).view(ml_dtypes.bfloat16)
            with np.errstate(all="ignore"):
                expected = values[half].view(np.float32).astype(ml_dtypes.bfloat16)
            assert all(map(same, got.astype(np.float64).tolist(), expected.astype(np.float64).tolist()))
        low = (values[0] & 0xFFFF).astype(np.uint16).view(ml_dtypes.bfloat16).astype(np.float64)
        assert all(map(same, machine.vget(5, np.float32).astype(np.float64).tolist(), low.tolist()))


SCALED = {"fp8": (8, ml_dtypes.float8_e4m3fn), "bf8": (8, ml_dtypes.float8_e5m2), "fp4": (4, ml_dtypes.float4_e2m1fn)}
WIDER: dict[str, Any] = {"f32": np.float32, "f16": np.float16, "bf16": ml_dtypes.bfloat16}


def halves_of(values: Any) -> Any:
    """Two columns of a 16-bit type in one column of u32."""
    patterns = values.view(np.uint16).astype(np.uint32)
    return patterns[0] | patterns[1] << 16


@pytest.mark.parametrize("name", SCALED)
@pytest.mark.parametrize("kind", WIDER)
def test_scaled_conversions(name: str, kind: str) -> None:
    """Of any part of a register, with powers of two as scales; the mantissa of the scale does not count."""
    bits, small = SCALED[name]
    wide = WIDER[kind]
    rng = np.random.default_rng(bits)
    patterns = rng.integers(0, 1 << bits, (2, 64), dtype=np.uint8)
    powers = rng.integers(-6, 7, 64)
    machine = Machine(target="gfx950")
    machine.v(3, np.ldexp(1.0, powers).astype(np.float32) * np.float32(1.75), np.float32)
    numbers = [p.view(small).astype(np.float64) for p in patterns]
    pair = patterns[0].astype(np.uint32) | patterns[1].astype(np.uint32) << bits
    for part in range(32 // (2 * bits)):
        chosen = f"op_sel:[{part & 1},{part >> 1},0]"
        machine.v(0, pair << 2 * bits * part)
        machine.run(f"v_cvt_scalef32_pk_{kind}_{name} {'v[4:5]' if kind == 'f32' else 'v4'}, v0, v3 {chosen}")
        for half in range(2):
            with np.errstate(all="ignore"):
                expected = np.ldexp(numbers[half], powers).astype(np.float32).astype(wide).astype(np.float64)
                if kind == "f32":
                    got = machine.vget(4 + half, np.float32).astype(np.float64)
                else:
                    got = (machine.vget(4) >> 16 * half & 0xFFFF).astype(np.uint16).view(wide).astype(np.float64)
            assert all(map(same, got.tolist(), expected.tolist())), (part, half)

    # Within the range of the small format, so that its overflow does not matter.
    values = np.clip(rng.standard_normal((2, 64)) * 3, -6, 6).astype(wide)
    scaled = np.ldexp(values.astype(np.float64), powers).astype(wide)
    if kind == "f32":
        machine.v(0, scaled[0], np.float32)
        machine.v(1, scaled[1], np.float32)
        sources, first = "v0, v1, v3", 2 if bits == 4 else 3
    else:
        machine.v(0, halves_of(scaled))
        sources, first = "v0, v3", 2
    for part in range(32 // (2 * bits)):
        machine.v(8, [0xA5A5A5A5] * 64)
        op_sel = [0, 0, 0, 0]
        op_sel[first] = part & 1
        if bits == 4:
            op_sel[3] = part >> 1
        shown = ",".join(map(str, op_sel if kind == "f32" or bits == 4 else op_sel[:3]))
        machine.run(f"v_cvt_scalef32_pk_{name}_{kind} v8, {sources} op_sel:[{shown}]")
        result = machine.vget(8)
        mask = ((1 << 2 * bits) - 1) << 2 * bits * part
        assert ((result ^ 0xA5A5A5A5) & ~np.uint32(mask) == 0).all(), "the other parts stay"
        for half in range(2):
            codes = (result >> 2 * bits * part + bits * half & (1 << bits) - 1).astype(np.uint8)
            expected = np.ldexp(scaled[half].astype(np.float64), -powers).astype(small).astype(np.float64)
            assert all(map(same, codes.view(small).astype(np.float64).tolist(), expected.tolist())), (part, half)


COVERED = {
    *FROM_INTEGER, *TO_INTEGER, *(f"v_cvt_f32_ubyte{place}" for place in range(4)),
    *(f"v_cvt_scalef32_pk_{pair}" for k in WIDER for n in SCALED for pair in (f"{k}_{n}", f"{n}_{k}")),
    *(form.format(name) for name in ("fp8", "bf8") for form in ("v_cvt_f32_{}", "v_cvt_pk_f32_{}", "v_cvt_pk_{}_f32")),
}  # fmt: skip
