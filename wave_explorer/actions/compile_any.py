"""``wx.compile``: a kernel into its record, a pipeline into the records of its phases."""

from __future__ import annotations

from typing import Any, overload

from wave_explorer.actions.announcing import announce
from wave_explorer.capture.recorder import Listener, RecorderEvent
from wave_explorer.capture.worker import CompileJob, compile_in_worker
from wave_explorer.experiment.diagnosed import diagnosed
from wave_explorer.experiment.failed_compile import without_a_compile
from wave_explorer.kernel.pipeline import PipelineSpec, kernel_or_pipeline
from wave_explorer.kernel.spec import KernelSpec
from wave_explorer.record import Compilation
from wave_explorer.record.pipeline import CompiledPipeline


@overload
def compile(
    spec: KernelSpec, *, listener: Listener | None = ..., timeout: float | None = ..., backend: bool = ...
) -> Compilation: ...
@overload
def compile(
    spec: PipelineSpec, *, listener: Listener | None = ..., timeout: float | None = ..., backend: bool = ...
) -> CompiledPipeline: ...
@overload
def compile(spec: Any, *, listener: Listener | None = ..., timeout: float | None = ..., backend: bool = ...) -> Any: ...
def compile(
    spec: Any, *, listener: Listener | None = None, timeout: float | None = None, backend: bool = True
) -> Compilation | CompiledPipeline:
    """Compiles in a worker process and waits for the record, or for those of all phases of a pipeline.

    A kernel that does not compile gives a record that says why; the phases after it are compiled all the same.

    Args:
        spec: what to compile, or anything that ``wx.kernel`` takes.
        listener: gets each event as it arrives, in a thread of the compile.
        timeout: seconds after which a compile is ended, None for no limit.
        backend: go on to IREE and LLVM, down to AMDGCN.

    Raises:
        KernelError: the spec cannot be built or sent.
        WorkerUnavailable: no worker process can be started.
    """
    if not isinstance(spec, KernelSpec | PipelineSpec):
        spec = kernel_or_pipeline(spec)
    if isinstance(spec, KernelSpec):
        return _compiled(spec, listener, timeout, backend)
    records = tuple(_compiled(phase, listener, timeout, backend) for phase in spec.phases)
    return CompiledPipeline(spec.name, spec.entry.phase_names, records)


def _compiled(spec: KernelSpec, listener: Listener | None, timeout: float | None, backend: bool) -> Compilation:
    started: list[CompileJob] = []

    def follow(event: RecorderEvent) -> None:
        if listener is not None:
            listener(event)
        if started:
            announce(spec, started[0].partial())

    job = compile_in_worker(spec, listener=follow, timeout=timeout, backend=backend)
    announce(spec, job.partial())
    started.append(job)
    try:
        result = diagnosed(job.result())
    except BaseException as error:
        job.cancel()
        # To those who list it, it must not look as if it went on for ever.
        why = error if isinstance(error, Exception) else RuntimeError(f"it was ended by {type(error).__name__}")
        announce(spec, without_a_compile(job.partial(), why))
        raise
    announce(spec, result)
    return result
