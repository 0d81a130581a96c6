"""Coverage of global writes against an enumeration in plain Python, thread by thread."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from math import ceil, floor
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wave_explorer.analysis.coverage import Batch, TensorCoverage, count_writers, coverage, global_writes
from wave_explorer.analysis.index_map import NotKnown
from wave_explorer.record import Compilation, Term

from .conftest import record

TRAPS = Path(__file__).parents[1] / "data" / "trap_kernels.py"


def value(expression: Any, values: dict[str, int]) -> Fraction:
    """An expression in plain Python fractions, one thread at a time."""
    if isinstance(expression, int):
        return Fraction(expression)
    assert isinstance(expression, Term)
    op, args = expression.op, expression.args
    if op == "sym":
        return Fraction(values[str(args[0])])
    if op == "rat":
        return Fraction(int(str(args[0])), int(str(args[1])))
    parts = [value(part, values) for part in args]
    if op == "add":
        return sum(parts, Fraction(0))
    if op == "mul":
        made = Fraction(1)
        for part in parts:
            made *= part
        return made
    if op == "mod":
        return parts[0] - parts[1] * floor(parts[0] / parts[1])
    if op in ("min", "max"):
        return (min if op == "min" else max)(parts)
    return {"floor": lambda a: Fraction(floor(a)), "ceiling": lambda a: Fraction(ceil(a))}[op](parts[0])


def enumerated(comp: Compilation) -> tuple[Counter[tuple[int, ...]], int]:
    """How often each cell is written, and how many elements lie outside, of the only tensor that is written."""
    graph, launch = comp.last_graph(), comp.manifest.launch
    assert graph is not None and launch is not None and launch.grid is not None and launch.block is not None
    times: Counter[tuple[int, ...]] = Counter()
    outside = 0
    for node in global_writes(graph):
        assert node.index is not None
        memory = graph.nodes[str(node.memory)]
        assert memory.type is not None
        dims = [str(dim.args[0]) for dim in memory.type.dims if isinstance(dim, Term)]
        shape = [comp.symbol_values[dim] for dim in dims]
        for group in product(*(range(extent) for extent in launch.grid)):
            for thread in product(*(range(extent) for extent in launch.block)):
                known = dict(comp.symbol_values)
                known |= {f"$WG{axis}": place for axis, place in enumerate(group)}
                known |= {f"$T{axis}": place for axis, place in enumerate(thread)}
                known["$MMA_ACC"] = 1
                starts = [int(value(node.index[dim].start, known)) for dim in dims]
                sizes = [int(value(node.index[dim].size, known)) for dim in dims]
                for step in product(*(range(size) for size in sizes)):
                    cell = tuple(start + offset for start, offset in zip(starts, step, strict=True))
                    place = dict(zip(dims, cell, strict=True))
                    if any(place[dim] >= value(bound, known) for dim, bound in (node.bounds or {}).items()):
                        continue
                    if all(0 <= part < extent for part, extent in zip(cell, shape, strict=True)):
                        times[cell] += 1
                    else:
                        outside += 1
    return times, outside


@pytest.mark.parametrize(
    ("name", "symbols"),
    [
        ("gemm", {"M": 64, "N": 64, "K": 64}),
        ("gemm", {"M": 64, "N": 64, "K": 64, "duplicate": "wave"}),
        ("gemm", {"M": 40, "N": 64, "K": 64}),
        ("copy2d", {"M": 16, "N": 16, "block_m": 8, "block_n": 8, "axis_of_m": 0, "axis_of_n": 1}),
    ],
)
def test_counts_every_cell_as_an_enumeration_does(name: str, symbols: dict[str, Any]) -> None:
    comp = record(f"{TRAPS}:{name}", backend=False, **symbols)
    (tensor,) = coverage(comp)
    times, outside = enumerated(comp)
    expected = np.zeros(tensor.shape, dtype=np.int64)
    for cell, count in times.items():
        expected[cell] = count
    assert np.array_equal(tensor.times, expected)
    assert tensor.outside == outside
    assert not tensor.not_known


def test_says_who_shares_a_cell() -> None:
    comp = record(f"{TRAPS}:copy2d", backend=False, M=64, N=64, block_m=8, block_n=8, axis_of_m=0, axis_of_n=1)
    (tensor,) = coverage(comp)
    assert np.array_equal(tensor.shared_by_workgroups, tensor.times > 1)
    assert not tensor.shared_by_waves.any() and not tensor.shared_by_lanes.any()
    first = tensor.first_outside
    assert first is not None and first.workgroup == (1, 0, 0) and first.thread == 56 and first.cell == (64, 0)


def test_finds_those_who_share_a_cell_beside_writers_of_other_workgroups() -> None:
    comp = record(f"{TRAPS}:folded_columns", backend=False)
    (tensor,) = coverage(comp)
    writers: dict[tuple[int, int], set[tuple[int, int]]] = {}
    for row, column in product(range(5), range(100)):
        writers.setdefault((row, column * 2 % 64), set()).add((column // 64, column % 64))
    by_lanes = {cell for cell, who in writers.items() if len(who) > len({group for group, _ in who})}
    by_groups = {cell for cell, who in writers.items() if len({group for group, _ in who}) > 1}
    assert len(by_lanes) == 160
    assert {tuple(map(int, cell)) for cell in np.argwhere(tensor.shared_by_lanes)} == by_lanes
    assert {tuple(map(int, cell)) for cell in np.argwhere(tensor.shared_by_workgroups)} == by_groups
    assert not tensor.shared_by_waves.any()


@settings(max_examples=200, deadline=None)
@given(
    writes=st.lists(st.tuples(st.integers(0, 5), st.integers(0, 511)), max_size=40),
    cut=st.integers(0, 40),
)
def test_sharing_is_that_of_sets_of_writers(gemm: Compilation, writes: list[tuple[int, int]], cut: int) -> None:
    """Cells and threads at random, in two batches, for workgroups of 256 threads and waves of 64."""
    launch = gemm.manifest.launch
    assert launch is not None and launch.block is not None and np.prod(launch.block) == 256
    nobody = np.zeros(6, dtype=bool)
    shared = (nobody.copy(), nobody.copy(), nobody.copy())
    made = TensorCoverage("c", ("M",), (6,), np.zeros(6, dtype=np.int64), *shared)
    batches = [
        Batch(np.array([cell for cell, _ in part], np.int64), np.array([thread for _, thread in part], np.int64))
        for part in (writes[:cut], writes[cut:])
    ]
    count_writers(gemm, made, batches)
    for cell in range(6):
        threads = [thread for at, thread in writes if at == cell]
        pairs = [(one, other) for one in threads for other in threads if one != other]
        assert made.times[cell] == len(threads)
        assert made.shared_by_workgroups[cell] == any(a // 256 != b // 256 for a, b in pairs)
        assert made.shared_by_waves[cell] == any(a // 256 == b // 256 and a // 64 != b // 64 for a, b in pairs)
        assert made.shared_by_lanes[cell] == any(a // 64 == b // 64 for a, b in pairs)


@pytest.mark.parametrize("extent", [0, -3, 10**6])
def test_a_tensor_that_cannot_be_counted_is_not_known(gemm: Compilation, extent: int) -> None:
    symbols = tuple(
        msgspec.structs.replace(symbol, value=extent) if symbol.name in ("M", "N") else symbol
        for symbol in gemm.manifest.symbols
    )
    manifest = msgspec.structs.replace(gemm.manifest, symbols=symbols)
    with pytest.raises(NotKnown, match="cells; up to"):
        coverage(Compilation(manifest, gemm.blobs))


def test_a_write_beyond_the_limit_is_not_known(gemm: Compilation) -> None:
    (tensor,) = coverage(gemm, at_most=100)
    assert len(tensor.not_known) == 16 and not tensor.writers
    (full,) = coverage(gemm)
    assert full.never == 0 and full.times.max() == 1 and full.outside == 0


def test_needs_a_grid(gemm: Compilation) -> None:
    launch = gemm.manifest.launch
    assert launch is not None
    for stated, reason in (
        (None, "ended before the launch"),
        (msgspec.structs.replace(launch, grid=None), "grid is not known"),
    ):
        manifest = msgspec.structs.replace(gemm.manifest, launch=stated)
        with pytest.raises(NotKnown, match=reason):
            coverage(Compilation(manifest, gemm.blobs))
