"""Kernel arguments as the bytes that the code object's ``.args`` describe."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from wave_explorer.device.errors import LaunchError
from wave_explorer.device.protocol import Argument, BufferArgument, Extent, KernelLaunch, ScalarArgument
from wave_explorer.isa.program import KernelArgument

_MOST_THREADS = 1 << 32
"""Threads of a launch in each of x, y, z stay below this: the dispatch packet holds 32 bits."""

_POINTERS = ("global_buffer", "dynamic_shared_pointer")


def pack(launch: KernelLaunch, addresses: Mapping[str, int]) -> NDArray[np.uint8]:
    """The kernel argument segment.

    Buffers and null pointers go to the ``global_buffer`` entries in order, the bytes of the scalars to the
    ``by_value`` entries in order: a scalar may fill several of them, as Wave passes a 64-bit dim in two entries of
    4 bytes.  Without ``.args`` every argument is put at the next multiple of its size.

    Args:
        launch: with its arguments.
        addresses: of each buffer argument by name.

    Raises:
        LaunchError: too few or too many arguments, or a hidden argument that is not known.
    """
    described = launch.program.metadata.arguments
    if not described:
        return _packed_in_order(launch, addresses)
    segment = np.zeros(_segment_size(launch), np.uint8)
    given = [argument for argument in launch.arguments if not isinstance(argument, ScalarArgument)]
    scalars = b"".join(a.content for a in launch.arguments if isinstance(a, ScalarArgument))
    visible = [entry for entry in described if not entry.kind.startswith("hidden_")]
    pointers = [entry for entry in visible if entry.kind in _POINTERS]
    values = [entry for entry in visible if entry.kind not in _POINTERS]
    kernel = launch.program.metadata.name
    if len(pointers) != len(given):
        raise LaunchError(
            f"{kernel} takes {len(pointers)} buffers, {len(given)} are given ({_names(launch.arguments)})."
        )
    wanted = sum(entry.size for entry in values)
    if wanted != len(scalars):
        raise LaunchError(
            f"{kernel} takes {wanted} bytes of arguments by value, {len(scalars)} are given.",
            "A dynamic dim takes 8 bytes; check the dtypes of scalar arguments.",
        )
    for entry, argument in zip(pointers, given, strict=True):
        _put(segment, entry.offset, _content(argument, addresses))
    taken = 0
    for entry in values:
        _put(segment, entry.offset, scalars[taken : taken + entry.size])
        taken += entry.size
    for entry in described:
        if entry.kind.startswith("hidden_"):
            _put(segment, entry.offset, _hidden(entry, launch))
    return segment


def _content(argument: Argument, addresses: Mapping[str, int]) -> bytes:
    if isinstance(argument, ScalarArgument):
        return argument.content
    return (addresses[argument.name] if isinstance(argument, BufferArgument) else 0).to_bytes(8, "little")


def _segment_size(launch: KernelLaunch) -> int:
    metadata = launch.program.metadata
    return max([metadata.kernarg_bytes, *(entry.offset + entry.size for entry in metadata.arguments)])


def _names(arguments: Sequence[Argument]) -> str:
    return ", ".join(argument.name for argument in arguments) or "none"


def _packed_in_order(launch: KernelLaunch, addresses: Mapping[str, int]) -> NDArray[np.uint8]:
    packed = bytearray()
    for argument in launch.arguments:
        content = _content(argument, addresses)
        packed += bytes(-len(packed) % max(1, len(content)))
        packed += content
    size = launch.program.metadata.kernarg_bytes
    if size and len(packed) > size:
        raise LaunchError(
            f"{launch.program.metadata.name} has {size} bytes of arguments, {len(packed)} are given "
            f"({_names(launch.arguments)})."
        )
    if size and len(packed) < size:
        raise LaunchError(
            f"{launch.program.metadata.name} has {size} bytes of arguments, only {len(packed)} are given "
            f"({_names(launch.arguments)})."
        )
    return np.frombuffer(bytes(packed), np.uint8)


def _put(segment: NDArray[np.uint8], offset: int, content: bytes) -> None:
    segment[offset : offset + len(content)] = np.frombuffer(content, np.uint8)


def _hidden(entry: KernelArgument, launch: KernelLaunch) -> bytes:
    """Arguments that the runtime fills in (LLVM, "User Guide for AMDGPU Backend", Code Object V5 Metadata)."""
    values: dict[str, int] = {
        "hidden_grid_dims": 1 + max((axis for axis in range(3) if launch.grid[axis] > 1), default=0),
        "hidden_dynamic_lds_size": launch.lds_bytes or 0,
        "hidden_none": 0,
    }
    for axis, letter in enumerate("xyz"):
        values[f"hidden_block_count_{letter}"] = launch.grid[axis]
        values[f"hidden_group_size_{letter}"] = launch.block[axis]
        values[f"hidden_remainder_{letter}"] = 0
        values[f"hidden_global_offset_{letter}"] = 0
    # Buffers and queues of the runtime: a kernel that really uses one faults at address 0, with its line.
    return values.get(entry.kind, 0).to_bytes(entry.size, "little")


def block_of(launch_block: Extent | None, program_block: Extent | None, kernel: str) -> Extent:
    """The threads of a workgroup: as asked for, else as the code object requires.

    Raises:
        LaunchError: neither says, or they differ.
    """
    if launch_block is None and program_block is None:
        raise LaunchError(f"{kernel} does not say how many threads a workgroup has.", "Give block=(x, y, z).")
    if launch_block is not None and program_block is not None and launch_block != program_block:
        raise LaunchError(f"{kernel} was compiled for workgroups of {program_block} threads, not {launch_block}.")
    return launch_block or program_block or (1, 1, 1)


def check_extents(grid: Extent, block: Extent) -> None:
    """Refuses what no GPU could launch: the numbers may come from a record that somebody else has made.

    Raises:
        LaunchError: an extent below 1, or more threads than a dispatch can hold.
    """
    if min(grid) < 1 or min(block) < 1:
        raise LaunchError(f"The grid {grid} of workgroups of {block} threads is empty.")
    for axis, (groups, threads) in enumerate(zip(grid, block, strict=True)):
        if groups * threads >= _MOST_THREADS:
            raise LaunchError(
                f"The grid is too large: {groups} workgroups of {threads} threads in {'xyz'[axis]}, "
                "and a dispatch holds fewer than 2^32 threads."
            )
