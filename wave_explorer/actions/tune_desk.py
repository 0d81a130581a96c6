"""The search of a session: settings tried on worker processes, in a thread, and what is known so far as a state row."""

from __future__ import annotations

import threading
import time
from collections import defaultdict
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from wave_explorer.actions.device_choice import DeviceChoice
from wave_explorer.actions.given_data import GivenData
from wave_explorer.actions.session_status import SessionStatus
from wave_explorer.device import LaunchError
from wave_explorer.experiment import Experiment, Variant
from wave_explorer.experiment.tune import OF_A_PROPOSED_SPACE, TunedPoint, TuneProgress, TuneResult, tune
from wave_explorer.experiment.tune.results import spelled
from wave_explorer.kernel.errors import KernelError

if TYPE_CHECKING:
    from wave_explorer.kernel import KernelSpec

REQUESTS = ("tune_propose", "tune", "tune_use")
"""Actions of the desk: ask for a space, search it, take the settings of a point into the draft."""

_SHOWN_OF_A_RULE = 40

_COUNTED = {"sifting": "points looked at", "baseline": "points, baseline first"}


class TuneRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``tune``: values with commas between by setting; empty for the proposed space."""

    space: dict[str, str] = {}
    trials: int | None = None
    workers: int = 2
    scheduler: str = ""
    objective: str = "time"


class ProposedRow(msgspec.Struct, frozen=True):
    """A setting to vary, with its values as text."""

    name: str
    values: str


class PointRow(msgspec.Struct, frozen=True):
    """A point that was tried; ``number`` −1 is the baseline, ``max_abs_err`` that of the worst output."""

    number: int
    settings: dict[str, Any]
    status: str
    reason: str
    value: float | None
    ratio: float | None
    tflops: float | None
    peak_share: float | None
    roofline_share: float | None
    binding: str
    registers: int | None
    spills: int | None
    lds_bytes: int | None
    waves_per_simd: int | None
    compile_seconds: float | None
    max_abs_err: float | None
    tolerance: float | None


class PrunedGroup(msgspec.Struct, frozen=True):
    """Points that one rule left out; ``examples`` are the first of them, settings and reason."""

    rule: str
    count: int
    examples: list[tuple[str, str]]


class TuningRow(msgspec.Struct, frozen=True):
    """The views' ``SessionState.tuning``.

    ``phase`` is empty before the first search; ``serial`` changes with everything that is new in the row. ``done`` and
    ``total`` count points: looked at while sifting, tried afterwards. ``proposed_trials``: points that are tried of the
    proposal where nobody says how many.
    """

    serial: int
    phase: str = ""
    proposal: list[ProposedRow] = []
    proposed_trials: int = OF_A_PROPOSED_SPACE
    objective: str = ""
    direction: str = "minimize"
    done: int = 0
    total: int = 0
    size: int = 0
    running: list[str] = []
    baseline: PointRow | None = None
    points: list[PointRow] = []
    best: int | None = None
    pruned: list[PrunedGroup] = []
    importance: list[tuple[str, float]] = []
    importance_note: str = ""
    pareto: list[int] = []
    cancelled: bool = False
    notes: list[str] = []


class TuneDesk:
    """Searches, one at a time, and keeps what the newest found.

    Args:
        experiment: whose folder holds the studies, so that one that was stopped goes on.
        status: is told how far the search is.
        given: inputs and reference of each run.
        use: gets the settings of a point that the person wants in the draft.
        device: what trials run on, as the person chose it.
    """

    def __init__(
        self,
        experiment: Experiment,
        status: SessionStatus,
        given: GivenData,
        use: Callable[[Mapping[str, Any]], None],
        device: DeviceChoice,
    ) -> None:
        self._experiment = experiment
        self._status = status
        self._given = given
        self._use = use
        self._device = device
        self._row = TuningRow(serial=0)
        self.result: TuneResult | None = None

    def row(self) -> dict[str, Any]:
        """The views' ``SessionState.tuning``, as :class:`TuningRow`."""
        return dict(msgspec.to_builtins(self._row))

    def act(self, name: str, parameters: Mapping[str, Any], variant: Variant | None) -> None:
        """Carries out one of :data:`REQUESTS` for the variant on view.

        Raises:
            KernelError, LaunchError: there is nothing to tune, work is under way, or wrong parameters.
        """
        if name == "tune_use":
            self._take(parameters.get("number"))
            return
        spec = None if variant is None else variant.spec
        if name == "tune_propose":
            self._propose(spec)
            return
        if variant is None or spec is None:
            raise LaunchError("This variant cannot be tuned: there is no kernel to compile.", "Open the kernel itself.")
        try:
            request = msgspec.convert({k: v for k, v in parameters.items() if v is not None}, TuneRequest)
        except msgspec.ValidationError as error:
            raise LaunchError(f"tune: {error}") from error
        if self._status.phase != "idle":
            raise LaunchError("nothing can be tuned while the session is " + self._status.phase)
        self._status.cancelled.clear()
        self._status.begin("tuning", None, "points")
        self._renew(phase="sifting", points=[], baseline=None, best=None, pruned=[], importance=[], notes=[], pareto=[],
                    running=[], done=0, total=0, cancelled=False, importance_note="")  # fmt: skip
        threading.Thread(target=self._search, args=(variant, request), name="wave-explorer-tune", daemon=True).start()
        self._status.changed()

    def _propose(self, spec: KernelSpec | None) -> None:
        rows: list[ProposedRow] = []
        if spec is not None:
            from wave_explorer.experiment.tune.space import proposed_space

            with suppress(KernelError):  # there is nothing that one would vary first
                rows = [
                    ProposedRow(one.name, ", ".join(str(choice) for choice in one.choices))
                    for one in proposed_space(spec).dimensions
                ]
        self._renew(proposal=rows)
        self._status.changed()

    def _take(self, number: Any) -> None:
        found = next((point for point in self._row.points if point.number == number), None)
        if found is None:
            raise LaunchError(f"no point {number!r} was tried")
        self._use(found.settings)

    def _search(self, variant: Variant, request: TuneRequest) -> None:
        assert variant.spec is not None
        began = time.monotonic()
        try:
            inputs, reference = self._given.for_run(variant.compilation)
            self.result = tune(
                variant.spec,
                request.space or None,
                trials=request.trials,
                workers=request.workers,
                scheduler=request.scheduler or None,
                storage=self._folder(),
                objective=request.objective,
                device=self._device.name,
                inputs=inputs,
                reference=reference,
                progress=lambda now: self._follow(now, time.monotonic() - began),
                cancelled=self._status.cancelled.is_set,
            )
            self._finished(self.result)
        except (KernelError, LaunchError) as error:
            self._renew(phase="failed")
            self._status.say(str(error), "error")
        except Exception as error:
            # A defect of ours or of the cluster must not leave the session tuning for ever.
            self._renew(phase="failed")
            self._status.say(f"the search failed: {type(error).__name__}: {error}", "error")
        self._status.finish("idle")

    def _folder(self) -> Path | None:
        if self._experiment.path is None:
            return None
        folder = self._experiment.path / "tuning"
        folder.mkdir(parents=True, exist_ok=True)
        return folder

    def _follow(self, now: TuneProgress, seconds: float) -> None:
        points = self._row.points
        if now.latest is not None and now.latest.number >= 0:
            row = point_row(now.latest, now.baseline)
            points = [*(point for point in points if point.number != row.number), row]
        self._renew(
            phase=now.phase,
            objective="" if now.objective is None else now.objective.label,
            direction="minimize" if now.objective is None else now.objective.direction,
            done=now.done,
            total=now.total,
            size=now.size,
            running=[spelled(point) or "the kernel as it stands" for point in now.running],
            baseline=None if now.baseline is None else point_row(now.baseline, now.baseline),
            points=points,
            best=None if now.best is None else now.best.number,
        )
        self._status.advance(
            done=now.done, total=now.total or None, name=_COUNTED.get(now.phase, "points"), seconds=seconds
        )

    def _finished(self, found: TuneResult) -> None:
        again = [] if found.remeasured is None else [f"Measured again: {found.remeasured.note}."]
        speed = None if found.best_point is None else found.best_point.result.speed
        counted = [] if speed is None or not speed.flops_from else [f"TFLOP/s: {speed.flops_from}."]
        self._renew(
            phase="done",
            done=len(found.points),
            running=[],
            baseline=None if found.baseline is None else point_row(found.baseline, found.baseline),
            points=[point_row(point, found.baseline) for point in found.points],
            best=found.best,
            pruned=_grouped(found),
            importance=sorted(found.importance.shares.items(), key=lambda one: -one[1]),
            importance_note=found.importance.note,
            pareto=list(found.pareto),
            cancelled=found.status == "cancelled",
            notes=[*again, *counted, *(f"{one.name}: {one.note}." for one in found.beside if one.note), *found.notes],
        )

    def _renew(self, **fields: Any) -> None:
        self._row = msgspec.structs.replace(self._row, serial=self._row.serial + 1, **fields)


def point_row(point: TunedPoint, baseline: TunedPoint | None) -> PointRow:
    """A point as the views get it."""
    result, needs, speed = point.result, point.result.registers, point.result.speed
    base = None if baseline is None else baseline.result.value
    worst = max(result.correctness, key=lambda one: one.max_abs_err or 0.0, default=None)
    return PointRow(
        number=point.number,
        settings=point.settings,
        status=result.status,
        reason=result.reason,
        value=result.value,
        ratio=result.value / base if result.value is not None and base else None,
        tflops=None if speed is None else speed.tflops,
        peak_share=None if speed is None else speed.peak_share,
        roofline_share=None if speed is None else speed.roofline_share,
        binding="" if speed is None else speed.binding,
        registers=None if needs is None else needs.vgprs + needs.agprs,
        spills=None if needs is None else needs.spills,
        lds_bytes=None if needs is None else needs.lds_bytes,
        waves_per_simd=None if needs is None else needs.waves_per_simd,
        compile_seconds=result.compile_seconds,
        max_abs_err=None if worst is None else worst.max_abs_err,
        tolerance=None if worst is None else worst.tolerance,
    )


def _grouped(found: TuneResult) -> list[PrunedGroup]:
    by_rule: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for one in found.pruned:
        by_rule[one.reason.rule].append((spelled(one.settings), one.reason.text))
    return [
        PrunedGroup(rule, len(points), points[:_SHOWN_OF_A_RULE])
        for rule, points in sorted(by_rule.items(), key=lambda one: -len(one[1]))
    ]
