"""Bank conflicts counted once more, from the addresses of a run and the published rules, with code of its own."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from typing import Any

from wave_explorer.record.run import AccessTrace

RULES: dict[str, Any] = json.loads((Path(__file__).parents[1] / "data" / "lds_rules.json").read_text(encoding="utf-8"))

# Where the file says in words what another entry says in lanes.
_WORDS = {"as b128": "b128", "as b32": "b32", "8 groups of 8 contiguous lanes": None}


def phases(target: str, kind: str, bits: int) -> tuple[int, list[list[int]]] | None:
    """Banks and lanes served together; None where the file has no rule."""
    rules = RULES[target].get(kind, {})
    entry = rules.get(f"b{bits}") or (rules.get("u16/u8") if bits in (8, 16) else None)
    if entry is None:
        return None
    banks = entry.get("banks", rules.get("banks", RULES[target]["banks"]))
    groups = entry["phases"]
    if isinstance(groups, str):
        if _WORDS[groups] is None:
            return banks, [list(range(first, first + 8)) for first in range(0, 64, 8)]
        groups = rules[_WORDS[groups]]["phases"]
    lanes = []
    for group in groups:
        ends = [tuple(int(end) for end in part.split("-")) for part in group]
        lanes.append([lane for first, last in ends for lane in range(first, last + 1)])
    return banks, lanes


def recount(target: str, trace: AccessTrace) -> dict[int, int | None]:
    """Conflict cycles by AMDGCN line over all traced LDS accesses; None where the file has no rule."""
    found: dict[int, int | None] = defaultdict(int)
    for row in range(len(trace.line)):
        if trace.buffer[row] >= 0:
            continue
        line, size = int(trace.line[row]), int(trace.size[row])
        rule = phases(target, "write" if trace.stores[row] else "read", 8 * size)
        before = found[line]
        if rule is None or before is None:
            found[line] = None
            continue
        banks, groups = rule
        for lanes in groups:
            wanted: dict[int, set[int]] = defaultdict(set)
            for lane in lanes:
                address = int(trace.address[row, lane])
                if address >= 0:
                    for dword in range(address // 4, (address + size - 1) // 4 + 1):
                        wanted[dword % banks].add(dword)
            before += max((len(dwords) for dwords in wanted.values()), default=1) - 1
        found[line] = before
    return dict(found)
