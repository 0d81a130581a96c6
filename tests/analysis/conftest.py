from __future__ import annotations

from typing import Any

import pytest

from wave_explorer.capture.pipeline import record_compile
from wave_explorer.capture.recorder import Recorder
from wave_explorer.kernel.spec import kernel
from wave_explorer.record import Compilation


def record(name: str = "gemm", *, backend: bool, **symbols: Any) -> Compilation:
    built = kernel(name, target="gfx942", **symbols).build()
    return record_compile(built, Recorder(built.data), backend=backend)


@pytest.fixture(scope="session")
def gemm() -> Compilation:
    """256×256×512 in tiles of 64×64×32, 2×2 waves, MFMA 16×16×16."""
    return record(backend=True, M=256, N=256, K=512)


@pytest.fixture(scope="session")
def ragged_gemm() -> Compilation:
    """A gemm whose M is no multiple of the tile; fx passes only."""
    return record(backend=False, M=250, N=256, K=512)


@pytest.fixture(scope="session")
def gemm_32x32() -> Compilation:
    """A gemm with MFMA 32×32×8, whose accumulator rows come in runs of four; fx passes only."""
    return record(backend=False, M=256, N=256, K=512, mma_type="F32_32x32x8_F16")


@pytest.fixture(scope="session")
def pipelined_gemm() -> Compilation:
    """The gemm with its loop pipelined by prefetch: a prologue, the loop, an epilogue; fx passes only."""
    built = kernel("gemm", target="gfx942", M=256, N=256, K=512).edit(options={"schedule": "PREFETCH"}).build()
    return record_compile(built, Recorder(built.data), backend=False)
