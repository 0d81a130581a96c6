"""What a person calls an fx node: its category, the memory it touches, its type, and which copy it is."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal, TypeAlias

from wave_explorer.record.expression import to_text
from wave_explorer.record.graph import Graph, GraphNode, IndexSequence, ValueType

Category: TypeAlias = Literal["mfma", "lds", "vmem", "wait", "sync", "valu", "salu", "ctl"]
MemorySpace: TypeAlias = Literal["global", "LDS", "register", ""]

_SPACES: dict[str, MemorySpace] = {"global": "global", "shared": "LDS", "register": "register"}
_COPY_NUMBER = re.compile(r":\d+$")
# Wave shortens longer names of dimensions in the names of copies.
_DIM_LENGTH = 4
_CONTROL = frozenset({"iterate", "conditional", "output", "yield", "set_symbol"})


def memory_space(graph: Graph, node: GraphNode) -> MemorySpace:
    """The memory that ``node`` is (an allocation, a kernel argument) or reads or writes; empty where it has none.

    A kernel argument that is annotated as shared is a wish which promotion fulfils with an allocation; until then
    it is empty, for nothing is decided.
    """
    if node.op == "allocate":
        return "LDS"
    if node.op == "placeholder" and node.type is not None and node.type.address_space == "shared":
        # A buffer that the kernel allocates itself is what it says, also under the name that a loop has for it.
        behind = next((graph.nodes.get(edge.node) for edge in node.operands if edge.name == "captured"), None)
        return memory_space(graph, behind) if behind is not None else ""
    if node.memory is not None:
        # In a loop the operand is the loop's own name for the memory, which promotion keeps up to date; the kernel
        # argument behind it still shows the annotation.
        nearest = next((operand.node for operand in node.operands if operand.name == "memory"), node.memory)
        memory = graph.nodes.get(nearest)
        return memory_space(graph, memory) if memory is not None and memory.id != node.id else ""
    if node.type is not None and node.type.kind == "memory":
        return _SPACES.get(node.type.address_space, "")
    return ""


def category(graph: Graph, node: GraphNode) -> Category:
    """The colour category of an fx node, by what it becomes on the machine."""
    if "mma" in node.op or node.op == "dot":
        return "mfma"
    if "barrier" in node.op:
        return "sync"
    if node.op in _CONTROL:
        return "ctl"
    if node.memory is not None or node.op == "allocate":
        return {"LDS": "lds", "global": "vmem"}.get(memory_space(graph, node), "valu")  # type: ignore[return-value]
    return "valu"


def type_text(value: ValueType | None) -> str:
    """``[M, K] f16``; empty for a type that was not inferred yet."""
    if value is None:
        return ""
    if not value.dims:
        return value.dtype or value.text
    return f"[{', '.join(to_text(dim) for dim in value.dims)}] {value.dtype}"


def copy_text(node: GraphNode) -> str:
    """``M0 N0 K1`` for a copy made by expansion (``K2:0`` for the dimension K2), empty for an original."""
    if not node.expanded_dims:
        return ""
    return " ".join(
        f"{dim}{':' if dim[-1:].isdigit() else ''}{position}" for dim, position in node.expanded_dims.items()
    )


def source_operation(node: GraphNode, nodes: Mapping[str, GraphNode]) -> str:
    """Id of the operation that ``node`` is a copy of, through any number of copies; its own id for an original."""
    current, seen = node, {node.id}
    while current.lineage is not None and current.lineage not in seen:
        seen.add(current.lineage)
        if current.lineage not in nodes:
            return current.lineage
        current = nodes[current.lineage]
    return current.id


def sequence_text(sequence: IndexSequence) -> str:
    """``start : size : stride`` as one line."""
    return f"{to_text(sequence.start)} : {to_text(sequence.size)} : {to_text(sequence.stride)}"


def display_name(node: GraphNode) -> str:
    """The fx name, with the copy where expansion made several: ``mma M1 N0 K1`` for ``mma_M:1_N:0_K:1``."""
    copy = copy_text(node)
    base = _without_copy(node.name, tuple(node.expanded_dims or ()))
    return f"{base} {copy}" if copy and base != node.name else node.name


def _without_copy(name: str, dims: tuple[str, ...]) -> str:
    """The name without the numbers of the copy at its end; names of dimensions may hold ``_`` themselves."""
    marks = tuple(f"_{dim if len(dim) <= _DIM_LENGTH else dim[:_DIM_LENGTH] + '*'}" for dim in dims)
    while (match := _COPY_NUMBER.search(name)) is not None:
        before = name[: match.start()]
        mark = max((mark for mark in marks if before.endswith(mark)), key=len, default="")
        if not mark:
            return name
        name = before.removesuffix(mark)
    return name
