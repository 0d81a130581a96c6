"""The bytes that a lane fetches with a transposing LDS read (``ds_read_b64_tr_b16``), which are not those it gets.

Lanes of a group fetch neighbours along the fastest dimension of the buffer, each from the start of its index, and the
LDS hands every lane a column of what they have fetched (CDNA4 ISA, LDS transpose loads).  Wave 3.9 sets the index of
such a read so that its starts are the addresses of ``amdgpu.transpose_load``; its sizes count what a lane gets.
"""

from __future__ import annotations

from dataclasses import replace

import msgspec
import numpy as np

from wave_explorer.analysis.index_map import IndexMap, NotKnown, map_rows, symbol_values_at
from wave_explorer.record import Compilation, Graph, IndexSequence


def fetched(comp: Compilation, graph: Graph, found: IndexMap, lane_bytes: int) -> IndexMap:
    """``found`` with the ``lane_bytes`` that each lane fetches in place of the elements that it gets.

    Raises:
        NotKnown: the start of the index leads to no byte of the buffer.
    """
    node = found.node
    starts = {dim: IndexSequence(sequence.start, 1, 1) for dim, sequence in (node.index or {}).items()}
    at_start = msgspec.structs.replace(node, index=starts)
    values, threads = symbol_values_at(comp, graph, node, found.workgroup, found.iteration)
    first = map_rows(comp, graph, at_start, values, threads)
    if first.address is None or first.tensor is None:
        raise NotKnown(first.address_note)
    element = first.tensor.element_bytes
    address = first.address + np.arange(0, lane_bytes, element, dtype=np.int64)
    masked = None if first.masked is None else np.broadcast_to(first.masked, address.shape)
    return replace(found, address=address, masked=masked, elements=address.shape[1])
