"""What kind of thing a term of an index is, and which constraint stands behind it."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from wave_explorer.record import Compilation, ConstraintData, IndexEvent
from wave_explorer.record.expression import Expression, Term, free_symbols, to_text

TermKind: TypeAlias = Literal[
    "workgroup", "device", "tile", "wave", "lane", "thread", "copy", "element", "schedule", "constant"
]
KINDS: tuple[TermKind, ...] = (
    "workgroup", "device", "tile", "schedule", "wave", "lane", "thread", "copy", "element", "constant",
)  # fmt: skip
"""In the order in which people add them up: from the grid inwards."""

_BY_CONSTRAINT: dict[str, TermKind] = {
    "WorkgroupConstraint": "workgroup",
    "DeviceConstraint": "device",
    "TilingConstraint": "tile",
    "WaveConstraint": "wave",
}
_BY_ROLE: dict[str, TermKind] = {"workgroup": "workgroup", "device": "device", "induction": "tile"}
_ANCHORS = ("propagate_indices", "populate_mma_source_indices", "populate_scaled_mma_source_indices",
            "populate_read_write_source_indices", "populate_reduce_source_indices")  # fmt: skip
_EXPANSION = "set_post_expansion_indices"
_MOVED_BY = ("wave.scheduling.", "wave.unrolling:")
_ELEMENTS = ("wave.analysis.partition_strided_operators:", "wave.in_thread_transpose:", "wave.decompose_dot_mma:")
_REORDERING = "wave.workgroup_reordering:"


def pass_name(event: IndexEvent) -> str:
    """Name of the pass in which an event happened."""
    return event.stage.partition("/")[2].partition("#")[0]


def function_name(event: IndexEvent) -> str:
    """The compiler function without its module and line."""
    return event.function.split(":")[1] if ":" in event.function else event.function


def is_anchored(event: IndexEvent) -> bool:
    """Whether the event added what an anchor (MMA, reduction, read or write) says about lanes."""
    return function_name(event) in _ANCHORS


def is_set_at_once(event: IndexEvent) -> bool:
    """Whether the event made the index from the constraints alone, and not from that of another node."""
    return function_name(event) == "set_thread_independent_index" or is_anchored(event)


def kind_of(comp: Compilation, expression: Expression, event: IndexEvent, constraints: tuple[int, ...]) -> TermKind:
    """Kind of a term from its constraint, else from what put it there and what it depends on."""
    for position in constraints:
        kind = _BY_CONSTRAINT.get(comp.spec.constraints[position].kind)
        if kind is not None:
            return kind
    symbols = comp.symbols
    roles = {symbols[name].role for name in free_symbols(expression) if name in symbols}
    if event.function.startswith(_MOVED_BY):
        return "schedule"
    for role, kind in _BY_ROLE.items():
        if role in roles:
            return kind
    if is_anchored(event):
        return "lane"
    if "thread" in roles:
        return "thread"
    if pass_name(event) == _EXPANSION:
        return "copy"
    if event.function.startswith(_ELEMENTS) or "register" in roles:
        return "element"
    return "constant"


def constraints_of(comp: Compilation, event: IndexEvent, known: tuple[int, ...]) -> tuple[int, ...]:
    """Positions, among the constraints of the spec, of those a term comes from.

    There are none behind a term that a pass makes afresh, such as the place of the thread by minimize_global_loads.

    Args:
        known: those whose own term this is, as the record of the compile says.
    """
    if known:
        return known
    kinds: tuple[str, ...] = ()
    if is_anchored(event):
        kinds = ("HardwareConstraint",)
    elif event.function.startswith(_REORDERING):
        kinds = ("ReorderingConstraint",)
    return tuple(position for position, constraint in enumerate(comp.spec.constraints) if constraint.kind in kinds)


def constraint_text(constraint: ConstraintData) -> str:
    """A constraint as it stands in the source: ``WorkgroupConstraint(M, BLOCK_M, 0)``."""
    parts = [to_text(value) for value in constraint.arguments.values() if value is not None]
    parts += [f"{name}={_plain(value)}" for name, value in constraint.settings.items() if value is not None]
    return f"{constraint.kind}({', '.join(parts)})"


def _plain(value: Any) -> str:
    if isinstance(value, dict) and "text" in value:
        return str(value["text"])
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_plain(part)}" for key, part in value.items()) + "}"
    return f"({', '.join(map(_plain, value))})" if isinstance(value, list) else str(value)


def dim_symbol(dim: str) -> Term:
    """The expression of a dimension that is a symbol."""
    return Term("sym", (dim,))
