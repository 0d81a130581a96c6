"""Records of real compiles down to Wave's MLIR, and the same compiles made by Wave alone."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from functools import cache
from typing import Any

from wave_lang.kernel.wave import cache as wave_cache
from wave_lang.kernel.wave.compile import wave_compile

from wave_explorer.capture.pipeline import record_compile
from wave_explorer.capture.recorder import Listener, Recorder
from wave_explorer.kernel.spec import BuiltKernel, KernelSpec, kernel
from wave_explorer.record import Compilation

KERNELS = ("gemm", "gemm PREFETCH", "attention", "attention PREFETCH_ATTENTION")


def spec_of(name: str) -> KernelSpec:
    """A small library kernel, with a schedule behind its name."""
    which, _, schedule = name.partition(" ")
    shape = {"M": 256, "N": 128, "K": 192} if which == "gemm" else {"B": 1, "M": 64, "K2": 192}
    return kernel(which).edit(symbols=shape, options={"schedule": schedule} if schedule else None)


@cache
def recorded(name: str) -> Compilation:
    """The record of a library kernel without its back end; made once."""
    found = record(spec_of(name).build())
    assert found.error is None, found.error
    return found


def record(built: BuiltKernel, listener: Listener | None = None) -> Compilation:
    return record_compile(built, Recorder(built.data, listener=listener), backend=False)


@contextlib.contextmanager
def cache_off() -> Iterator[None]:
    before = wave_cache.WAVE_CACHE_ON
    wave_cache.WAVE_CACHE_ON = 0
    try:
        yield
    finally:
        wave_cache.WAVE_CACHE_ON = before


def compiled_alone(name: str, **options: Any) -> Any:
    """The ``WaveKernel`` of a compile that nothing of ours looks at."""
    built = spec_of(name).build()
    with cache_off():
        return wave_compile(built.compile_options(compile_to_mlir=True, **options), built.kernel)
