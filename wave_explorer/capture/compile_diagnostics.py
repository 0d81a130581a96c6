"""What a compile that went through still left undone, and said only in its log or not at all."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from wave_explorer.kernel.symbols import address_space_advice, is_address_space
from wave_explorer.record import ConstraintData, Diagnostic, SourceLocation, SpecData
from wave_explorer.record.expression import free_symbols

_DROPPED = re.compile(r"^(?P<stage>fx/schedule_graph\S*): warning: (?P<reason>.*[Ss]kipping pipelining.*)$")


def diagnostics_of(
    spec: SpecData, unbound: Mapping[str, tuple[str, ...]], messages: Sequence[str]
) -> tuple[Diagnostic, ...]:
    """Findings about a compile.

    Args:
        spec: what was compiled.
        unbound: symbols without a value that constraints or arguments use, with where.
        messages: the compiler's log, each with its stage in front.
    """
    found = [_unbound(spec, name, places) for name, places in unbound.items()]
    for message in messages:
        dropped = _DROPPED.match(message)
        if dropped:
            found.append(_schedule_dropped(spec, dropped["stage"], dropped["reason"]))
    return tuple(found)


def _unbound(spec: SpecData, name: str, places: tuple[str, ...]) -> Diagnostic:
    user = next((one for one in spec.constraints if _uses(one, name)), None)
    kernel_line = SourceLocation(spec.source.file, spec.source.first_line) if spec.source is not None else None
    return Diagnostic(
        code="WX-C001",
        severity="warning",
        message=f"Symbol {name} has no value; it is used by {', '.join(places[:4])}",
        explanation=(
            "The compile goes through all the same: an address space without a value counts as global memory, "
            "nothing is brought to LDS, and every operand of an mma is read from global memory."
        ),
        fix=f"Give it a value in the hyperparameters: subs={{{name}: ...}}."
        + (f" {address_space_advice([name])}" if is_address_space(places) else ""),
        constraint=next((place for place in places if "(" in place), ""),
        location=user.location if user is not None else kernel_line,
        view="edit",
        evidence={"symbol": name},
    )


def _uses(constraint: ConstraintData, name: str) -> bool:
    return any(name in free_symbols(part) for part in constraint.arguments.values() if part is not None)


def _schedule_dropped(spec: SpecData, stage: str, reason: str) -> Diagnostic:
    schedule = spec.options.get("schedule", "")
    return Diagnostic(
        code="WX-C002",
        severity="warning",
        message=f"The schedule {schedule} was asked for and dropped: {reason}".replace("  ", " "),
        fix="Let the loop turn more often (a larger dim or a smaller tile of it), or state it by tkw.Assumption.",
        stage=stage,
    )


def compiled_before(marks: Sequence[str]) -> Diagnostic:
    """The finding that a kernel object had been compiled before this compile.

    Args:
        marks: by which that is seen, at least one.
    """
    return Diagnostic(
        code="WX-C011",
        severity="warning",
        message=f"The kernel object had been compiled before, and this compile started from what that left: {marks[0]}",
        explanation=(
            "A compile changes the object: memory annotations lose their address space (no LDS and no barriers the "
            "second time), and waves_per_block, vector_shapes and loop variables keep the values of the first compile."
        ),
        fix="Make the kernel afresh for each compile: call its factory again, or run the cell that defines it.",
        evidence={f"mark {place}": mark for place, mark in enumerate(marks, 1)},
    )


def from_the_cache() -> Diagnostic:
    """The finding that Wave's kernel cache answered, so that no pass ran."""
    return Diagnostic(
        code="WX-C012",
        severity="note",
        message="Wave's kernel cache answered this compile: no pass ran",
        explanation=(
            "The key of the cache leaves out module globals, so it may hold an older kernel; the compile that follows "
            "in the list was made afresh, without the cache."
        ),
        fix="Set WAVE_CACHE_ON=0 before wave_lang is imported to see your own compile.",
    )
