"""Matrix multiply-add: MFMA and WMMA (CDNA3 ISA chapter 7, RDNA4 ISA 7.9), dense forms.

The engine takes apart what an instruction means on its target (:class:`MatrixForm`); here stands which operands each
mnemonic has, and how true its result is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from wave_explorer.arch.matrix import MATRIX_TARGETS, MatrixInstruction, matrix_instructions
from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.matrix_form import MatrixForm
from wave_explorer.emulator.matrix_operands import MATRIX_MODIFIERS
from wave_explorer.emulator.operation import MatrixOperand, Special, define

V = TypeVar("V")

_CHAIN = (
    "fused multiply-adds in the order of k, as published measurements of CDNA1 to CDNA3 found; taken over for CDNA4"
)
_ROUNDED_ONCE = (
    "products are exact, their sum with C is formed in float64 and rounded once; the hardware cuts sums off at other "
    "places, as far as that is known"
)


def _rule(instruction: MatrixInstruction) -> str:
    if instruction.d_type == "i32":
        return ""
    return _CHAIN if instruction.rule == "mfma" and instruction.a_type in ("f32", "f64") else _ROUNDED_ONCE


def multiply_add(a: LaneAlgebra[V], form: MatrixForm, x: Sequence[V], y: Sequence[V], z: Sequence[V]) -> Sequence[V]:
    """``D = A B + C``."""
    return a.matrix_multiply_add(form, x, y, z)


def scaled_multiply_add(
    a: LaneAlgebra[V],
    form: MatrixForm,
    x: Sequence[V],
    y: Sequence[V],
    z: Sequence[V],
    x_scale: Sequence[V],
    y_scale: Sequence[V],
) -> Sequence[V]:
    """``D = A B + C`` with a factor for each run of k in each row of A and column of B."""
    return a.matrix_multiply_add(form, x, y, z, (x_scale[0], y_scale[0]))


_SOURCES = (Special.MATRIX_FORM, MatrixOperand("A"), MatrixOperand("B"), MatrixOperand("C"))
_SCALES = (MatrixOperand("A scale"), MatrixOperand("B scale"))


def _define_all() -> None:
    """Each mnemonic of any target once, under every spelling."""
    spellings: dict[str, MatrixInstruction] = {}
    for target in MATRIX_TARGETS:
        for instruction in matrix_instructions(target):
            for name in (instruction.name, *instruction.aliases):
                spellings.setdefault(name, instruction)
    for name, instruction in spellings.items():
        scaled = instruction.scale_block > 0
        define(
            name,
            unit="matrix",
            results=[MatrixOperand("D")],
            sources=(*_SOURCES, *_SCALES) if scaled else _SOURCES,
            modifiers=sorted(MATRIX_MODIFIERS),
            ignores_exec=True,
            approximation=_rule(instruction),
        )(scaled_multiply_add if scaled else multiply_add)


_define_all()
