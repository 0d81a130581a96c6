"""A stray access as a finding: which instruction, workgroup, wave, lane and address."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.faults import MemoryFault, StrayAccess
from wave_explorer.emulator.wavefronts import Wavefronts
from wave_explorer.isa.program import Program
from wave_explorer.record.run import Finding


def place_of(state: Wavefronts, wave: int) -> tuple[tuple[int, int, int], int]:
    """The workgroup's coordinates in the grid, and the number in it, of a wave of the batch."""
    x, y, z = (int(v) for v in state.workgroup_ids[state.workgroup[wave]])
    return (x, y, z), int(state.wave_in_group[wave])


def memory_fault(
    program: Program, state: Wavefronts, rows: NDArray[np.int64], position: int, stray: StrayAccess
) -> MemoryFault:
    """The error for an access that the waves ``rows`` made at ``position``."""
    instruction = program.instructions[position]
    workgroup, wave = place_of(state, int(rows[stray.row]))
    message = (
        f"line {instruction.line}: workgroup {workgroup}, wave {wave}, lane {stray.lane} {stray.explanation}: "
        f"{instruction.text}"
    )
    return MemoryFault(
        Finding(
            kind="out-of-bounds",
            message=message,
            line=instruction.line,
            instruction=instruction.text,
            workgroup=workgroup,
            wave=wave,
            lane=stray.lane,
            address=stray.address,
            fix=stray.fix,
        )
    )
