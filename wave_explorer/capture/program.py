"""Runs somebody's program with no change to it, and records every `wave_compile` in it and in its subprocesses."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec

from wave_explorer.capture import injected, second_compile
from wave_explorer.capture.record_folder import PendingCompile, RecordFolder
from wave_explorer.capture.recorder import ManifestChanged, Recorder, StageRecorded
from wave_explorer.capture.worker import CompileJob, WorkerUnavailable
from wave_explorer.capture.worker.spare import RECORDING_VARIABLE
from wave_explorer.kernel.errors import KernelError
from wave_explorer.record import Compilation, CompileError, load, save

_PATH = "PYTHONPATH"


def record_program(
    command: list[str], out_dir: str | os.PathLike[str], *, progress: Callable[[Path], None] | None = None
) -> int:
    """Runs ``command`` and leaves a ``.wavex`` record of each of its compiles in ``out_dir``.

    Its standard streams are its own.  When it has ended, the passes of IREE and LLVM are added to each record by a
    second compile in a worker.  A Python started with ``-I``, ``-E`` or ``-S``, or one without our package, is
    not recorded.

    Args:
        command: program and arguments, as for ``subprocess``.
        out_dir: folder for the records; made where it does not exist. Numbers go on after those that are there.
        progress: called with each record when it is complete.

    Returns:
        The program's exit status, 128 + signal where a signal ended it.

    Raises:
        OSError: the program cannot be started, or the folder cannot be made.
    """
    folder = RecordFolder(Path(out_dir).absolute())
    folder.path.mkdir(parents=True, exist_ok=True)
    before = set(folder.records())
    status = _run(command, folder.path)
    for file in folder.records():
        if file not in before and (compilation := load(file)).manifest.status == "compiling":
            save(_ended_with_the_program(compilation, status), file)
    jobs = [(pending, _start(pending)) for pending in folder.take_pending()]
    for pending, job in jobs:
        _complete(folder.path / pending.record, pending, job)
        if progress is not None:
            progress(folder.path / pending.record)
    return status


def _run(command: list[str], folder: Path) -> int:
    injected_folder = str(Path(injected.__file__).parent)
    path = [injected_folder, *([os.environ[_PATH]] if os.environ.get(_PATH) else [])]
    environment = {**os.environ, RECORDING_VARIABLE: str(folder), _PATH: os.pathsep.join(path)}
    with subprocess.Popen(command, env=environment) as program:
        while True:
            try:
                code = program.wait()
                break
            except KeyboardInterrupt:
                # The program got the same Ctrl-C; what it does about it is its own affair.
                continue
    return 128 - code if code < 0 else code


def _start(pending: PendingCompile) -> CompileJob | None:
    """The compile of a fresh copy of the kernel; None where there cannot be one."""
    if pending.shipment is None or Path(pending.python) != Path(sys.executable):
        return None
    environment = {name: value for name, value in pending.environment.items() if name != RECORDING_VARIABLE}
    return CompileJob(pending.shipment, pending.spec, folder=pending.folder, environment=environment)


def _complete(file: Path, pending: PendingCompile, job: CompileJob | None) -> None:
    """Joins what a worker found to the record, and saves a compile that turned out to be another beside it."""
    recorder = _reopened(load(file))
    why = pending.why or f"the program ran with another Python, {pending.python}"
    second = None
    if job is not None:
        try:
            second = job.result()
        except (KernelError, WorkerUnavailable) as error:
            why = str(error)
    if second is None or not second_compile.take_over(recorder, second, cache_hit=pending.cache_hit):
        if second is not None:
            save(second, file.with_name(f"{file.stem}_fresh.wavex"))
            why = second_compile.why_no_links(second)
        if not pending.cache_hit:
            _lower(recorder, pending, why)
    save(recorder.compilation(), file)


def _lower(recorder: Recorder, pending: PendingCompile, why: str) -> None:
    """Takes the MLIR of the program's own compile down to AMDGCN."""
    if pending.lowered is None:
        note = f"IREE's and LLVM's passes, AMDGCN and provenance are not known: {why}"
        recorder.update(notes=(*recorder.manifest.notes, note))
        return
    lowered = CompileJob(pending.lowered, pending.spec).result()
    second_compile.take_lowered(recorder, lowered, why)


def _reopened(compilation: Compilation) -> Recorder:
    """A recorder that goes on from a saved record."""
    manifest = compilation.manifest
    recorder = Recorder(manifest.spec, manifest.origin)
    contents = {handle: compilation.blobs.read(handle) for handle in compilation.blobs.handles()}
    recorder.apply(ManifestChanged(msgspec.structs.replace(manifest, stages=()), contents))
    for stage in manifest.stages:
        recorder.apply(StageRecorded(stage, {}))
    return recorder


def _ended_with_the_program(compilation: Compilation, status: int) -> Compilation:
    recorder = _reopened(compilation)
    error = CompileError(
        f"The program ended (exit status {status}) while this kernel was compiled.",
        kind="crash",
        advice="Compile the kernel with wave_explorer.compile(): a worker shows the pass in which it happens.",
    )
    recorder.update(status="failed", error=error)
    return recorder.compilation()
