from __future__ import annotations

import pytest

from tests.analysis.test_index_map import last_map, nodes
from wave_explorer.analysis.index_map import NotKnown
from wave_explorer.analysis.lds_access import last_fx_stage
from wave_explorer.analysis.memory_access import global_access
from wave_explorer.record import Compilation


def test_reads_of_the_gemm_by_hand(gemm: Compilation) -> None:
    """4 lanes read 64 B of one row of 1024 B: 16 rows a wave, half of each 128 B request is used."""
    for node in nodes(gemm, "read", "global"):
        access = global_access(gemm, last_fx_stage(gemm), node.id, wave=1)
        assert [(i.lane_bytes, len(i.requests)) for i in access.instructions] == [(16, 16)]
        assert (access.request_bytes, access.used_bytes, access.efficiency) == (128, 1024, 0.5)


def test_stores_of_the_gemm_by_hand(gemm: Compilation) -> None:
    """16 lanes write 64 B of one row of f32: 4 rows a wave, one full 64 B request each."""
    for node in nodes(gemm, "write", "global"):
        access = global_access(gemm, last_fx_stage(gemm), node.id, wave=3, workgroup=(1, 2, 0))
        assert (access.kind, access.request_bytes, access.request_count, access.efficiency) == ("write", 64, 4, 1.0)


@pytest.mark.parametrize("wave", range(4))
def test_against_a_recount_byte_by_byte(ragged_gemm: Compilation, wave: int) -> None:
    for node in nodes(ragged_gemm, "read", "global") + nodes(ragged_gemm, "write", "global"):
        found = last_map(ragged_gemm, node, (3, 1, 0), 2)
        access = global_access(
            ragged_gemm, last_fx_stage(ragged_gemm), node.id, wave=wave, workgroup=(3, 1, 0), iteration=2
        )
        assert found.address is not None and found.tensor is not None
        wanted: set[int] = set()
        for thread in range(wave * 64, wave * 64 + 64):
            for element in range(found.elements):
                if found.masked is None or not found.masked[thread, element]:
                    first = int(found.address[thread, element])
                    wanted |= set(range(first, first + found.tensor.element_bytes))
        assert access.used_bytes == len(wanted)
        if len(access.instructions) == 1:
            assert set(access.instructions[0].requests) == {
                byte // access.request_bytes * access.request_bytes for byte in wanted
            }


def test_an_lds_access_is_no_global_access(gemm: Compilation) -> None:
    node = nodes(gemm, "read", "LDS")[0]
    with pytest.raises(NotKnown, match="no global memory"):
        global_access(gemm, last_fx_stage(gemm), node.id)
