"""One matrix instruction: its shape, types, layouts and cycles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from wave_explorer.arch.matrix.operand_layout import (
    BITS,
    LayoutRule,
    OperandLayout,
    OperandName,
    factor_layout,
    result_layout,
)


@dataclass(frozen=True)
class MatrixInstruction:
    """One dense matrix instruction D = A·B + C of one target and wave size.

    Attributes:
        name: mnemonic as LLVM prints it for the target (``v_mfma_f32_16x16x16_f16``).
        m, n, k, blocks: shape of each of ``blocks`` independent products.
        a_type, b_type, c_type, d_type: element types (keys of :data:`BITS`).
        wave_size: lanes.
        rule: which formulas give the layouts.
        cycles: the matrix core is busy, None where not known.
        co_issue_cycles: of those, cycles in which the wave's SIMD can issue vector ALU work; None where not known.
        evidence: how the layout is known.
        aliases: other spellings that assemblers take on this target.
        modifiers: that change what the instruction computes.
        formats: types that A and B can have by modifiers, by the modifier's number; empty where they are fixed.
        scale_block: consecutive k that share a factor in the scale operands, 0 without these.
    """

    name: str
    m: int
    n: int
    k: int
    blocks: int
    a_type: str
    b_type: str
    c_type: str
    d_type: str
    wave_size: int
    rule: LayoutRule
    cycles: int | None
    co_issue_cycles: int | None
    evidence: str
    aliases: tuple[str, ...] = ()
    modifiers: tuple[str, ...] = ()
    formats: tuple[str, ...] = ()
    scale_block: int = 0

    @property
    def is_wmma(self) -> bool:
        """Whether this is RDNA's wave matrix instruction and not CDNA's."""
        return self.name.startswith("v_wmma")

    @property
    def flops(self) -> int:
        """Floating-point (or integer) operations: a multiply and an add for each product."""
        return 2 * self.m * self.n * self.k * self.blocks

    @property
    def shape(self) -> tuple[int, int, int, int]:
        """m, n, k, blocks."""
        return self.m, self.n, self.k, self.blocks

    def with_formats(self, a_type: str, b_type: str) -> MatrixInstruction:
        """The same instruction with other types of A and B, which must be among ``formats``.

        gfx950 takes half the cycles where neither operand has 8 bits an element (AMD, "Matrix Core Programming on
        CDNA3 and CDNA4").

        Raises:
            ValueError: the instruction cannot have these types.
        """
        if not {a_type, b_type} <= set(self.formats):
            raise ValueError(f"{self.name} has no {a_type} and {b_type}; it takes {', '.join(self.formats) or 'none'}")
        cycles = self.cycles
        if cycles is not None and BITS[a_type] < 8 and BITS[b_type] < 8:
            cycles //= 2
        return replace(self, a_type=a_type, b_type=b_type, cycles=cycles)

    def with_modifiers(self, modifiers: Mapping[str, object]) -> MatrixInstruction:
        """The instruction with the types of A and B that modifiers choose: cbsz and blgp of gfx950's f8f6f4 forms,
        matrix_a_fmt and matrix_b_fmt of gfx1250's.  Every other instruction is returned as it is.

        Args:
            modifiers: by name, a number or a word (``MATRIX_FMT_FP4``); others than these are not looked at.

        Raises:
            ValueError: the instruction has no such format.
        """
        if not self.formats:
            return self
        names = ("matrix_a_fmt", "matrix_b_fmt") if self.is_wmma else ("cbsz", "blgp")
        a_type, b_type = (self._format(modifiers.get(name, 0)) for name in names)
        return self.with_formats(a_type, b_type)

    def _format(self, value: object) -> str:
        if isinstance(value, int) and 0 <= value < len(self.formats):
            return self.formats[value]
        word = str(value).removeprefix("MATRIX_FMT_").lower()
        if word not in self.formats:
            raise ValueError(f"{self.name} has no element format {value}; it takes {', '.join(self.formats)}")
        return word

    @cached_property
    def layouts(self) -> dict[OperandName, OperandLayout]:
        """The layout of each operand."""
        return {
            "A": factor_layout(self.rule, self.a_type, self.shape, self.wave_size, is_a=True),
            "B": factor_layout(self.rule, self.b_type, self.shape, self.wave_size, is_a=False),
            "C": result_layout(self.rule, self.c_type, self.shape, self.wave_size),
            "D": result_layout(self.rule, self.d_type, self.shape, self.wave_size),
        }
