"""Which kernel argument a global access goes to: the one whose pointer its address is computed from."""

from __future__ import annotations

import re

from wave_explorer.capture.def_use import DefUse
from wave_explorer.isa.program import Instruction, Literal32, Program, Register
from wave_explorer.isa.registers import RegisterId, reads

_SCALAR_LOAD = re.compile(r"s_load_")
_LOADS = re.compile(r"(s_load|s_buffer_load|global_load|buffer_load|flat_load|scratch_load|ds_)")


class Pointers:
    """Pointers of a program's global accesses.

    Args:
        program: the kernel.
        values: its value flow.
        buffers: ids of the placeholders of the kernel's tensors, in the order in which it takes them; pointers are
            known only where the code object lists as many.
    """

    def __init__(self, program: Program, values: DefUse, buffers: tuple[str, ...]) -> None:
        self._program, self._values = program, values
        given = [entry for entry in program.metadata.arguments if entry.kind == "global_buffer"]
        self._arguments = list(zip(given, buffers, strict=True)) if len(given) == len(buffers) else []
        self._found: dict[int, str | None] = {}

    def argument(self, position: int) -> str | None:
        """The placeholder that the access at ``position`` goes to; None where its address does not tell one."""
        if position not in self._found:
            self._found[position] = self._search(position)
        return self._found[position]

    def _search(self, position: int) -> str | None:
        if not self._arguments:
            return None
        instructions = self._program.instructions
        pending = [(position, register) for register in _address_registers(instructions[position])]
        seen: set[tuple[int, RegisterId]] = set()
        found: set[str] = set()
        while pending:
            place = pending.pop()
            if place in seen:
                continue
            seen.add(place)
            for source in self._values.sources[place[0]].get(place[1], ()):
                instruction = instructions[source]
                if _SCALAR_LOAD.match(instruction.base):
                    found.update(self._loaded(source, place[1]))
                elif not _LOADS.match(instruction.base):
                    pending.extend((source, register) for register in reads(instruction))
        return found.pop() if len(found) == 1 else None

    def _loaded(self, position: int, register: RegisterId) -> list[str]:
        """The pointer argument that a scalar load from the argument block leaves in one register."""
        instruction = self._program.instructions[position]
        target = instruction.operands[0]
        offset = next((int(o.value) for o in instruction.operands[2:] if isinstance(o, Literal32)), None)
        if offset is None or not isinstance(target, Register) or self._values.producers[position]:
            return []
        octet = offset + 4 * (register[1] - target.first)
        return [node for entry, node in self._arguments if entry.offset <= octet < entry.offset + entry.size]


def _address_registers(instruction: Instruction) -> list[RegisterId]:
    """Registers that an access reads other than its data."""
    operands = list(instruction.operands)
    # A load to LDS has no destination register, a store by address has its data second.
    to_lds = "lds" in instruction.base or "lds" in instruction.modifiers
    if "load" in instruction.base or instruction.base.startswith("buffer_"):
        operands = operands if to_lds else operands[1:]
    else:
        operands = [*operands[:1], *operands[2:]]
    return [
        (operand.file, operand.first + offset)
        for operand in operands
        if isinstance(operand, Register)
        for offset in range(operand.count)
    ]
