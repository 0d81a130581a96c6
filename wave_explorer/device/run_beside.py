"""The emulator beside a GPU: the same launch, so that one run holds what was measured and what was counted."""

from __future__ import annotations

from dataclasses import replace

from wave_explorer.device.emulated import EmulatedDevice
from wave_explorer.device.errors import LaunchError
from wave_explorer.device.protocol import (
    Cancelled,
    Device,
    DeviceResult,
    InstructionsDone,
    KernelLaunch,
    Progress,
)
from wave_explorer.device.rocprof_plan import plan_counters
from wave_explorer.device.side_by_side import beside, calibration_note

_TIME_LIMIT = 600.0
"""Seconds that the emulator may be expected to take: it is a look from the side, and not what was asked for."""


def run_on(
    device: Device,
    launch: KernelLaunch,
    *,
    progress: Progress | None = None,
    instructions_done: InstructionsDone | None = None,
    cancelled: Cancelled | None = None,
) -> DeviceResult:
    """Runs a launch on a device, with the emulator beside a GPU where that is asked for.

    Raises:
        LaunchError: see :class:`Device`; also a counter that the target does not have.
    """
    if device.kind == "emulator" and launch.measuring.counters:
        # It counts everything, but a name that does not exist is a mistake here as well.
        plan_counters(launch.program.target, launch.measuring.counters)
    result = device.run(launch, progress=progress, instructions_done=instructions_done, cancelled=cancelled)
    if device.kind == "gpu" and launch.measuring.beside and result.status == "ok":
        return with_emulation(launch, result, cancelled)
    return result


def with_emulation(launch: KernelLaunch, measured: DeviceResult, cancelled: Cancelled | None = None) -> DeviceResult:
    """A GPU's result with what the emulator says of the same launch.

    Outputs, times and measured counters stay the GPU's.  What a GPU does not show comes from the emulator: what the
    kernel did with each array, executions by line, the modelled time, and the checks where they were asked for.
    """
    limit = _TIME_LIMIT if launch.time_limit is None else min(_TIME_LIMIT, launch.time_limit)
    try:
        other = EmulatedDevice().run(replace(launch, time_limit=limit), cancelled=cancelled)
    except LaunchError as error:
        return _noted(measured, f"the emulator does not stand beside: {error.summary}")
    if other.status != "ok":
        found = "; ".join(finding.message for finding in other.findings) or other.status
        return _noted(measured, f"the emulator does not stand beside, its run of the same launch ended early: {found}")
    counters = beside(measured.counters, other.counters)
    said = calibration_note(counters)
    return replace(
        measured,
        accesses=other.accesses,
        counters=counters,
        findings=(*measured.findings, *other.findings),
        instruction_counts=other.instruction_counts,
        wave_instructions=other.wave_instructions,
        modelled_time=other.modelled_time,
        notes=(
            *measured.notes,
            "beside: the emulator ran the same launch; executions by line and counters that are not measured are its",
            *((said,) if said else ()),
            *other.notes,
        ),
    )


def _noted(result: DeviceResult, note: str) -> DeviceResult:
    return replace(result, notes=(*result.notes, note))
