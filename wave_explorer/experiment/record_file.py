"""Records of an experiment as ``.wavex`` files, named by the hash of their manifest, which names all their contents."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import msgspec

from wave_explorer.record import BadRecordFile, Compilation, load, save
from wave_explorer.record.store import BlobReader, handle_of

OPEN_AT_ONCE = 8
"""Records whose files are held open; an experiment may have hundreds."""


def record_name(compilation: Compilation) -> str:
    """The name of its file, without a folder."""
    return f"{handle_of(msgspec.json.encode(compilation.manifest))}.wavex"


def store_record(compilation: Compilation, folder: Path) -> str:
    """Writes a record unless the folder has it; the name of its file.

    Raises:
        OSError: the folder cannot be written.
    """
    name = record_name(compilation)
    if not (folder / name).exists():
        save(compilation, folder / name)
    return name


def open_record(path: Path, compilation_id: str) -> Compilation:
    """A record whose contents are read when they are asked for; its file is not held open until then.

    Raises:
        OSError: there is no such file, or it cannot be read.
        BadRecordFile: it is damaged, or of another compile.
    """
    manifest = load(path).manifest
    if manifest.id != compilation_id:
        raise BadRecordFile(f"{path} is the record of another compile")
    return Compilation(manifest, _KeptBlobs(path))


class _KeptBlobs:
    """The contents of a record's file, which is opened again where it was closed to make room."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def read(self, handle: str) -> bytes:
        return _opened(self._path).read(handle)

    def handles(self) -> Iterator[str]:
        return _opened(self._path).handles()

    def __contains__(self, handle: object) -> bool:
        return handle in _opened(self._path)


@lru_cache(maxsize=OPEN_AT_ONCE)
def _opened(path: Path) -> BlobReader:
    try:
        return load(path).blobs
    except OSError as error:
        raise BadRecordFile(f"{path} can no longer be read ({error.strerror}); compile the variant again") from error
