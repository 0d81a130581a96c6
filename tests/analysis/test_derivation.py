"""The terms of a derivation, added up again, are the index; and each names what really put it there."""

from __future__ import annotations

import random
from functools import cache
from math import prod

import numpy as np
import pytest

from tests.capture.recorded import recorded
from wave_explorer.analysis.derivation import Derivation, derivation, place_of
from wave_explorer.analysis.index_map import NotKnown
from wave_explorer.kernel.spec import kernel
from wave_explorer.record import Compilation, IndexOffer
from wave_explorer.record.evaluation import IntArray, Value, evaluate_rational
from wave_explorer.record.expression import Expression, to_text

NAMED = pytest.mark.parametrize("name", ["gemm", "gemm PREFETCH", "attention", "row_sum", "copy"])


@cache
def record_of(name: str) -> Compilation:
    if name.split()[0] in ("gemm", "attention"):
        return recorded(name)
    from tests.capture.recorded import record

    return record(kernel(name).build())


class Sums:
    """Values of expressions for all threads of one workgroup; loop variables have a value outside their loops too.

    Copies share most expressions, so each is evaluated once.
    """

    def __init__(self, comp: Compilation, workgroup: tuple[int, int, int], iteration: int) -> None:
        chance = random.Random(1)
        launch = comp.manifest.launch
        assert launch is not None and launch.block is not None
        x, y, _ = launch.block
        thread = np.arange(prod(launch.block), dtype=np.int64)
        known: dict[str, int | IntArray] = {s.id: chance.randrange(50) for s in comp.manifest.symbols}
        known |= {f"$ARG{dim}": iteration for dim in ("K", "K1", "K2")}
        known |= {"$T0": thread % x, "$T1": thread // x % y, "$T2": thread // (x * y)}
        known |= {f"$WG{axis}": at for axis, at in enumerate(workgroup)}
        known |= {"$MMA_ACC": 1, "$MMA_LHS": 0, "$MMA_RHS": 0}
        self._known = {**known, **comp.symbol_values}
        self._values: dict[Expression, Value] = {}

    def of(self, expression: Expression) -> Value:
        if expression not in self._values:
            self._values[expression] = evaluate_rational(expression, self._known)
        return self._values[expression]

    def total(self, parts: list[Expression]) -> Value:
        numerator, denominator = evaluate_rational(0, {})
        for part in parts:
            top, bottom = self.of(part)
            numerator, denominator = numerator * bottom + top * denominator, denominator * bottom
        return numerator, denominator


def assert_adds_up(found: Derivation, sums: Sums) -> int:
    assert found.node.index is not None
    for dim, sequence in found.node.index.items():
        parts = [term.expression for term in found.history.terms if term.dim == dim]
        left, right = sums.total(parts), sums.of(sequence.start)
        assert np.array_equal(left[0] * right[1], right[0] * left[1]), (found.node.name, dim)
        settings = {s.part: s.expression for s in found.history.settings if s.dim == dim}
        assert settings == {"size": sequence.size, "stride": sequence.stride}
    return len(found.node.index)


@NAMED
def test_the_terms_added_up_are_the_index_of_every_node(name: str) -> None:
    assert_all_add_up(name, {"set_node_indices"})


@pytest.mark.full
@NAMED
def test_they_are_after_every_pass(name: str) -> None:
    assert_all_add_up(name, None)


def assert_all_add_up(name: str, passes: set[str] | None) -> None:
    comp = record_of(name)
    stages = [stage for stage in comp.stages if stage.language == "graph" and stage.after is not None]
    launch = comp.manifest.launch
    assert launch is not None and launch.grid is not None
    x, y, z = (size - 1 for size in launch.grid)
    places = [Sums(comp, workgroup, 1) for workgroup in ((0, 0, 0), (x, y, z))]
    checked = 0
    for stage in stages:
        wanted = stage.changed if passes is None else stage.name in passes
        if not wanted and stage is not stages[-1]:
            continue
        for node in comp.graph(stage).nodes.values():
            if node.index is not None:
                found = derivation(comp, stage.id, node.id)
                checked += sum(assert_adds_up(found, sums) for sums in places)
    assert checked > 10


@NAMED
def test_a_term_with_a_constraint_is_the_constraints_own(name: str) -> None:
    """Written a second time from the spec: tile size times workgroup id, loop variable or wave id."""
    comp = record_of(name)
    graph = comp.graph("set_node_indices")
    axis_of = {
        to_text(c.arguments["dim"]): c.settings["workgroup_dim"]  # type: ignore[arg-type]
        for c in comp.spec.constraints
        if c.kind == "WorkgroupConstraint"
    }
    wave = next(c.settings["threads_per_wave"] for c in comp.spec.constraints if c.kind == "HardwareConstraint")
    seen = set()
    for node in graph.nodes.values():
        if node.index is None:
            continue
        found = derivation(comp, "fx/set_node_indices", node.id)
        for term in found.history.terms:
            if term.kind not in ("workgroup", "tile", "wave"):
                continue
            (position,) = term.constraints
            constraint = comp.spec.constraints[position]
            assert to_text(constraint.arguments["dim"]) == term.dim  # type: ignore[arg-type]
            assert constraint.location is not None
            thread = 200 % 64 if name in ("row_sum", "copy") else 200
            values = {**comp.symbol_values, "$T0": thread, "$T1": 3, "$T2": 0, f"$ARG{term.dim}": 5}
            values |= {f"$WG{axis}": 7 + axis for axis in range(5)}
            tile = constraint.arguments.get("tile_size", constraint.settings.get("tile_size"))
            assert tile is not None
            size = evaluate_rational(tile, comp.symbol_values)
            number = {
                "workgroup": 7 + axis_of.get(term.dim, 0),
                "tile": 5,
                "wave": values["$T0"] // wave
                if axis_of.get(term.dim) == 0
                else values[f"$T{axis_of.get(term.dim, 0)}"],
            }[term.kind]
            value = evaluate_rational(term.expression, values)
            assert value[0] * size[1] == size[0] * value[1] * number
            seen.add(term.kind)
    assert {"workgroup", "wave"} <= seen


@pytest.mark.parametrize(
    ("name", "kinds"), [("gemm", {"mma"}), ("attention", {"mma"}), ("row_sum", {"sum"}), ("copy", {"read", "write"})]
)
def test_the_log_names_the_anchor_that_won(name: str, kinds: set[str]) -> None:
    comp = record_of(name)
    graph = comp.graph("fx/set_node_indices")
    ops = set()
    for node in graph.nodes.values():
        if node.op not in ("read", "write"):
            continue
        found = derivation(comp, "fx/set_node_indices", node.id)
        assert found.anchor is not None and found.anchor.anchor is not None, node.name
        ops.add(graph.nodes[found.anchor.anchor].op)
        # Each node of the way is tied to the next by an edge, in one direction or the other, or through a loop.
        assert found.anchor.way[0] == found.anchor.anchor and found.anchor.way[-1] == found.anchor.node
    assert ops == kinds


def test_what_the_winner_offered_is_what_the_node_has() -> None:
    comp = recorded("attention")
    propagation = comp.propagation()
    assert propagation is not None
    taken: dict[str, IndexOffer] = {}
    for offer in propagation.offers:
        if offer.outcome == "taken":
            assert offer.node not in taken, "a node takes one offer"
            taken[offer.node] = offer
    anchors = {offer.anchor for offer in taken.values()}
    assert len(anchors) == 2, "both matrix instructions of attention pass their index on"
    lost = [offer for offer in propagation.offers if offer.outcome == "late" and offer.node in taken]
    rivals = [offer for offer in lost if offer.anchor != taken[offer.node].anchor]
    assert rivals, "the second matrix instruction comes too late for some nodes"
    assert all(offer.order > taken[offer.node].order for offer in rivals)


def test_the_story_of_a_copy_read_from_lds() -> None:
    comp = recorded("gemm")
    last = [stage for stage in comp.stages if stage.language == "graph"][-1]
    node = next(n for n in comp.graph(last).nodes.values() if n.name == "read_2_shared_M:1_N:0_K:1")
    found = derivation(comp, last.id, node.id)
    terms = {(term.dim, term.kind): term for term in found.history.terms}
    assert set(terms) == {("M", "wave"), ("M", "lane"), ("M", "copy"), ("K", "lane"), ("K", "copy")}
    assert to_text(terms["M", "copy"].expression) == "16"
    assert place_of(terms["M", "copy"].event).startswith("set_post_expansion_indices")
    dropped = {(drop.term.dim, drop.term.kind): place_of(drop.event) for drop in found.history.dropped}
    assert set(dropped) == {("M", "workgroup"), ("K", "tile")}
    assert all(place.startswith("apply_shared_memory_indexing_corrections") for place in dropped.values())
    assert [step.start for step in found.history.steps].count("copy") == 1


def test_a_record_without_events_says_so() -> None:
    import msgspec

    comp = recorded("gemm")
    bare = Compilation(msgspec.structs.replace(comp.manifest, events=None, propagation=None), comp.blobs)
    last = [stage for stage in comp.stages if stage.language == "graph"][-1]
    node = next(n for n in comp.graph(last).nodes.values() if n.op == "write")
    with pytest.raises(NotKnown, match="no event of this record"):
        derivation(bare, last.id, node.id)
    half = Compilation(msgspec.structs.replace(comp.manifest, propagation=None), comp.blobs)
    anchor = derivation(half, last.id, node.id).anchor
    assert anchor is not None and anchor.anchor is None and "no propagation" in anchor.not_known
