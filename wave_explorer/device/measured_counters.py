"""Values of the profiler as counters: derived ones worked out where only their parts came, and doubts named."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from wave_explorer.arch.counter_expression import MissingCounter, UnknownExpression, derive
from wave_explorer.arch.counters import CounterDefinition
from wave_explorer.device.rocprof_plan import CounterPlan
from wave_explorer.device.rocprof_samples import AgentFacts
from wave_explorer.record.run import Counter

_ONLY_SUMS = re.compile(r"^(?!.*(?:,\s*(?:max|min|avr)\s*\)|accumulate)).*$")
"""Expressions that totals over all instances are enough for; ``max`` wants the instances one by one."""

_ZERO_ON_RDNA = (
    "0 (suspect): RDNA GPUs count nothing while their power state changes freely; pin it (amd-smi set --perf-level "
    "STABLE_STD) and measure again"
)


def counters_of(
    plan: CounterPlan,
    target: str,
    values: Mapping[str, Sequence[float]],
    agents: Sequence[AgentFacts],
    reasons: Mapping[str, str],
) -> tuple[Counter, ...]:
    """The counters that were planned, in order.

    Args:
        plan: what was asked for.
        target: of the GPU.
        values: by name, one for each dispatch of the kernel.
        agents: GPUs as the profiler describes them.
        reasons: why a counter has no value, by name.
    """
    constants = next((agent.constants for agent in agents if agent.target == target), {})
    single = {name: row[0] for name, row in values.items() if row}
    return tuple(_counter(entry, values, {**constants, **single}, target, reasons) for entry in plan.wanted)


def _counter(
    entry: CounterDefinition,
    values: Mapping[str, Sequence[float]],
    single: Mapping[str, float],
    target: str,
    reasons: Mapping[str, str],
) -> Counter:
    name = entry.name
    row = values.get(name) or values.get(name.removesuffix("_sum"))
    if row:
        return Counter(
            name, whole(row[0]), "measured", rule=entry.expression, meaning=entry.meaning,
            suspect=_doubt(entry, row, target),
        )  # fmt: skip
    why = reasons.get(name, "the profiler gave no value")
    if entry.expression and _ONLY_SUMS.match(entry.expression):
        try:
            value = derive(entry.expression, single)
        except (MissingCounter, UnknownExpression, ZeroDivisionError):
            pass
        else:
            rule = f"{entry.expression}, from its parts"
            return Counter(name, whole(value), "measured", rule=rule, meaning=entry.meaning)
    return Counter(name, None, "unsupported", rule=why, meaning=entry.meaning, suspect="missing")


def whole(value: float) -> float | int:
    """A count as the integer that it is; other figures as they are."""
    return int(value) if float(value).is_integer() else float(value)


def _doubt(entry: CounterDefinition, row: Sequence[float], target: str) -> str:
    if len(set(row)) > 1 and entry.emulated == "exact":
        return (
            f"{len(row)} launches gave from {min(row):,.0f} to {max(row):,.0f}, and the same instructions give the "
            "same: it was multiplexed, or another kernel of this name ran"
        )
    if not any(row) and target.startswith(("gfx10", "gfx11", "gfx12")):
        return _ZERO_ON_RDNA
    return ""
