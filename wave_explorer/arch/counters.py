"""Hardware counters by target, under AMD's names.

Names, blocks and expressions are AMD's (rocprofiler-sdk, ``counter_defs.yaml``; the exact source stands in
``data/counters.json``), cut to the counters that say something about one kernel.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from typing import Any, Literal, TypeAlias

Emulated: TypeAlias = Literal["exact", "approximate", "modelled"]


@dataclass(frozen=True, slots=True)
class CounterDefinition:
    """One counter of one target.

    Attributes:
        name: AMD's.
        block: hardware block that counts it, empty for a derived one.
        expression: how AMD derives it from others, empty for a basic one.
        meaning: what it says, with its unit.
        emulated: how well an emulator of instructions can know it: ``exact``, ``approximate`` (caches and
            coalescing), ``modelled`` (anything in cycles).
    """

    name: str
    block: str
    expression: str
    meaning: str
    emulated: Emulated


class UnknownCounters(LookupError):
    """There are no counter definitions for a target; the message lists the targets that have some."""


@lru_cache(maxsize=1)
def _data() -> dict[str, Any]:
    path = resources.files("wave_explorer.arch") / "data" / "counters.json"
    loaded: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return loaded


def source() -> str:
    """Where the definitions come from."""
    return str(_data()["source"])


@lru_cache(maxsize=16)
def counters(target: str) -> dict[str, CounterDefinition]:
    """The counters of ``target`` by name.

    Raises:
        UnknownCounters: there are none.
    """
    data = _data()
    if target not in data["targets"]:
        raise UnknownCounters(f"no counter definitions for {target!r}; known are {', '.join(data['targets'])}")
    return {
        name: CounterDefinition(
            name,
            entry.get("block", ""),
            entry.get("expression", ""),
            data["counters"][name]["meaning"],
            data["counters"][name]["emulated"],
        )
        for name, entry in data["targets"][target].items()
    }
