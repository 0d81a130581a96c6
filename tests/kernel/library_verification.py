"""How far the executed addresses of each library kernel are compared with the index of their nodes, and must agree."""

from __future__ import annotations

from wave_explorer.actions.verifying import verify
from wave_explorer.record import Compilation

TARGETS = ("gfx942", "gfx950", "gfx1201")

LEAST = 0.9
"""Part of all accesses of a kernel that must be comparable."""

GATHERS: dict[str, str] = {
    "speculative_sampling": "walks a tree of tokens: each place comes from the token that the turn before accepted",
}
"""Kernels whose places only a run decides, with the reason; of them less may be comparable."""


def disagreements(name: str, comp: Compilation) -> list[str]:
    """What is wrong with the addresses of a library kernel, a sentence each; none where all is well."""
    found = verify(comp)
    faults = [
        f"line {one.line} ({one.instruction}), node {one.node}, lane {one.lane} of wave {one.wave} in workgroup "
        f"{one.workgroup}: expected {one.expected} in {one.expected_in}, touched {one.actual} in {one.actual_in}"
        for one in found.mismatches
    ]
    if name not in GATHERS and found.checked < LEAST * found.accesses:
        reasons = {excluded.reason for excluded in found.excluded}
        faults.append(f"only {found.checked} of {found.accesses} accesses are comparable: {'; '.join(sorted(reasons))}")
    if any(not excluded.reason for excluded in found.excluded):
        faults.append("an access is left out without a reason")
    return faults
