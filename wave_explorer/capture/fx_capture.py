"""One compile under observation: turns what the hooks report into stages, graphs and index events."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping
from contextvars import Token
from dataclasses import dataclass
from types import TracebackType
from typing import Any

from wave_explorer.capture.active import active
from wave_explorer.capture.fx_identity import NodeIdentity
from wave_explorer.capture.fx_index_events import INDEX_HOOKS, IndexEventLog
from wave_explorer.capture.fx_index_offers import OFFER_HOOKS, IndexOfferLog
from wave_explorer.capture.fx_locations import LOCATION_HOOKS
from wave_explorer.capture.fx_passes import PASS_HOOKS, PassTimer
from wave_explorer.capture.fx_schedules import SCHEDULE_HOOKS, ScheduleLog
from wave_explorer.capture.fx_snapshot import GraphSnapshotter, Snapshot
from wave_explorer.capture.fx_values import FxValues
from wave_explorer.capture.mlir_emission import EMISSION_HOOKS, Emission
from wave_explorer.capture.patching import PatchScope
from wave_explorer.capture.recorder import Recorder
from wave_explorer.capture.wave_log import WaveLog
from wave_explorer.kernel.sympy_tree import SymbolTable
from wave_explorer.record.stage import Chain, Layer, Stage, StageStatus

TRACE = "trace"


@dataclass(frozen=True)
class Failure:
    """Where a compile failed: the exception, and the innermost stage and pass it left."""

    error: BaseException
    stage: str
    name: str


@dataclass(frozen=True)
class _Stored:
    snapshot: Snapshot
    handle: str


class FxCapture:
    """Context manager: within it, a Wave compile of this thread is recorded.

    Args:
        recorder: where stages go.
        symbols: the symbol table of the compile.
        bindings: value of each bound symbol.
        disabled: names of passes to replace by nothing.
        observe: the compile is somebody else's (``watch``): change nothing about it.  Otherwise the compile is
            ours: nodes get synthetic locations for provenance, the kernel cache is off, and nothing is printed.
    """

    def __init__(
        self,
        recorder: Recorder,
        symbols: SymbolTable,
        bindings: Mapping[Any, Any],
        *,
        disabled: Collection[str] = (),
        observe: bool = False,
    ) -> None:
        self.recorder = recorder
        self.symbols = symbols
        self.bindings = bindings
        self.disabled = frozenset(disabled)
        self.observe = observe
        self.identity = NodeIdentity()
        self.values = FxValues(symbols, bindings)
        self.snapshotter = GraphSnapshotter(self.identity, self.values)
        self.events = IndexEventLog(self.identity, self.values)
        self.offers = IndexOfferLog(self.identity, self.values)
        self.schedules = ScheduleLog(self.identity)
        self.emission = Emission(self)
        self.log = WaveLog(self)
        self.overhead = 0.0
        self.seconds: dict[str, float] = {}
        self.current_stage = ""
        self.failure: Failure | None = None
        self.interruption: BaseException | None = None
        self.notes: list[str] = []
        self.passes_run: list[str] = []
        self.last: _Stored | None = None
        self._scope = PatchScope(
            (*PASS_HOOKS, *INDEX_HOOKS, *OFFER_HOOKS, *SCHEDULE_HOOKS, *LOCATION_HOOKS, *EMISSION_HOOKS)
        )
        self._token: Token[FxCapture | None] | None = None

    def __enter__(self) -> FxCapture:
        self._scope.__enter__()
        self._token = active.set(self)
        self.log.attach()
        self.notes += [
            f"wave-lang has no {point.name} any more: {point.view} cannot be recorded" for point in self._scope.missing
        ]
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.log.detach()
        if self._token is not None:
            active.reset(self._token)
        self._scope.__exit__(kind, error, traceback)

    def run_trace(self, body: Callable[[], Any]) -> Any:
        """Runs the trace of the kernel function as stage 0; a second trace of the same compile is not a stage."""
        if self.last is not None:
            return body()
        stage_id = self.begin("fx", TRACE)
        timer = PassTimer(lambda: self.overhead)
        try:
            with timer:
                trace = body()
        except (Exception, SystemExit) as error:
            self.fail(error, stage_id, TRACE)
            note = "the kernel function raised while it was traced, so there is no graph yet"
            self.add_stage(Stage(stage_id, "fx", TRACE, timer.seconds, False, "failed", language="graph", note=note))
            raise
        self.seconds["trace"] = timer.seconds or 0.0
        self._end_pass(stage_id, TRACE, trace, timer.seconds, "ok", None, None)
        return trace

    def run_pass(self, body: Callable[[], Any], trace: Any, call: Callable[[Callable[[], Any]], Any]) -> Any:
        """Runs one pass as a stage.

        Args:
            body: the pass.
            trace: the graphs it works on.
            call: Wave's own way to run it, which prints what the user asked for.
        """
        name = str(getattr(body, "__name__", body))
        self.passes_run.append(name)
        outer = self.current_stage
        nested = outer.startswith("fx/")
        # A pass that runs others has changed the graph before the first of them begins.
        before = self._store(trace, outer) if nested else self.last
        stage_id = self.begin("fx", name)
        timer = PassTimer(lambda: self.overhead)
        switched_off = name in self.disabled

        def timed() -> Any:
            with timer:
                return None if switched_off else body()

        timed.__name__ = name
        status: StageStatus = "disabled" if switched_off else "ok"
        try:
            result = call(timed) if self.observe else timed()
        except (Exception, SystemExit) as error:
            if error is not self.interruption:
                self.fail(error, stage_id, name)
                self._end_pass(stage_id, name, trace, timer.seconds, "failed", before, outer)
            raise
        finally:
            self.current_stage = outer
        self._end_pass(stage_id, name, trace, timer.seconds, status, before, outer)
        if not nested:
            self.seconds["fx"] = self.seconds.get("fx", 0.0) + (timer.seconds or 0.0)
        return result

    def begin(self, layer: Layer, name: str, chain: Chain = "device") -> str:
        """Reserves the id of a stage that starts now, and says so."""
        stage_id = self.recorder.stage_id(layer, name, chain)
        self._guarded(lambda: self.recorder.begin(layer, name))
        self.current_stage = stage_id
        return stage_id

    def add_stage(self, stage: Stage) -> None:
        """Adds a stage that ended."""
        self.current_stage = ""
        self._guarded(lambda: self.recorder.add_stage(stage))

    def fail(self, error: BaseException, stage_id: str, name: str) -> None:
        """Notes where the compile failed; the innermost place that is told first counts."""
        if self.failure is None:
            self.failure = Failure(error, stage_id, name)

    def _end_pass(
        self,
        stage_id: str,
        name: str,
        trace: Any,
        seconds: float | None,
        status: StageStatus,
        before: _Stored | None,
        outer: str | None,
    ) -> None:
        after = self._store(trace, stage_id)
        changed = after is not None and (before is None or after.handle != before.handle)
        stage = Stage(
            id=stage_id,
            layer="fx",
            name=name,
            seconds=seconds,
            changed=changed,
            status=status,
            parent=outer or None,
            language="graph",
            before=None if before is None else before.handle,
            after=None if after is None else after.handle,
            op_count=None if after is None else after.snapshot.op_count,
            op_delta=None if after is None or before is None else after.snapshot.op_count - before.snapshot.op_count,
            note="" if after is not None else "the graph could not be read after this pass",
        )
        start = time.perf_counter()
        self.add_stage(stage)
        self.current_stage = outer or ""
        self.overhead += time.perf_counter() - start

    def _store(self, trace: Any, stage_id: str) -> _Stored | None:
        """The graph as it stands; the capture's own trouble with it costs this view and never the compile."""
        start = time.perf_counter()
        try:
            snapshot = self.snapshotter.take(trace)
            self.events.compare(snapshot.fx_nodes, stage_id)
            if self.last is None or snapshot != self.last.snapshot:
                self.last = _Stored(snapshot, self.recorder.blobs.add(snapshot.encode()))
        except Exception as error:
            self.notes.append(f"the graph at {stage_id} could not be recorded ({type(error).__name__}: {error})")
            return None
        finally:
            self.overhead += time.perf_counter() - start
        return self.last

    def _guarded(self, call: Callable[[], Any]) -> None:
        """What a listener raises ends the compile and is no failure of the kernel."""
        try:
            call()
        except BaseException as error:
            self.interruption = error
            raise
