"""Options that are set and do nothing here, with the reason: a person who sets one wants to know."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Any

_DIRECT_LOADS = re.compile(r"gfx9[45]|gfx1250")
_NEED_A_SCHEDULE = ("use_scheduling_barriers", "multi_buffer_count")
_OPTIMISATIONS = ("use_global_to_shared",)


def option_notes(options: Mapping[str, Any], target: str, disabled_passes: Collection[str] = ()) -> tuple[str, ...]:
    """A sentence for each option that has no effect together with the others.

    Args:
        options: what is set, by name, as plain data.
        target: AMD target.
        disabled_passes: names of fx passes that are left out.
    """
    notes = []
    schedule = options.get("schedule", "NONE")
    for name in _NEED_A_SCHEDULE:
        if options.get(name) and schedule == "NONE":
            notes.append(f"{name} does nothing without a schedule: no loop is pipelined")
    for name in _OPTIMISATIONS:
        if options.get(name) and options.get("optimization_level") is False:
            notes.append(f"{name} does nothing with optimization_level off: its pass does not run")
    if options.get("use_global_to_shared") and not _DIRECT_LOADS.match(target):
        notes.append(f"use_global_to_shared does nothing on {target}: only gfx94x, gfx95x and gfx1250 load into LDS")
    if options.get("use_scheduling_barriers") and "schedule_graph" in disabled_passes and schedule != "NONE":
        notes.append("use_scheduling_barriers does nothing while the pass schedule_graph is switched off")
    return tuple(notes)
