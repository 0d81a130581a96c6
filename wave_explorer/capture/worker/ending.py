"""Words for a compile that did not come to its own end: cancelled, out of time, crashed."""

from __future__ import annotations

import signal

from wave_explorer.capture.recorder import PassStarted, Recorder, RecorderEvent, StageRecorded
from wave_explorer.record import CompileError, Stage

_SIGNAL_ADVICE = {
    signal.SIGKILL: "Nothing of ours sent it: most likely the system ran out of memory. Close other programs, or try "
    "smaller tiles.",
    signal.SIGSEGV: "This is a defect of the compiler, not of the kernel; the output below shows where it was.",
    signal.SIGABRT: "A check inside the compiler failed; the output below shows which.",
}


class OpenPasses:
    """The passes that have begun and not ended, from the events of a compile."""

    def __init__(self) -> None:
        self._open: list[PassStarted] = []

    def see(self, event: RecorderEvent) -> None:
        """Follows one event."""
        if isinstance(event, PassStarted):
            self._open.append(event)
        elif isinstance(event, StageRecorded):
            for position in range(len(self._open) - 1, -1, -1):
                begun = self._open[position]
                if (begun.layer, begun.name) == (event.stage.layer, event.stage.name):
                    del self._open[position]
                    break

    @property
    def last(self) -> PassStarted | None:
        """The one that began last."""
        return self._open[-1] if self._open else None


def record_unfinished(recorder: Recorder, last: PassStarted | None) -> str:
    """Adds a failed stage for the pass that never ended; returns its id, empty where no pass had begun."""
    if last is None:
        return ""
    ids = {stage.id for stage in recorder.stages}
    stage_id = recorder.stage_id(last.layer, last.name)
    while stage_id in ids:
        stage_id = recorder.stage_id(last.layer, last.name)
    note = "it began and did not end; there is nothing to show of it"
    recorder.add_stage(Stage(stage_id, last.layer, last.name, status="failed", note=note))
    return stage_id


def _place(last: PassStarted | None) -> str:
    return f"in the {last.layer} pass {last.name}" if last else "while the kernel was being made or traced"


def cancelled(last: PassStarted | None, stage: str) -> CompileError:
    """The error of a compile that was cancelled."""
    return CompileError(
        f"The compile was cancelled {_place(last)}.",
        stage=stage,
        kind="cancelled",
        advice="The passes before it are complete. Compile again to see the rest.",
    )


def timed_out(seconds: float, last: PassStarted | None, stage: str) -> CompileError:
    """The error of a compile that took longer than it was given."""
    return CompileError(
        f"The compile was ended after {seconds:g} s, {_place(last)}.",
        stage=stage,
        kind="timeout",
        advice="Give it more time, or look at the last passes: a graph that grows without end is the usual cause.",
    )


def crashed(exit_code: int | None, last: PassStarted | None, stage: str, output: str) -> CompileError:
    """The error of a compile whose worker ended before its record was complete."""
    advice = "The notebook and other compiles are not touched."
    if exit_code is None:
        how = "ended for an unknown reason"
    elif exit_code < 0:
        name = signal.Signals(-exit_code).name if -exit_code in signal.valid_signals() else f"signal {-exit_code}"
        how = f"was ended by {name}"
        advice = _SIGNAL_ADVICE.get(signal.Signals(-exit_code), "") if -exit_code in signal.valid_signals() else ""
        advice = f"{advice} The notebook and other compiles are not touched.".strip()
    else:
        how = f"ended by itself with exit code {exit_code}"
    return CompileError(
        f"The compiler process {how} {_place(last)}.", stage=stage, kind="crash", detail=output, advice=advice
    )
