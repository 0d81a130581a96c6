"""The anchor that gave a node its lane terms, the way from it, and the offers that the node did not take."""

from __future__ import annotations

from dataclasses import dataclass

from wave_explorer.record import IndexEvent, IndexOffer, IndexSequence, Propagation


@dataclass(frozen=True)
class LostOffer:
    """An index that a node was offered and did not take.

    Attributes:
        offer: the offer.
        sources: all neighbours that came with the same index from the same anchor.
        differs: whether it would have made another index; False where it says what the node has already.
        reason: why it was not taken, for a person.
    """

    offer: IndexOffer
    sources: tuple[str, ...]
    differs: bool
    reason: str


@dataclass(frozen=True)
class AnchorWay:
    """Where the lane terms of a node come from.

    Attributes:
        event: that added the terms.
        anchor: id of the MMA, reduction, read or write that started the propagation; None where it is not known.
        node: id of the node that took the offer.
        way: nodes from the anchor to that node, both included; the anchor alone for an anchor itself.
        taken: the offer that was taken, None for an anchor itself.
        lost: the offers that were not.
        not_known: why there is no anchor here; empty where there is one.
    """

    event: IndexEvent
    anchor: str | None
    node: str
    way: tuple[str, ...]
    taken: IndexOffer | None
    lost: tuple[LostOffer, ...]
    not_known: str = ""


def anchor_way(propagation: Propagation | None, event: IndexEvent) -> AnchorWay:
    """Where the event that added lane terms to a node had them from.

    Args:
        propagation: of the record, None where it was not captured.
        event: made by the compiler's ``propagate_indices``, or by one of its functions that start a propagation.
    """
    node = event.node
    if propagation is None or not propagation.offers:
        return AnchorWay(event, None, node, (), None, (), "this record holds no propagation of indices")
    offers = [offer for offer in propagation.offers if offer.stage == event.stage]
    if "propagate_indices" not in event.function:
        return AnchorWay(event, node, node, (node,), None, _lost(offers, node, None))
    taken = next((o for o in offers if o.node == node and o.outcome == "taken" and o.order == event.order), None)
    if taken is None:
        not_known = "the compiler's list of offers was not seen for this node"
        return AnchorWay(event, None, node, (), None, (), not_known)
    return AnchorWay(event, taken.anchor, node, _way(offers, taken), taken, _lost(offers, node, taken))


def _way(offers: list[IndexOffer], taken: IndexOffer) -> tuple[str, ...]:
    """Nodes from the anchor on; each passed the index to the next."""
    way = [taken.node]
    # An offer was made by a node that had been visited for the same anchor, once.
    visited = {o.node: o for o in offers if o.anchor == taken.anchor and o.outcome in ("taken", "passed")}
    source = taken.source
    while source is not None and source not in way:
        way.append(source)
        source = visited[source].source if source in visited else None
    if taken.anchor is not None and taken.anchor not in way:
        way.append(taken.anchor)
    return tuple(reversed(way))


def _lost(offers: list[IndexOffer], node: str, taken: IndexOffer | None) -> tuple[LostOffer, ...]:
    own = None if taken is None else taken.index
    groups: dict[tuple[str | None, str, str], list[IndexOffer]] = {}
    for offer in offers:
        if offer.node == node and offer.outcome in ("late", "unfit"):
            groups.setdefault((offer.anchor, offer.outcome, repr(offer.index)), []).append(offer)
    found = []
    for group in groups.values():
        offer = group[0]
        sources = tuple(dict.fromkeys(o.source for o in group if o.source is not None))
        differs = own is None or not _agree(own, offer.index)
        found.append(LostOffer(offer, sources, differs, _reason(offer, taken, differs)))
    return tuple(found)


def _agree(own: dict[str, IndexSequence], other: dict[str, IndexSequence]) -> bool:
    return own.keys() == other.keys() and all(own[dim] == other[dim] for dim in own)


def _reason(offer: IndexOffer, taken: IndexOffer | None, differs: bool) -> str:
    if offer.outcome == "unfit":
        missing = [dim for dim in offer.needed if dim not in offer.index]
        if missing:
            return f"it says nothing about {', '.join(missing)}, which the node's vectors span"
        unshaped = [dim for dim in offer.needed if dim not in offer.shaped]
        if unshaped:
            return f"it came without a vector shape for {', '.join(unshaped)}"
        return "the compiler's rule refused it (should_update_index)"
    if taken is None:
        return "the node is an anchor and keeps its own index"
    if not differs:
        return "it says the same; the node had it already"
    if taken.anchor == offer.anchor:
        return "the node had been reached before, by a shorter way from the same anchor"
    return "the node already had its index from an earlier anchor"
