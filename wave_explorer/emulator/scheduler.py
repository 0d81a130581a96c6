"""Runs a batch of wavefronts: always the waves that stand at the lowest position, together.

Waves that took different ways meet again where those ways join, because whoever is behind goes first (min-PC
scheduling).  A barrier holds a wave until all waves of its workgroup are there or have ended.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.binding import Step
from wave_explorer.emulator.control_effects import apply_effect, release_barriers
from wave_explorer.emulator.faults import (
    BarrierNeverOpens,
    InstructionLimitReached,
    StrayAccess,
    UnsupportedInstruction,
    WaitsForever,
)
from wave_explorer.emulator.memory_faults import memory_fault, place_of
from wave_explorer.emulator.numpy_engine import NumpyEngine
from wave_explorer.emulator.spin_watch import SpinWatch
from wave_explorer.emulator.wave_choice import lowest_waves
from wave_explorer.emulator.wavefronts import Wavefronts, WaveStatus
from wave_explorer.isa.program import Instruction, Program
from wave_explorer.record.run import Finding

# Callbacks are asked this often; the clock is read after this many instructions of the batch.
_CALLBACK_SECONDS = 0.05
_CLOCK_INSTRUCTIONS = 64


class Scheduler:
    """Executes batches on one engine.

    Args:
        program: for messages.
        steps: the bound instructions.
        engine: that they are bound to.
        hits: i64 by position, executions by a wave; added to.
        instruction_limit: most instructions that one wave may execute.
        on_pause: called every now and then; may raise :class:`Cancelled`.
    """

    def __init__(
        self,
        program: Program,
        steps: Sequence[Step],
        engine: NumpyEngine,
        hits: NDArray[np.int64],
        instruction_limit: int,
        on_pause: Callable[[], None],
    ) -> None:
        self.program = program
        self.steps = steps
        self.engine = engine
        self.hits = hits
        self.instruction_limit = instruction_limit
        self.on_pause = on_pause
        self._until_clock = _CLOCK_INSTRUCTIONS
        self._next_pause = time.monotonic() + _CALLBACK_SECONDS

    def run(self, state: Wavefronts, workgroups_to_come: int = 0) -> None:
        """Runs the batch to its end.

        Args:
            state: of the batch.
            workgroups_to_come: of later batches, for messages.

        Raises:
            EmulatorError: the program did something that cannot go on.
            Cancelled: from ``on_pause``.
        """
        watch = SpinWatch(state, self.engine.memory, (self.engine.lds, self.engine.scratch))
        while True:
            together = lowest_waves(state)
            if together is None:
                if state.are(WaveStatus.ENDED).all():
                    return
                release_barriers(state, self.engine.observers)
                if not state.are(WaveStatus.RUNNING).any():
                    raise self._waiting_for_ever(state)
                continue
            rows, position, meeting = together
            if watch.goes_round():
                raise self._nothing_changes(state, rows, position, workgroups_to_come)
            self.engine.select_waves(None if len(rows) == state.waves else rows)
            self._run_together(state, rows, position, meeting)

    def _run_together(self, state: Wavefronts, rows: NDArray[np.int64], position: int, meeting: int) -> None:
        """From ``position`` until the waves part, wait, end, or reach the position where others are waiting."""
        steps, hits, engine, observers = self.steps, self.hits, self.engine, self.engine.observers
        count = len(rows)
        executed = 0
        allowance = self.instruction_limit - int(state.executed[rows].max())
        while True:
            if position >= len(steps):
                raise self._ran_off_the_end(state, rows)
            if executed >= allowance:
                raise self._endless(state, rows, position)
            step = steps[position]
            hits[position] += count
            executed += 1
            engine.banks.position = position
            for observer in observers:
                observer.before(position, rows)
            try:
                taken = step.execute()
            except StrayAccess as stray:
                raise memory_fault(self.program, state, rows, position, stray) from None
            for observer in observers:
                observer.after(position, rows)
            self._pause()
            if step.effect == "none":
                position += 1
                if position == meeting:
                    break
                continue
            apply_effect(state, rows, step, position, taken, observers)
            state.executed[rows] += executed
            return
        state.pc[rows] = position
        state.executed[rows] += executed

    def _pause(self) -> None:
        self._until_clock -= 1
        if self._until_clock:
            return
        self._until_clock = _CLOCK_INSTRUCTIONS
        now = time.monotonic()
        if now >= self._next_pause:
            self._next_pause = now + _CALLBACK_SECONDS
            self.on_pause()

    # -------------------------------------------------------------------------------------------------------- failures
    def _endless(self, state: Wavefronts, rows: NDArray[np.int64], position: int) -> InstructionLimitReached:
        instruction: Instruction = self.program.instructions[position]
        workgroup, wave = place_of(state, int(rows[int(state.executed[rows].argmax())]))
        return InstructionLimitReached(
            Finding(
                kind="instruction-limit",
                message=f"line {instruction.line}: workgroup {workgroup}, wave {wave} has executed "
                f"{self.instruction_limit:,} instructions and goes on; it is most likely in an endless loop",
                line=instruction.line,
                instruction=instruction.text,
                workgroup=workgroup,
                wave=wave,
                fix="Check the loop's bounds, or give a higher instruction limit.",
            )
        )

    def _waiting_for_ever(self, state: Wavefronts) -> BarrierNeverOpens:
        waves = np.flatnonzero(state.are(WaveStatus.AT_BARRIER))
        instruction = self.program.instructions[int(state.pc[waves[0]]) - 1]
        workgroup, wave = place_of(state, int(waves[0]))
        return BarrierNeverOpens(
            Finding(
                kind="barrier-deadlock",
                message=f"line {instruction.line}: workgroup {workgroup}, wave {wave} waits at a barrier that not "
                f"every wave of its workgroup has signalled, and no wave is left that could: {instruction.text}",
                line=instruction.line,
                instruction=instruction.text,
                workgroup=workgroup,
                wave=wave,
                fix="Each wave signals a barrier (s_barrier_signal) once before it waits for it (s_barrier_wait).",
            )
        )

    def _nothing_changes(
        self, state: Wavefronts, rows: NDArray[np.int64], position: int, workgroups_to_come: int
    ) -> WaitsForever:
        instruction = self.program.instructions[position]
        workgroup, wave = place_of(state, int(rows[0]))
        running = np.flatnonzero(state.are(WaveStatus.RUNNING))
        others = f", like the other {len(running) - 1} waves that still run" if len(running) > 1 else ""
        message = (
            f"line {instruction.line}: workgroup {workgroup}, wave {wave} waits in a loop for something that no wave "
            f"will do{others}: registers and memory are as they were before"
        )
        fix = "Look for what should end the loop: a flag in memory that nobody sets, or sets too late."
        if workgroups_to_come:
            message += f"; {workgroups_to_come:,} workgroups have not started"
            fix = (
                f"The emulator runs {len(state.workgroup_ids):,} of these workgroups at a time. If the loop waits "
                "for a later one, run a grid that is small enough, or let earlier workgroups not wait for later ones."
            )
        return WaitsForever(
            Finding(
                kind="waits-forever",
                message=message,
                line=instruction.line,
                instruction=instruction.text,
                workgroup=workgroup,
                wave=wave,
                fix=fix,
            )
        )

    def _ran_off_the_end(self, state: Wavefronts, rows: NDArray[np.int64]) -> UnsupportedInstruction:
        last = self.program.instructions[-1]
        return UnsupportedInstruction(last, "the program goes on behind its last instruction, without s_endpgm, after")
