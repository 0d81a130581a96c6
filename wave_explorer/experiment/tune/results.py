"""What a search gives, as plain data: points, the baseline, the best, what mattered; the payload of its command."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Status = Literal["ok", "wrong", "failed", "timeout", "lost"]
"""``wrong``: it ran and an output is out of tolerance, or the run found an error.  ``failed``: it did not compile or
run.  ``timeout``: it was ended when its time was over.  ``lost``: it ended the process that it ran in."""


class Reason(msgspec.Struct, frozen=True):
    """Why a point was left out.

    Attributes:
        rule: which of the rules (``threads``, ``wave tile``, ...).
        text: a sentence with the numbers.
    """

    rule: str
    text: str


class Registers(msgspec.Struct, frozen=True):
    """What a point takes of the hardware, from its code object.

    Attributes:
        vgprs, agprs: of a lane.
        sgprs: of a wave.
        spills: registers that went to memory, vector and scalar together.
        lds_bytes: of a workgroup.
        threads: of a workgroup.
        waves_per_simd: that can be resident, None where not known; ``limited_by`` what.
    """

    vgprs: int
    agprs: int
    sgprs: int
    spills: int
    lds_bytes: int
    threads: int
    waves_per_simd: int | None = None
    limited_by: str = ""


class Correctness(msgspec.Struct, frozen=True):
    """An output against the reference; ``ok`` is None where there is no reference."""

    output: str
    max_abs_err: float | None
    tolerance: float | None
    ok: bool | None


class Speed(msgspec.Struct, frozen=True):
    """Seconds of a point, and what they are worth.

    Attributes:
        seconds: of one launch.
        fidelity: ``measured`` on a GPU, or ``modelled``: a lower bound from counts and published peaks.
        binding: the resource that the model has at its limit; empty for a measured time.
        flops: operations of the kernel, None where not known; ``flops_from`` says what they come from.
        tflops: per second.
        peak_share: of the machine's peak for the kernel's matrix instructions.
        roofline_share: of what peak and memory allow for the bytes that have to move.
        machine: the product whose figures these are.
    """

    seconds: float
    fidelity: Literal["measured", "modelled"]
    binding: str = ""
    flops: int | None = None
    flops_from: str = ""
    tflops: float | None = None
    peak_share: float | None = None
    roofline_share: float | None = None
    machine: str = ""


class TrialResult(msgspec.Struct, frozen=True):
    """What came of one trial.

    Attributes:
        status: see :data:`Status`.
        reason: why it is not ``ok``; empty where it is.
        value: of the objective, None where there is none.
        compile_seconds, run_seconds: wall time in the worker.
        worker: that did it.
        notes: what a person should know about the run.
    """

    status: Status
    reason: str = ""
    value: float | None = None
    speed: Speed | None = None
    registers: Registers | None = None
    correctness: tuple[Correctness, ...] = ()
    counters: dict[str, float | int | None] = {}
    compile_seconds: float | None = None
    run_seconds: float | None = None
    worker: str = ""
    notes: tuple[str, ...] = ()

    @property
    def correct(self) -> bool | None:
        """Whether every output is within its tolerance; None where nothing was compared."""
        known = [one.ok for one in self.correctness if one.ok is not None]
        return all(known) if known else None


class TunedPoint(msgspec.Struct, frozen=True):
    """A point that was tried: its settings, what came of it, and where its record is.

    Attributes:
        number: in the order in which points were chosen; -1 for the baseline.
        record: file of its record, relative to the folder of the records; empty where it was not kept.
        ratio: value of the objective over the baseline's, None where either has none.
    """

    number: int
    settings: dict[str, Any]
    result: TrialResult
    record: str = ""
    ratio: float | None = None


class PrunedRow(msgspec.Struct, frozen=True):
    """A point that was not tried, and why."""

    settings: dict[str, Any]
    reason: Reason


class ObjectiveRow(msgspec.Struct, frozen=True):
    """What was searched for.

    Attributes:
        label: for people: ``modelled time``.
        unit: of the values in a result (``s``); empty for counts.
    """

    name: str
    direction: Literal["minimize", "maximize"]
    label: str
    unit: str = ""


class Remeasured(msgspec.Struct, frozen=True):
    """The best few and the baseline, once more and in turns.

    Attributes:
        numbers: of the points, -1 for the baseline.
        values: of the objective, a row for each point, in the order of the rounds.
        repeatable: whether all values of each point are equal.
        note: what that means on this device.
    """

    numbers: tuple[int, ...]
    values: tuple[tuple[float | None, ...], ...]
    repeatable: bool
    note: str


class Importance(msgspec.Struct, frozen=True):
    """How much each setting decides whether a point is among the best; empty ``shares`` with the reason in ``note``."""

    method: str
    shares: dict[str, float]
    note: str = ""


class Beside(msgspec.Struct, frozen=True):
    """Another implementation of the same operation; ``note`` says why it has no time."""

    name: str
    seconds: float | None
    note: str = ""


class TuneResult(msgspec.Struct, frozen=True):
    """The outcome of a search.

    Attributes:
        kernel, target, device: what was tuned, and where it ran.
        space: values by setting.
        size: points of the space; ``legal`` of them are worth a trial.
        points: that were tried, in the order in which they were chosen.
        pruned: points that were left out.
        best: number of the best correct point, None where there is none.
        pareto: numbers of the points that no other beats in compile time, objective, registers and LDS at once.
        status: ``complete``, or ``cancelled`` with the rest of the points untried.
        resumed: points that an earlier search in the same storage had finished.
        seconds: wall time of this search.
        workers: processes that trials ran in.
        storage, records: file of the study and folder of its records, empty where there are none.
    """

    kernel: str
    target: str
    device: str
    objective: ObjectiveRow
    space: dict[str, tuple[Any, ...]]
    size: int
    legal: int
    baseline: TunedPoint | None
    points: tuple[TunedPoint, ...]
    pruned: tuple[PrunedRow, ...]
    best: int | None
    remeasured: Remeasured | None
    importance: Importance
    pareto: tuple[int, ...]
    beside: tuple[Beside, ...]
    status: Literal["complete", "cancelled"]
    resumed: int
    seconds: float
    workers: int
    storage: str = ""
    records: str = ""
    notes: tuple[str, ...] = ()

    def __repr__(self) -> str:
        good = sum(point.result.status == "ok" for point in self.points)
        best = self.best_point
        what = "" if best is None else f", best {spelled(best.settings)}"
        return f"<TuneResult {self.kernel} {self.target}: {len(self.points)} points, {good} correct{what}>"

    @property
    def best_point(self) -> TunedPoint | None:
        """The best correct point, None where there is none."""
        return next((point for point in self.points if point.number == self.best), None)


class TuneProgress(msgspec.Struct, frozen=True):
    """A search under way.

    Attributes:
        phase: what it is at.
        done, total: points tried so far (earlier ones of a resumed study among them) and to be tried; while sifting,
            looked at and of the space.
        running: settings of the points being tried.
        latest: the point that was finished last.
        best, baseline: so far.
    """

    phase: Literal["sifting", "starting workers", "baseline", "searching", "measuring again", "done"]
    done: int = 0
    total: int = 0
    running: tuple[dict[str, Any], ...] = ()
    latest: TunedPoint | None = None
    best: TunedPoint | None = None
    baseline: TunedPoint | None = None
    objective: ObjectiveRow | None = None
    pruned: int = 0
    size: int = 0


def spelled(settings: dict[str, Any]) -> str:
    """Settings in a line: ``BLOCK_M=64 schedule=MODULO``."""
    return " ".join(f"{name}={value}" for name, value in settings.items())
