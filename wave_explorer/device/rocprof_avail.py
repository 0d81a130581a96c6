"""Counters that a machine's own profiler says it has: the text of ``rocprofv3 --list-avail``.

Source: AMD "ROCprofiler-SDK documentation", "Using rocprofv3" (list of available counters).
"""

from __future__ import annotations

import re
from dataclasses import dataclass

_FIELD = re.compile(r"^\s*(?P<name>[A-Za-z_]+)\s*:\s*(?P<value>.*?)\s*$")


@dataclass(frozen=True)
class AvailableCounter:
    """A counter of one GPU.

    Attributes:
        target: of the GPU (``gfx90a``).
        name: AMD's.
        block: hardware block, empty for a derived one.
        expression: of a derived one, empty for a basic one.
    """

    target: str
    name: str
    block: str = ""
    expression: str = ""


def read_available(text: str) -> tuple[AvailableCounter, ...]:
    """The counters of a list; what else stands in it (sampling methods, descriptions) is passed over.

    Constants of a GPU are in the list like counters, and have neither block nor expression.
    """
    found: list[AvailableCounter] = []
    target, entry = "", dict[str, str]()

    def finish() -> None:
        if "Counter_Name" in entry:
            found.append(
                AvailableCounter(target, entry["Counter_Name"], entry.get("Block", ""), entry.get("Expression", ""))
            )
        entry.clear()

    for line in text.splitlines():
        match = _FIELD.match(line)
        if match is None:
            continue
        name, value = match["name"], match["value"]
        if name in ("GPU", "Name", "Counter_Name"):
            finish()
        if name == "Name" and value.startswith("gfx"):
            target = value
        elif name in ("Counter_Name", "Block", "Expression"):
            entry[name] = value
    finish()
    return tuple(found)
