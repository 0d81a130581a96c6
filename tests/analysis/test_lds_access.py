from __future__ import annotations

import pytest

from tests.analysis.test_index_map import last_map
from wave_explorer.analysis.index_map import NotKnown
from wave_explorer.analysis.lds_access import lds_access, lds_nodes
from wave_explorer.arch.lds_service import service_rule
from wave_explorer.record import Compilation


def test_padding_takes_the_conflicts_from_the_reads_of_the_gemm(gemm: Compilation) -> None:
    """Rows of 64 B put every other row on the same banks; Wave's padding of 8 B spreads them.

    Without padding each of a ``ds_read2_b64``'s two services costs 28 cycles.
    """
    reads = [node for node in lds_nodes(gemm) if node.op == "read"]
    assert len(reads) == 8
    for node in reads:
        for wave in range(4):
            compiled = lds_access(gemm, node, wave=wave)
            assert (compiled.kind, compiled.width, compiled.padding, compiled.conflict_cycles) == ("read", 64, 4, 0)
            assert lds_access(gemm, node, wave=wave, padding=0).conflict_cycles == 28


def test_the_writes_of_the_gemm_still_conflict(gemm: Compilation) -> None:
    for node in [node for node in lds_nodes(gemm) if node.op == "write"]:
        access = lds_access(gemm, node)
        assert (access.width, access.width_source) == (64, "ds_write2_b64")
        assert [part.first_byte for part in access.parts] == [0, 8]
        assert access.conflict_cycles == 8


def test_conflicts_against_a_recount_from_the_index(gemm: Compilation) -> None:
    for node in lds_nodes(gemm):
        access, found = lds_access(gemm, node, wave=2), last_map(gemm, node)
        assert found.address is not None
        rule = service_rule("gfx942", access.kind, access.width)
        expected = 0
        for part in access.parts:
            for phase in rule.phases:
                wanted = {
                    (int(found.address[128 + lane, 0]) + part.first_byte) // 4 + k for lane in phase for k in (0, 1)
                }
                expected += max(sum(1 for dword in wanted if dword % 32 == bank) for bank in range(32)) - 1
        assert access.conflict_cycles == expected


def test_a_wave_that_is_not_there(gemm: Compilation) -> None:
    with pytest.raises(NotKnown, match="a workgroup has 4"):
        lds_access(gemm, lds_nodes(gemm)[0], wave=4)
