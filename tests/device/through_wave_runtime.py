"""A process that does a job as our own does, but for the launch, which it leaves to wave_runtime.

``python -m tests.device.through_wave_runtime FOLDER [TYPE ...]`` with the types of the scalars, in place of
:mod:`wave_explorer.device.hip_child`.
"""

from __future__ import annotations

import importlib
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import numpy as np

from wave_explorer.device.code_object import read_code_object
from wave_explorer.device.element_types import storage
from wave_explorer.device.hip_api import DEVICE_TO_HOST, HOST_TO_DEVICE, Hip
from wave_explorer.device.hip_job import Outcome, buffer_content, keep_content, read_job, write_outcome
from wave_explorer.device.hip_resources import allocation


def main(folder: Path, types: list[str]) -> None:
    # It has no types.
    wave_runtime: Any = importlib.import_module("wave_runtime")
    job, image = read_job(folder)
    wave_runtime.load_hip_functions()
    # The same library in the same process: what one allocates the other knows.
    hip = Hip(job.library)
    hip.set_device(job.device)
    pointers = {buffer.offset for buffer in job.buffers}
    described = [one for one in read_code_object(image).kernel(job.kernel).args if one.value_kind == "by_value"]
    contents = [job.arguments[one.offset : one.offset + one.size] for one in described if one.offset not in pointers]
    # Scalars come first, then the dynamic dims: 64 bits each, whether the code object has them as one or as two words.
    scalars = [_number(content, dtype) for content, dtype in zip(contents, types, strict=False)]
    dims = [int(dim) for dim in np.frombuffer(b"".join(contents[len(types) :]), np.int64)]
    with ExitStack() as held:
        addresses = [held.enter_context(allocation(hip, buffer.size)) for buffer in job.buffers]
        for number, (address, buffer) in enumerate(zip(addresses, job.buffers, strict=True)):
            content = buffer_content(folder, number)
            hip.copy(address, content.ctypes.data, buffer.size, HOST_TO_DEVICE)
        binary, function = wave_runtime.load_binary(str(folder / "code.hsaco"), job.kernel)
        info = wave_runtime.KernelLaunchInfo(0, function, job.lds_bytes, *job.grid, *job.block, 1, 1, 1)
        wave_runtime.launch(info, wave_runtime.Int64Vector(addresses), wave_runtime.Int64Vector(dims), scalars)
        hip.synchronize()
        for number, (address, buffer) in enumerate(zip(addresses, job.buffers, strict=True)):
            if buffer.read_back:
                content = np.empty(buffer.size, np.uint8)
                hip.copy(content.ctypes.data, address, buffer.size, DEVICE_TO_HOST)
                keep_content(folder, number, content)
        del function, binary
    write_outcome(folder, Outcome())


def _number(content: bytes, dtype: str) -> float | int:
    """A scalar as a number of Python."""
    value: float | int = np.frombuffer(content, storage(dtype))[0].item()
    return value


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
