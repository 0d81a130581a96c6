"""What one pass did to the fx graph, exact by node identity."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass

from wave_explorer.record.graph import Graph, GraphNode

_FIELDS = tuple(name for name in GraphNode.__struct_fields__ if name != "id")


@dataclass(frozen=True)
class GraphDiff:
    """Node ids that are new or gone, and for the changed ones the fields that differ.

    ``changed`` names ``position`` for a node that was moved against its neighbours in the same region.
    """

    added: tuple[str, ...]
    removed: tuple[str, ...]
    changed: dict[str, tuple[str, ...]]

    @property
    def empty(self) -> bool:
        """Nothing differs."""
        return not (self.added or self.removed or self.changed)


def diff(before: Graph, after: Graph) -> GraphDiff:
    """Compares two graphs of one compile."""
    moved = _moved(before, after)
    changed = {}
    for key, node in after.nodes.items():
        old = before.nodes.get(key)
        if old is None:
            continue
        fields = [] if old == node else [name for name in _FIELDS if getattr(old, name) != getattr(node, name)]
        if key in moved:
            fields.append("position")
        if fields:
            changed[key] = tuple(fields)
    return GraphDiff(
        added=tuple(key for key in after.nodes if key not in before.nodes),
        removed=tuple(key for key in before.nodes if key not in after.nodes),
        changed=changed,
    )


def _moved(before: Graph, after: Graph) -> frozenset[str]:
    """Nodes to move so that the old order becomes the new one: all but a longest common run, region by region."""
    old_regions = {region.id: region.nodes for region in before.regions}
    moved: set[str] = set()
    for region in after.regions:
        place = {key: position for position, key in enumerate(old_regions.get(region.id, ()))}
        kept = [key for key in region.nodes if key in place]
        positions = [place[key] for key in kept]
        stay = _longest_increasing(positions)
        moved.update(key for position, key in enumerate(kept) if position not in stay)
    return frozenset(moved)


def _longest_increasing(values: list[int]) -> frozenset[int]:
    """Positions of one longest increasing subsequence of distinct ``values`` (patience sorting)."""
    tails: list[int] = []
    tail_positions: list[int] = []
    previous: list[int] = []
    for position, value in enumerate(values):
        pile = bisect_left(tails, value)
        previous.append(tail_positions[pile - 1] if pile else -1)
        if pile == len(tails):
            tails.append(value)
            tail_positions.append(position)
        else:
            tails[pile], tail_positions[pile] = value, position
    chosen = set()
    position = tail_positions[-1] if tail_positions else -1
    while position >= 0:
        chosen.add(position)
        position = previous[position]
    return frozenset(chosen)
