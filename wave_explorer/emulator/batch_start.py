"""How a batch of workgroups begins: registers as the launch sets them, LDS and scratch empty."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.global_memory import Buffer
from wave_explorer.emulator.launch_state import initial_mode, initialise
from wave_explorer.emulator.local_memory import LocalMemory
from wave_explorer.emulator.numpy_engine import NumpyEngine
from wave_explorer.emulator.register_allocation import check_registers
from wave_explorer.emulator.wavefronts import SCALAR_REGISTERS, Wavefronts
from wave_explorer.isa.declared_lds import lds_limit
from wave_explorer.isa.program import Program, Register

Extent = tuple[int, int, int]

_LDS_ADVICE = (
    ".amdhsa_group_segment_fixed_size and the metadata's .group_segment_fixed_size say how much LDS a workgroup has, "
    "the smaller where they differ. If the kernel uses dynamic LDS, give its size (lds_bytes)."
)


class BatchStart:
    """Starts batches of one launch.

    Args:
        program: the kernel.
        block: threads of a workgroup in x, y, z.
        kernarg: the kernel argument segment, mapped.
        lds_bytes: LDS of a workgroup; the code object's figure if None.
        undefined: sets the registers and the LDS that the hardware leaves undefined, which are 0 without it; the
            registers of the launch are set afterwards.

    Raises:
        ValueError: a block without threads or larger than the code object allows, registers that do not exist or
            that the code object does not ask for, or more LDS than the target has.
    """

    def __init__(
        self,
        program: Program,
        block: Extent,
        kernarg: Buffer,
        lds_bytes: int | None,
        undefined: Callable[[Wavefronts, LocalMemory], None] | None = None,
    ) -> None:
        check_block(program, block)
        check_registers(program)
        check_lds(program, lds_bytes)
        self.program = program
        self.block = block
        self.kernarg = kernarg
        self.undefined = undefined
        self.lanes = program.metadata.wavefront_size
        self.waves_per_group = -(-block[0] * block[1] * block[2] // self.lanes)
        self.lds_bytes = program.metadata.lds_bytes if lds_bytes is None else lds_bytes
        self._entry = program.entry if program.metadata.kernarg_preload_length else 0
        self._mode = initial_mode(program)
        self._vgprs, self._agprs = registers_used(program)

    def begin(self, engine: NumpyEngine, groups: NDArray[np.int64]) -> Wavefronts:
        """Turns the engine to the workgroups at these coordinates (workgroup, 3).

        Raises:
            UnsupportedLaunch: the code object asks for something at launch that the emulator does not give.
        """
        state = self.blank(groups)
        lds = LocalMemory(len(groups), self.lds_bytes, "LDS", _LDS_ADVICE)
        if self.undefined is not None:
            self.undefined(state, lds)
        self.initialise(state)
        scratch = LocalMemory(state.waves * self.lanes, self.program.metadata.scratch_bytes, "scratch")
        engine.begin(state, lds, scratch)
        return state

    def blank(self, groups: NDArray[np.int64]) -> Wavefronts:
        """Waves of the workgroups at these coordinates (workgroup, 3), before the launch sets their registers."""
        return Wavefronts(groups, self.waves_per_group, self.lanes, self._vgprs, self._agprs, self._entry, self._mode)

    def initialise(self, state: Wavefronts) -> None:
        """Sets the registers that the launch sets.

        Raises:
            UnsupportedLaunch: see :meth:`begin`.
        """
        initialise(state, self.program, self.block, self.kernarg.base, self.kernarg.content())


def check_block(program: Program, block: Extent) -> None:
    """Refuses a workgroup that the kernel cannot have.

    Raises:
        ValueError: it has no threads, or more than the code object allows.
    """
    if min(block) < 1:
        raise ValueError(f"the block {block} has no threads")
    threads = block[0] * block[1] * block[2]
    limit = program.metadata.max_flat_workgroup_size
    if limit and threads > limit:
        raise ValueError(f"the block {block} has {threads} threads; {program.metadata.name} allows {limit}")


def check_lds(program: Program, lds_bytes: int | None) -> None:
    """Refuses more LDS than a workgroup of the target can have.

    Args:
        lds_bytes: as the launch says; None for what the code object says.

    Raises:
        ValueError: it is more.
    """
    limit = lds_limit(program)
    wanted = max(program.metadata.largest_lds_bytes, lds_bytes or 0)
    if limit is not None and wanted > limit:
        raise ValueError(f"it asks for {wanted} bytes of LDS, and a workgroup of {program.target} can have {limit}")


def registers_used(program: Program) -> tuple[int, int]:
    """VGPRs and AGPRs that the code names; what the metadata says may count them together, or be left out.

    Raises:
        ValueError: the code names an SGPR that does not exist.
    """
    highest = {"v": 0, "a": -1, "s": 0}
    for instruction in program.instructions:
        for half in (instruction, instruction.second):
            for operand in half.operands if half is not None else ():
                if isinstance(operand, Register) and operand.file in highest:
                    highest[operand.file] = max(highest[operand.file], operand.first + operand.count - 1)
    if highest["s"] >= SCALAR_REGISTERS:
        raise ValueError(f"the code names s{highest['s']}; there are not so many SGPRs")
    return highest["v"] + 1, highest["a"] + 1
