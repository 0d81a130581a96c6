"""What a compile that went through still left undone, and said only in its log or not at all."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from wave_explorer.record import Diagnostic, SpecData

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
    found = [_unbound(name, places) for name, places in unbound.items()]
    for message in messages:
        dropped = _DROPPED.match(message)
        if dropped:
            found.append(_schedule_dropped(spec, dropped["stage"], dropped["reason"]))
    return tuple(found)


def _unbound(name: str, places: tuple[str, ...]) -> Diagnostic:
    return Diagnostic(
        code="WX-C001",
        severity="warning",
        message=f"Symbol {name} has no value; it is used by {', '.join(places[:4])}",
        detail=(
            "The compile goes through all the same. An address space without a value counts as global memory: "
            "nothing is brought to LDS, and every operand of an mma is read from global memory."
        ),
        fix=f"Give it a value in the hyperparameters: subs={{{name}: ...}} (SHARED_ADDRESS_SPACE for LDS).",
        constraint=next((place for place in places if "(" in place), ""),
    )


def _schedule_dropped(spec: SpecData, stage: str, reason: str) -> Diagnostic:
    schedule = spec.options.get("schedule", "")
    return Diagnostic(
        code="WX-C002",
        severity="warning",
        message=f"The schedule {schedule} was asked for and dropped: {reason}".replace("  ", " "),
        fix="Let the loop turn more often (a larger dim or a smaller tile of it), or state it by tkw.Assumption.",
        stage=stage,
    )
