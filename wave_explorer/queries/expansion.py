"""Query ``expansion``: into how many copies each operation was made, why, and how copies are joined."""

from __future__ import annotations

from typing import Literal

import msgspec

from wave_explorer.analysis.accumulation_chains import Chain, chains
from wave_explorer.analysis.expansion import DimensionCopies, ExpandedOperation, Expansion, expansion
from wave_explorer.analysis.index_map import NotKnown
from wave_explorer.analysis.node_facts import Category, category, display_name
from wave_explorer.queries.registry import NoParameters, Subject, query


class ExpansionDim(msgspec.Struct, frozen=True):
    """T, W and V of an operation along one dimension, and the copies: by the formula, and in the graph."""

    dim: str
    tile: int | None
    tile_text: str
    rule: str
    waves: int | None
    vector: int | None
    expected: int | None
    copies: int
    formula: str


class CopyRow(msgspec.Struct, frozen=True):
    """A copy: a node of the stage, and its number along each dimension."""

    node: str
    label: str
    at: dict[str, int]


class OperationRow(msgspec.Struct, frozen=True):
    """An operation; ``node`` is its id in the graph before expansion."""

    node: str
    label: str
    op: str
    category: Category
    dims: list[ExpansionDim]
    expected: int | None
    copies: list[CopyRow]


class ChainLinkRow(msgspec.Struct, frozen=True):
    """A copy in a chain, and the edge that proves it: ``source`` is operand ``operand`` of ``target``."""

    node: str
    label: str
    position: int
    operand: str
    source: str
    target: str


class NodeName(msgspec.Struct, frozen=True):
    """A node with its name."""

    node: str
    label: str


class ChainRow(msgspec.Struct, frozen=True):
    """Copies that make one value together; ``carried``: the next iteration goes on from the result."""

    kind: Literal["accumulator", "reduction"]
    operation: str
    label: str
    dim: str
    at: dict[str, int]
    links: list[ChainLinkRow]
    enters: NodeName | None
    leaves: list[NodeName]
    carried: bool
    complete: bool


class ExpansionPayload(msgspec.Struct, frozen=True):
    """Answer of ``expansion``; nodes are those of ``stage``, ``kept`` those that expansion left as they were."""

    stage: str
    nodes_before: int
    nodes_after: int
    operations: list[OperationRow]
    chains: list[ChainRow]
    kept: list[NodeName]
    not_known: str


@query("expansion", NoParameters)
def expansion_rows(subject: Subject, _: NoParameters) -> ExpansionPayload:
    """Every operation with its copies, every chain."""
    try:
        found = expansion(subject.compilation)
    except NotKnown as error:
        return ExpansionPayload("", 0, 0, [], [], [], str(error))
    return ExpansionPayload(
        stage=found.stage,
        nodes_before=len(found.before.nodes),
        nodes_after=len(found.after.nodes),
        operations=[_operation(found, operation) for operation in found.operations],
        chains=[_chain(found, chain) for chain in chains(found)],
        kept=[NodeName(node.id, node.name) for node in found.kept],
        not_known="",
    )


def _operation(found: Expansion, operation: ExpandedOperation) -> OperationRow:
    source = operation.source
    return OperationRow(
        node=source.id,
        label=source.name,
        op=source.op,
        category=category(found.before, source),
        dims=[_dim(dim) for dim in operation.dims],
        expected=operation.expected,
        copies=[CopyRow(copy.node.id, display_name(copy.node), copy.at) for copy in operation.copies],
    )


def _dim(dim: DimensionCopies) -> ExpansionDim:
    return ExpansionDim(
        dim.dim, dim.tile, dim.tile_text, dim.rule, dim.waves, dim.vector, dim.expected, dim.copies, dim.formula
    )


def _chain(found: Expansion, chain: Chain) -> ChainRow:
    enters = chain.enters
    return ChainRow(
        kind=chain.kind,
        operation=chain.operation,
        label=found.before.nodes[chain.operation].name,
        dim=chain.dim,
        at=chain.at,
        links=[
            ChainLinkRow(link.node.id, display_name(link.node), link.position, link.operand, link.source, link.target)
            for link in chain.links
        ],
        enters=None if enters is None else NodeName(enters.id, display_name(enters)),
        leaves=[NodeName(node.id, display_name(node)) for node in chain.leaves],
        carried=chain.carried,
        complete=chain.complete,
    )
