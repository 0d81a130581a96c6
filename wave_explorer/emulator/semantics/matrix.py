"""Matrix multiply-add (CDNA3 ISA, chapter 7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from wave_explorer.arch.matrix import MatrixInstruction, matrix_instructions
from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import Dwords, define

V = TypeVar("V")

_RULE = (
    "products are exact, their sum with C is formed in float64 and rounded once to f32; the hardware's order of "
    "addition is not published"
)


def _matrix(instruction: MatrixInstruction) -> None:
    layouts = instruction.layouts
    a_dwords, b_dwords, d_dwords = (Dwords(layouts[operand].registers) for operand in ("A", "B", "D"))

    @define(
        instruction.name,
        unit="matrix",
        results=[d_dwords],
        sources=[a_dwords, b_dwords, d_dwords],
        ignores_exec=True,
        approximation=_RULE,
    )
    def multiply_add(a: LaneAlgebra[V], x: Sequence[V], y: Sequence[V], z: Sequence[V]) -> Sequence[V]:
        return a.matrix_multiply_add(instruction.name, x, y, z)


for _instruction in matrix_instructions("gfx942"):
    if _instruction.d_type == "f32" and {_instruction.a_type, _instruction.b_type} <= {"f16", "bf16", "f32"}:
        _matrix(_instruction)
