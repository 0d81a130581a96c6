"""Tensors on the stand-in GPU: launched in place, in this process."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.device.hip_stand_in.stand_in_gpu import StandInGpu, stand_in
from tests.device.hip_stand_in.stand_in_library import needs_c_compiler
from tests.device.test_run_compilation import inputs, product, recorded
from tests.isa.assembler import needs_assembler
from wave_explorer.device import LaunchError
from wave_explorer.device.gpu_tensors import launch_on_tensors
from wave_explorer.device.hip_api import DEVICE_TO_HOST, HOST_TO_DEVICE, Hip
from wave_explorer.device.hip_library import hip_libraries

pytestmark = [needs_c_compiler, needs_assembler]


@dataclass
class Tensor:
    """Memory of the stand-in's GPU with torch's names for what is known of it."""

    address: int
    array: NDArray[Any]
    dtype: str
    device: Any
    is_cuda: bool = True
    contiguous: bool = True

    @property
    def shape(self) -> tuple[int, ...]:
        return self.array.shape

    def data_ptr(self) -> int:
        return self.address

    def is_contiguous(self) -> bool:
        return self.contiguous


class Gpu:
    """The library in this process, as torch has it."""

    def __init__(self, stand: StandInGpu) -> None:
        self.stand = stand
        self.hip = Hip(hip_libraries()[0].path)
        self.held: list[Tensor] = []

    def tensor(self, array: NDArray[Any], dtype: str, index: int = 0) -> Tensor:
        made = Tensor(self.hip.allocate(array.nbytes), array, f"torch.{dtype}", SimpleNamespace(index=index))
        self.hip.copy(made.address, array.ctypes.data, array.nbytes, HOST_TO_DEVICE)
        self.held.append(made)
        return made

    def content(self, tensor: Tensor) -> NDArray[Any]:
        array = np.empty_like(tensor.array)
        self.hip.copy(array.ctypes.data, tensor.address, array.nbytes, DEVICE_TO_HOST)
        return array

    def gemm(self) -> dict[str, Tensor]:
        given = inputs()
        c = np.full((128, 128), np.nan, np.float32)
        return {
            "a": self.tensor(given["a"], "float16"), "b": self.tensor(given["b"], "float16"),
            "c": self.tensor(c, "float32"),
        }  # fmt: skip


@pytest.fixture
def gpu() -> Iterator[Gpu]:
    with stand_in() as stand:
        asm = recorded().asm
        assert asm is not None
        stand.knows(asm)
        made = Gpu(stand)
        yield made
        for tensor in made.held:
            made.hip.free(tensor.address)
    assert not stand.misuses


def test_the_result_is_in_the_tensor_and_nothing_was_copied(gpu: Gpu) -> None:
    tensors = gpu.gemm()
    before = len(gpu.stand.log)
    assert launch_on_tensors(recorded(), tensors) is None
    made = gpu.stand.log[before:]
    assert not any("hipMemcpy" in line or "hipMalloc" in line for line in made)
    # What was borrowed was given back.
    assert sum("hipModuleLoadData" in line for line in made) == sum("hipModuleUnload" in line for line in made) == 1
    assert sum("hipEventCreate" in line for line in made) == sum("hipEventDestroy" in line for line in made) == 2
    wanted = product(inputs())["c"]
    assert np.abs(gpu.content(tensors["c"]) - wanted).max() < 1e-3 * np.abs(wanted).max()


def test_times_leave_out_the_first_launch_and_the_warm_up(gpu: Gpu) -> None:
    gpu.stand.milliseconds = [90.0, 80.0, 3.0, 1.0, 2.0].__getitem__
    found = launch_on_tensors(recorded(), gpu.gemm(), repeats=3, warmup=1)
    assert found is not None and found.repeats == 3 and found.median == pytest.approx(2e-3)


def test_what_does_not_fit_is_refused_before_the_launch(gpu: Gpu) -> None:
    comp, tensors = recorded(), gpu.gemm()
    torn = Tensor(1, tensors["a"].array, "torch.float16", SimpleNamespace(index=0), contiguous=False)
    small = gpu.tensor(np.zeros((64, 256), np.float16), "float16")
    other = gpu.tensor(inputs()["a"].view(np.uint16), "bfloat16")
    far = gpu.tensor(inputs()["b"], "float16", index=1)
    for change, said in (
        ({"a": torn}, "a is not contiguous"),
        ({"a": small}, "a has shape 64×256"),
        ({"a": other}, r"a has dtype torch\.bfloat16; the kernel reads f16"),
        ({"b": far}, "The tensors lie on 2 GPUs"),
        ({"c": tensors["c"].array}, "c has to be a tensor on the GPU"),
        ({"x": small}, "no argument x"),
    ):
        with pytest.raises(LaunchError, match=said):
            launch_on_tensors(comp, {**tensors, **change})
    assert not gpu.stand.launches


def test_a_gpu_of_another_target_is_refused() -> None:
    with stand_in("gfx950") as stand:
        gpu = Gpu(stand)
        with pytest.raises(LaunchError, match="the code is for gfx942, and the GPU is a gfx950"):
            launch_on_tensors(recorded(), gpu.gemm())
        for tensor in gpu.held:
            gpu.hip.free(tensor.address)
    assert not stand.launches


def test_an_error_has_its_name_and_what_was_borrowed_is_back(gpu: Gpu, monkeypatch: pytest.MonkeyPatch) -> None:
    tensors = gpu.gemm()
    monkeypatch.setenv("HIP_STAND_IN_FAIL", "hipEventSynchronize:0:719")
    before = len(gpu.stand.log)
    with pytest.raises(LaunchError, match=r"hipEventSynchronize failed with hipErrorLaunchFailure \(719\)"):
        launch_on_tensors(recorded(), tensors)
    made = gpu.stand.log[before:]
    assert sum("hipModuleUnload" in line for line in made) == 1
    assert sum("hipEventDestroy" in line for line in made) == 2
