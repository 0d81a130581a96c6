"""Which bytes of the LDS each wave touches with one access."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from wave_explorer.analysis.index_map import NotKnown, induction, map_rows, symbol_values_at, wave_size
from wave_explorer.analysis.lds_sequence import LdsEvent
from wave_explorer.record import Compilation, Graph, IndexSequence
from wave_explorer.record.expression import Expression, free_symbols, symbol

Footprint = NDArray[np.uint64]
"""Array (bytes,): bit w is set where wave w touches the byte."""


def depends_on_iteration(comp: Compilation, graph: Graph, event: LdsEvent) -> bool:
    """Whether the bytes may differ from iteration to iteration: the index names the induction variable of a loop."""
    index = event.node.index or {}
    if event.node.op == "gather_to_lds":
        index = _index(event.node.attributes.get("dst_index")) or {}
    used = {symbol for sequence in index.values() for symbol in free_symbols(sequence.start)}
    return any(induction(comp, dim) in used for dim in _iterations(graph, event))


def footprint(comp: Compilation, graph: Graph, event: LdsEvent, lds_bytes: int) -> Footprint:
    """The bytes of one access in workgroup 0.

    Args:
        comp: the record.
        graph: its last fx graph.
        event: a read, a write or an atomic operation.
        lds_bytes: LDS of the workgroup.

    Raises:
        NotKnown: which bytes they are is not known; the message says why.
    """
    if event.buffer is None:
        raise NotKnown("which of the buffers it accesses is not known")
    node = msgspec.structs.replace(event.node, memory=event.buffer)
    into_lds = event.node.op == "gather_to_lds"
    if into_lds:
        node = msgspec.structs.replace(node, index=_index(event.node.attributes.get("dst_index")))
    if node.index is None:
        raise NotKnown("it has no index that says where in the LDS it goes")
    iterations = _iterations(graph, event)
    values, threads = symbol_values_at(comp, graph, node, (0, 0, 0), iterations)
    rows = map_rows(comp, graph, node, values, threads)
    if rows.address is None or rows.tensor is None:
        raise NotKnown(rows.address_note)
    size, lanes = rows.tensor.element_bytes, wave_size(comp)
    starts = rows.address
    active = np.ones(starts.shape, dtype=bool) if rows.masked is None else ~rows.masked
    if into_lds:
        # The index gives a wave's first byte; the hardware puts the lanes' vectors side by side from there.
        each = starts.shape[1] * size
        starts = starts[:, :1] + (np.arange(threads) % lanes * each)[:, None]
        active, size = np.ones(starts.shape, dtype=bool), each
    first, last = int(starts[active].min(initial=0)), int(starts[active].max(initial=0))
    if first < 0 or last + size > lds_bytes:
        raise NotKnown(f"its bytes {first} to {last + size - 1} do not lie in the {lds_bytes} bytes of the workgroup")
    found = np.zeros(lds_bytes, dtype=np.uint64)
    for wave, first_thread in enumerate(range(0, threads, lanes)):
        rows_of_wave = slice(first_thread, first_thread + lanes)
        touched = starts[rows_of_wave][active[rows_of_wave]]
        for byte in range(size):
            found[touched + byte] |= np.uint64(1 << wave)
    return found


def _iterations(graph: Graph, event: LdsEvent) -> dict[str, int]:
    dims = {region.owner: region.dim for region in graph.regions if region.dim is not None}
    return {str(dims[loop]): iteration for loop, iteration in event.iterations if loop in dims}


def _index(recorded: Any) -> dict[str, IndexSequence] | None:
    """An index that a node carries as an argument."""
    if not isinstance(recorded, dict):
        return None
    return {
        dim: IndexSequence(*(_expression(sequence[part]) for part in ("start", "size", "stride")))
        for dim, sequence in recorded.items()
    }


def _expression(recorded: Any) -> Expression:
    if isinstance(recorded, str):
        return symbol(recorded)
    tree = recorded["expression"] if isinstance(recorded, dict) else recorded
    found: Expression = msgspec.convert(tree, Expression)
    return found
