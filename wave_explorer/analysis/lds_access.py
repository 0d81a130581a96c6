"""How the LDS serves one fx node's access: lane by bank by phase, what conflicts cost, and what other padding would do.

Addresses come from the node's recorded index, the width of a service from the instruction that the compiler chose for
the node (``ds_write2_b64`` serves 64 bits a lane twice, however wide the node's vector is).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from wave_explorer.analysis.index_map import IndexMap, NotKnown, Tensor, byte_addresses, index_map
from wave_explorer.analysis.node_facts import memory_space
from wave_explorer.arch.lds_service import Kind, Service, UnknownService, service
from wave_explorer.record import Compilation, GraphNode
from wave_explorer.record.evaluation import IntArray

_INSTRUCTION = re.compile(r"ds_(?:read|write|load|store)(2)?(?:st64|_2addr(?:_stride64)?)?_(?:[a-z]*?)(\d+)")


@dataclass(frozen=True)
class LdsPart:
    """One service of the LDS: ``first_byte`` of the node's bytes per lane, and how it went."""

    first_byte: int
    service: Service


@dataclass(frozen=True)
class LdsAccess:
    """One fx node's access by one wave.

    Attributes:
        width: bits a lane transfers in one service.
        width_source: ``ds_read2_b64`` ..., or why the width is an assumption.
        addresses: first byte per lane, -1 for a masked lane.
        parts: one service after another.
        padding: elements after each row of the buffer.
    """

    node: GraphNode
    kind: Kind
    wave: int
    width: int
    width_source: str
    addresses: IntArray
    parts: tuple[LdsPart, ...]
    padding: int

    @property
    def conflict_cycles(self) -> int:
        """Extra cycles over all parts."""
        return sum(part.service.conflict_cycles for part in self.parts)


def lds_nodes(comp: Compilation) -> tuple[GraphNode, ...]:
    """Reads and writes of LDS in the last fx graph, in order; empty where no graph was recorded."""
    graph = comp.last_graph()
    if graph is None:
        return ()
    return tuple(
        graph.nodes[key]
        for region in graph.regions
        for key in region.nodes
        if graph.nodes[key].op in ("read", "write") and memory_space(graph, graph.nodes[key]) == "LDS"
    )


def last_fx_stage(comp: Compilation) -> str:
    """Id of the last fx stage that was captured.

    Raises:
        NotKnown: there is none.
    """
    for stage in reversed(comp.stages):
        if stage.language == "graph" and stage.after is not None:
            return stage.id
    raise NotKnown("no fx graph was recorded")


def lds_access(
    comp: Compilation,
    node: GraphNode,
    *,
    wave: int = 0,
    workgroup: tuple[int, int, int] = (0, 0, 0),
    iteration: int = 0,
    padding: int | None = None,
) -> LdsAccess:
    """The access of ``node`` (of the last fx graph) by one wave.

    Args:
        comp: the record.
        node: one of :func:`lds_nodes`.
        wave: of the workgroup.
        workgroup, iteration: which execution.
        padding: elements after each row instead of what the compiler chose; None for the compiler's.

    Raises:
        NotKnown: addresses or the service rule are not known; the message says why.
    """
    found = index_map(comp, last_fx_stage(comp), node.id, workgroup=workgroup, iteration=iteration)
    if found.in_memory is None or found.tensor is None:
        raise NotKnown(found.address_note)
    tensor = found.tensor if padding is None else _padded(found.tensor, padding)
    lanes = _wave_lanes(found, wave)
    addresses = byte_addresses(found.in_memory, tensor)[lanes]
    active: NDArray[np.bool_] = np.ones(len(addresses), dtype=bool)
    if found.masked is not None:
        active = ~np.any(found.masked[lanes], axis=1)
    row = addresses[:1] - addresses[:1, :1]
    if np.any(addresses - addresses[:, :1] != row) or np.any(np.diff(row) != tensor.element_bytes):
        raise NotKnown("the elements of a lane do not lie side by side, so one node is several instructions")
    kind: Kind = "read" if node.op == "read" else "write"
    lane_bytes = addresses.shape[1] * tensor.element_bytes
    width, source = _service_width(comp, node, lane_bytes * 8)
    try:
        parts = tuple(
            LdsPart(first, service(comp.spec.target, kind, width, addresses[:, 0] + first, active))
            for first in range(0, lane_bytes, width // 8)
        )
    except (UnknownService, ValueError) as error:
        raise NotKnown(str(error)) from error
    return LdsAccess(node, kind, wave, width, source, np.where(active, addresses[:, 0], -1), parts, _padding_of(tensor))


def _wave_lanes(found: IndexMap, wave: int) -> slice:
    waves = -(-found.threads // found.wave_size)
    if not 0 <= wave < waves:
        raise NotKnown(f"there is no wave {wave}: a workgroup has {waves}")
    return slice(wave * found.wave_size, (wave + 1) * found.wave_size)


def _padded(tensor: Tensor, padding: int) -> Tensor:
    """The same buffer at the same place with other padding: a shift of the whole buffer changes no conflict."""
    padded = (*tensor.shape[:-1], tensor.shape[-1] + padding)
    pitch = tuple(int(np.prod(padded[axis + 1 :], dtype=np.int64)) for axis in range(len(padded)))
    return replace(tensor, pitch=pitch)


def _padding_of(tensor: Tensor) -> int:
    return tensor.pitch[-2] - tensor.shape[-1] if len(tensor.pitch) > 1 else 0


def _service_width(comp: Compilation, node: GraphNode, lane_bits: int) -> tuple[int, str]:
    """Bits of one service, from the node's own instruction where a link names one."""
    provenance, asm = comp.provenance(), comp.asm
    if provenance is not None and provenance.usable and asm is not None:
        lines = asm.splitlines()
        for link in provenance.instructions:
            if node.id not in link.nodes:
                continue
            mnemonic = lines[link.line - 1].split()[0]
            match = _INSTRUCTION.match(mnemonic)
            if match is not None and int(match.group(2)) <= lane_bits:
                return int(match.group(2)), mnemonic
    return min(lane_bits, 128), "assumed: no instruction is linked to the node"
