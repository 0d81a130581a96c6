"""The matrix instructions of a compiled kernel: where they stand, their types, and the fx nodes they serve."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from wave_explorer.arch.matrix import (
    MatrixInstruction,
    UnknownMatrixInstruction,
    matrix_instruction,
    matrix_instructions,
)
from wave_explorer.isa.program import Program
from wave_explorer.record import Compilation, Graph, GraphNode, InstructionLink
from wave_explorer.record.provenance import Attribution

_PREFIXES = ("v_mfma_", "v_smfmac_", "v_wmma_", "v_swmmac_")


@dataclass(frozen=True)
class MatrixUse:
    """One matrix instruction of an AMDGCN text.

    Attributes:
        line: 1-based.
        mnemonic: without encoding suffix.
        instruction: its facts, with the types its modifiers choose; None where the layout is not known.
        nodes: ids of the fx nodes of the last fx stage that it serves; ``attribution`` says how that is known.
    """

    line: int
    mnemonic: str
    instruction: MatrixInstruction | None
    nodes: tuple[str, ...]
    attribution: Attribution


def is_matrix_mnemonic(mnemonic: str) -> bool:
    """Whether it names a dense or sparse matrix instruction (and not what reads or writes its registers)."""
    return mnemonic.startswith(_PREFIXES)


def matrix_uses(program: Program, links: Mapping[int, InstructionLink]) -> tuple[MatrixUse, ...]:
    """All matrix instructions of ``program`` in the order of the text, with their links by line."""
    uses = []
    for one in program.instructions:
        if not is_matrix_mnemonic(one.base):
            continue
        link = links.get(one.line)
        try:
            known: MatrixInstruction | None = matrix_instruction(
                one.base, program.target, program.metadata.wavefront_size
            ).with_modifiers(one.modifiers)
        except (UnknownMatrixInstruction, ValueError):
            known = None
        uses.append(
            MatrixUse(one.line, one.base, known, link.nodes, link.attribution)
            if link is not None
            else MatrixUse(one.line, one.base, known, (), "none")
        )
    return tuple(uses)


_ELEMENT_TYPES = {
    "f16": ("f16",), "bf16": ("bf16",), "f32": ("f32",), "i8": ("i8", "iu8"),
    "f8E4M3FNUZ": ("fp8",), "f8E4M3FN": ("fp8",), "f8E5M2FNUZ": ("bf8",), "f8E5M2": ("bf8",),
}  # fmt: skip


def instruction_of_type(comp: Compilation, graph: Graph, node: GraphNode, wave_size: int) -> MatrixInstruction | None:
    """The instruction of the target that an mma node's type (``F32_16x16x32_F16``) names, by shape and element type.

    For a node that no AMDGCN is linked to. None where the target has no such instruction: the type is one that a pass
    splits (``F32_16x16x32_K8_F16`` on gfx942), or the kernel multiplies without matrix instructions.
    """
    named = node.attributes.get("mma_type")
    for constraint in comp.spec.constraints:
        named = named or constraint.settings.get("mma_type") or constraint.arguments.get("mma_type")
    shape = re.search(r"_(\d+)x(\d+)x(\d+)_", str(named))
    lhs = next((graph.nodes.get(edge.node) for edge in node.operands if edge.name == "lhs"), None)
    if shape is None or lhs is None or lhs.type is None:
        return None
    m, n, k = (int(size) for size in shape.groups())
    for one in matrix_instructions(comp.spec.target):
        fits = one.shape == (m, n, k, 1) and one.wave_size == wave_size and not one.formats
        if fits and one.a_type == one.b_type and one.a_type in _ELEMENT_TYPES.get(lhs.type.dtype, ()):
            return one
    return None
