"""Query ``source``: the user's Python text, which of its lines became which fx nodes, and the constraints in it."""

from __future__ import annotations

import msgspec

from wave_explorer.analysis.diagnostics.distribution import Distribution, Tile
from wave_explorer.analysis.diagnostics.rule import constraint_text
from wave_explorer.queries.registry import NoParameters, Subject, query
from wave_explorer.record import ConstraintData


class SourceConstraint(msgspec.Struct, frozen=True):
    """A constraint in source order.

    Attributes:
        text: as diagnostics name it (``WaveConstraint(M, BLOCK_M/2)``).
        meaning: what it comes to in numbers; empty where they are not known.
        file, line: of the source; ``line`` is 0 where it is not known.
    """

    position: int
    kind: str
    text: str
    meaning: str
    file: str
    line: int


class SourcePayload(msgspec.Struct, frozen=True):
    """Answer of ``source``; ``links`` pairs a 1-based line with nodes of the last fx stage."""

    file: str
    text: str
    first_line: int
    last_line: int
    links: list[tuple[int, list[str]]]
    constraints: list[SourceConstraint]
    not_known: str


@query("source", NoParameters)
def source(subject: Subject, _: NoParameters) -> SourcePayload:
    """The text the kernel came from, and its constraints, which are known without it too."""
    comp = subject.compilation
    found = comp.spec.source
    spread = Distribution(comp)
    constraints = [_constraint(spread, place, one) for place, one in enumerate(comp.spec.constraints)]
    if found is None:
        return SourcePayload("", "", 0, 0, [], constraints, "the source text of this kernel was not recorded")
    graph = comp.last_graph()
    links: dict[int, list[str]] = {}
    for node in graph.nodes.values() if graph is not None else ():
        if node.location is not None and node.location.file == found.file:
            links.setdefault(node.location.line, []).append(node.id)
    return SourcePayload(
        found.file, found.text, found.first_line, found.last_line, sorted(links.items()), constraints, ""
    )


def _constraint(spread: Distribution, position: int, one: ConstraintData) -> SourceConstraint:
    place = one.location
    return SourceConstraint(
        position,
        one.kind,
        constraint_text(one),
        _meaning(spread, one),
        place.file if place is not None else "",
        place.line if place is not None else 0,
    )


def _meaning(spread: Distribution, one: ConstraintData) -> str:
    if one.kind == "HardwareConstraint":
        given = {**one.arguments, **one.settings}
        return ", ".join(f"{name} {value}" for name, value in given.items() if isinstance(value, int | str) and value)
    tile = next((known for known in spread.tiles if known.constraint is one), None)
    if tile is None or not tile.size:
        return ""
    group = spread.workgroup_tile(tile.dim) if one.kind == "WaveConstraint" else None
    whole = group.size if group is not None else tile.extent
    if whole is None:
        return f"{tile.size} of a size that is known at launch"
    return f"{tile.size} of {whole}: {_shares(one, -(-whole // tile.size))}{_axis(tile)}"


def _shares(one: ConstraintData, count: int) -> str:
    name = {"WorkgroupConstraint": "workgroup", "TilingConstraint": "iteration", "WaveConstraint": "wave"}[one.kind]
    return f"{count} {name}{'' if count == 1 else 's'}"


def _axis(tile: Tile) -> str:
    axis = tile.constraint.settings.get("workgroup_dim")
    return f" on axis {axis}" if isinstance(axis, int) else ""
