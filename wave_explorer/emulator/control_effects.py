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
        state.put(WaveStatus.ENDED, rows)
        # A workgroup may have been waiting for this wave alone.
        release_barriers(state, observers)
    elif step.effect in ("barrier", "signal", "wait"):
        if step.effect != "wait":
            np.add.at(state.barrier_signals, state.workgroup[rows], 1)
        if step.effect != "signal":
            state.put(WaveStatus.AT_BARRIER, rows)
        release_barriers(state, observers)


def release_barriers(state: Wavefronts, observers: Sequence[Observer] = ()) -> None:
    """Lets every workgroup through its barrier whose waves have all come to it or ended.

    A barrier in two halves (RDNA4: ``s_barrier_signal``, ``s_barrier_wait``) opens with the last signal: observers
    are told then, and what a wave does between its two halves may come before or after that.
    """
    released = state.release_barriers()
    if len(released):
        for observer in observers:
            observer.barrier_released(released)
