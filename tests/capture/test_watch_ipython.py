"""Kernels of real IPython cells: shipped to a worker, and watched through %load_ext."""

from collections.abc import Iterator

import pytest
from IPython.core.interactiveshell import InteractiveShell
from wave_lang.kernel.wave import cache
from wave_lang.kernel.wave.compile import wave_compile

from wave_explorer.capture import watch as watch_module
from wave_explorer.capture.pipeline import record_compile
from wave_explorer.capture.recorder import Recorder
from wave_explorer.capture.worker import compile
from wave_explorer.kernel.spec import kernel

CELL = """
import wave_lang.kernel.lang as tkl
import wave_lang.kernel.wave as tkw
from wave_lang.kernel.lang.global_symbols import GLOBAL_ADDRESS_SPACE

M, N = tkl.sym.M, tkl.sym.N
BLOCK_M, BLOCK_N = tkl.sym.BLOCK_M, tkl.sym.BLOCK_N
SCALE = 2.0

@tkw.wave([
    tkw.WorkgroupConstraint(M, BLOCK_M, 1), tkw.WorkgroupConstraint(N, BLOCK_N, 0),
    tkw.WaveConstraint(M, BLOCK_M), tkw.WaveConstraint(N, BLOCK_N),
    tkw.HardwareConstraint(threads_per_wave=64, vector_shapes={M: 1, N: 64}),
])
def scaled(a: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32], b: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32]):
    tkw.write(tkw.read(a) * tkl.Register[M, N, tkl.f32](SCALE), b)

subs = {M: 16, N: 64, BLOCK_M: 1, BLOCK_N: 64}
"""

COMPILE_CELL = """
from wave_lang.kernel.wave.compile import WaveCompileOptions
result = wave_compile(WaveCompileOptions(subs=dict(subs), target="gfx942"), scaled)
"""


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch) -> Iterator[InteractiveShell]:
    monkeypatch.setattr(cache, "WAVE_CACHE_ON", 0)
    made = InteractiveShell()  # type: ignore[no-untyped-call]
    yield made
    watch_module.unwatch()
    made.reset()  # type: ignore[no-untyped-call]


def run(shell: InteractiveShell, cell: str) -> None:
    shell.run_cell(cell, store_history=True).raise_error()  # type: ignore[no-untyped-call]


def test_a_kernel_of_a_cell_compiles_in_the_worker_as_in_the_notebook(shell: InteractiveShell) -> None:
    run(shell, CELL)
    spec = kernel((shell.user_ns["scaled"], shell.user_ns["subs"]))
    built = spec.build()
    here = record_compile(built, Recorder(built.data))
    there = compile(spec)
    assert there.asm is not None and there.asm == here.asm
    # A constant of a later cell counts from then on.
    run(shell, "SCALE = 3.0")
    changed = compile(spec)
    assert changed.mlir is not None and "dense<3.0" in changed.mlir
    assert there.mlir is not None and "dense<2.0" in there.mlir


def test_load_ext_records_the_cells_that_compile(shell: InteractiveShell) -> None:
    code = wave_compile.__code__
    shell.user_ns["wave_compile"] = wave_compile  # imported before the extension is loaded
    run(shell, "%load_ext wave_explorer")
    run(shell, CELL)
    run(shell, COMPILE_CELL)
    session = watch_module.watch()
    assert session.wait(120)
    (record,) = session.compilations
    assert record.mlir == shell.user_ns["result"].asm
    assert record.asm is not None and record.spec.source is not None and "def scaled" in record.spec.source.text
    run(shell, "%unload_ext wave_explorer")
    assert wave_compile.__code__ is code
