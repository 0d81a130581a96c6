"""A matrix product cut for several GPUs can be looked at; a run says what is not known."""

from __future__ import annotations

import pytest

from wave_explorer.device import LaunchError
from wave_explorer.experiment.launch_inputs import inputs_for
from wave_explorer.kernel import KernelError, kernel
from wave_explorer.record import Compilation, Manifest, MemoryBlobs


def test_pieces_for_several_gpus_are_not_run() -> None:
    data = kernel("gemm_distributed", device_m=2).build().data
    comp = Compilation(Manifest("id", "gemm", data, "ok"), MemoryBlobs())
    with pytest.raises(LaunchError, match=r"cannot be run with these settings: what IREE's launch .* not known"):
        inputs_for(comp, None, 0, "run")


def test_pieces_are_of_one_size() -> None:
    with pytest.raises(KernelError, match="N = 128 cannot be shared by device_n = 3 GPUs"):
        kernel("gemm_distributed", device_n=3).build()
