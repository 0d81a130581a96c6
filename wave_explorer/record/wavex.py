"""``.wavex`` files: a zip with ``manifest.json`` and one entry per content under ``blobs/``.

The reader trusts nothing: sizes are bounded before anything is unpacked, the manifest is checked against the
record's types, and every content against the hash it is stored under.
"""

from __future__ import annotations

import os
import stat
import uuid
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path

import msgspec

from wave_explorer.record.compilation import FORMAT_VERSION, Compilation, Manifest
from wave_explorer.record.soundness import launch_fault
from wave_explorer.record.store import MissingBlob, UnreadableContent, handle_of

MAX_MANIFEST_BYTES = 64 * 2**20
MAX_BLOB_BYTES = 512 * 2**20
MAX_FILE_BYTES = 2 * 2**30
MAX_ENTRIES = 100_000


class BadRecordFile(UnreadableContent, ValueError):
    """The file is no ``.wavex`` record that this version can read; the message says why and what to do."""


def save(compilation: Compilation, path: str | os.PathLike[str]) -> None:
    """Writes ``compilation`` to ``path``; the file appears whole or not at all.

    Raises:
        OSError: the folder cannot be written.
    """
    target = Path(path)
    unfinished = target.with_name(f".{target.name}.{uuid.uuid4().hex}")
    try:
        with unfinished.open("xb") as stream, zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("manifest.json", msgspec.json.encode(compilation.manifest))
            for handle in compilation.blobs.handles():
                archive.writestr(f"blobs/{handle}", compilation.blobs.read(handle))
        unfinished.replace(target)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise


def load(path: str | os.PathLike[str]) -> Compilation:
    """Opens a record; contents are read when they are asked for.

    Raises:
        FileNotFoundError: there is no such file.
        BadRecordFile: truncated, oversized, damaged, or written by a newer version.
    """
    source = Path(path)
    kind = source.stat()
    if not stat.S_ISREG(kind.st_mode):
        # Opening a pipe would wait for somebody to write into it.
        raise BadRecordFile(f"{source} is a folder or a device, not a .wavex file; name the file itself")
    if kind.st_size > MAX_FILE_BYTES:
        raise BadRecordFile(f"{source} is larger than {MAX_FILE_BYTES // 2**30} GiB; this is no record of ours")
    try:
        archive = zipfile.ZipFile(source)
        entries = archive.infolist()
    except PermissionError as error:
        raise BadRecordFile(f"{source} may not be read: {error.strerror}") from error
    except (zipfile.BadZipFile, OSError, ValueError) as error:
        raise BadRecordFile(
            f"{source} is no whole .wavex file ({error}); it may have been cut short: save or copy it again"
        ) from error
    if len(entries) > MAX_ENTRIES:
        raise BadRecordFile(f"{source} holds {len(entries)} entries, more than the {MAX_ENTRIES} a record may have")
    manifest = _read_manifest(archive, source)
    return Compilation(manifest, ZipBlobs(archive, source))


def _read_manifest(archive: zipfile.ZipFile, source: Path) -> Manifest:
    data = _read_bounded(archive, "manifest.json", MAX_MANIFEST_BYTES, source)
    try:
        version = msgspec.json.decode(data, type=_VersionOnly).format_version
    except msgspec.MsgspecError as error:
        raise BadRecordFile(f"{source}: its manifest is no record ({error})") from error
    if version > FORMAT_VERSION:
        raise BadRecordFile(
            f"{source} was written in format {version}; this version of wave-explorer reads up to "
            f"{FORMAT_VERSION}. Upgrade wave-explorer to open it"
        )
    try:
        manifest = msgspec.json.decode(data, type=Manifest)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadRecordFile(f"{source}: its manifest is damaged ({error})") from error
    if manifest.launch is not None and (fault := launch_fault(manifest.launch.block, manifest.launch.grid)):
        raise BadRecordFile(f"{source}: its manifest is damaged ({fault})")
    return manifest


class _VersionOnly(msgspec.Struct):
    format_version: int = FORMAT_VERSION


class ZipBlobs:
    """The contents of an opened ``.wavex`` file."""

    def __init__(self, archive: zipfile.ZipFile, source: Path) -> None:
        self._archive = archive
        self._source = source
        prefix = "blobs/"
        self._names = {name[len(prefix) :]: name for name in archive.namelist() if name.startswith(prefix)}

    def read(self, handle: str) -> bytes:
        """The content behind ``handle``.

        Raises:
            MissingBlob: the file holds no such content.
            BadRecordFile: the content is damaged or larger than a record's may be.
        """
        if handle not in self._names:
            raise MissingBlob(handle)
        data = _read_bounded(self._archive, self._names[handle], MAX_BLOB_BYTES, self._source)
        if handle_of(data) != handle:
            raise BadRecordFile(f"{self._source}: content {handle} is not what was stored; the file is damaged")
        return data

    def handles(self) -> Iterator[str]:
        """Every handle held."""
        return iter(tuple(self._names))

    def __contains__(self, handle: object) -> bool:
        return handle in self._names


def _read_bounded(archive: zipfile.ZipFile, name: str, limit: int, source: Path) -> bytes:
    """Reads an entry without trusting its declared size: a small entry can unpack to gigabytes."""
    try:
        with archive.open(name) as stream:
            data = stream.read(limit + 1)
    except KeyError:
        raise BadRecordFile(f"{source} has no {name}; it is no .wavex record") from None
    except (zipfile.BadZipFile, zlib.error, EOFError, OSError, NotImplementedError, RuntimeError) as error:
        raise BadRecordFile(f"{source}: {name} is damaged ({error})") from error
    if len(data) > limit:
        raise BadRecordFile(f"{source}: {name} is larger than the {limit // 2**20} MiB a record may hold")
    return data
