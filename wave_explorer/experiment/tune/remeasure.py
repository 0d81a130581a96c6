"""Before a winner is named: the best few again, in turns with the baseline, so that a drift meets all alike."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median

from wave_explorer.experiment.tune.objective import Objective
from wave_explorer.experiment.tune.results import Remeasured, TunedPoint

BEST_FEW = 3
ROUNDS_ON_A_GPU = 7
ROUNDS_ON_THE_EMULATOR = 2


def rounds_on(device: str) -> int:
    """How often each is measured: on the emulator just often enough to see that nothing changes."""
    return ROUNDS_ON_THE_EMULATOR if device == "emulator" else ROUNDS_ON_A_GPU


def compared(
    points: Sequence[TunedPoint], values: Sequence[Sequence[float | None]], device: str, tied: int = 1
) -> Remeasured:
    """The values of ``points``, baseline among them, with what their spread means.

    Args:
        points: in the order of ``values``.
        values: a row for each point.
        device: ``emulator`` or a GPU's name.
        tied: how many of all points have the best value.
    """
    before = [point.result.value for point in points]
    repeatable = all(len({*row, first}) == 1 for row, first in zip(values, before, strict=True))
    if device == "emulator":
        note = (
            "on the emulator the value follows from counts, and every repetition gave the same"
            if repeatable
            else "on the emulator every repetition should give the same value, and one did not: do not trust the order"
        )
        if repeatable and tied > 1:
            note += (
                f"; {tied} points have the best value, and the one named takes the fewest registers of them, then the "
                "least LDS"
            )
    else:
        note = "measured in turns with the baseline; the order is that of the medians"
    return Remeasured(tuple(point.number for point in points), tuple(map(tuple, values)), repeatable, note)


def winner(again: Remeasured, objective: Objective, baseline: int | None, order: Sequence[int]) -> int | None:
    """The number of the point with the best median; of equal ones the first in ``order``.

    Args:
        again: what was measured.
        objective: what is better.
        baseline: the number of the point that is the baseline; None where it is no point, and wins nothing.
        order: numbers of all correct points, best first.
    """
    names = [baseline if number < 0 else number for number in again.numbers]
    medians = [
        (objective.key(median(known)), order.index(name), name)
        for name, row in zip(names, again.values, strict=True)
        if name is not None and (known := [value for value in row if value is not None])
    ]
    return min(medians)[2] if medians else None
