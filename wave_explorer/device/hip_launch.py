"""One job on a GPU, in this process: copied in, launched, copied back, timed; everything is given back at the end."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack

import numpy as np
from numpy.typing import NDArray

from wave_explorer.device.code_object import mismatch
from wave_explorer.device.hip_api import DEVICE_TO_HOST, HOST_TO_DEVICE, Hip
from wave_explorer.device.hip_job import Job, Phase
from wave_explorer.device.hip_resources import allocation, event, module


class WrongGpu(Exception):
    """The GPU is not of the target that the job was made for."""


def execute(
    hip: Hip,
    job: Job,
    image: bytes,
    content: Callable[[int], NDArray[np.uint8]],
    keep: Callable[[int, NDArray[np.uint8]], None],
    entering: Callable[[Phase], None],
) -> tuple[float, ...]:
    """Does a job.

    The first launch gives the results.  Those that are timed come after it and work on what it left: a kernel takes as
    long whatever the numbers are, unless it branches on them.

    Args:
        hip: the runtime.
        job: what to do.
        image: the code object.
        content: gives the bytes of a buffer by its number.
        keep: takes the bytes of a buffer after the first launch.
        entering: told what begins, and of each launch.

    Returns:
        Seconds of each timed launch.

    Raises:
        HipError: a call failed.
        WrongGpu: the GPU is another one than the job was made for.
    """
    entering("loading")
    found = hip.properties(job.device).arch
    if mismatch(job.arch, found):
        raise WrongGpu(f"GPU {job.device} is a {found}, and the job was made for {job.arch}")
    hip.set_device(job.device)
    with ExitStack() as held:
        function = hip.function(held.enter_context(module(hip, image)), job.kernel)
        entering("copying")
        segment = bytearray(job.arguments)
        addresses = []
        for number, buffer in enumerate(job.buffers):
            address = held.enter_context(allocation(hip, buffer.size))
            addresses.append(address)
            segment[buffer.offset : buffer.offset + 8] = address.to_bytes(8, "little")
            bytes_in = content(number)
            if buffer.size:
                hip.copy(address, bytes_in.ctypes.data, buffer.size, HOST_TO_DEVICE)
        arguments = bytes(segment)

        def launch() -> None:
            hip.launch(function, job.grid, job.block, job.lds_bytes, arguments)

        entering("running")
        launch()
        hip.synchronize()
        for number, buffer in enumerate(job.buffers):
            if buffer.read_back:
                bytes_out = np.empty(buffer.size, np.uint8)
                if buffer.size:
                    hip.copy(bytes_out.ctypes.data, addresses[number], buffer.size, DEVICE_TO_HOST)
                keep(number, bytes_out)
        if not job.repeats:
            return ()
        return _timed(hip, job, launch, entering)


def _timed(hip: Hip, job: Job, launch: Callable[[], None], entering: Callable[[Phase], None]) -> tuple[float, ...]:
    """Each launch between two events of its own, so that the spread can be seen."""
    for _ in range(job.warmup):
        entering("timing")
        launch()
        hip.synchronize()
    times = []
    with ExitStack() as held:
        start, stop = (held.enter_context(event(hip)) for _ in range(2))
        flush = held.enter_context(allocation(hip, job.flush_bytes)) if job.flush_bytes else 0
        for repeat in range(job.repeats):
            entering("timing")
            if flush:
                hip.fill(flush, repeat & 0xFF, job.flush_bytes)
            hip.record(start)
            launch()
            hip.record(stop)
            hip.wait_for(stop)
            times.append(hip.seconds_between(start, stop))
    return tuple(times)
