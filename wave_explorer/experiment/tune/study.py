"""A search as an Optuna study in a file: what was tried is kept there, and a later search goes on from it."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import optuna
from optuna.storages import BaseStorage, InMemoryStorage, RDBStorage
from optuna.trial import TrialState, create_trial

from wave_explorer.experiment.saved_spec import saved_spec
from wave_explorer.experiment.tune.objective import Objective
from wave_explorer.experiment.tune.results import TrialResult, TunedPoint
from wave_explorer.experiment.tune.sampler import FreshPointSampler, Key, key_of
from wave_explorer.experiment.tune.shelf import BASELINE, RecordShelf
from wave_explorer.experiment.tune.space import Point, Space
from wave_explorer.kernel import KernelError, KernelSpec

_NAME = "wave-explorer"
_FORMAT = 1
_RESULT, _BASELINE, _IDENTITY = "result", "baseline", "identity"
_INTERRUPTED = "interrupted"


class TuneStudy:
    """Asks for points and keeps what came of them.

    Args:
        spec, space, objective, device, seed: of the search; those of a study that exists must be the same.
        legal: points of the space that are worth a trial.
        shelf: where records are.
        storage: file of the study; None keeps it in memory.

    Raises:
        KernelError: the file holds another study, or none.
    """

    def __init__(
        self,
        spec: KernelSpec,
        space: Space,
        objective: Objective,
        *,
        legal: Sequence[Point],
        device: str,
        seed: int,
        shelf: RecordShelf,
        storage: Path | None,
    ) -> None:
        self._shelf = shelf
        self._results: dict[int, TrialResult] = {}
        self._space = space
        self.sampler = FreshPointSampler(space, legal, self.taken, seed)
        with _quiet():
            try:
                self._study = optuna.create_study(
                    study_name=_NAME,
                    storage=_storage(storage),
                    sampler=self.sampler,
                    direction=objective.direction,
                    load_if_exists=True,
                )
            except Exception as error:  # whatever the database makes of a file that is none of its own
                raise KernelError(f"{storage} cannot be used as the file of a study: {_first_line(error)}.") from error
        self._check(identity(spec, space, objective, device, seed), storage)
        self._drop_unfinished()
        self.resumed = len(self.points())

    @property
    def optuna(self) -> optuna.Study:
        """The study itself."""
        return self._study

    def taken(self) -> set[Key]:
        """Points that were tried, or are being tried."""
        return {
            key_of(self._space, trial.params)
            for trial in self._study.get_trials(deepcopy=False)
            # One that is just being chosen has some of its values only.
            if len(trial.params) == len(self._space.dimensions) and _INTERRUPTED not in trial.user_attrs
        }

    def fresh(self) -> int:
        """Legal points that are left."""
        return self.sampler.fresh()

    def ask(self) -> tuple[int, Point]:
        """The next point, and the number that its outcome is told with."""
        with _quiet():
            trial = self._study.ask(self.sampler.distributions)
        return trial.number, dict(trial.params)

    def tell(self, number: int, result: TrialResult) -> None:
        """Keeps what came of a point; only a correct one has a value."""
        self._note(number, _RESULT, msgspec.to_builtins(result))
        with _quiet():
            if result.value is not None and result.status == "ok":
                self._study.tell(number, result.value)
            else:
                # For the estimator a bad place, and no gap: what fails beside it is likely to fail as well.
                self._study.tell(number, state=TrialState.PRUNED)

    def forget(self, number: int) -> None:
        """Gives back a point whose trial was stopped: it is fresh again."""
        self._note(number, _INTERRUPTED, True)
        with _quiet():
            self._study.tell(number, state=TrialState.FAIL)

    @property
    def baseline(self) -> TunedPoint | None:
        """The kernel as it stood, None before it was tried."""
        found = self._study.user_attrs.get(_BASELINE)
        return None if found is None else msgspec.convert(found, TunedPoint)

    def set_baseline(self, point: TunedPoint) -> None:
        """Keeps the baseline; where it is a point of the space, it has its settings, and that point counts as tried."""
        start = self._space.start
        point = msgspec.structs.replace(point, settings=start or {})
        self._study.set_user_attr(_BASELINE, msgspec.to_builtins(point))
        if start is None or key_of(self._space, start) in self.taken():
            return
        worth = point.result.status == "ok" and point.result.value is not None
        self._study.add_trial(
            create_trial(
                state=TrialState.COMPLETE if worth else TrialState.PRUNED,
                value=point.result.value if worth else None,
                params=start,
                distributions=self.sampler.distributions,
                user_attrs={_RESULT: msgspec.to_builtins(point.result), _BASELINE: True},
            )
        )

    def points(self) -> tuple[TunedPoint, ...]:
        """What was tried so far, in the order in which it was chosen."""
        found = []
        for trial in self._study.get_trials(deepcopy=False):
            if _RESULT not in trial.user_attrs or not trial.state.is_finished():
                continue
            if trial.number not in self._results:
                self._results[trial.number] = msgspec.convert(trial.user_attrs[_RESULT], TrialResult)
            record = self._shelf.name(BASELINE if _BASELINE in trial.user_attrs else trial.number)
            found.append(TunedPoint(trial.number, dict(trial.params), self._results[trial.number], record))
        return tuple(found)

    def baseline_number(self) -> int | None:
        """The number of the point that is the kernel as it stood, None where the space has none."""
        return next(
            (trial.number for trial in self._study.get_trials(deepcopy=False) if _BASELINE in trial.user_attrs), None
        )

    def _note(self, number: int, name: str, value: Any) -> None:
        trial = self._study.get_trials(deepcopy=False)[number]
        self._study._storage.set_trial_user_attr(trial._trial_id, name, value)

    def _check(self, ours: Mapping[str, Any], storage: Path | None) -> None:
        theirs = self._study.user_attrs.get(_IDENTITY)
        if theirs is None:
            self._study.set_user_attr(_IDENTITY, dict(ours))
            return
        other = [name for name in ours if theirs.get(name) != ours[name]]
        if other:
            raise KernelError(
                f"{storage} holds a study with another {' and '.join(other)}.",
                advice="Give the settings of that study, or another file.",
            )

    def _drop_unfinished(self) -> None:
        """Points that an earlier search was at when it ended are fresh again."""
        for trial in self._study.get_trials(deepcopy=False, states=(TrialState.RUNNING,)):
            self.forget(trial.number)


def identity(spec: KernelSpec, space: Space, objective: Objective, device: str, seed: int) -> dict[str, Any]:
    """What must be equal for two searches to be the same study, by a name for people."""
    source = spec.build().data.source
    named = msgspec.json.encode(
        {
            "format": _FORMAT,
            "kernel": spec.source.origin,
            "source": "" if source is None else hashlib.sha256(source.text.encode()).hexdigest(),
            "target": spec.target_name,
            "settings": saved_spec(spec),
            "space": {one.name: list(one.choices) for one in space.dimensions},
            "objective": [objective.name, objective.direction],
            "device": device,
            "seed": seed,
        }
    )
    # As it comes out of a file.
    return dict(msgspec.json.decode(named))


def file_name(what: Mapping[str, Any]) -> str:
    """The name of the file of a study in a folder of several, from its :func:`identity`."""
    return f"{hashlib.sha256(msgspec.json.encode(what, order='sorted')).hexdigest()[:16]}.db"


def _storage(path: Path | None) -> BaseStorage:
    if path is None:
        return InMemoryStorage()
    return RDBStorage(f"sqlite:///{path.resolve()}")


class _quiet:
    """Optuna's messages are for people at a prompt; here they would stand between the lines of a command."""

    def __enter__(self) -> None:
        logger = logging.getLogger("optuna")
        self._level = logger.level
        logger.setLevel(logging.ERROR)

    def __exit__(self, *error: object) -> None:
        logging.getLogger("optuna").setLevel(self._level)


def _first_line(error: BaseException) -> str:
    return str(error).strip().partition("\n")[0].rstrip(".")
