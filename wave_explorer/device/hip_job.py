"""A launch as plain data, so that a process of its own can do it: a folder with a job, its bytes, and what came of it.

The folder holds ``job.json`` (:class:`Job`), ``code.hsaco``, ``NUMBER.in`` for each buffer before the launch and
``NUMBER.out`` for each that is read back, and at the end ``outcome.json`` (:class:`Outcome`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec
import numpy as np
from numpy.typing import NDArray

from wave_explorer.device.errors import LaunchError
from wave_explorer.device.launch import pack
from wave_explorer.device.protocol import BufferArgument, KernelLaunch, Measuring

_JOB, _CODE, _OUTCOME = "job.json", "code.hsaco", "outcome.json"

Phase = Literal["starting", "loading", "copying", "running", "timing", "done"]
"""What a process of a job does at the moment; it says so line by line on its standard output."""


class JobBuffer(msgspec.Struct, frozen=True):
    """One buffer of a job.

    Attributes:
        name: of the argument.
        size: in bytes.
        offset: of its address in the kernel argument segment.
        read_back: whether its content after the launch is wanted.
    """

    name: str
    size: int
    offset: int
    read_back: bool


class Job(msgspec.Struct, frozen=True):
    """One launch, and how often it is timed.

    Attributes:
        library: the HIP runtime.
        device: HIP's number of the GPU.
        arch: target id that the GPU must have.
        kernel: name of the kernel in the code object.
        grid: workgroups.
        block: threads of a workgroup.
        lds_bytes: beyond those that the kernel has by itself.
        arguments: the kernel argument segment, with zeros where addresses come.
        buffers: in the order of the arguments.
        warmup, repeats: launches before, and during the timing; nothing is timed with 0 repeats.
        flush_bytes: memory that is written before each timed launch, to empty the caches; 0 for none.
    """

    library: str
    device: int
    arch: str
    kernel: str
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    lds_bytes: int
    arguments: bytes
    buffers: tuple[JobBuffer, ...]
    warmup: int = 0
    repeats: int = 0
    flush_bytes: int = 0


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of a job.

    Attributes:
        seconds: of each timed launch, by the GPU's events.
        error: what HIP said, empty where all went well.
        error_name: HIP's name of it.
        phase: in which it failed.
    """

    seconds: tuple[float, ...] = ()
    error: str = ""
    error_name: str = ""
    phase: Phase = "done"


def job_of(
    launch: KernelLaunch, *, library: str, device: int, arch: str, measuring: Measuring, flush_bytes: int
) -> Job:
    """A launch as a job.

    Raises:
        LaunchError: the arguments are not those that the code object describes.
    """
    buffers = [argument for argument in launch.arguments if isinstance(argument, BufferArgument)]
    # Each buffer's place is where its number comes out when numbers stand for addresses.
    numbers = {argument.name: _MARK + position for position, argument in enumerate(buffers)}
    marked = pack(launch, numbers)
    empty = pack(launch, dict.fromkeys(numbers, 0))
    own = launch.program.metadata.lds_bytes
    return Job(
        library=library,
        device=device,
        arch=arch,
        kernel=launch.program.metadata.name,
        grid=launch.grid,
        block=launch.block,
        lds_bytes=max(0, launch.lds_bytes - own) if launch.lds_bytes is not None else 0,
        arguments=empty.tobytes(),
        buffers=tuple(
            JobBuffer(one.name, one.array.nbytes, _offset(marked, empty, numbers[one.name], one.name), one.read_back)
            for one in buffers
        ),
        warmup=measuring.warmup if measuring.repeats else 0,
        repeats=measuring.repeats,
        flush_bytes=flush_bytes if measuring.flush_cache else 0,
    )


_MARK = 0x5AD0_0000_0000_0000


def _offset(marked: NDArray[np.uint8], empty: NDArray[np.uint8], number: int, name: str) -> int:
    wanted = number.to_bytes(8, "little")
    content = marked.tobytes()
    at = content.find(wanted)
    while at >= 0:
        # A scalar may hold the same bytes, and stands there without addresses too.
        if empty[at : at + 8].tobytes() == bytes(8):
            return at
        at = content.find(wanted, at + 1)
    raise LaunchError(f"The address of {name} has no place among the kernel's arguments.")


def write_job(folder: Path, job: Job, image: bytes, arrays: dict[str, NDArray[Any]]) -> None:
    """Lays a job down in a folder."""
    (folder / _JOB).write_bytes(msgspec.json.encode(job))
    (folder / _CODE).write_bytes(image)
    for number, buffer in enumerate(job.buffers):
        np.ascontiguousarray(arrays[buffer.name]).tofile(folder / f"{number}.in")


def repeated_job(folder: Path, place: Path, job: Job) -> None:
    """Lays down a job once more, on the same code and the same arrays as in ``folder``, which are not copied."""
    place.mkdir()
    (place / _JOB).write_bytes(msgspec.json.encode(job))
    for name in (_CODE, *(f"{number}.in" for number in range(len(job.buffers)))):
        (place / name).symlink_to(folder / name)


def read_job(folder: Path) -> tuple[Job, bytes]:
    """A job and its code object."""
    return msgspec.json.decode((folder / _JOB).read_bytes(), type=Job), (folder / _CODE).read_bytes()


def buffer_content(folder: Path, number: int) -> NDArray[np.uint8]:
    """The bytes of a buffer before the launch."""
    return np.fromfile(folder / f"{number}.in", np.uint8)


def keep_content(folder: Path, number: int, content: NDArray[np.uint8]) -> None:
    """Lays down the bytes of a buffer after the launch."""
    content.tofile(folder / f"{number}.out")


def result_content(folder: Path, number: int) -> NDArray[np.uint8]:
    """The bytes of a buffer after the launch."""
    return np.fromfile(folder / f"{number}.out", np.uint8)


def write_outcome(folder: Path, outcome: Outcome) -> None:
    """Lays down what came of a job; it appears whole or not at all."""
    unfinished = folder / f"{_OUTCOME}.part"
    unfinished.write_bytes(msgspec.json.encode(outcome))
    unfinished.replace(folder / _OUTCOME)


def read_outcome(folder: Path) -> Outcome | None:
    """What came of a job; None where its process did not get so far."""
    path = folder / _OUTCOME
    return msgspec.json.decode(path.read_bytes(), type=Outcome) if path.exists() else None
