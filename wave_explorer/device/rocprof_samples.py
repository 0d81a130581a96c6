"""What the profiler's files say, whatever their format: samples of counters, times of dispatches, GPUs."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field


@dataclass(frozen=True)
class CounterSample:
    """One counter of one dispatch, summed over the instances of its block.

    Attributes:
        dispatch: the profiler's number of it.
        kernel: its name as recorded.
        counter: AMD's name.
        value: over the whole GPU.
    """

    dispatch: int
    kernel: str
    counter: str
    value: float


@dataclass(frozen=True)
class DispatchTime:
    """When one dispatch ran, in nanoseconds of the profiler's clock."""

    dispatch: int
    kernel: str
    start: int
    end: int

    @property
    def seconds(self) -> float:
        """How long it took."""
        return (self.end - self.start) * 1e-9


@dataclass(frozen=True)
class AgentFacts:
    """A GPU as the profiler describes it; the constants of AMD's expressions."""

    target: str
    compute_units: int
    simds: int
    wave_size: int

    @property
    def constants(self) -> dict[str, float]:
        """By the names that AMD's expressions have for them."""
        return {"CU_NUM": self.compute_units, "SIMD_NUM": self.simds, "MAX_WAVE_SIZE": self.wave_size}


@dataclass
class ProfilerData:
    """All that one or several files hold."""

    samples: list[CounterSample] = field(default_factory=list)
    times: list[DispatchTime] = field(default_factory=list)
    agents: list[AgentFacts] = field(default_factory=list)

    def add(self, other: ProfilerData) -> None:
        """Takes in what another file holds."""
        self.samples += other.samples
        self.times += other.times
        self.agents += other.agents


def is_kernel(recorded: str, name: str) -> bool:
    """Whether a recorded kernel is the one called ``name``: as it is, as a symbol (``.kd``), or with its parameters."""
    plain = re.sub(r"\s*(\.kd|\[clone \.kd\]|\(\.kd\))$", "", recorded.strip())
    return plain == name or plain.partition("(")[0].removeprefix("void ").strip() == name


def totals(samples: Iterable[CounterSample], kernel: str) -> dict[str, tuple[float, ...]]:
    """The values of each counter for a kernel, one of each of its dispatches; other kernels are left out."""
    by_dispatch: dict[str, dict[int, float]] = {}
    for sample in samples:
        if is_kernel(sample.kernel, kernel):
            row = by_dispatch.setdefault(sample.counter, {})
            row[sample.dispatch] = row.get(sample.dispatch, 0.0) + sample.value
    return {name: tuple(row[dispatch] for dispatch in sorted(row)) for name, row in by_dispatch.items()}
