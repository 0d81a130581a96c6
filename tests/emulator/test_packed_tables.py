"""Packed and mixed arithmetic, with every choice of halves and signs."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from tests.emulator.ieee import NEAREST, evaluate, rounded, same
from tests.emulator.machine import Machine
from tests.emulator.samples import columns, held, signed

Chooser = tuple[tuple[int, ...], tuple[int, ...]]
CHOICES: dict[int, list[Chooser]] = {
    2: [((0, 0), (1, 1)), ((1, 0), (0, 1)), ((1, 1), (0, 0))],
    3: [((0, 0, 0), (1, 1, 1)), ((1, 0, 1), (0, 1, 0))],
}
INTEGERS: dict[str, tuple[int, bool, Callable[..., int]]] = {
    "v_pk_add_u16": (2, False, lambda x, y: x + y),
    "v_pk_sub_u16": (2, False, lambda x, y: x - y),
    "v_pk_mad_u16": (3, False, lambda x, y, z: x * y + z),
    "v_pk_add_i16": (2, True, lambda x, y: x + y),
    "v_pk_sub_i16": (2, True, lambda x, y: x - y),
    "v_pk_mad_i16": (3, True, lambda x, y, z: x * y + z),
    "v_pk_min_u16": (2, False, min),
    "v_pk_max_u16": (2, False, max),
    "v_pk_min_i16": (2, True, min),
    "v_pk_max_i16": (2, True, max),
    "v_pk_mul_lo_u16": (2, False, lambda x, y: x * y),
    "v_pk_lshlrev_b16": (2, False, lambda x, y: y << (x & 15)),
    "v_pk_lshrrev_b16": (2, False, lambda x, y: y >> (x & 15)),
    "v_pk_ashrrev_i16": (2, True, lambda x, y: y >> (x & 15)),
}


def words(values: Any) -> list[list[int]]:
    """Sources by lane: (lane, source) of 32 bits."""
    rows: list[list[int]] = values.T.tolist()
    return rows


@pytest.mark.parametrize("mnemonic", INTEGERS)
def test_packed_integers(mnemonic: str) -> None:
    count, is_signed, definition = INTEGERS[mnemonic]
    clamps = "_add_" in mnemonic or "_sub_" in mnemonic or "_mad_" in mnemonic
    sources = ", ".join(f"v{register}" for register in range(count))
    for values in columns(32, count, batches=2):
        machine = Machine()
        for register, column in enumerate(values):
            machine.v(register, column)
        for low, high in CHOICES[count]:
            for clamp in (False, True)[: 1 + clamps]:
                text = f"op_sel:{list(low)} op_sel_hi:{list(high)}".replace(", ", ",")
                machine.run(f"{mnemonic} v8, {sources} {text}" + " clamp" * clamp)
                for got, row in zip(machine.vget(8).tolist(), words(values), strict=True):
                    for half, selected in enumerate((low, high)):
                        xs = [x >> 16 * s & 0xFFFF for x, s in zip(row, selected, strict=True)]
                        exact = definition(*(signed(x, 16) if is_signed else x for x in xs))
                        expected = held(exact, 16, is_signed) if clamp else exact
                        assert got >> 16 * half & 0xFFFF == expected & 0xFFFF, (mnemonic, row, text, clamp)


FLOATS: dict[str, tuple[int, Callable[..., Fraction], Callable[..., float]]] = {
    "add": (2, lambda x, y: x + y, lambda x, y: x + y),
    "mul": (2, lambda x, y: x * y, lambda x, y: x * y),
    "fma": (3, lambda x, y, z: x * y + z, lambda x, y, z: x * y + z),
}


@pytest.mark.parametrize("name", FLOATS)
@pytest.mark.parametrize("bits", [16, 32])
def test_packed_floats(name: str, bits: int) -> None:
    count, exact, by_float = FLOATS[name]
    kind = np.float16 if bits == 16 else np.float32
    for low_values, high_values in zip(
        columns(bits, count, floats=True), columns(bits, count, floats=True), strict=True
    ):
        halves = np.stack([low_values, high_values[:, ::-1]]).view(kind)
        machine = Machine()
        for source in range(count):
            if bits == 16:
                patterns = halves[:, source].view(np.uint16).astype(np.uint32)
                machine.v(2 * source, patterns[0] | patterns[1] << 16)
            else:
                machine.v(2 * source, halves[0, source], np.float32)
                machine.v(2 * source + 1, halves[1, source], np.float32)
        with np.errstate(invalid="ignore"):
            numbers = halves.astype(np.float64)

        def operand(first: int) -> str:
            return f"v{first}" if bits == 16 else f"v[{first}:{first + 1}]"

        sources = ", ".join(operand(2 * source) for source in range(count))
        for low, high in CHOICES[count]:
            signs = [1] + [0] * (count - 1)
            text = f"op_sel:{list(low)} op_sel_hi:{list(high)} neg_lo:{signs} neg_hi:{signs[::-1]}".replace(", ", ",")
            machine.run(f"v_pk_{name}_f{bits} {operand(8)}, {sources} {text}")
            for half, (selected, negated) in enumerate(((low, signs), (high, signs[::-1]))):
                if bits == 16:
                    got = (machine.vget(8) >> 16 * half & 0xFFFF).astype(np.uint16).view(np.float16)
                else:
                    got = machine.vget(8 + half, np.float32)
                for lane in range(64):
                    xs = [
                        float(numbers[s, source, lane]) * (-1 if n else 1)
                        for source, (s, n) in enumerate(zip(selected, negated, strict=True))
                    ]
                    assert same(float(got[lane]), evaluate(exact, by_float, xs, bits, NEAREST, False)), (name, xs)


def test_packed_choices_and_sums_into_the_result() -> None:
    for values in columns(16, 4, floats=True):
        machine = Machine()
        patterns = values.astype(np.uint32)
        for register in range(2):
            machine.v(register, patterns[2 * register] | patterns[2 * register + 1] << 16)
        machine.v(2, patterns[1] | patterns[2] << 16)
        machine.run(
            "v_pk_min_f16 v4, v0, v1", "v_pk_max_f16 v5, v0, v1", "v_pk_fma_f16 v6, v0, v1, v2",
            "v_pk_minimum3_f16 v7, v0, v1, v2", "v_pk_maximum3_f16 v8, v0, v1, v2", "v_pk_fmac_f16 v2, v0, v1",
            "v_pk_minimum_f16 v9, v0, v1", "v_pk_maximum_f16 v10, v0, v1",
        )  # fmt: skip
        assert (machine.vget(2) == machine.vget(6)).all()
        with np.errstate(invalid="ignore"):
            floats = values.view(np.float16).astype(np.float64)
        for half in range(2):
            x, y, z = floats[half], floats[2 + half], floats[1 + half]

            def got(register: int, half: int = half, machine: Machine = machine) -> list[float]:
                part = (machine.vget(register) >> 16 * half & 0xFFFF).astype(np.uint16).view(np.float16)
                with np.errstate(invalid="ignore"):
                    numbers: list[float] = part.astype(np.float64).tolist()
                return numbers

            for register, expected in (
                (4, np.fmin(x, y)), (5, np.fmax(x, y)), (7, np.minimum(np.minimum(x, y), z)),
                (8, np.maximum(np.maximum(x, y), z)), (9, np.minimum(x, y)), (10, np.maximum(x, y)),
            ):  # fmt: skip
                assert all(map(same, got(register), expected.tolist())), register


def test_packed_moves() -> None:
    """The low result from the first source, the high one from the second; also in place."""
    (values,) = columns(32, 4, batches=1)
    for first, second in ((0, 0), (1, 0), (0, 1), (1, 1)):
        machine = Machine()
        for register, column in enumerate(values):
            machine.v(register, column)
        machine.run(
            f"v_pk_mov_b32 v[4:5], v[0:1], v[2:3] op_sel:[{first},{second}]",
            f"v_pk_mov_b32 v[2:3], v[0:1], v[2:3] op_sel:[{first},{second}]",
        )
        for register in (4, 2):
            assert (machine.vget(register) == values[first]).all()
            assert (machine.vget(register + 1) == values[2 + second]).all()


def test_constants_in_packed_operations() -> None:
    """An inline f16 stands in the low half alone; an inline integer is sign-extended to 32 bits."""
    machine = Machine()
    machine.run(
        "v_pk_add_f16 v0, 1.0, 0", "v_pk_add_f16 v1, 1.0, 0 op_sel_hi:[0,0]", "v_pk_add_u16 v2, -2, 0",
        "v_pk_add_u16 v3, 5, 0",
    )  # fmt: skip
    assert [int(machine.vget(register)[0]) for register in range(4)] == [0x3C00, 0x3C003C00, 0xFFFFFFFE, 5]


@pytest.mark.parametrize("choice", [(0, 0, 0), (1, 0, 1), (1, 1, 1)])
def test_mixed_precision(choice: tuple[int, int, int]) -> None:
    """op_sel_hi makes a source an f16, op_sel takes its upper half."""
    rng = np.random.default_rng(6)
    halves = rng.standard_normal((2, 3, 64)).astype(np.float16)
    singles = rng.standard_normal((3, 64)).astype(np.float32)
    machine = Machine()
    for source in range(3):
        pair = halves[:, source].view(np.uint16).astype(np.uint32)
        machine.v(source, pair[0] | pair[1] << 16 if choice[source] else singles[source].view(np.uint32))
    machine.v(8, [0xABCD1234] * 64)
    machine.v(9, [0xABCD1234] * 64)
    upper = [c & (i != 2) for i, c in enumerate(choice)]
    text = f"v0, -v1, |v2| op_sel:{upper} op_sel_hi:{list(choice)}".replace(", 0", ",0").replace(", 1", ",1")
    machine.run(
        f"v_fma_mix_f32 v7, {text}", f"v_fma_mixlo_f16 v8, {text}", f"v_fma_mixhi_f16 v9, {text}",
    )  # fmt: skip
    for lane in range(64):
        xs = [float(halves[upper[i], i, lane]) if choice[i] else float(singles[i, lane]) for i in range(3)]
        wide = rounded(Fraction(xs[0]) * Fraction(-xs[1]) + abs(Fraction(xs[2])), 32)
        assert machine.vget(7, np.float32)[lane] == wide
        narrow = int(np.float16(wide).view(np.uint16))
        assert machine.vget(8)[lane] == narrow | 0xABCD0000
        assert machine.vget(9)[lane] == narrow << 16 | 0x1234


@pytest.mark.parametrize("kind", [np.float16, ml_dtypes.bfloat16], ids=["f16", "bf16"])
def test_float_dot_products(kind: Any) -> None:
    rng = np.random.default_rng(7)
    values = (rng.standard_normal((4, 64)) * np.exp2(rng.integers(-8, 8, (4, 64)))).astype(kind)
    total = rng.standard_normal(64).astype(np.float32)
    patterns = values.view(np.uint16).astype(np.uint32)
    machine = Machine(target="gfx950")
    machine.v(0, patterns[0] | patterns[1] << 16)
    machine.v(1, patterns[2] | patterns[3] << 16)
    machine.v(2, total, np.float32)
    name = "f16" if kind is np.float16 else "bf16"
    machine.run(f"v_dot2_f32_{name} v4, v0, v1, v2", f"v_dot2c_f32_{name} v2, v0, v1")
    wide = values.astype(np.float64)
    exact = wide[0] * wide[2] + wide[1] * wide[3] + total.astype(np.float64)
    for register in (4, 2):
        got = machine.vget(register, np.float32)
        assert (np.abs(got - exact) <= 2.0**-23 * (np.abs(exact) + 2.0**-20)).all()
        assert not math.isnan(got.sum())


COVERED = {*INTEGERS, *(f"v_pk_{name}_f{bits}" for name in FLOATS for bits in (16, 32)), "v_dot2_f32_f16",
           "v_dot2_f32_bf16", "v_dot2c_f32_f16", "v_dot2c_f32_bf16"}  # fmt: skip
