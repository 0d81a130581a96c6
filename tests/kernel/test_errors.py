"""What is wrong with a kernel is said before the compile, with the line and what to do."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import wave_lang.kernel.wave as tkw
from wave_lang.kernel.wave.templates.gemm import get_gemm_kernel

from tests.kernel import sample_kernels
from tests.kernel.test_shipping import CELL, SHAPE
from wave_explorer.kernel import KernelError, kernel
from wave_explorer.kernel.missing import unbound_symbols


def _refused(which: Any, **symbols: Any) -> KernelError:
    with pytest.raises(KernelError) as refused:
        kernel(which, **symbols).build()
    return refused.value


@pytest.mark.parametrize(
    ("symbol", "user"),
    [
        ("BLOCK_M", "WorkgroupConstraint(M, BLOCK_M)"),
        ("BLOCK_K", "TilingConstraint(K, BLOCK_K)"),
        ("M", "argument a"),
        ("K", "argument b"),
        ("ADDRESS_SPACE", "the address space of argument a"),
    ],
)
def test_a_forgotten_hyperparameter(symbol: str, user: str) -> None:
    """Wave's messages name another symbol, an internal pass, or (ADDRESS_SPACE) nothing at all: LDS is just gone."""
    made, subs, _ = get_gemm_kernel((128, 128, 64), False, tkw.MMAType.F32_16x16x16_F16)
    error = _refused((made, {key: value for key, value in subs.items() if str(key) != symbol}))
    assert error.symbol == symbol and user in error.summary and f"{symbol}=..." in error.advice
    assert error.location is not None and error.location.file.endswith("templates/gemm.py")
    line = Path(error.location.file).read_text().splitlines()[error.location.line - 1]
    assert ("Constraint" in line) if symbol.startswith("BLOCK") else ("Constraint" in line or "wave" in line)
    # What a value is: digits for all but an address space, which is never known at launch only.
    is_space = symbol == "ADDRESS_SPACE"
    assert ("SHARED_ADDRESS_SPACE" in error.advice and "GLOBAL_ADDRESS_SPACE" in error.advice) is is_space
    assert ("dynamic_symbols" in error.advice) is not is_space


def test_every_forgotten_hyperparameter_is_named_at_once() -> None:
    made, subs, _ = get_gemm_kernel((128, 128, 64), False, tkw.MMAType.F32_16x16x16_F16)
    error = _refused((made, {key: value for key, value in subs.items() if str(key) not in ("BLOCK_M", "BLOCK_K", "N")}))
    for symbol, user in {
        "BLOCK_M": "BLOCK_M by WorkgroupConstraint(M, BLOCK_M)",
        "BLOCK_K": "BLOCK_K by TilingConstraint(K, BLOCK_K)",
        "N": "argument b",
    }.items():
        assert user in error.summary and f"--sub {symbol}=..." in error.advice


@pytest.mark.parametrize("value", [64, "shared", None])
def test_hyperparameters_give_an_address_space_something_else(value: object) -> None:
    error = _refused((sample_kernels.make_gemm(), sample_kernels.gemm_subs(ADDRESS_SPACE=value)))  # type: ignore[arg-type]
    assert error.symbol == "ADDRESS_SPACE" and f"the value {value!r}, no address space" in error.summary
    assert "SHARED_ADDRESS_SPACE (brought to LDS) or GLOBAL_ADDRESS_SPACE" in error.advice


def test_nothing_is_missing_where_nothing_is() -> None:
    for name in ("gemm", "attention"):
        built = kernel(name).build()
        assert unbound_symbols(built.kernel, built.subs) == {}


def test_a_kernel_from_exec_without_source() -> None:
    module = ModuleType("__main__")
    exec(compile(CELL, "<edited kernel>", "exec", dont_inherit=True), module.__dict__)
    error = _refused(module.__dict__["cell_kernel"], **SHAPE)
    assert "source of kernel 'cell_kernel' cannot be read" in error.summary
    assert "linecache.cache[filename]" in error.advice and "file.py:NAME" in error.advice


def test_text_annotations() -> None:
    import linecache

    text = "from __future__ import annotations\n" + CELL
    linecache.cache["<cell 9>"] = (len(text), None, text.splitlines(keepends=True), "<cell 9>")
    module = ModuleType("__main__")
    exec(compile(text, "<cell 9>", "exec", dont_inherit=True), module.__dict__)
    error = _refused(module.__dict__["cell_kernel"], **SHAPE)
    assert "from __future__ import annotations" in error.advice and error.symbol == "a"


@pytest.mark.parametrize(
    ("text", "name", "message", "line"),
    [
        ("x = 1\ndef broken(:\n", "broken", "not valid Python", 2),
        ("x = 1\n\nraise RuntimeError('no luck')\n", "k", "raised RuntimeError: no luck", 3),
        ("import sys\nsys.exit(3)\n", "k", "raised SystemExit", 2),
        ("import not_a_module_of_anybody\n", "k", "ModuleNotFoundError", 1),
        ("def make():\n    a = 1\n    return a / 0\n", "make", "raised ZeroDivisionError", 3),
        ("def make(size):\n    return size\n", "make", "needs size", None),
        ("def make():\n    return 'text'\n", "make", "gave str, not a @wave kernel", None),
        ("number = 3\n", "number", "neither a @wave kernel nor a factory", None),
        ("def make_it():\n    pass\n", "makeit", "has no 'makeit'", None),
        ("x = '\0'\n", "x", "not valid Python", 1),
    ],
)
def test_a_file_with_something_wrong(text: str, name: str, message: str, line: int | None, tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text(text)
    error = _refused(f"{file}:{name}")
    assert message in error.summary
    if line is not None:
        assert error.location is not None and (error.location.file, error.location.line) == (str(file), line)
    if name == "makeit":
        assert "make_it" in error.advice


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    assert "Cannot read" in _refused(f"{tmp_path / 'none.py'}:k").summary
    (tmp_path / "binary.py").write_bytes(b"\xff\xfe\x00")
    assert "no UTF-8 text" in _refused(f"{tmp_path / 'binary.py'}:k").summary
    (tmp_path / "two.py").write_text("def first(): ...\ndef second(): ...\n")
    error = _refused(str(tmp_path / "two.py"))
    assert "first" in error.advice and "second" in error.advice


def test_a_file_is_executed_afresh_and_leaves_nothing_behind(tmp_path: Path) -> None:
    import sys

    file = tmp_path / "own.py"
    file.write_text(CELL)
    path, modules = list(sys.path), set(sys.modules)
    spec = kernel(f"{file}:cell_kernel", **SHAPE)
    first, second = spec.build(), spec.build()
    assert first.kernel is not second.kernel
    assert first.kernel._f.__globals__ is not second.kernel._f.__globals__
    assert sys.path == path
    assert not {name for name in set(sys.modules) - modules if name == "own" or "_wave_explorer" in name}
    # The spec holds the text; reload reads it again.
    file.write_text(CELL.replace("FACTOR = 4.0", "FACTOR = 5.0"))
    assert spec.build().kernel._f.__globals__["FACTOR"] == 4.0
    assert spec.reload().build().kernel._f.__globals__["FACTOR"] == 5.0


def test_what_is_no_kernel() -> None:
    for nonsense in (3, None, ["gemm"], (1, 2), ()):
        with pytest.raises(KernelError):
            kernel(nonsense)


def test_a_factory_that_only_takes_objects_says_so() -> None:
    def make(shape: object, size: int = 64) -> Any:
        del shape
        return sample_kernels.make_with_subs(block_m=size)

    with pytest.raises(KernelError, match="shape cannot be set from text"):
        kernel(make, shape="x")
    assert kernel(make, shape=object(), size="128").build().data.symbols["BLOCK_M"] == 128
