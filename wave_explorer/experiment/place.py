"""Where experiments are kept when nobody says where, and how much room they take.

An experiment belongs to a kernel and to the notebook that explores it (outside a notebook, to the working folder): the
same notebook finds its variants again after a restart, and another one begins afresh.

Environment variable ``WAVE_EXPLORER_EXPERIMENTS`` names another folder, or is ``off``: then only experiments with a
path of their own are saved.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import msgspec
import platformdirs
from filelock import FileLock, Timeout

from wave_explorer.experiment.experiment_file import INDEX, LOCK, OWN
from wave_explorer.experiment.saved_experiment import UnusableExperiment, decoded

SETTING = "WAVE_EXPLORER_EXPERIMENTS"

MOST_BYTES = 4 * 2**30
"""What all experiments in the default folder may hold together; see :func:`make_room`."""

SUFFIX = ".experiment"


@dataclass(frozen=True)
class Place:
    """A folder for one experiment, and what it belongs to, for people."""

    folder: Path
    belongs_to: str


def default_folder() -> Path | None:
    """The folder of all experiments without a path of their own; None where they are not to be saved."""
    setting = os.environ.get(SETTING, "").strip()
    if setting.lower() in ("off", "0", "no", "none", "false"):
        return None
    if setting:
        return Path(setting).expanduser()
    return platformdirs.user_data_path("wave-explorer", appauthor=False) / "experiments"


def default_place(origin: str, label: str) -> Place | None:
    """Where the experiment of a kernel is kept; None where it is not to be saved.

    Args:
        origin: of the kernel, as ``KernelSource.origin`` has it.
        label: what messages call the kernel.
    """
    root = default_folder()
    if root is None:
        return None
    belongs_to = _notebook_or_folder()
    digest = hashlib.sha256(f"{belongs_to}\0{origin}".encode()).hexdigest()[:8]
    readable = re.sub(r"[^A-Za-z0-9_.-]+", "_", label)[:40] or "kernel"
    return Place(root / f"{readable}-{digest}{SUFFIX}", belongs_to)


def make_room(root: Path, most_bytes: int = MOST_BYTES) -> tuple[str, ...]:
    """Removes experiments that were not written for longest until the folder holds at most ``most_bytes``.

    An experiment that is open somewhere, that holds a variant with a name, a note or a pin, or that this version cannot
    read, is never removed.

    Returns:
        names of those that were.
    """
    with suppress(OSError):
        folders = [path for path in root.glob(f"*{SUFFIX}") if path.is_dir() and not path.is_symlink()]
        total = sum(map(_bytes_in, folders))
        removed = []
        for folder in sorted(folders, key=_last_written):
            if total <= most_bytes:
                break
            size = _bytes_in(folder)
            if _removed(folder):
                total -= size
                removed.append(folder.name)
        return tuple(removed)
    return ()


class KeptExperiment(msgspec.Struct, frozen=True):
    """An experiment in the default folder.

    Attributes:
        place: the notebook or folder that it belongs to.
        saved: UTC, ISO 8601.
        bytes: of all its files.
    """

    name: str
    kernel: str
    place: str
    saved: str
    variants: int
    bytes: int


def experiments_in(root: Path) -> tuple[KeptExperiment, ...]:
    """Those that this version can read, the one saved last first."""
    found = []
    for folder in sorted(root.glob(f"*{SUFFIX}")):
        with suppress(OSError, UnusableExperiment):
            one = decoded((folder / INDEX).read_bytes())
            count = sum(not variant.deleted for variant in one.variants)
            found.append(KeptExperiment(folder.name, one.kernel, one.place, one.saved, count, _bytes_in(folder)))
    return tuple(sorted(found, key=lambda one: one.saved, reverse=True))


def _notebook_or_folder() -> str:
    # Jupyter's server names the notebook so for the kernels that it starts.
    session = os.environ.get("JPY_SESSION_NAME", "")
    try:
        here = Path.cwd()
    except OSError:  # it was removed
        here = Path("/")
    return str(here / session) if session else str(here)


def _last_written(folder: Path) -> float:
    index = folder / INDEX
    return index.stat().st_mtime if index.exists() else 0.0


def _bytes_in(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def _removed(folder: Path) -> bool:
    """Removes one experiment; False where it must stay."""
    try:
        if {path.name for path in folder.iterdir()} - OWN:
            return False
        with FileLock(folder / LOCK, timeout=0):
            if any(variant.is_marked for variant in decoded((folder / INDEX).read_bytes()).variants):
                return False
            shutil.rmtree(folder)
    except (OSError, Timeout, UnusableExperiment):
        return False
    return True
