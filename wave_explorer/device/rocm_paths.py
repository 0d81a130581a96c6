"""Folders that hold ROCm: where ROCM_PATH says, in Python wheels, and where AMD's packages put it."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path

_WHEELS = ("_rocm_sdk_core", "_rocm_sdk_devel")
"""Packages of AMD's ROCm wheels; each has the layout of a ROCm folder."""


def rocm_folders() -> tuple[Path, ...]:
    """Those that exist, the one that a person named first."""
    named = os.environ.get("ROCM_PATH", "")
    folders = [Path(named)] if named else []
    folders += wheel_folders()
    folders.append(Path("/opt/rocm"))
    return tuple(dict.fromkeys(folder for folder in folders if folder.is_dir()))


def wheel_folders() -> list[Path]:
    """Folders of AMD's ROCm wheels that are installed beside this package; nothing of them is imported."""
    return [folder for name in _WHEELS for folder in package_folders(name)]


def package_folders(name: str) -> list[Path]:
    """Where the files of a Python package are, without importing it."""
    try:
        spec = importlib.util.find_spec(name)
    except (ImportError, ValueError):
        return []
    return [Path(folder) for folder in spec.submodule_search_locations or ()] if spec is not None else []
