"""A compile that somebody else runs, recorded while it happens; what they get is what they would get without us."""

from __future__ import annotations

import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

from wave_explorer.capture import second_compile
from wave_explorer.capture.compile_diagnostics import compiled_before, from_the_cache
from wave_explorer.capture.error_context import context_of
from wave_explorer.capture.explain import explain
from wave_explorer.capture.fx_capture import FxCapture
from wave_explorer.capture.pipeline import versions, write_results
from wave_explorer.capture.recorder import Listener, Recorder, RecorderEvent
from wave_explorer.capture.worker.messages import LoweredModule
from wave_explorer.kernel.clone import marks_of_a_compile
from wave_explorer.kernel.describe import describe
from wave_explorer.kernel.errors import KernelError
from wave_explorer.kernel.options import changed_options
from wave_explorer.kernel.spec import KernelSpec, spec_of_compile
from wave_explorer.kernel.sympy_tree import SymbolTable
from wave_explorer.record import Compilation, CompileError, SpecData
from wave_explorer.record.compilation import Origin

if TYPE_CHECKING:
    from wave_lang.kernel.wave.compile_options import WaveCompileOptions
    from wave_lang.kernel.wave.wave import LaunchableWave

CACHE_HIT_NOTE = (
    "Wave's kernel cache answered this call: no pass ran, so there is none to show. The kernel was compiled again, "
    "apart from your program, as the next record. To see your own compile, set WAVE_CACHE_ON=0 before wave_lang is "
    "imported"
)


class ObservedCompile:
    """One call of `wave_compile` by the user.

    Args:
        options, kernel, schedule: what they call it with.
        origin: who asks.
        listener: gets the events of the record; it must not raise.

    Attributes:
        recorder: the record of what really happened.
        spec: how to compile the same kernel afresh; None where that cannot be done.
        no_spec: why not.
        lowered: the MLIR that IREE got, for a kernel that cannot be compiled afresh; None where IREE was not reached.
        cache_hit: whether the call was answered by Wave's kernel cache; known once it has ended.
    """

    def __init__(
        self,
        options: WaveCompileOptions,
        kernel: LaunchableWave,
        schedule: Any,
        origin: Origin,
        listener: Listener | None = None,
    ) -> None:
        self._kernel = kernel
        self._options = options
        self._lock = threading.RLock()
        self._listener = listener
        self.cache_hit = False
        self.spec: KernelSpec | None = None
        self.no_spec = ""
        self.lowered: LoweredModule | None = None
        marks = marks_of_a_compile(kernel)
        try:
            if schedule is not None:
                raise KernelError("it has a schedule object of its own, which cannot be sent to a worker")
            # This takes the clone: afterwards it is too late.
            self.spec = spec_of_compile(kernel, options)
        except KernelError as error:
            self.no_spec = error.summary
        self.recorder = Recorder(_describe(kernel, options), origin, self._tell)
        notes = ["this is the compile that your own code ran"]
        if marks:
            notes.append(
                "the kernel object had been compiled before, which changes it, and this compile started from the "
                f"changed object: {'; '.join(marks)}"
            )
        found = (compiled_before(marks),) if marks else ()
        self.recorder.update(versions=versions(), notes=tuple(notes), diagnostics=found)

    def run(self, original: Callable[..., Any], schedule: Any) -> Any:
        """Runs the user's compile; returns its result, or raises what it raises."""
        capture = FxCapture(self.recorder, SymbolTable(), dict(self._options.subs or {}), observe=True)
        started = time.perf_counter()
        try:
            with capture:
                result = original(self._options, self._kernel, schedule)
        except BaseException as error:
            self._settle(capture, started, partial(self._failed, error, capture))
            raise
        self._settle(capture, started, partial(self._succeeded, result))
        return result

    def compilation(self) -> Compilation:
        """The record so far."""
        return self.recorder.compilation()

    def note(self, *notes: str, **fields: Any) -> None:
        """Adds notes to the record, and sets other fields of its manifest."""
        with self._lock:
            self.recorder.update(notes=(*self.recorder.manifest.notes, *notes), **fields)

    def add_second(self, second: Compilation) -> bool:
        """Takes over what a compile of the same kernel in a worker found.

        Returns:
            False where the two are not the same compile, so that the second is a record of its own.
        """
        with self._muted():
            return second_compile.take_over(self.recorder, second, cache_hit=self.cache_hit)

    def add_lowered(self, lowered: Compilation, why: str) -> None:
        """Takes over what IREE and LLVM made of this compile's own MLIR."""
        with self._muted():
            second_compile.take_lowered(self.recorder, lowered, why)

    @contextmanager
    def _muted(self) -> Iterator[None]:
        """Hundreds of stages come at once: one event for all is enough."""
        with self._lock:
            listener, self._listener = self._listener, None
            try:
                yield
            finally:
                self._listener = listener
                self.recorder.update()

    def _tell(self, event: RecorderEvent) -> None:
        if self._listener is not None:
            self._listener(event)

    def _succeeded(self, result: Any) -> dict[str, Any]:
        fields: dict[str, Any] = {"status": "ok"}
        if result.get_trace() is None and not self.recorder.stages:
            self.cache_hit = True
            fields["mlir"] = self.recorder.blobs.add(result.asm)
            fields["notes"] = (*self.recorder.manifest.notes, CACHE_HIT_NOTE)
            fields["diagnostics"] = (*self.recorder.manifest.diagnostics, from_the_cache())
        return fields

    def _keep_lowered(self, capture: FxCapture) -> None:
        emission, manifest = capture.emission, self.recorder.manifest
        if emission.plain and emission.flags is not None:
            self.lowered = LoweredModule(
                emission.plain, tuple(emission.flags), manifest.kernel, str(self._options.target), manifest.spec
            )

    def _failed(self, error: BaseException, capture: FxCapture) -> dict[str, Any]:
        if not isinstance(error, Exception):
            return {
                "status": "cancelled",
                "error": CompileError(f"The compile was ended by {type(error).__name__}.", kind="cancelled"),
            }
        explained = explain(
            context_of(error, capture, self.recorder.manifest.spec, self._kernel, self._options.dynamic_symbols)
        )
        return {"status": "failed", "error": explained}

    def _settle(self, capture: FxCapture, started: float, outcome: Callable[[], dict[str, Any]]) -> None:
        """Completes the record; trouble with that is told in the record and is never the user's."""
        try:
            if self.recorder.stages:
                write_results(capture, self.recorder, "")
                self._keep_lowered(capture)
            fields = outcome()
        except Exception:
            fields = {
                "status": "failed",
                "error": CompileError(
                    "Wave Explorer could not complete this record; your own compile is not touched.",
                    kind="internal",
                    traceback=traceback.format_exc(),
                ),
            }
        seconds = {**self.recorder.manifest.seconds, "total": time.perf_counter() - started}
        self.recorder.update(**{"seconds": seconds, **fields})


def _describe(kernel: LaunchableWave, options: WaveCompileOptions) -> SpecData:
    name = str(kernel._name)
    target = str(options.target)
    try:
        return describe(
            kernel,
            dict(options.subs or {}),
            origin=f"object:{name}",
            target=target,
            options=changed_options(options),
            parameters={},
        )
    except Exception:  # a record of an unusual kernel is better than none
        return SpecData(kernel=name, origin=f"object:{name}", target=target)
