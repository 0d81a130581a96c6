"""A launch on tensors that lie on a GPU already, torch's of ROCm for one: in this process, in place, nothing copied.

Their memory belongs to this process, so that the launch cannot have one of its own: a kernel that hangs hangs it.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any, Protocol, TypeGuard

import numpy as np
from numpy.typing import NDArray

from wave_explorer.device.arguments import array_type
from wave_explorer.device.assembler import assemble
from wave_explorer.device.code_object import mismatch
from wave_explorer.device.element_types import element_type
from wave_explorer.device.errors import LaunchError
from wave_explorer.device.gpu_lock import gpu_held
from wave_explorer.device.hip_api import Hip, HipError, HipUnusable
from wave_explorer.device.hip_library import hip_libraries
from wave_explorer.device.hip_resources import event, module
from wave_explorer.device.launch import pack
from wave_explorer.device.launch_times import measured_time
from wave_explorer.device.protocol import Extent
from wave_explorer.device.run import launch_of
from wave_explorer.record.compilation import Compilation
from wave_explorer.record.run import MeasuredTime

_LOADED = re.compile(r"(/\S*/libamdhip64\.so\S*)")


class GpuTensor(Protocol):
    """What is asked of a tensor; torch's have it."""

    @property
    def shape(self) -> tuple[int, ...]:
        """Elements along each axis."""

    @property
    def dtype(self) -> object:
        """Element type; its text ends in a name such as ``float16``."""

    @property
    def device(self) -> Any:
        """Where it lies; ``index`` is the GPU's number."""

    def data_ptr(self) -> int:
        """Address of the first element."""

    def is_contiguous(self) -> bool:
        """Whether the elements lie one after the other, the last axis first."""


def is_gpu_tensor(value: object) -> TypeGuard[GpuTensor]:
    """Whether a value is a tensor on a GPU."""
    return bool(getattr(value, "is_cuda", False)) and hasattr(value, "data_ptr")


def launch_on_tensors(
    comp: Compilation,
    tensors: Mapping[str, Any],
    *,
    grid: Extent | None = None,
    repeats: int = 0,
    warmup: int = 3,
) -> MeasuredTime | None:
    """Launches a compiled kernel on tensors, which hold its results afterwards.

    It runs on torch's current stream where torch is at work, and has ended when this returns.

    Args:
        comp: a compile that got to AMDGCN.
        tensors: all arguments by name, outputs included; numbers for those passed by value.
        grid: workgroups, needed only where the record does not fix them.
        repeats: further launches that are timed, after ``warmup`` that are not; none with 0.

    Returns:
        The time, None without repeats.

    Raises:
        LaunchError: something is no tensor on a GPU, does not fit the kernel, or HIP refuses; with HIP's name of it.
    """
    placed = {name: value for name, value in tensors.items() if is_gpu_tensor(value)}
    launch = launch_of(comp, {name: _stand_in(comp, name, value) for name, value in tensors.items()}, grid)
    absent = [one.name for one in comp.spec.arguments if one.usage != "scalar" and one.dims and one.name not in placed]
    if absent:
        raise LaunchError(
            f"{', '.join(absent)} has to be a tensor on the GPU.", "Outputs too: they are written in place."
        )
    index = _index(placed)
    code = assemble(launch.program)
    described = replace(launch, program=code.described(launch.program))
    arguments = pack(described, {name: tensor.data_ptr() for name, tensor in placed.items()}).tobytes()
    stream = _current_stream(index)
    try:
        hip = Hip(_library())
        found = hip.properties(index)
        why = mismatch(code.target_id, found.arch)
        if why:
            raise LaunchError(f"{comp.manifest.kernel} cannot run on GPU {index}: {why}.")
        hip.set_device(index)
        with gpu_held(found.pci), ExitStack() as held:
            function = hip.function(held.enter_context(module(hip, code.image)), launch.program.metadata.name)
            start, stop = (held.enter_context(event(hip)) for _ in range(2))
            times = []
            for number in range(1 + (warmup + repeats if repeats else 0)):
                hip.record(start, stream)
                hip.launch(function, launch.grid, launch.block, 0, arguments, stream)
                hip.record(stop, stream)
                hip.wait_for(stop)
                if number > warmup:
                    times.append(hip.seconds_between(start, stop))
    except (HipError, HipUnusable) as error:
        raise LaunchError(f"The GPU cannot launch this: {error}.") from error
    return measured_time(times, warmup=warmup, flushed=False)


def _stand_in(comp: Compilation, name: str, value: Any) -> NDArray[Any]:
    """An array of the tensor's type and shape that takes no memory: what a launch is checked against."""
    argument = next((one for one in comp.spec.arguments if one.name == name), None)
    if not is_gpu_tensor(value) or argument is None:
        return np.asarray(value)
    if not value.is_contiguous():
        raise LaunchError(
            f"{name} is not contiguous, and the kernel reads it as if it were.", "Give a copy: x.contiguous()."
        )
    found, wanted = element_type(str(value.dtype).rpartition(".")[2]), element_type(argument.dtype)
    if found != wanted:
        raise LaunchError(f"{name} has dtype {value.dtype}; the kernel reads {argument.dtype}.")
    return np.broadcast_to(np.zeros((), array_type(wanted)), tuple(value.shape))


def _index(placed: Mapping[str, GpuTensor]) -> int:
    indices = {tensor.device.index or 0 for tensor in placed.values()}
    if len(indices) != 1:
        raise LaunchError(
            f"The tensors lie on {len(indices)} GPUs ({', '.join(map(str, sorted(indices)))}), not on one."
        )
    return int(indices.pop())


def _current_stream(index: int) -> int:
    torch = sys.modules.get("torch")
    if torch is None or not torch.cuda.is_available():
        return 0
    return int(torch.cuda.current_stream(index).cuda_stream)


def _library() -> str:
    """The runtime that this process has loaded already: tensors of one mean nothing to another."""
    try:
        loaded = _LOADED.search(Path("/proc/self/maps").read_text(encoding="utf-8", errors="replace"))
    except OSError:
        loaded = None
    if loaded is not None:
        return loaded.group(1)
    found = hip_libraries()
    if not found:
        raise LaunchError("No HIP runtime (libamdhip64) is installed.")
    return found[0].path
