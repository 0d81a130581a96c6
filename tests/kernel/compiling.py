"""Compiles of a spec with Wave's own `wave_compile`, in this process or a fresh one, down to MLIR or AMDGCN."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from wave_lang.kernel.wave import cache
from wave_lang.kernel.wave.compile import WaveCompileOptions, wave_compile

from wave_explorer.kernel import BuiltKernel, KernelSpec

ROOT = Path(__file__).parents[2]


def mlir(built: BuiltKernel | KernelSpec) -> str:
    """Wave's MLIR of one compile."""
    fresh = built.build() if isinstance(built, KernelSpec) else built
    with _no_kernel_cache():
        text: str = wave_compile(fresh.compile_options(compile_to_mlir=True), fresh.kernel, fresh.schedule).asm
    return text


@contextmanager
def _no_kernel_cache() -> Iterator[None]:
    """A kernel that Wave has in its cache runs no pass and writes no AMDGCN."""
    before, cache.WAVE_CACHE_ON = cache.WAVE_CACHE_ON, 0
    try:
        yield
    finally:
        cache.WAVE_CACHE_ON = before


def amdgcn(spec: KernelSpec) -> str:
    """AMDGCN of one compile."""
    fresh = spec.build()
    with tempfile.TemporaryDirectory() as folder, _no_kernel_cache():
        wave_compile(fresh.compile_options(dump_intermediates=folder), fresh.kernel, fresh.schedule)
        return assembly_in(folder)


UNORDERED = {"extend_attention", "extend_attention_rpe"}
"""Kernels of which Wave alone makes several texts, from compile to compile: ``minimize_global_loads`` goes through the
values that a mapping depends on as a set of nodes, in the order of their addresses."""


def is_made_by(text: str, spec: KernelSpec, name: str) -> bool:
    """Whether Wave alone makes this AMDGCN of the spec: at once, or at some time where Wave makes several by chance."""
    tries = 16 if name in UNORDERED else 1
    return any(amdgcn(spec) == text for _ in range(tries))


def plain_mlir(kernel: Any, subs: dict[Any, Any], **options: Any) -> str:
    """MLIR of an object compiled as a user would, with nothing of ours between."""
    chosen = WaveCompileOptions(subs=subs, target="gfx942", compile_to_mlir=True, **options)
    with _no_kernel_cache():
        text: str = wave_compile(chosen, kernel).asm
    return text


def assembly_in(folder: str | Path) -> str:
    """The one .rocmasm file of a folder."""
    (found,) = Path(folder).glob("*.rocmasm")
    return found.read_text()


def run_python(*arguments: str, folder: str | Path = "/", with_package: bool = True) -> str:
    """Standard output of a fresh Python process; without the package it runs isolated, where only wave-lang is."""
    environment = {**os.environ, "WAVE_CACHE_ON": "0"}
    if with_package:
        environment["PYTHONPATH"] = str(ROOT)
    done = subprocess.run(
        [sys.executable, *([] if with_package else ["-I"]), *arguments],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout
