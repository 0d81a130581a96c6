"""Which instructions each of AMD's instruction counters counts, and by how much one execution of a wave raises it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from wave_explorer.arch.matrix import UnknownMatrixInstruction, matrix_instruction
from wave_explorer.isa.category import CounterClass, counter_classes
from wave_explorer.isa.program import Instruction, Program

Weight: TypeAlias = Callable[[Instruction], int]


@dataclass(frozen=True)
class Counted:
    """How a counter follows from executions: ``weight`` for each, all of it over ``divisor``, by ``rule``.

    The weight depends on the mnemonic of an instruction alone, or on both of a dual-issue pair.
    """

    weight: Weight
    rule: str
    divisor: int = 1


_BY_CLASS: dict[str, CounterClass] = {
    "SQ_INSTS_VALU": "VALU",
    "SQ_INSTS_MFMA": "MFMA",
    "SQ_INSTS_SALU": "SALU",
    "SQ_INSTS_SMEM": "SMEM",
    "SQ_INSTS_VMEM": "VMEM",
    "SQ_INSTS_VMEM_RD": "VMEM_RD",
    "SQ_INSTS_VMEM_WR": "VMEM_WR",
    "SQ_INSTS_TEX_LOAD": "VMEM_RD",
    "SQ_INSTS_TEX_STORE": "VMEM_WR",
    "SQ_INSTS_FLAT": "FLAT",
    "SQ_INSTS_LDS": "LDS",
    "SQ_INSTS_BRANCH": "BRANCH",
    "SQ_INSTS_SENDMSG": "SENDMSG",
}
_MATRIX_TYPES = {
    "F16": ("f16",), "BF16": ("bf16",), "F32": ("f32",), "XF32": ("xf32",), "F64": ("f64",), "F8": ("fp8", "bf8"),
    "I8": ("i8",),
}  # fmt: skip
_OPERATIONS_PER_UNIT = 512
_MATRIX = re.compile(r"SQ_INSTS_VALU_MFMA_(MOPS_)?(\w+)")
_FLOATING = re.compile(r"SQ_INSTS_VALU_(ADD|MUL|FMA|TRANS)_(F16|F32|F64)")
_ARITHMETIC = {
    "ADD": r"v_(pk_)?(add|sub|subrev)_",
    "MUL": r"v_(pk_)?mul(_legacy)?_",
    "FMA": r"v_(pk_)?(fma|fmac|fmaak|fmamk|mad|mac|madak|madmk)(_legacy)?_",
    "TRANS": r"v_(exp|log|rcp|rsq|sqrt|sin|cos)(_iflag|_legacy)?_",
}
_INTEGER = {"SQ_INSTS_VALU_INT32": re.compile(r"_[iu]32(_|$)"), "SQ_INSTS_VALU_INT64": re.compile(r"_[iu]64(_|$)")}
_LDS = {
    "SQ_INSTS_LDS_LOAD": re.compile(r"ds_(read|load)"),
    "SQ_INSTS_LDS_STORE": re.compile(r"ds_(write|store)"),
    "SQ_INSTS_LDS_ATOMIC": re.compile(r"ds_(?!read|load|write|store|swizzle|permute|bpermute|nop)"),
}
_ADDRESS_UNIT = re.compile(r"TA_(FLAT|BUFFER)_(READ|WRITE|LOAD|STORE|ATOMIC)_WAVEFRONTS_sum")
_BY_SUFFIX = "by the types that the mnemonic names; AMD does not list the opcodes (INT32 and INT64 agree with a MI300X)"


def counted(name: str, program: Program) -> Counted | None:
    """How the counter ``name`` counts the instructions of ``program``; None for a counter of something else."""
    if name in _BY_CLASS:
        wanted = _BY_CLASS[name]
        return Counted(
            lambda instruction: int(wanted in counter_classes(instruction)),
            f"executions of the instructions that AMD counts as {wanted}, by wave",
        )
    if name in _LDS:
        form = _LDS[name]
        return Counted(lambda instruction: int(form.match(instruction.base) is not None), "executions by wave")
    if match := _ADDRESS_UNIT.fullmatch(name):
        return Counted(_address_unit(*match.groups()), "executions by wave")
    if name.startswith(("SQ_INSTS_WAVE", "SQ_WAVE32_INSTS", "SQ_WAVE64_INSTS")):
        return _of_wave_size(name, program.metadata.wavefront_size)
    if match := _FLOATING.fullmatch(name):
        operation, kind = match.groups()
        mnemonic = re.compile(f"{_ARITHMETIC[operation]}{kind.lower()}(_|$)")
        return Counted(lambda instruction: _matches(mnemonic, instruction), _BY_SUFFIX)
    if name == "SQ_INSTS_VALU_CVT":
        return Counted(lambda instruction: int(instruction.base.startswith("v_cvt_")), _BY_SUFFIX)
    if name in _INTEGER:
        suffix = _INTEGER[name]
        return Counted(
            lambda instruction: int(instruction.base.startswith("v_") and suffix.search(instruction.base) is not None),
            _BY_SUFFIX,
        )
    if match := _MATRIX.fullmatch(name):
        return _matrix(match.group(2), operations=bool(match.group(1)), target=program.target)
    return None


def _matches(mnemonic: re.Pattern[str], instruction: Instruction) -> int:
    # Both halves of a dual-issue pair are operations of their own.
    halves = (instruction,) if instruction.second is None else (instruction, instruction.second)
    return sum(mnemonic.match(half.base.replace("v_dual_", "v_")) is not None for half in halves)


def _address_unit(form: str, what: str) -> Weight:
    prefixes = ("buffer_", "tbuffer_") if form == "BUFFER" else ("global_", "flat_", "scratch_")

    def weight(instruction: Instruction) -> int:
        base = instruction.base
        if not base.startswith(prefixes) or not counter_classes(instruction) & {"VMEM_RD", "VMEM_WR"}:
            return 0
        if "atomic" in base:
            return int(what == "ATOMIC")
        reads = "VMEM_RD" in counter_classes(instruction)
        return int(what in ("READ", "LOAD") if reads else what in ("WRITE", "STORE"))

    return weight


def _of_wave_size(name: str, wave_size: int) -> Counted:
    size = 64 if "64" in name else 32
    if wave_size != size:
        return Counted(lambda instruction: 0, f"the kernel's waves have {wave_size} lanes")
    if name.endswith("_VALU"):
        return Counted(lambda instruction: int("VALU" in counter_classes(instruction)), "executions by wave")
    if name.endswith("_LDS"):
        return Counted(lambda instruction: int("LDS" in counter_classes(instruction)), "executions by wave")
    return Counted(lambda instruction: 1, "executions of every instruction, by wave")


def _matrix(kind: str, *, operations: bool, target: str) -> Counted:
    def weight(instruction: Instruction) -> int:
        amount = _matrix_operations(instruction, target, kind)
        return amount if operations else int(amount > 0)

    if operations:
        return Counted(weight, "2·M·N·K·blocks of each execution, over 512", _OPERATIONS_PER_UNIT)
    return Counted(weight, "executions by wave")


def _matrix_operations(instruction: Instruction, target: str, kind: str) -> int:
    """Operations of one execution whose inputs are of this kind, else 0."""
    if "MFMA" not in counter_classes(instruction):
        return 0
    try:
        known = matrix_instruction(instruction.base, target)
    except UnknownMatrixInstruction:
        return 0
    if "f8f6f4" in instruction.base:
        return known.flops if kind == "F6F4" else 0
    return known.flops if known.a_type in _MATRIX_TYPES.get(kind, ()) else 0
