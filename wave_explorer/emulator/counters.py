"""What the hardware's counters would say about an emulated run, under AMD's names for the target."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from wave_explorer.arch.counters import CounterDefinition, UnknownCounters, counters
from wave_explorer.arch.matrix import UnknownMatrixInstruction, matrix_instruction
from wave_explorer.emulator.run import EmulatorResult
from wave_explorer.isa.category import CounterClass, counter_classes
from wave_explorer.isa.program import Instruction, Program
from wave_explorer.record.run import Counter, Fidelity

_BY_CLASS: dict[str, CounterClass] = {
    "SQ_INSTS_VALU": "VALU",
    "SQ_INSTS_MFMA": "MFMA",
    "SQ_INSTS_SALU": "SALU",
    "SQ_INSTS_SMEM": "SMEM",
    "SQ_INSTS_VMEM": "VMEM",
    "SQ_INSTS_VMEM_RD": "VMEM_RD",
    "SQ_INSTS_VMEM_WR": "VMEM_WR",
    "SQ_INSTS_FLAT": "FLAT",
    "SQ_INSTS_LDS": "LDS",
    "SQ_INSTS_BRANCH": "BRANCH",
    "SQ_INSTS_SENDMSG": "SENDMSG",
}

_MATRIX_TYPES = {
    "F16": ("f16",), "BF16": ("bf16",), "F32": ("f32",), "F64": ("f64",), "F8": ("fp8", "bf8"), "I8": ("i8",),
}  # fmt: skip

_NO_CACHES = "the emulator has no caches"
_NO_TIME = "the emulator executes instructions without timing"
_OPERATIONS_PER_UNIT = 512


def count(program: Program, result: EmulatorResult) -> tuple[Counter, ...]:
    """Every counter that is defined for the program's target; ``unsupported`` where a run cannot tell.

    Counters are totals over the grid.  They are those of one dispatch on an idle GPU, without the waves that a
    profiler itself adds.
    """
    try:
        definitions = counters(program.target)
    except UnknownCounters:
        return ()
    return tuple(_counter(definition, program, result) for definition in definitions.values())


def _counter(definition: CounterDefinition, program: Program, result: EmulatorResult) -> Counter:
    name = definition.name
    if name == "SQ_WAVES":
        return _exact(definition, result.waves, "waves that were started")
    if name == "SQ_INSTS":
        return _exact(definition, result.wave_instructions, "executions of every instruction, by wave")
    if name in _BY_CLASS:
        wanted = _BY_CLASS[name]
        total = _total(program, result, lambda instruction: int(wanted in counter_classes(instruction)))
        return _exact(definition, total, f"executions of the instructions that AMD counts as {wanted}, by wave")
    if name.startswith("SQ_INSTS_VALU_MFMA_MOPS_"):
        kinds = _MATRIX_TYPES.get(name.removeprefix("SQ_INSTS_VALU_MFMA_MOPS_"), ())
        operations = _total(program, result, lambda instruction: _matrix_operations(instruction, program.target, kinds))
        return _exact(definition, operations // _OPERATIONS_PER_UNIT, "2·M·N·K·blocks of each execution, over 512")
    if name.startswith("SQ_INSTS_VALU_MFMA_"):
        kinds = _MATRIX_TYPES.get(name.removeprefix("SQ_INSTS_VALU_MFMA_"), ())
        total = _total(
            program, result, lambda instruction: int(_matrix_operations(instruction, program.target, kinds) > 0)
        )
        return _exact(definition, total, "executions by wave")
    if name.endswith("LDS_BANK_CONFLICT"):
        return _lds(definition, int(result.conflict_cycles.sum()), result)
    if name.endswith("LDS_IDX_ACTIVE"):
        return _lds(definition, int(result.active_cycles.sum()), result)
    rule = _NO_TIME if definition.emulated == "modelled" else _NO_CACHES
    return Counter(name, None, "unsupported", rule, definition.meaning)


def _exact(definition: CounterDefinition, value: int, rule: str) -> Counter:
    return Counter(definition.name, value, "exact", rule, definition.meaning)


def _total(program: Program, result: EmulatorResult, weight: Callable[[Instruction], int]) -> int:
    executed = np.flatnonzero(result.hits)
    return sum(int(result.hits[position]) * weight(program.instructions[position]) for position in executed)


def _matrix_operations(instruction: Instruction, target: str, kinds: tuple[str, ...]) -> int:
    """Operations of one execution whose A operand has one of these types, else 0."""
    if "MFMA" not in counter_classes(instruction):
        return 0
    try:
        known = matrix_instruction(instruction.base, target)
    except UnknownMatrixInstruction:
        return 0
    return known.flops if known.a_type in kinds else 0


def _lds(definition: CounterDefinition, value: int, result: EmulatorResult) -> Counter:
    unknown = sorted(form for form, status in result.lds_rules.items() if not status)
    if unknown:
        rule = f"how the LDS serves {', '.join(unknown)} is not known for this target"
        return Counter(definition.name, None, "unsupported", rule, definition.meaning)
    inexact = sorted(
        f"{form} ({status})" for form, status in result.lds_rules.items() if not status.startswith("measured")
    )
    fidelity: Fidelity = "approximate" if inexact else "exact"
    rule = "service phases and banks of each access"
    if inexact:
        rule += f"; not measured on hardware for {', '.join(inexact)}"
    return Counter(definition.name, value, fidelity, rule, definition.meaning)
