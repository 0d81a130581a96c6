"""Steps one workgroup of a launch: forward, back, and to the places that a person names."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.faults import EmulatorError
from wave_explorer.emulator.run_limits import INSTRUCTION_LIMIT
from wave_explorer.emulator.spin_watch import SpinWatch
from wave_explorer.emulator.step_text import describe
from wave_explorer.emulator.stepped_workgroup import Links, SteppedWorkgroup, WaveState
from wave_explorer.emulator.stop_points import StepError
from wave_explorer.emulator.watchpoints import (
    NamedBuffer,
    On,
    RegisterWatch,
    Watch,
    WatchError,
    lanes_text,
    parse_watch,
)
from wave_explorer.emulator.wave_choice import Together
from wave_explorer.emulator.wavefronts import WaveStatus
from wave_explorer.record.run import Finding

__all__ = ["Links", "NamedBuffer", "StepError", "Stepper", "Stop", "WatchError", "WaveState"]

Reason: TypeAlias = Literal[
    "start", "step", "back", "line", "node", "barrier", "iteration", "watch", "end", "fault", "limit", "cancelled"
]
_PAUSE_STEPS = 64
_PAUSE_SECONDS = 0.05
_BARRIERS = ("barrier", "wait")
_DONE: dict[On, str] = {"read": "read", "write": "written", "access": "read or written"}


@dataclass(frozen=True)
class Stop:
    """Why a stepper stands where it stands.

    Attributes:
        reason: ``fault`` means that the next instruction cannot be executed; ``watch`` that the last one did what was
            waited for; the names of places that this place was asked for.
        text: one sentence.
        line: of the AMDGCN instruction that the sentence is about; None at the end.
        finding: of a fault, as a run would report it.
    """

    reason: Reason
    text: str
    line: int | None = None
    finding: Finding | None = None

    def __str__(self) -> str:
        return self.text


class Stepper(SteppedWorkgroup):
    """Steps a workgroup; made by :func:`wave_explorer.step`, or from any program and memory as its base class."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._watches: dict[int, Watch] = {}
        self._next_watch = 1
        self._hit: set[int] = set()
        self.stop = Stop("start", "stands at the first instruction", self.wave_state(0).line)

    def __repr__(self) -> str:
        return describe(self)

    # ---------------------------------------------------------------------------------------------------------- moving
    def step(self, count: int = 1, *, wave: int | None = None) -> Stop:
        """Executes ``count`` instructions; stops earlier at a watchpoint, a fault or the end.

        Args:
            count: how many.
            wave: which wave executes them; None for the waves at the lowest position, together.

        Raises:
            StepError: the wave does not exist, waits at a barrier, or has ended.
        """
        if count < 1:
            raise StepError(f"{count} steps cannot be made; to go back use back()")
        if wave is not None:
            self._check_can_step(wave)
        first = self.at
        return self._go(lambda next_: self.at >= first + count, lambda next_: self._stands("step", next_), wave=wave)

    def back(self, count: int = 1) -> Stop:
        """Takes the last ``count`` steps back, memory included; as far as the start if there are fewer.

        Raises:
            StepError: nothing has been stepped yet.
        """
        if count < 1:
            raise StepError(f"{count} steps cannot be taken back")
        if self.at == 0:
            raise StepError("this is the start: there is no step to take back")
        self.return_to(max(0, self.at - count))
        self.stop = self._stands("back", self.next())
        return self.stop

    def restart(self) -> Stop:
        """Goes back to the first instruction."""
        self.return_to(0)
        self.stop = Stop("start", "stands at the first instruction", self.wave_state(0).line)
        return self.stop

    def run(
        self,
        *,
        progress: Callable[[int], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> Stop:
        """Goes on to the next watchpoint or fault, else to the end; see :meth:`run_to_line` for the arguments."""
        return self._go(lambda next_: False, lambda next_: self._stands("step", next_), progress, cancelled)

    def run_to_line(
        self,
        line: int,
        visit: int | None = None,
        *,
        wave: int | None = None,
        progress: Callable[[int], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> Stop:
        """Goes on until the instruction on an AMDGCN line is next.

        Args:
            line: 1-based line of the AMDGCN text.
            visit: which visit of a wave since the start, 1 for the first; an earlier one than the present is reached by
                going back to the start.  None for the next one.
            wave: whose visit; None for whichever comes first.
            progress: called now and then with the number of steps made so far.
            cancelled: asked now and then; True ends the run.

        Raises:
            StepError: the line holds no instruction.
        """
        position = self.places.line(line)
        return self._to_visit("line", position, None if visit is None else visit - 1, wave, progress, cancelled)

    def run_to_iteration(
        self,
        iteration: int,
        loop: int | None = None,
        *,
        wave: int | None = None,
        progress: Callable[[int], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> Stop:
        """Goes to the start of a loop iteration, 0 for the first; of an inner loop they count on across the outer one.

        Args:
            iteration: which one, also one that has passed already.
            loop: number of the loop in the text; None for the innermost one here, else the next.
            wave, progress, cancelled: see :meth:`run_to_line`.

        Raises:
            StepError: no loop.
        """
        here = self.next()
        header = self.places.loop(loop, here.position if here is not None else 0)
        return self._to_visit("iteration", header, iteration, wave, progress, cancelled)

    def run_to_node(
        self,
        node: str,
        *,
        wave: int | None = None,
        progress: Callable[[int], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> Stop:
        """Goes on until an instruction of an fx node is next: by id, or by name (``mma`` for all copies of it).

        Raises:
            StepError: there is no such node, or no instruction is known to come from it.
        """
        positions = self.places.node(node)
        return self._go(
            lambda next_: next_.position in positions and _takes_part(next_, wave),
            lambda next_: self._stands("node", next_, f" of {node}"), progress, cancelled, at_least_one=True,
        )  # fmt: skip

    def run_to_barrier(
        self,
        *,
        progress: Callable[[int], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> Stop:
        """Goes on until every wave that has not ended stands at a barrier, which the next step opens."""

        def all_there(next_: Together) -> bool:
            if self._steps[next_.position].effect not in _BARRIERS:
                return False
            running = self.state.are(WaveStatus.RUNNING)
            return all(self._steps[int(at)].effect in _BARRIERS for at in self.state.pc[running])

        return self._go(all_there, lambda next_: self._stands("barrier", next_), progress, cancelled, at_least_one=True)

    def _to_visit(
        self, reason: Literal["line", "iteration"], position: int, visit: int | None, wave: int | None,
        progress: Callable[[int], None] | None, cancelled: Callable[[], bool] | None,
    ) -> Stop:  # fmt: skip
        if wave is not None:
            self.check_wave(wave)
        if visit is not None and visit < 0:
            raise StepError("visits are counted from 1, iterations from 0")
        whose = slice(None) if wave is None else slice(wave, wave + 1)
        if visit is not None and bool((self.visits[position, whose] > visit).all()):
            self.return_to(0)

        def there(next_: Together) -> bool:
            if next_.position != position or not _takes_part(next_, wave):
                return False
            rows = next_.rows if wave is None else [wave]
            return visit is None or bool((self.visits[position, rows] == visit).any())

        stop = self._go(
            there, lambda next_: self._stands(reason, next_), progress, cancelled, at_least_one=visit is None
        )
        if stop.reason == "end" and visit is not None:
            line, times = self.program.instructions[position].line, int(self.visits[position, whose].max())
            self.stop = stop = Stop("end", f"{stop.text}; line {line} was executed {times} times by a wave, not more")
        return stop

    # ---------------------------------------------------------------------------------------------------------- inside
    def _check_can_step(self, wave: int) -> None:
        self.check_wave(wave)
        status = WaveStatus(int(self.state.status[wave]))
        if status is WaveStatus.ENDED:
            raise StepError(f"wave {wave} has ended")
        if status is WaveStatus.AT_BARRIER:
            missing = [int(n) for n in np.flatnonzero(self.state.are(WaveStatus.RUNNING))]
            raise StepError(f"wave {wave} waits at a barrier for {_waves_text(missing)}; step one of them")

    def _go(
        self,
        reached: Callable[[Together], bool],
        said: Callable[[Together], Stop],
        progress: Callable[[int], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
        *,
        wave: int | None = None,
        at_least_one: bool = False,
    ) -> Stop:
        """Executes until ``reached`` says so of the waves that come next."""
        next_pause = time.monotonic() + _PAUSE_SECONDS
        started = self.at
        spins = SpinWatch(self.state, self.engine.memory, (self.engine.lds, self.engine.scratch))
        with np.errstate(all="ignore"):
            while True:
                next_ = self.next(wave)
                if next_ is None:
                    self.stop = self._nobody_goes_on(wave, started)
                    return self.stop
                if not (at_least_one and self.at == started) and reached(next_):
                    self.stop = said(next_)
                    return self.stop
                watches = tuple(self._watches.values())
                before = {each.number: each.value(self.state) for each in watches if isinstance(each, RegisterWatch)}
                try:
                    self.advance(next_, wave)
                except EmulatorError as error:
                    # What the instruction did before it failed is taken back: it stands there, not executed.
                    self.return_to(self.at)
                    self.stop = Stop("fault", error.finding.message, error.finding.line, error.finding)
                    return self.stop
                watched = self._watched(watches, before) if watches else None
                if watched is not None:
                    self.stop = watched
                    return self.stop
                if self.at % _PAUSE_STEPS == 0 and time.monotonic() >= next_pause:
                    next_pause = time.monotonic() + _PAUSE_SECONDS
                    if progress is not None:
                        progress(self.at)
                    if cancelled is not None and cancelled():
                        self.stop = Stop("cancelled", f"cancelled after {self.at:,} steps", self._line_of(self.next()))
                        return self.stop
                if spins.goes_round():
                    self.stop = Stop(
                        "limit",
                        "the workgroup waits in a loop for something that none of its waves will do; the other "
                        "workgroups do not run here",
                        self._line_of(self.next()),
                    )
                    return self.stop
                if int(self.state.executed.max()) >= INSTRUCTION_LIMIT:
                    self.stop = Stop(
                        "limit", f"a wave has executed {INSTRUCTION_LIMIT:,} instructions and goes on: most likely an "
                        "endless loop, or a wait for another workgroup", self._line_of(self.next()),
                    )  # fmt: skip
                    return self.stop

    def _nobody_goes_on(self, wave: int | None, started: int) -> Stop:
        ended = self.state.are(WaveStatus.ENDED)
        if ended.all():
            return Stop("end", f"the workgroup has ended after {self.at:,} steps{self._missed(started)}")
        if wave is not None:
            what = "has ended" if ended[wave] else "waits at a barrier"
            return Stop("step", f"wave {wave} {what}", self.wave_state(wave).line)
        waiting = [int(n) for n in np.flatnonzero(self.state.are(WaveStatus.AT_BARRIER))]
        line = self.program.instructions[int(self.state.pc[waiting[0]]) - 1].line
        return Stop("fault", f"{_waves_text(waiting)} wait at a barrier that never opens (line {line})", line)

    def _missed(self, started: int) -> str:
        """``; c[0, 0] was never written``: a movement that came to the end met none of the watchpoints."""
        said = []
        for watch in self._watches.values():
            verb = "changed" if isinstance(watch, RegisterWatch) else _DONE[watch.on]
            when = " again" if watch.number in self._hit else f" since step {started:,}" if started else ""
            said.append(f"{watch.text} was {'not' if when else 'never'} {verb}{when}")
        return "".join(f"; {one}" for one in said)

    def _watched(self, watches: Sequence[Watch], before: Mapping[int, NDArray[np.uint32]]) -> Stop | None:
        executed = self.trail.now.executed
        if executed is None:
            return None
        instruction = self.program.instructions[executed.position]
        for watch in watches:
            if isinstance(watch, RegisterWatch):
                now = watch.value(self.state)
                changed = now != before[watch.number]
                if changed.any():
                    row, lane = (int(part) for part in np.argwhere(changed)[0])
                    lane = lane if watch.lane is None else watch.lane
                    old, new = (int(value[changed][0]) for value in (before[watch.number], now))
                    self._hit.add(watch.number)
                    where = f"wave {row if watch.wave is None else watch.wave}" + (
                        f", lane {lane}" if watch.register.file in ("v", "a") else ""
                    )
                    return Stop(
                        "watch",
                        f"{watch.text} changed in {where}: 0x{old:08x} to 0x{new:08x}, by line {instruction.line}: "
                        f"{instruction.text}",
                        instruction.line,
                    )
                continue
            for access in executed.accesses:
                touching = watch.hit(access)
                if touching is not None:
                    self._hit.add(watch.number)
                    verb = {"load": "read", "store": "written", "atomic": "changed by an atomic"}[access.verb]
                    return Stop(
                        "watch",
                        f"{watch.text} was {verb} by {lanes_text(touching, access.rows)}, line {instruction.line}: "
                        f"{instruction.text}",
                        instruction.line,
                    )
        return None

    def _stands(self, reason: Reason, next_: Together | None, whose: str = "") -> Stop:
        if next_ is None or next_.position >= len(self.program.instructions):
            return Stop(reason, "stands at the end")
        instruction = self.program.instructions[next_.position]
        visit = int(self.visits[next_.position, next_.rows[0]]) + 1
        waves = _waves_text([int(row) for row in next_.rows])
        number = f", visit {visit}" if visit > 1 else ""
        return Stop(reason, f"{waves} at line {instruction.line}{whose}{number}: {instruction.text}", instruction.line)

    def _line_of(self, next_: Together | None) -> int | None:
        known = next_ is not None and next_.position < len(self.program.instructions)
        return self.program.instructions[next_.position].line if known and next_ is not None else None

    # -------------------------------------------------------------------------------------------------------- watching
    def watch(self, what: str, *, on: On = "write", wave: int | None = None) -> Watch:
        """Stops every later run behind the instruction that touches ``what``; see :func:`parse_watch` for the words.

        Args:
            what: ``c[3, 5]``, ``c``, ``lds[64:128]``, ``v12[17]``, ``v12``, ``s4``, ``vcc``, ``exec``.
            on: for memory: when it is read, written, or either.  A register is watched for a change.
            wave: for a register: of which wave; None for all.

        Raises:
            WatchError: it cannot be watched.
        """
        watch = parse_watch(
            self._next_watch, what, on=on, wave=wave, state=self.state, buffers=self.buffers, lds_bytes=self.lds_bytes
        )
        self._watches[watch.number] = watch
        self._next_watch += 1
        return watch

    def unwatch(self, number: int) -> None:
        """Ends a watchpoint.

        Raises:
            StepError: there is none with this number.
        """
        if number not in self._watches:
            raise StepError(f"there is no watchpoint {number}")
        del self._watches[number]

    @property
    def watches(self) -> tuple[Watch, ...]:
        """All watchpoints, oldest first."""
        return tuple(self._watches.values())


def _takes_part(next_: Together, wave: int | None) -> bool:
    return wave is None or wave in next_.rows


def _waves_text(waves: Sequence[int]) -> str:
    if len(waves) == 1:
        return f"wave {waves[0]}"
    run = list(waves) == list(range(waves[0], waves[-1] + 1)) if waves else False
    return f"waves {waves[0]}–{waves[-1]}" if run and len(waves) > 2 else f"waves {', '.join(map(str, waves))}"
