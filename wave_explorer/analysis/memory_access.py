"""What one global access of an fx node asks of the memory: requests, and how much of them is used.

A wave instruction sends one request for each aligned stretch of ``request_bytes`` that any of its lanes touches.  The
figures are approximate: they take tensors to start at a multiple of the request size, and they say nothing about
what the caches hold already.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wave_explorer.analysis.index_map import NotKnown, index_map
from wave_explorer.arch.targets import UnknownTarget, target
from wave_explorer.record import Compilation, GraphNode
from wave_explorer.record.evaluation import IntArray

# A vector memory instruction moves at most four dwords a lane.
_LARGEST_BYTES = 16


@dataclass(frozen=True)
class GlobalInstruction:
    """One wave instruction of the access.

    Attributes:
        lane_bytes: bytes a lane moves.
        addresses: first byte per lane in the tensor, -1 for a masked lane.
        requests: first byte of every stretch that is asked for, ascending.
    """

    lane_bytes: int
    addresses: IntArray
    requests: tuple[int, ...]


@dataclass(frozen=True)
class GlobalAccess:
    """One fx node's global access by one wave.

    Attributes:
        kind: read or write.
        request_bytes: size of one request.
        instructions: one or more, as the elements of a lane lie together or not.
        used_bytes: distinct bytes that the lanes want.
    """

    node: GraphNode
    kind: str
    wave: int
    request_bytes: int
    instructions: tuple[GlobalInstruction, ...]
    used_bytes: int

    @property
    def request_count(self) -> int:
        """Requests of all instructions."""
        return sum(len(instruction.requests) for instruction in self.instructions)

    @property
    def efficiency(self) -> float:
        """Bytes that the lanes want over bytes requested; 1 is perfectly coalesced, 0 where every lane is masked."""
        asked = self.request_count * self.request_bytes
        return self.used_bytes / asked if asked else 0.0


def global_access(
    comp: Compilation,
    stage: str,
    node_id: str,
    *,
    wave: int = 0,
    workgroup: tuple[int, int, int] = (0, 0, 0),
    iteration: int = 0,
) -> GlobalAccess:
    """The access of a global read or write, as its index stood after ``stage``.

    Args:
        comp: the record.
        stage: id of an fx stage.
        node_id: a node of that stage that reads or writes global memory.
        wave: of the workgroup.
        workgroup, iteration: which execution.

    Raises:
        NotKnown: addresses or the target's request size are not known, or the node accesses no global memory.
    """
    found = index_map(comp, stage, node_id, workgroup=workgroup, iteration=iteration)
    if found.space != "global":
        raise NotKnown(f"{found.node.name} accesses no global memory after {stage}")
    if found.address is None or found.tensor is None:
        raise NotKnown(found.address_note)
    waves = -(-found.threads // found.wave_size)
    if not 0 <= wave < waves:
        raise NotKnown(f"there is no wave {wave}: a workgroup has {waves}")
    lanes = slice(wave * found.wave_size, (wave + 1) * found.wave_size)
    addresses = found.address[lanes]
    active = np.ones(addresses.shape, dtype=bool) if found.masked is None else ~found.masked[lanes]
    kind = "write" if "write" in found.node.op else "read"
    size = request_bytes(comp.spec.target, kind)
    element = found.tensor.element_bytes
    instructions = tuple(
        _instruction(addresses[:, first:last], active[:, first:last], element, size)
        for first, last in adjacent_runs(addresses, element)
    )
    used = np.unique(addresses[active][:, None] + np.arange(element))
    return GlobalAccess(found.node, kind, wave, size, instructions, int(used.size))


def request_bytes(name: str, kind: str) -> int:
    """Bytes of one request from the L1 to the L2 of target ``name``; ``kind`` is read or write.

    Raises:
        NotKnown: nothing is known about the target, or about its requests.
    """
    try:
        facts = target(name)
    except UnknownTarget as error:
        raise NotKnown(str(error)) from error
    size = facts.read_request_bytes if kind == "read" else facts.write_request_bytes
    if size is None:
        raise NotKnown(f"the size of a {kind} request on {name} is not known")
    return size


def adjacent_runs(addresses: IntArray, element: int, most: int = _LARGEST_BYTES) -> list[tuple[int, int]]:
    """Runs of elements that lie side by side in every lane, as ranges of elements.

    Args:
        addresses: first byte of each element, (lanes, elements).
        element: bytes of one element.
        most: bytes of a run, which is cut there.
    """
    adjacent = np.all(np.diff(addresses, axis=1) == element, axis=0)
    runs: list[tuple[int, int]] = []
    first = 0
    for position in range(1, addresses.shape[1] + 1):
        full = (position - first) * element >= most
        if position == addresses.shape[1] or full or not adjacent[position - 1]:
            runs.append((first, position))
            first = position
    return runs


def _instruction(addresses: IntArray, active: NDArray[np.bool_], element: int, size: int) -> GlobalInstruction:
    touched = np.unique((addresses[active][:, None] + np.arange(element)) // size) * size
    first = np.where(active.any(axis=1), addresses[:, 0], -1)
    return GlobalInstruction(addresses.shape[1] * element, first, tuple(int(start) for start in touched))
