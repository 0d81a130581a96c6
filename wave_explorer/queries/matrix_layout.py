"""Where the elements of a matrix instruction's operands are, as every view and command shows it."""

from __future__ import annotations

import msgspec

from wave_explorer.arch.matrix import (
    MATRIX_TARGETS,
    MatrixInstruction,
    OperandLayout,
    UnknownMatrixInstruction,
    matrix_instruction,
    matrix_instructions,
)
from wave_explorer.arch.wave_type_instructions import WaveTypeInstruction, wave_type_instruction
from wave_explorer.queries.matrix_catalogue import meant
from wave_explorer.queries.registry import BadQuery, Subject, query


class MatrixLayoutParameters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An instruction by its mnemonic or a type of Wave; the compile's target and waves where nothing else is said.

    ``a_type`` and ``b_type`` choose among ``formats``, where the instruction has any.
    """

    instruction: str
    target: str | None = None
    wave_size: int | None = None
    a_type: str | None = None
    b_type: str | None = None


class MatrixOperand(msgspec.Struct, frozen=True):
    """One operand.

    Attributes:
        dtype: of its elements.
        registers: VGPRs that a lane holds of it.
        slots: ``[vgpr, bit, width]`` of each element that a lane holds, ordered by register, then bit.
        lanes: by lane and slot ``[row, column, block]``: of A ``[i, k]``, of B ``[k, j]``, of C and D ``[i, j]``.
    """

    dtype: str
    registers: int
    slots: list[tuple[int, int, int]]
    lanes: list[list[tuple[int, int, int]]]


class MatrixLayoutPayload(msgspec.Struct, frozen=True):
    """A matrix instruction D = A·B + C.

    Attributes:
        cycles: that the matrix core is busy, None where not published.
        evidence: how the layout is known.
        formats: types that A and B can have by modifiers, empty where they are fixed.
        note: how a type of Wave was understood; empty for a mnemonic.
    """

    name: str
    target: str
    wave_size: int
    m: int
    n: int
    k: int
    blocks: int
    cycles: int | None
    flops: int
    evidence: str
    aliases: tuple[str, ...]
    modifiers: tuple[str, ...]
    formats: tuple[str, ...]
    note: str
    A: MatrixOperand
    B: MatrixOperand
    C: MatrixOperand
    D: MatrixOperand


def matrix_layout(
    instruction: str,
    target: str,
    wave_size: int | None = None,
    a_type: str | None = None,
    b_type: str | None = None,
) -> MatrixLayoutPayload:
    """The layout of one instruction.

    Args:
        instruction: mnemonic, other spellings and encoding suffixes are understood; or the name of one of Wave's
            matrix multiply types (``F32_16x16x16_F16``).
        target: GPU.
        wave_size: lanes, where the target has the instruction for waves of 32 and of 64.
        a_type, b_type: element types of A and B, where the instruction takes several.

    Raises:
        BadQuery: no such target, instruction, wave size or type; the message says what there is.
    """
    if target not in MATRIX_TARGETS:
        raise BadQuery(
            f"no matrix instructions are known of {target!r}; known are those of {', '.join(MATRIX_TARGETS)}"
        )
    if not instruction.strip():
        raise BadQuery("no instruction is named")
    kind = wave_type_instruction(instruction, target)
    instruction = instruction.strip().lower() if kind is None else kind.instruction.name
    try:
        found = matrix_instruction(instruction, target, wave_size)
    except UnknownMatrixInstruction as error:
        sizes = [one.wave_size for one in matrix_instructions(target) if instruction in (one.name, *one.aliases)]
        if sizes:
            held = " and ".join(str(size) for size in sizes)
            raise BadQuery(f"{instruction} of {target} works on waves of {held}, not of {wave_size}") from error
        raise BadQuery(f"the layout of {instruction} on {target} is not known: {meant(instruction, target)}") from error
    wanted = (a_type or found.a_type, b_type or found.b_type)
    if wanted != (found.a_type, found.b_type):
        try:
            found = found.with_formats(*wanted)
        except ValueError as error:
            raise BadQuery(str(error)) from error
    return _payload(found, target, "" if kind is None else _understood(kind))


def _understood(kind: WaveTypeInstruction) -> str:
    """``F32_16x16x16_F16 is this instruction; with bf16 elements v_mfma_f32_16x16x16_bf16``."""
    what = "is this instruction" if kind.count == 1 else f"is {kind.count} of this instruction, one after the other"
    others = "".join(f"; with {one.a_type} elements {one.name}" for one in kind.others)
    return f"{kind.name} {what}{others}"


def _payload(found: MatrixInstruction, target: str, note: str) -> MatrixLayoutPayload:
    layouts = found.layouts
    return MatrixLayoutPayload(
        name=found.name,
        target=target,
        wave_size=found.wave_size,
        m=found.m,
        n=found.n,
        k=found.k,
        blocks=found.blocks,
        cycles=found.cycles,
        flops=found.flops,
        evidence=found.evidence,
        aliases=found.aliases,
        modifiers=found.modifiers,
        formats=found.formats,
        note=note,
        A=_operand(layouts["A"]),
        B=_operand(layouts["B"]),
        C=_operand(layouts["C"]),
        D=_operand(layouts["D"]),
    )


def _operand(layout: OperandLayout) -> MatrixOperand:
    return MatrixOperand(layout.dtype, layout.registers, list(layout.slots), layout.elements.tolist())


@query("matrix_layout", MatrixLayoutParameters)
def layout_of(subject: Subject, parameters: MatrixLayoutParameters) -> MatrixLayoutPayload:
    """The layout of a matrix instruction, by default of the compile's target."""
    target = parameters.target or subject.compilation.spec.target
    return matrix_layout(parameters.instruction, target, parameters.wave_size, parameters.a_type, parameters.b_type)
