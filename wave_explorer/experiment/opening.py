"""Opens an experiment's folder for this process alone; where it cannot be taken it is left as it is for another one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from filelock import FileLock, Timeout

from wave_explorer.experiment.experiment_file import INDEX, LOCK, OWN, ExperimentFile
from wave_explorer.experiment.history import HistoryState
from wave_explorer.experiment.saved_experiment import DamagedFile, ForeignFile

if TYPE_CHECKING:
    from wave_explorer.kernel import KernelSpec

CANDIDATES = 20
"""Folders that are tried: the one that was asked for, then the same name with ``-2``, ``-3`` ..."""


@dataclass(frozen=True)
class Opened:
    """What there is to begin with.

    Attributes:
        file: where it is saved; None where it cannot be, and ``trouble`` says why.
        state: what an earlier session left.
        notes: sentences about what was restored, or not taken.
        trouble: why nothing is saved, empty where it is.
        lock: held until it is released or the process ends.
    """

    file: ExperimentFile | None
    state: HistoryState = field(default_factory=HistoryState)
    notes: tuple[str, ...] = ()
    trouble: str = ""
    lock: FileLock | None = None


def open_folder(path: Path, given: KernelSpec | None, kernel: str = "", place: str = "") -> Opened:
    """Takes the folder ``path``, or one beside it where that is taken, damaged, or not ours.

    Args:
        path: of the folder, which need not exist.
        given: the kernel that the experiment is opened with.
        kernel, place: what the file says about itself, for people.
    """
    notes: list[str] = []
    for folder in _beside(path):
        try:
            if not _is_ours(folder):
                raise ForeignFile("it holds something else")
            folder.mkdir(parents=True, exist_ok=True)
            lock = FileLock(folder / LOCK, timeout=0, thread_local=False)
            lock.acquire()
        except ForeignFile as reason:
            notes.append(f"{folder} is left as it is: {reason}")
            continue
        except Timeout:
            notes.append(f"{folder} is open in another session, which goes on saving there")
            continue
        except (OSError, NotImplementedError) as error:
            return _unsaved(folder, given, notes, error)
        try:
            file = ExperimentFile(folder, kernel, place)
            state, more = file.read(given)
        except ForeignFile as reason:
            lock.release()
            notes.append(f"{folder} is left as it is: {reason}")
            continue
        except DamagedFile as reason:
            lock.release()
            notes.append(_set_aside(folder, reason))
            if folder.exists():
                continue
            again = open_folder(folder, given, kernel, place)
            return Opened(again.file, again.state, (*notes, *again.notes), again.trouble, again.lock)
        return Opened(file, state, (*notes, *more), lock=lock)
    return Opened(None, notes=tuple(notes), trouble=f"no folder beside {path} can be taken")


def _beside(path: Path) -> Iterator[Path]:
    yield path
    for number in range(2, CANDIDATES + 1):
        yield path.with_name(f"{path.stem}-{number}{path.suffix}")


def _is_ours(folder: Path) -> bool:
    """Whether there is nothing, or an experiment (perhaps one whose first save never ended)."""
    if not folder.exists():
        return not folder.is_symlink()
    return folder.is_dir() and not {path.name for path in folder.iterdir() if not path.name.startswith(".")} - OWN


def _unsaved(folder: Path, given: KernelSpec | None, notes: list[str], error: Exception) -> Opened:
    """A folder that cannot be written; what can be read of it is there to look at."""
    why = getattr(error, "strerror", None) or str(error) or type(error).__name__
    trouble = f"{folder} cannot be written ({why}), so this experiment is kept in memory only"
    try:
        state, more = ExperimentFile(folder).read(given, may_write=False)
    except (OSError, DamagedFile, ForeignFile):
        state, more = HistoryState(), ()
    return Opened(None, state, (*notes, *more), trouble)


def _set_aside(folder: Path, reason: Exception) -> str:
    """Renames a damaged experiment, so that somebody can look into it; a sentence that says so."""
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S-%f")
    aside = folder.with_name(f"{folder.stem}.damaged-{stamp}{folder.suffix}")
    try:
        folder.rename(aside)
    except OSError as error:
        return f"{folder} is left as it is: {reason}; it cannot be renamed either ({error.strerror or error})"
    return f"{folder.name} is damaged: {reason}. It was renamed to {aside}, records included"


def is_experiment(path: Path) -> bool:
    """Whether there is an experiment at ``path``."""
    return (path / INDEX).is_file()
