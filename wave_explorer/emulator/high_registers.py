"""VGPRs above v255 on gfx1250, which instructions name by their low eight bits (LLVM, AMDGPULowerVGPREncoding).

``s_set_vgpr_msb`` holds the two bits above for the destination and for each source of the instructions that follow.
A program here has the whole numbers in its operands already, from the comments that the compiler writes behind them;
what is left to see is whether it has them.
"""

from __future__ import annotations

from wave_explorer.isa.program import Instruction, Literal32, Program, Register

_SETTER = "s_set_vgpr_msb"
_NAMED_DIRECTLY = 256


def named_in_full(program: Program, position: int) -> bool:
    """Whether the instructions that the ``s_set_vgpr_msb`` at ``position`` is for name a register above v255.

    A compiler sets the upper bits only where they are needed: if no such register is named, its text has lost them.
    """
    (setting,) = program.instructions[position].operands
    if isinstance(setting, Literal32) and not int(setting.value) & 0xFF:
        return True
    for instruction in program.instructions[position + 1 :]:
        if instruction.base == _SETTER:
            return False
        if _names_high_register(instruction):
            return True
    return False


def _names_high_register(instruction: Instruction) -> bool:
    operands = [*instruction.operands, *(instruction.second.operands if instruction.second is not None else ())]
    return any(
        isinstance(operand, Register) and operand.file == "v" and operand.first + operand.count > _NAMED_DIRECTLY
        for operand in operands
    )
