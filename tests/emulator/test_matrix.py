"""Matrix instructions against float64 products, with operands laid out as AMD's calculator prints them."""

from __future__ import annotations

import gzip
import json
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.emulator.kernels import DATA
from tests.emulator.machine import Machine

LAYOUTS: dict[str, Any] = json.loads(gzip.decompress((DATA / "mma_layouts.json.gz").read_bytes()))["arch"]["cdna3"]

NAMES = [
    "v_mfma_f32_16x16x16_f16", "v_mfma_f32_32x32x8_f16", "v_mfma_f32_16x16x16_bf16", "v_mfma_f32_32x32x8_bf16",
    "v_mfma_f32_16x16x4_f32", "v_mfma_f32_32x32x2_f32",
]  # fmt: skip


def place(machine: Machine, register: int, layout: dict[str, Any], bits: NDArray[Any]) -> None:
    """Puts the bit patterns of a matrix (block, row, column) into registers, element by element."""
    for lane, elements in enumerate(layout["lanes"]):
        for (row, column, block), (vgpr, shift, _) in zip(elements, layout["slots"], strict=True):
            machine.state.vgprs[register + vgpr, 0, lane] |= np.uint32(int(bits[block, row, column]) << shift)


def patterns(matrix: NDArray[np.float32], kind: str) -> tuple[NDArray[np.float64], NDArray[Any]]:
    """Values that the format holds exactly, and their bits."""
    if kind == "f16":
        half = matrix.astype(np.float16)
        return half.astype(np.float64), half.view(np.uint16)
    if kind == "bf16":
        upper = matrix.view(np.uint32) >> 16
        return (upper << 16).astype(np.uint32).view(np.float32).astype(np.float64), upper
    return matrix.astype(np.float64), matrix.view(np.uint32)


@pytest.mark.parametrize("name", NAMES)
def test_matrix_multiply_add(name: str) -> None:
    layout = LAYOUTS[name]
    m, n, k = (int(part) for part in name.split("_")[3].split("x"))
    kind = name.rsplit("_", 1)[1]
    rng = np.random.default_rng(1)
    a, a_bits = patterns(rng.standard_normal((1, m, k)).astype(np.float32), kind)
    b, b_bits = patterns(rng.standard_normal((1, k, n)).astype(np.float32), kind)
    c = rng.standard_normal((1, m, n)).astype(np.float32)
    machine = Machine()
    place(machine, 0, layout["A"], a_bits)
    place(machine, 4, layout["B"], b_bits)
    place(machine, 8, layout["D"], c.view(np.uint32))
    registers = m * n // 64
    width = 1 if kind == "f32" else 2
    operand = "v{0}" if width == 1 else "v[{0}:{1}]"
    results = f"v[8:{7 + registers}]"
    machine.exec = 0xF0F0  # which matrix instructions do not look at
    machine.run(f"{name} {results}, {operand.format(0, 1)}, {operand.format(4, 5)}, {results}")
    got = np.zeros((m, n), np.float32)
    for lane, elements in enumerate(layout["D"]["lanes"]):
        for (row, column, _), (vgpr, _, _) in zip(elements, layout["D"]["slots"], strict=True):
            got[row, column] = machine.state.vgprs[8 + vgpr, 0, lane : lane + 1].view(np.float32)[0]
    exact = a[0] @ b[0] + c[0]
    assert (got == exact.astype(np.float32)).all()


def test_accumulator_in_agprs_and_as_a_constant() -> None:
    machine = Machine()
    machine.v(0, [0x3C003C00] * 64)  # 1.0 in both halves
    machine.v(1, [0x3C003C00] * 64)
    machine.run(
        "v_mfma_f32_16x16x16_f16 a[0:3], v[0:1], v[0:1], 1.0",
        "v_mfma_f32_16x16x16_f16 a[0:3], v[0:1], v[0:1], a[0:3]",
        "v_accvgpr_read_b32 v2, a3",
    )
    assert (machine.vget(2, np.float32) == 33.0).all()


def test_subnormal_inputs_count() -> None:
    machine = Machine()
    machine.v(0, [0x00010001] * 64)  # 2**-24, the smallest f16
    machine.v(1, [0x00010001] * 64)
    machine.run("v_mfma_f32_16x16x16_f16 v[4:7], v[0:1], v[0:1], 0")
    assert (machine.vget(4, np.float32) == 16 * 2.0**-48).all()
