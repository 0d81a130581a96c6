"""Names, spellings and operand sizes of matrix instructions against LLVM's assembler."""

from __future__ import annotations

import pytest

from tests.isa.assembler import instruction_bytes, needs_assembler
from wave_explorer.arch.matrix import MATRIX_TARGETS, MatrixInstruction, OperandName, matrix_instructions

SIZES = [
    (target, wave_size)
    for target in MATRIX_TARGETS
    for wave_size in sorted({one.wave_size for one in matrix_instructions(target)})
]
_FIRST: dict[OperandName, int] = {"D": 0, "A": 64, "B": 96, "C": 128}


def _text(name: str, one: MatrixInstruction) -> str:
    parts = []
    for operand, first in _FIRST.items():
        count = one.layouts[operand].registers
        parts.append(f"v{first}" if count == 1 else f"v[{first}:{first + count - 1}]")
    if one.scale_block:
        parts += ["v200", "v201"]
    return f"{name} {', '.join(parts)}"


def _with_modifiers(one: MatrixInstruction) -> list[str]:
    if not one.formats:
        return [_text(one.name, one)]
    texts = []
    for a, a_type in enumerate(one.formats):
        for b, b_type in enumerate(one.formats):
            text = _text(one.name, one.with_formats(a_type, b_type))
            if one.is_wmma:
                words = (f"MATRIX_FMT_{a_type.upper()}", f"MATRIX_FMT_{b_type.upper()}")
                texts.append(f"{text} matrix_a_fmt:{words[0]} matrix_b_fmt:{words[1]}")
            else:
                texts.append(f"{text} cbsz:{a} blgp:{b}")
    return texts


@needs_assembler
@pytest.mark.parametrize(("target", "wave_size"), SIZES)
def test_llvm_assembles_every_instruction_with_the_registers_of_its_layout(target: str, wave_size: int) -> None:
    features = "" if target.startswith("gfx9") else f"+wavefrontsize{wave_size}"
    ours = [one for one in matrix_instructions(target) if one.wave_size == wave_size]
    texts = [text for one in ours for text in _with_modifiers(one)]
    assert len(set(instruction_bytes(texts, target, features))) == len(texts)
    for one in ours:
        # CDNA2's assembler takes one spelling; the other is ours, for people who know the newer name.
        spellings = [_text(name, one) for name in (one.name, *(one.aliases if target != "gfx90a" else ()))]
        if len(spellings) > 1:
            assert len(set(instruction_bytes(spellings, target, features))) == 1
