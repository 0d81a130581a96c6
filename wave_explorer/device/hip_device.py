"""An AMD GPU as a device, through HIP; launches run in processes of their own."""

from __future__ import annotations

import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from wave_explorer.device.assembler import assemble, missing_tools
from wave_explorer.device.code_object import CodeObject, mismatch
from wave_explorer.device.errors import LaunchError
from wave_explorer.device.gpu_lock import gpu_held
from wave_explorer.device.hip_endings import status_of
from wave_explorer.device.hip_job import Phase, job_of, result_content, write_job
from wave_explorer.device.hip_report import UNTRIED, Gpu, HipReport
from wave_explorer.device.hip_runner import run_job
from wave_explorer.device.launch_times import measured_time
from wave_explorer.device.protocol import (
    Availability,
    BufferArgument,
    Cancelled,
    DeviceResult,
    InstructionsDone,
    KernelLaunch,
    Progress,
)
from wave_explorer.device.rocprof_measure import measure_counters
from wave_explorer.device.rocprof_plan import plan_counters
from wave_explorer.device.rocprof_tool import available_counters
from wave_explorer.emulator.run_limits import TIME_LIMIT
from wave_explorer.record.run import BufferAccess

HANG = 60.0
"""Seconds after which a launch is taken to hang, unless a run is given another limit."""

_FLUSH = 512 * 2**20
"""Bytes that are written to empty the caches: twice the largest last-level cache (MI300X: 256 MB)."""

_PART: dict[Phase, float] = {"starting": 0.0, "loading": 0.2, "copying": 0.3, "running": 0.4, "timing": 0.6}


class HipDevice:
    """One GPU.

    Args:
        gpu: as HIP describes it.
        report: where it was found.
    """

    def __init__(self, gpu: Gpu, report: HipReport) -> None:
        self.gpu = gpu
        self._report = report

    @property
    def name(self) -> str:
        """See :class:`Device`."""
        return f"hip:{self.gpu.index}"

    @property
    def kind(self) -> Literal["emulator", "gpu"]:
        """See :class:`Device`."""
        return "gpu"

    def availability(self, target: str | None = None) -> Availability:
        """See :class:`Device`."""
        if target is not None and target != self.gpu.target:
            return Availability(False, f"it is a {self.gpu.target}, and the kernel is for {target}")
        lacking = missing_tools()
        if lacking:
            return Availability(False, lacking)
        return Availability(True, f"{self.gpu.words}; {UNTRIED}")

    def run(
        self,
        launch: KernelLaunch,
        *,
        progress: Progress | None = None,
        instructions_done: InstructionsDone | None = None,
        cancelled: Cancelled | None = None,
    ) -> DeviceResult:
        """See :class:`Device`.

        Counters are measured by further launches under the profiler, on the same arrays as they were before.
        """
        started = time.perf_counter()
        wanted = launch.measuring.counters
        plan = plan_counters(launch.program.target, wanted, available_counters) if wanted else None
        code = assemble(launch.program)
        self._check_target(launch, code)
        described = replace(launch, program=code.described(launch.program))
        job = job_of(
            described,
            library=self._report.library,
            device=self.gpu.index,
            arch=self.gpu.arch,
            measuring=launch.measuring,
            flush_bytes=max(_FLUSH, 2 * self.gpu.l2_bytes),
        )
        limit = HANG if launch.time_limit == TIME_LIMIT else launch.time_limit
        arrays = {one.name: one.array for one in launch.arguments if isinstance(one, BufferArgument)}

        def entering(phase: Phase) -> None:
            if progress is not None:
                progress(_PART[phase] * (0.5 if plan is not None else 1.0))

        with gpu_held(self.gpu.pci, cancelled), tempfile.TemporaryDirectory(prefix="wave-explorer-") as name:
            folder = Path(name)
            write_job(folder, job, code.image, arrays)
            end = run_job(folder, limit=limit, cancelled=cancelled, entering=entering)
            status, findings = status_of(end, limit)
            buffers = _read_back(launch, folder) if status == "ok" else _untouched(launch)
            times = end.outcome.seconds if end.outcome is not None else ()
            counted = None
            if plan is not None and status == "ok":
                counted = measure_counters(
                    plan, job, folder, self.gpu.target, limit=limit, cancelled=cancelled, progress=progress
                )
        return DeviceResult(
            status=status,
            buffers=buffers,
            accesses=_accesses(launch, buffers) if status == "ok" else (),
            counters=counted.counters if counted is not None else (),
            findings=findings,
            seconds=time.perf_counter() - started,
            notes=(
                f"{self.name} is {self.gpu.words}; {UNTRIED}",
                *(("checks are the emulator's: a GPU does not show what they look for",) if launch.check else ()),
                *(counted.notes if counted is not None else ()),
            ),
            measured_time=measured_time(times, warmup=job.warmup, flushed=bool(job.flush_bytes)),
        )

    def _check_target(self, launch: KernelLaunch, code: CodeObject) -> None:
        """Refuses code that is for another GPU, before anything is launched."""
        why = mismatch(code.target_id, self.gpu.arch)
        if why:
            raise LaunchError(f"{launch.program.metadata.name} cannot run on {self.name}: {why}.")


class NoGpu:
    """What stands for GPUs where there is none, with the reason.

    Args:
        reason: for people.
    """

    def __init__(self, reason: str) -> None:
        self._reason = reason

    @property
    def name(self) -> str:
        """See :class:`Device`."""
        return "hip"

    @property
    def kind(self) -> Literal["emulator", "gpu"]:
        """See :class:`Device`."""
        return "gpu"

    def availability(self, target: str | None = None) -> Availability:
        """See :class:`Device`."""
        return Availability(False, self._reason)

    def run(
        self,
        launch: KernelLaunch,
        *,
        progress: Progress | None = None,
        instructions_done: InstructionsDone | None = None,
        cancelled: Cancelled | None = None,
    ) -> DeviceResult:
        """See :class:`Device`; nothing runs here."""
        raise LaunchError(f"No AMD GPU can be used: {self._reason}.")


def _read_back(launch: KernelLaunch, folder: Path) -> dict[str, NDArray[Any]]:
    buffers = [one for one in launch.arguments if isinstance(one, BufferArgument)]
    return {
        one.name: result_content(folder, number).view(one.array.dtype).reshape(one.array.shape)
        for number, one in enumerate(buffers)
        if one.read_back
    }


def _untouched(launch: KernelLaunch) -> dict[str, NDArray[Any]]:
    """What is known of the outputs of a launch that did not end well: only what they were."""
    return {one.name: one.array.copy() for one in launch.arguments if isinstance(one, BufferArgument) and one.read_back}


def _accesses(launch: KernelLaunch, buffers: dict[str, NDArray[Any]]) -> tuple[BufferAccess, ...]:
    """A GPU shows of an array only whether it is another one afterwards: then it was written."""
    found = []
    for one in launch.arguments:
        if isinstance(one, BufferArgument) and one.name in buffers:
            before, after = (np.ascontiguousarray(a).reshape(-1).view(np.uint8) for a in (one.array, buffers[one.name]))
            changed = not np.array_equal(before, after)
            if changed:
                found.append(BufferAccess(one.name, written=True, changed=True))
    return tuple(found)
