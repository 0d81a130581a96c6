"""The record of one run, whatever device ran it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec
import numpy as np
from numpy.typing import NDArray

_WRITTEN = 1e-6
"""How far a fraction is off in a file that has six digits of it."""

Fidelity = Literal["measured", "exact", "approximate", "modelled", "unsupported"]


class Counter(msgspec.Struct, frozen=True, omit_defaults=True):
    """A counter under AMD's name for the target; ``value`` is None where the device cannot tell (``unsupported``).

    Attributes:
        rule: how the value came about, as far as that needs saying.
        meaning: what it says, with its unit.
        emulated: of a measured counter, what the emulator has for the same launch; None where it was not run, or
            cannot tell.
        emulated_fidelity: how true that is.
        suspect: why a measured value should not be believed, empty where nothing speaks against it.
    """

    name: str
    value: float | int | None
    fidelity: Fidelity
    rule: str = ""
    meaning: str = ""
    emulated: float | int | None = None
    emulated_fidelity: Fidelity | None = None
    suspect: str = ""

    @property
    def difference(self) -> float | int | None:
        """The measured value less the emulated one, None where one of them is missing.

        A fraction (of lanes, of a peak) is the same up to the digits that a profiler writes.
        """
        if self.value is None or self.emulated is None or self.fidelity != "measured":
            return None
        counts = isinstance(self.value, int) and isinstance(self.emulated, int)
        if not counts and math.isclose(self.value, self.emulated, rel_tol=_WRITTEN, abs_tol=_WRITTEN):
            return 0
        return self.value - self.emulated


class OutputCheck(msgspec.Struct, frozen=True, omit_defaults=True):
    """An output buffer against the reference.

    Attributes:
        name, dtype, shape: of the kernel argument.
        max_abs_err: largest error against the float64 reference; None without a reference.
        max_rel_err: ``max_abs_err`` relative to the largest magnitude of the reference; None without a reference.
        tolerance: bound on the absolute error, from dtype and reduction length; None without a reference.
        ok: within the tolerance; None without a reference.
        worst: index of the element with the largest error.
    """

    name: str
    dtype: str
    shape: tuple[int, ...]
    max_abs_err: float | None = None
    max_rel_err: float | None = None
    tolerance: float | None = None
    ok: bool | None = None
    worst: tuple[int, ...] | None = None
    note: str = ""


class OtherAccess(msgspec.Struct, frozen=True, omit_defaults=True):
    """The second party of a finding: the load that is still under way, the access that races with this one.

    Attributes:
        wave: number in the finding's workgroup.
        nodes: fx nodes of the line.
    """

    line: int
    instruction: str = ""
    wave: int | None = None
    lane: int | None = None
    nodes: tuple[str, ...] = ()


class Finding(msgspec.Struct, frozen=True, omit_defaults=True):
    """An error that the run met: what, where (AMDGCN line down to the lane and address), and what to do.

    Attributes:
        other: the second party, where there is one.
        count: how many waves did the same at these lines in the whole run; the place is that of the first.
        severity: ``warning`` where a program may mean it; a run with warnings only is ok.
    """

    kind: str
    message: str
    line: int | None = None
    instruction: str = ""
    workgroup: tuple[int, int, int] | None = None
    wave: int | None = None
    lane: int | None = None
    address: int | None = None
    nodes: tuple[str, ...] = ()
    fix: str = ""
    other: OtherAccess | None = None
    count: int = 1
    severity: Literal["error", "warning"] = "error"


class BufferAccess(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a run did with one array.

    Attributes:
        name: of the kernel argument.
        read, written: whether an instruction of the kernel did so anywhere in it; an atomic does both.
        changed: whether its bytes are others than before.
    """

    name: str
    read: bool = False
    written: bool = False
    changed: bool = False


class InstructionCount(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the run saw of one AMDGCN line, over all its executions.

    Attributes:
        line: of the AMDGCN text.
        hits: executions by a wave.
        lds_conflict_cycles: LDS bank conflict cycles.
        memory_requests: requests to the caches that the addresses alone decide; 0 where they are not known.
        bytes_needed: that the lanes asked memory for.
    """

    line: int
    hits: int
    lds_conflict_cycles: int = 0
    memory_requests: int = 0
    bytes_needed: int = 0


class TimeBound(msgspec.Struct, frozen=True, omit_defaults=True):
    """The least time that one resource of the machine needs for a run.

    Attributes:
        resource: what is busy, in words.
        seconds: that it is busy at the least, at its published peak.
        amount: what it has to do, in words with the figures.
        rate: what it does at its peak, in words with the figures.
    """

    resource: str
    seconds: float
    amount: str
    rate: str


class ModelledTime(msgspec.Struct, frozen=True, omit_defaults=True):
    """A lower bound of a run's time on a machine, from counts and published peaks: a model, never a measurement.

    Attributes:
        machine: product whose figures are used.
        seconds: the largest of the bounds.
        binding: the resource that has it.
        margin: how many times longer than the second largest.
        bounds: from the largest down.
        waves_per_simd: that can be resident, and ``limited_by`` what.
        matrix_cycles: busy cycles of all matrix cores together, None where not known.
        not_known: resources without a bound, each with the reason.
        sources: of the machine's figures.
    """

    machine: str
    seconds: float
    binding: str
    margin: float
    bounds: tuple[TimeBound, ...]
    waves_per_simd: int
    limited_by: str
    matrix_cycles: int | None = None
    not_known: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()


class MeasuredTime(msgspec.Struct, frozen=True, omit_defaults=True):
    """The time of a kernel on a GPU, from events around each of several launches; in seconds.

    Attributes:
        median: of the timed launches.
        lower, upper: the quartiles: half of the launches took between them.
        fastest, slowest: of the timed launches.
        repeats: launches that were timed.
        warmup: launches before them.
        flushed: whether the caches were emptied before each.
    """

    median: float
    lower: float
    upper: float
    fastest: float
    slowest: float
    repeats: int
    warmup: int = 0
    flushed: bool = False


class RunData(msgspec.Struct, frozen=True, omit_defaults=True):
    """The JSON part of a run.

    ``seconds`` is the wall time of the device call here (for the emulator: of emulating, no GPU time; for a GPU: with
    the start of a process, copies and profiling).  What a GPU measured (``measured_time``, counters of fidelity
    ``measured``) goes before what was modelled.
    """

    id: str
    compilation: str
    device: str
    target: str
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    outputs: tuple[OutputCheck, ...] = ()
    accesses: tuple[BufferAccess, ...] = ()
    counters: tuple[Counter, ...] = ()
    findings: tuple[Finding, ...] = ()
    instruction_counts: tuple[InstructionCount, ...] = ()
    wave_instructions: int = 0
    seconds: float = 0.0
    status: Literal["ok", "failed", "cancelled"] = "ok"
    notes: tuple[str, ...] = ()
    modelled_time: ModelledTime | None = None
    measured_time: MeasuredTime | None = None


@dataclass(frozen=True)
class AccessTrace:
    """Addresses that memory instructions touched, for the cross-level check.

    Arrays have one row for each access of an executed wave instruction, in the order of execution; an instruction
    like ``ds_read2_b64`` makes two, its ``part`` 0 and 1.

    Attributes:
        line: i32 (n,) of the AMDGCN.
        part: i32 (n,) of the instruction.
        stores: bool (n,), whether it writes memory (an atomic does).
        size: i32 (n,) bytes of each lane.
        workgroup: i32 (n, 3) in the grid.
        wave: i32 (n,) in the workgroup.
        buffer: i32 (n,) number in ``buffers``; -1 for LDS.
        address: i64 (n, lanes) byte offset in the buffer or in LDS, -1 for an inactive lane.
        buffers: names of the memory buffers.
    """

    line: NDArray[np.int32]
    part: NDArray[np.int32]
    stores: NDArray[np.bool_]
    size: NDArray[np.int32]
    workgroup: NDArray[np.int32]
    wave: NDArray[np.int32]
    buffer: NDArray[np.int32]
    address: NDArray[np.int64]
    buffers: tuple[str, ...]


@dataclass(frozen=True)
class Run:
    """A run: :class:`RunData` plus the output arrays, which are kept out of the JSON.

    Attributes:
        arrays: the outputs by argument name in the kernel's shape (bf16 and fp8 as bit patterns of their width).
        inputs: what the kernel was given, by argument name; the same arrays, not copies.
        references: what the outputs must be, by argument name, as far as that was known.
    """

    data: RunData
    arrays: dict[str, NDArray[Any]] = field(default_factory=dict)
    trace: AccessTrace | None = None
    inputs: Mapping[str, NDArray[Any]] = field(default_factory=dict)
    references: Mapping[str, NDArray[np.float64]] = field(default_factory=dict)

    def __repr__(self) -> str:
        checks = [
            f"{output.name}: max error {output.max_abs_err:.3g}"
            + ("" if output.tolerance is None else f" of {output.tolerance:.3g} allowed")
            for output in self.data.outputs
            if output.max_abs_err is not None
        ]
        found = [finding.message for finding in self.data.findings[:1]]
        state = "ok" if self.ok else "failed" if self.data.status == "ok" else self.data.status
        return f"<Run on {self.data.device} {self.data.target} {'; '.join([state, *checks, *found])}>"

    @property
    def outputs(self) -> dict[str, OutputCheck]:
        """Checks of the output buffers by argument name."""
        return {output.name: output for output in self.data.outputs}

    @property
    def counters(self) -> dict[str, Counter]:
        """Counters by AMD's name."""
        return {counter.name: counter for counter in self.data.counters}

    @property
    def findings(self) -> tuple[Finding, ...]:
        """Errors that the run met."""
        return self.data.findings

    @property
    def ok(self) -> bool:
        """Nothing failed, no error was found, and no checked output is out of tolerance."""
        return (
            self.data.status == "ok"
            and all(finding.severity != "error" for finding in self.data.findings)
            and all(output.ok is not False for output in self.data.outputs)
        )
