"""What index, loops, conditions and values read at run time foretell, against plain loops over threads and turns."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest

from wave_explorer.analysis.foretold_accesses import ForetoldAccesses
from wave_explorer.analysis.index_map import NotKnown
from wave_explorer.analysis.lane_bytes import addresses, keys
from wave_explorer.record import Compilation, Graph, GraphNode, IndexSequence, Launch, Manifest, Operand, Region
from wave_explorer.record.expression import Expression, Term, symbol
from wave_explorer.record.graph import Symbol, ValueType
from wave_explorer.record.spec import ConstraintData, SpecData
from wave_explorer.record.store import MemoryBlobs

THREADS = 4
COLUMNS = 10


def total(*parts: Expression) -> Term:
    return Term("add", parts)


def times(*parts: Expression) -> Term:
    return Term("mul", parts)


def at(start: Expression, size: int = 1) -> IndexSequence:
    return IndexSequence(start, size, 1)


def memory(name: str, dtype: str, *dims: str) -> GraphNode:
    kind = ValueType("memory", tuple(map(symbol, dims)), dtype, "global")
    return GraphNode(name, name, "root", "placeholder", type=kind)


def access(op: str, name: str, region: str, where: str, index: dict[str, IndexSequence], **more: Any) -> GraphNode:
    operands = (*more.pop("operands", ()), Operand("memory", where))
    return GraphNode(name, name, region, op, operands, memory=where, index=index, **more)


def compilation() -> Compilation:
    """A record of four threads and nothing but its launch and symbols: ``M`` rows of ten columns."""
    symbols = [Symbol("COLUMNS", "COLUMNS", "dimension", value=COLUMNS), Symbol("M", "M", "dimension")]
    symbols += [Symbol("$T0", "$T0", "thread"), Symbol("$WG0", "$WG0", "workgroup")]
    symbols += [Symbol(f"$ARG{dim}", f"$ARG{dim}", "induction") for dim in ("I", "J")]
    spec = SpecData("k", target="gfx942", constraints=(ConstraintData("HardwareConstraint", {"threads_per_wave": 4}),))
    launch = Launch(grid=(3, 1, 1), block=(THREADS, 1, 1))
    return Compilation(Manifest("id", "k", spec, "ok", symbols=tuple(symbols), launch=launch), MemoryBlobs())


LENGTHS = np.array([3, 0, 5], np.int32)
PAGES = np.array([7, 2, 9, 4, 1, 6, 0, 8, 3, 5], np.int32)


def graph(*, condition: Expression | None = None, again: bool = False) -> Graph:
    """A loop over a length that the kernel reads, another inside it, and a table of rows; then a conditional write."""
    table = {"inputs": {"M": symbol("$dynamic_val0"), "COLUMNS": symbol("j")}, "outputs": {}, "iterators": ["i", "j"]}
    mapping = msgspec.to_builtins(table | {"dynamic": [{"M": symbol("i")}]})
    nodes = [
        memory("lengths", "i32", "S"),
        memory("pages", "i32", "P"),
        memory("rows", "f16", "M", "COLUMNS"),
        memory("out", "f32", "M", "COLUMNS"),
        access("read", "length", "root", "lengths", {"S": at(symbol("$WG0"))}),
        GraphNode("set", "set", "root", "set_symbol", (Operand("register_", "length"),), {"symbol": "LENGTH"}),
        GraphNode("outer", "outer", "root", "iterate", subgraph="outer_body"),
        GraphNode("inner", "inner", "outer_body", "iterate", subgraph="inner_body"),
        access("read", "page", "inner_body", "pages", {"P": at(total(symbol("$ARGI"), symbol("$WG0")))}),
        access(
            "read", "row", "inner_body", "rows",
            {"M": at(symbol("$ARGI")), "COLUMNS": at(total(times(symbol("$ARGJ"), 4), symbol("$T0")), 2)},
            operands=(Operand("mapping_dynamic_vals[0]", "page"),), attributes={"mapping": mapping},
            bounds={"COLUMNS": 9},
        ),
        GraphNode("if", "if", "root", "conditional", (), {"condition": {"expression": condition}}, subgraph="then"),
        access("write", "result", "then", "out", {"M": at(symbol("$WG0")), "COLUMNS": at(symbol("$T0"))}),
    ]  # fmt: skip
    if again:
        nodes[5] = msgspec.structs.replace(nodes[5], operands=(Operand("register_", "carried"),))
        nodes.insert(5, GraphNode("carried", "carried", "root", "iter_arg"))
    regions = (
        Region("root", "kernel", nodes=tuple(node.id for node in nodes if node.region == "root")),
        Region("outer_body", "I", "outer", ("inner",), "I", symbol("LENGTH")),
        Region("inner_body", "J", "inner", ("page", "row"), "J", 4, step=2),
        Region("then", "if", "if", ("result",)),
    )
    return Graph(regions, {node.id: node for node in nodes})


def foretold(made: Graph) -> ForetoldAccesses:
    return ForetoldAccesses(compilation(), made, {"lengths": LENGTHS, "pages": PAGES}, {"M": 10, "S": 3, "P": 10})


@pytest.mark.parametrize("group", range(3))
def test_nested_loops_over_a_length_and_rows_that_the_kernel_reads(group: int) -> None:
    (found,) = foretold(graph()).of("row", (group, 0, 0))
    turns = [(i, j) for i in range(LENGTHS[group]) for j in (0, 2)]
    assert found.turns == len(turns) and not found.optional and found.tensor == "rows" and not found.in_lds
    for turn, (i, j) in enumerate(turns):
        for thread in range(THREADS):
            for element in range(2):
                column = 4 * j + thread + element
                place = (turn, thread, element)
                assert found.active[place] == (column < 9)
                if column < 9:
                    assert found.address[place] == 2 * (PAGES[i + group] * COLUMNS + column)


@pytest.mark.parametrize(
    ("condition", "active"),
    [
        (Term("gt", (symbol("LENGTH"), 3)), [[False] * 4, [False] * 4, [True] * 4]),
        (Term("lt", (symbol("$T0"), 2)), [[True, True, False, False]] * 3),
    ],
    ids=["on the length", "on the thread"],
)
def test_a_condition_decides_which_lanes_take_part(condition: Expression, active: list[list[bool]]) -> None:
    said = foretold(graph(condition=condition))
    for group, wanted in enumerate(active):
        (found,) = said.of("result", (group, 0, 0))
        assert found.active[0, :, 0].tolist() == wanted and not found.optional
        assert found.address[0, :, 0].tolist() == [4 * (group * COLUMNS + thread) for thread in range(THREADS)]


def test_what_only_a_run_decides_is_optional_or_not_known_with_the_reason() -> None:
    carried = foretold(graph(condition=Term("gt", (symbol("LENGTH"), 3)), again=True))
    (found,) = carried.of("result", (0, 0, 0))
    assert "condition that only a run decides" in found.optional and "LENGTH" in found.optional
    with pytest.raises(NotKnown, match=r"\$ARGI.*how often the loop over I turns is not known.*LENGTH"):
        carried.of("row", (0, 0, 0))
    without = ForetoldAccesses(compilation(), graph(), {}, {"M": 10, "S": 3, "P": 10})
    with pytest.raises(NotKnown, match="LENGTH"):
        without.of("row", (0, 0, 0))


def test_numbers_beyond_any_memory_are_not_known() -> None:
    for start in (2**62, total(symbol("$T0"), 2**62), times(symbol("$T0"), 2**45), Term("pow", (3, 2**62)), 2**70):
        made = graph(condition=Term("true"))
        wrong = {"M": at(start), "COLUMNS": at(0)}
        made.nodes["result"] = msgspec.structs.replace(made.nodes["result"], index=wrong)
        with pytest.raises(NotKnown):
            (found,) = foretold(made).of("result", (0, 0, 0))
            keys(found.address[0], found.active[0], 4, 4, 0)
    for size in (2**20, 2**62):
        made = graph(condition=Term("true"))
        wide = {"M": at(0), "COLUMNS": IndexSequence(0, size, 1)}
        made.nodes["result"] = msgspec.structs.replace(made.nodes["result"], index=wide)
        with pytest.raises(NotKnown, match=r"more than a lane holds|62 bits"):
            foretold(made).of("result", (0, 0, 0))


def test_addresses_of_a_lane_come_back_from_the_numbers_that_hold_them() -> None:
    where = np.array([[-8, -4, 16], [0, 64, 68]])
    found = keys(where, np.ones(where.shape, np.bool_), 4, 4, 2)
    assert addresses(found, 0, 4) == (-8, 16) and addresses(found, 1, 4) == (0, 64) and addresses(found, 2, 4) == ()
