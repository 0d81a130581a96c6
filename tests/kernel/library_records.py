"""Records of library kernels that the tests of one session share: hundreds of compiles, made once and kept on disk.

The matrix of the library is tested first and leaves every record it made; who comes later loads it.
"""

from __future__ import annotations

import os
from pathlib import Path

from tests.conftest import RECORDS
from tests.kernel.library_matrix import Case, recorded
from wave_explorer.record import Compilation
from wave_explorer.record.wavex import load, save


def library_record(case: Case) -> Compilation:
    """The whole record of a case, down to AMDGCN: loaded where this session has it, else made and kept."""
    path = _path(case)
    return load(path) if path.exists() else keep(case, recorded(case))


def keep(case: Case, comp: Compilation) -> Compilation:
    """Leaves the record of a case for others; gives it back."""
    path = _path(case)
    # Another worker may be making the same one: whoever is last puts equal content in its place.
    part = path.with_suffix(f".{os.getpid()}")
    save(comp, part)
    part.replace(path)
    return comp


def _path(case: Case) -> Path:
    return Path(os.environ[RECORDS]) / f"{case}.wavex".replace("/", "_")
