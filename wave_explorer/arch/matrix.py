"""Matrix instructions: shape, cycles, and which lane and register holds which matrix element.

Sources: AMD "CDNA3 ISA" chapter 7 and "RDNA4 ISA" 7.9 (shapes and layouts), AMD Matrix Instruction Calculator
(cycles).  Layouts are computed by formula; ``evidence`` says whether the formula was compared, element by element,
with the calculator for this instruction or for another one of the same shape rule.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

OperandName: TypeAlias = Literal["A", "B", "C", "D"]

BITS = {"f64": 64, "f32": 32, "i32": 32, "f16": 16, "bf16": 16, "fp8": 8, "bf8": 8, "i8": 8}


class UnknownMatrixInstruction(LookupError):
    """There are no facts about an instruction on a target; the message lists what is known there."""


@dataclass(frozen=True, slots=True)
class OperandLayout:
    """Where the elements of one operand are.

    Attributes:
        dtype: of its elements.
        registers: VGPRs a lane holds of it.
        slots: per element that a lane holds ``(register, bit offset, bits)``; a 64-bit element starts in
            ``register`` and ends in the next.
        elements: int array (lanes, slots, 3): row, column and block of the element.  A is indexed (i, k), B (k, j),
            C and D (i, j).
    """

    dtype: str
    registers: int
    slots: tuple[tuple[int, int, int], ...]
    elements: NDArray[np.int64]

    def place(self, row: int, column: int, block: int = 0) -> tuple[int, int]:
        """Lane and slot that hold element (``row``, ``column``) of ``block``.

        Raises:
            IndexError: the operand has no such element.
        """
        found = np.argwhere((self.elements == (row, column, block)).all(axis=-1))
        if not len(found):
            raise IndexError(f"this operand has no element ({row}, {column}) in block {block}")
        return int(found[0][0]), int(found[0][1])


@dataclass(frozen=True)
class MatrixInstruction:
    """One matrix instruction D = A·B + C.

    Attributes:
        name: mnemonic (``v_mfma_f32_16x16x16_f16``).
        m, n, k, blocks: shape of each of ``blocks`` independent products.
        a_type, b_type, d_type: element types; C has ``d_type``.
        wave_size: lanes.
        cycles: the matrix core is busy, None where not known.
        co_issue_cycles: of those, cycles in which the wave's SIMD can issue vector ALU work; None where not known.
        evidence: how the layout is known.
    """

    name: str
    m: int
    n: int
    k: int
    blocks: int
    a_type: str
    b_type: str
    d_type: str
    wave_size: int
    cycles: int | None
    co_issue_cycles: int | None
    evidence: str

    @property
    def is_wmma(self) -> bool:
        """Whether this is RDNA's wave matrix instruction and not CDNA's."""
        return self.name.startswith("v_wmma")

    @property
    def flops(self) -> int:
        """Floating-point (or integer) operations: a multiply and an add for each product."""
        return 2 * self.m * self.n * self.k * self.blocks

    @cached_property
    def layouts(self) -> dict[OperandName, OperandLayout]:
        """The layout of each operand."""
        result = _result_layout(self)
        return {
            "A": _factor_layout(self, self.a_type, self.m, rows_first=True),
            "B": _factor_layout(self, self.b_type, self.n, rows_first=False),
            "C": result,
            "D": result,
        }


def _factor_layout(instruction: MatrixInstruction, dtype: str, extent: int, *, rows_first: bool) -> OperandLayout:
    """A or B: lanes run along i (or j); lanes beyond that take further blocks, or further runs of k.

    With MFMA every lane holds one run of consecutive k; with RDNA4's WMMA runs of 4, groups of lanes in turn.
    """
    bits = BITS[dtype]
    held = extent * instruction.k * instruction.blocks // instruction.wave_size
    lane = np.arange(instruction.wave_size)[:, None]
    slot = np.arange(held)[None, :]
    group = lane // extent
    along = lane % extent + 0 * slot
    block = group % instruction.blocks + 0 * slot
    run = 4 if instruction.is_wmma else held
    groups = instruction.wave_size // (extent * instruction.blocks)
    k = slot // run * run * groups + group // instruction.blocks * run + slot % run
    pair = (along, k) if rows_first else (k, along)
    elements = np.stack([*pair, block], axis=-1)
    return OperandLayout(dtype, _registers(held, bits), _slots(held, bits), elements)


def _result_layout(instruction: MatrixInstruction) -> OperandLayout:
    """C and D: lanes run along j; a lane holds runs of consecutive rows, groups of lanes taking runs in turn.

    A run is 4 rows with MFMA (1 for 64-bit results) and 8 with WMMA; in wave64 the upper half of the lanes of a WMMA
    takes the second half of each run.
    """
    bits = BITS[instruction.d_type]
    held = instruction.m * instruction.n * instruction.blocks // instruction.wave_size
    lane = np.arange(instruction.wave_size)[:, None]
    slot = np.arange(held)[None, :]
    column = lane % instruction.n + 0 * slot
    group = lane // instruction.n
    block = 0 * (lane + slot)
    if instruction.blocks > 1:
        # One block a group of lanes, as in the factors; a lane then holds a whole column of its block.
        row, block = slot + 0 * lane, group + 0 * slot
    elif instruction.is_wmma:
        row = group % 2 * 8 + group // 2 * 4 + slot
    else:
        run = 1 if bits == 64 else 4
        row = slot // run * run * (instruction.wave_size // instruction.n) + group * run + slot % run
    elements = np.stack([row, column, block], axis=-1)
    return OperandLayout(instruction.d_type, _registers(held, bits), _slots(held, bits), elements)


def _slots(count: int, bits: int) -> tuple[tuple[int, int, int], ...]:
    return tuple((index * bits // 32, index * bits % 32, bits) for index in range(count))


def _registers(count: int, bits: int) -> int:
    return max(count * bits // 32, 1)


_COMPARED = "formula, compared element by element with AMD's Matrix Instruction Calculator"
_SAME_RULE = "formula, compared with AMD's Matrix Instruction Calculator for other instructions of this shape rule"
_LAB_NOTES = "formula, from the example for f64 in AMD's lab notes on matrix cores"


def _mfma(
    shape: tuple[int, int, int, int], types: tuple[str, str, str], cycles: int | None, evidence: str
) -> MatrixInstruction:
    m, n, k, blocks = shape
    a_type, b_type, d_type = types
    inputs = f"{a_type}_{b_type}" if a_type in ("fp8", "bf8") else a_type
    extent = f"{m}x{n}x{k}" + (f"_{blocks}b" if blocks > 1 else "")
    # The calculator lets the vector ALU issue in all but 4 cycles of the narrow types, and never beside f32.
    co_issue = None if cycles is None or a_type == "f64" else 0 if a_type == "f32" else cycles - 4
    return MatrixInstruction(
        f"v_mfma_{d_type}_{extent}_{inputs}", m, n, k, blocks, a_type, b_type, d_type, 64, cycles, co_issue, evidence
    )


def _wmma(a_type: str, wave_size: int, evidence: str) -> MatrixInstruction:
    return MatrixInstruction(
        f"v_wmma_f32_16x16x16_{a_type}", 16, 16, 16, 1, a_type, a_type, "f32", wave_size, 16, 0, evidence
    )


def _eight_bit() -> list[MatrixInstruction]:
    found = []
    for a_type in ("fp8", "bf8"):
        for b_type in ("fp8", "bf8"):
            small = _COMPARED if a_type == b_type == "fp8" else _SAME_RULE
            found.append(_mfma((16, 16, 32, 1), (a_type, b_type, "f32"), 16, small))
            found.append(_mfma((32, 32, 16, 1), (a_type, b_type, "f32"), 32, _SAME_RULE))
    return found


_GFX942 = (
    _mfma((32, 32, 2, 1), ("f32", "f32", "f32"), 64, _COMPARED),
    _mfma((16, 16, 4, 1), ("f32", "f32", "f32"), 32, _COMPARED),
    _mfma((32, 32, 8, 1), ("f16", "f16", "f32"), 32, _COMPARED),
    _mfma((16, 16, 16, 1), ("f16", "f16", "f32"), 16, _COMPARED),
    _mfma((32, 32, 8, 1), ("bf16", "bf16", "f32"), 32, _COMPARED),
    _mfma((16, 16, 16, 1), ("bf16", "bf16", "f32"), 16, _COMPARED),
    _mfma((32, 32, 16, 1), ("i8", "i8", "i32"), 32, _COMPARED),
    _mfma((16, 16, 32, 1), ("i8", "i8", "i32"), 16, _SAME_RULE),
    _mfma((4, 4, 4, 16), ("f16", "f16", "f32"), 8, _COMPARED),
    _mfma((16, 16, 4, 1), ("f64", "f64", "f64"), 32, _LAB_NOTES),
    *_eight_bit(),
)
# CDNA4 keeps CDNA3's dense instructions and doubles k; its cycles are not published instruction by instruction.
_GFX950 = (
    _mfma((16, 16, 32, 1), ("f16", "f16", "f32"), None, _SAME_RULE),
    _mfma((16, 16, 32, 1), ("bf16", "bf16", "f32"), None, _SAME_RULE),
    _mfma((32, 32, 16, 1), ("f16", "f16", "f32"), None, _SAME_RULE),
    _mfma((32, 32, 16, 1), ("bf16", "bf16", "f32"), None, _SAME_RULE),
)
_RDNA4 = (
    _wmma("f16", 32, _COMPARED),
    _wmma("bf16", 32, _COMPARED),
    _wmma("f16", 64, _COMPARED),
    _wmma("bf16", 64, _SAME_RULE),
)
# CDNA2 has no 8-bit floats and smaller i8 shapes; what it shares with CDNA3 it lays out alike, in other cycles.
_GFX90A = tuple(
    replace(one, cycles=None, co_issue_cycles=None, evidence=_SAME_RULE if one.evidence == _COMPARED else one.evidence)
    for one in _GFX942
    if BITS[one.a_type] > 8
)
_BY_TARGET: dict[str, tuple[MatrixInstruction, ...]] = {
    "gfx90a": _GFX90A,
    "gfx942": _GFX942,
    "gfx950": tuple(replace(one, cycles=None, co_issue_cycles=None) for one in _GFX942) + _GFX950,
    "gfx1200": _RDNA4,
    "gfx1201": _RDNA4,
}


def matrix_instructions(target: str) -> tuple[MatrixInstruction, ...]:
    """All matrix instructions of ``target`` whose layout is known; empty for a target without any."""
    return _BY_TARGET.get(target, ())


# Assemblers accept the names that the first MFMA targets had: ``..._16x16x16f16``, ``..._32x32x8bf16_1k``, and no
# number of blocks.
_LEGACY = re.compile(r"(v_mfma_\w+?_\d+x\d+x\d+)(f16|f32|f64|bf16|i8)(?:_1k)?$")


@lru_cache(maxsize=512)
def matrix_instruction(name: str, target: str, wave_size: int | None = None) -> MatrixInstruction:
    """The matrix instruction ``name`` of ``target``; encoding suffixes and the older spelling are understood.

    Args:
        name: mnemonic.
        target: GPU.
        wave_size: lanes, where the target has the instruction for several; None for the smallest.

    Raises:
        UnknownMatrixInstruction: there are no facts about it.
    """
    wanted = re.sub(r"_(e64|e32)$", "", name)
    legacy = _LEGACY.match(wanted)
    if legacy:
        wanted = f"{legacy.group(1)}_{legacy.group(2)}"
    for instruction in matrix_instructions(target):
        names = (instruction.name, re.sub(r"_\d+b_", "_", instruction.name))
        if wanted in names and wave_size in (None, instruction.wave_size):
            return instruction
    known = ", ".join(dict.fromkeys(i.name for i in matrix_instructions(target))) or "none"
    raise UnknownMatrixInstruction(f"the layout of {name} on {target} is not known; known there: {known}")
