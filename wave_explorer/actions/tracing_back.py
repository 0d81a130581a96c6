"""Action ``trace_back``: from one element of an output back to what it was made from, and where that went wrong.

The emulator runs the kernel again: once over the whole grid to see every store to the element, then the workgroup of
the last store alone, with a log of all it does, and once more to read the registers on the way back.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wave_explorer.analysis.trace_back.buffer_places import BufferPlace
from wave_explorer.analysis.trace_back.cell_writers import index_writers
from wave_explorer.analysis.trace_back.trace import Observed, TracedCell, Tracing
from wave_explorer.device.arguments import dims_of
from wave_explorer.device.element_types import decoded
from wave_explorer.device.emulated import map_arguments
from wave_explorer.device.errors import LaunchError
from wave_explorer.device.protocol import Cancelled, Extent, KernelLaunch, Progress
from wave_explorer.device.run import launch_of
from wave_explorer.emulator.faults import Cancelled as CancelledRun
from wave_explorer.emulator.observer import Observer
from wave_explorer.emulator.run import EmulatorResult, emulate
from wave_explorer.emulator.run_limits import INSTRUCTION_LIMIT
from wave_explorer.emulator.slicing.backward import Event, Slice, Touch, slice_back
from wave_explorer.emulator.slicing.execution_log import ExecutionLog
from wave_explorer.emulator.slicing.store_watch import StoreWatch
from wave_explorer.emulator.slicing.value_probe import ValueProbe
from wave_explorer.experiment.launch_inputs import inputs_for
from wave_explorer.experiment.running import run as run_kernel
from wave_explorer.isa.program import Program
from wave_explorer.record import Compilation, Run
from wave_explorer.record.expression import to_text
from wave_explorer.record.run import Finding, OutputCheck
from wave_explorer.record.trace_back import TraceBack

# Instructions of one wave beyond which a workgroup is not logged: the log is kept in memory.
_LOGGED_INSTRUCTIONS = 400_000
# How the time of a trace is shared out: the whole grid, then the workgroup.
_GRID_PART = 0.6


class TraceCancelled(Exception):
    """The caller asked for the trace to end."""


def why(
    comp: Compilation,
    run: Run | None = None,
    output: str | None = None,
    cell: Sequence[int] | None = None,
    *,
    inputs: Mapping[str, NDArray[Any]] | None = None,
    reference: Mapping[str, NDArray[Any]] | None = None,
    seed: int = 0,
    progress: Progress | None = None,
    cancelled: Cancelled | None = None,
) -> TraceBack:
    """Why an element of an output is what it is.

    Args:
        comp: a record whose compile reached AMDGCN.
        run: of it, on any device; None makes one with ``inputs``, ``reference`` and ``seed`` as
            :func:`wave_explorer.experiment.running.run` takes them.
        output: name of an output; None for the first that differs from the reference, else the first.
        cell: an element of it; None for the one with the largest error.  Of a run that an access outside memory
            stopped, that access is traced unless a cell is named.
        progress: called now and then with the part that is done, 0 to 1.
        cancelled: asked now and then; True ends it.

    Raises:
        LaunchError: there is nothing to run or to trace, or no such output or element; the message says what there is.
        TraceCancelled: ``cancelled`` said yes.
    """
    if run is None:
        run = run_kernel(
            comp, inputs, reference=reference, seed=seed, progress=_part(progress, 0.0, 0.3), cancelled=cancelled
        )
        progress = _part(progress, 0.3, 1.0)
    tracer = _Tracer(comp, run, progress, cancelled)
    fault = next((one for one in run.data.findings if one.kind == "out-of-bounds" and one.lane is not None), None)
    if run.data.status == "failed" and fault is not None and cell is None:
        return tracer.of_fault(fault)
    check = _chosen_output(run, output)
    return tracer.of_cell(check, _chosen_cell(check, cell))


def _chosen_output(run: Run, name: str | None) -> OutputCheck:
    outputs = run.data.outputs
    if not outputs:
        raise LaunchError("The run has no outputs to look back from.")
    if name is None:
        return next((one for one in outputs if one.ok is False), outputs[0])
    found = next((one for one in outputs if one.name == name), None)
    if found is None:
        raise LaunchError(f"There is no output {name!r}; outputs: {', '.join(one.name for one in outputs)}.")
    return found


def _chosen_cell(check: OutputCheck, cell: Sequence[int] | None) -> tuple[int, ...]:
    if cell is None:
        return check.worst if check.worst is not None else (0,) * len(check.shape)
    if len(cell) != len(check.shape) or any(not 0 <= at < size for at, size in zip(cell, check.shape, strict=True)):
        last = ", ".join(str(size - 1) for size in check.shape)
        raise LaunchError(f"{check.name} has no element ({', '.join(map(str, cell))}); the last one is ({last}).")
    return tuple(int(at) for at in cell)


@dataclass
class _Tracer:
    comp: Compilation
    run: Run
    progress: Progress | None
    cancelled: Cancelled | None

    def __post_init__(self) -> None:
        comp = self.comp
        given = self.run.inputs or inputs_for(comp, None, 0, "why(comp, run)")
        self.launch: KernelLaunch = launch_of(comp, given, self.run.data.grid)
        self.program: Program = self.launch.program
        self.symbols = dims_of(comp.spec, comp.symbol_values, given)
        self.inputs = given

    def of_cell(self, check: OutputCheck, cell: tuple[int, ...]) -> TraceBack:
        """The trace of one element."""
        traced = self._cell(check, cell)
        memory, buffers, kernarg = map_arguments(self.launch)
        watch = StoreWatch(self.program, buffers[check.name], traced.byte, traced.size)
        result = self._emulate(memory, kernarg, watch, None, _part(self.progress, 0.0, _GRID_PART))
        observed = self._observed(buffers, watch)
        if result.status == "failed":
            observed.notes.append(f"the run did not get to its end: {result.findings[0].message}")
            observed.ended = watch.ended
        by_index = index_writers(self.comp, check.name, traced.byte)
        if watch.stores:
            self._slice(observed, check.name, traced, watch.stores[-1].content)
        tracing = Tracing(self.comp, observed)
        values = self._values(tracing, observed)
        if self.progress is not None:
            self.progress(1.0)
        return tracing.result(traced, by_index, values)

    def of_fault(self, finding: Finding) -> TraceBack:
        """The trace of the access that stopped the run."""
        _, buffers, _ = map_arguments(self.launch)
        assert finding.workgroup is not None and finding.wave is not None and finding.lane is not None
        observed = self._observed(buffers, None)
        observed.workgroup = finding.workgroup
        observed.notes.append(finding.message)
        log = self._logged(finding.workgroup)
        last = log.steps[-1]
        if self.program.instructions[last.position].line != finding.line:
            raise LaunchError("The workgroup that was stopped does not go the same way when it runs alone.")
        access = last.accesses[-1]
        row = last.rows.index(finding.wave)
        event = Event(len(log.steps) - 1, last.position, finding.wave, last.visit[row], 1 << finding.lane)
        event.touches.append(Touch(access.space, finding.lane, int(finding.address or 0), access.size))
        observed.steps, observed.found = log.steps, Slice([event])
        cell = TracedCell("", (), (), "", 0, 0, None, None, None, None)
        return Tracing(self.comp, observed).result(cell, None, {})

    # ------------------------------------------------------------------------------------------------------ one element
    def _cell(self, check: OutputCheck, cell: tuple[int, ...]) -> TracedCell:
        argument = next(one for one in self.comp.spec.arguments if one.name == check.name)
        array = self.run.arrays[check.name]
        size = array.dtype.itemsize
        wanted = self.run.references.get(check.name)
        got = _finite(float(decoded(array[cell], check.dtype)))
        expected = _finite(float(wanted[cell])) if wanted is not None else None
        differs: bool | None = None
        if wanted is not None and check.tolerance is not None:
            both = got is not None and expected is not None
            differs = abs(got - expected) > check.tolerance if got is not None and expected is not None else not both
        return TracedCell(
            check.name,
            tuple(to_text(dim) for dim in argument.dims),
            cell,
            check.dtype,
            int(np.ravel_multi_index(cell, array.shape)) * size,
            size,
            got,
            expected,
            differs,
            check.tolerance,
        )

    def _observed(self, buffers: Mapping[str, Any], watch: StoreWatch | None) -> Observed:
        stores = watch.stores if watch is not None else []
        return Observed(
            self.program,
            stores,
            watch.total if watch is not None else 0,
            stores[-1].workgroup if stores else None,
            buffers=[BufferPlace(name, one.base, one.size) for name, one in buffers.items()],
            symbols=self.symbols,
            inputs=self.inputs,
        )

    def _slice(self, observed: Observed, output: str, cell: TracedCell, content: bytes) -> None:
        """Logs the workgroup of the last store and walks back over the log."""
        assert observed.workgroup is not None
        log = self._logged(observed.workgroup)
        place = next(one for one in observed.buffers if one.name == output)
        first = place.base + cell.byte
        try:
            found = slice_back(
                self.program, log.steps, range(first, first + cell.size), lds_bytes=self._lds_bytes,
                cancelled=self.cancelled,
            )  # fmt: skip
        except CancelledRun as error:
            raise TraceCancelled from error
        observed.steps, observed.found = log.steps, found
        after = self._alone[output].octets[cell.byte : cell.byte + cell.size].tobytes()
        if after != content:
            observed.notes.append(
                "the workgroup leaves another value there when it runs alone: it depends on what others write, "
                "and the way back shows its own part only"
            )

    def _logged(self, workgroup: Extent) -> ExecutionLog:
        log = ExecutionLog(self.program)
        memory, self._alone, kernarg = map_arguments(self.launch)
        result = self._emulate(
            memory, kernarg, log, [workgroup], _part(self.progress, _GRID_PART, 0.8), _LOGGED_INSTRUCTIONS
        )
        if any(one.kind == "instruction-limit" for one in result.findings):
            raise LaunchError(
                f"A wave executes more than {_LOGGED_INSTRUCTIONS:,} instructions, too many to look back over.",
                "Compile the kernel for smaller dims.",
            )
        return log

    def _values(self, tracing: Tracing, observed: Observed) -> dict[Any, int]:
        words = tracing.words
        if not words or observed.workgroup is None:
            return {}
        probe = ValueProbe(words)
        memory, _, kernarg = map_arguments(self.launch)
        self._emulate(memory, kernarg, probe, [observed.workgroup], _part(self.progress, 0.8, 1.0))
        return probe.values

    @property
    def _lds_bytes(self) -> int:
        return self.launch.lds_bytes if self.launch.lds_bytes is not None else self.program.metadata.lds_bytes

    def _emulate(
        self,
        memory: Any,
        kernarg: Any,
        observer: Observer,
        workgroups: Sequence[Extent] | None,
        progress: Progress | None,
        limit: int = INSTRUCTION_LIMIT,
    ) -> EmulatorResult:
        result = emulate(
            self.program,
            memory,
            kernarg,
            grid=self.launch.grid,
            block=self.launch.block,
            lds_bytes=self.launch.lds_bytes,
            progress=progress,
            cancelled=self.cancelled,
            observers=[observer],
            workgroups=workgroups,
            instruction_limit=limit,
        )
        if result.status == "cancelled":
            raise TraceCancelled
        return result


def _part(progress: Progress | None, first: float, last: float) -> Callable[[float], None] | None:
    if progress is None:
        return None
    report = progress
    return lambda done: report(first + (last - first) * done)


def _finite(value: float) -> float | None:
    return value if math.isfinite(value) else None
