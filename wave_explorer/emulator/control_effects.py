"""What an instruction does to the waves that executed it: where they go on, wait, or end."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.binding import Step
from wave_explorer.emulator.observer import Observer
from wave_explorer.emulator.wavefronts import Lanes, Wavefronts, WaveStatus


def apply_effect(
    state: Wavefronts,
    rows: NDArray[np.int64],
    step: Step,
    position: int,
    taken: Lanes | None,
    observers: Sequence[Observer] = (),
) -> None:
    """Moves the waves ``rows`` on from ``position``, where ``step`` was executed and gave ``taken``.

    Args:
        taken: for a branch, bool (executing wave, 1): who takes it.
        observers: are told of barriers that open.
    """
    if step.effect == "branch":
        count = len(rows)
        goes = np.broadcast_to(taken, (count, 1))[:, 0] if taken is not None else np.ones(count, np.bool_)
        state.pc[rows] = np.where(goes, step.target, position + 1)
        return
    state.pc[rows] = position + 1
    if step.effect == "end":
        state.status[rows] = WaveStatus.ENDED
    elif step.effect == "barrier":
        state.status[rows] = WaveStatus.AT_BARRIER
        release_barriers(state, observers)


def release_barriers(state: Wavefronts, observers: Sequence[Observer] = ()) -> None:
    """Lets every workgroup go on whose waves are all at a barrier or have ended."""
    released = state.release_barriers()
    if len(released):
        for observer in observers:
            observer.barrier_released(released)
