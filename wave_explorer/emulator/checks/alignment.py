"""Check: an address whose low bits the hardware drops, or which it refuses.

Loads and stores of lanes need no alignment, in LDS as in global memory: amdhsa sets ``SH_MEM_CONFIG.alignment_mode`` to
unaligned (LLVM, "User Guide for AMDGPU Backend", unaligned-access-mode).  Atomics must be aligned to their size, scalar
loads and LDS that a load writes to 4 bytes (AMD's ISA documents: scalar memory, LDS alignment and errors).
"""

from __future__ import annotations

import re

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.checks.report import Place, Report
from wave_explorer.emulator.observer import AccessVerb, MemorySpace
from wave_explorer.emulator.wavefronts import Lanes, Wavefronts
from wave_explorer.isa.program import Literal32, Program, Register

_SCALAR_LOAD = re.compile(r"s_load_|s_buffer_load_|s_store_|s_buffer_store_")


class Alignment:
    """Looks at scalar loads before they execute, and at the accesses that need alignment."""

    def __init__(self, program: Program, report: Report) -> None:
        self.program = program
        self.report = report
        self.scalar_loads = frozenset(i.position for i in program.instructions if _SCALAR_LOAD.match(i.base))

    def begin(self, state: Wavefronts) -> None:
        """Turns to another batch."""
        self.state = state

    def scalar_load(self, position: int, rows: NDArray[np.int64]) -> None:
        """The waves ``rows`` are about to execute the scalar load at ``position``."""
        instruction = self.program.instructions[position]
        base = next((o for o in instruction.operands[1:] if isinstance(o, Register) and o.file == "s"), None)
        if base is None:
            return
        offset = instruction.modifiers.get("offset", 0)
        address = self.state.scalars[base.first][rows, 0].astype(np.int64)
        address += int(offset) if isinstance(offset, int) else 0
        for operand in instruction.operands[2:]:
            if isinstance(operand, Literal32):
                address += int(operand.value)
            elif isinstance(operand, Register) and operand.file == "s" and operand is not base:
                address += self.state.scalars[operand.first][rows, 0]
        wrong = address & 3 != 0
        if wrong.any() and not self.report.known("misaligned", position, times=int(wrong.sum())):
            first = int(np.argmax(wrong))
            self.report.add(
                "misaligned",
                Place(position, int(rows[first])),
                f"loads from an address that ends in 0x{int(address[first]) & 0xF:x}; scalar memory drops the two "
                "lowest bits, so it reads other bytes",
                "align the address to 4 bytes, or load it with a vector instruction",
                times=int(wrong.sum()),
            )

    def access(
        self,
        position: int,
        rows: NDArray[np.int64],
        space: MemorySpace,
        verb: AccessVerb,
        address: Lanes,
        active: Lanes | None,
        size: int,
    ) -> None:
        """See ``Observer.access``."""
        needed = size if verb == "atomic" else 4 if self._writes_lds_directly(position, space, verb) else 1
        if needed == 1:
            return
        wrong = address & address.dtype.type(needed - 1) != 0
        if active is not None:
            wrong = wrong & active
        if not wrong.any():
            return
        times = int(wrong.any(axis=1).sum())
        if self.report.known("misaligned", position, times=times):
            return
        row, lane = (int(index) for index in np.argwhere(wrong)[0])
        where = int(address[row, lane])
        self.report.add(
            "misaligned",
            Place(position, int(rows[row]), lane),
            f"accesses {size} bytes at {'LDS byte ' if space == 'lds' else ''}0x{where:x}, which is not a multiple of "
            f"{needed}",
            f"align the address to {needed} bytes",
            address=where,
            times=times,
        )

    def _writes_lds_directly(self, position: int, space: MemorySpace, verb: AccessVerb) -> bool:
        return space == "lds" and verb == "store" and not self.program.instructions[position].base.startswith("ds_")
