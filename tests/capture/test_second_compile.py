"""What a second compile of other MLIR says about a kernel from Wave's cache."""

from __future__ import annotations

import pytest

from wave_explorer.capture.recorder import Recorder
from wave_explorer.capture.second_compile import take_over
from wave_explorer.record import SpecData

CACHED = """#map = affine_map<()[s0] -> (s0 * 2)>
#map1 = affine_map<()[s0] -> (s0 + 1)>
  %0 = affine.apply #map()[%x]
  %1 = affine.apply #map1()[%x]
  %2 = arith.subi %0, %1 : index
"""


def record(mlir: str) -> Recorder:
    recorder = Recorder(SpecData("kernel"))
    recorder.update(mlir=recorder.blobs.add(mlir))
    return recorder


@pytest.mark.parametrize(
    ("fresh", "stale"),
    [
        (CACHED.replace("s0 * 2", "s0 * 3"), True),
        (CACHED + "  %3 = arith.addi %2, %2 : index\n", True),
        # Two maps and their uses have changed places.
        ("\n".join(CACHED.splitlines()[i] for i in (1, 0, 3, 2, 4)) + "\n", False),
    ],
)
def test_another_order_is_no_proof_of_a_stale_kernel(fresh: str, stale: bool) -> None:
    first = record(CACHED)
    assert not take_over(first, record(fresh).compilation(), cache_hit=True)
    assert [one.code for one in first.manifest.diagnostics] == ["WX-C010"] * stale
    assert ("not known" in first.manifest.notes[-1]) != stale
