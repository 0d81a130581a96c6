"""The matrix instruction where a stepper stands, cell by cell, for query ``step``."""

from __future__ import annotations

import math
import re

import msgspec
import numpy as np
from numpy.typing import NDArray

from wave_explorer.arch.matrix import MatrixInstruction
from wave_explorer.emulator.matrix_cells import OPERANDS, NoCells, OperandCells, form_of, operand_cells
from wave_explorer.emulator.stepper import Stepper
from wave_explorer.emulator.watchpoints import register_of
from wave_explorer.isa.category import category
from wave_explorer.isa.program import Instruction, Operand, Register
from wave_explorer.isa.registers import RegisterId

_FLOAT = re.compile(r"_(f64|f32|f16|bf16)(?:_|$)")


class StepOperand(msgspec.Struct, frozen=True):
    """One matrix: by row and column the lane that holds a cell, its register's place in ``registers``, its first bit
    there, and its value (a number, or ``nan``, ``inf``, ``-inf``)."""

    name: str
    dtype: str
    registers: list[str]
    lane: list[list[int]]
    register: list[list[int]]
    bit: list[list[int]]
    value: list[list[float | str]]


class StepMatrix(msgspec.Struct, frozen=True):
    """D = A·B + C of one wave.

    ``executed`` says whether D is there (the last step computed it), or A, B and C are and the next step computes D.
    ``not_known`` says why there are no operands.
    """

    line: int
    mnemonic: str
    wave: int
    m: int
    n: int
    k: int
    blocks: int
    block: int
    executed: bool
    note: str
    operands: list[StepOperand]
    not_known: str


def step_matrix(stepper: Stepper, wave: int, block: int) -> StepMatrix | None:
    """The matrix instruction where the wave stands; None where there is none.

    Behind a single step that is the one which it executed; elsewhere the one that comes next goes before.
    """
    here, last = stepper.wave_state(wave).instruction, stepper.last
    executed = last is not None and wave in last.rows and bool(last.operands)
    if here is not None and category(here) == "mfma" and not (executed and stepper.stop.reason == "step"):
        return _matrix(stepper, here, wave, block, None)
    if last is None or not executed:
        return None
    row = int(np.flatnonzero(last.rows == wave)[0])
    sources = [raw[:, row] if raw.ndim == 3 else None for raw in last.operands]
    return _matrix(stepper, stepper.program.instructions[last.position], wave, block, sources)


def _matrix(
    stepper: Stepper, instruction: Instruction, wave: int, block: int, sources: list[NDArray[np.uint32] | None] | None
) -> StepMatrix:
    note = ""
    try:
        form = form_of(instruction, stepper.program.target, stepper.lanes)
        facts = form.instruction
        modifiers = ", ".join(f"{name}:{value}" for name, value in instruction.modifiers.items())
        if facts.scale_block:
            note = f"runs of {facts.scale_block} k are multiplied by factors of the scale operands; cells are without"
        elif modifiers and not facts.formats:
            note = f"{modifiers}: changes how the operands are read; the cells show what the registers hold"
        block = min(max(block, 0), facts.blocks - 1)
        operands = []
        # In the order of the instruction: D, A, B, C.
        named = dict(zip(OPERANDS, instruction.operands, strict=False))
        for name in ("A", "B", "C", "D"):
            # Before the instruction the registers of D hold what they held; that is nothing to show.
            if name == "D" and sources is None:
                continue
            operand = named[name]
            raw = _present(stepper, operand, wave) if sources is None or name == "D" else sources["ABC".index(name)]
            operands.append(_row(operand_cells(form, name, operand, raw), block))
    except (NoCells, KeyError) as error:
        reason = str(error.args[0])
        return StepMatrix(
            instruction.line, instruction.mnemonic, wave, 0, 0, 0, 0, 0, sources is not None, note, [], reason
        )
    return StepMatrix(
        instruction.line, facts.name, wave, facts.m, facts.n, facts.k, facts.blocks, block, sources is not None, note,
        operands, "",
    )  # fmt: skip


def _present(stepper: Stepper, operand: Operand, wave: int) -> NDArray[np.uint32] | None:
    return register_of(stepper.state, operand)[:, wave] if isinstance(operand, Register) else None


def _row(cells: OperandCells, block: int) -> StepOperand:
    return StepOperand(
        cells.name,
        cells.dtype,
        list(cells.registers),
        cells.lane[block].tolist(),
        cells.register[block].tolist(),
        cells.bit[block].tolist(),
        [[_number(float(value)) for value in row] for row in cells.value[block]],
    )


def _number(value: float) -> float | str:
    if math.isfinite(value):
        return float(f"{value:.7g}")
    return "nan" if math.isnan(value) else "inf" if value > 0 else "-inf"


def element_kind(instruction: Instruction, register: RegisterId, target: str, wave_size: int) -> str:
    """The element type as which an instruction takes or gives a vector register; empty where it is not known."""
    if category(instruction) == "mfma":
        facts = _facts(instruction, target, wave_size)
        if facts is None:
            return ""
        for name, operand in zip(OPERANDS, instruction.operands, strict=False):
            if _names(operand, register):
                return facts.layouts[name].dtype
        return ""
    found = _FLOAT.findall(instruction.base)
    if not instruction.base.startswith("v_") or not found:
        return ""
    # ``v_cvt_f16_f32``: the result's type stands first, the source's last.
    return str(found[0] if _names(instruction.operands[0], register) else found[-1])


def _facts(instruction: Instruction, target: str, wave_size: int) -> MatrixInstruction | None:
    try:
        return form_of(instruction, target, wave_size).instruction
    except NoCells:
        return None


def _names(operand: Operand, register: RegisterId) -> bool:
    file, index = register
    return (
        isinstance(operand, Register)
        and operand.file == file
        and operand.first <= index < operand.first + operand.count
    )
