"""A run in the record of its compile: figures and findings, and no arrays."""

from __future__ import annotations

import msgspec

from wave_explorer.record.compilation import Compilation
from wave_explorer.record.run import RunData
from wave_explorer.record.soundness import launch_fault
from wave_explorer.record.store import LayeredBlobs, MemoryBlobs, UnreadableContent


def with_run(compilation: Compilation, run: RunData) -> Compilation:
    """A compile that holds a run of it, in the place of one that it held before."""
    blobs = MemoryBlobs()
    # MessagePack, for JSON has neither NaN nor infinity, and an error may be either.
    manifest = msgspec.structs.replace(compilation.manifest, run=blobs.add(msgspec.msgpack.encode(run)))
    return Compilation(manifest, LayeredBlobs(blobs, compilation.blobs))


def kept_run(compilation: Compilation) -> RunData | None:
    """The run that a record holds; None where it holds none, or one of the compile that it was edited from.

    Raises:
        UnreadableContent: it is damaged.
    """
    handle = compilation.manifest.run
    if handle is None:
        return None
    try:
        found = msgspec.msgpack.decode(compilation.blobs.read(handle), type=RunData)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise UnreadableContent(
            f"content {handle} of the record is not what it should be ({error}); the record is damaged"
        ) from error
    if fault := launch_fault(found.block, found.grid):
        raise UnreadableContent(f"the run in the record is none ({fault}); the record is damaged")
    return found if found.compilation == compilation.id else None
