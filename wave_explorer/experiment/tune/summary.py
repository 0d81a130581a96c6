"""What a finished search says: the best point, what mattered, and the points that nothing beats in every respect."""

from __future__ import annotations

import warnings
from collections.abc import Sequence

import optuna
from optuna.importance import PedAnovaImportanceEvaluator, get_param_importances
from optuna.trial import FrozenTrial, TrialState

from wave_explorer.experiment.tune.objective import Objective
from wave_explorer.experiment.tune.results import Beside, Importance, TunedPoint

_ENOUGH = 8
METHOD = "PED-ANOVA (Optuna): how much a setting decides whether a point is among the best tenth"


def ranked(points: Sequence[TunedPoint], objective: Objective) -> list[TunedPoint]:
    """The correct points, best first; of equal ones that with fewer registers, then less LDS, then the earlier."""
    good = [(point, point.result.value) for point in points if point.result.status == "ok"]
    keyed = [(objective.key(value), *_needs(point), point.number, point) for point, value in good if value is not None]
    return [one[-1] for one in sorted(keyed, key=lambda one: one[:-1])]


def as_good_as_the_best(order: Sequence[TunedPoint], objective: Objective) -> int:
    """How many of the :func:`ranked` points have the best value: 1 where one is best alone."""
    values = [objective.key(point.result.value) for point in order if point.result.value is not None]
    return sum(value == values[0] for value in values)


def _needs(point: TunedPoint) -> tuple[float, float]:
    """Registers of a lane and LDS of a workgroup; infinite where not known."""
    taken = point.result.registers
    return (float("inf"), float("inf")) if taken is None else (taken.vgprs + taken.agprs, taken.lds_bytes)


def importance(study: optuna.Study, objective: Objective) -> Importance:
    """Shares of the settings, which add up to one; none where too few points say anything."""
    finished = study.get_trials(deepcopy=False, states=(TrialState.COMPLETE,))
    if len(finished) < _ENOUGH:
        return Importance(METHOD, {}, f"not known: {len(finished)} correct points, and it takes {_ENOUGH}")
    if len({trial.value for trial in finished}) == 1:
        return Importance(METHOD, {}, "not known: all points have the same value")
    if any(not trial.params for trial in finished):
        return Importance(METHOD, {}, "not known: a point has no settings")

    def worth(trial: FrozenTrial) -> float:
        assert trial.value is not None
        return objective.key(trial.value)

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            shares = get_param_importances(study, evaluator=PedAnovaImportanceEvaluator(), target=worth)
    except (ValueError, RuntimeError) as error:
        return Importance(METHOD, {}, f"not known: {error}")
    return Importance(METHOD, dict(shares))


def pareto_front(points: Sequence[TunedPoint], objective: Objective) -> tuple[int, ...]:
    """Numbers of the correct points that no other one beats: as good in all of compile time, objective, registers and
    LDS, and better in one."""
    measured = [(point.number, figures) for point in points if (figures := _figures(point, objective)) is not None]
    return tuple(
        number
        for number, mine in measured
        if not any(all(a <= b for a, b in zip(theirs, mine, strict=True)) and theirs != mine for _, theirs in measured)
    )


def _figures(point: TunedPoint, objective: Objective) -> tuple[float, float, float, float] | None:
    """Compile seconds, objective, registers of a lane and LDS of a workgroup: less is better in each."""
    result = point.result
    if result.status != "ok" or result.value is None or result.registers is None or result.compile_seconds is None:
        return None
    return result.compile_seconds, objective.key(result.value), *_needs(point)


def others(device: str) -> tuple[Beside, ...]:
    """Other implementations of the same operation on the same device."""
    if device == "emulator":
        why = "not run: it needs an AMD GPU, and these figures are of the emulator"
    else:
        why = "not run: this version times its own kernels only"
    return (Beside("torch's own operator", None, why), Beside("Triton's kernel", None, why))
