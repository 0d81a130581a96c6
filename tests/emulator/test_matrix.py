"""Every matrix instruction, through its text, against products worked out element by element."""

from __future__ import annotations

import ctypes
import math
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.emulator.matrix_machine import Matrix, machine_for, patterns, run, values
from wave_explorer.arch.matrix import BITS, MatrixInstruction, matrix_instruction, matrix_instructions
from wave_explorer.emulator.faults import UnsupportedInstruction

_LIBM = ctypes.CDLL("libm.so.6")
_LIBM.fma.argtypes, _LIBM.fma.restype = [ctypes.c_double] * 3, ctypes.c_double
_LIBM.fmaf.argtypes, _LIBM.fmaf.restype = [ctypes.c_float] * 3, ctypes.c_float

TARGETS = ("gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1201", "gfx1250")
EVERY = [
    pytest.param(target, one, id=f"{target}-{one.name}-w{one.wave_size}")
    for target in TARGETS
    for one in matrix_instructions(target)
]
MODIFIER_OF_FORMAT = {"fp8": 0, "bf8": 1, "fp6": 2, "bf6": 3, "fp4": 4}


def numbers(rng: np.random.Generator, kind: str, target: str, shape: tuple[int, ...]) -> Matrix:
    """Random numbers that the type holds exactly."""
    if kind in ("i8", "iu8", "iu4"):
        limit = 1 << BITS[kind] - 1
        low, high = (0, 2 * limit) if kind.startswith("iu") else (-limit, limit)
        return rng.integers(low, high, shape).astype(np.float64)
    if kind == "i32":
        return rng.integers(-(2**31), 2**31, shape).astype(np.float64)
    exact = rng.standard_normal(shape)
    if kind == "xf32":
        exact = exact.astype(np.float16).astype(np.float64)
    return values(kind, target, patterns(kind, target, exact))


def product(instruction: MatrixInstruction, a: Matrix, b: Matrix, c: Matrix) -> Matrix:
    """D as numbers, before the rounding to its type where the rule is one rounding."""
    if instruction.rule == "mfma" and instruction.a_type in ("f32", "f64"):
        fma = _LIBM.fmaf if instruction.a_type == "f32" else _LIBM.fma
        d = c.copy()
        for block, i, j in np.ndindex(*d.shape):
            for k in range(instruction.k):
                d[block, i, j] = fma(a[block, i, k], b[block, k, j], d[block, i, j])
        return d
    return a @ b + c


def check(instruction: MatrixInstruction, target: str, got: NDArray[np.uint64], exact: Matrix) -> None:
    if instruction.d_type == "i32":
        wrapped = (exact.astype(np.int64) & 0xFFFFFFFF).astype(np.uint64)
        np.testing.assert_array_equal(got, wrapped)
    else:
        numbers_of = values(instruction.d_type, target, got)
        nearest = values(instruction.d_type, target, patterns(instruction.d_type, target, exact))
        if instruction.d_type == "bf16":  # ml_dtypes rounds a float64 twice
            assert (np.abs(numbers_of - exact) <= np.abs(nearest - exact)).all()
        else:
            np.testing.assert_array_equal(numbers_of, nearest)


def matrices(
    instruction: MatrixInstruction, target: str, seed: int
) -> tuple[np.random.Generator, Matrix, Matrix, Matrix]:
    rng = np.random.default_rng(seed)
    m, n, k, blocks = instruction.shape
    a = numbers(rng, instruction.a_type, target, (blocks, m, k))
    b = numbers(rng, instruction.b_type, target, (blocks, k, n))
    c = numbers(rng, instruction.c_type, target, (blocks, m, n))
    return rng, a, b, c


def execute(
    instruction: MatrixInstruction, target: str, a: Matrix, b: Matrix, c: Matrix, **options: Any
) -> NDArray[np.uint64]:
    return run(
        instruction,
        target,
        patterns(instruction.a_type, target, a),
        patterns(instruction.b_type, target, b),
        patterns(instruction.c_type, target, c),
        **options,
    )


def written(instruction: MatrixInstruction) -> dict[str, Any]:
    """What the scale operands must hold for a factor of 1."""
    one = np.full(instruction.wave_size, 0x7F7F7F7F, np.uint32)
    return {"scales": (one, one)} if instruction.scale_block else {}


@pytest.mark.parametrize(("target", "instruction"), EVERY)
def test_random_matrices(target: str, instruction: MatrixInstruction) -> None:
    _, a, b, c = matrices(instruction, target, 1)
    got = execute(instruction, target, a, b, c, **written(instruction))
    check(instruction, target, got, product(instruction, a, b, c))


@pytest.mark.parametrize(("target", "instruction"), EVERY)
def test_rows_of_unit_vectors(target: str, instruction: MatrixInstruction) -> None:
    """Each result is one element of the other factor, so that no swapped row or column can hide."""
    _, a, b, c = matrices(instruction, target, 2)
    m, n, k, blocks = instruction.shape
    c[:] = 0
    chosen = (7 * np.arange(m) + 3 * np.arange(blocks)[:, None]) % k
    units = np.zeros_like(a)
    np.put_along_axis(units, chosen[..., None], 1.0, axis=-1)
    got = execute(instruction, target, units, b, c, **written(instruction))
    expected = np.take_along_axis(b, chosen[..., None], axis=1)
    np.testing.assert_array_equal(values(instruction.d_type, target, got), expected)
    chosen = (5 * np.arange(n) + 2 * np.arange(blocks)[:, None]) % k
    units = np.zeros_like(b)
    np.put_along_axis(units, chosen[:, None, :], 1.0, axis=1)
    got = execute(instruction, target, a, units, c, **written(instruction))
    expected = np.take_along_axis(a, chosen[:, None, :], axis=-1)
    np.testing.assert_array_equal(values(instruction.d_type, target, got), expected)


@pytest.mark.parametrize("b_format", MODIFIER_OF_FORMAT)
@pytest.mark.parametrize("a_format", MODIFIER_OF_FORMAT)
@pytest.mark.parametrize(
    ("target", "name"),
    [("gfx950", "v_mfma_f32_16x16x128_f8f6f4"), ("gfx950", "v_mfma_scale_f32_32x32x64_f8f6f4"),
     ("gfx1250", "v_wmma_scale_f32_16x16x128_f8f6f4")],
)  # fmt: skip
def test_formats_chosen_by_modifiers(target: str, name: str, a_format: str, b_format: str) -> None:
    instruction = matrix_instruction(name, target).with_formats(a_format, b_format)
    rng, a, b, c = matrices(instruction, target, 3)
    if target == "gfx950":
        modifiers = f"cbsz:{MODIFIER_OF_FORMAT[a_format]} blgp:{MODIFIER_OF_FORMAT[b_format]}"
    else:
        modifiers = f"matrix_a_fmt:MATRIX_FMT_{a_format.upper()} matrix_b_fmt:MATRIX_FMT_{b_format.upper()}"
    if not instruction.scale_block:
        got = execute(instruction, target, a, b, c, modifiers=modifiers)
        return check(instruction, target, got, a @ b + c)
    # A factor for every 32 k: on gfx950 the lane's number says row and k, and op_sel the byte; on gfx1250 the lane's
    # number says the row, in its upper half of lanes here, and the byte says k.
    exponents = [rng.integers(-6, 7, (extent, instruction.k // 32)) for extent in (instruction.m, instruction.n)]
    words = []
    for each, byte in zip(exponents, (1, 2), strict=True):
        word = np.zeros(instruction.wave_size, np.uint32)
        for (row, group), exponent in np.ndenumerate(each):
            lane = row + len(each) * group if target == "gfx950" else row + 16 * (byte == 1)
            word[lane] |= np.uint32((127 + int(exponent)) << 8 * (byte if target == "gfx950" else group))
        words.append(word)
    modifiers = (
        f"op_sel:[1,0,0] op_sel_hi:[0,1,0] {modifiers}"
        if target == "gfx950"
        else f"{modifiers} matrix_a_scale:MATRIX_SCALE_ROW1"
    )
    got = execute(instruction, target, a, b, c, modifiers=modifiers, scales=(words[0], words[1]))
    factors = [np.repeat(np.ldexp(1.0, each), 32, axis=1) for each in exponents]
    check(instruction, target, got, (a * factors[0]) @ (b * factors[1].T) + c)


def test_a_scale_that_is_no_number_makes_its_row_none() -> None:
    instruction = matrix_instruction("v_mfma_scale_f32_16x16x128_f8f6f4", "gfx950")
    _, a, b, c = matrices(instruction, "gfx950", 4)
    one = np.full(64, 127, np.uint32)
    bad = one.copy()
    bad[5 + 16 * 2] = 255
    got = values("f32", "gfx950", execute(instruction, "gfx950", a, b, c, scales=(bad, one)))
    assert np.isnan(got[0, 5]).all()
    assert np.isfinite(np.delete(got[0], 5, axis=0)).all()


# ------------------------------------------------------------------------------------------- broadcast and permutation
def test_cbsz_and_abid_give_several_blocks_the_a_of_one() -> None:
    for name in ("v_mfma_f32_4x4x4_16b_f16", "v_mfma_f32_16x16x1_4b_f32", "v_mfma_i32_32x32x4_2b_i8"):
        instruction = matrix_instruction(name, "gfx942")
        _, a, b, c = matrices(instruction, "gfx942", 5)
        groups = instruction.blocks.bit_length()
        for cbsz in range(groups):
            abid = (1 << cbsz) - 1
            taken = a[[block // (1 << cbsz) * (1 << cbsz) + abid for block in range(instruction.blocks)]]
            got = execute(instruction, "gfx942", a, b, c, modifiers=f"cbsz:{cbsz} abid:{abid}")
            check(instruction, "gfx942", got, product(instruction, taken, b, c))


# AMD's table of BLGP: for each group of 16 lanes, the group whose B it gets.
BLGP = {0: (0, 1, 2, 3), 1: (0, 1, 0, 1), 2: (2, 3, 2, 3), 3: (1, 2, 3, 0), 4: (0, 0, 0, 0), 5: (1, 1, 1, 1),
        6: (2, 2, 2, 2), 7: (3, 3, 3, 3)}  # fmt: skip


@pytest.mark.parametrize("blgp", BLGP)
def test_blgp_takes_b_from_other_lanes(blgp: int) -> None:
    instruction = matrix_instruction("v_mfma_f32_4x4x4_16b_f16", "gfx942")
    _, a, b, c = matrices(instruction, "gfx942", 6)
    # Block and column are the lane: 16 blocks of 4 columns.
    by_lane = b.transpose(0, 2, 1).reshape(64, 4)
    moved = by_lane.reshape(4, 16, 4)[list(BLGP[blgp])].reshape(16, 4, 4).transpose(0, 2, 1)
    got = execute(instruction, "gfx942", a, b, c, modifiers=f"blgp:{blgp}")
    check(instruction, "gfx942", got, a @ moved + c)


# ---------------------------------------------------------------------------------------------------------------- signs
def test_signs_of_f64_factors() -> None:
    instruction = matrix_instruction("v_mfma_f64_16x16x4_f64", "gfx942")
    _, a, b, c = matrices(instruction, "gfx942", 7)
    got = execute(instruction, "gfx942", a, b, c, modifiers="neg:[1,0,1]")
    check(instruction, "gfx942", got, product(instruction, -a, b, -c))


@pytest.mark.parametrize("name", ["v_wmma_f32_16x16x16_f16", "v_wmma_bf16_16x16x16_bf16"])
def test_signs_of_wmma_factors(name: str) -> None:
    """neg_lo inverts the sign of the elements in the lower halves of registers, which are those of even k."""
    instruction = matrix_instruction(name, "gfx1201", 32)
    _, a, b, c = matrices(instruction, "gfx1201", 8)
    even = np.where(np.arange(16) % 2 == 0, -1.0, 1.0)
    cases: list[tuple[str, Matrix, Matrix, Matrix]] = [
        ("neg_lo:[1,0,0]", a * even, b, c),
        ("neg_hi:[0,1,0]", a, b * -even[:, None], c),
        ("neg_lo:[1,1,0] neg_hi:[1,0,0]", -a, b * even[:, None], c),
        ("neg_lo:[0,0,1]", a, b, -c),
        ("neg_hi:[0,0,1]", a, b, np.abs(c)),
        ("neg_lo:[0,0,1] neg_hi:[0,0,1]", a, b, -np.abs(c)),
    ]
    for modifiers, left, right, addend in cases:
        got = execute(instruction, "gfx1201", a, b, c, modifiers=modifiers)
        check(instruction, "gfx1201", got, left @ right + addend)


@pytest.mark.parametrize("wave_size", [32, 64])
@pytest.mark.parametrize("kind", ["iu8", "iu4"])
def test_integer_wmma_signedness_and_clamp(kind: str, wave_size: int) -> None:
    name = "v_wmma_i32_16x16x16_iu8" if kind == "iu8" else "v_wmma_i32_16x16x32_iu4"
    instruction = matrix_instruction(name, "gfx1201", wave_size)
    _, a, b, c = matrices(instruction, "gfx1201", 9)
    half = 1 << BITS[kind] - 1

    def signed(matrix: Matrix) -> Matrix:
        return np.where(matrix >= half, matrix - 2 * half, matrix)

    for modifiers, left, right in (
        ("", a, b),
        ("neg_lo:[1,0,0]", signed(a), b),
        ("neg_lo:[0,1,0]", a, signed(b)),
        ("neg_lo:[1,1,0]", signed(a), signed(b)),
    ):
        check(instruction, "gfx1201", execute(instruction, "gfx1201", a, b, c, modifiers=modifiers), left @ right + c)
    c[:] = 2**31 - 5
    got = execute(instruction, "gfx1201", a, b, c, modifiers="clamp")
    check(instruction, "gfx1201", got, np.minimum(a @ b + c, 2**31 - 1))
    c[:] = -(2**31)
    got = execute(instruction, "gfx1201", a, b, c, modifiers="neg_lo:[1,0,0] clamp")
    check(instruction, "gfx1201", got, np.maximum(signed(a) @ b + c, -(2**31)))


# ------------------------------------------------------------------------------------------------------------ operands
def test_accumulator_in_agprs_and_as_a_constant() -> None:
    machine = machine_for("gfx942", 64)
    machine.v(0, [0x3C003C00] * 64)  # 1.0 in both halves
    machine.v(1, [0x3C003C00] * 64)
    machine.run(
        "v_mfma_f32_16x16x16_f16 a[0:3], v[0:1], v[0:1], 1.0",
        "v_mfma_f32_16x16x16_f16 a[0:3], v[0:1], v[0:1], a[0:3]",
        "v_accvgpr_write_b32 a8, v0",
        "v_accvgpr_write_b32 a9, v1",
        "v_mfma_f32_16x16x16_f16 v[4:7], a[8:9], v[0:1], a[0:3]",
        "v_accvgpr_read_b32 v2, a3",
    )
    assert (machine.vget(2, np.float32) == 33.0).all()
    assert (machine.vget(7, np.float32) == 49.0).all()


CONSTANTS = [
    ("gfx942", "v_mfma_f32_16x16x16_f16", "1.0", 1.0), ("gfx942", "v_mfma_f64_4x4x4_4b_f64", "-4.0", -4.0),
    ("gfx942", "v_mfma_f64_16x16x4_f64", "0", 0.0), ("gfx942", "v_mfma_i32_16x16x32_i8", "-7", -7.0),
    ("gfx1201", "v_wmma_f16_16x16x16_f16", "0.5", 0.5), ("gfx1201", "v_wmma_bf16_16x16x16_bf16", "2.0", 2.0),
    ("gfx1201", "v_wmma_i32_16x16x16_iu8", "64", 64.0),
]  # fmt: skip


@pytest.mark.parametrize(("target", "name", "text", "number"), CONSTANTS)
def test_a_constant_is_every_element_of_c(target: str, name: str, text: str, number: float) -> None:
    instruction = matrix_instruction(name, target)
    _, a, b, c = matrices(instruction, target, 10)
    c[:] = number
    got = run(
        instruction, target, patterns(instruction.a_type, target, a), patterns(instruction.b_type, target, b), text
    )
    check(instruction, target, got, product(instruction, a, b, c))


def test_rdna3_writes_one_half_of_the_registers_of_a_16_bit_result() -> None:
    instruction = matrix_instruction("v_wmma_f16_16x16x16_f16", "gfx1100", 32)
    machine = machine_for("gfx1100", 32)
    for register in range(16):
        machine.v(register, [0x3C003C00] * 32)
    for register in range(16, 24):
        machine.v(register, [0x4000_4200] * 32)  # 2.0 above 3.0
    machine.run("v_wmma_f16_16x16x16_f16 v[16:23], v[0:7], v[8:15], v[16:23] op_sel:[0,0,1]")
    assert instruction.layouts["D"].registers == 8
    assert (machine.state.vgprs[16:24, 0] == 0x4C80_4200).all()  # 18.0 above 3.0
    machine.run("v_wmma_f16_16x16x16_f16 v[16:23], v[0:7], v[8:15], v[16:23]")
    assert (machine.state.vgprs[16:24, 0] == 0x4C80_4CC0).all()  # and 19.0 below


# ------------------------------------------------------------------------------------------------------ special numbers
def test_subnormal_factors_count_but_on_cdna2() -> None:
    for target, name, expected in (
        ("gfx942", "v_mfma_f32_16x16x16_f16", 16 * 2.0**-48),
        ("gfx90a", "v_mfma_f32_16x16x16f16", 0.0),
        ("gfx90a", "v_mfma_f32_16x16x16bf16_1k", 0.0),
    ):
        machine = machine_for(target, 64)
        machine.v(0, [0x00010001] * 64)  # 2**-24, the smallest f16, and a smaller bf16
        machine.v(1, [0x00010001] * 64)
        machine.run(f"{name} v[4:7], v[0:1], v[0:1], 0")
        assert (machine.vget(4, np.float32) == expected).all()


def test_cdna2_flushes_subnormal_results_and_addends() -> None:
    machine = machine_for("gfx90a", 64)
    machine.v(8, [2.0**-130] * 64, np.float32)
    for register in (9, 10, 11):
        machine.v(register, [1.5] * 64, np.float32)
    machine.run("v_mfma_f32_16x16x16f16 v[4:7], v[0:1], v[2:3], v[8:11]")
    assert (machine.vget(4, np.float32) == 0.0).all()
    assert (machine.vget(5, np.float32) == 1.5).all()


def test_xf32_drops_the_lowest_bits_of_its_factors() -> None:
    instruction = matrix_instruction("v_mfma_f32_16x16x8_xf32", "gfx942")
    rng = np.random.default_rng(11)
    a, b = (rng.standard_normal(shape).astype(np.float32) for shape in ((1, 16, 8), (1, 8, 16)))
    kept = [(each.view(np.uint32) & 0xFFFFE000).view(np.float32).astype(np.float64) for each in (a, b)]
    got = run(
        instruction, "gfx942", a.view(np.uint32).astype(np.uint64), b.view(np.uint32).astype(np.uint64), "0"
    )  # fmt: skip
    check(instruction, "gfx942", got, kept[0] @ kept[1])


def test_infinities_and_nan_pass() -> None:
    instruction = matrix_instruction("v_mfma_f32_16x16x16_f16", "gfx942")
    a, b, c = np.ones((1, 16, 16)), np.ones((1, 16, 16)), np.zeros((1, 16, 16))
    a[0, 2, 3], a[0, 4, 5], a[0, 6, 7], b[0, 7, 8] = np.inf, np.nan, np.inf, 0.0
    got = values("f32", "gfx942", execute(instruction, "gfx942", a, b, c))[0]
    assert (got[2] == np.inf).all()
    assert np.isnan(got[4]).all()
    assert math.isnan(got[6, 8])
    assert got[6, 9] == np.inf


# ------------------------------------------------------------------------------------------------------------- refusals
@pytest.mark.parametrize(
    ("target", "lanes", "text", "message"),
    [
        ("gfx942", 64, "v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3] cbsz:1", "modifier cbsz"),
        ("gfx942", 64, "v_mfma_f32_4x4x4_16b_f16 v[0:3], v[4:5], v[6:7], v[0:3] cbsz:2 abid:4", "abid:4"),
        ("gfx942", 64, "v_mfma_f32_16x16x32_f16 v[0:3], v[4:7], v[8:11], v[0:3]", "not known"),
        ("gfx942", 64, "v_smfmac_f32_16x16x32_f16 v[0:3], v[4:5], v[8:11], v12", "v_smfmac_f32_16x16x32_f16"),
        ("gfx942", 64, "v_mfma_f32_16x16x16_f16 v[0:3], v[4:7], v[8:9], v[0:3]", "4 registers where 2"),
        ("gfx942", 64, "v_mfma_f32_16x16x16_f16 v[0:3], 1.0, v[8:9], v[0:3]", "a constant as A"),
        ("gfx1201", 32, "v_wmma_f32_16x16x16_fp8_fp8 v[0:7], v[8:9], v[10:11], v[0:7] neg_lo:[1,0,0]", "neg_lo"),
        ("gfx1201", 32, "v_wmma_f16_16x16x16_f16 v[0:3], v[4:7], v[8:11], v[0:3] op_sel:[0,0,1]", "op_sel"),
        ("gfx1250", 32, "v_wmma_f32_32x16x128_f4 v[0:15], v[16:31], v[32:39], v[0:15]", "v_wmma_f32_32x16x128_f4"),
        ("gfx950", 64, "v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[4:11], v[12:19], v[0:3] cbsz:5", "format 5"),
    ],
)
def test_what_an_instruction_does_not_have_stops_the_run_by_name(
    target: str, lanes: int, text: str, message: str
) -> None:
    with pytest.raises(UnsupportedInstruction, match=message):
        machine_for(target, lanes).run(text)
