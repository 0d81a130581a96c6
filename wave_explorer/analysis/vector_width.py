"""How many bits a lane moves at once in a global access, and what kept it from more.

A reason is given only where the record proves it: an index of an earlier pass, the pass that cut an access into pieces,
the operation in the MLIR.  What is left says that it is not known.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

import numpy as np

from wave_explorer.analysis.derivation import derivation
from wave_explorer.analysis.global_instructions import accesses_memory
from wave_explorer.analysis.index_map import IndexMap, NotKnown
from wave_explorer.analysis.lds_access import last_fx_stage
from wave_explorer.analysis.node_facts import sequence_text
from wave_explorer.analysis.term_kind import constraint_text, function_name, pass_name
from wave_explorer.analysis.wave_traffic import adjacent_runs
from wave_explorer.record import Compilation, Graph, GraphNode, IndexSequence
from wave_explorer.record.evaluation import InexactValue, UnboundSymbol, evaluate
from wave_explorer.record.expression import to_text

Limit: TypeAlias = Literal["widest", "elements", "stride", "dimension", "mapping", "mask", "not known"]

WIDEST_BITS = 128
"""The most that a vector memory instruction moves for a lane (four dwords)."""


@dataclass(frozen=True)
class Width:
    """The vector width of one fx access.

    Attributes:
        bits: that a lane moves with one instruction; what the index allows where no instruction is known.
        index_bits: that lie side by side for every lane, so that one instruction could move them.
        limit: what kept ``bits`` from being :data:`WIDEST_BITS`.
        reason: in words, with the evidence.
        stage: the pass that the evidence is from, empty where it is the index itself or the AMDGCN.
    """

    bits: int
    index_bits: int
    limit: Limit
    reason: str
    stage: str = ""


def vector_width(comp: Compilation, found: IndexMap, instruction_bits: int | None) -> Width:
    """The width of an access of the last fx graph.

    Args:
        comp: the record.
        found: the access's index map.
        instruction_bits: that a lane of the linked instructions moves; None where none is known or they differ.

    Raises:
        NotKnown: the addresses are not known.
    """
    if found.address is None or found.tensor is None:
        raise NotKnown(found.address_note)
    size = found.tensor.element_bytes
    runs = adjacent_runs(found.address, size)
    index_bits = max(last - first for first, last in runs) * size * 8
    bits = index_bits if instruction_bits is None else instruction_bits
    if bits >= WIDEST_BITS:
        return Width(bits, index_bits, "widest", "")
    if bits < index_bits:
        return _narrower_than_index(comp, found, bits, index_bits)
    if len(runs) > 1:
        limit, reason = _gap(found, runs[0][1])
        return Width(bits, index_bits, limit, reason)
    limit, reason, stage = _elements(comp, found)
    return Width(bits, index_bits, limit, reason, stage)


def _narrower_than_index(comp: Compilation, found: IndexMap, bits: int, index_bits: int) -> Width:
    """The compiler moves less at once than the index allows."""
    operations = _mlir_operations(comp, found.node.id)
    masked = [text for text in operations if "mask" in text]
    if found.node.bounds and masked:
        bounds = ", ".join(f"{dim} < {to_text(bound)}" for dim, bound in found.node.bounds.items())
        reason = (
            f"{index_bits} bits lie side by side, but each element has a mask of its own ({bounds}; {masked[0]} in the "
            f"MLIR), so the compiler moves {bits} bits at once"
        )
        return Width(bits, index_bits, "mask", reason)
    assert found.address is not None
    alignment = int(np.gcd.reduce(found.address[:, 0], initial=0)) or WIDEST_BITS // 8
    reason = (
        f"not known: {index_bits} bits lie side by side and the compiler moves {bits} at once; the lanes of this "
        f"workgroup start at multiples of {min(alignment, 16)} bytes"
    )
    return Width(bits, index_bits, "not known", reason)


def _gap(found: IndexMap, position: int) -> tuple[Limit, str]:
    """Why element ``position`` of a lane does not follow the one before it in memory."""
    assert found.tensor is not None and found.in_memory is not None
    fastest = found.tensor.dims[-1]
    moved = {dim: np.diff(found.in_memory[dim][:, position - 1 : position + 1], axis=1) for dim in found.tensor.dims}
    along = [dim for dim, step in moved.items() if np.any(step)]
    tensor = f"{found.tensor.name} lies contiguous along {fastest}"
    if found.node.attributes.get("mapping") is not None:
        return "mapping", f"the index mapping takes a lane's elements apart: they follow along {_and(along)}; {tensor}"
    if along == [fastest]:
        step = int(np.abs(moved[fastest]).max())
        return "stride", f"a lane's elements lie {step} apart along {fastest}"
    return "dimension", f"a lane's elements follow along {_and(along)}; {tensor}"


def _elements(comp: Compilation, found: IndexMap) -> tuple[Limit, str, str]:
    """Why the access has no more elements for a lane, all of which lie side by side."""
    node, stage = found.node, _first_stage(comp).get(found.node.id, "")
    assert found.tensor is not None
    count, size = found.elements, found.tensor.element_bytes * 8
    each = f"a lane has {count} element{'s' if count > 1 else ''} of {size} bits"
    name = stage.partition("/")[2].partition("#")[0]
    if name.startswith("partition_"):
        whole = _before_partition(comp, stage, node)
        if whole is not None and whole.index is not None:
            dims = [dim for dim, one in whole.index.items() if _number(comp, one.size) not in (1, None)]
            pieces = "; ".join(f"{dim} = {_sequence(whole.index[dim])}" for dim in dims)
            mapped = whole.attributes.get("mapping") is not None
            fastest = found.tensor.dims[-1]
            if mapped:
                reason = f"{each}: {name} cut {whole.name} ({pieces}) apart, which goes through an index mapping"
                return "mapping", reason, stage
            reason = (
                f"{each}: {name} cut {whole.name} apart, whose elements ({pieces}) do not follow along {fastest}, the "
                f"contiguous dimension of {found.tensor.name}"
            )
            return ("stride" if dims == [fastest] else "dimension"), reason, stage
        return "not known", f"not known: {each}, made by {name}; what it was made from is not recorded", stage
    if name == "minimize_global_loads":
        return "elements", f"{each}: {_share(comp, found)}", stage
    asked = _asked_by_source(comp, node)
    if asked is not None:
        return "elements", f"{each}: the kernel asks for elements_per_thread={asked}", stage
    return _size_of_index(comp, node, each, count)


def _size_of_index(comp: Compilation, node: GraphNode, each: str, count: int) -> tuple[Limit, str, str]:
    """What gave a dimension of the index its number of elements, by the recorded history of the index."""
    try:
        found = derivation(comp, last_fx_stage(comp), node.id)
    except NotKnown as error:
        return "not known", f"not known: {each}, and what chose that is not recorded ({error})", ""
    setting = next(
        (one for one in found.history.settings if one.part == "size" and _number(comp, one.expression) == count > 1),
        None,
    )
    if setting is None:
        return "not known", f"not known: {each}, and no recorded event chose that", ""
    event = setting.event
    size = to_text(setting.expression)
    given = f"{each}: its index along {setting.dim} has the size {size}" if size != str(count) else each
    way = found.anchors.get(event.order)
    anchor = comp.graph(event.stage).nodes.get(way.anchor) if way is not None and way.anchor is not None else None
    if anchor is None:
        return "elements", f"{given}: set by {function_name(event)} in {pass_name(event)}", event.stage
    what = "the operands of its matrix instruction" if "mma" in anchor.op else f"its {anchor.op}"
    rule = "; ".join(constraint_text(comp.spec.constraints[position]) for position in setting.constraints)
    return "elements", f"{given}: from {anchor.name}, {what}" + (f" ({rule})" if rule else ""), event.stage


def _share(comp: Compilation, found: IndexMap) -> str:
    """The arithmetic of ``minimize_global_loads``: the tile over all threads, at most ``max_bits_per_load``."""
    hardware = next((one for one in comp.spec.constraints if one.kind == "HardwareConstraint"), None)
    most = 128
    if hardware is not None:
        given = hardware.arguments.get("max_bits_per_load", hardware.settings.get("max_bits_per_load"))
        most = given if isinstance(given, int) else most
    assert found.tensor is not None
    if found.elements * found.tensor.element_bytes * 8 == most:
        return f"max_bits_per_load is {most}"
    return f"minimize_global_loads deals the tile out to {found.threads} threads, which leaves no more for each"


def _before_partition(comp: Compilation, stage: str, node: GraphNode) -> GraphNode | None:
    """The access that a partitioning pass cut ``node`` out of: it had the value that the pass takes slices of."""
    graph = comp.graph(stage)
    earlier = _graph_before(comp, stage)
    if earlier is None:
        return None
    source = _operand(graph, graph.nodes[node.id], "register_")
    if source is not None and "slice" in source.op:
        source = _operand(graph, source, "register_")
    for other in earlier.nodes.values():
        if other.id in graph.nodes or other.op != node.op:
            continue
        value = _operand(earlier, other, "register_")
        if source is not None and value is not None and value.id == source.id:
            return other
        if node.op == "read" and other.memory == node.memory and other.location == node.location:
            return other
    return None


def _operand(graph: Graph, node: GraphNode, name: str) -> GraphNode | None:
    key = next((operand.node for operand in node.operands if operand.name == name), None)
    return graph.nodes.get(key) if key is not None else None


def _graph_before(comp: Compilation, stage: str) -> Graph | None:
    wanted = comp.stage(stage)
    return comp.graph(wanted, before=True) if wanted.before is not None else None


@lru_cache(maxsize=4)
def _first_stage(comp: Compilation) -> dict[str, str]:
    """By id of a memory access, the fx stage after which it was seen first."""
    seen: dict[str, str] = {}
    handle = None
    for stage in comp.stages:
        if stage.language != "graph" or stage.after is None or stage.after == handle:
            continue
        handle = stage.after
        for key, node in comp.graph(stage).nodes.items():
            if accesses_memory(node):
                seen.setdefault(key, stage.id)
    return seen


def _asked_by_source(comp: Compilation, node: GraphNode) -> str | None:
    """``elements_per_thread`` as the kernel's source gives it, None where the compiler chooses."""
    first = next((stage for stage in comp.stages if stage.language == "graph" and stage.after is not None), None)
    if first is None:
        return None
    graph = comp.graph(first)
    origin: GraphNode | None = node
    last = comp.last_graph()
    while origin is not None and origin.id not in graph.nodes:
        origin = (
            None
            if origin.lineage is None or last is None
            else last.nodes.get(origin.lineage, graph.nodes.get(origin.lineage))
        )
    source = graph.nodes.get(origin.id) if origin is not None else None
    return None if source is None or source.elements_per_thread is None else to_text(source.elements_per_thread)


def _mlir_operations(comp: Compilation, node: str) -> list[str]:
    """Names of the MLIR operations that a node was emitted as."""
    provenance, text = comp.provenance(), comp.mlir
    if provenance is None or text is None:
        return []
    lines = text.splitlines()
    found = []
    for link in provenance.mlir:
        if link.node == node and 0 < link.line <= len(lines):
            words = lines[link.line - 1].split("=", 1)[-1].split()
            found.append(words[0] if words else "")
    return found


def _number(comp: Compilation, size: object) -> int | None:
    try:
        return int(evaluate(size, comp.symbol_values))  # type: ignore[arg-type]
    except (UnboundSymbol, InexactValue):
        return None


def _sequence(sequence: IndexSequence) -> str:
    text = sequence_text(sequence)
    return text if len(text) < 60 else f"… : {to_text(sequence.size)} : {to_text(sequence.stride)}"


def _and(words: list[str]) -> str:
    return " and ".join(words) if words else "no dimension"
