"""A spec compiles in another process to the code it has here, whatever it was made from."""

from __future__ import annotations

import linecache
import threading
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.kernel import sample_kernels
from tests.kernel.compiling import amdgcn, mlir, run_python
from wave_explorer.kernel import KernelError, KernelSpec, from_shipment, kernel, to_shipment

CELL = """\
import wave_lang.kernel.lang as tkl
import wave_lang.kernel.wave as tkw
from wave_lang.kernel.lang.global_symbols import *

M, N, BM, BN = tkl.sym.M, tkl.sym.N, tkl.sym.BLOCK_M, tkl.sym.BLOCK_N
FACTOR = 4.0


def twice(value):
    return value + value


@tkw.wave([
    tkw.WorkgroupConstraint(M, BM, 1), tkw.WorkgroupConstraint(N, BN, 0), tkw.WaveConstraint(M, BM),
    tkw.WaveConstraint(N, BN), tkw.HardwareConstraint(threads_per_wave=64, vector_shapes={M: 1, N: 64}),
])
def cell_kernel(a: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32], b: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32]):
    factor = tkl.Register[M, N, tkl.f32](FACTOR)
    tkw.write(twice(tkw.read(a)) * factor, b)
"""
SHAPE: Any = {"M": 16, "N": 64, "BLOCK_M": 1, "BLOCK_N": 64}

CHILD = """\
import sys
from pathlib import Path
from tests.kernel.compiling import amdgcn, mlir
from wave_explorer.kernel import from_shipment

spec = from_shipment(Path(sys.argv[1]).read_bytes())
source = spec.build().data.source
print(source.file, source.first_line, len(source.text))
print({"mlir": mlir, "amdgcn": amdgcn}[sys.argv[2]](spec), end="")
"""


def _in_another_process(spec: KernelSpec, folder: Path, what: str = "mlir") -> tuple[str, str]:
    """The line about the source, and the compiled text."""
    file = folder / "shipment"
    file.write_bytes(to_shipment(spec))
    text = run_python("-c", CHILD, str(file), what)
    head, _, rest = text.partition("\n")
    return head, rest


def _executed_cell(filename: str = "<cell 7>") -> Any:
    linecache.cache[filename] = (len(CELL), None, CELL.splitlines(keepends=True), filename)
    module = ModuleType("__main__")
    exec(compile(CELL, filename, "exec", dont_inherit=True), module.__dict__)
    return module.__dict__["cell_kernel"]


def test_an_executed_cell(tmp_path: Path) -> None:
    spec = kernel(_executed_cell(), **SHAPE)
    head, text = _in_another_process(spec, tmp_path, "amdgcn")
    assert text == amdgcn(spec)
    assert head == f"<cell 7> 13 {len(CELL)}"


def test_a_real_ipython_cell(tmp_path: Path) -> None:
    from IPython.core.interactiveshell import InteractiveShell

    shell: Any = InteractiveShell()  # type: ignore[no-untyped-call]
    try:
        assert shell.run_cell(CELL, store_history=True).success
        spec = kernel(shell.user_ns["cell_kernel"], **SHAPE)
        head, text = _in_another_process(spec, tmp_path)
        assert text == mlir(spec)
        assert "dense<4.0" in text
        assert head.endswith(f" 13 {len(CELL)}") and spec.build().data.source is not None
    finally:
        InteractiveShell.clear_instance()


def test_a_kernel_of_a_module_that_the_other_process_cannot_import(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "only_here"
    folder.mkdir()
    (folder / "my_cells.py").write_text(CELL)
    monkeypatch.syspath_prepend(str(folder))
    import importlib

    module = importlib.import_module("my_cells")
    spec = kernel(module.cell_kernel, **SHAPE)
    shipment = tmp_path / "shipment"
    shipment.write_bytes(to_shipment(spec))
    expected = mlir(spec)
    # Neither the file nor a folder that has it is left.
    (folder / "my_cells.py").unlink()
    text = run_python("-c", CHILD, str(shipment), "mlir").partition("\n")[2]
    assert text == expected


def test_a_factory_with_closures(tmp_path: Path) -> None:
    spec = kernel(sample_kernels.make_with_subs, block_m=128)
    assert _in_another_process(spec, tmp_path)[1] == mlir(spec)


def test_library_and_file_travel_as_text(tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text(CELL)
    spec = kernel(f"{file}:cell_kernel", **SHAPE)
    expected = mlir(spec)
    shipment = to_shipment(spec)
    file.unlink()
    assert mlir(from_shipment(shipment)) == expected
    edited = kernel(
        "gemm",
        BLOCK_M=128,
        target="gfx950",
        options={"schedule": "MODULO"},
        disable_passes=["hoist_loop_invariant_ops"],
    )
    back = from_shipment(to_shipment(edited))
    assert back == edited and len(to_shipment(edited)) < 2000


def test_settings_survive_the_journey() -> None:
    spec = kernel(_executed_cell(), target="gfx950", options={"waves_per_eu": 2}, **SHAPE)
    back = from_shipment(to_shipment(spec))
    assert (back.target, dict(back.symbols), dict(back.options)) == ("gfx950", SHAPE, {"waves_per_eu": 2})


def test_what_cannot_leave_the_process_is_named() -> None:
    lock = threading.Lock()

    def factory() -> Any:
        with lock:
            return sample_kernels.make_with_subs()

    with pytest.raises(KernelError, match=r"cannot be sent to another process: .*lock"):
        to_shipment(kernel(factory))
