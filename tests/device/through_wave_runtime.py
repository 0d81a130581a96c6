"""A process that launches the recorded GEMM through wave_runtime, and prints how far off it is, relative."""

from __future__ import annotations

import importlib
import sys
from typing import Any

import numpy as np

from tests.device.test_run_compilation import inputs, product
from wave_explorer.device.hip_api import DEVICE_TO_HOST, HOST_TO_DEVICE, Hip
from wave_explorer.device.hip_library import hip_libraries


def main(code: str) -> None:
    # It has no types.
    wave_runtime: Any = importlib.import_module("wave_runtime")
    given = inputs()
    c = np.full((128, 128), np.nan, np.float32)
    wave_runtime.load_hip_functions()
    # The same library in the same process: what one allocates the other knows.
    hip = Hip(hip_libraries()[0].path)
    hip.set_device(0)
    addresses = []
    for array in (given["a"], given["b"], c):
        addresses.append(hip.allocate(array.nbytes))
        hip.copy(addresses[-1], array.ctypes.data, array.nbytes, HOST_TO_DEVICE)
    binary, function = wave_runtime.load_binary(code, "gemm")
    info = wave_runtime.KernelLaunchInfo(0, function, 0, 2, 2, 1, 128, 2, 1, 1, 1, 1)
    wave_runtime.launch(info, wave_runtime.Int64Vector(addresses), wave_runtime.Int64Vector([]), [])
    hip.synchronize()
    hip.copy(c.ctypes.data, addresses[-1], c.nbytes, DEVICE_TO_HOST)
    for address in addresses:
        hip.free(address)
    del function, binary
    wanted = product(given)["c"]
    print(float(np.abs(c - wanted).max() / np.abs(wanted).max()))


if __name__ == "__main__":
    main(sys.argv[1])
