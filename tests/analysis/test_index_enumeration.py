"""Index maps of library kernels against a second enumeration of Wave's own sympy indices, thread by thread."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import prod
from typing import Any

import pytest
import sympy

from tests.analysis.enumeration import (
    BeyondTile,
    Elements,
    Free,
    Threads,
    addresses,
    elements_of,
    evaluator,
    mapped,
    masked_elements,
    value,
)
from tests.analysis.live_graphs import STAGES, LiveCompile, LiveNode, label, live_compile
from wave_explorer.analysis.element_order import MmaOperand, element_coordinates
from wave_explorer.analysis.index_map import IndexMap, NotKnown, index_map, symbol_values_at
from wave_explorer.kernel import kernel
from wave_explorer.kernel.library import library
from wave_explorer.record.evaluation import UnboundSymbol

_MMA_SYMBOLS = {"lhs": "$MMA_LHS", "rhs": "$MMA_RHS", "acc": "$MMA_ACC"}
_WRITES_BY_A_RUN = {"extend_attention", "extend_attention_rpe"}
"""Kernels all of whose writes hang, until the last passes, on a value that only a run has; both sides then say so."""
_QUICK = {("gemm", "gfx942"), ("attention", "gfx942"), ("gemm", "gfx1201"), ("copy", "gfx942")}


def _cases() -> Iterator[Any]:
    for name, entry in library().items():
        for target in entry.targets:
            marks = () if (name, target) in _QUICK else pytest.mark.full
            yield pytest.param(name, target, marks=marks, id=f"{name}-{target}")


@pytest.mark.parametrize(("name", "target"), [*_cases()])
def test_every_access_and_mma_is_where_its_sympy_index_puts_it(name: str, target: str) -> None:
    live = live_compile(kernel(name, target=target))
    checked: Counter[str] = Counter()
    places = _places(live)
    for stage in (*STAGES, live.last):
        for key, node in live.stages[stage].items():
            for place in places:
                checked[f"{stage} {node.op}"] += _agrees(live, stage, key, node, place)
    for stage in (*STAGES, live.last):
        assert checked[f"{stage} read"], checked
        assert checked[f"{stage} write"] or (name in _WRITES_BY_A_RUN and stage in STAGES), checked


@dataclass
class _Place:
    """One workgroup in one iteration, and the threads that are compared."""

    workgroup: tuple[int, int, int]
    iteration: int
    threads: list[int]
    kept: dict[Any, Threads] = field(default_factory=dict)

    def of(self, live: LiveCompile, node: LiveNode, operand: str = "acc") -> Threads:
        """The values of all symbols for a node; what is worked out for one node serves the next one too."""
        switched = {symbol: int(name == operand) for name, symbol in _MMA_SYMBOLS.items()}
        # What is left of an accumulator's index in a write stands for the accumulator.
        if "mma" in node.op:
            switched |= {"$MMA_LHS_SCALE": 0, "$MMA_RHS_SCALE": 0, "$MMA_SCALE_FP4": int(node.factor_bits == 4)}
        key = (node.induction, *switched.items())
        if key not in self.kept:
            more = {**switched, **{symbol.name: self.iteration for symbol in node.induction}}
            self.kept[key] = Threads([{**self._values(live, thread), **more} for thread in self.threads])
        return self.kept[key]

    def _values(self, live: LiveCompile, thread: int) -> dict[str, int]:
        x, y, _ = live.block
        made = {str(symbol): number for symbol, number in live.values.items() if isinstance(number, int)}
        made |= {f"$WG{axis}": at for axis, at in enumerate(self.workgroup)}
        # Wave's emitter has a 0 for the place of the device: a launch is for one.
        made |= {f"$DD{axis}": 0 for axis in range(3)}
        made |= {f"$T{axis}": at for axis, at in enumerate((thread % x, thread // x % y, thread // (x * y)))}
        # A hyperparameter may be an expression of others, and of the workgroup.
        for symbol, given in live.values.items():
            if isinstance(given, sympy.Expr) and given.free_symbols:
                number = given.subs([(free, made[free.name]) for free in given.free_symbols if free.name in made])
                made |= {str(symbol): int(number)} if number.is_Integer else {}
        return made


def _places(live: LiveCompile) -> list[_Place]:
    """Some threads of the first workgroup in the first iteration, whole waves of the last one in another."""
    grid, count = live.grid or (2, 2, 1), prod(live.block)
    x, y, z = (extent - 1 for extent in grid)
    waves = sorted({*range(min(64, count)), *range(max(0, count - 64), count)})
    return [_Place((0, 0, 0), 0, [0, count // 2 + 1, count - 1]), _Place((x, y, z), 1, waves)]


def _agrees(live: LiveCompile, stage: str, key: str, node: LiveNode, place: _Place) -> int:
    """Compares one node in one place; 1 where numbers were compared, 0 where both sides say that there are none."""
    threads = place.of(live, node)
    where = f"{node.op} {key} after {stage} in workgroup {place.workgroup}, iteration {place.iteration}"
    try:
        found = index_map(
            live.comp, stage, key, workgroup=place.workgroup, iteration=place.iteration, masks_needed=False
        )
    except NotKnown as reason:
        with pytest.raises((Free, BeyondTile)) as refusal:
            elements_of(node, threads, list(node.index))
        missing = refusal.value.name if isinstance(refusal.value, Free) else "leave the vector tile"
        assert missing in str(reason), where
        return 0
    dims = [node.dim(name) for name in found.dims]
    if node.op in ("read", "write"):
        assert set(dims) == set(node.index), where
    else:
        assert [node.dim_of(extent) for extent in node.operand_dims["acc"]] == dims, where
    places = elements_of(node, threads, dims)
    for dim in dims:
        ours = found.coordinates[label(dim)][place.threads].tolist()
        assert ours == places[dim], f"{where}, along {dim}"
    if found.mask_note:
        with pytest.raises(Free) as free:
            masked_elements(node, threads, places)
        assert found.masked is None and free.value.name in found.mask_note, where
    elif node.bounds:
        assert found.masked is not None, where
        assert found.masked[place.threads].tolist() == masked_elements(node, threads, places), f"{where}, mask"
    else:
        assert found.masked is None, where
    _same_addresses(live, stage, found, node, place, places, where)
    if "mma" in node.op:
        _same_operands(live, stage, key, node, place, where)
    return 1


def _same_addresses(
    live: LiveCompile, stage: str, found: IndexMap, node: LiveNode, place: _Place, places: Elements, where: str
) -> None:
    if node.memory is None:
        assert found.address is None and found.address_note == "the value is in registers", where
        return
    assert (found.address is None) != (found.address_note == ""), where
    if found.address is None or found.in_memory is None or found.tensor is None:
        _is_unknown(live, stage, found, node, where)
        return
    threads = place.of(live, node)
    dims = [node.dim(name) for name in found.tensor.dims]
    spots = mapped(node, threads, places, dims)
    for dim in dims:
        assert found.in_memory[label(dim)][place.threads].tolist() == spots[dim], f"{where}, in memory along {dim}"
    if node.is_shared and stage != live.last:
        # Where a buffer lies is decided by the last graph, and a node of an earlier one may name it otherwise.
        return
    assert [node.dim_of(extent) for extent in node.memory_dims] == dims or node.is_shared, where
    extents = [threads.all(extent) for extent in node.memory_extents]
    assert node.buffer_offset is not None
    expected = addresses(extents, [spots[dim] for dim in dims], node.memory_bits, node.buffer_offset)
    assert found.address[place.threads].tolist() == expected, f"{where}, bytes"


def _is_unknown(live: LiveCompile, stage: str, found: IndexMap, node: LiveNode, where: str) -> None:
    """The reason that is given for an address that is not known holds."""
    note, symbols = found.address_note, {str(symbol) for symbol in live.values}
    if "reads values at run time" in note:
        assert node.mapping is not None and node.mapping.dynamic_val_mappings, where
    elif "shape or place of the memory" in note:
        dynamic = any(not {str(s) for s in extent.free_symbols} <= symbols for extent in node.memory_dims)
        assert dynamic or node.memory_bits < 8 or (node.is_shared and node.buffer_offset is None), where
    elif "apply_shared_memory_indexing_corrections" in note:
        assert node.is_shared and stage != live.last, where
    elif "in a read that the hardware transposes" in note:
        mlir = live.comp.mlir or ""
        assert node.op == "read" and node.is_shared and "amdgpu.transpose_load" in mlir, where
    elif "no value for" in note:
        assert any(name not in symbols for name in note.split("no value for ")[1].split(" in ")[0].split(", ")), where
    else:
        raise AssertionError(f"{where}: {note}")


def _same_operands(live: LiveCompile, stage: str, key: str, node: LiveNode, place: _Place, where: str) -> None:
    """The factors of an mma, whose index is that of its accumulator with other symbols set."""
    graph = live.comp.graph(stage)
    known, count = symbol_values_at(live.comp, graph, graph.nodes[key], place.workgroup, place.iteration)
    sides: tuple[MmaOperand, ...] = ("lhs", "rhs")
    for side in sides:
        dims = [node.dim_of(extent) for extent in node.operand_dims[side]]
        names = tuple(label(dim) for dim in dims)
        try:
            found = element_coordinates(graph, graph.nodes[key], names, known, count, side)
        except UnboundSymbol as reason:
            with pytest.raises(Free) as free:
                elements_of(node, place.of(live, node, side), dims)
            assert free.value.name in str(reason), where
            continue
        places = elements_of(node, place.of(live, node, side), dims)
        for dim in dims:
            assert found[label(dim)][place.threads].tolist() == places[dim], f"{where}, {side} along {dim}"


def test_the_second_enumeration_is_what_sympy_substitutes() -> None:
    """The evaluator of these tests against ``Expr.subs``, for each distinct expression and some threads."""
    live = live_compile(kernel("attention", target="gfx942"))
    place = _Place((1, 0, 0), 1, [0, 37, 63])
    distinct: dict[Any, LiveNode] = {}
    for node in live.stages[live.last].values():
        distinct |= {part: node for sequence in node.index.values() for part in sequence if not isinstance(part, int)}
    for expression, node in list(distinct.items())[::3]:
        for values in place.of(live, node).values:
            known = {**values, "$GPR_NUM": 2}
            by_sympy = expression.subs([(symbol, known[symbol.name]) for symbol in expression.free_symbols])
            assert value(expression, known) == by_sympy
    assert len(distinct) > 30


def test_unknown_parts_of_an_expression_are_named() -> None:
    with pytest.raises(NotImplementedError, match="sin"):
        evaluator(sympy.sin(sympy.Symbol("x")))
    with pytest.raises(Free, match="x"):
        value(sympy.Symbol("x") + 1, {})
