"""The registers that a launch gives to a kernel, against those that its code names."""

from __future__ import annotations

from wave_explorer.isa.declared_registers import allotments, named_registers, refusals
from wave_explorer.isa.program import Program


def check_registers(program: Program) -> None:
    """Refuses a kernel that names registers which it does not get, or that asks for some which do not exist.

    Raises:
        ValueError: it does; the message names the first such instruction and register, or the directive.
    """
    given = allotments(program)
    for instruction in program.instructions:
        for file, index in sorted(named_registers(instruction)):
            limit = given.get(file)
            if limit is None or index < limit.count:
                continue
            have = f"{file}0 to {file}{limit.count - 1}" if limit.count > 0 else f"no {file} registers"
            raise ValueError(
                f"line {instruction.line} names {file}{index}, and the code object gives the kernel {have} "
                f"({limit.directives}): {instruction.text}"
            )
    for refusal in refusals(program):
        raise ValueError(refusal.message)
