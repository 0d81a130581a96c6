"""The emulator as a device."""

from __future__ import annotations

import math
import time
from typing import Literal

import numpy as np

from wave_explorer.device.errors import LaunchError
from wave_explorer.device.launch import pack
from wave_explorer.device.memory_limit import check_bytes
from wave_explorer.device.protocol import (
    Availability,
    BufferArgument,
    Cancelled,
    DeviceResult,
    InstructionsDone,
    KernelLaunch,
    NullPointer,
    Progress,
)
from wave_explorer.emulator.checks.checked_run import emulate_checked
from wave_explorer.emulator.counters import count
from wave_explorer.emulator.global_memory import Buffer, GlobalMemory
from wave_explorer.emulator.launch_state import UnsupportedLaunch
from wave_explorer.emulator.memory_traffic import MemoryTraffic, Traffic
from wave_explorer.emulator.modelled_time import modelled_time
from wave_explorer.emulator.run import EmulatorResult, emulate
from wave_explorer.emulator.run_limits import INSTRUCTION_LIMIT
from wave_explorer.record.run import BufferAccess, InstructionCount

TARGETS = (
    "gfx90a", "gfx942", "gfx950",
    "gfx1100", "gfx1101", "gfx1103", "gfx1150", "gfx1151", "gfx1200", "gfx1201", "gfx1250",
)  # fmt: skip
"""Targets whose instructions the emulator knows; one that it lacks stops the run by name."""


class EmulatedDevice:
    """Runs kernels on host memory, one batch of workgroups after the other."""

    @property
    def name(self) -> str:
        """See :class:`Device`."""
        return "emulator"

    @property
    def kind(self) -> Literal["emulator", "gpu"]:
        """See :class:`Device`."""
        return "emulator"

    def availability(self, target: str | None = None) -> Availability:
        """See :class:`Device`."""
        if target is not None and target not in TARGETS:
            return Availability(
                False, f"the emulator knows the instructions of {', '.join(TARGETS)}, not those of {target}"
            )
        return Availability(True, "runs on any machine")

    def run(
        self,
        launch: KernelLaunch,
        *,
        progress: Progress | None = None,
        instructions_done: InstructionsDone | None = None,
        cancelled: Cancelled | None = None,
    ) -> DeviceResult:
        """See :class:`Device`."""
        memory, buffers, kernarg = map_arguments(launch)
        traffic = MemoryTraffic(launch.program.target, memory, len(launch.program.instructions))
        started = time.perf_counter()
        try:
            execute = emulate_checked if launch.check else emulate
            result = execute(
                launch.program,
                memory,
                kernarg,
                grid=launch.grid,
                block=launch.block,
                lds_bytes=launch.lds_bytes,
                instruction_limit=launch.instruction_limit or INSTRUCTION_LIMIT,
                time_limit=launch.time_limit,
                progress=progress,
                instructions_done=instructions_done,
                cancelled=cancelled,
                observers=[traffic],
            )
        except (UnsupportedLaunch, ValueError) as error:
            raise LaunchError(f"{launch.program.metadata.name} cannot be launched: {error}.") from error
        seconds = time.perf_counter() - started
        moved = traffic.result()
        model = modelled_time(
            launch.program, result, moved, threads=math.prod(launch.block), lds_bytes=launch.lds_bytes
        )
        return DeviceResult(
            status=result.status,
            buffers={
                argument.name: _as_array(argument, buffers[argument.name])
                for argument in launch.arguments
                if isinstance(argument, BufferArgument) and argument.read_back
            },
            accesses=tuple(
                _access(argument, buffers[argument.name])
                for argument in launch.arguments
                if isinstance(argument, BufferArgument)
            ),
            counters=count(launch.program, result, moved, model),
            findings=result.findings,
            instruction_counts=_instruction_counts(launch, result, moved),
            wave_instructions=result.wave_instructions,
            seconds=seconds,
            notes=(*result.notes, *(f"{mnemonic}: {rule}" for mnemonic, rule in result.approximations.items())),
            modelled_time=model if result.status == "ok" else None,
        )


def map_arguments(launch: KernelLaunch) -> tuple[GlobalMemory, dict[str, Buffer], Buffer]:
    """Global memory for a launch: copies of its buffers by argument name, and the packed kernel arguments.

    Everything that emulates a launch begins here, and so a program whose instructions the emulator does not know, which
    would mean something else there, is refused here.

    Raises:
        LaunchError: the emulator does not know the target, or the arguments are not those that the code object
            describes, or too large for this machine.
    """
    found = EmulatedDevice().availability(launch.program.target)
    if not found.available:
        raise LaunchError(f"{launch.program.metadata.name} cannot run on the emulator: {found.reason}.")
    arrays = [argument.array for argument in launch.arguments if isinstance(argument, BufferArgument)]
    # The checks keep what was there before, and run again on copies.
    copies = 3 if launch.check else 1
    what = f"Running {launch.program.metadata.name} on copies of its arrays{' with checks' if launch.check else ''}"
    check_bytes(copies * sum(array.nbytes for array in arrays), what)
    memory = GlobalMemory([argument.name for argument in launch.arguments if isinstance(argument, NullPointer)])
    buffers: dict[str, Buffer] = {}
    for argument in launch.arguments:
        if isinstance(argument, BufferArgument):
            content = np.ascontiguousarray(argument.array).reshape(-1).view(np.uint8)
            buffers[argument.name] = Buffer(argument.name, content)
            memory.map(buffers[argument.name])
    kernarg = Buffer("kernel arguments", pack(launch, {n: b.base for n, b in buffers.items()}), writable=False)
    memory.map(kernarg)
    return memory, buffers, kernarg


def _access(argument: BufferArgument, buffer: Buffer) -> BufferAccess:
    before = np.ascontiguousarray(argument.array).reshape(-1).view(np.uint8)
    changed = buffer.written and not np.array_equal(buffer.content(), before)
    return BufferAccess(argument.name, buffer.read, buffer.written, changed)


def _as_array(argument: BufferArgument, buffer: Buffer) -> np.ndarray[tuple[int, ...], np.dtype[np.generic]]:
    return buffer.content().copy().view(argument.array.dtype).reshape(argument.array.shape)


def _instruction_counts(
    launch: KernelLaunch, result: EmulatorResult, traffic: Traffic | None
) -> tuple[InstructionCount, ...]:
    nothing = np.zeros(len(result.hits), np.int64)
    requests = nothing if traffic is None else traffic.reads + traffic.writes + traffic.atomics
    needed = nothing if traffic is None else traffic.needed
    return tuple(
        InstructionCount(
            launch.program.instructions[position].line,
            int(result.hits[position]),
            int(result.conflict_cycles[position]),
            int(requests[position]),
            int(needed[position]),
        )
        for position in np.flatnonzero(result.hits)
    )
