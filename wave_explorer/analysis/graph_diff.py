"""What one pass did to the fx graph, exact by node identity."""

from __future__ import annotations

from dataclasses import dataclass

from wave_explorer.analysis.longest_increasing import longest_increasing
from wave_explorer.record.graph import Graph, GraphNode

_FIELDS = tuple(name for name in GraphNode.__struct_fields__ if name != "id")


@dataclass(frozen=True)
class GraphDiff:
    """Node ids that are new or gone, and for the changed ones the fields that differ.

    ``changed`` names ``position`` for a node that was moved against its neighbours in the same region, and for the
    node that owns a loop what changed of the loop (``trip_count``, ``step`` ...).
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
    loops = _loop_changes(before, after)
    changed = {}
    for key, node in after.nodes.items():
        old = before.nodes.get(key)
        if old is None:
            continue
        fields = [] if old == node else [name for name in _FIELDS if getattr(old, name) != getattr(node, name)]
        if key in moved:
            fields.append("position")
        fields += loops.get(key, ())
        if fields:
            changed[key] = tuple(fields)
    return GraphDiff(
        added=tuple(key for key in after.nodes if key not in before.nodes),
        removed=tuple(key for key in before.nodes if key not in after.nodes),
        changed=changed,
    )


_LOOP_FIELDS = ("title", "dim", "trip_count", "step")


def _loop_changes(before: Graph, after: Graph) -> dict[str, list[str]]:
    """By the node that owns a region: fields of the region that differ, its nodes apart."""
    old_regions = {region.id: region for region in before.regions}
    changes: dict[str, list[str]] = {}
    for region in after.regions:
        old = old_regions.get(region.id)
        if old is not None and region.owner is not None:
            changes[region.owner] = [name for name in _LOOP_FIELDS if getattr(old, name) != getattr(region, name)]
    return changes


def _moved(before: Graph, after: Graph) -> frozenset[str]:
    """Nodes to move so that the old order becomes the new one: all but a longest common run, region by region."""
    old_regions = {region.id: region.nodes for region in before.regions}
    moved: set[str] = set()
    for region in after.regions:
        place = {key: position for position, key in enumerate(old_regions.get(region.id, ()))}
        kept = [key for key in region.nodes if key in place]
        positions = [place[key] for key in kept]
        stay = frozenset(longest_increasing(positions))
        moved.update(key for position, key in enumerate(kept) if position not in stay)
    return frozenset(moved)
