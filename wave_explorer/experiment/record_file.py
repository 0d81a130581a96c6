"""Records of an experiment as ``.wavex`` files, named by the hash of their manifest, which names all their contents."""

from __future__ import annotations

from pathlib import Path

import msgspec

from wave_explorer.record import Compilation, save
from wave_explorer.record.store import handle_of


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
