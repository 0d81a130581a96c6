"""The LDS that a code object asks for, against what the target has and what instructions access for certain.

The address of an access is known where a constant was moved into its register just before, in the same run of
instructions; else its offset alone is a lower bound, since LDS addresses are unsigned.

Sources: LLVM, "User Guide for AMDGPU Backend", Kernel Descriptor: the packet that launches a kernel says how much LDS a
workgroup gets.  Whoever writes the packet takes it from the descriptor, which ``.amdhsa_group_segment_fixed_size`` sets
(ROCr's loader reports that one), or from the metadata's ``.group_segment_fixed_size`` (HIP's kernel metadata): where
they differ, a kernel can rely on the smaller one only, and a launch may ask for the larger.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from wave_explorer.arch.targets import UnknownTarget, target
from wave_explorer.isa.lds_forms import lds_form
from wave_explorer.isa.program import Instruction, Literal32, Program, Register
from wave_explorer.isa.registers import destination_count, writes

_ADDRESS_FROM_M0 = re.compile(r"ds_(append|consume|\w+_addtid)")
_FAR = 64


@dataclass(frozen=True, slots=True)
class LdsReach:
    """An access whose last byte lies just before LDS byte ``end``, or later where ``address`` is None.

    ``address`` is the constant in its address register, None where that is not known.
    """

    instruction: Instruction
    end: int
    address: int | None


def lds_limit(program: Program) -> int | None:
    """Bytes of LDS that a workgroup of the target can have; None without facts about it."""
    try:
        return target(program.target).lds_bytes_per_workgroup
    except UnknownTarget:
        return None


def first_reach_beyond(program: Program, declared: int) -> LdsReach | None:
    """The first access to LDS that goes beyond ``declared`` bytes whatever the kernel computes."""
    starts = set(program.labels.values())
    for instruction in program.instructions:
        if lds_form(instruction) is None:
            continue
        address = _constant_address(program, instruction, starts)
        end = (address or 0) + _least_end(instruction)
        if end > declared:
            return LdsReach(instruction, end, address)
    return None


def _least_end(instruction: Instruction) -> int:
    """Bytes from the address in the register to the end of the access, at least 1."""
    form = lds_form(instruction)
    if form is None or form.verb == "fill" or _ADDRESS_FROM_M0.match(instruction.base):
        return 1
    if not instruction.base.startswith("ds_"):
        return max(1, form.width // 8)
    size = form.width // 8 or (8 if instruction.base.endswith("64") else 4)
    offsets = [*form.offsets, *(place * size for place in _element_offsets(instruction))]
    return max(offsets) + size


def _element_offsets(instruction: Instruction) -> list[int]:
    """The two offsets of a paired exchange (``ds_wrxchg2``), in elements."""
    far = _FAR if "st64" in instruction.base or "stride64" in instruction.base else 1
    values = (instruction.modifiers.get(name) for name in ("offset0", "offset1"))
    return [value * far for value in values if isinstance(value, int)]


def _constant_address(program: Program, instruction: Instruction, starts: set[int]) -> int | None:
    """The constant that the address register was given since the last place to which code can jump."""
    place = destination_count(instruction)
    if not instruction.base.startswith("ds_") or place >= len(instruction.operands):
        return None
    register = instruction.operands[place]
    if not isinstance(register, Register) or register.file != "v" or _ADDRESS_FROM_M0.match(instruction.base):
        return None
    position = instruction.position
    while position > 0 and position not in starts:
        position -= 1
        before = program.instructions[position]
        if ("v", register.first) in writes(before):
            return _moved_constant(before)
    return None


def _moved_constant(instruction: Instruction) -> int | None:
    if instruction.base != "v_mov_b32" or instruction.modifiers or instruction.second is not None:
        return None
    source = instruction.operands[-1]
    if not isinstance(source, Literal32) or source.is_float or source.negated or source.absolute:
        return None
    # An offset could wrap a negative address around.
    return source.bits if source.bits < 1 << 31 else None
