"""Counters of kernels that ran one after the other: events add up, ratios are worked out anew from the sums."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from wave_explorer.arch.counters import UnknownCounters, counters
from wave_explorer.arch.machines import UnknownMachine, machine
from wave_explorer.arch.targets import target as facts_of
from wave_explorer.emulator.counters import FIDELITIES, derived
from wave_explorer.record.run import Counter


def counter_totals(target: str, runs: Sequence[Sequence[Counter]]) -> tuple[Counter, ...]:
    """The counters of all ``runs`` together, each of them under the names of ``target``.

    A counter of events or cycles is the sum; one that AMD derives from others by a quotient is derived from the sums.
    Where one run does not know a counter, the total is not known.
    """
    try:
        definitions = counters(target)
    except UnknownCounters:
        return ()
    by_name = [{counter.name: counter for counter in run} for run in runs]
    shared = {name: one for name, one in definitions.items() if all(name in run for run in by_name)}
    totals = {
        name: _sum(name, [run[name] for run in by_name])
        for name, definition in shared.items()
        if not definition.expression or name.endswith("_sum")
    } | _sizes(target)
    known = {name: counter for name, counter in totals.items() if counter.value is not None}
    return tuple(totals.get(name) or derived(definition, known) for name, definition in shared.items())


def _sum(name: str, parts: Sequence[Counter]) -> Counter:
    unknown = next((part for part in parts if part.value is None), None)
    if unknown is not None:
        return unknown
    values = [part.value for part in parts if part.value is not None]
    fidelity = max((part.fidelity for part in parts), key=FIDELITIES.index)
    rules = "; ".join(dict.fromkeys(part.rule for part in parts))
    total = Counter(name, sum(values), fidelity, f"sum over the phases: {rules}", parts[0].meaning)
    return _with_emulated(total, parts) if fidelity == "measured" else total


def _with_emulated(total: Counter, parts: Sequence[Counter]) -> Counter:
    """A measured total with what the emulator has beside, where it knows all of it, and the doubts of all parts."""
    suspect = "; ".join(dict.fromkeys(part.suspect for part in parts if part.suspect))
    emulated = [part.emulated for part in parts if part.emulated is not None]
    ways = [part.emulated_fidelity for part in parts if part.emulated_fidelity is not None]
    if len(emulated) < len(parts) or len(ways) < len(parts):
        return msgspec.structs.replace(total, suspect=suspect)
    how = max(ways, key=FIDELITIES.index)
    return msgspec.structs.replace(total, emulated=sum(emulated), emulated_fidelity=how, suspect=suspect)


def _sizes(target: str) -> dict[str, Counter]:
    """What AMD's quotients divide by besides counters."""
    try:
        found = machine(target)
    except UnknownMachine:
        return {}
    sizes = {"CU_NUM": found.cus, "SIMD_NUM": found.cus * facts_of(target).simds}
    return {name: Counter(name, value, "modelled", found.product) for name, value in sizes.items()}
