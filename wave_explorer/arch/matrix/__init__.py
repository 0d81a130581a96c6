"""Matrix instructions: shape, cycles, and which lane and register holds which matrix element.

Every dense MFMA and WMMA instruction of the targets below; the sparse ones (smfmac, swmmac) are not here.
"""

from __future__ import annotations

import re
from functools import lru_cache

from wave_explorer.arch.matrix.instruction import MatrixInstruction
from wave_explorer.arch.matrix.mfma import CDNA2, CDNA3, CDNA4
from wave_explorer.arch.matrix.operand_layout import BITS, OperandLayout, OperandName
from wave_explorer.arch.matrix.wmma import GFX1250, RDNA3, RDNA4

__all__ = [
    "BITS",
    "MATRIX_TARGETS",
    "MatrixInstruction",
    "OperandLayout",
    "OperandName",
    "UnknownMatrixInstruction",
    "matrix_instruction",
    "matrix_instructions",
]

_BY_TARGET: dict[str, tuple[MatrixInstruction, ...]] = {
    "gfx90a": CDNA2,
    "gfx942": CDNA3,
    "gfx950": CDNA4,
    "gfx1100": RDNA3,
    "gfx1101": RDNA3,
    "gfx1102": RDNA3,
    "gfx1103": RDNA3,
    "gfx1150": RDNA3,
    "gfx1151": RDNA3,
    "gfx1200": RDNA4,
    "gfx1201": RDNA4,
    "gfx1250": GFX1250,
}

MATRIX_TARGETS = tuple(_BY_TARGET)
"""Targets whose matrix instructions are known."""


class UnknownMatrixInstruction(LookupError):
    """There are no facts about an instruction on a target; the message lists what is known there."""


def matrix_instructions(target: str) -> tuple[MatrixInstruction, ...]:
    """All matrix instructions of ``target`` whose layout is known; empty for a target without any."""
    return _BY_TARGET.get(target, ())


@lru_cache(maxsize=512)
def matrix_instruction(name: str, target: str, wave_size: int | None = None) -> MatrixInstruction:
    """The matrix instruction ``name`` of ``target``; encoding suffixes and other spellings are understood.

    Args:
        name: mnemonic.
        target: GPU.
        wave_size: lanes, where the target has the instruction for several; None for the smallest.

    Raises:
        UnknownMatrixInstruction: there are no facts about it.
    """
    wanted = re.sub(r"_(e64|e32)$", "", name)
    for instruction in matrix_instructions(target):
        if wanted in (instruction.name, *instruction.aliases) and wave_size in (None, instruction.wave_size):
            return instruction
    known = ", ".join(dict.fromkeys(i.name for i in matrix_instructions(target))) or "none"
    raise UnknownMatrixInstruction(f"the layout of {name} on {target} is not known; known there: {known}")
