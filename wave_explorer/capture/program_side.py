"""What runs inside a recorded program: each of its compiles becomes a file."""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path
from typing import Any

from wave_explorer.capture.observed_compile import ObservedCompile
from wave_explorer.capture.record_folder import PendingCompile, RecordFolder
from wave_explorer.capture.watch import Watch
from wave_explorer.capture.worker.spare import RECORDING_VARIABLE
from wave_explorer.kernel.errors import KernelError
from wave_explorer.kernel.shipping import to_shipment
from wave_explorer.record import save


class ProgramWatch(Watch):
    """Writes each record at its beginning, so that a crash leaves a trace, and again at its end.

    Second compiles are left to whoever started the program: here they would take its time, and end with it.
    """

    def __init__(self, folder: RecordFolder) -> None:
        super().__init__("program")
        self._folder = folder
        self._files: dict[ObservedCompile, Path] = {}

    def _begin(self, options: Any, kernel: Any, schedule: Any) -> ObservedCompile:
        observed = super()._begin(options, kernel, schedule)
        self._files[observed] = self._folder.add(observed.compilation())
        return observed

    def _ended(self, observed: ObservedCompile, *, compiled: bool) -> None:
        file = self._files.pop(observed)
        self._forget(observed)
        if compiled:
            self._put_off(observed, file.name)
        save(observed.compilation(), file)

    def _put_off(self, observed: ObservedCompile, record: str) -> None:
        shipment: bytes | None
        try:
            if observed.spec is None:
                raise KernelError(observed.no_spec)
            shipment, why = to_shipment(observed.spec), ""
        except KernelError as error:
            shipment, why = None, error.summary
        pending = PendingCompile(
            record=record,
            shipment=shipment,
            why=why,
            lowered=observed.lowered,
            spec=observed.recorder.manifest.spec,
            cache_hit=observed.cache_hit,
            folder=str(Path.cwd()),
            environment=dict(os.environ),
            python=sys.executable,
        )
        self._folder.put_off(pending)


_lock = threading.Lock()
_watch: ProgramWatch | None = None


def watch_of_program() -> ProgramWatch:
    """The one watch of this process."""
    global _watch
    with _lock:
        if _watch is None:
            _watch = ProgramWatch(RecordFolder(os.environ[RECORDING_VARIABLE]))
        return _watch
