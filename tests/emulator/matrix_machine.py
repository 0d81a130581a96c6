"""Matrix instructions on the emulator: matrices into registers, one instruction as text, the result out of registers.

Where elements are comes from AMD's calculator (``data/mma_layouts_dense.json.gz``) for the targets that it knows.
What bit patterns mean comes from NumPy and ml_dtypes.
"""

from __future__ import annotations

import gzip
import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import ml_dtypes
import numpy as np
from numpy.typing import NDArray

from tests.emulator.kernels import DATA
from tests.emulator.machine import Machine
from wave_explorer.arch.matrix import MatrixInstruction

FAMILIES = {"gfx90a": "cdna2", "gfx942": "cdna3", "gfx1100": "rdna3", "gfx1201": "rdna4"}
Matrix = NDArray[np.float64]
_FNUZ = {"fp8": ml_dtypes.float8_e4m3fnuz, "bf8": ml_dtypes.float8_e5m2fnuz}
_TYPES: dict[str, Any] = {
    "f64": np.float64, "f32": np.float32, "xf32": np.float32, "f16": np.float16, "bf16": ml_dtypes.bfloat16,
    "fp8": ml_dtypes.float8_e4m3fn, "bf8": ml_dtypes.float8_e5m2, "fp6": ml_dtypes.float6_e2m3fn,
    "bf6": ml_dtypes.float6_e3m2fn, "fp4": ml_dtypes.float4_e2m1fn,
}  # fmt: skip


@lru_cache(maxsize=1)
def computed_layouts() -> dict[str, Any]:
    """What the calculator computed, by ``family/name/wave``."""
    found: dict[str, Any] = json.loads(gzip.decompress((DATA / "mma_layouts_dense.json.gz").read_bytes()))
    return dict(found["instructions"])


@dataclass(frozen=True)
class Places:
    """Slots (register, bit, bits) and the element (row, column, block) that each lane holds in each; -1 for none."""

    registers: int
    slots: list[tuple[int, int, int]]
    elements: NDArray[np.int64]


def places(instruction: MatrixInstruction, target: str, operand: str) -> Places:
    """From the calculator if it knows the target, else from the instruction's own layout."""
    family = FAMILIES.get(target)
    for name in (instruction.name, *instruction.aliases):
        known = computed_layouts().get(f"{family}/{name}/w{instruction.wave_size}")
        if known is not None:
            layout = known["D" if operand == "C" else operand]
            code = np.array(layout["elements"]).reshape(instruction.wave_size, -1)
            parts = np.stack([code % 8192 // 64, code % 64, code // 8192], axis=-1)
            slots = [(register, bit, bits) for register, bit, bits in layout["slots"]]
            return Places(layout["registers"], slots, np.where(code[..., None] < 0, -1, parts))
    own = instruction.layouts[operand]  # type: ignore[index]
    return Places(own.registers, list(own.slots), own.elements)


def values(kind: str, target: str, bits: NDArray[Any]) -> Matrix:
    """The numbers that bit patterns of a type mean."""
    if kind in ("i8", "i32"):
        return (
            bits.astype(np.uint32 if kind == "i32" else np.uint8)
            .view(np.int32 if kind == "i32" else np.int8)
            .astype(np.float64)
        )
    dtype = np.dtype(_FNUZ.get(kind, _TYPES[kind]) if target == "gfx942" else _TYPES[kind])
    unsigned = {1: np.uint8, 2: np.uint16, 4: np.uint32, 8: np.uint64}[dtype.itemsize]
    numbers: Matrix = bits.astype(unsigned).view(dtype).astype(np.float64)
    return numbers


def patterns(kind: str, target: str, numbers: Matrix) -> NDArray[np.uint64]:
    """Bit patterns of numbers that a type holds (or the nearest that it does)."""
    if kind in ("i8", "i32", "iu8", "iu4"):
        width = {"i32": 32, "iu4": 4}.get(kind, 8)
        return (numbers.astype(np.int64) & ((1 << width) - 1)).astype(np.uint64)
    dtype = np.dtype(_FNUZ.get(kind, _TYPES[kind]) if target == "gfx942" else _TYPES[kind])
    unsigned = {1: np.uint8, 2: np.uint16, 4: np.uint32, 8: np.uint64}[dtype.itemsize]
    return np.ascontiguousarray(numbers).astype(dtype).view(unsigned).astype(np.uint64)


def machine_for(target: str, lanes: int) -> Machine:
    """A wave with enough registers for any matrix instruction."""
    machine = Machine(target=target, lanes=lanes)
    machine.state.vgprs = np.zeros((160, 1, lanes), np.uint32)
    machine.state.agprs = np.zeros((160, 1, lanes), np.uint32)
    return machine


def put(registers: NDArray[np.uint32], first: int, where: Places, bits: NDArray[np.uint64]) -> None:
    """Puts the bit patterns of a matrix (block, row, column) into registers (register, lane)."""
    for slot, (register, shift, width) in enumerate(where.slots):
        row, column, block = np.moveaxis(where.elements[:, slot], -1, 0)
        pattern = np.where(row < 0, 0, bits[block, row, column]).astype(object)
        for lane, value in enumerate(pattern):
            for part in range((shift + width + 31) // 32):
                registers[first + register + part, lane] |= np.uint32((int(value) << shift >> 32 * part) & 0xFFFFFFFF)


def get(registers: NDArray[np.uint32], first: int, where: Places, shape: tuple[int, int, int]) -> NDArray[np.uint64]:
    """The bit patterns of a matrix (block, row, column) that registers hold."""
    bits = np.zeros(shape, np.uint64)
    for slot, (register, shift, width) in enumerate(where.slots):
        row, column, block = np.moveaxis(where.elements[:, slot], -1, 0)
        word = registers[first + register].astype(np.uint64)
        if width == 64:
            word |= registers[first + register + 1].astype(np.uint64) << np.uint64(32)
        bits[block, row, column] = word >> np.uint64(shift) & np.uint64((1 << width) - 1)
    return bits


def span(file: str, first: int, count: int) -> str:
    """``v3`` or ``v[3:6]``."""
    return f"{file}{first}" if count == 1 else f"{file}[{first}:{first + count - 1}]"


def run(
    instruction: MatrixInstruction,
    target: str,
    a: NDArray[np.uint64],
    b: NDArray[np.uint64],
    c: NDArray[np.uint64] | str,
    *,
    modifiers: str = "",
    name: str = "",
    scales: tuple[NDArray[np.uint32], NDArray[np.uint32]] | None = None,
) -> NDArray[np.uint64]:
    """Bit patterns of D from those of A, B and C (each (block, row, column); C can be the text of a constant)."""
    machine = machine_for(target, instruction.wave_size)
    registers = machine.state.vgprs[:, 0]
    where = {operand: places(instruction, target, operand) for operand in "ABD"}
    put(registers, 0, where["A"], a)
    put(registers, 32, where["B"], b)
    operands = [span("v", 96, where["D"].registers), span("v", 0, where["A"].registers)]
    operands.append(span("v", 32, where["B"].registers))
    if isinstance(c, str):
        operands.append(c)
    else:
        c_places = places(instruction, target, "C")
        put(registers, 64, c_places, c)
        operands.append(span("v", 64, c_places.registers))
    if scales is not None:
        registers[130], registers[131] = scales
        operands += ["v130", "v131"]
    machine.exec = 0x0F0F0F0F  # which matrix instructions do not look at
    machine.run(f"{name or instruction.name} {', '.join(operands)} {modifiers}".strip())
    return get(machine.state.vgprs[:, 0], 96, where["D"], (instruction.blocks, instruction.m, instruction.n))
