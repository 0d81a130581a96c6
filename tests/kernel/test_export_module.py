"""The torch module of an exported file: shapes without a GPU, what it refuses, and what it launches."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import torch

from tests.kernel.exported_files import imported
from wave_explorer.kernel import export, kernel_or_pipeline
from wave_explorer.kernel.pipeline import pipeline


class OnTheGpu(torch.Tensor):  # type: ignore[misc]
    """A tensor in host memory that says it is on a GPU."""

    is_cuda = True


@pytest.fixture(scope="module")
def gemm(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    return _exported(tmp_path_factory.mktemp("gemm"), "gemm", M=128, N=64, K=32)


def _exported(folder: Path, name: str, **settings: Any) -> ModuleType:
    export(kernel_or_pipeline(name, **settings), folder / "tuned.py")
    return imported(folder / "tuned.py")


def test_meta_tensors_give_the_shape_of_the_output(gemm: ModuleType) -> None:
    a, b = (torch.empty((rows, 32), dtype=torch.float16, device="meta") for rows in (128, 64))
    c = gemm.GemmModule()(a, b)
    assert (c.shape, c.dtype, c.device.type) == ((128, 64), torch.float32, "meta")


def test_what_the_kernel_would_misread_is_refused(gemm: ModuleType) -> None:
    module = gemm.GemmModule()
    a, b = (torch.zeros((rows, 32), dtype=torch.float16) for rows in (128, 64))
    with pytest.raises(ValueError, match=r"b must be \(64, 32\) of torch.float16, not \(32, 64\)"):
        module(a, torch.zeros((32, 64), dtype=torch.float16))
    with pytest.raises(ValueError, match="b must be contiguous"):
        module(a, torch.zeros((32, 64), dtype=torch.float16).T)
    with pytest.raises(ValueError, match=r"not .* of torch\.float32"):
        module(a.float(), b)
    with pytest.raises(RuntimeError, match="no AMD GPU is here to run it"):
        module(a, b)


def test_the_kernel_is_compiled_once_and_launched_on_all_arguments(
    gemm: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled = []

    def compile_kernel() -> Any:
        compiled.append("compiled")
        return lambda a, b, c: c.copy_(a.float() @ b.float().T)

    monkeypatch.setattr(gemm, "compile_kernel", compile_kernel)
    monkeypatch.setattr(gemm, "why_not_here", lambda: "")
    a, b = (torch.randn((rows, 32)).half().as_subclass(OnTheGpu) for rows in (128, 64))
    module = gemm.GemmModule()
    for _ in range(2):
        torch.testing.assert_close(module(a, b), a.float() @ b.float().T)
    assert compiled == ["compiled"]


def test_dynamic_dims_are_those_of_the_inputs(tmp_path: Path) -> None:
    module = _exported(tmp_path, "gemm", dynamic_dims=True).GemmModule()
    a, b = (torch.empty((rows, 40), dtype=torch.float16, device="meta") for rows in (70, 30))
    assert module(a, b).shape == (70, 30)
    with pytest.raises(ValueError, match=r"b must be \(30, 40\)"):
        module(a, b[:, :20].contiguous())


def test_a_pipeline_hands_on_what_its_phases_make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = _exported(tmp_path, "decode_attention")
    launches: list[tuple[str, tuple[torch.Tensor, ...]]] = []

    def compiler(name: str) -> Any:
        return lambda: lambda *tensors: launches.append((name, tensors))

    monkeypatch.setattr(file, "PHASES", {name: compiler(name) for name in file.PHASES})
    monkeypatch.setattr(file, "why_not_here", lambda: "")
    inputs = [tensor.as_subclass(OnTheGpu) for tensor in _inputs("decode_attention")]
    output = file.DecodeAttentionModule()(*inputs)
    assert [name for name, _ in launches] == ["phase_0", "phase_1"]
    first, second = (tensors for _, tensors in launches)
    assert all(one is other for one, other in zip(first[:3], inputs, strict=True))
    assert all(one is other for one, other in zip(first[3:], second[:2], strict=True))
    assert second[2] is output


def _inputs(name: str) -> list[torch.Tensor]:
    spec = pipeline(name)
    return [torch.from_numpy(array) for array in spec.entry.make_inputs(spec.phases[0].build().data, 0).values()]


def test_an_import_does_nothing(gemm: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert capsys.readouterr() == ("", "")
    assert gemm.TARGET == "gfx942"
