"""Which point is tried next: Optuna's TPE, held to points that are legal and were not tried before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from optuna.distributions import BaseDistribution, CategoricalDistribution
from optuna.samplers import BaseSampler, TPESampler
from optuna.study import Study
from optuna.trial import FrozenTrial
from typing_extensions import override

from wave_explorer.experiment.tune.space import Point, Space

_AT_RANDOM_FIRST = 8
_DRAWS = 24

Key = tuple[Any, ...]


class FreshPointSampler(BaseSampler):
    """Draws from a tree-structured Parzen estimator until a fresh point comes; else takes the one nearest to a draw.

    The random numbers of a choice depend on the seed and on how many points were chosen before, and on nothing that is
    lost when a search stops: one that goes on later chooses as it would have.

    Args:
        space: whose points are chosen.
        legal: its points that are worth a trial.
        taken: the keys of those that were tried or are being tried.
        seed: of the random numbers.
    """

    def __init__(self, space: Space, legal: Sequence[Point], taken: Callable[[], set[Key]], seed: int) -> None:
        self._space = space
        self._legal = {key_of(space, point): point for point in legal}
        self._taken = taken
        self._seed = seed
        self.distributions: dict[str, BaseDistribution] = {
            one.name: CategoricalDistribution(one.choices) for one in space.dimensions
        }

    def fresh(self) -> int:
        """Points that are left."""
        return len(self._fresh(self._taken()))

    def _fresh(self, taken: set[Key]) -> dict[Key, Point]:
        return {key: point for key, point in self._legal.items() if key not in taken}

    @override
    def infer_relative_search_space(self, study: Study, trial: FrozenTrial) -> dict[str, BaseDistribution]:
        return self.distributions

    @override
    def sample_relative(
        self, study: Study, trial: FrozenTrial, search_space: dict[str, BaseDistribution]
    ) -> dict[str, Any]:
        taken = self._taken()
        fresh = self._fresh(taken)
        if not fresh:
            raise LookupError("every legal point was tried")
        random = np.random.default_rng([self._seed, len(taken)])
        if len(taken) < _AT_RANDOM_FIRST:
            return list(fresh.values())[int(random.integers(len(fresh)))]
        estimator = TPESampler(
            seed=int(random.integers(2**31)), n_startup_trials=0, multivariate=True, constant_liar=True
        )
        drawn: dict[str, Any] = {}
        for _ in range(_DRAWS):
            drawn = estimator.sample_relative(study, trial, search_space)
            if key_of(self._space, drawn) in fresh:
                return drawn
        return min(fresh.values(), key=lambda point: self._distance(point, drawn))

    @override
    def sample_independent(
        self, study: Study, trial: FrozenTrial, param_name: str, param_distribution: BaseDistribution
    ) -> Any:
        raise LookupError(f"{param_name} is no dimension of the space")

    def _distance(self, point: Point, other: Point) -> float:
        """Steps between two points, each dimension from end to end counting as one."""
        return sum(
            abs(one.choices.index(point[one.name]) - one.choices.index(other[one.name])) / max(len(one.choices) - 1, 1)
            for one in self._space.dimensions
        )


def key_of(space: Space, point: Point) -> Key:
    """A point as something to compare: positions of its values, since True == 1."""
    return tuple(one.choices.index(point[one.name]) for one in space.dimensions)
