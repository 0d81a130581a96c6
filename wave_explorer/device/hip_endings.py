"""What the end of a job's process means for a run: fine, cancelled, an error of the kernel, or no launch at all."""

from __future__ import annotations

import re
import signal
from typing import Literal

from wave_explorer.device.errors import LaunchError
from wave_explorer.device.hip_runner import JobEnd
from wave_explorer.record.run import Finding

_FAULT = re.compile(r"[^\n]*(?:[Mm]emory access fault|HSA_STATUS_ERROR|VM fault)[^\n]*")
"""With such a line on standard error ROCm ends a process whose kernel reached for memory that is not its own."""

_SYMPTOM = "the emulator finds the place: run it there with --check"
_ADVICE = {
    "hipErrorOutOfMemory": "The GPU's memory is full: choose smaller shapes, or end what else runs there.",
    "hipErrorNoBinaryForGpu": "Compile for the target of this GPU.",
    "hipErrorSharedObjectInitFailed": "The code object does not suit this version of ROCm.",
}


def status_of(end: JobEnd, limit: float | None) -> tuple[Literal["ok", "failed", "cancelled"], tuple[Finding, ...]]:
    """The status of the run, and its findings.

    Args:
        end: of the process.
        limit: that each launch had, in seconds.

    Raises:
        LaunchError: HIP refused to launch, or the process did not get that far; says what HIP said.
    """
    if end.how == "cancelled":
        return "cancelled", ()
    launched = end.phase in ("running", "timing")
    if end.how == "out of time":
        if not launched:
            raise LaunchError(f"The GPU's process was still {end.phase} after {end.seconds:.0f} s, and was ended.")
        stuck = "" if end.exit_status is not None else "; its process does not end: the GPU's driver has to be reset"
        return "failed", (
            Finding(
                "takes-too-long",
                f"the kernel did not end within {limit:g} s, and its process was ended{stuck}",
                fix=f"an endless loop, or a barrier that waves miss: {_SYMPTOM}; or give a longer time limit",
            ),
        )
    if end.outcome is None:
        return _died(end, launched)
    if not end.outcome.error:
        return "ok", ()
    if end.outcome.phase in ("running", "timing"):
        return "failed", (Finding("gpu-fault", f"the launch failed: {end.outcome.error}", fix=_SYMPTOM),)
    raise LaunchError(f"The GPU cannot launch this: {end.outcome.error}.", _ADVICE.get(end.outcome.error_name, ""))


def _died(end: JobEnd, launched: bool) -> tuple[Literal["failed"], tuple[Finding, ...]]:
    how = _exit_words(end.exit_status)
    fault = _FAULT.search(end.said)
    if launched or fault:
        said = fault.group(0).strip() if fault else end.said.splitlines()[-1] if end.said else "without a word"
        return "failed", (Finding("gpu-fault", f"the kernel's process {how}: {said}", fix=_SYMPTOM),)
    said = end.said.splitlines()[-1] if end.said else "it said nothing"
    raise LaunchError(f"The GPU's process {how} while it was {end.phase}: {said}.")


def _exit_words(status: int | None) -> str:
    if status is not None and status < 0:
        number = -status
        return f"was ended by {signal.Signals(number).name if number in signal.valid_signals() else number}"
    return f"ended with exit status {status}"
