"""Which counters are measured together: a block of the hardware counts only so many events at a time.

Sources: counters of a block, AMD aqlprofile (``gfxip/*/gfx*_block_info.h``);
what a derived counter needs, rocprofiler-sdk's ``counter_defs.yaml``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from types import MappingProxyType

from wave_explorer.arch.counters import CounterDefinition, UnknownCounters, counters
from wave_explorer.device.profiler_errors import CounterError
from wave_explorer.device.rocprof_avail import AvailableCounter

_CDNA: Mapping[str, int] = MappingProxyType(
    {"SQ": 8, "TA": 2, "TD": 2, "TCP": 4, "TCC": 4, "TCA": 4, "CPC": 2, "CPF": 2, "SPI": 6, "GRBM": 2, "GDS": 4}
)
_RDNA3: Mapping[str, int] = MappingProxyType(
    {"SQ": 8, "TA": 2, "TD": 2, "TCP": 4, "GL1C": 4, "GL2C": 4, "CPC": 2, "CPF": 2, "SPI": 6, "GRBM": 2}
)
_RDNA4: Mapping[str, int] = MappingProxyType(
    {"SQ": 16, "TA": 2, "TD": 2, "TCP": 4, "GL1C": 4, "GL2C": 4, "CPC": 2, "CPF": 2, "SPI": 6, "GRBM": 2}
)
_OF_AN_UNKNOWN_BLOCK = 1

SETS: Mapping[str, str] = MappingProxyType(
    {
        "lds": r"LDS",
        "mfma": r"MFMA|Mfma",
        "instructions": r"SQ_INSTS(_[A-Z]+)?$|SQ_WAVES$",
        "memory": r"^(TCP|TCC|GL2C)_|FETCH_SIZE|WRITE_SIZE|L2CacheHit",
        "cycles": r"_CYCLES|_WAIT_|_ACTIVE|Busy|Util|Occupancy",
    }
)
"""Sets by name: the counters of the target whose names match."""

EXACT = "exact"
"""The set of counters that the emulator knows exactly: what a comparison of the two is made of."""

_NAME = re.compile(r"[A-Za-z_]\w*")
_WORDS = {"reduce", "sum", "max", "min", "avr", "accumulate", "CU_NUM", "SIMD_NUM", "SE_NUM", "MAX_WAVE_SIZE"}
_SET = "set:"


@dataclass(frozen=True)
class CounterPlan:
    """What is measured, pass by pass; a pass is one launch.

    Attributes:
        wanted: in the order in which they were asked for.
        passes: names that are measured together.
    """

    wanted: tuple[CounterDefinition, ...]
    passes: tuple[tuple[str, ...], ...]


def plan_counters(
    target: str, asked: Sequence[str], available: Callable[[], Sequence[AvailableCounter]] | None = None
) -> CounterPlan:
    """Counters, and sets of them, as passes.

    Each counter goes into the first pass that still has room for what it needs.

    Args:
        target: whose counters these are.
        asked: AMD's names, or ``set:NAME`` with a name of :data:`SETS` or :data:`EXACT`.
        available: what a profiler says that a GPU has; asked where a name is not among those known here.

    Raises:
        CounterError: the target has no such counter or set (the nearest names are told), its counters are not known,
            or one needs more than a pass has.
    """
    known = _known(target, asked, available)
    wanted = tuple(dict.fromkeys(name for word in asked for name in _names(word, target, known)))
    room = _room(target)
    passes: list[list[str]] = []
    used: list[dict[str, set[str]]] = []
    for name in wanted:
        needs = _needs(name, known)
        position = next((number for number, taken in enumerate(used) if _fits(taken, needs, room)), len(passes))
        if position == len(passes):
            if not _fits({}, needs, room):
                raise CounterError(f"{name} needs more counters of one block than {target} can count in one pass.")
            passes.append([])
            used.append({})
        passes[position].append(name)
        for block, events in needs.items():
            used[position].setdefault(block, set()).update(events)
    return CounterPlan(tuple(known[name] for name in wanted), tuple(map(tuple, passes)))


@lru_cache(maxsize=16)
def counter_sets(target: str) -> tuple[str, ...]:
    """The sets (``set:lds``) of which a target has counters; none where its counters are not known."""
    try:
        known = counters(target)
    except UnknownCounters:
        return ()
    filled = [name for name, pattern in SETS.items() if any(re.search(pattern, counter) for counter in known)]
    return tuple(_SET + name for name in (EXACT, *filled))


def _known(
    target: str, asked: Sequence[str], available: Callable[[], Sequence[AvailableCounter]] | None
) -> dict[str, CounterDefinition]:
    """The definitions here, and where they do not suffice those of the profiler, which say nothing of a meaning."""
    said = ""
    try:
        known = dict(counters(target))
    except UnknownCounters as error:
        known, said = {}, str(error)
    if available is not None and any(name not in known for name in asked if not name.startswith(_SET)):
        for one in available():
            if one.target == target and one.name not in known and (one.block or one.expression):
                known[one.name] = CounterDefinition(one.name, one.block, one.expression, "", "modelled")
    if not known:
        raise CounterError(f"Counters of {target} cannot be named: {said}.")
    return known


def _names(word: str, target: str, known: Mapping[str, CounterDefinition]) -> list[str]:
    if not word.startswith(_SET):
        if word not in known:
            raise CounterError(f"{target} has no counter {word!r} that is known here.", _nearest(word, known))
        return [word]
    name = word.removeprefix(_SET)
    if name == EXACT:
        return [counter for counter, entry in known.items() if entry.emulated == "exact"]
    if name not in SETS:
        raise CounterError(f"There is no set of counters {name!r}.", _nearest(name, (*SETS, EXACT)))
    found = [counter for counter in known if re.search(SETS[name], counter)]
    if not found:
        raise CounterError(f"{target} has no counters of the set {name!r}.")
    return found


def _nearest(name: str, known: Sequence[str] | Mapping[str, object]) -> str:
    by_upper = {one.upper(): one for one in known}
    near = [by_upper[one] for one in get_close_matches(name.upper(), list(by_upper), 3, 0.5)]
    return f"Nearest: {', '.join(near)}." if near else f"Known: {', '.join(list(known)[:12])} ..."


def _needs(name: str, known: Mapping[str, CounterDefinition]) -> dict[str, set[str]]:
    """Events by block that have to be counted for a counter, derived ones followed down to them."""
    found: dict[str, set[str]] = {}
    waiting, seen = [name], set[str]()
    while waiting:
        one = waiting.pop()
        if one in seen:
            continue
        seen.add(one)
        entry = known.get(one) or known.get(f"{one}_sum")
        if entry is None or entry.name != one or not entry.expression:
            event = one.removesuffix("_sum")
            block = (entry.block if entry is not None else "") or _block(event)
            found.setdefault(block, set()).add(event)
            continue
        for part in _NAME.findall(entry.expression):
            if part not in _WORDS:
                # The sum over instances has the event's name with a suffix, and is made of it.
                waiting.append(part.removesuffix("_sum"))
    return found


def _block(event: str) -> str:
    """From the name, which begins with its block; the SQC is counted by the SQ's counters."""
    head = event.partition("_")[0]
    return "SQ" if head == "SQC" else head


def _room(target: str) -> Mapping[str, int]:
    if target.startswith("gfx12"):
        return _RDNA4
    return _RDNA3 if target.startswith("gfx11") else _CDNA


def _fits(taken: Mapping[str, set[str]], needs: Mapping[str, set[str]], room: Mapping[str, int]) -> bool:
    return all(
        len(taken.get(block, set()) | events) <= room.get(block, _OF_AN_UNKNOWN_BLOCK)
        for block, events in needs.items()
    )
