"""Collects a record while a compile runs, and tells whoever listens about each pass as it ends."""

from __future__ import annotations

import time
import uuid
from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from wave_explorer.record import Compilation, Manifest, MemoryBlobs, SpecData, Stage
from wave_explorer.record.compilation import CompilationStatus, Origin
from wave_explorer.record.stage import Layer


class PassStarted(msgspec.Struct, frozen=True, tag=True):
    """A pass begins; ``name`` is what a progress line shows."""

    layer: Layer
    name: str


class StageRecorded(msgspec.Struct, frozen=True, tag=True):
    """A pass ended; ``contents`` are the blobs that its stage names and that were not sent before."""

    stage: Stage
    contents: dict[str, bytes]


class ManifestChanged(msgspec.Struct, frozen=True, tag=True):
    """Fields of the manifest other than the stages changed; ``contents`` as in :class:`StageRecorded`."""

    manifest: Manifest
    contents: dict[str, bytes]


RecorderEvent: TypeAlias = PassStarted | StageRecorded | ManifestChanged
Listener: TypeAlias = Callable[[RecorderEvent], None]


class Recorder:
    """A record in the making.

    Args:
        spec: what is compiled.
        origin: who asked for the compile.
        listener: called in the compiling thread for each event; what it raises ends the compile (so that a
            cancel can act between two passes).
        compression: level at which contents are kept here; 0 where the listener's process compresses them anyway.
    """

    def __init__(
        self,
        spec: SpecData,
        origin: Origin = "worker",
        listener: Listener | None = None,
        *,
        compression: int = 1,
    ) -> None:
        self.blobs = MemoryBlobs(level=compression)
        self._listener = listener
        self._stages: list[Stage] = []
        self._ids: dict[str, int] = {}
        self._sent: set[str] = set()
        self._manifest = Manifest(
            id=uuid.uuid4().hex[:12],
            kernel=spec.kernel,
            spec=spec,
            status="compiling",
            origin=origin,
            created=time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        )

    @property
    def manifest(self) -> Manifest:
        """The manifest so far, without its stages."""
        return self._manifest

    @property
    def stages(self) -> tuple[Stage, ...]:
        """The stages recorded so far."""
        return tuple(self._stages)

    def stage_id(self, layer: Layer, name: str, chain: str = "device") -> str:
        """Reserves a unique stage id: ``layer/name``, host stages ``layer/host/name``, repeats with ``#n``."""
        base = f"{layer}/{name}" if chain == "device" else f"{layer}/{chain}/{name}"
        count = self._ids[base] = self._ids.get(base, 0) + 1
        return base if count == 1 else f"{base}#{count}"

    def begin(self, layer: Layer, name: str) -> None:
        """Says that a pass begins."""
        self._notify(PassStarted(layer, name))

    def add_stage(self, stage: Stage) -> Stage:
        """Appends a stage whose id came from :meth:`stage_id` and whose handles are in :attr:`blobs`."""
        self._stages.append(stage)
        self._notify(StageRecorded(stage, self._unsent(stage.before, stage.after)))
        return stage

    def update(self, **fields: Any) -> None:
        """Sets manifest fields (``asm=handle``, ``error=...``, ``status=...``); stages are added by :meth:`add_stage`.

        Raises:
            TypeError: no such field.
        """
        self._manifest = msgspec.structs.replace(self._manifest, **fields)
        m = self._manifest
        self._notify(
            ManifestChanged(m, self._unsent(m.mlir, m.asm, m.events, m.provenance, m.propagation, m.scheduling))
        )

    def apply(self, event: RecorderEvent) -> None:
        """Repeats in this recorder what happened in another one (the worker's)."""
        if isinstance(event, StageRecorded):
            self._stages.append(event.stage)
        elif isinstance(event, ManifestChanged):
            self._manifest = event.manifest
        if not isinstance(event, PassStarted):
            for content in event.contents.values():
                self.blobs.add(content)
        self._notify(event)

    def compilation(self, status: CompilationStatus | None = None) -> Compilation:
        """The record so far as a :class:`Compilation`; later events do not change it."""
        manifest = msgspec.structs.replace(
            self._manifest, stages=tuple(self._stages), status=status or self._manifest.status
        )
        return Compilation(manifest, self.blobs)

    def _unsent(self, *handles: str | None) -> dict[str, bytes]:
        if self._listener is None:
            return {}
        new = {handle for handle in handles if handle is not None and handle not in self._sent}
        self._sent |= new
        return {handle: self.blobs.read(handle) for handle in new}

    def _notify(self, event: RecorderEvent) -> None:
        if self._listener is not None:
            self._listener(event)
