"""A record on disk whose file is opened when its contents are asked for, and closed again to make room."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from wave_explorer.record.compilation import Compilation
from wave_explorer.record.store import BlobReader
from wave_explorer.record.wavex import BadRecordFile, load

OPEN_AT_ONCE = 8
"""Records whose files are held open; a session may have hundreds."""


def open_record(path: Path, compilation_id: str) -> Compilation:
    """A record whose contents are read when they are asked for; its file is not held open until then.

    Raises:
        OSError: there is no such file, or it cannot be read.
        BadRecordFile: it is damaged, or of another compile.
    """
    manifest = load(path).manifest
    if manifest.id != compilation_id:
        raise BadRecordFile(f"{path} is the record of another compile")
    return Compilation(manifest, KeptBlobs(path))


class KeptBlobs:
    """The contents of a record's file, which is opened again where it was closed to make room.

    Args:
        path: of a file that is never written a second time.
        keeper: who removes the file at its own end: it lives as long as these contents.
    """

    def __init__(self, path: Path, keeper: object = None) -> None:
        self._path = path
        self._keeper = keeper

    def read(self, handle: str) -> bytes:
        """The content behind ``handle``; raises :class:`MissingBlob`, or :class:`BadRecordFile` for a damaged file."""
        return _opened(self._path).read(handle)

    def handles(self) -> Iterator[str]:
        """Every handle held."""
        return _opened(self._path).handles()

    def __contains__(self, handle: object) -> bool:
        return handle in _opened(self._path)


@lru_cache(maxsize=OPEN_AT_ONCE)
def _opened(path: Path) -> BlobReader:
    try:
        return load(path).blobs
    except OSError as error:
        raise BadRecordFile(f"{path} can no longer be read ({error.strerror}); compile the variant again") from error
