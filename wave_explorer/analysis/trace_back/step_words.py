"""What a step says in one sentence."""

from __future__ import annotations

from wave_explorer.record.trace_back import TraceStep

_VERBS = {
    "store": "stores",
    "value": "computes",
    "matrix": "multiplies and adds",
    "LDS read": "reads",
    "LDS write": "writes",
    "load": "loads",
    "copy": "copies",
    "scalar load": "loads for the whole wave",
}


def described(step: TraceStep, workgroup: tuple[int, int, int] | None = None) -> str:
    """One sentence about the shown execution."""
    name = step.labels[0] if step.labels else "an instruction without a node"
    if step.kind == "no store":
        place = ", ".join(str(axis) for axis in workgroup or ())
        return f"no store reached the element; {name} comes nearest by its index (workgroup {place}, wave {step.wave})"
    who = f"wave {step.wave}, lane {step.lane}"
    if len(step.lanes) > 1:
        who = f"wave {step.wave}, {len(step.lanes)} lanes"
    where = f" {step.place}" if step.place and len(step.lanes) == 1 else ""
    return f"{name} {_VERBS[step.kind]}{where} ({who})"
