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
    """The correct points, best first; of equal ones the one that was chosen first."""
    good = [(point, point.result.value) for point in points if point.result.status == "ok"]
    keyed = [(objective.key(value), point.number, point) for point, value in good if value is not None]
    return [point for _, _, point in sorted(keyed, key=lambda one: one[:2])]


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


def _figures(point: TunedPoint, objective: Objective) -> tuple[float, float, int, int] | None:
    """Compile seconds, objective, registers of a lane and LDS of a workgroup: less is better in each."""
    result = point.result
    if result.status != "ok" or result.value is None or result.registers is None or result.compile_seconds is None:
        return None
    taken = result.registers.vgprs + result.registers.agprs
    return result.compile_seconds, objective.key(result.value), taken, result.registers.lds_bytes


def others(device: str) -> tuple[Beside, ...]:
    """Other implementations of the same operation on the same device."""
    if device == "emulator":
        why = "not run: it needs an AMD GPU, and these figures are of the emulator"
    else:
        why = "not run: this version times its own kernels only"
    return (Beside("torch's own operator", None, why), Beside("Triton's kernel", None, why))
