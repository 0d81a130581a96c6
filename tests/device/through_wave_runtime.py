"""A process that does a job as our own does, but for the launch, which it leaves to wave_runtime.

``python -m tests.device.through_wave_runtime FOLDER``, in place of :mod:`wave_explorer.device.hip_child`.
"""

from __future__ import annotations

import importlib
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import numpy as np

from wave_explorer.device.code_object import read_code_object
from wave_explorer.device.hip_api import DEVICE_TO_HOST, HOST_TO_DEVICE, Hip
from wave_explorer.device.hip_job import Outcome, buffer_content, keep_content, read_job, write_outcome
from wave_explorer.device.hip_resources import allocation


def main(folder: Path) -> None:
    # It has no types.
    wave_runtime: Any = importlib.import_module("wave_runtime")
    job, image = read_job(folder)
    wave_runtime.load_hip_functions()
    # The same library in the same process: what one allocates the other knows.
    hip = Hip(job.library)
    hip.set_device(job.device)
    pointers = {buffer.offset for buffer in job.buffers}
    described = [one for one in read_code_object(image).kernel(job.kernel).args if one.value_kind == "by_value"]
    numbers = [
        int.from_bytes(job.arguments[one.offset : one.offset + one.size], "little")
        for one in described
        if one.offset not in pointers
    ]
    assert all(one.size == 8 for one in described), "a scalar of another size has a list of its own"
    with ExitStack() as held:
        addresses = [held.enter_context(allocation(hip, buffer.size)) for buffer in job.buffers]
        for number, (address, buffer) in enumerate(zip(addresses, job.buffers, strict=True)):
            content = buffer_content(folder, number)
            hip.copy(address, content.ctypes.data, buffer.size, HOST_TO_DEVICE)
        binary, function = wave_runtime.load_binary(str(folder / "code.hsaco"), job.kernel)
        info = wave_runtime.KernelLaunchInfo(0, function, job.lds_bytes, *job.grid, *job.block, 1, 1, 1)
        wave_runtime.launch(info, wave_runtime.Int64Vector(addresses), wave_runtime.Int64Vector(numbers), [])
        hip.synchronize()
        for number, (address, buffer) in enumerate(zip(addresses, job.buffers, strict=True)):
            if buffer.read_back:
                content = np.empty(buffer.size, np.uint8)
                hip.copy(content.ctypes.data, address, buffer.size, DEVICE_TO_HOST)
                keep_content(folder, number, content)
        del function, binary
    write_outcome(folder, Outcome())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
