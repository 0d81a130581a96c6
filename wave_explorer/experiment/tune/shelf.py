"""Records of a search: those of the baseline and the best few are kept beside the study's file, the rest is dropped."""

from __future__ import annotations

import tempfile
from pathlib import Path

BASELINE = -1
"""The number of the kernel as it stood."""


class RecordShelf:
    """A folder of ``.wavex`` files by the number of their point.

    Args:
        storage: file of the study, which the folder stands beside; None for a folder that ends with this object.
    """

    def __init__(self, storage: Path | None) -> None:
        self._temporary: tempfile.TemporaryDirectory[str] | None = None
        self.kept = storage is not None
        if storage is not None:
            self.folder = storage.with_name(f"{storage.name}.records")
        else:
            self._temporary = tempfile.TemporaryDirectory(prefix="wave-explorer-tune-")
            self.folder = Path(self._temporary.name)

    def put(self, number: int, content: bytes) -> str:
        """Keeps a record; returns the name of its file."""
        self.folder.mkdir(parents=True, exist_ok=True)
        name = _name(number)
        unfinished = self.folder / f".{name}"
        unfinished.write_bytes(content)
        unfinished.replace(self.folder / name)
        return name

    def name(self, number: int) -> str:
        """The name of a record's file, empty where there is none."""
        name = _name(number)
        return name if (self.folder / name).is_file() else ""

    def read(self, name: str) -> bytes | None:
        """The content of a record, None where it is not there."""
        path = self.folder / name
        return path.read_bytes() if name and path.is_file() else None

    def drop(self, name: str) -> None:
        """Removes a record."""
        (self.folder / name).unlink(missing_ok=True)

    def close(self) -> None:
        """Removes a folder that nothing refers to."""
        if self._temporary is not None:
            self._temporary.cleanup()


def _name(number: int) -> str:
    return "baseline.wavex" if number == BASELINE else f"point-{number}.wavex"
