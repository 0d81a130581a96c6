"""A load from global memory straight into LDS (``gather_to_lds``), taken apart into its read and its write."""

from __future__ import annotations

from typing import Any

import msgspec

from wave_explorer.analysis.index_map import NotKnown
from wave_explorer.record import Graph, GraphNode, IndexSequence, Operand
from wave_explorer.record.expression import Expression, symbol


def transfer_parts(graph: Graph, node: GraphNode) -> tuple[GraphNode, GraphNode]:
    """The read and the write that a ``gather_to_lds`` node stands for, as nodes of these operations.

    The write's index is that of the first lane of a wave: the instruction puts the lanes side by side from there.

    Raises:
        NotKnown: the record lacks one of its indices or memories.
    """
    return _part(graph, node, "src", "read"), _part(graph, node, "dst", "write")


def _part(graph: Graph, node: GraphNode, side: str, op: str) -> GraphNode:
    index = node.attributes.get(f"{side}_index")
    memory = next((operand.node for operand in node.operands if operand.name == side), None)
    if not isinstance(index, dict) or memory is None:
        raise NotKnown(f"the {side} index of {node.name} is not recorded")
    mapping = node.attributes.get(f"{side}_mapping")
    bounds = node.attributes.get(f"{side}_bounds") or {}
    values = [
        Operand(operand.name.replace(f"{side}_mapping_", "mapping_"), operand.node)
        for operand in node.operands
        if operand.name.startswith(f"{side}_mapping_dynamic_vals")
    ]
    return msgspec.structs.replace(
        node,
        op=op,
        operands=(Operand("memory", memory), *values),
        attributes={} if mapping is None else {"mapping": mapping},
        memory=_lifted(graph, memory),
        index={dim: IndexSequence(*(_expression(part[name]) for name in ("start", "size", "stride")))
               for dim, part in index.items()},
        bounds={dim: _expression(bound) for dim, bound in bounds.items()},
    )  # fmt: skip


def _expression(value: Any) -> Expression:
    """An argument as it is filed: a number, a symbol's id, or a tree with its text."""
    if isinstance(value, str):
        return symbol(value)
    tree = value["expression"] if isinstance(value, dict) else value
    converted: Expression = msgspec.convert(tree, Expression)
    return converted


def _lifted(graph: Graph, memory: str) -> str:
    """The memory itself, which a loop sees through a placeholder of its own."""
    seen = {memory}
    while (node := graph.nodes.get(memory)) is not None:
        outer = next((operand.node for operand in node.operands if operand.name == "captured"), None)
        if outer is None or outer in seen:
            break
        seen.add(outer)
        memory = outer
    return memory
