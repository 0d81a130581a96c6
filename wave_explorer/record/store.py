"""Texts and graphs of a record, each kept once under the hash of its content."""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Iterator, Mapping
from typing import Protocol


class UnreadableContent(Exception):
    """A record's content cannot be read: missing, damaged, or of another kind; the message says why."""

    def __str__(self) -> str:
        return str(self.args[0]) if self.args else ""


class MissingBlob(UnreadableContent, KeyError):
    """A record names content that it does not hold; ``handle`` says which."""

    def __init__(self, handle: str) -> None:
        self.handle = handle
        super().__init__(f"the record holds no content {handle!r}; the file is damaged or was cut short")


class BlobReader(Protocol):
    """Read access to stored content; implemented by memory and by an opened ``.wavex`` file."""

    def read(self, handle: str) -> bytes:
        """The content behind ``handle``; raises :class:`MissingBlob`."""

    def handles(self) -> Iterator[str]:
        """Every handle held."""

    def __contains__(self, handle: object) -> bool: ...


def handle_of(content: bytes) -> str:
    """The handle under which ``content`` is stored: 20 hex digits of its SHA-256."""
    return hashlib.sha256(content).hexdigest()[:20]


class MemoryBlobs:
    """Content in memory, compressed; adding the same content twice keeps one copy.

    Args:
        contents: what to hold from the beginning.
        level: of the compression; 0 costs no time, for a process that ends soon.
    """

    def __init__(self, contents: Mapping[str, bytes] | None = None, *, level: int = 1) -> None:
        self._level = level
        self._compressed: dict[str, bytes] = {}
        for content in (contents or {}).values():
            self.add(content)

    def add(self, content: bytes | str) -> str:
        """Stores ``content`` (text as UTF-8) and returns its handle."""
        data = content.encode() if isinstance(content, str) else content
        handle = handle_of(data)
        if handle not in self._compressed:
            self._compressed[handle] = zlib.compress(data, self._level)
        return handle

    def read(self, handle: str) -> bytes:
        """The content behind ``handle``; raises :class:`MissingBlob`."""
        try:
            return zlib.decompress(self._compressed[handle])
        except KeyError:
            raise MissingBlob(handle) from None

    def handles(self) -> Iterator[str]:
        """Every handle held."""
        return iter(tuple(self._compressed))

    def __contains__(self, handle: object) -> bool:
        return handle in self._compressed


class LayeredBlobs:
    """Contents of one store over those of another: a record that takes most of its content from an earlier one.

    Args:
        own: asked first.
        below: asked for what ``own`` does not hold.
    """

    def __init__(self, own: BlobReader, below: BlobReader) -> None:
        self._own = own
        self._below = below

    def read(self, handle: str) -> bytes:
        """The content behind ``handle``; raises :class:`MissingBlob`."""
        return self._own.read(handle) if handle in self._own else self._below.read(handle)

    def handles(self) -> Iterator[str]:
        """Every handle held, each once."""
        own = tuple(self._own.handles())
        yield from own
        yield from (handle for handle in self._below.handles() if handle not in self._own)

    def __contains__(self, handle: object) -> bool:
        return handle in self._own or handle in self._below
