"""Takes the value of a whole fx graph between two passes, cheaply enough to do it after every pass.

Most passes change few nodes.  What is read from a node is compared with what was read last time; only a node
that differs is converted and encoded again, and a graph is the joined text of its nodes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from typing import Any

import msgspec

from wave_explorer.capture.fx_identity import NodeIdentity
from wave_explorer.capture.fx_locations import source_location
from wave_explorer.capture.fx_values import FxValues
from wave_explorer.record.graph import GraphNode, Operand, Region, ScheduleSlot


@dataclass(frozen=True)
class Snapshot:
    """The content of a graph at one moment.

    Attributes:
        regions: encoded regions.
        nodes: encoded nodes in order.
        fx_nodes: the fx nodes themselves, in the same order.
    """

    regions: bytes
    nodes: tuple[bytes, ...]
    fx_nodes: tuple[Any, ...] = field(compare=False)

    @property
    def op_count(self) -> int:
        """Number of nodes in all regions."""
        return len(self.nodes)

    def encode(self) -> bytes:
        """The JSON of the :class:`~wave_explorer.record.graph.Graph`."""
        return b'{"regions":' + self.regions + b',"nodes":{' + b",".join(self.nodes) + b"}}"


@dataclass
class _Known:
    """What was read from a node the last time, and its encoded form."""

    facts: tuple[Any, ...]
    encoded: bytes


class GraphSnapshotter:
    """Reads fx graphs of one compile.

    It reads plain attributes only.  Wave's own accessor ``get_custom`` is avoided on purpose: it replaces
    ``node.index`` by a copy, which would change what a later in-place edit of a shared index affects.

    Args:
        identity: gives ids; shared with whoever else names nodes of this compile.
        values: converts types, indices and arguments.
    """

    def __init__(self, identity: NodeIdentity, values: FxValues) -> None:
        self.identity = identity
        self._values = values
        self._known: dict[Any, _Known] = {}

    def take(self, trace: Any) -> Snapshot:
        """The graph of ``trace`` (a Wave ``CapturedTrace``) as it stands: all regions reachable from the root."""
        regions: list[Region] = []
        nodes: list[bytes] = []
        fx_nodes: list[Any] = []
        for name, graph, owner in _regions(trace):
            region_nodes = list(graph.nodes)
            nodes.extend(self._encoded(node, name) for node in region_nodes)
            fx_nodes.extend(region_nodes)
            regions.append(self._region(name, owner, region_nodes))
        return Snapshot(msgspec.json.encode(regions), tuple(nodes), tuple(fx_nodes))

    def graph_node(self, node: Any, region: str) -> GraphNode:
        """Everything known about one fx node."""
        ids = self.identity
        operands: list[Operand] = []
        attributes: dict[str, Any] = {}
        special: dict[str, Any] = {}
        for name, value in named_arguments(node):
            if name in ("bounds", "elements_per_thread"):
                special[name] = value
                continue
            self._values.argument(name, value, operands, attributes, ids)
        if operation(node) == "apply_expr":
            applied = self._values.applied(node.args)
            if applied is not None:
                attributes["applied"] = applied
        index = getattr(node, "index", None)
        if isinstance(index, list | tuple):
            attributes["index_by_result"] = [self._values.index(entry) for entry in index]
            index = None
        for name in ("tag", "iter_idx"):
            value = getattr(node, name, None)
            if value is not None:
                attributes[name] = self._values.plain(value)
        captured = node.meta.get("lifted")
        if captured is not None:
            operands.append(Operand("captured", ids.id(captured)))
        bounds = special.get("bounds")
        elements = special.get("elements_per_thread")
        reduction_dim = getattr(node, "reduction_dim", None)
        return GraphNode(
            id=ids.id(node),
            name=node.name,
            region=region,
            op=operation(node),
            operands=tuple(operands),
            attributes=attributes,
            type=self._values.type(node.type),
            memory=self._memory(node),
            index=None if index is None else self._values.index(index),
            vector_shapes=self._values.by_dim(getattr(node, "vector_shapes", None)),
            bounds=self._values.by_dim(bounds),
            expanded_dims=self._values.expanded_dims(getattr(node, "expanded_dims", None)),
            elements_per_thread=None if elements is None else self._values.expression(elements),
            reduction_dim=None if reduction_dim is None else self._values.dim(reduction_dim),
            schedule=_schedule(node),
            lineage=ids.lineage(node),
            location=source_location(getattr(node, "location", None)),
            subgraph=subgraph_name(node),
        )

    def _encoded(self, node: Any, region: str) -> bytes:
        facts = self._facts(node, region)
        known = self._known.get(node)
        if known is not None and known.facts == facts:
            return known.encoded
        converted = self.graph_node(node, region)
        encoded = b'"%s":%s' % (converted.id.encode(), msgspec.json.encode(converted))
        self._known[node] = _Known(facts, encoded)
        return encoded

    def _facts(self, node: Any, region: str) -> tuple[Any, ...]:
        """Everything that :meth:`graph_node` depends on, by value, without converting it.

        The arguments need no copy: fx replaces the whole tuple when one changes.
        """
        own = node.__dict__
        get = own.get
        return (
            node.name,
            region,
            node.args,
            node.kwargs,
            _frozen_type(node.type),
            _frozen_index(get("index")),
            _items(get("vector_shapes")),
            _items(get("expanded_dims")),
            get("reduction_dim"),
            _items(get("scheduling_parameters")),
            self.identity.original(node),
            get("pre_expansion_id"),
            get("location"),
            get("tag"),
            get("iter_idx"),
            get("tkw_op_name"),
        )

    def _region(self, name: str, owner: Any, nodes: list[Any]) -> Region:
        ids = tuple(self.identity.id(node) for node in nodes)
        if owner is None:
            return Region(id=name, title="kernel", nodes=ids)
        arguments = dict(named_arguments(owner))
        axis = arguments.get("axis")
        count = getattr(owner, "count", None)
        step = arguments.get("step")
        return Region(
            id=name,
            title=f"{operation(owner)} {axis}" if axis is not None else operation(owner),
            owner=self.identity.id(owner),
            nodes=ids,
            dim=None if axis is None else self._values.dim(axis),
            trip_count=None if count is None else self._values.expression(count),
            step=None if step is None else self._values.expression(step),
        )

    def _memory(self, node: Any) -> str | None:
        memory: Any = dict(named_arguments(node)).get("memory")
        if not hasattr(memory, "op"):
            return None
        # A loop sees a captured buffer through a placeholder of its own.
        while (captured := memory.meta.get("lifted")) is not None:
            memory = captured
        return self.identity.id(memory)


def operation(node: Any) -> str:
    """Name of the operation of an fx node (``read``, ``mma``, ``iter_arg``, ``placeholder`` ...)."""
    op = getattr(node, "tkw_op", None)
    if op is None:
        return str(node.op if node.op != "call_function" else getattr(node.target, "__name__", node.target))
    kind = op if isinstance(op, type) else type(op)
    if kind.__name__ == "IterArg":
        return "iter_arg"
    return str(getattr(node, "tkw_op_name", kind.__name__))


def subgraph_name(node: Any) -> str | None:
    """Name of the region that a loop or conditional owns, None for another node."""
    names = _argument_names(node)
    if "subgraph_name" not in names:
        return None
    return str(node.args[names.index("subgraph_name")])


def _regions(trace: Any) -> Iterator[tuple[str, Any, Any]]:
    """Name, graph and owner of the root region and of all regions reachable from it, outer before inner."""
    subgraphs = trace.region_graph.subgraphs
    pending: list[tuple[str, Any]] = [(trace.root_graph, None)]
    seen: set[str] = set()
    while pending:
        name, owner = pending.pop(0)
        if name in seen or name not in subgraphs:
            continue
        seen.add(name)
        yield name, subgraphs[name], owner
        for node in subgraphs[name].nodes:
            inner = subgraph_name(node)
            if inner is not None:
                pending.append((inner, node))


def named_arguments(node: Any) -> Iterator[tuple[str, Any]]:
    """The arguments of an fx node with the names that its operation class gives them."""
    names = _argument_names(node)
    for position, value in enumerate(node.args):
        yield (names[position] if position < len(names) else f"arg{position}"), value
    yield from node.kwargs.items()


_field_names: dict[type, tuple[str, ...]] = {}


def _argument_names(node: Any) -> tuple[str, ...]:
    if node.op == "output":
        return ("return_vals",)
    op = getattr(node, "tkw_op", None)
    kind = op if isinstance(op, type) else type(op)
    names = _field_names.get(kind)
    if names is None:
        names = _field_names[kind] = _own_fields(kind)
    return names


def _own_fields(kind: type) -> tuple[str, ...]:
    """Fields of an operation class in the order of its arguments: those that take part in ``__init__``."""
    if not hasattr(kind, "__dataclass_fields__"):
        return ()
    return tuple(entry.name for entry in fields(kind) if entry.init)


def _schedule(node: Any) -> ScheduleSlot | None:
    slot = getattr(node, "scheduling_parameters", None)
    if not slot:
        return None
    return ScheduleSlot(
        stage=int(slot["stage"]),
        cycle=int(slot["absolute_cycle"]),
        initiation_interval=int(slot["initiation_interval"]),
    )


def _frozen_index(index: Any) -> Any:
    """An index by value, so that a later in-place change shows: sequences are mutable, and passes do change them."""
    if isinstance(index, dict):
        return [(dim, seq.start, seq.size, seq.stride) for dim, seq in index.items()]
    if isinstance(index, list | tuple):
        return [_frozen_index(entry) for entry in index]
    return index


def _frozen_type(kind: Any) -> Any:
    """A type by value: promotion moves a memory by setting the address space of its class."""
    if isinstance(kind, list | tuple):
        return [_frozen_type(part) for part in kind]
    return (kind, getattr(kind, "address_space", None))


def _items(values: Any) -> Any:
    return list(values.items()) if isinstance(values, dict) else values
