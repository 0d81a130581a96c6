"""A recorded compile, and what its file is called below a server's folder."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import wave_explorer as wx
from wave_explorer.record import Compilation


@pytest.fixture(scope="session")
def gemm() -> Compilation:
    compiled = wx.compile(wx.kernel("gemm", M=64, N=64, K=64))
    assert isinstance(compiled, Compilation)
    return compiled


def renamed(compilation: Compilation, kernel: str) -> Compilation:
    """The same compile under another kernel's name."""
    return Compilation(msgspec.structs.replace(compilation.manifest, kernel=kernel), compilation.blobs)


@pytest.fixture
def folder(tmp_path: Path, gemm: Compilation) -> Path:
    """A server's folder with ``records/gemm.wavex`` in it."""
    root = tmp_path / "root"
    (root / "records").mkdir(parents=True)
    gemm.save(str(root / "records" / "gemm.wavex"))
    return root
