"""How an index spreads through the fx graph: which constraint gives which term, and who was offered what by whom."""

from __future__ import annotations

from typing import Literal

import msgspec

from wave_explorer.record.expression import Expression
from wave_explorer.record.graph import IndexSequence

Outcome = Literal["taken", "late", "unfit", "passed"]


class ConstraintTerm(msgspec.Struct, frozen=True):
    """What a distribution constraint adds to the start of its dimension.

    Attributes:
        kind: class of the constraint.
        dim: the dimension.
        start: the compiler's own ``apply().start``.
    """

    kind: str
    dim: Expression
    start: Expression


class IndexOffer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The compiler came to a node with an index that an anchor (MMA, reduction, read or write) had started.

    Attributes:
        order: number of index events before it.
        stage: id of the stage in which it happened.
        anchor: id of the node that started the propagation; None where it is not known.
        node: id of the node that was offered the index.
        source: id of the neighbour that passed it on; None where the anchor's own set of nodes begins with it.
        index: what was offered, by dimension.
        outcome: ``taken`` the node's index was set from it; ``late`` the node had been visited before; ``unfit``
            the offer says too little about the node's dimensions; ``passed`` it went through a node that keeps its
            own index (a loop, an MMA).
        needed: of an unfit offer, the dimensions that the node's vectors span.
        shaped: of an unfit offer, the dimensions whose vector shape it brought.
    """

    order: int
    stage: str
    anchor: str | None
    node: str
    source: str | None
    index: dict[str, IndexSequence]
    outcome: Outcome
    needed: tuple[str, ...] = ()
    shaped: tuple[str, ...] = ()


class Propagation(msgspec.Struct, frozen=True):
    """What ``set_node_indices`` worked with; both empty where nothing was captured."""

    constraints: tuple[ConstraintTerm, ...] = ()
    offers: tuple[IndexOffer, ...] = ()
