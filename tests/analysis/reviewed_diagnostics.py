"""The reviewed list: errors and warnings on library kernels that are true, each with the evidence for it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from wave_explorer.analysis.diagnostics import diagnose
from wave_explorer.record import Compilation, Diagnostic

REVIEWED: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "data" / "reviewed_diagnostics.json").read_text()
)


def unreviewed(kernel: str, comp: Compilation) -> list[str]:
    """Errors and warnings about a library kernel that are not in the list, or whose evidence is not there."""
    found = [one for one in diagnose(comp) if one.severity != "note"]
    return [
        f"{one.severity} {one.code} is not in the reviewed list: {one.message}"
        for one in found
        if not (_listed(kernel, comp.spec.target, one) and _true(comp, one))
    ]


def _listed(kernel: str, target: str, one: Diagnostic) -> bool:
    return any(
        entry["kernel"] == kernel
        and entry["code"] == one.code
        and entry["tensor"] == one.evidence.get("tensor", "")
        and target in entry.get("targets", [target])
        for entry in REVIEWED
    )


def _true(comp: Compilation, one: Diagnostic) -> bool:
    """What can be seen again without the rule."""
    if one.code == "WX-C107":
        # The compiler gave the rest of the vector a bound of its own.
        graph = comp.last_graph()
        return graph is not None and any(one.evidence["dim"] in (node.bounds or {}) for node in graph.nodes.values())
    if one.code != "WX-C501":
        return True
    text = comp.asm or ""
    metadata = {name: int(value) for name, value in re.findall(r"\.(\w+):\s*(\d+)\s*$", text, re.M)}
    # The compiler counts the registers, and the instructions that store and load them stand in the text.
    stores, loads = (len(re.findall(rf"^\s*(?:scratch|buffer)_{kind}_", text, re.M)) for kind in ("store", "load"))
    spilled = metadata.get("vgpr_spill_count", 0)
    return spilled == one.evidence["vgpr_spills"] and spilled > 0 and stores > 0 and loads > 0
