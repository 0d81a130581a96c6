"""Action ``compile``: a spec becomes a record, in a worker, with progress by pass."""

from __future__ import annotations

from collections.abc import Callable

from wave_explorer.capture.recorder import PassStarted, RecorderEvent, StageRecorded
from wave_explorer.capture.worker import compile
from wave_explorer.experiment.diagnosed import diagnosed
from wave_explorer.kernel import KernelSpec
from wave_explorer.record import Compilation


def compile_with_progress(spec: KernelSpec, progress: Callable[[int, str], None]) -> Compilation:
    """Compiles ``spec`` and returns its record with its diagnostics, also of a compile that failed.

    Args:
        spec: what to compile.
        progress: called with the number of passes done and the name of the one under way.

    Raises:
        KernelError: the spec cannot be built.
    """
    done = 0
    name = ""

    def listen(event: RecorderEvent) -> None:
        nonlocal done, name
        if isinstance(event, StageRecorded):
            done += 1
        elif isinstance(event, PassStarted):
            name = event.name
        progress(done, name)

    return diagnosed(compile(spec, listener=listen))
