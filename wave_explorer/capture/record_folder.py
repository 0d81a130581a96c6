"""A folder of records as a recorded program fills it: ``NNN_kernel.wavex``, numbered over all its processes."""

from __future__ import annotations

import fcntl
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from wave_explorer.capture.worker.messages import LoweredModule
from wave_explorer.record import Compilation, SpecData, save

_NUMBERED = re.compile(r"^(\d{3,})_.*\.wavex$")


class PendingCompile(msgspec.Struct, frozen=True):
    """A second compile that is to be made when the program has ended.

    Attributes:
        record: file name of the record that it completes.
        shipment: the kernel, from :func:`wave_explorer.kernel.shipping.to_shipment`; None where it cannot be sent.
        why: why it cannot.
        lowered: the MLIR that IREE got.
        spec: the kernel in record form.
        cache_hit: the program's compile was answered by Wave's kernel cache.
        folder, environment: of the process that compiled.
        python: its interpreter.
    """

    record: str
    shipment: bytes | None
    why: str
    lowered: LoweredModule | None
    spec: SpecData
    cache_hit: bool
    folder: str
    environment: dict[str, str]
    python: str


class RecordFolder:
    """The folder, which several processes may write to at once."""

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = Path(path)

    def add(self, compilation: Compilation) -> Path:
        """Saves a new record under the next number."""
        with self._locked():
            numbers = [int(match[1]) for entry in self.path.iterdir() if (match := _NUMBERED.match(entry.name))]
            name = re.sub(r"[^A-Za-z0-9_.-]", "_", compilation.manifest.kernel) or "kernel"
            file = self.path / f"{max(numbers, default=0) + 1:03d}_{name}.wavex"
            save(compilation, file)
        return file

    def put_off(self, pending: PendingCompile) -> None:
        """Leaves a second compile to be made later."""
        target = self.path / f".{pending.record}.pending"
        part = target.with_suffix(".part")
        part.write_bytes(msgspec.msgpack.encode(pending))
        part.replace(target)

    def take_pending(self) -> Iterator[PendingCompile]:
        """Every second compile that was put off, in order; each is gone from the folder once it was handed out."""
        for file in sorted(self.path.glob(".*.pending")):
            pending = msgspec.msgpack.decode(file.read_bytes(), type=PendingCompile)
            file.unlink()
            yield pending

    def records(self) -> list[Path]:
        """The records in order."""
        return sorted(entry for entry in self.path.iterdir() if _NUMBERED.match(entry.name))

    @contextmanager
    def _locked(self) -> Iterator[None]:
        # The folder itself is the lock, so that no lock file is left among the records.
        descriptor = os.open(self.path, os.O_RDONLY)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX)
            yield
        finally:
            os.close(descriptor)
