"""Counters of a launch: it is repeated under rocprofv3, once for each pass, in processes of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from wave_explorer.device.hip_job import Job, repeated_job
from wave_explorer.device.hip_runner import JobEnd, run_job
from wave_explorer.device.measured_counters import counters_of
from wave_explorer.device.profiler_errors import NoProfiler
from wave_explorer.device.rocprof_plan import CounterPlan
from wave_explorer.device.rocprof_results import read_folder
from wave_explorer.device.rocprof_samples import AgentFacts, totals
from wave_explorer.device.rocprof_tool import Profiler, find_profiler
from wave_explorer.record.run import Counter

_TOO_MUCH = "exceeds the capabilities of the hardware"
"""What the profiler says of counters that do not fit in one pass."""

_TIMES_SLOWER = 20.0
"""By how much a launch may take longer under the profiler before it counts as hanging."""


@dataclass(frozen=True)
class Counted:
    """Counters that were measured, in the order in which they were asked for, and how."""

    counters: tuple[Counter, ...]
    notes: tuple[str, ...]


@dataclass
class _Passes:
    """What came of the passes so far."""

    values: dict[str, tuple[float, ...]] = field(default_factory=dict)
    agents: list[AgentFacts] = field(default_factory=list)
    reasons: dict[str, str] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    launches: int = 0


def measure_counters(
    plan: CounterPlan,
    job: Job,
    folder: Path,
    target: str,
    *,
    limit: float | None,
    cancelled: Callable[[], bool] | None = None,
    progress: Callable[[float], None] | None = None,
) -> Counted:
    """Measures what was planned.

    A pass that the hardware refuses is halved, until what is left fits or is a single counter.

    Args:
        plan: the passes.
        job: the launch.
        folder: where the job was laid down; each pass gets a folder in it.
        target: of the GPU.
        limit: seconds that a launch may take without the profiler.
        cancelled: asked now and then; True leaves the rest out.
        progress: told the part of the whole run that is done, from a half on.
    """
    try:
        profiler = find_profiler()
    except NoProfiler as error:
        unknown = tuple(Counter(one.name, None, "unsupported", rule=error.summary) for one in plan.wanted)
        return Counted(unknown, (f"no counters: {error}",))
    done = _Passes()
    waiting = list(plan.passes)
    while waiting:
        if cancelled is not None and cancelled():
            break
        if progress is not None:
            progress(0.5 + 0.5 * (1 - len(waiting) / (len(waiting) + done.launches)))
        names = waiting.pop(0)
        if not _measure(profiler, names, job, folder, limit, cancelled, done) and len(names) > 1:
            middle = len(names) // 2
            waiting[:0] = [names[:middle], names[middle:]]
    launches = "1 launch" if done.launches == 1 else f"{done.launches} launches"
    notes = [
        f"counters: measured by {profiler.words}, {launches} apart from the one that gave the results",
        *dict.fromkeys(done.notes),
    ]
    return Counted(counters_of(plan, target, done.values, done.agents, done.reasons), tuple(notes))


def _measure(
    profiler: Profiler,
    names: tuple[str, ...],
    job: Job,
    folder: Path,
    limit: float | None,
    cancelled: Callable[[], bool] | None,
    done: _Passes,
) -> bool:
    """One pass; False where the hardware does not count all of these at once."""
    place = folder / f"pass_{done.launches}"
    done.launches += 1
    # What is timed under a profiler is the profiler.
    repeated_job(folder, place, msgspec.structs.replace(job, warmup=0, repeats=0))
    output = place / "profiler"
    # No filter of kernels: its option is not in every version, and the files are filtered when they are read.
    command = [
        profiler.path, "--pmc", *names, "--output-format", *profiler.formats, "-d", str(output), "-o", "pass", "--",
    ]  # fmt: skip
    end = run_job(place, limit=None if limit is None else limit * _TIMES_SLOWER, cancelled=cancelled, before=command)
    found = read_folder(output)
    done.agents += [agent for agent in found.data.agents if agent not in done.agents]
    values = totals(found.data.samples, job.kernel)
    if not values and _refused(end):
        if len(names) == 1:
            done.reasons[names[0]] = f"the profiler does not count it on this GPU: {_last_words(end)}"
        return False
    done.values.update({name: row for name, row in values.items() if name not in done.values})
    why = "; ".join(found.troubles) or _why_nothing(end)
    done.reasons.update({name: why for name in names if name not in values})
    done.notes += found.troubles
    return True


def _refused(end: JobEnd) -> bool:
    """Some versions of the profiler say so and end in an orderly way, others take the process down."""
    return _TOO_MUCH in end.said or end.how == "died"


def _last_words(end: JobEnd) -> str:
    return end.said.splitlines()[-1] if end.said else f"its process ended with exit status {end.exit_status}"


def _why_nothing(end: JobEnd) -> str:
    if end.how != "ended":
        return f"the launch under the profiler was {end.how}"
    return "the profiler's files do not have it for this kernel"
